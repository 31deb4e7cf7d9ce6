"""How fast the service answers, beside servers that do nothing (`make bench`, part two).

    act/unary/echo               acts over gRPC, and calls of a bare grpc.aio server with the same sizes
    act/rest/asgi                acts over REST, and calls of a bare ASGI application under uvicorn, likewise
    memory/match_bytes           resident memory of the server for each live match
    recovery/actions_per_second  entries replayed a second when matches are rebuilt from the store

Acts are real: durable (`every_action`), `DETAIL_COMPACT`, each legal, in matches of two people, under the server's
default settings but for rates too high to be reached. All servers are pinned to one processor and the load generator
to another; the servers take turns, a round of ours, a round of theirs, by the same clients. The ratio is to the first
bare server, which is as its library comes; ours runs on a faster loop and reads HTTP with a faster parser, and a bare
server on these stands beside it. For memory and recovery
there is nothing to compare with: `theirs` is what we aim at, `ratio` is ours divided by it; less is better for memory.
"""

import contextlib
import os
import secrets
import shutil
import socket
import statistics
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

Answer = dict[str, Any]

HERE = Path(__file__).resolve().parent
FOLDER = HERE.parents[1] / "build" / "bench-service"  # on the disk, not in memory: syncs must be real

UNARY = "act/unary/echo"
REST = "act/rest/asgi"
MEMORY = "memory/match_bytes"
RECOVERY = "recovery/actions_per_second"
NAMES = (UNARY, REST, MEMORY, RECOVERY)

PLAYERS = 2
MOST_ACTS = 6000  # a second; matches are made ready for so many
WARM_UP_SECONDS = 1.0
LIVE_MATCHES = 20_000
ACTS_EACH = 4
WARM_UP_MATCHES = 1000
MEMORY_AIM = 16 * 1024
RECOVERY_AIM = 100_000
RECOVERY_SECONDS = 5.0  # of play before it, if acts are not measured
PATIENCE = 60.0
BUSY = 0.9  # a server that had less of its processor than this is worth a remark


class ServiceBenchError(Exception):
    """The bench of the service cannot go on, and this is why."""


class Worker(Protocol):
    """The load generator, as a process that answers commands."""

    def ask(self, do: str, **arguments: Any) -> Answer:
        """Send a command and wait for its answer."""
        ...


def processors() -> tuple[int | None, int | None]:
    """One processor for servers and another for the load; the same if there is only one."""
    if not hasattr(os, "sched_getaffinity"):
        return None, None
    allowed = sorted(os.sched_getaffinity(0))
    return allowed[-1], allowed[0]


@contextlib.contextmanager
def pinned(cpu: int | None) -> Iterator[None]:
    """What is started inside starts on this processor, with all of its threads."""
    if cpu is None:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {cpu})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


class Server:
    """A server process on the servers' processor."""

    def __init__(self, command: Sequence[str | Path], cpu: int | None, log: Path, **environment: str) -> None:
        # What the caller has set for a server of its own is not what is measured.
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("YRDEN_")}
        with pinned(cpu), log.open("wb") as errors:
            self._process = subprocess.Popen(
                command,
                cwd=HERE.parent,
                env={**inherited, **environment},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        self._log = log
        self.first_line = self._process.stdout.readline() if self._process.stdout else ""
        if not self.first_line:
            raise ServiceBenchError(f"{command[0]} does not start: {log.read_text(encoding='utf-8')[-2000:]}")

    def cpu_seconds(self) -> float:
        """Processor time used so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident_bytes(self) -> int:
        """Resident memory."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        """End it."""
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


class Yrden(Server):
    """Our own server, with a store of its own."""

    def __init__(self, name: str, cpu: int | None, port: int) -> None:
        self.store = FOLDER / f"{name}.sqlite3"
        self.key = secrets.token_urlsafe(24)
        self.http = f"127.0.0.1:{port}"
        self.grpc = f"127.0.0.1:{port + 1}"
        rate = "100000000"
        super().__init__(
            [Path(sys.executable).parent / "yrden", "serve"],
            cpu,
            FOLDER / f"{name}.log",
            YRDEN_STORE=str(self.store),
            YRDEN_ADMIN_KEY=self.key,
            YRDEN_HTTP_ADDRESS=self.http,
            YRDEN_GRPC_ADDRESS=self.grpc,
            YRDEN_LIVE_MATCHES=str(2 * LIVE_MATCHES),
            YRDEN_RATE_PER_TOKEN=rate,
            YRDEN_RATE_PER_ADDRESS=rate,
            YRDEN_BURST_PER_TOKEN=rate,
            YRDEN_BURST_PER_ADDRESS=rate,
        )
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with (
                contextlib.suppress(urllib.error.URLError, ConnectionError, TimeoutError),
                urllib.request.urlopen(f"http://{self.http}/readyz", timeout=1) as answer,
            ):
                if answer.status == 200:
                    return
            time.sleep(0.02)
        raise ServiceBenchError("our server is not ready in time")


def bare(kind: str, answers: Path, cpu: int | None) -> Server:
    """A server that does nothing; its first line is its port."""
    return Server([sys.executable, "-m", "bench.echo_server", kind, str(answers)], cpu, FOLDER / f"{kind}.log")


@dataclass
class Rates:
    """What one server did, round by round."""

    per_second: list[float] = field(default_factory=list)
    p50: list[float] = field(default_factory=list)
    p99: list[float] = field(default_factory=list)
    # Processor seconds of the server for one call: what a busy machine changes least.
    cost: list[float] = field(default_factory=list)
    server_share: list[float] = field(default_factory=list)
    client_share: list[float] = field(default_factory=list)

    def row(self, name: str) -> Sequence[str]:
        """The table's row."""
        return (
            name,
            f"{statistics.median(self.per_second):.0f}",
            f"{min(self.per_second):.0f}-{max(self.per_second):.0f}",
            f"{1000 * statistics.median(self.p50):.1f} ms",
            f"{1000 * statistics.median(self.p99):.1f} ms",
            f"{1e6 * statistics.median(self.cost):.0f} us",
            f"{100 * statistics.median(self.server_share):.0f} %",
            f"{100 * statistics.median(self.client_share):.0f} %",
        )


@dataclass
class Contestant:
    """A server that is asked over one wire."""

    name: str
    wire: str
    server: Server
    address: str
    bare: bool
    rates: Rates = field(default_factory=Rates)

    def round(self, load: Worker, seconds: float) -> None:
        """Load it for a while and note what came of it."""
        used = self.server.cpu_seconds()
        reading = load.ask("load", wire=self.wire, address=self.address, seconds=seconds, bare=self.bare)
        used = self.server.cpu_seconds() - used
        took: float = reading["seconds"]
        self.rates.per_second.append(reading["calls"] / took)
        self.rates.p50.append(reading["p50"])
        self.rates.p99.append(reading["p99"])
        self.rates.cost.append(used / reading["calls"])
        self.rates.server_share.append(used / took)
        self.rates.client_share.append(reading["cpu_seconds"] / took)


HEADING = ("name", "calls/s", "spread", "p50", "p99", "server/call", "server busy", "load busy")
Table = Callable[[Sequence[Sequence[str]]], str]


@dataclass(frozen=True)
class Run:
    """One run of the bench: what loads, how often and how long, and where servers run."""

    load: Worker
    rounds: int
    seconds: float
    table: Table
    cpu: int | None


def result(name: str, ours: float, theirs: float, unit: str) -> Answer:
    return {"name": name, "ours": ours, "theirs": theirs, "ratio": ours / theirs, "unit": unit}


def bench_service(load: Worker, names: Sequence[str], rounds: int, seconds: float, table: Table) -> list[Answer]:
    """Measure what is named; print it; return the entries for `bench.json`."""
    server_cpu, load_cpu = processors()
    about = load.ask("hello", cpu=load_cpu)
    where = "" if server_cpu is None else f"; servers on processor {server_cpu}, load on {load_cpu}"
    loads = "" if not hasattr(os, "getloadavg") else f"; load average before: {os.getloadavg()[0]:.1f}"
    print(f"\nservice: {about['in_flight']} in flight over {about['channels']} channels{where}{loads}", flush=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    results: list[Answer] = []
    run = Run(load, rounds, seconds, table, server_cpu)
    try:
        if UNARY in names or REST in names or RECOVERY in names:
            results += bench_acts(run, names)
        if MEMORY in names:
            results.append(bench_memory(run))
    finally:
        shutil.rmtree(FOLDER, ignore_errors=True)
    return results


def bench_acts(run: Run, names: Sequence[str]) -> list[Answer]:
    results: list[Answer] = []
    with contextlib.ExitStack() as servers:
        ours = Yrden("acts", run.cpu, free_ports())
        servers.callback(ours.stop)

        def echo(name: str, kind: str, wire: str, answers: Path) -> Contestant:
            server = bare(kind, answers, run.cpu)
            servers.callback(server.stop)
            return Contestant(name, wire, server, f"127.0.0.1:{int(server.first_line)}", bare=True)

        if UNARY in names:
            answers = record(run.load, "grpc")
            contestants = [
                Contestant("Act over gRPC", "grpc", ours, ours.grpc, bare=False),
                echo("echo, grpc.aio", "aio", "grpc", answers),
                echo("echo, grpc.aio on uvloop", "aio+", "grpc", answers),
                echo("echo, grpcio threads", "threads", "grpc", answers),
            ]
            results.append(compete(UNARY, run, ours, contestants))
        if REST in names:
            answers = record(run.load, "rest")
            contestants = [
                Contestant("Act over REST", "rest", ours, ours.http, bare=False),
                echo("echo, ASGI", "asgi", "rest", answers),
                echo("echo, ASGI on uvloop and httptools", "asgi+", "rest", answers),
            ]
            results.append(compete(REST, run, ours, contestants))
        if RECOVERY in names and not results:
            ready(run.load, ours, "grpc", int(RECOVERY_SECONDS * MOST_ACTS))
            run.load.ask("load", wire="grpc", address=ours.grpc, seconds=RECOVERY_SECONDS, bare=False)
    if RECOVERY in names:
        results.append(bench_recovery(run, ours.store))
    return results


def free_ports() -> int:
    """The first of two ports nobody listens on."""
    while True:
        with socket.socket() as first, socket.socket() as second:
            first.bind(("127.0.0.1", 0))
            port: int = first.getsockname()[1]
            with contextlib.suppress(OSError, OverflowError):
                second.bind(("127.0.0.1", port + 1))
                return port


def record(load: Worker, wire: str) -> Path:
    path = FOLDER / f"{wire}.answers"
    sizes = load.ask("record", wire=wire, path=str(path), players=PLAYERS)
    whole = "request" if wire == "grpc" else "request with its headers"
    print(f"{wire}: {whole} {sizes['request_bytes']:.0f} B, answer {sizes['response_bytes']:.0f} B on average")
    return path


def ready(load: Worker, ours: Yrden, wire: str, acts: int) -> None:
    load.ask("create", wire=wire, address=ours.grpc, key=ours.key, players=PLAYERS, acts=acts)


def compete(name: str, run: Run, server: Yrden, contestants: Sequence[Contestant]) -> Answer:
    """Ours first, then those it is compared with; the ratio is to the first of them."""
    wire, load = contestants[0].wire, run.load
    ready(load, server, wire, int(WARM_UP_SECONDS * MOST_ACTS))
    for each in contestants:
        each.round(load, WARM_UP_SECONDS)
        each.rates = Rates()
    for number in range(1, run.rounds + 1):
        ready(load, server, wire, int(run.seconds * MOST_ACTS))
        print(f"{name}: round {number} of {run.rounds} ...", flush=True)
        for each in contestants:
            each.round(load, run.seconds)
    print(f"\n{run.table([HEADING, *(each.rates.row(each.name) for each in contestants)])}\n")
    least = min(min(each.rates.server_share) for each in contestants)
    if least < BUSY:
        print(
            f"Note: a server had only {100 * least:.0f} % of its processor in a round: machine or disk were busy. "
            "Processor time for a call holds better than rates."
        )
    mine, other = (each.rates for each in contestants[:2])
    first, second = statistics.median(mine.per_second), statistics.median(other.per_second)
    ratios = [ours / theirs for ours, theirs in zip(mine.per_second, other.per_second, strict=True)]
    print(
        f"{name}: {first / second:.2f}x (of one round {min(ratios):.2f}-{max(ratios):.2f}); by the server's processor "
        f"time {statistics.median(other.cost) / statistics.median(mine.cost):.2f}x\n",
        flush=True,
    )
    return result(name, first, second, "calls/s")


def bench_recovery(run: Run, store: Path) -> Answer:
    readings = [run.load.ask("recover", store=str(store)) for _ in range(run.rounds)]
    rates = [reading["entries"] / reading["seconds"] for reading in readings]
    told = f"{readings[0]['entries']} entries of {readings[0]['matches']} matches"
    rate = statistics.median(rates)
    print(
        f"{RECOVERY}: {rate / 1000:.0f} k/s ({min(rates) / 1000:.0f}-{max(rates) / 1000:.0f} k), {told}, each rebuilt "
        f"from the store by the application; aim {RECOVERY_AIM / 1000:.0f} k",
        flush=True,
    )
    return result(RECOVERY, rate, RECOVERY_AIM, "entries/s (theirs is the aim)")


def bench_memory(run: Run) -> Answer:
    load, server = run.load, Yrden("memory", run.cpu, free_ports())
    try:
        # What the first matches need once, such as buffers and caches, is not counted.
        load.ask("fill", address=server.grpc, key=server.key, matches=WARM_UP_MATCHES, acts=ACTS_EACH)
        before = server.resident_bytes()
        filled = load.ask("fill", address=server.grpc, key=server.key, matches=LIVE_MATCHES, acts=ACTS_EACH)
        grown = (server.resident_bytes() - before) / LIVE_MATCHES
    finally:
        server.stop()
    print(
        f"{MEMORY}: {grown:.0f} B for each of {LIVE_MATCHES} live matches after {filled['acts']} acts in all "
        f"(the process grew from {before / 2**20:.0f} MB to {(before + grown * LIVE_MATCHES) / 2**20:.0f} MB); "
        f"aim {MEMORY_AIM} B at most",
        flush=True,
    )
    return result(MEMORY, grown, MEMORY_AIM, "bytes (theirs is the aim; less is better)")
