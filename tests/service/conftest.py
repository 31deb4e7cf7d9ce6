"""One server for all tests that leave nothing behind, one wire to it after the other, and servers without a socket."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from service.asgi import Run, Script, serving
from service.harness import Server, running
from service.wires import ADMIN, WIRES, Wire


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an operator's key and no limits of rate."""
    with running(
        tmp_path_factory.mktemp("shared"),
        admin_key=ADMIN,
        rate_per_address="0",
        rate_per_token="0",  # noqa: S106 - a rate
    ) as server:
        yield server


@pytest.fixture(params=sorted(WIRES))
def wire(request: pytest.FixtureRequest, shared: Server) -> Iterator[Wire]:
    """Each wire of the shared server."""
    made = WIRES[request.param](shared)
    yield made
    made.close()


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run a script against a server of its own, without a socket."""

    def run(script: Script) -> None:
        async def whole() -> None:
            async with serving(tmp_path) as served:
                await script(served)

        asyncio.run(whole())

    return run
