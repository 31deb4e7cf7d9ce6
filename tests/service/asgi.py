"""The REST side, without a socket: a real application on a real store behind the ASGI application."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any

import httpx

from yrden.application.matches import Matches
from yrden.application.refusal import STATUS, Reason
from yrden.application.wish import Limits
from yrden.store.sqlite import SqliteStore
from yrden.transport.methods import Methods
from yrden.transport.page import pages
from yrden.transport.rest import Rest

ADMIN = "the-operators-key"
MAX_BODY = 10_000
JSON = "application/json"
# Well below the heartbeat of a real server, so that a test hears one.
HEARTBEAT = 0.3


def authenticate(token: str) -> tuple[str, bool]:
    return ("", True) if token == ADMIN else (token, False)


class Server:
    """The application, and a client of it."""

    def __init__(self, matches: Matches, client: httpx.AsyncClient, methods: Methods, app: Rest) -> None:
        self.matches = matches
        self.client = client
        self.methods = methods
        self.app = app
        self.observed: list[tuple[str, str]] = []
        self.admitted: list[tuple[str, str]] = []

    async def get(self, path: str, token: str = "", **headers: str) -> httpx.Response:
        return await self.client.get(path, headers=bearer(token) | headers)

    async def post(self, path: str, body: object = None, token: str = "") -> httpx.Response:
        return await self.client.post(path, json=body, headers=bearer(token))

    async def create(self, **request: object) -> tuple[str, str, dict[str, Any]]:
        """Create a match; returns its id, the first seat's token and the answer."""
        answer = answered(await self.post("/v1/matches", {"game": "ronin", "players": 2, **request}))
        return answer["match"]["id"], answer["tokens"][0]["token"], answer

    async def asked(self, match_id: str, token: str) -> dict[str, Any]:
        """Wait until the seat is asked or the match is over."""
        while True:
            seen = answered(await self.get(f"/v1/matches/{match_id}:observe", token))
            if "outcome" in seen or seen.get("legalActions"):
                return seen
            await asyncio.sleep(0.01)

    async def play(self, match_id: str, token: str, acts: int) -> dict[str, Any]:
        """Act so many times, or to the end; returns what is seen then."""
        seen = await self.asked(match_id, token)
        for _ in range(acts):
            if "outcome" in seen:
                break
            body = {"code": seen["legalActions"][0]["code"], "expectedVersion": seen["version"]}
            answered(await self.post(f"/v1/matches/{match_id}:act", body, token))
            seen = await self.asked(match_id, token)
        return seen

    def listen(self, path: str, **headers: str) -> "Listener":
        return Listener(self.app, path, headers)


class Listener:
    """A client of a stream, by hand: httpx would wait for its end."""

    def __init__(self, app: Rest, path: str, headers: dict[str, str]) -> None:
        address, _, query = path.partition("?")
        self.sent: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._gone = asyncio.Event()
        self._text = ""
        scope = {
            "type": "http",
            "method": "GET",
            "path": address,
            "raw_path": address.encode(),
            "query_string": query.encode(),
            "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
        }
        self.task = asyncio.ensure_future(app(scope, self._receive, self.sent.put))

    async def _receive(self) -> MutableMapping[str, Any]:
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def status(self) -> int:
        part = await asyncio.wait_for(self.sent.get(), 10)
        return int(part["status"])

    async def block(self) -> str:
        """Wait for the next event or comment; empty at the end."""
        part = await asyncio.wait_for(self.sent.get(), 10)
        return str(part["body"].decode())

    async def event(self) -> tuple[int, dict[str, Any]]:
        """Wait for the next event, past comments: its id and data."""
        while (text := await self.block()).startswith(":"):
            pass
        return parsed(text)

    async def hang_up(self) -> None:
        self._gone.set()
        await asyncio.wait_for(self.task, 10)


def parsed(block: str) -> tuple[int, dict[str, Any]]:
    first, second = block.strip().split("\n")
    assert first.startswith("id: ")
    assert second.startswith("data: ")
    return int(first[4:]), json.loads(second[6:])


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


def answered(response: httpx.Response) -> dict[str, Any]:
    assert response.status_code == 200, response.text
    assert response.headers["content-type"] == JSON
    found: dict[str, Any] = response.json()
    return found


def refused(response: httpx.Response, reason: Reason, status: int | None = None) -> dict[str, Any]:
    """Check that a call was refused for this reason; returns the status message."""
    found: dict[str, Any] = response.json()
    assert found["details"][0]["reason"] == reason, found
    assert response.status_code == (status or STATUS[reason][1])
    assert response.headers["content-type"] == JSON
    assert found["code"] == STATUS[reason][0].value[0]
    assert found["details"][0]["@type"] == "type.googleapis.com/google.rpc.ErrorInfo"
    assert found["details"][0]["domain"] == "yrden"
    return found


@contextlib.asynccontextmanager
async def serving(path: Path) -> AsyncIterator[Server]:
    store = await SqliteStore.open(path / "rest.sqlite", synchronous="OFF")
    matches = Matches(store, Limits())
    await matches.start()
    methods = Methods(matches)

    async def healthy() -> tuple[int, str, bytes]:
        return 200, "text/plain", b"ok\n"

    async def broken() -> tuple[int, str, bytes]:
        raise RuntimeError("a secret")

    app = Rest(
        methods,
        authenticate,
        MAX_BODY,
        routes={**pages(), "/healthz": healthy, "/broken": broken},
        observe=lambda method, heard, seconds: served.observed.append((method, heard)) if seconds >= 0 else None,
        admit=lambda address, token: served.admitted.append((address, token)),
        heartbeat=HEARTBEAT,
    )
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://yrden") as client:
        served = Server(matches, client, methods, app)
        try:
            yield served
        finally:
            await matches.close()
            await store.close()


Script = Callable[[Server], Awaitable[None]]
Run = Callable[[Script], None]
