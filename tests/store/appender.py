"""A process that appends for as long as it lives, on several matches at once, and says what was acknowledged.

Each line is `match version`, printed after the append has returned. It goes on from what the store holds.
"""

import asyncio
import sys
from pathlib import Path

from store.samples import HUMAN, header, unit
from yrden.store.port import Store
from yrden.store.sqlite import SqliteStore

MATCHES = 8


def entries(version: int) -> bytes:
    """Return what is appended at a version: two entries, so that a log tells of every gap."""
    return b"%d,%d," % (version, version + 1)


async def play(store: Store, match_id: str) -> None:
    await store.create(header(match_id, request_hash=match_id.encode()), [HUMAN], None)
    record = await store.read(match_id)
    version = 0 if record is None else record.version
    while True:
        await store.append(unit(match_id, version, entries(version)))
        version += 2
        print(match_id, version, flush=True)


async def main() -> None:
    store = await SqliteStore.open(Path(sys.argv[1]))
    await asyncio.gather(*(play(store, f"match-{number}") for number in range(MATCHES)))


if __name__ == "__main__":
    asyncio.run(main())
