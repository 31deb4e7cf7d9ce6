"""The README's own snippets, run as they stand against a real server."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from service.harness import Server, running

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PATIENCE = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("readme")) as started:
        yield started


def snippet(title: str, language: str, server: Server) -> str:
    """The code block after a title, with the test server's addresses."""
    found = re.search(rf"\*\*{title}\*\*.*?```{language}\n(.*?)```", README, re.DOTALL)
    assert found, f"the README has no snippet for {title}"
    return found.group(1).replace("127.0.0.1:7777", server.grpc).replace("127.0.0.1:8080", server.http)


def shell(script: str) -> str:
    environment = {**os.environ, "PATH": f"{ROOT / 'build' / 'bin'}:{os.environ['PATH']}"}
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env=environment,
    )
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def test_a_first_match_with_grpcurl(server: Server) -> None:
    answer = shell(snippet("grpcurl", "sh", server))
    assert '"applied_version"' in answer
    assert '"observation"' in answer


def test_a_first_match_with_curl(server: Server) -> None:
    answer = shell(snippet("curl", "sh", server))
    assert "Choose" in answer
    assert answer.rstrip().endswith('"')


def test_a_whole_match_with_python(server: Server) -> None:
    done = subprocess.run(
        [sys.executable, "-c", snippet("Python", "python", server)],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"places: \[\d, \d, \d\]", done.stdout)


def picture(page: webdriver.Chrome) -> tuple[str, str]:
    """What the page asks and tells."""
    return page.find_element(By.ID, "actions").text, page.find_element(By.ID, "log").text


def test_a_first_match_in_a_browser(server: Server, tmp_path: Path) -> None:
    assert "press *New game against bots*" in README
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for flag in (
        "headless=new",
        "no-sandbox",
        "disable-gpu",
        "disable-background-networking",
        "disable-component-update",
        "disable-sync",
        "no-first-run",
        f"user-data-dir={tmp_path}",
    ):
        options.add_argument(f"--{flag}")
    browser = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
    try:
        browser.get(f"http://{server.http}/")
        wait = WebDriverWait(browser, PATIENCE)
        start = wait.until(lambda page: page.find_element(By.XPATH, "//button[contains(., 'New game against')]"))
        start.click()
        for _ in range(3):
            wait.until(lambda page: page.find_elements(By.CSS_SELECTOR, "#actions button:enabled"))
            before = picture(browser)
            browser.find_element(By.CSS_SELECTOR, "#actions button:enabled").click()
            wait.until(lambda page, before=before: picture(page) != before)  # type: ignore[misc]
        logged = browser.get_log("browser")  # type: ignore[no-untyped-call]
        severe = [entry for entry in logged if entry["level"] == "SEVERE"]
        assert not severe
    finally:
        browser.quit()
