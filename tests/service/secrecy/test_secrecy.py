"""Secrecy over the wire: two worlds that differ only in what a viewer may not know answer it with the same bytes.

The worlds are two servers on two stores. Every pair of matches is asked by the same script in both; see `worlds`,
`wire` and `script`.
"""

import itertools
import json
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from service.harness import running
from service.secrecy import worlds
from service.secrecy.script import Answers, Heard, perform
from service.secrecy.wire import TIME, Names, without_times
from service.secrecy.worlds import Case, Pair, Table
from yrden import _core
from yrden.v1 import matches_pb2

UNLIMITED = {"rate_per_token": "0", "rate_per_address": "0", "log_level": "debug"}
SIDE_B = (("side", "B"),)
STRIGA, LESSER_EVIL = ((("story", story),) for story in ("striga", "lesser_evil"))
# Ronin with all its ways to sit, each story with secrets of its own, and every game that is hosted.
CASES = [
    *(
        Case(players, viewer, late, own=viewer is not None and late is (players == 3), options=options)
        for players, options in ((2, ()), (3, SIDE_B), (5, ()))
        for viewer in (0, 1, None)
        for late in (False, True)
    ),
    *(
        Case(3, viewer, late, own=viewer is not None, options=options, game="path_of_destiny")
        for options in (STRIGA, LESSER_EVIL)
        for viewer in (0, None)
        for late in (False, True)
    ),
    *(
        Case(4, viewer, late, own=False, game=game["id"])
        for game in json.loads(_core.games())
        for viewer in (1, None)
        for late in (False, True)
    ),
]
NUMBERS = range(len(CASES))


@pytest.fixture(scope="module")
def heard(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[list[Table]], list[Heard]]:
    """What was answered in both worlds."""
    pairs = [Pair.find(case, number) for number, case in enumerate(CASES)]
    now = time.time_ns() // 1_000_000
    # Made here, not in the threads: pytest's factory is not to be used by two at once.
    folders = [tmp_path_factory.mktemp(f"world{world}") for world in range(2)]

    def run(world: int) -> tuple[list[Table], Heard]:
        folder = folders[world]
        # The two worlds were made at different times, by a second and a bit.
        tables = worlds.write(folder / "yrden.sqlite3", pairs, world, now - 10_000 - world * 1_234)
        with running(folder, **UNLIMITED) as server:
            return tables, perform(server, tables)

    with ThreadPoolExecutor(2) as pool:
        both = list(pool.map(run, range(2)))
    return [tables for tables, _ in both], [answers for _, answers in both]


def differences(here: Answers, there: Answers) -> list[str]:
    """What was answered differently in the two worlds, in words."""
    assert list(here) == list(there), "the script was not the same"
    return [f"{asked}:\n  {here[asked]}\n  {there[asked]}" for asked in here if here[asked] != there[asked]]


Both = tuple[list[list[Table]], list[Heard]]


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: str(CASES[number]))
def test_a_viewer_cannot_tell_the_worlds_apart(heard: Both, number: int) -> None:
    here, there = (world.viewers[number] for world in heard[1])
    assert len(here) > 100
    assert differences(here, there) == []


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: str(CASES[number]))
def test_who_knows_the_difference_is_told_it_on_every_channel(heard: Both, number: int) -> None:
    """The comparison can fail: the same matches look different to seats that know what differs."""
    here, there = (world.informed[number] for world in heard[1])
    found = {" ".join(difference.split()[:2]) for difference in differences(here, there)}
    assert found == {"grpc observe", "rest observe", "grpc watch", "rest watch"}


def test_lists_and_pages_are_the_same(heard: Both) -> None:
    here, there = (world.public for world in heard[1])
    assert differences(here, there) == []


def test_metrics_have_the_same_names_and_labels(heard: Both) -> None:
    here, there = (world.metrics for world in heard[1])
    assert here == there
    assert ("yrden_refusals_total", (("reason", "ILLEGAL_ACTION"),)) in here


def test_logs_have_the_same_events_keys_and_reasons(heard: Both) -> None:
    here, there = (world.logs for world in heard[1])
    assert here == there
    assert {"refused", "call", "ready", "stopped"} <= {event for _, event, *_ in here}


def test_logs_name_no_token_and_no_seed(heard: Both) -> None:
    for tables, world in zip(*heard, strict=True):
        secrets = [table.header.seed.hex() for table in tables]
        secrets += itertools.chain.from_iterable(table.tokens for table in tables)
        assert not [secret for secret in secrets if secret in world.log_text]


def test_the_script_meets_every_refusal_it_is_after(heard: Both) -> None:
    bodies = b"".join(
        body for answers in heard[1][0].viewers.values() for answer in answers.values() for body in answer.bodies
    )
    wanted = {"ILLEGAL_ACTION", "NOT_YOUR_TURN", "STALE_VERSION", "UNGUARDED_ACT", "NO_TOKEN", "BAD_TOKEN"}
    wanted |= {"NOT_FINISHED", "REQUEST_ID_REUSED", "NO_OPEN_SEAT", "SEAT_TAKEN", "BAD_REQUEST"}
    assert not {reason for reason in wanted if f'"reason":"{reason}"'.encode() not in bodies}


def test_seats_act_unseen_and_differently() -> None:
    """Some steps of other seats are not the same in both worlds, and some are of the viewer."""
    steps = [(case, Pair.find(case, number).step) for number, case in enumerate(CASES)]
    assert [step for case, step in steps if step.seat == case.viewer]
    assert [step for case, step in steps if step.seat != case.viewer and step.codes[0] != step.codes[1]]


def listing(milliseconds: int, version: int = 3) -> bytes:
    """A serialized list with one match in it."""
    match = matches_pb2.Match(id="abc", commitment="def", version=version)
    match.create_time.FromMilliseconds(milliseconds)
    return matches_pb2.ListMatchesResponse(matches=[match], next_page_token="more").SerializeToString()  # noqa: S106


def test_only_names_and_times_are_replaced() -> None:
    kind = matches_pb2.ListMatchesResponse.DESCRIPTOR
    names, others = Names({"abc": "<match>"}), Names({"xyz": "<match>"})
    # A second sharp is shorter than one with a fraction, and so is the message around it.
    short, long = listing(1_700_000_000_000), listing(1_700_000_000_999)
    assert len(short) != len(long)
    assert names.comparable_message(kind, short) == names.comparable_message(kind, long)
    assert names.comparable_message(kind, short) != others.comparable_message(kind, short)
    assert without_times(kind, short) != without_times(kind, listing(1_700_000_000_000, version=7))
    assert without_times(kind, short).count(TIME) == 1
    unknown = b"\xfa\x3f\x03abc\xf8\x3f\x05\xf5\x3f1234\xf1\x3f12345678"
    assert without_times(kind, unknown) == unknown
    match = b'{"id": "abc", "createTime": "2023-11-14T22:13:20Z", "commitment": "2023-11-14T22:13:20Z"}'
    assert names.comparable_json(match) == (
        b'{"id": "<match>", "createTime": "<time>", "commitment": "2023-11-14T22:13:20Z"}'
    )
    headers = names.comparable_headers([("Date", b"today"), ("x-request-id", b"1"), ("etag", b"abc1")])
    assert headers == (("Date", b"<trace>"), ("x-request-id", b"<trace>"), ("etag", b"<match>1"))
