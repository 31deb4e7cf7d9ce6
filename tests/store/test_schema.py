"""Migrations: old files are brought up to date whole or not at all, and files of others are left alone."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from store.samples import HUMAN, digest, header, unit
from store.steps import must_read
from yrden.store.port import Filter, Request, State, StoreUnavailable
from yrden.store.schema import MIGRATIONS, SchemaMismatch, check, migrate
from yrden.store.sqlite import SqliteStore

# A file as the first schema made it, with a match in it. It never changes.
FIRST = Path(__file__).with_name("schema_1.sql")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "yrden.db"


@pytest.fixture
def connection(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


def schema_of(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """Return what is in the file, without regard to how its statements were laid out."""
    rows = connection.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL")
    return {(name, " ".join(sql.split())) for name, sql in rows}


def user_version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def test_a_new_file_has_the_newest_schema(path: Path, connection: sqlite3.Connection) -> None:
    asyncio.run(_open_and_close(path))
    assert user_version(connection) == len(MIGRATIONS)
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def test_the_first_migration_is_what_it_was(connection: sqlite3.Connection) -> None:
    connection.executescript(FIRST.read_text())
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(fresh, MIGRATIONS[:1])
        assert schema_of(fresh) == schema_of(connection)


def test_a_file_of_the_first_schema_is_brought_up_to_date(path: Path, connection: sqlite3.Connection) -> None:
    connection.executescript(FIRST.read_text())

    async def steps() -> None:
        store = await SqliteStore.open(path)
        assert await store.secret() == digest("secret")
        record = await must_read(store)
        assert record.header == header(join_code="ABC", request_hash=digest("create"))
        assert record.seats == (HUMAN,)
        assert (record.state, record.version) == (State.RUNNING, 4)
        assert await store.log("first") == b"one two "
        assert await store.request("first", 0, digest("request")) == Request(7, 4)
        assert await store.find_join_code("ABC") == "first"
        assert (await store.list(Filter())).records == await store.unfinished() == (record,)
        assert await store.pack("pack") == b"content"
        await store.append(unit(version=4))
        await store.close()

    asyncio.run(steps())
    assert user_version(connection) == len(MIGRATIONS)


SECOND = ("ALTER TABLE matches ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'",)
THIRD = ("CREATE TABLE extra (key TEXT) STRICT", "UPDATE matches SET colour = 'blue'")


def test_migrations_are_applied_in_order_from_where_the_file_is(connection: sqlite3.Connection) -> None:
    connection.executescript(FIRST.read_text())
    migrate(connection, (*MIGRATIONS[:1], SECOND))
    assert user_version(connection) == 2
    assert connection.execute("SELECT colour FROM matches").fetchall() == [("red",)]
    migrate(connection, (*MIGRATIONS[:1], SECOND, THIRD))
    migrate(connection, (*MIGRATIONS[:1], SECOND, THIRD))
    assert user_version(connection) == 3
    assert connection.execute("SELECT colour FROM matches").fetchall() == [("blue",)]


def test_a_migration_that_fails_leaves_the_file_as_it_was(connection: sqlite3.Connection) -> None:
    connection.executescript(FIRST.read_text())
    before = list(connection.iterdump())
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, (*MIGRATIONS[:1], SECOND, THIRD, ("UPDATE nothing SET nothing = 1",)))
    assert user_version(connection) == 1
    assert list(connection.iterdump()) == before


def test_a_newer_schema_is_refused_and_left_alone(path: Path) -> None:
    asyncio.run(_open_and_close(path))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    before = path.read_bytes()
    with pytest.raises(SchemaMismatch, match=rf"schema {len(MIGRATIONS) + 1}.*up to {len(MIGRATIONS)}.*newer"):
        asyncio.run(_open_and_close(path))
    assert path.read_bytes() == before


def test_a_database_of_something_else_is_left_alone(path: Path, connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE songs (title TEXT)")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(SchemaMismatch, match="belongs to something else"):
        asyncio.run(_open_and_close(path))
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_left_alone(path: Path) -> None:
    path.write_text("Toss a coin to your witcher. " * 100)
    before = path.read_bytes()
    with pytest.raises(SchemaMismatch, match="not a database"):
        asyncio.run(_open_and_close(path))
    assert path.read_bytes() == before


def test_a_file_without_a_write_ahead_log_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A VFS that cannot share memory is how SQLite sees a network disk.
    connect = sqlite3.connect

    def connect_elsewhere(name: str, **settings: object) -> sqlite3.Connection:
        return connect(f"{name}&vfs=unix-dotfile", **settings)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(sqlite3, "connect", connect_elsewhere)
    with pytest.raises(StoreUnavailable, match="keep it on a local disk"):
        asyncio.run(_open_and_close(path))


def test_opening_at_once_migrates_once(path: Path) -> None:
    async def steps() -> None:
        stores = await asyncio.gather(*(SqliteStore.open(path, busy_timeout=30) for _ in range(8)))
        assert len({await store.secret() for store in stores}) == 1
        for store in stores:
            await store.close()

    asyncio.run(steps())


def test_looking_changes_nothing(connection: sqlite3.Connection) -> None:
    assert check(connection) == 0
    assert schema_of(connection) == set()


async def _open_and_close(path: Path) -> None:
    await (await SqliteStore.open(path)).close()
