"""The extension module: one match step by step, many in bulk, and every way to be refused."""

import json
import random
import threading
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from yrden import _core

SEED = bytes(range(32))


def new(players: int = 3, **options: str) -> _core.Match:
    return _core.Match("ronin", players, options, SEED)


def play(match: _core.Match, seed: int = 1) -> _core.Match:
    choices = random.Random(seed)
    while not match.over:
        seat = choices.choice(match.asked())
        match = match.submit(seat, choices.choice(match.legal(seat)))
    return match


def reason(error: pytest.ExceptionInfo[_core.CoreError]) -> str:
    return error.value.reason


def test_a_game_is_played_to_its_end_and_replayed_from_its_log() -> None:
    for players in range(1, 6):
        match = play(new(players))
        outcome = json.loads(match.outcome() or "")
        assert sorted(outcome["places"]) == list(range(1, players + 1))
        again = _core.Match.replay("ronin", players, {}, SEED, match.log())
        assert again.log() == match.log()
        assert again.observe(0) == match.observe(0)
        assert again.outcome() == match.outcome()


def test_submit_returns_the_next_match_and_leaves_the_old_one_alone() -> None:
    match = new()
    seat = match.asked()[0]
    before = (match.version, match.observe(seat), match.log())
    following = match.submit(seat, match.legal(seat)[0])
    assert (match.version, match.observe(seat), match.log()) == before
    assert following.version > match.version
    assert following.log().startswith(match.log())


def test_every_version_of_a_match_can_be_rebuilt() -> None:
    match = new(2)
    choices = random.Random(5)
    while not match.over:
        again = _core.Match.replay("ronin", 2, {}, SEED, match.log())
        assert again.asked() == match.asked()
        for seat in match.asked():
            assert again.asked_at(seat) == match.asked_at(seat)
            assert again.legal(seat) == match.legal(seat)
        seat = choices.choice(match.asked())
        match = match.submit(seat, choices.choice(match.legal(seat)))


def test_menus_have_words_for_every_code() -> None:
    match = new()
    seat = match.asked()[0]
    menu = json.loads(match.menu(seat))
    assert [entry["code"] for entry in menu] == match.legal(seat)
    assert all(entry["label"] and entry["verb"] for entry in menu)


def test_refusals_say_why_and_change_nothing() -> None:
    match = new()
    seat = match.asked()[0]
    other = next(number for number in range(3) if number not in match.asked())
    log = match.log()
    with pytest.raises(_core.CoreError) as error:
        match.submit(seat, 20 << 24)
    assert reason(error) == "ILLEGAL_ACTION"
    assert "Choose one of the legal actions" in str(error.value)
    with pytest.raises(_core.CoreError) as error:
        match.submit(seat, 2**63)
    assert reason(error) == "ILLEGAL_ACTION"
    with pytest.raises(_core.CoreError) as error:
        match.submit(other, match.legal(seat)[0])
    assert reason(error) == "NOT_YOUR_TURN"
    with pytest.raises(_core.CoreError) as error:
        match.submit(3, 0)
    assert reason(error) == "NO_SUCH_SEAT"
    assert match.log() == log
    over = play(match)
    with pytest.raises(_core.CoreError) as error:
        over.submit(0, match.legal(seat)[0])
    assert reason(error) == "MATCH_OVER"


@pytest.mark.parametrize(
    ("players", "options", "words"),
    [
        (6, {}, "players"),
        (0, {}, "players"),
        (3, {"side": "C"}, "A or B"),
        (3, {"season": "summer"}, "one player only"),
        (1, {"season": "spring"}, "summer, autumn or winter"),
        (3, {"automas": "choose"}, "one or two players"),
        (2, {"automas": "maybe"}, "choose or random"),
        (3, {"characters": "geralt,ciri"}, "3 names"),
        (2, {"characters": "geralt,geralt"}, "twice"),
        (2, {"characters": "geralt,eredin"}, "eredin"),
        (3, {"first": "3"}, "0 to 2"),
        (3, {"colour": "blue"}, "unknown"),
    ],
)
def test_bad_options_name_the_option_and_what_it_takes(players: int, options: dict[str, str], words: str) -> None:
    with pytest.raises(_core.CoreError) as error:
        _core.Match("ronin", players, options, SEED)
    assert reason(error) == "BAD_OPTIONS"
    assert words in str(error.value)
    assert (next(iter(options)) if options else "players") in str(error.value)


def test_unknown_games_bots_and_seeds_are_refused_with_what_there_is() -> None:
    for call in (
        lambda: _core.Match("gwent", 2, {}, SEED),
        lambda: _core.describe("gwent"),
        lambda: _core.simulate("gwent", players=2, games=1, bots=["random"]),
    ):
        with pytest.raises(_core.CoreError) as error:
            call()
        assert reason(error) == "UNKNOWN_GAME"
        assert "ronin" in str(error.value)
    with pytest.raises(_core.CoreError) as error:
        _core.simulate("ronin", players=2, games=1, bots=["clever"])
    assert reason(error) == "UNKNOWN_BOT"
    assert "greedy" in str(error.value)
    with pytest.raises(_core.CoreError) as error:
        _core.simulate("ronin", players=2, games=1, bots=["random"] * 3)
    assert reason(error) == "BAD_BOTS"
    with pytest.raises(_core.CoreError) as error:
        _core.Match("ronin", 2, {}, b"short")
    assert reason(error) == "BAD_SEED"


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=60))
def test_garbage_logs_are_refused(garbage: bytes) -> None:
    try:
        match = _core.Match.replay("ronin", 3, {}, SEED, garbage)
    except _core.CoreError as error:
        assert error.reason == "BAD_LOG"
    else:
        assert match.log() == garbage


@settings(max_examples=200, deadline=None)
@given(st.integers(min_value=0, max_value=2000), st.integers(min_value=0, max_value=255))
def test_a_log_with_a_wrong_byte_is_refused_or_another_game(place: int, byte: int) -> None:
    log = bytearray(LOG)
    log[place % len(log)] = byte
    try:
        match = _core.Match.replay("ronin", 3, {}, SEED, bytes(log))
    except _core.CoreError as error:
        assert error.reason == "BAD_LOG"
    else:
        assert match.log() == bytes(log)


LOG = play(new()).log()


@settings(max_examples=500, deadline=None)
@given(st.integers(min_value=0, max_value=2**64 - 1))
def test_any_code_is_taken_or_refused(code: int) -> None:
    match = new()
    seat = match.asked()[0]
    if code in match.legal(seat):
        assert match.submit(seat, code).version > match.version
    else:
        with pytest.raises(_core.CoreError):
            match.submit(seat, code)


def simulated(threads: int, **changes: Any) -> dict[str, Any]:
    plan: dict[str, Any] = {"players": 3, "games": 200, "bots": ["greedy", "random"], "seed": 4} | changes
    results: dict[str, Any] = json.loads(_core.simulate("ronin", threads=threads, **plan))
    return {key: value for key, value in results.items() if not key.endswith("second") and key != "seconds"}


def test_simulation_gives_the_same_for_any_number_of_threads() -> None:
    assert simulated(1) == simulated(2) == simulated(7)
    assert simulated(1) != simulated(1, seed=5)


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("side", ["A", "B"])
def test_simulation_counts_every_win_once(players: int, side: str) -> None:
    results = simulated(2, players=players, games=60, bots=["random"], options={"side": side})
    assert results["games"] == 60
    assert results["actions"] > results["decisions"] > 0
    wins = sum(results["wins"])
    assert wins == pytest.approx(sum(results["wins_by_bot"].values()))
    assert wins == pytest.approx(sum(results["wins_by_character"].values()))
    assert wins <= 60 if players == 1 else wins == pytest.approx(60)


def test_progress_is_reported_and_can_stop_a_long_run() -> None:
    seen: list[int] = []

    def report(done: int) -> None:
        seen.append(done)
        if len(seen) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        _core.simulate("ronin", players=5, games=2_000_000, bots=["greedy"], progress=report)
    assert len(seen) == 3
    assert seen == sorted(seen)


def test_a_match_can_be_looked_at_from_many_threads() -> None:
    match = new(5)
    views: list[str] = []
    threads = [threading.Thread(target=lambda: views.append(play(match, 3).observe())) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(views)) == 1


def test_what_a_spectator_sees_names_no_hidden_card() -> None:
    match = new(3, characters="geralt,ciri,triss")
    view = json.loads(match.observe())
    assert view["hand"] == []
    assert view["viewer"] is None


def test_explanations_are_found_by_name_and_number() -> None:
    cards = next(
        section for section in json.loads(_core.describe("ronin"))["content"] if section["title"] == "Action cards"
    )["entries"]
    assert len(cards) == 80
    for card in cards[:5]:
        assert card["name"] in (_core.explain("ronin", card["name"]) or "")
    assert _core.explain("ronin", "no such thing at all") is None


def edited_pack() -> dict[str, str]:
    """Ronin's content with one card renamed."""
    files = dict(_core.pack("ronin"))
    assert "Paths of the Kodama" in files["cards.toml"]
    files["cards.toml"] = files["cards.toml"].replace("Paths of the Kodama", "Paths of the Tanuki")
    return files


def test_a_match_is_played_with_the_content_it_is_given() -> None:
    ours, other = new(), _core.Match("ronin", 3, {}, SEED, edited_pack())
    assert ours.content_hash == json.loads(_core.describe("ronin"))["content_hash"] != other.content_hash
    finished = play(other)
    again = _core.Match.replay("ronin", 3, {}, SEED, finished.log(), edited_pack())
    assert again.content_hash == other.content_hash
    assert again.observe(0) == finished.observe(0)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda files: files.pop("cards.toml"), "cards.toml: the file is missing"),
        (lambda files: files.update({"extra.toml": ""}), "extra.toml: is no file"),
        (lambda files: files.update({"boards.toml": "= nonsense"}), "boards.toml"),
    ],
)
def test_a_bad_pack_is_refused_with_file_and_reason(change: Any, words: str) -> None:
    files = dict(_core.pack("ronin"))
    change(files)
    with pytest.raises(_core.CoreError) as error:
        _core.Match("ronin", 3, {}, SEED, files)
    assert reason(error) == "BAD_PACK"
    assert words in str(error.value)
