"""Metrics: what the service counts, for Prometheus. docs/metrics.md says what each one means.

Calls, acts and commits are counted as they happen. What the application knows anyway, such as how many matches are
live, is asked for only when somebody reads. Labels take values from lists that are known at start; everything else is
`unknown`, so that no client can make the lists longer.
"""

import platform
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from grpc import StatusCode
from prometheus_client import CollectorRegistry, Counter, Histogram, Info, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from yrden.application.refusal import Reason

UNKNOWN = "unknown"
TRANSPORTS = ("grpc", "rest")

_CODES = frozenset(code.name for code in StatusCode)
_REASONS = frozenset(reason.value for reason in Reason)

# Seconds. A call takes from half a millisecond to its deadline, a commit from the disk's sync to a locked file's
# timeout, the rules from microseconds on.
_CALL_SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
_COMMIT_SECONDS = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_ENGINE_SECONDS = (0.000005, 0.00001, 0.000025, 0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.01, 0.1)
_BATCH_SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


@dataclass(frozen=True)
class Readings:
    """What the application knows of itself at this moment."""

    live_matches: int = 0
    watchers: int = 0
    cache_hits: int = 0
    cache_misses: int = 0
    # How many matches there are by game and state, for the states that are counted.
    matches: Mapping[tuple[str, str], int] = field(default_factory=dict)


class Metrics:
    """All metrics of one server, in a registry of their own."""

    def __init__(self, version: str, methods: Iterable[str] = (), games: Iterable[str] = ()) -> None:
        """Make the metrics of a server of a version; `methods` and `games` are the names that labels may have."""
        self.registry = CollectorRegistry()
        self._read: Callable[[], Readings] = Readings
        self._methods = frozenset(methods)
        self._games = frozenset(games)
        self._rpcs = Counter(
            "yrden_rpcs",
            "Calls that ended.",
            ("transport", "method", "code"),
            registry=self.registry,
        )
        self._rpc_seconds = Histogram(
            "yrden_rpc_seconds",
            "How long calls took; a stream counts from its start to its end.",
            ("transport", "method"),
            buckets=_CALL_SECONDS,
            registry=self.registry,
        )
        self._refusals = Counter("yrden_refusals", "Calls that were refused.", ("reason",), registry=self.registry)
        self._acts = Counter(
            "yrden_acts", "Acts the rules accepted, those of bots included.", ("game",), registry=self.registry
        )
        self._engine_seconds = Histogram(
            "yrden_engine_seconds",
            "How long the rules took for one act.",
            ("game",),
            buckets=_ENGINE_SECONDS,
            registry=self.registry,
        )
        self._commit_seconds = Histogram(
            "yrden_store_commit_seconds",
            "How long commits of the store took.",
            buckets=_COMMIT_SECONDS,
            registry=self.registry,
        )
        self._batch_size = Histogram(
            "yrden_store_batch_size",
            "How many writes went into one commit of the store.",
            buckets=_BATCH_SIZES,
            registry=self.registry,
        )
        Info("yrden_build", "The version of the server and of the Python it runs on.", registry=self.registry).info(
            {"version": version, "python": platform.python_version()}
        )
        self.registry.register(_Readers(self._readings))
        ProcessCollector(registry=self.registry)
        # The children in use: looking one up in the library costs more than counting.
        self._calls: dict[tuple[str, str, str], tuple[Counter, Histogram]] = {}
        self._engines: dict[str, tuple[Counter, Histogram]] = {}
        # Known from the start, so that a rate is right from the first one on.
        self._refused = {reason: self._refusals.labels(reason) for reason in sorted(_REASONS)}
        for game in sorted(self._games):
            self._engine(game)

    def read_from(self, read: Callable[[], Readings]) -> None:
        """Ask for the readings here, each time the metrics are rendered."""
        self._read = read

    def count_call(self, transport: str, method: str, code: str, seconds: float) -> None:
        """Count a call that ended with a gRPC status, on either transport."""
        key = (transport, method, code)
        children = self._calls.get(key)
        if children is None:
            children = self._call(transport, method, code)
            # Only what is known is kept: what clients make up must not fill memory.
            if method in self._methods and transport in TRANSPORTS and code in _CODES:
                self._calls[key] = children
        children[0].inc()
        children[1].observe(seconds)

    def count_refusal(self, reason: str) -> None:
        """Count a call that was refused."""
        (self._refused.get(reason) or self._refusals.labels(UNKNOWN)).inc()

    def count_act(self, game: str, seconds: float) -> None:
        """Count an act that the rules accepted, and the seconds they took."""
        acts, engine_seconds = self._engines.get(game) or self._engine(UNKNOWN)
        acts.inc()
        engine_seconds.observe(seconds)

    def count_commit(self, seconds: float, size: int) -> None:
        """Count a commit of the store. It may be called on any thread."""
        self._commit_seconds.observe(seconds)
        self._batch_size.observe(size)

    def render(self) -> tuple[str, bytes]:
        """The content type and the text that Prometheus reads."""
        return CONTENT_TYPE_LATEST, generate_latest(_WithoutCreated(self.registry))

    def _readings(self) -> Readings:
        return self._read()

    def _call(self, transport: str, method: str, code: str) -> tuple[Counter, Histogram]:
        transport = transport if transport in TRANSPORTS else UNKNOWN
        method = method if method in self._methods else UNKNOWN
        code = code if code in _CODES else StatusCode.UNKNOWN.name
        return self._rpcs.labels(transport, method, code), self._rpc_seconds.labels(transport, method)

    def _engine(self, game: str) -> tuple[Counter, Histogram]:
        children = self._acts.labels(game), self._engine_seconds.labels(game)
        self._engines[game] = children
        return children


class _Readers(Collector):
    """The metrics that are read rather than counted."""

    def __init__(self, read: Callable[[], Readings]) -> None:
        self._read = read

    def describe(self) -> Iterable[Metric]:
        """Name the metrics without reading."""
        return _families(Readings())

    def collect(self) -> Iterable[Metric]:
        """Read."""
        return _families(self._read())


def _families(readings: Readings) -> Iterator[Metric]:
    matches = GaugeMetricFamily("yrden_matches", "Matches that are not finished.", labels=("game", "state"))
    for (game, state), count in sorted(readings.matches.items()):
        matches.add_metric((game, state), count)
    yield matches
    yield GaugeMetricFamily("yrden_live_matches", "Matches in memory.", readings.live_matches)
    yield GaugeMetricFamily("yrden_watchers", "Open streams that watch a match.", readings.watchers)
    yield CounterMetricFamily("yrden_cache_hits", "Matches that were found in memory.", readings.cache_hits)
    yield CounterMetricFamily(
        "yrden_cache_misses", "Matches that had to be rebuilt from the store.", readings.cache_misses
    )


class _WithoutCreated(Collector):
    """A registry without the times at which series began, which the text format shows as metrics of their own."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._registry = registry

    def collect(self) -> Iterable[Metric]:
        """All metrics."""
        for metric in self._registry.collect():
            if metric.type in {"counter", "histogram"}:
                metric.samples = [sample for sample in metric.samples if not sample.name.endswith("_created")]
            yield metric
