"""Bare servers to compare ours with: they answer every request with a recorded answer and do nothing else.

`python -m bench.echo_server KIND ANSWERS` listens at a free port of this machine, prints the port, and serves until it
is ended. ANSWERS is a file with one answer a line, in hexadecimal; they are given in turn, so that what is sent has the
sizes of real play. Kinds: `aio` (grpc.aio), `threads` (grpcio's thread pool), `asgi` (uvicorn; the body is parsed);
`aio` and `asgi` are as their libraries come, `aio+` and `asgi+` on the loop and the parser that our server runs on.
"""

import asyncio
import contextlib
import itertools
import json
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Literal

import grpc
import uvicorn
import uvloop

THREADS = 16
ANYWHERE = "127.0.0.1:0"


def answers(path: str) -> Iterator[bytes]:
    """The recorded answers, over and over."""
    return itertools.cycle([bytes.fromhex(line) for line in Path(path).read_text(encoding="ascii").split()])


class Echo(grpc.GenericRpcHandler):
    """One handler for all methods; bytes in, bytes out."""

    def __init__(self, handle: Callable[[bytes, Any], Any]) -> None:
        self._handler: Any = grpc.unary_unary_rpc_method_handler(handle)

    def service(self, _details: grpc.HandlerCallDetails) -> Any:
        """Take every call."""
        return self._handler


async def aio(given: Iterator[bytes]) -> None:
    """Serve gRPC on an event loop."""

    async def handle(_request: bytes, _context: Any) -> bytes:
        return next(given)

    server = grpc.aio.server(options=[("grpc.so_reuseport", 0)])
    server.add_generic_rpc_handlers((Echo(handle),))
    port = server.add_insecure_port(ANYWHERE)
    await server.start()
    print(port, flush=True)
    await server.wait_for_termination()


def threads(given: Iterator[bytes]) -> None:
    """Serve gRPC on a pool of threads."""

    def handle(_request: bytes, _context: Any) -> bytes:
        return next(given)

    server = grpc.server(ThreadPoolExecutor(THREADS), options=[("grpc.so_reuseport", 0)])
    server.add_generic_rpc_handlers((Echo(handle),))
    port = server.add_insecure_port(ANYWHERE)
    server.start()
    print(port, flush=True)
    server.wait_for_termination()


def asgi(given: Iterator[bytes], loop: Literal["asyncio", "uvloop"], http: Literal["h11", "httptools"]) -> None:
    """Serve HTTP with uvicorn, otherwise set up as our own server sets it up."""

    async def application(
        _scope: dict[str, Any],
        receive: Callable[[], Awaitable[dict[str, Any]]],
        send: Callable[[dict[str, Any]], Awaitable[None]],
    ) -> None:
        body, more = b"", True
        while more:
            part = await receive()
            body += part.get("body", b"")
            more = part.get("more_body", False)
        json.loads(body)
        answer = next(given)
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(answer))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": answer})

    # asyncio turns off Nagle's algorithm only for sockets that say which protocol they are of.
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    settings = uvicorn.Config(
        application, loop=loop, http=http, log_config=None, access_log=False, server_header=False, lifespan="off"
    )
    uvicorn.Server(settings).run(sockets=[listener])


def main() -> None:
    kind, path = sys.argv[1:]
    given = answers(path)
    with contextlib.suppress(KeyboardInterrupt):
        match kind:
            case "aio":
                asyncio.run(aio(given))
            case "aio+":
                uvloop.run(aio(given))
            case "threads":
                threads(given)
            case "asgi":
                asgi(given, "asyncio", "h11")
            case "asgi+":
                asgi(given, "uvloop", "httptools")
            case _:
                sys.exit(f"There is no server of the kind {kind}.")


if __name__ == "__main__":
    main()
