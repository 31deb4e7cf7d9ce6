"""The command line as people use it: a process with arguments, and the terminal game in a real terminal."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from yrden import _core

YRDEN = str(Path(sys.executable).parent / "yrden")
KEYS = [
    "game",
    "players",
    "games",
    "decisions",
    "actions",
    "seconds",
    "actions_per_second",
    "decisions_per_second",
    "wins",
    "wins_by_bot",
    "wins_by_character",
    "mean_score",
    "content_hash",
    "rules_version",
]


def run(*arguments: str, code: int = 0) -> str:
    done = subprocess.run([YRDEN, *arguments], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stderr


def test_help_names_every_command() -> None:
    text = run("--help")
    for command in ("games", "simulate", "balance", "play", "rules"):
        assert command in text
        assert "Usage" in run(command, "--help")


def test_games_are_listed_and_described() -> None:
    assert "ronin" in run("games")
    text = run("games", "ronin")
    for word in ("side", "season", "characters", "Geralt", "Variants", "Options"):
        assert word in text
    assert json.loads(run("games", "--json"))[0]["id"] == "ronin"
    assert json.loads(run("games", "ronin", "--json"))["id"] == "ronin"


def test_simulate_prints_json_with_its_keys_and_the_same_twice() -> None:
    command = [
        "simulate",
        "ronin",
        "--players",
        "4",
        "--games",
        "60",
        "--bots",
        "greedy,random,random,random",
    ]
    one, two = (json.loads(run(*command, "--seed", "7", "--json")) for _ in range(2))
    assert list(one) == KEYS
    times = {"seconds", "actions_per_second", "decisions_per_second"}
    assert {key: one[key] for key in KEYS if key not in times} == {key: two[key] for key in KEYS if key not in times}
    assert one["wins_by_bot"]["greedy"] >= 0.6 * one["games"]


@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_simulate_plays_every_season_alone(season: str) -> None:
    command = [
        "simulate",
        "ronin",
        "--players",
        "1",
        "--games",
        "20",
        "--option",
        f"season={season}",
        "--json",
    ]
    assert len(json.loads(run(*command))["wins"]) == 1


def test_simulate_shows_tables() -> None:
    text = run("simulate", "ronin", "--players", "2", "--games", "20")
    for word in ("By seat", "By bot", "By character", "actions/s"):
        assert word in text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["simulate", "gwent"], "no game 'gwent'"),
        (["simulate", "ronin", "--bots", "clever"], "no bot 'clever'"),
        (["simulate", "ronin", "--option", "side"], "KEY=VALUE"),
        (["simulate", "ronin", "--option", "side=C"], "A or B"),
        (["simulate", "ronin", "--option", "side=A", "--option", "side=B"], "twice"),
        (["simulate", "ronin", "--players", "9"], "players"),
        (["play", "gwent"], "no game 'gwent'"),
        (["play", "ronin", "--bots", "clever"], "no bot 'clever'"),
        (["games", "gwent"], "no game 'gwent'"),
        (["rules", "gwent"], "gwent"),
    ],
)
def test_mistakes_get_one_clear_line(arguments: list[str], words: str) -> None:
    assert words in run(*arguments, code=2)


def terminal(*arguments: str, game: str = "ronin", columns: int = 100, **environment: str) -> "pexpect.spawn[str]":
    return pexpect.spawn(
        YRDEN,
        ["play", game, *arguments],
        dimensions=(50, columns),
        encoding="utf-8",
        timeout=60,
        env={**os.environ, "TERM": "xterm-256color", **environment},
    )


PROMPT = r"Your choice \(1-(\d+), \?, q\): "


@pytest.mark.parametrize("players", ["1", "3"])
@pytest.mark.parametrize("game", [game["id"] for game in json.loads(_core.games())])
def test_a_whole_game_is_played_in_a_terminal(game: str, players: str) -> None:
    child = terminal("--players", players, "--bots", "random", "--seed", "11", game=game)
    shown: list[str] = []
    decisions = 0
    while child.expect([PROMPT, r"You have (not )?won"]) == 0:
        shown.append(child.before or "")
        assert isinstance(child.match, re.Match)
        most = int(child.match.group(1))
        child.sendline(str(1 + decisions % most))
        decisions += 1
        assert decisions < 5000
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert decisions > 30
    story = "".join(shown)
    assert "What just happened" in story


def test_questions_mistakes_and_leaving() -> None:
    child = terminal("--seed", "5")
    child.expect(PROMPT)
    child.sendline("?")
    child.expect("explains a card")
    child.expect(PROMPT)
    child.sendline("? Training")
    child.expect("Training")
    child.expect(PROMPT)
    child.sendline("? nothing like this")
    child.expect("Nothing here is called")
    child.expect(PROMPT)
    child.sendline("99")
    child.expect("not one of the choices")
    child.expect(PROMPT)
    child.sendline("q")
    child.expect("You leave the table")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_the_terminal_game_works_without_colours_and_keeps_to_its_columns() -> None:
    child = terminal("--seed", "5", columns=100, NO_COLOR="1")
    child.expect(PROMPT)
    child.sendline("1")
    child.expect(PROMPT)
    text = child.before or ""
    child.sendline("q")
    child.expect(pexpect.EOF)
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", text), "no colours"
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)
    assert max(len(line.rstrip("\r")) for line in plain.split("\n")) <= 100
