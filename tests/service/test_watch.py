"""Watching: every step exactly once and in order, whoever looks, however slowly, from wherever."""

import asyncio
import contextlib
import itertools
import json
import re
import threading
import time
from collections.abc import Iterator
from typing import Any

import grpc
import httpx
import pytest
from google.protobuf import json_format

from service.harness import Server
from service.wires import BOT, HUMAN, OPEN, Grpc, Table, bearer, contiguous, grpc_of, rest_of, sit
from yrden.v1 import matches_pb2

WATCHERS = 500


@pytest.fixture
def grpc_wire(shared: Server) -> Iterator[Grpc]:
    made = grpc_of(shared)
    yield made
    made.close()


class Listener(threading.Thread):
    """Collects the steps of a match until its end."""

    def __init__(self, wire: Grpc, match_id: str, token: str = "", **fields: Any) -> None:
        super().__init__(daemon=True)
        self.steps: list[Any] = []
        self.error: Exception | None = None
        self._stream = wire.client.watch(match_id=match_id, token=token, **fields)
        self.start()

    def run(self) -> None:
        try:
            self.steps.extend(self._stream)
        except Exception as error:  # noqa: BLE001 - shown by `ended`
            self.error = error

    def ended(self) -> list[Any]:
        self.join(timeout=30)
        assert not self.is_alive()
        assert self.error is None
        return self.steps


def spans(steps: list[Any]) -> list[tuple[int, int]]:
    return [(step.from_version, step.to_version) for step in steps]


def gauge(server: Server, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", httpx.get(f"http://{server.http}/metrics").text, re.MULTILINE)
    assert found, name
    return float(found[1])


def until(server: Server, name: str, value: float) -> None:
    deadline = time.monotonic() + 20
    while gauge(server, name) != value:
        assert time.monotonic() < deadline, f"{name} is {gauge(server, name)}, not {value}"
        time.sleep(0.02)


@contextlib.contextmanager
def events(server: Server, match_id: str, token: str = "", query: str = "", **headers: str) -> Iterator[Iterator[Any]]:
    """The events of a stream: id and message."""

    def read(answer: httpx.Response) -> Iterator[tuple[int, Any]]:
        number = 0
        for line in answer.iter_lines():
            if line.startswith("id: "):
                number = int(line[4:])
            elif line.startswith("data: "):
                yield number, json_format.ParseDict(json.loads(line[6:]), matches_pb2.WatchMatchResponse())

    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    path = f"http://{server.http}/v1/matches/{match_id}:watch{query}"
    with httpx.stream("GET", path, headers=bearer(token) | headers, timeout=30) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield read(answer)


def test_every_step_is_told_once_to_everyone(grpc_wire: Grpc) -> None:
    table = sit(grpc_wire, HUMAN, HUMAN, HUMAN)
    viewers = ["", *table.tokens.values()]
    listeners = [Listener(grpc_wire, table.match_id, token, from_version=0) for token in viewers]
    versions = [0, table.match().version]
    while (done := table.step()) is not None:
        versions.append(done.applied_version)
    told = [listener.ended() for listener in listeners]
    # One message for each accepted act, whether the viewer hears anything or not: counting tells nothing.
    for steps in told:
        assert spans(steps) == list(itertools.pairwise(versions))
        assert steps[-1].observation.HasField("outcome")
        for step in steps:
            assert all(step.from_version < event.version <= step.to_version for event in step.events)
    assert any(not step.events for steps in told for step in steps), "somebody always hears something"
    # Told again from the log it is the same, but for what is seen afterwards.
    for token, steps in zip(viewers, told, strict=True):
        again = list(grpc_wire.client.watch(match_id=table.match_id, token=token, from_version=0))
        assert spans(again) == spans(steps)
        assert [list(step.events) for step in again] == [list(step.events) for step in steps]


def test_a_stream_resumes_from_any_version(grpc_wire: Grpc) -> None:
    table = sit(grpc_wire)
    table.play(12)
    present = table.match().version
    live = Listener(grpc_wire, table.match_id, table.tokens[0])
    while not live.steps:
        # The stream begins with what comes after the moment it is open.
        table.step()
        time.sleep(0.02)
    table.play()
    version = table.match().version
    whole = list(grpc_wire.client.watch(match_id=table.match_id, token=table.tokens[0], from_version=0))
    assert contiguous(whole, 0) == version
    assert live.ended()[0].from_version >= present
    assert contiguous(live.steps, live.steps[0].from_version) == version
    for place in range(0, len(whole), 7):
        since = whole[place].to_version
        rest = list(grpc_wire.client.watch(match_id=table.match_id, token=table.tokens[0], from_version=since))
        assert spans(rest) == spans(whole[place + 1 :])
    assert list(grpc_wire.client.watch(match_id=table.match_id, from_version=version)) == []


def test_server_sent_events_resume_by_their_last_id(shared: Server, grpc_wire: Grpc) -> None:
    table = sit(grpc_wire)
    table.play(6)
    heard = []
    with events(shared, table.match_id, table.tokens[0], "?from_version=0") as stream:
        for number, step in stream:
            heard.append(step)
            assert number == step.to_version
            if number == table.match().version:
                break
    table.play()
    # What the query says is older than what the browser sends when it comes back.
    last = str(heard[-1].to_version)
    with events(shared, table.match_id, table.tokens[0], "?from_version=0", last_event_id=last) as stream:
        heard += [step for _, step in stream]
    whole = list(grpc_wire.client.watch(match_id=table.match_id, token=table.tokens[0], from_version=0))
    assert spans(heard) == spans(whole)
    assert [list(step.events) for step in heard] == [list(step.events) for step in whole]
    assert heard[-1] == whole[-1]
    with httpx.Client() as client:
        done = client.get(
            f"http://{shared.http}/v1/matches/{table.match_id}:watch",
            headers={"last-event-id": str(heard[-1].to_version)},
        )
    # Nothing is left to tell, and a browser does not ask again.
    assert done.status_code == 204


def test_a_slow_watcher_misses_nothing_and_holds_up_nobody(shared: Server, grpc_wire: Grpc) -> None:
    table = sit(grpc_wire)
    slow = grpc_wire.client.watch(match_id=table.match_id, from_version=0)
    first = next(slow)
    with events(shared, table.match_id, query="?from_version=0") as stream:
        _, also_first = next(stream)
        began = time.monotonic()
        table.play()
        assert time.monotonic() - began < 20
        version = table.match().version
        assert contiguous([first, *slow], 0) == version
        assert contiguous([also_first, *[step for _, step in stream]], 0) == version


def test_watchers_that_vanish_are_forgotten(shared: Server, grpc_wire: Grpc) -> None:
    until(shared, "yrden_watchers", 0)
    table = sit(grpc_wire)
    channels = [grpc.insecure_channel(shared.grpc) for _ in range(5)]
    streams = [Grpc("", channel).client.watch(match_id=table.match_id, from_version=0) for channel in channels * 4]
    for stream in streams:
        next(stream)
    with contextlib.ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(events(shared, table.match_id))
        until(shared, "yrden_watchers", 25)
        table.play(5)
    for channel in channels:
        channel.close()
    until(shared, "yrden_watchers", 0)
    assert table.play() > 0


def test_a_match_can_be_watched_before_it_begins(grpc_wire: Grpc) -> None:
    table = sit(grpc_wire, HUMAN, OPEN)
    listener = Listener(grpc_wire, table.match_id)
    joined = grpc_wire.call("JoinMatch", join_code=table.join_code)
    table.tokens[1] = joined.token.token
    table.play(3)
    table.resign(0)
    assert contiguous(listener.ended(), 0) == table.match().version


def test_bots_are_watched_to_the_end_on_both_wires(shared: Server) -> None:
    wire = rest_of(shared)
    table = sit(wire, BOT, BOT, BOT)
    with events(shared, table.match_id, query="?from_version=0&detail=DETAIL_COMPACT") as stream:
        heard = [step for _, step in stream]
    assert contiguous(heard, 0) == table.match().version
    assert heard[-1].observation.HasField("outcome")
    wire.close()


def test_five_hundred_watchers_hear_the_same(shared: Server, grpc_wire: Grpc) -> None:
    table = sit(grpc_wire)
    until(shared, "yrden_watchers", 0)

    async def listen(channel: grpc.aio.Channel, token: str) -> list[tuple[int, bytes]]:
        watch: Any = channel.unary_stream("/yrden.v1.Matches/WatchMatch")
        request = matches_pb2.WatchMatchRequest(match_id=table.match_id, from_version=0, detail="DETAIL_CODES")
        metadata = (("authorization", f"Bearer {token}"),) if token else ()
        heard = []
        async for message in watch(request.SerializeToString(), metadata=metadata, timeout=60):
            step = matches_pb2.WatchMatchResponse.FromString(message)
            step.ClearField("observation")
            heard.append((step.to_version, step.SerializeToString(deterministic=True)))
        return heard

    async def script() -> list[list[tuple[int, bytes]]]:
        channels = [
            grpc.aio.insecure_channel(shared.grpc, options=[("grpc.use_local_subchannel_pool", 1)]) for _ in range(10)
        ]
        viewers = ["", *table.tokens.values(), "", ""]
        listening = asyncio.gather(
            *[listen(channels[number % 10], viewers[number % len(viewers)]) for number in range(WATCHERS)]
        )
        await asyncio.to_thread(until, shared, "yrden_watchers", WATCHERS)
        await asyncio.to_thread(finish, table)
        heard = await listening
        for channel in channels:
            await channel.close()
        return heard

    heard = asyncio.run(script())
    assert len(heard) == WATCHERS
    version = table.match().version
    for number in range(5):
        group = heard[number::5]
        assert all(steps == group[0] for steps in group)
        assert group[0][-1][0] == version
    assert len({tuple(step[0] for step in steps) for steps in heard}) == 1
    until(shared, "yrden_watchers", 0)


def finish(table: Table) -> None:
    table.play(12)
    table.resign(0)
