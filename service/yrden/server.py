"""The composition root: settings in, a running server out.

One process, one event loop: gRPC and REST are two wires on the same application. Nothing else in the package makes
its own store, clock or metrics.
"""

import asyncio
import contextlib
import gc
import json
import signal
from collections.abc import AsyncIterator, Iterator

import grpc
import structlog
import uvicorn
from grpc_health.v1 import health_pb2

from yrden import __version__, _core
from yrden.application.matches import Matches
from yrden.application.refusal import Reason, Refusal
from yrden.application.wish import Limits
from yrden.config import Settings
from yrden.limits import RateLimiter
from yrden.metrics import Metrics, Readings
from yrden.store.sqlite import SqliteStore
from yrden.transport import rpc
from yrden.transport.gate import Gate
from yrden.transport.methods import Methods
from yrden.transport.page import pages
from yrden.transport.rest import Rest

log = structlog.get_logger(__name__)

TEXT = "text/plain; charset=utf-8"

# New objects that make the collector look at the young ones; Python's own number is 700.
COLLECT_AFTER = 20_000


class Web(uvicorn.Server):
    """uvicorn without handlers of signals: one place decides when to stop."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals alone."""
        yield


@contextlib.asynccontextmanager
async def application(settings: Settings, metrics: Metrics) -> AsyncIterator[Matches]:
    """The application on its store, from the start to the last write."""
    store = await SqliteStore.open(
        settings.store,
        linger=settings.commit_linger_ms / 1000,
        batch=settings.commit_batch,
        on_commit=metrics.count_commit,
    )
    try:
        limits = Limits(
            live_matches=settings.live_matches,
            unfinished_matches=settings.unfinished_matches,
            watchers=settings.watchers,
            unwritten_matches=settings.unwritten_matches,
        )
        matches = Matches(store, limits, on_act=metrics.count_act)
        metrics.read_from(
            lambda: Readings(
                live_matches=len(matches.lives),
                watchers=matches.watchers,
                cache_hits=matches.lives.hits,
                cache_misses=matches.lives.misses,
                matches=matches.census(),
            )
        )
        await matches.start()
        yield matches
        await matches.close()
    finally:
        await store.close()


async def serve(settings: Settings) -> None:
    """Run until a signal says stop: then take no more, finish what runs, write all, and return."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    games = [game["id"] for game in json.loads(_core.games())]
    names = [method.full_name for service in rpc.SERVICES for method in service.methods]
    metrics = Metrics(__version__, names, games)
    async with application(settings, metrics) as matches:
        methods = Methods(matches, settings.deadline_seconds)
        gate = Gate(
            settings.admin_key.get_secret_value(),
            RateLimiter(settings.rate_per_token, settings.burst_per_token, whose="with this token"),
            RateLimiter(settings.rate_per_address, settings.burst_per_address, whose="from this address"),
            metrics,
        )
        server, checks, port = rpc.build(
            methods,
            gate,
            str(settings.grpc_address),
            max_message=settings.max_message_bytes,
            credentials=credentials(settings),
        )
        for service in rpc.SERVICES:
            await checks.set(service.full_name, health_pb2.HealthCheckResponse.SERVING)
        await server.start()
        web = build_web(settings, methods, gate, metrics, stop)
        serving = asyncio.create_task(web.serve())
        while not web.started and not serving.done():  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(0.005)
        if serving.done():
            await server.stop(0)
            raise OSError(f"cannot listen at {settings.http_address}")
        scheme = "https" if settings.tls else "http"
        where = f"{scheme}://{settings.http_address}/"
        log.info("ready", web=where, grpc=f"{settings.grpc_address.host}:{port}", store=str(settings.store))
        spare_collector()
        told = f"Yrden is ready: open {where} (gRPC at {settings.grpc_address.host}:{port}; Ctrl-C ends it)"
        print(told, flush=True)  # noqa: T201 - the one line an operator looks for
        await stop.wait()
        log.info("draining")
        matches.begin_closing()
        await checks.enter_graceful_shutdown()
        await server.stop(settings.drain_seconds)
        web.should_exit = True
        await serving
    log.info("stopped")


def spare_collector() -> None:
    """Let the collector of cycles look less often, and never again at what was made at the start.

    A call leaves almost nothing behind that only the collector can free, and live matches are no garbage.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, *gc.get_threshold()[1:])


def credentials(settings: Settings) -> grpc.ServerCredentials | None:
    """The server's certificate, if connections are encrypted."""
    if settings.tls is None:
        return None
    certificate, key = settings.tls
    return grpc.ssl_server_credentials([(key.read_bytes(), certificate.read_bytes())])


def build_web(settings: Settings, methods: Methods, gate: Gate, metrics: Metrics, stop: asyncio.Event) -> Web:
    """The HTTP side: REST, pages, health and metrics."""

    async def healthy() -> tuple[int, str, bytes]:
        return 200, TEXT, b"ok\n"

    async def ready() -> tuple[int, str, bytes]:
        return (503, TEXT, b"stopping\n") if stop.is_set() else (200, TEXT, b"ready\n")

    async def measured() -> tuple[int, str, bytes]:
        content_type, body = metrics.render()
        return 200, content_type, body

    def observe(method: str, reason: str, seconds: float) -> None:
        refusal = None if reason == "OK" else Refusal(Reason(reason), "")
        gate.done("rest", method, refusal, seconds)

    rest = Rest(
        methods,
        gate.authenticate,
        settings.max_message_bytes,
        routes={"/healthz": healthy, "/readyz": ready, "/metrics": measured, **pages()},
        admit=gate.limit,
        observe=observe,
    )
    tls = settings.tls
    return Web(
        uvicorn.Config(
            rest,
            host=settings.http_address.host,
            port=settings.http_address.port,
            log_config=None,
            access_log=False,
            server_header=False,
            lifespan="off",
            timeout_graceful_shutdown=max(1, int(settings.drain_seconds)),
            ssl_certfile=str(tls[0]) if tls else None,
            ssl_keyfile=str(tls[1]) if tls else None,
        )
    )
