"""How fast Yrden plays, beside OpenSpiel, on this machine and in this run (`make bench`).

Every game of ours meets every peer three times: in bulk (random games in native code), stepwise (a Python call
for each step, both loops written as the libraries' own documentation shows them) and lean (the same with every
saving a Python programmer could think of, on both sides). The two sides are two long-lived processes pinned to the
same processor that work in turns, a round of ours, a round of theirs, so that what the machine does meanwhile hits
both. The unit is entries executed: decisions and chance outcomes. What each side does for it stands in the workers.

Figures are medians over the rounds and the ratio is that of the medians; the spread is the lowest and highest
ratio of one round. Nothing here passes or fails on a time.

The second part is the service beside servers that do nothing; see `service_bench.py`.

OpenSpiel lives in an environment of its own, `build/bench-venv`, made on the first run from
`requirements.lock` and made anew when that changes. The figures are also written to `bench.json`.
"""

import argparse
import contextlib
import fnmatch
import hashlib
import importlib.util
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self

HERE = Path(__file__).resolve().parent
if not __package__:
    sys.path[0] = str(HERE.parent)  # a script's own folder hides the package it is in

from bench import service_bench  # noqa: E402

Answer = dict[str, Any]  # see protocol.py

ROOT = HERE.parents[1]
LOCK = HERE / "requirements.lock"
ENVIRONMENT = ROOT / "build" / "bench-venv"
RESULT = ROOT / "bench.json"

PEERS = ("hearts", "leduc_poker", "gin_rummy")
MODES = ("bulk", "stepwise", "lean")
PLAYERS = 4
EXTRA_PLAYERS = (2, 5)
UNIT = "entries/s"
WARM_UP_SECONDS = 0.2
BUSY = 0.95  # a measurement that had less of its processor than this is worth a remark


class BenchError(Exception):
    """The bench cannot go on, and this is why."""


class Side:
    """A worker process: takes a command, answers it, and otherwise rests."""

    def __init__(self, name: str, python: Path, worker: str, *, own_environment: bool) -> None:
        self._name = name
        env = dict(os.environ)
        if own_environment:
            env.pop("PYTHONPATH", None)
            env.pop("PYTHONHOME", None)
        try:
            self._process = subprocess.Popen(
                [python, "-m", f"{HERE.name}.{worker}"],
                cwd=HERE.parent,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                env=env,
            )
        except OSError as error:
            raise BenchError(f"the {name} worker cannot be started: {error}") from error

    def __enter__(self) -> Self:
        """Enter a block at whose end the process ends too."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let the process end by closing its input, or end it after an error."""
        if self._process.stdin is not None:
            with contextlib.suppress(BrokenPipeError):
                self._process.stdin.close()
        if kind is not None:
            self._process.terminate()
        self._process.wait()

    def ask(self, do: str, **arguments: Any) -> Answer:
        """Send a command and wait for its answer."""
        command = {"do": do, **arguments}
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(command) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            code = self._process.wait()
            raise BenchError(f"the {self._name} worker ended (status {code}) at {command}; see its output above")
        answer: Answer = json.loads(line)
        if "error" in answer:
            raise BenchError(f"the {self._name} worker failed at {command}: {answer['error']}")
        return answer


@dataclass
class Rates:
    """What one side did, round by round."""

    entries: list[float] = field(default_factory=list)
    decisions: list[float] = field(default_factory=list)
    share: list[float] = field(default_factory=list)

    def add(self, reading: Answer) -> None:
        """Take in the reading of one round."""
        seconds: float = reading["seconds"]
        self.entries.append(reading["entries"] / seconds)
        self.decisions.append(reading["decisions"] / seconds)
        self.share.append(reading["cpu_seconds"] / seconds)


@dataclass
class Pair:
    """A game of ours and a peer, in one way of playing."""

    mode: str
    game: str
    peer: str
    ours: Rates = field(default_factory=Rates)
    theirs: Rates = field(default_factory=Rates)

    @property
    def name(self) -> str:
        """The pair's name, as in `bulk/ronin/hearts`."""
        return f"{self.mode}/{self.game}/{self.peer}"

    def result(self) -> dict[str, Any]:
        """Return the pair's entry in `bench.json`."""
        ours, theirs = statistics.median(self.ours.entries), statistics.median(self.theirs.entries)
        return {"name": self.name, "ours": ours, "theirs": theirs, "ratio": ours / theirs, "unit": UNIT}

    def spread(self) -> tuple[float, float]:
        """Return the lowest and the highest ratio of one round."""
        ratios = [ours / theirs for ours, theirs in zip(self.ours.entries, self.theirs.entries, strict=True)]
        return min(ratios), max(ratios)


def environment() -> Path:
    """Return the Python of OpenSpiel's environment; make that when it is absent or its lock has changed."""
    python = ENVIRONMENT / "bin" / "python"
    stamp = ENVIRONMENT / "bench-stamp"
    made_of = hashlib.sha256(LOCK.read_bytes() + sys.version.encode()).hexdigest()
    if python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == made_of:
        return python
    where = ENVIRONMENT.relative_to(ROOT)
    print(f"Making {where} for OpenSpiel (once) ...", flush=True)
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--only-binary", ":all:"]
    try:
        if ENVIRONMENT.exists():
            shutil.rmtree(ENVIRONMENT)
        ENVIRONMENT.parent.mkdir(parents=True, exist_ok=True)
        run([sys.executable, "-m", "venv", ENVIRONMENT])
        run([python, *install, "--require-hashes", "-r", LOCK])
        run([python, "-c", "import pyspiel"])
        stamp.write_text(made_of, encoding="utf-8")
    except (OSError, BenchError) as error:
        raise BenchError(
            f"{where} for OpenSpiel cannot be made: {error}\n"
            "It needs Python's venv module, a wheel of open_spiel for this Python and system, and a package "
            "index that pip can reach."
        ) from error
    return python


def run(command: Sequence[str | Path]) -> None:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode != 0:
        said = "\n".join(done.stdout.strip().splitlines()[-12:])
        raise BenchError(f"{' '.join(map(str, command))} ended with status {done.returncode}:\n{said}")


def is_built() -> bool:
    """Tell whether our side can be measured at all."""
    try:
        return importlib.util.find_spec("yrden._core") is not None
    except ModuleNotFoundError:
        return False


def cpu_model() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def a_processor() -> int | None:
    """Choose the processor for both sides: the last one allowed, as the first has most interrupts."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None


def millions(rate: float) -> str:
    return f"{rate / 1e6:.3f} M"


def table(rows: Sequence[Sequence[str]]) -> str:
    """Plain columns: the first to the left, the others to the right, a rule under the heading."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join(lines)


def wanted(name: str, only: Sequence[str]) -> bool:
    return not only or any(
        name == this or name.startswith(f"{this}/") or fnmatch.fnmatchcase(name, this) for this in only
    )


def prepare_peers(theirs: Side, peers: Sequence[str]) -> None:
    for peer in peers:
        ready = theirs.ask("prepare", game=peer)
        print(
            f"{peer}: {ready['entries_per_rollout']:.2f} entries a rollout, "
            f"{ready['decisions_per_rollout']:.2f} of them decisions "
            f"(± {100 * ready['standard_error']:.2f} %, {ready['sample']} games sampled); "
            f"{ready['rollouts_per_call']} rollouts a call",
            flush=True,
        )


def measure_pairs(ours: Side, theirs: Side, pairs: Sequence[Pair], rounds: int, seconds: float) -> None:
    for pair in pairs:
        ours.ask(pair.mode, game=pair.game, players=PLAYERS, seconds=WARM_UP_SECONDS)
        theirs.ask(pair.mode, game=pair.peer, seconds=WARM_UP_SECONDS)
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds} ...", flush=True)
        for pair in pairs:
            pair.ours.add(ours.ask(pair.mode, game=pair.game, players=PLAYERS, seconds=seconds))
            pair.theirs.add(theirs.ask(pair.mode, game=pair.peer, seconds=seconds))


def measure_extras(ours: Side, games: Sequence[str], rounds: int, seconds: float) -> list[tuple[str, Rates]]:
    """Bulk play at other player counts, without a peer; a count that a game does not take is left out."""
    extras: list[tuple[str, Rates]] = []
    for game in games:
        for players in EXTRA_PLAYERS:
            rates = Rates()
            try:
                ours.ask("bulk", game=game, players=players, seconds=WARM_UP_SECONDS)
                for _ in range(rounds):
                    rates.add(ours.ask("bulk", game=game, players=players, seconds=seconds / 2))
            except BenchError as error:
                print(f"left out: {error}", file=sys.stderr)
            else:
                extras.append((f"bulk/{game} with {players} players", rates))
    return extras


def report(pairs: Sequence[Pair], extras: Sequence[tuple[str, Rates]]) -> None:
    heading = ("name", "ours", "theirs", "ratio", "spread", "unit", "ours", "theirs", "unit")
    rows: list[Sequence[str]] = [heading]
    for pair in pairs:
        result = pair.result()
        low, high = pair.spread()
        rows.append(
            (
                pair.name,
                millions(result["ours"]),
                millions(result["theirs"]),
                f"{result['ratio']:.2f}x",
                f"{low:.2f}-{high:.2f}",
                UNIT,
                millions(statistics.median(pair.ours.decisions)),
                millions(statistics.median(pair.theirs.decisions)),
                "decisions/s",
            )
        )
    for name, rates in extras:
        entries, decisions = statistics.median(rates.entries), statistics.median(rates.decisions)
        rows.append((name, millions(entries), "-", "-", "-", UNIT, millions(decisions), "-", "decisions/s"))
    print(f"\n{table(rows)}\n")
    remark_if_busy([rates for pair in pairs for rates in (pair.ours, pair.theirs)])


def report_peers(measured: Sequence[tuple[str, Rates]]) -> None:
    rows: list[Sequence[str]] = [("name", "theirs", "spread", "unit", "theirs", "unit")]
    for name, rates in measured:
        rows.append(
            (
                name,
                millions(statistics.median(rates.entries)),
                f"{min(rates.entries) / 1e6:.3f}-{max(rates.entries) / 1e6:.3f}",
                UNIT,
                millions(statistics.median(rates.decisions)),
                "decisions/s",
            )
        )
    print(f"\n{table(rows)}\n")
    remark_if_busy([rates for _, rates in measured])


def remark_if_busy(measured: Sequence[Rates]) -> None:
    least = min(min(rates.share) for rates in measured)
    if least < BUSY:
        print(
            f"Note: the machine was busy. A measurement had only {100 * least:.0f} % of its processor; "
            "ratios hold better than rates."
        )


def bench(arguments: argparse.Namespace) -> None:
    rounds: int = arguments.rounds
    seconds: float = arguments.seconds
    only: list[str] = arguments.only
    if not arguments.peers_only and not is_built():
        raise BenchError("yrden._core is not in this Python's environment; `make setup` builds it")
    service = [name for name in service_bench.NAMES if wanted(name, only)]
    results: list[Answer] = []
    if arguments.peers_only or any_rules(only) or not service:
        results += bench_rules(arguments)
    if arguments.peers_only:
        return
    if service:
        with Side("load", Path(sys.executable), "load_worker", own_environment=False) as load:
            results += service_bench.bench_service(load, service, rounds, seconds, table)
    RESULT.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    print(f"Written to {RESULT.relative_to(ROOT)}. {rounds} rounds of {seconds:g} s.")


def any_rules(only: Sequence[str]) -> bool:
    """Whether anything of the first part may be meant. Its games are known only once it runs."""
    return not only or any(
        this.startswith("*") or not any(wanted(name, [this]) for name in service_bench.NAMES) for this in only
    )


def bench_rules(arguments: argparse.Namespace) -> list[Answer]:
    """Measure the rules beside OpenSpiel."""
    rounds: int = arguments.rounds
    seconds: float = arguments.seconds
    only: list[str] = arguments.only
    cpu = a_processor()
    peer_python = environment()
    with Side("OpenSpiel", peer_python, "openspiel_worker", own_environment=True) as theirs:
        peer_versions = theirs.ask("hello", cpu=cpu)["versions"]
        print(f"processor: {cpu_model()}" + ("" if cpu is None else f", both sides on number {cpu}"))
        print(f"peer: OpenSpiel {peer_versions['open_spiel']}, Python {peer_versions['python']}")
        if arguments.peers_only:
            measure_peers_only(theirs, rounds, seconds, only)
            return []
        with Side("Yrden", Path(sys.executable), "yrden_worker", own_environment=False) as ours:
            about = ours.ask("hello", cpu=cpu)
            print(f"ours: Yrden {about['versions']['yrden']}, Python {about['versions']['python']}", flush=True)
            games: list[str] = about["games"]
            pairs = [
                pair
                for mode in MODES
                for game in games
                for peer in PEERS
                if wanted((pair := Pair(mode, game, peer)).name, only)
            ]
            if not pairs and any(wanted(name, only) for name in service_bench.NAMES):
                return []
            if not pairs:
                every = ", ".join(
                    [Pair(mode, game, peer).name for mode in MODES for game in games for peer in PEERS]
                    + list(service_bench.NAMES)
                )
                raise BenchError(f"--only {' '.join(only)} names nothing; there is {every}")
            prepare_peers(theirs, [peer for peer in PEERS if any(pair.peer == peer for pair in pairs)])
            measure_pairs(ours, theirs, pairs, rounds, seconds)
            extras = [] if only else measure_extras(ours, games, rounds, seconds)
    report(pairs, extras)
    print(f"{PLAYERS} players of ours.")
    return [pair.result() for pair in pairs]


def measure_peers_only(theirs: Side, rounds: int, seconds: float, only: Sequence[str]) -> None:
    """Measure the peers by themselves, to see what this machine gives; write nothing."""
    jobs = [(mode, peer) for mode in MODES for peer in PEERS if wanted(f"{mode}/{peer}", only)]
    if not jobs:
        raise BenchError(f"--only {' '.join(only)} names nothing; alone, peers are called like bulk/hearts")
    prepare_peers(theirs, [peer for peer in PEERS if any(peer == of for _, of in jobs)])
    measured = [(f"{mode}/{peer}", Rates()) for mode, peer in jobs]
    for mode, peer in jobs:
        theirs.ask(mode, game=peer, seconds=WARM_UP_SECONDS)
    for _ in range(rounds):
        for (mode, peer), (_, rates) in zip(jobs, measured, strict=True):
            rates.add(theirs.ask(mode, game=peer, seconds=seconds))
    report_peers(measured)


def positive_int(text: str) -> int:
    value = int(text)
    if value < 1:
        raise ValueError(text)
    return value


def positive_float(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise ValueError(text)
    return value


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures Yrden beside its peers in one run and writes bench.json.")
    parser.add_argument(
        "--seconds", type=positive_float, default=2.0, help="how long one measurement takes (default 2)"
    )
    parser.add_argument("--rounds", type=positive_int, default=5, help="how often each is measured (default 5)")
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="NAME",
        help="only this: bulk/ronin/hearts, a beginning (bulk) or a pattern ('*/hearts'); may be repeated",
    )
    parser.add_argument("--peers-only", action="store_true", help="measure OpenSpiel alone; needs no build of ours")
    try:
        bench(parser.parse_args())
    except (BenchError, service_bench.ServiceBenchError) as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
