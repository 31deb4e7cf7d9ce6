"""The pages: what this server is, a game in the browser, and the description of the API.

Everything is bundled; a page asks no other host for anything.
"""

import json
from importlib import resources
from typing import Final

from yrden.transport.openapi import document
from yrden.transport.rest import Route

_KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
# Pages have short addresses; what they load is under /page.
_ADDRESSES: Final = {"index.html": "/", "docs.html": "/docs"}


def pages() -> dict[str, Route]:
    """The routes of all pages, read once."""
    routes = {"/openapi.json": _route("application/json", json.dumps(document(), ensure_ascii=False).encode())}
    for file in sorted(resources.files(__name__).iterdir(), key=lambda found: found.name):
        kind = _KINDS.get(f".{file.name.rpartition('.')[2]}")
        if kind is not None:
            routes[_ADDRESSES.get(file.name, f"/page/{file.name}")] = _route(kind, file.read_bytes())
    return routes


def _route(kind: str, body: bytes) -> Route:
    async def show() -> tuple[int, str, bytes]:
        return 200, kind, body

    return show
