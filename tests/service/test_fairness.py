"""Fair dealing: the seed is fixed before the match and shown after it; whoever changes a replay is caught."""

import hashlib
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from google.protobuf import json_format

from service.harness import YRDEN, Server
from service.wires import ADMIN, HUMAN, Wire, refusal, rest_of, sit
from yrden import _core
from yrden.fairness import BadReplay, check
from yrden.v1 import matches_pb2


def verify(path: Path) -> tuple[int, str]:
    done = subprocess.run([YRDEN, "verify", str(path)], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def replay(shared: Server) -> Any:
    """A finished match of three, one of whom gave up."""
    wire = rest_of(shared)
    table = sit(wire, HUMAN, HUMAN, HUMAN)
    table.play(40)
    table.resign(1)
    while not table.observe().HasField("outcome"):
        for seat in {0, 2} & set(table.observe().asked):
            seen = table.observe(seat)
            if seen.legal_actions:
                table.act(seat, seen.legal_actions[0].code, expected_version=seen.version)
    found = wire.call("GetReplay", match_id=table.match_id)
    wire.close()
    return found


def test_a_replay_is_refused_before_the_end_and_whole_afterwards(wire: Wire) -> None:
    table = sit(wire)
    commitment = table.match().commitment
    table.play(20)
    assert refusal(lambda: wire.call("GetReplay", match_id=table.match_id)).reason == "NOT_FINISHED"
    # Not with a seat's token, and not with the operator's key: a seed that is known is no secret.
    for token in (table.tokens[0], ADMIN):
        assert refusal(lambda: wire.call("GetReplay", token, match_id=table.match_id)).reason == "NOT_FINISHED"  # noqa: B023
    table.play()
    found = wire.call("GetReplay", match_id=table.match_id)
    seed = bytes.fromhex(found.seed)
    assert found.match.commitment == commitment
    assert hashlib.sha256(b"yrden" + table.match_id.encode() + seed).hexdigest() == commitment
    match = _core.Match.replay("ronin", 2, {}, seed, found.log)
    assert match.version == found.match.version
    assert match.over
    assert list(found.match.outcome.places) == json.loads(match.outcome() or "")["places"]
    assert {event.version for event in found.events} <= set(range(1, match.version + 1))


def test_a_whole_replay_is_fair(replay: Any, tmp_path: Path) -> None:
    path = tmp_path / "replay.json"
    path.write_text(json_format.MessageToJson(replay), encoding="utf-8")
    code, text = verify(path)
    assert code == 0, text
    assert "WRONG" not in text
    assert "dealt fairly" in text
    assert replay.match.commitment in text


def flip_log(replay: Any) -> None:
    log = bytearray(replay.log)
    log[len(log) // 2] ^= 1
    replay.log = bytes(log)


def cut_log(replay: Any) -> None:
    replay.log = replay.log[:-3]


def change_seed(replay: Any) -> None:
    replay.seed = f"{replay.seed[:-1]}{int(replay.seed[-1], 16) ^ 1:x}"


def change_seed_and_commitment(replay: Any) -> None:
    change_seed(replay)
    text = b"yrden" + replay.match.id.encode() + bytes.fromhex(replay.seed)
    replay.match.commitment = hashlib.sha256(text).hexdigest()


def change_commitment(replay: Any) -> None:
    replay.match.commitment = "0" * 64


def change_places(replay: Any) -> None:
    places = list(replay.match.outcome.places)
    replay.match.outcome.places[:] = places[::-1] if places != places[::-1] else [*places[1:], places[0]]


def change_scores(replay: Any) -> None:
    replay.match.outcome.scores[0] += 1


def forget_outcome(replay: Any) -> None:
    replay.match.ClearField("outcome")


def change_rules(replay: Any) -> None:
    replay.match.rules_version += 1


def change_content(replay: Any) -> None:
    replay.match.content_hash = "0" * 64


def change_options(replay: Any) -> None:
    replay.match.options["side"] = "B"


def change_players(replay: Any) -> None:
    replay.match.players = 4


def change_game(replay: Any) -> None:
    replay.match.game = "chess"


def change_match(replay: Any) -> None:
    replay.match.id = "another"


def change_story(replay: Any) -> None:
    replay.events[3].text = "Nothing happened."


CHANGES: list[Callable[[Any], None]] = [
    flip_log,
    cut_log,
    change_seed,
    change_seed_and_commitment,
    change_commitment,
    change_places,
    change_scores,
    forget_outcome,
    change_rules,
    change_content,
    change_options,
    change_players,
    change_game,
    change_match,
    change_story,
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_replay_is_caught(change: Callable[[Any], None], replay: Any) -> None:
    changed = matches_pb2.Replay()
    changed.CopyFrom(replay)
    change(changed)
    report = check(json_format.MessageToJson(changed))
    assert not report.fair, report.lines
    assert any("WRONG" in line for line in report.lines)


def test_no_byte_of_the_log_can_be_changed(replay: Any) -> None:
    for place in range(0, len(replay.log), 11):
        changed = matches_pb2.Replay()
        changed.CopyFrom(replay)
        log = bytearray(changed.log)
        log[place] ^= 1 << (place % 8)
        changed.log = bytes(log)
        assert not check(json_format.MessageToJson(changed)).fair, place


def test_the_command_says_what_is_wrong(replay: Any, tmp_path: Path) -> None:
    changed = matches_pb2.Replay()
    changed.CopyFrom(replay)
    change_seed_and_commitment(changed)
    path = tmp_path / "replay.json"
    path.write_text(json_format.MessageToJson(changed), encoding="utf-8")
    code, text = verify(path)
    assert code == 1
    assert "WRONG" in text
    assert "NOT dealt" in text
    path.write_text("{}", encoding="utf-8")
    assert verify(path)[0] == 2
    assert verify(tmp_path / "none.json")[0] == 2


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"seed": "zz"}', '{"seed": "00", "log": "AA=="}', "\0"])
def test_what_is_no_replay_is_said_to_be_none(text: str) -> None:
    with pytest.raises(BadReplay):
        check(text)
