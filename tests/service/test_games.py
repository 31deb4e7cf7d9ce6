"""Every game, with every value that its options list, played to its end over both wires against bots.

Nothing here knows a game: what there is comes from the catalogue, so that a new game is tested as soon as it is hosted.
"""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from service.harness import running
from service.wires import BOT, HUMAN, WIRES, Wire, sit
from yrden import _core

UNLIMITED = {"rate_per_token": "0", "rate_per_address": "0"}
GAMES: list[dict[str, Any]] = [json.loads(_core.describe(game["id"])) for game in json.loads(_core.games())]


def variants(game: dict[str, Any]) -> list[tuple[int, dict[str, str]]]:
    """Numbers of players with options: the usual game, and each listed value of each option once."""
    found: list[tuple[int, dict[str, str]]] = [(3, {})]
    for option in game["options"]:
        values = re.split(", | or ", option["values"])
        if len(values) < 2 or not all(re.fullmatch(r"\w+", value) for value in values):
            continue
        for value in values:
            players = next(players for players in (3, 2, 1) if takes(game["id"], players, {option["name"]: value}))
            found.append((players, {option["name"]: value}))
    return found


def takes(game: str, players: int, options: dict[str, str]) -> bool:
    """Whether the game can be played so."""
    try:
        _core.Match(game, players, options, bytes(32))
    except _core.CoreError:
        return False
    return True


def play(wire: Wire, game: str, players: int, options: dict[str, str]) -> Any:
    """Play a match against bots to its end; returns its replay."""
    table = sit(wire, HUMAN, *[BOT] * (players - 1), game=game, options=options)
    while not (seen := table.observe(0, detail="DETAIL_CODES")).HasField("outcome"):
        if 0 in seen.asked:
            code = table.chance.choice(seen.legal_actions).code
            table.act(0, code, expected_version=seen.version, detail="DETAIL_CODES")
    return wire.call("GetReplay", match_id=table.match_id)


@pytest.mark.parametrize("wire", WIRES)
@pytest.mark.parametrize("game", [game["id"] for game in GAMES])
def test_every_game_is_played_to_its_end(tmp_path: Path, game: str, wire: str) -> None:
    (described,) = (each for each in GAMES if each["id"] == game)
    with running(tmp_path, **UNLIMITED) as server:
        connected = WIRES[wire](server)
        for players, options in variants(described):
            replay = play(connected, game, players, options)
            assert len(replay.match.outcome.places) == players, options
            told = [event.text for event in replay.events if event.text]
            assert len(told) > len(replay.events) // 2
        connected.close()


@pytest.mark.parametrize("wire", WIRES)
@pytest.mark.parametrize("story", ["edge_of_the_world", "striga", "lesser_evil"])
def test_a_story_is_read_from_its_introduction_to_an_epilogue(tmp_path: Path, story: str, wire: str) -> None:
    with running(tmp_path, **UNLIMITED) as server:
        connected = WIRES[wire](server)
        replay = play(connected, "path_of_destiny", 3, {"story": story})
        read = [event for event in replay.events if event.name == "read"]
        pages = [event.arguments["page"].values[0] for event in read]
        # The introduction, then an opening and an outcome for each chapter, then the epilogue.
        assert len(pages) == 8
        assert pages[0] == 0
        assert 22 <= pages[-1] < 30
        assert all(len(event.text) > 100 for event in read)
        connected.close()
