"""How tests of a store take their steps, and short ways to look at what it answers."""

import asyncio
from collections.abc import Awaitable, Callable

from yrden.store.port import Page, Record, Store

# Opens the store under test; a second time, after closing, the same one again.
Opener = Callable[[], Awaitable[Store]]


def on(opener: Opener, steps: Callable[[Store], Awaitable[None]]) -> None:
    """Open the store, take the steps and close it, however they end."""

    async def run() -> None:
        store = await opener()
        try:
            await steps(store)
        finally:
            await store.close()

    asyncio.run(run())


async def must_read(store: Store, match_id: str = "first") -> Record:
    record = await store.read(match_id)
    assert record is not None
    return record


def names(page: Page) -> list[str]:
    return [record.header.match_id for record in page.records]
