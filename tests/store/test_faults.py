"""What goes wrong outside: a full disk, a locked file, a failing write, a vanished file, `kill -9`."""

import asyncio
import os
import random
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from store.appender import MATCHES, entries
from store.samples import HUMAN, header, unit
from store.steps import must_read
from yrden.store.connection import Database, unavailable
from yrden.store.port import Conflict, StoreUnavailable
from yrden.store.sqlite import SqliteStore

KILLS = 5


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "yrden.db"


def test_a_full_disk_refuses_and_goes_on_when_space_returns(path: Path) -> None:
    async def steps() -> None:
        store = await SqliteStore.open(path)
        await store.create(header(), [HUMAN], None)
        await store.create(header("second"), [HUMAN], None)
        store.max_pages = 40
        version = 0

        async def fill() -> None:
            nonlocal version
            while True:
                await store.append(unit(version=version, entries=bytes(3000)))
                version += 2

        with pytest.raises(StoreUnavailable, match=r"^The disk is full: .*\. Nothing was changed\."):
            await fill()
        assert version > 0
        # It stays up: what is there is read, what does not fit is refused again, and nothing of it was kept.
        for _ in range(3):
            with pytest.raises(StoreUnavailable):
                await store.append(unit(version=version, entries=bytes(30_000)))
        assert (await must_read(store)).version == version
        assert len(await store.log("first")) == version // 2 * 3000
        # All of a batch fail together, and none of it happened.
        big = [store.append(unit(each, at, bytes(30_000))) for each, at in (("first", version), ("second", 0))]
        answers = await asyncio.gather(*big, return_exceptions=True)
        assert [type(answer) for answer in answers] == [StoreUnavailable] * 2
        assert (await must_read(store, "second")).version == 0
        store.max_pages = None
        await store.append(unit(version=version, entries=bytes(30_000)))
        assert (await must_read(store)).version == version + 2
        await store.close()

    asyncio.run(steps())


def test_a_store_opens_on_a_full_disk(path: Path) -> None:
    async def steps() -> None:
        store = await SqliteStore.open(path)
        await store.create(header(), [HUMAN], unit())
        await store.close()
        store = await SqliteStore.open(path, max_pages=1)
        assert (await must_read(store)).version == 2
        with pytest.raises(StoreUnavailable, match="full"):
            await store.put_pack("pack", bytes(100_000))
        await store.close()

    asyncio.run(steps())


def test_a_locked_file_refuses_and_goes_on_when_it_is_free(path: Path) -> None:
    async def steps() -> None:
        store = await SqliteStore.open(path, busy_timeout=0.05)
        await store.create(header(), [HUMAN], None)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(StoreUnavailable, match=r"^Another program holds the database"):
                await store.append(unit())
            # Reading goes on, and so does opening what needs no migration.
            assert (await must_read(store)).version == 0
            await (await SqliteStore.open(path, busy_timeout=0.05)).close()
            other.execute("COMMIT")
        await store.append(unit())
        assert await store.log("first") == b"entries"
        await store.close()

    asyncio.run(steps())


def test_a_new_file_that_is_locked_is_not_opened(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreUnavailable, match="Another program"):
            asyncio.run(SqliteStore.open(path, busy_timeout=0.05))


@contextmanager
def file_size_limit(size: int) -> Iterator[None]:
    """Make the system refuse every write of this process past a place in a file."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_failing_write_refuses_and_goes_on_afterwards(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[sqlite3.Connection] = []
    connect = Database.writer

    def counted(database: Database) -> sqlite3.Connection:
        opened.append(connect(database))
        return opened[-1]

    monkeypatch.setattr(Database, "writer", counted)

    async def steps() -> None:
        store = await SqliteStore.open(path)
        await store.create(header(), [HUMAN], None)
        await store.append(unit())
        with file_size_limit(path.with_name("yrden.db-wal").stat().st_size):
            answers = await asyncio.gather(
                store.append(unit(version=2)), store.put_pack("pack", b"content"), return_exceptions=True
            )
        assert [type(answer) for answer in answers] == [StoreUnavailable] * 2
        assert all("The disk does not answer as it should" in str(answer) for answer in answers)
        assert (await must_read(store)).version == 2
        assert await store.pack("pack") is None
        await store.append(unit(version=2))
        assert (await must_read(store)).version == 4
        await store.close()

    asyncio.run(steps())
    # The connection that failed was not trusted again.
    assert len(opened) == 2


def test_a_vanished_file_is_not_made_anew(path: Path) -> None:
    async def steps() -> None:
        store = await SqliteStore.open(path)
        for file in path.parent.iterdir():
            file.unlink()
        with pytest.raises(StoreUnavailable, match="cannot be opened"):
            await store.create(header(), [HUMAN], None)
        with pytest.raises(StoreUnavailable, match="cannot be opened"):
            await store.read("first")
        await store.close()

    asyncio.run(steps())
    assert not path.exists()


def test_a_place_that_cannot_be_is_named(tmp_path: Path) -> None:
    for place in (tmp_path / "missing" / "yrden.db", tmp_path):
        with pytest.raises(StoreUnavailable, match=r"cannot be opened: .*\. Check"):
            asyncio.run(SqliteStore.open(place))


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (sqlite3.SQLITE_FULL, "full"),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "Another program"),
        (sqlite3.SQLITE_READONLY_DIRECTORY, "read-only"),
        (sqlite3.SQLITE_IOERR_FSYNC, "does not answer"),
        (sqlite3.SQLITE_CORRUPT, "damaged"),
        (sqlite3.SQLITE_ERROR, "does not answer"),
    ],
)
def test_every_condition_has_a_sentence(code: int, sentence: str) -> None:
    error = sqlite3.OperationalError("words of SQLite")
    error.sqlite_errorcode = code
    error.sqlite_errorname = "NAME"
    assert sentence in str(unavailable(error))
    assert str(unavailable(error)).endswith("Nothing was changed. (NAME: words of SQLite)")


def test_two_stores_on_one_file_see_each_other(path: Path) -> None:
    async def steps() -> None:
        stores = [await SqliteStore.open(path), await SqliteStore.open(path)]
        await stores[0].create(header(), [HUMAN], None)
        for version in range(0, 20, 2):
            rivals = [store.append(unit(version=version)) for store in stores for _ in range(3)]
            answers = await asyncio.gather(*rivals, return_exceptions=True)
            assert answers.count(None) == 1
            assert sum(isinstance(answer, Conflict) for answer in answers) == 5
        for store in stores:
            assert (await must_read(store)).version == 20
            await store.close()

    asyncio.run(steps())


def _kill_at_random(path: Path, patience: int) -> dict[str, int]:
    """Start an appender, kill it after some acknowledgements, and return the last version of each match."""
    tests = Path(__file__).parents[1]
    acknowledged: dict[str, int] = {}
    child = subprocess.Popen(
        [sys.executable, "-m", "store.appender", str(path)],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(tests)},
    )
    with child:
        assert child.stdout is not None
        for line in child.stdout:
            # The line that was being written when the child died may be a part of one.
            if line.endswith("\n"):
                match_id, version = line.split()
                acknowledged[match_id] = int(version)
            patience -= 1
            if patience == 0:
                child.kill()
    assert child.returncode == -9
    return acknowledged


def test_a_killed_process_has_kept_all_it_acknowledged(path: Path) -> None:
    async def check(acknowledged: dict[str, int]) -> dict[str, int]:
        kept: dict[str, int] = {}
        store = await SqliteStore.open(path)
        for record in await store.unfinished():
            match_id, version = record.header.match_id, record.version
            kept[match_id] = version
            # Of each match one append may have been under way: kept, but not acknowledged.
            assert 0 <= version - acknowledged.get(match_id, 0) <= 2
            assert await store.log(match_id) == b"".join(map(entries, range(0, version, 2)))
        await store.close()
        assert set(acknowledged) <= set(kept)
        return kept

    kept: dict[str, int] = {}
    lengths = random.Random(5)
    for _ in range(KILLS):
        acknowledged = _kill_at_random(path, lengths.randint(20, 200))
        assert acknowledged
        kept = asyncio.run(check(kept | acknowledged))
    assert len(kept) == MATCHES
