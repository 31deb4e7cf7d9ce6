"""A real server in a process of its own, on free ports and a temporary store, for tests that talk over sockets."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from yrden.client import Client

YRDEN = str(Path(sys.executable).parent / "yrden")
PATIENCE = 60.0


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server process. It can be killed and started again on the same store and ports."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.grpc = f"127.0.0.1:{free_port()}"
        self.http = f"127.0.0.1:{free_port()}"
        self.log = folder / "server.log"
        self.environment = {
            **os.environ,
            "YRDEN_GRPC_ADDRESS": self.grpc,
            "YRDEN_HTTP_ADDRESS": self.http,
            "YRDEN_STORE": str(folder / "yrden.sqlite3"),
            "YRDEN_LOG_FORMAT": "json",
            **{f"YRDEN_{name.upper()}": value for name, value in settings.items()},
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it is ready."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [YRDEN, "serve"], env=self.environment, stderr=log, stdout=log, cwd=self.folder
            )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended with {self.process.returncode}: {self.log.read_text()[-2000:]}")
            with (
                contextlib.suppress(urllib.error.URLError, ConnectionError, TimeoutError),
                urllib.request.urlopen(f"http://{self.http}/readyz", timeout=1) as answer,
            ):
                if answer.status == 200:
                    return
            time.sleep(0.02)
        raise AssertionError("the server is not ready in time")

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end; returns its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=PATIENCE)

    def client(self) -> Client:
        """A client of its gRPC side."""
        return Client(self.grpc)


@contextlib.contextmanager
def running(folder: Path, **settings: str) -> Iterator[Server]:
    """A server for the length of a block."""
    server = Server(folder, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
