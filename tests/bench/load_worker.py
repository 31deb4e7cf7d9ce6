"""The load generator for the bench of the service, and the reader of its logs.

It must not be what is measured, so it does as little as it can while the clock runs. Matches are created beforehand
with seeds that the operator chose; the same seeds give the same matches here, so the requests of whole games, every one
of them legal, are written beforehand too. Each of the clients that are in flight plays one match after another, all of
its seats, and sends the next request when the last is answered. Answers are not parsed; that they are `OK` is checked.
"""

import asyncio
import json
import random
import secrets
import statistics
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from itertools import count, cycle
from pathlib import Path
from typing import Any

import grpc

from bench.protocol import Answer, Command, pin, python_version, serve
from yrden import _core
from yrden.application.matches import Matches
from yrden.application.wish import Limits
from yrden.store.port import Filter
from yrden.store.sqlite import SqliteStore
from yrden.v1 import matches_pb2, observation_pb2

GAME = "ronin"
IN_FLIGHT = 64
CHANNELS = 4
ACT = "/yrden.v1.Matches/Act"
CREATE = "/yrden.v1.Matches/CreateMatch"
COMPACT = observation_pb2.DETAIL_COMPACT
RECORDED = 500
# Rebuilt at once, so that the readers' threads have work while the rules have.
REBUILT_AT_ONCE = 16

Call = Callable[["Step"], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Step:
    """One request, ready to be sent."""

    request: bytes
    metadata: tuple[tuple[str, str], ...] = ()


def play(seed: bytes, players: int, luck: random.Random, most: int | None = None) -> Iterator[tuple[int, int, int]]:
    """Seat, code and version of each decision of a game, or of its first ones."""
    match = _core.Match(GAME, players, {}, seed)
    for number in count():
        if match.over or number == most:
            return
        seat = luck.choice(match.asked())
        code = luck.choice(match.legal(seat))
        yield seat, code, match.version
        match = match.act(seat, code)


def grpc_step(match_id: str, token: str, code: int, version: int) -> Step:
    request = matches_pb2.ActRequest(match_id=match_id, code=code, expected_version=version, detail=COMPACT)
    return Step(request.SerializeToString(), (("authorization", f"Bearer {token}"),))


def rest_step(match_id: str, token: str, code: int, version: int) -> Step:
    body = json.dumps({"code": code, "expectedVersion": version, "detail": "DETAIL_COMPACT"}).encode()
    head = (
        f"POST /v1/matches/{match_id}:act HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer {token}\r\n"
        f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    return Step(head.encode() + body)


STEPS = {"grpc": grpc_step, "rest": rest_step}


class Http(asyncio.Protocol):
    """A kept-alive connection that sends one request at a time and waits for the end of its answer."""

    def __init__(self) -> None:
        self._transport: Any = None
        self._answer: asyncio.Future[None] | None = None
        self._got = b""
        self._awaited = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note the connection."""
        self._transport = transport

    def connection_lost(self, _error: Exception | None) -> None:
        """Tell who waits."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        """Gather until the answer is whole."""
        self._got += data
        if not self._awaited:
            end = self._got.find(b"\r\n\r\n")
            if end < 0:
                return
            head = self._got[:end].lower()
            at = head.index(b"content-length:") + len(b"content-length:")
            self._awaited = end + 4 + int(head[at:].split(b"\r\n", 1)[0])
        if len(self._got) >= self._awaited and self._answer is not None:
            if self._got.startswith(b"HTTP/1.1 200"):
                self._answer.set_result(None)
            else:
                self._answer.set_exception(ValueError(self._got[:600].decode()))

    async def send(self, step: Step) -> None:
        """Send a request and wait for its answer."""
        self._got, self._awaited = b"", 0
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(step.request)
        await self._answer

    def close(self) -> None:
        """Hang up."""
        self._transport.close()


class Worker:
    """What the commands work on: one loop, the matches that are ready to be played, and the luck of those who play."""

    def __init__(self) -> None:
        self._runner = asyncio.Runner()
        self._channels: dict[str, list[grpc.aio.Channel]] = {}
        self._luck = random.Random(1)
        self._recorded: dict[str, list[Step]] = {}
        # For each wire the games that wait to be played, and those in which each client is.
        self._ready: dict[str, deque[Iterator[Step]]] = {"grpc": deque(), "rest": deque()}
        self._lanes: dict[str, list[Iterator[Step]]] = {"grpc": [], "rest": []}

    def hello(self, command: Command) -> Answer:
        """Take the processor."""
        pin(command["cpu"])
        return {"python": python_version(), "in_flight": IN_FLIGHT, "channels": CHANNELS}

    def record(self, command: Command) -> Answer:
        """Write the answers of real games for the bare servers, one a line, and keep requests for them."""
        wire, path, players = command["wire"], command["path"], command["players"]
        match_id, token = "m" * 16, "t" * 32
        steps: list[Step] = []
        lines: list[bytes] = []
        while len(steps) < RECORDED:
            match = _core.Match(GAME, players, {}, self._luck.randbytes(32))
            while not match.over:
                seat = self._luck.choice(match.asked())
                code = self._luck.choice(match.legal(seat))
                steps.append(STEPS[wire](match_id, token, code, match.version))
                before, match = match.version, match.act(seat, code)
                as_json = wire == "rest"
                lines.append(match.act_response(match_id, seat, COMPACT, before, match.version, as_json=as_json))
        Path(path).write_text("\n".join(line.hex() for line in lines), encoding="ascii")
        self._recorded[wire] = steps
        return {
            "request_bytes": statistics.fmean(len(step.request) for step in steps),
            "response_bytes": statistics.fmean(map(len, lines)),
        }

    def create(self, command: Command) -> Answer:
        """Create matches and make their requests, until there are enough for a number of acts."""
        return self._runner.run(self._create(command))

    async def _create(self, command: Command) -> Answer:
        wire, players, key = command["wire"], command["players"], command["key"]
        create = self._calls(command["address"], CREATE)
        ready = self._ready[wire]
        planned = 0

        async def client(number: int) -> None:
            nonlocal planned
            while planned < command["acts"]:
                match_id, tokens, seed = await self._created(create[number % CHANNELS], players, key)
                decisions = list(play(seed, players, self._luck))
                planned += len(decisions)
                steps = [STEPS[wire](match_id, tokens[seat], code, version) for seat, code, version in decisions]
                ready.append(iter(steps))

        await asyncio.gather(*map(client, range(IN_FLIGHT)))
        return {"acts": planned}

    async def _created(self, create: Any, players: int, key: str) -> tuple[str, list[str], bytes]:
        seed = secrets.token_bytes(32)
        request = matches_pb2.CreateMatchRequest(game=GAME, players=players, seed=seed.hex())
        for _ in range(players):
            request.seats.add(kind=matches_pb2.SEAT_KIND_HUMAN)
        answer = await create(request.SerializeToString(), metadata=(("authorization", f"Bearer {key}"),))
        made = matches_pb2.CreateMatchResponse.FromString(answer)
        return made.match.id, [given.token for given in made.tokens], seed

    def fill(self, command: Command) -> Answer:
        """Create many matches of two and three people and play a few acts in each."""
        return self._runner.run(self._fill(command))

    async def _fill(self, command: Command) -> Answer:
        create = self._calls(command["address"], CREATE)
        act = self._calls(command["address"], ACT)
        wanted, acts = command["matches"], 0
        numbers = iter(range(wanted))

        async def client(own: int) -> None:
            nonlocal acts
            for number in numbers:
                players = 2 + number % 2
                match_id, tokens, seed = await self._created(create[own % CHANNELS], players, command["key"])
                for seat, code, version in play(seed, players, self._luck, command["acts"]):
                    step = grpc_step(match_id, tokens[seat], code, version)
                    await act[own % CHANNELS](step.request, metadata=step.metadata)
                    acts += 1

        await asyncio.gather(*map(client, range(IN_FLIGHT)))
        return {"matches": wanted, "acts": acts}

    def load(self, command: Command) -> Answer:
        """Send as fast as answers come: acts of the matches that are ready, or recorded requests to a bare server."""
        return self._runner.run(self._load(command))

    async def _load(self, command: Command) -> Answer:
        wire, address, seconds = command["wire"], command["address"], command["seconds"]
        connections: list[Http] = []
        sends: list[Call] = []
        if wire == "grpc":
            sends = [_sender(call) for call in self._calls(address, ACT)]
        else:
            host, _, port = address.rpartition(":")
            for _ in range(IN_FLIGHT):
                _, connection = await asyncio.get_running_loop().create_connection(Http, host, int(port))
                connections.append(connection)
            sends = [connection.send for connection in connections]
        lanes = self._lanes[wire]
        if command["bare"]:
            lanes = [cycle(self._recorded[wire]) for _ in range(IN_FLIGHT)]
        elif not lanes:
            lanes.extend(iter(()) for _ in range(IN_FLIGHT))
        waits: list[float] = []

        async def client(own: int, send: Call) -> None:
            now = time.perf_counter()
            while now < until:
                step = next(lanes[own], None)
                if step is None:
                    if not self._ready[wire]:
                        raise ValueError("too few matches were made ready")
                    lanes[own] = self._ready[wire].popleft()
                    continue
                await send(step)
                before, now = now, time.perf_counter()
                waits.append(now - before)

        cpu, began = time.process_time(), time.perf_counter()
        until = began + seconds
        await asyncio.gather(*(client(own, sends[own % len(sends)]) for own in range(IN_FLIGHT)))
        took, cpu = time.perf_counter() - began, time.process_time() - cpu
        for connection in connections:
            connection.close()
        waits.sort()
        return {
            "calls": len(waits),
            "seconds": took,
            "cpu_seconds": cpu,
            "p50": waits[len(waits) // 2],
            "p99": waits[len(waits) * 99 // 100],
        }

    def _calls(self, address: str, method: str) -> list[Any]:
        channels = self._channels.get(address)
        if channels is None:
            # Without this option channels to one address share one connection.
            options = [("grpc.use_local_subchannel_pool", 1)]
            channels = [grpc.aio.insecure_channel(address, options=options) for _ in range(CHANNELS)]
            self._channels[address] = channels
        return [channel.unary_unary(method) for channel in channels]

    def recover(self, command: Command) -> Answer:
        """Rebuild every match of a store from its log, as a server does that is asked for it after a restart."""
        return self._runner.run(self._recover(command))

    async def _recover(self, command: Command) -> Answer:
        store = await SqliteStore.open(Path(command["store"]))
        try:
            names: list[str] = []
            cursor = ""
            while not names or cursor:
                page = await store.list(Filter(size=200, cursor=cursor))
                names += [record.header.match_id for record in page.records]
                cursor = page.cursor
            matches = Matches(store, Limits(live_matches=len(names)))
            waiting = iter(names)

            async def rebuild() -> int:
                return sum([(await matches.get(name)).version for name in waiting])

            began, cpu = time.perf_counter(), time.process_time()
            entries = sum(await asyncio.gather(*(rebuild() for _ in range(REBUILT_AT_ONCE))))
            seconds = time.perf_counter() - began
            return {
                "entries": entries,
                "matches": len(names),
                "seconds": seconds,
                "cpu_seconds": time.process_time() - cpu,
            }
        finally:
            await store.close()


def _sender(call: Any) -> Call:
    async def send(step: Step) -> None:
        await call(step.request, metadata=step.metadata)

    return send


if __name__ == "__main__":
    worker = Worker()
    serve(
        {
            "hello": worker.hello,
            "record": worker.record,
            "create": worker.create,
            "fill": worker.fill,
            "load": worker.load,
            "recover": worker.recover,
        }
    )
