"""Stopping: streams end at once and say where to go on, what was acknowledged stays, the process exits with 0."""

import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from service.harness import PATIENCE, Server, running
from service.test_reasons import watched
from service.wires import BOT, HUMAN, WIRES, Refused, contiguous, grpc_of, rest_of, sit
from yrden.client import CallRefused


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, drain_seconds="5") as started:
        yield started


@pytest.mark.parametrize("name", sorted(WIRES))
def test_streams_end_at_once_with_the_version_to_resume_from(server: Server, name: str) -> None:
    wire = WIRES[name](server)
    table = sit(wire)
    table.play(4)
    found: list[Refused] = []

    def listen() -> None:
        try:
            watched(wire, table.match_id)
        except Refused as refused:
            found.append(refused)

    listener = threading.Thread(target=listen)
    listener.start()
    time.sleep(0.5)
    began = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - began < 4
    listener.join(timeout=10)
    assert [each.reason for each in found] == ["SHUTTING_DOWN"]
    assert found[0].code == 14
    version = int(found[0].facts["version"])
    assert str(version) in found[0].message
    wire.close()
    server.start()
    table.wire = again = grpc_of(server)
    assert table.match().version == version
    table.resign(0)
    assert contiguous(list(again.client.watch(match_id=table.match_id, from_version=version)), version) > version
    again.close()


def test_a_watcher_that_does_not_read_holds_the_end_up_no_longer_than_is_allowed(tmp_path: Path) -> None:
    with running(tmp_path, drain_seconds="1") as server:
        wire = grpc_of(server)
        table = sit(wire)
        slow = wire.client.watch(match_id=table.match_id, from_version=0)
        next(slow)
        table.play(60)
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 5
        with pytest.raises(CallRefused):
            list(slow)
        wire.close()


def test_acts_under_way_are_finished_or_refused(server: Server) -> None:
    wires = [WIRES[name](server) for name in ("grpc", "rest") * 2]
    tables = [sit(wire, HUMAN, HUMAN) for wire in wires]
    bots = sit(wires[0], BOT, BOT, BOT)
    acknowledged: dict[str, int] = {}

    def play(table: Any) -> None:
        try:
            while (done := table.step()) is not None:
                acknowledged[table.match_id] = done.applied_version
        except Exception:  # noqa: BLE001 - the server is gone, in whatever way
            return

    threads = [threading.Thread(target=play, args=(table,)) for table in tables]
    for thread in threads:
        thread.start()
    time.sleep(0.3)
    assert server.stop() == 0
    for thread in threads:
        thread.join(timeout=PATIENCE)
    for wire in wires:
        wire.close()
    server.start()
    wire = rest_of(server)
    assert len(acknowledged) == len(tables)
    for table in tables:
        assert wire.call("GetMatch", match_id=table.match_id).version >= acknowledged[table.match_id]
    deadline = time.monotonic() + 30
    while wire.call("GetMatch", match_id=bots.match_id).state != 3:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    wire.close()


def test_the_terminals_interrupt_is_as_good(server: Server) -> None:
    assert server.process is not None
    server.process.send_signal(signal.SIGINT)
    assert server.process.wait(timeout=PATIENCE) == 0
