"""Faults: what a killed server leaves is taken up by the next one; a full disk refuses and loses nothing."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from service.harness import Server, running
from service.test_watch import Listener, gauge
from service.wires import BOT, HUMAN, OPEN, Grpc, Table, Wire, contiguous, grpc_of, refusal, sit
from yrden import _core
from yrden.application.live import Live
from yrden.application.matches import Matches
from yrden.application.refusal import Reason, Refusal
from yrden.application.wish import Act, Creation, Limits, SeatWish
from yrden.store.port import SeatKind
from yrden.store.sqlite import SqliteStore
from yrden.v1 import matches_pb2


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as started:
        yield started


def database(server: Server) -> sqlite3.Connection:
    return sqlite3.connect(server.folder / "yrden.sqlite3", isolation_level=None)


def until_finished(wire: Wire, match_id: str) -> Any:
    deadline = time.monotonic() + 60
    while (match := wire.call("GetMatch", match_id=match_id)).state != matches_pb2.MATCH_STATE_FINISHED:
        assert time.monotonic() < deadline, f"the match is not finished: {match}"
        time.sleep(0.02)
    return match


# Restarts.


def test_bots_wake_after_a_restart(server: Server) -> None:
    wire = grpc_of(server)
    for _ in range(5):
        tables = [sit(wire, *[BOT] * 4) for _ in range(10)]
        server.kill()
        connection = database(server)
        (left,) = connection.execute("SELECT count(*) FROM matches WHERE state = 'running'").fetchone()
        connection.close()
        server.start()
        for table in tables:
            assert min(until_finished(wire, table.match_id).outcome.places) == 1
        if left:
            wire.close()
            return
    raise AssertionError("the server was never killed in the middle of a match")


def test_a_seat_that_was_given_up_plays_on_after_a_restart(server: Server) -> None:
    wire = grpc_of(server)
    table = sit(wire, HUMAN, HUMAN, HUMAN)
    seat = table.observe().asked[0]
    table.resign(seat)
    while seat in table.observe().asked:
        time.sleep(0.01)
    server.kill()
    # As if the server had been killed right after the seat was given up.
    connection = database(server)
    row = connection.execute(
        "SELECT to_version FROM units WHERE match_id = ? AND seat IS NULL AND version > 0", (table.match_id,)
    ).fetchone()
    connection.execute("DELETE FROM units WHERE match_id = ? AND version >= ?", (table.match_id, row[0]))
    connection.execute("UPDATE matches SET version = ? WHERE match_id = ?", (row[0], table.match_id))
    connection.close()
    server.start()
    deadline = time.monotonic() + 20
    while True:
        connection = database(server)
        (version,) = connection.execute("SELECT version FROM matches WHERE match_id = ?", (table.match_id,)).fetchone()
        connection.close()
        if version > row[0]:
            break
        assert time.monotonic() < deadline, "nobody plays for the seat that was given up"
        time.sleep(0.05)
    assert [each.resigned for each in table.match().seats] == [number == seat for number in range(3)]
    wire.close()


def test_a_match_whose_last_seat_was_just_taken_begins_after_a_restart(server: Server) -> None:
    wire = grpc_of(server)
    table = sit(wire, HUMAN, OPEN)
    joined = wire.call("JoinMatch", join_code=table.join_code)
    table.tokens[1] = joined.token.token
    server.kill()
    # As if the server had been killed between the seat and the first unit.
    connection = database(server)
    connection.execute("DELETE FROM units WHERE match_id = ?", (table.match_id,))
    connection.execute("UPDATE matches SET version = 0, state = 'waiting' WHERE match_id = ?", (table.match_id,))
    connection.close()
    server.start()
    deadline = time.monotonic() + 20
    while table.match().state != matches_pb2.MATCH_STATE_RUNNING:
        assert time.monotonic() < deadline, "the match never begins"
        time.sleep(0.02)
    assert table.play() > 0
    wire.close()


def test_what_was_only_in_memory_is_void_after_a_crash(server: Server) -> None:
    wire = grpc_of(server)
    lost = sit(wire, HUMAN, HUMAN, durability="DURABILITY_WHEN_FINISHED")
    lost.play(10)
    version = lost.match().version
    listed = wire.call("ListMatches", state="MATCH_STATE_RUNNING")
    assert [(match.id, match.version) for match in listed.matches] == [(lost.match_id, version)]
    done = sit(wire, BOT, BOT, durability="DURABILITY_WHEN_FINISHED")
    until_finished(wire, done.match_id)
    server.kill()
    server.start()
    match = lost.match()
    assert (match.state, match.state_reason) == (matches_pb2.MATCH_STATE_VOID, "SERVER_LOST")
    assert not match.HasField("outcome")
    for reason in (
        refusal(lambda: lost.observe(0)).reason,
        refusal(lambda: lost.act(0, 1, request_id="1")).reason,
        refusal(lambda: lost.resign(0)).reason,
    ):
        assert reason == "MATCH_OVER"
    assert list(wire.client.watch(match_id=lost.match_id, timeout=10)) == []
    assert done.match().state == matches_pb2.MATCH_STATE_FINISHED
    assert wire.call("GetReplay", match_id=done.match_id).log
    wire.close()


def test_matches_that_are_only_in_memory_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, unwritten_matches="1") as server:
        wire = grpc_of(server)
        unwritten = sit(wire, durability="DURABILITY_WHEN_FINISHED")
        again = refusal(lambda: sit(wire, durability="DURABILITY_WHEN_FINISHED"))
        assert again.reason == "TOO_MANY_MATCHES"
        sit(wire)
        unwritten.resign(0)
        sit(wire, durability="DURABILITY_WHEN_FINISHED")
        wire.close()


def test_what_is_only_in_memory_is_written_when_the_server_is_asked_to_stop(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        wire = grpc_of(server)
        table = sit(wire, HUMAN, HUMAN, durability="DURABILITY_WHEN_FINISHED")
        table.play(10)
        before = table.observe(0)
        assert server.stop() == 0
        server.start()
        assert table.observe(0) == before
        table.play(5)
        # From then on every act is written: a crash takes nothing back.
        before = table.observe(0)
        server.kill()
        server.start()
        assert table.observe(0) == before
        assert table.play() > 0
        assert table.match().state == matches_pb2.MATCH_STATE_FINISHED
        wire.close()


# Memory.


def test_idle_matches_leave_memory_and_come_back_unseen(tmp_path: Path) -> None:
    with running(tmp_path, live_matches="2") as server:
        wire = grpc_of(server)
        tables = [sit(wire) for _ in range(7)]
        acts: dict[str, tuple[int, int, str, int]] = {}
        for turn in range(6):
            for table in tables:
                seat = table.observe().asked[0]
                seen = table.observe(seat)
                code = seen.legal_actions[0].code
                request_id = f"{table.match_id}-{turn}"
                done = table.act(seat, code, request_id=request_id, expected_version=seen.version)
                acts[table.match_id] = seat, code, request_id, done.applied_version
        assert gauge(server, "yrden_live_matches") <= 2
        assert gauge(server, "yrden_cache_misses_total") > 10
        for table in tables:
            seat, code, request_id, applied = acts[table.match_id]
            assert table.act(seat, code, request_id=request_id).applied_version == applied
            table.play(10)
            table.resign(1)
            assert table.match().state == matches_pb2.MATCH_STATE_FINISHED
            assert wire.call("GetReplay", match_id=table.match_id).log
        wire.close()


def test_more_matches_can_be_watched_than_fit_into_memory(tmp_path: Path) -> None:
    with running(tmp_path, live_matches="2") as server:
        wire = grpc_of(server)
        tables = [sit(wire) for _ in range(6)]
        listeners = [Listener(wire, table.match_id, from_version=0) for table in tables for _ in range(2)]
        deadline = time.monotonic() + 10
        while not all(listener.steps for listener in listeners):
            assert time.monotonic() < deadline
            time.sleep(0.01)
        for _ in range(5):
            for table in tables:
                table.step()
        for table in tables:
            table.resign(0)
        for number, listener in enumerate(listeners):
            assert contiguous(listener.ended(), 0) == tables[number // 2].match().version
        wire.close()


# Giving up.


def test_a_seat_that_is_given_up_plays_on_at_random_and_is_placed_last(shared: Server) -> None:
    wire = grpc_of(shared)
    table = sit(wire, HUMAN, HUMAN, HUMAN)
    table.play(8)
    match = table.resign(1)
    assert match.state == matches_pb2.MATCH_STATE_RUNNING
    assert [seat.resigned for seat in match.seats] == [False, True, False]
    assert refusal(lambda: table.resign(1)).reason == "ALREADY_RESIGNED"
    assert refusal(lambda: table.act(1, 1, request_id="1")).reason == "ALREADY_RESIGNED"
    play_others(table, {0, 2})
    outcome = until_finished(wire, table.match_id).outcome
    assert outcome.places[1] == 3
    assert sorted(outcome.places) in ([1, 1, 3], [1, 2, 3])
    wire.close()


def play_others(table: Table, seats: set[int]) -> None:
    deadline = time.monotonic() + 60
    while not (seen := table.observe(detail="DETAIL_CODES")).HasField("outcome"):
        assert time.monotonic() < deadline
        for seat in set(seen.asked) & seats:
            mine = table.observe(seat, detail="DETAIL_CODES")
            if mine.legal_actions:
                table.act(seat, mine.legal_actions[0].code, expected_version=mine.version)


def test_the_last_seat_left_wins(shared: Server) -> None:
    wire: Grpc = grpc_of(shared)
    table = sit(wire, HUMAN, HUMAN, HUMAN)
    table.resign(2)
    match = table.resign(0)
    assert match.state == matches_pb2.MATCH_STATE_FINISHED
    assert list(match.outcome.places) == [2, 1, 3]
    assert refusal(lambda: table.resign(1)).reason == "MATCH_OVER"
    assert refusal(lambda: table.act(1, 1, expected_version=match.version)).reason == "MATCH_OVER"
    wire.close()


# A full disk.


def begun(live: Live) -> _core.Match:
    assert live.match is not None
    return live.match


def test_a_full_disk_refuses_acts_and_play_goes_on_when_space_returns(tmp_path: Path) -> None:
    async def script() -> None:
        store = await SqliteStore.open(tmp_path / "full.sqlite3", synchronous="OFF")
        matches = Matches(store, Limits())
        await matches.start()
        record, tokens = await matches.create(Creation("ronin", 2, {}, [SeatWish(SeatKind.HUMAN)] * 2))
        match_id = record.header.match_id
        # No page more than there are: what still fits into them is taken, then there is no room.
        store.max_pages = 1
        refused = 0
        while not (match := begun(await matches.lives.get(match_id))).over:
            seat = match.asked()[0]
            act = Act(match_id, tokens[seat][1], match.legal(seat)[0], match.version, f"at-{match.version}", 1, None)
            try:
                await matches.act(act, as_json=False)
            except Refusal as refusal:
                assert refusal.reason is Reason.STORE_UNAVAILABLE
                assert "full" in str(refusal)
                assert begun(await matches.lives.get(match_id)) is match
                refused += 1
                store.max_pages = None if refused % 3 == 0 else 1
            else:
                store.max_pages = 1
        assert refused >= 3
        assert (await matches.replay(match_id))[1].over
        await matches.close()
        await store.close()

    asyncio.run(script())


def test_a_match_goes_on_with_the_content_it_began_with(tmp_path: Path) -> None:
    """A server with edited content: simulated by a match whose pack is another than the server's own."""
    files = dict(_core.pack("ronin"))
    files["cards.toml"] = files["cards.toml"].replace("Paths of the Kodama", "Paths of the Tanuki")
    with running(tmp_path) as server:
        wire = grpc_of(server)
        table = sit(wire, HUMAN, HUMAN)
        table.play(6)
        before = table.observe(0)
        assert server.stop() == 0
        other = _core.Match("ronin", 2, {}, bytes(32), files).content_hash
        connection = database(server)
        connection.execute("UPDATE matches SET content_hash = ? WHERE match_id = ?", (other, table.match_id))
        connection.commit()
        server.start()
        assert refusal(lambda: table.observe(0)).reason == "MATCH_SUSPENDED", "its content is not there"
        assert server.stop() == 0
        connection.execute(
            "INSERT INTO packs (content_hash, content) VALUES (?, ?)", (other, json.dumps(files).encode())
        )
        connection.commit()
        connection.close()
        server.start()
        assert table.observe(0) == before
        assert table.play() > 0
        wire.close()
