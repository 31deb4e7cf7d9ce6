"""Settings: where they come from, what they take, and what is said when they are wrong."""

import re
import subprocess
from pathlib import Path

import pytest
from pydantic import SecretStr, ValidationError

from yrden.config import Address, BadSettings, Origin, Settings, describe, load

PAGE = Path(__file__).parents[2] / "docs" / "configuration.md"
TAKES = {row.name: row.takes for row in describe()}
KEY = "a-key-that-nobody-guesses"


def wrong(environ: dict[str, str], folder: Path) -> tuple[str, ...]:
    with pytest.raises(BadSettings) as caught:
        load(environ, folder)
    assert "\n".join(caught.value.lines) == str(caught.value)
    return caught.value.lines


def write(folder: Path, text: str, name: str = "yrden.toml") -> Path:
    path = folder / name
    path.write_text(text)
    return path


def test_defaults_are_safe(tmp_path: Path) -> None:
    settings = load({}, tmp_path)
    assert settings == Settings()
    assert (str(settings.grpc_address), str(settings.http_address)) == ("127.0.0.1:7777", "127.0.0.1:8080")
    assert settings.grpc_address.is_loopback
    assert settings.http_address.is_loopback
    assert settings.store == Path("yrden.sqlite3")
    assert settings.admin_key.get_secret_value() == ""
    assert settings.tls is None
    assert {row.origin for row in describe(settings)} == {Origin.DEFAULT}


def test_the_environment_goes_before_the_file_and_the_file_before_defaults(tmp_path: Path) -> None:
    write(tmp_path, 'live_matches = 5\nwatchers = 6\nlog_level = "Debug"\nrate_per_token = 0.5\n')
    settings = load(
        {"YRDEN_WATCHERS": "7", "YRDEN_COMMIT_LINGER_MS": "2.5", "PATH": "x", "OTHER_YRDEN_X": ""}, tmp_path
    )
    assert (settings.live_matches, settings.watchers, settings.commit_batch) == (5, 7, 64)
    assert (settings.log_level, settings.rate_per_token, settings.commit_linger_ms) == ("debug", 0.5, 2.5)
    origins = {row.name: row.origin for row in describe(settings) if row.origin is not Origin.DEFAULT}
    assert origins == {
        "live_matches": Origin.FILE,
        "log_level": Origin.FILE,
        "rate_per_token": Origin.FILE,
        "watchers": Origin.ENVIRONMENT,
        "commit_linger_ms": Origin.ENVIRONMENT,
    }


def test_another_file_can_be_named(tmp_path: Path) -> None:
    write(tmp_path, "watchers = 1")
    other = write(tmp_path, "watchers = 2", "other.toml")
    assert load({"YRDEN_CONFIG": str(other)}, tmp_path).watchers == 2
    assert load({"YRDEN_CONFIG": "other.toml"}, tmp_path).watchers == 2


def test_all_that_is_wrong_is_said_at_once_in_one_line_each(tmp_path: Path) -> None:
    write(tmp_path, 'watchers = -1\nlive_matchs = 3\ncommit_batch = "many\\nlines"\ndrain_seconds = true\n')
    environ = {
        "YRDEN_GRPC_ADDRESS": ":7777",
        "YRDEN_STORE": str(tmp_path),
        "YRDEN_ADMIN_KEY": "sesame",
        "YRDEN_TLS_KEY": str(tmp_path / "none.pem"),
        "YRDEN_LOG_FORMAT": "xml",
        "YRDEN_RATE_PER_TOKEN": "nan",
        "YRDEN_DEADLINE_SECOND": "3",
        "YRDEN_ZZZ": "3",
    }
    lines = wrong(environ, tmp_path)
    assert sorted(lines) == sorted(
        [
            "live_matchs in yrden.toml is no setting; did you mean live_matches?",
            "YRDEN_DEADLINE_SECOND is no setting; did you mean YRDEN_DEADLINE_SECONDS?",
            "YRDEN_ZZZ is no setting; `yrden config` lists the settings.",
            "watchers (from yrden.toml) is '-1'; it takes a whole number from 0 to 1000000.",
            "commit_batch (from yrden.toml) is 'many lines'; it takes a whole number from 1 to 100000.",
            "drain_seconds (from yrden.toml) is 'true'; it takes a number from 0 to 3600.",
            f"grpc_address (from YRDEN_GRPC_ADDRESS) is ':7777'; it takes {TAKES['grpc_address']}.",
            f"store (from YRDEN_STORE) is '{tmp_path}'; it takes the path of a file in a folder that exists.",
            f"admin_key (from YRDEN_ADMIN_KEY) is (hidden); it takes {TAKES['admin_key']}.",
            f"tls_key (from YRDEN_TLS_KEY) is '{tmp_path}/none.pem'; it takes the path of a PEM file that can be read.",
            "log_format (from YRDEN_LOG_FORMAT) is 'xml'; it takes auto, json or console.",
            "rate_per_token (from YRDEN_RATE_PER_TOKEN) is 'nan'; it takes a number from 0 to 100000000.",
        ]
    )
    assert not any("\n" in line for line in lines)


@pytest.mark.parametrize("name", sorted(set(Settings.model_fields) - {"admin_key", "store"}))
@pytest.mark.parametrize("text", ["?", "-1", "1e999", "[]"])
def test_nonsense_is_refused_for_every_setting(tmp_path: Path, name: str, text: str) -> None:
    variable = f"YRDEN_{name.upper()}"
    (line,) = wrong({variable: text}, tmp_path)
    assert line.startswith(f"{name} (from {variable}) is '{text}'; it takes ")


@pytest.mark.parametrize("value", ["[1, 2]", "{ a = 1 }", "1979-05-27", "true"])
def test_a_file_cannot_bring_other_types(tmp_path: Path, value: str) -> None:
    for name in ("grpc_address", "log_level", "live_matches", "rate_per_address", "admin_key"):
        write(tmp_path, f"{name} = {value}")
        (line,) = wrong({}, tmp_path)
        assert line.startswith(f"{name} (from yrden.toml) is ")
    write(tmp_path, "[limits]\nwatchers = 1")
    assert wrong({}, tmp_path)[0].startswith("limits in yrden.toml is no setting; ")


def test_a_file_that_cannot_be_read_is_named_and_the_rest_is_checked_too(tmp_path: Path) -> None:
    write(tmp_path, "watchers = = 1")
    lines = wrong({"YRDEN_WATCHERS": "x"}, tmp_path)
    assert len(lines) == 2
    assert re.fullmatch(r"yrden\.toml is not TOML: .*line 1.*\.", lines[0])
    (tmp_path / "yrden.toml").write_bytes(b"\xff")
    assert wrong({}, tmp_path)[0].startswith("yrden.toml is not TOML: ")
    assert wrong({"YRDEN_CONFIG": "none.toml"}, tmp_path) == (
        "YRDEN_CONFIG is 'none.toml'; it takes the path of a TOML file that can be read (No such file or directory).",
    )
    assert wrong({"YRDEN_CONFIG": ""}, tmp_path)[0].startswith("YRDEN_CONFIG is ''; it takes ")


def test_variables_that_an_orchestrator_sets_are_not_ours(tmp_path: Path) -> None:
    environ = {
        "YRDEN_SERVICE_HOST": "192.0.2.1",
        "YRDEN_SERVICE_PORT": "7777",
        "YRDEN_SERVICE_PORT_GRPC": "7777",
        "YRDEN_PORT": "tcp://192.0.2.1:7777",
        "YRDEN_PORT_7777_TCP": "tcp://192.0.2.1:7777",
        "YRDEN_PORT_7777_TCP_ADDR": "192.0.2.1",
        "YRDEN_METRICS_SERVICE_HOST": "192.0.2.1",
        "YRDEN_METRICS_PORT": "tcp://192.0.2.1:7777",
    }
    assert load(environ, tmp_path) == Settings()
    assert len(wrong({"YRDEN_PORT": "7777", "YRDEN_GRPC_PORT": "7777"}, tmp_path)) == 2


@pytest.mark.parametrize(
    ("text", "host", "port", "loopback"),
    [
        ("127.0.0.1:7777", "127.0.0.1", 7777, True),
        ("127.9.9.9:0", "127.9.9.9", 0, True),
        ("localhost:1", "localhost", 1, True),
        ("[::1]:65535", "::1", 65535, True),
        ("0.0.0.0:80", "0.0.0.0", 80, False),  # noqa: S104
        ("[::]:80", "::", 80, False),
        ("games.example.org:443", "games.example.org", 443, False),
    ],
)
def test_addresses(text: str, host: str, port: int, loopback: bool) -> None:
    address = Address.parse(text)
    assert (address.host, address.port, address.is_loopback, str(address)) == (host, port, loopback, text)


@pytest.mark.parametrize(
    "text",
    [
        *("", ":80", "*:80", "80", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1", "127.0.0.1:٣"),
        *("::1:80", "[::1]", "[x]:80", "1.2.3:80", "300.0.0.1:80", "http://a:80", "a b:80", "unix:/x"),
    ],
)
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the setting says what it takes
        Address.parse(text)


@pytest.mark.parametrize("http", ["127.0.0.1:9000", "0.0.0.0:9000"])
def test_the_two_addresses_differ(tmp_path: Path, http: str) -> None:
    (line,) = wrong({"YRDEN_GRPC_ADDRESS": "127.0.0.1:9000", "YRDEN_HTTP_ADDRESS": http}, tmp_path)
    assert line == f"http_address is '{http}' and grpc_address '127.0.0.1:9000'; each takes a port of its own."
    load({"YRDEN_GRPC_ADDRESS": "127.0.0.1:0", "YRDEN_HTTP_ADDRESS": "127.0.0.1:0"}, tmp_path)
    load({"YRDEN_GRPC_ADDRESS": "127.0.0.1:9000", "YRDEN_HTTP_ADDRESS": "127.0.0.2:9000"}, tmp_path)


def test_certificate_and_key_come_together(tmp_path: Path) -> None:
    path = str(write(tmp_path, "no certificate", "x.pem"))
    assert wrong({"YRDEN_TLS_CERTIFICATE": path}, tmp_path) == (
        f"tls_certificate is '{path}', but tls_key is not set; set both or none.",
    )
    assert wrong({"YRDEN_TLS_KEY": path, "YRDEN_TLS_CERTIFICATE": ""}, tmp_path) == (
        f"tls_key is '{path}', but tls_certificate is not set; set both or none.",
    )
    (line,) = wrong({"YRDEN_TLS_KEY": path, "YRDEN_TLS_CERTIFICATE": path}, tmp_path)
    assert line.startswith(f"tls_key is '{path}'; it takes the private key, not encrypted, of tls_certificate, ")


def certificate(folder: Path, name: str, *options: str) -> dict[str, str]:
    files = folder / f"{name}.crt", folder / f"{name}.key"
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-subj", "/CN=localhost", "-days", "1"]
    command = [
        "openssl",
        "req",
        "-x509",
        *kind,
        *(options or ["-nodes"]),
        "-out",
        str(files[0]),
        "-keyout",
        str(files[1]),
    ]
    subprocess.run(command, check=True, capture_output=True)
    return {"YRDEN_TLS_CERTIFICATE": str(files[0]), "YRDEN_TLS_KEY": str(files[1])}


def test_certificate_and_key_fit_each_other(tmp_path: Path) -> None:
    first, second = certificate(tmp_path, "first"), certificate(tmp_path, "second")
    settings = load(first, tmp_path)
    assert settings.tls == (tmp_path / "first.crt", tmp_path / "first.key")
    assert "KEY_VALUES_MISMATCH" in wrong({**first, "YRDEN_TLS_KEY": second["YRDEN_TLS_KEY"]}, tmp_path)[0]
    # Nobody is asked for a password.
    assert len(wrong(certificate(tmp_path, "third", "-passout", "pass:word"), tmp_path)) == 1


def test_the_admin_key_is_shown_nowhere(tmp_path: Path) -> None:
    settings = load({"YRDEN_ADMIN_KEY": KEY}, tmp_path)
    assert settings.admin_key.get_secret_value() == KEY
    shown = {row.name: row.value for row in describe(settings)}
    assert shown["admin_key"] == "(hidden)"
    assert KEY not in f"{settings!r} {settings} {describe(settings)} {settings.model_dump_json()}"
    assert {row.name: row.value for row in describe()}["admin_key"] == ""
    for bad in ("short-secret", f"{KEY} with spaces", f"{KEY}\n", f"{KEY}ü"):
        (line,) = wrong({"YRDEN_ADMIN_KEY": bad}, tmp_path)
        assert bad.strip() not in line
    with pytest.raises(ValidationError) as caught:
        Settings(admin_key=SecretStr("short-secret"))
    assert "short-secret" not in str(caught.value)


def test_settings_made_directly_are_checked_in_the_same_way() -> None:
    assert Settings(grpc_address=Address("127.0.0.1", 0), admin_key=SecretStr(KEY)).grpc_address.port == 0
    with pytest.raises(ValidationError):
        Settings(watchers=-1)
    with pytest.raises(ValidationError):
        Settings(grpc_address=Address("127.0.0.1", 8080))
    with pytest.raises(ValidationError):
        Settings().watchers = 3


def test_every_setting_explains_itself() -> None:
    for row in describe():
        assert row.variable == f"YRDEN_{row.name.upper()}"
        assert row.help.endswith(".")
        assert row.takes


def test_the_page_lists_every_setting_as_it_is() -> None:
    listed = re.findall(r"^\| `(\w+)` \| (.*?) \| (.+?) \| (.+) \|$", PAGE.read_text(), re.MULTILINE)
    assert listed == [(row.name, f"`{row.value}`" if row.value else "none", row.takes, row.help) for row in describe()]


def test_the_file_on_the_page_can_be_used(tmp_path: Path) -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text(), re.DOTALL)
    write(tmp_path, text)
    assert not load({}, tmp_path).grpc_address.is_loopback
