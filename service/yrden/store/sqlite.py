"""The store in one SQLite file: the default, for one server.

What each call of the port means in SQL. How work reaches the file is the writer's and the readers' business.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from yrden.store import rows
from yrden.store.connection import Database, Synchronous
from yrden.store.port import Conflict, Filter, Header, Page, Record, Request, Seat, State, Unit
from yrden.store.readers import Readers
from yrden.store.writer import OnCommit, Writer

_READERS = 4

_TAKEN = frozenset({sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY})


class SqliteStore:
    """A store in a file. Made by `open`."""

    def __init__(self, database: Database, writer: Writer, readers: Readers) -> None:
        self._database = database
        self._writer = writer
        self._readers = readers

    @classmethod
    async def open(  # noqa: PLR0913 - each is a setting with a default of its own
        cls,
        path: Path | str,
        *,
        linger: float = 0.003,
        batch: int = 64,
        synchronous: Synchronous = "FULL",
        busy_timeout: float = 1.0,
        max_pages: int | None = None,
        on_commit: OnCommit | None = None,
    ) -> Self:
        """Open the file, or make it, and bring its schema up to date.

        `linger` (seconds) and `batch` say how appends are gathered into commits; `busy_timeout` (seconds) how
        long another program's lock is waited for; `max_pages` limits the file, for tests of a full disk;
        `on_commit(seconds, size)` is told of every commit, on the writer's thread.

        Raises SchemaMismatch if the file is of a newer program or of another one.
        """
        database = Database(Path(path), synchronous, busy_timeout, max_pages)
        await asyncio.to_thread(database.prepare)
        writer = Writer(database, linger=linger, batch=batch, on_commit=on_commit)
        return cls(database, writer, Readers(database, count=_READERS))

    @property
    def max_pages(self) -> int | None:
        """The greatest number of pages the file may have, from the next commit on. For tests."""
        return self._database.max_pages

    @max_pages.setter
    def max_pages(self, pages: int | None) -> None:
        self._database.max_pages = pages

    async def secret(self) -> bytes:
        """Return 32 random bytes, made once and kept with the matches."""
        query = "SELECT value FROM meta WHERE key = 'secret'"
        return bytes(await self._readers.run(lambda connection: connection.execute(query).fetchone()[0]))

    async def create(self, header: Header, seats: Sequence[Seat], unit: Unit | None) -> str:
        """Keep a new match; Conflict if its id or its join code is taken."""
        if unit is not None and (unit.match_id != header.match_id or unit.version != 0):
            raise ValueError("The first unit of a match belongs to it and starts at version 0.")
        if unit is not None:
            _check(unit)
        return await self._writer.run(lambda connection: _create(connection, header, seats, unit))

    async def append(self, unit: Unit) -> None:
        """Add a unit if the match is played and at its version, and its request is new (else Conflict)."""
        _check(unit)
        await self._writer.run(lambda connection: _append(connection, unit))

    async def request(self, match_id: str, seat: int, request_hash: bytes) -> Request | None:
        """Return the act a seat has made under a request id, if any."""
        # The last term is what lets SQLite use the index, which holds no empty ones.
        query = """
            SELECT code, to_version FROM units
            WHERE match_id = ? AND seat = ? AND request_hash = ? AND request_hash <> x''
        """
        values = (match_id, seat, request_hash)
        row = await self._readers.run(lambda connection: connection.execute(query, values).fetchone())
        return None if row is None else Request(code=row[0], applied_version=row[1])

    async def take_seat(self, match_id: str, number: int, seat: Seat) -> None:
        """Fill an open seat that nobody has taken (else Conflict)."""
        await self._writer.run(lambda connection: _take_seat(connection, match_id, number, seat))

    async def set_state(self, match_id: str, state: State, reason: str) -> None:
        """Void or suspend a match; Conflict if there is none or it is finished."""
        await self._writer.run(lambda connection: _set_state(connection, match_id, state, reason))

    async def read(self, match_id: str) -> Record | None:
        """Return a match without its log."""
        found = await self._readers.run(
            lambda connection: rows.records(connection, connection.execute(rows.SELECT_MATCH, (match_id,)))
        )
        return found[0] if found else None

    async def log(self, match_id: str) -> bytes:
        """Return all entries of a match, in order."""
        query = "SELECT entries FROM units WHERE match_id = ? ORDER BY version"
        units = await self._readers.run(lambda connection: connection.execute(query, (match_id,)).fetchall())
        return b"".join(entries for (entries,) in units)

    async def find_join_code(self, code: str) -> str | None:
        """Return the id of the match with this join code."""
        query = "SELECT match_id FROM matches WHERE join_code = ? AND join_code <> ''"
        row = await self._readers.run(lambda connection: connection.execute(query, (code,)).fetchone())
        return None if row is None else str(row[0])

    async def list(self, wanted: Filter) -> Page:
        """Return a page of matches, newest first; ValueError if the cursor is not one of ours."""
        query, values = rows.page_query(wanted)
        found = await self._readers.run(lambda connection: rows.records(connection, connection.execute(query, values)))
        page = found[: wanted.size]
        return Page(page, rows.cursor(page[-1].header) if len(found) > len(page) else "")

    async def unfinished(self) -> Sequence[Record]:
        """Return all matches that are waiting or running, oldest first."""
        return await self._readers.run(
            lambda connection: rows.records(connection, connection.execute(rows.SELECT_UNFINISHED))
        )

    async def put_pack(self, content_hash: str, content: bytes) -> None:
        """Keep a content pack beside the matches that use it; a second time it is nothing."""
        statement = "INSERT INTO packs (content_hash, content) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self._writer.run(lambda connection: connection.execute(statement, (content_hash, content)).close())

    async def pack(self, content_hash: str) -> bytes | None:
        """Return a content pack."""
        query = "SELECT content FROM packs WHERE content_hash = ?"
        row = await self._readers.run(lambda connection: connection.execute(query, (content_hash,)).fetchone())
        return None if row is None else bytes(row[0])

    async def close(self) -> None:
        """Finish what is under way and let go."""
        await self._writer.close()
        await self._readers.close()


def _check(unit: Unit) -> None:
    if not 0 <= unit.version < unit.to_version:
        raise ValueError("A unit leads from a version to a later one.")


def _create(connection: sqlite3.Connection, header: Header, seats: Sequence[Seat], unit: Unit | None) -> str:
    query = "SELECT match_id FROM matches WHERE request_hash = ? AND request_hash <> x''"
    for (match_id,) in connection.execute(query, (header.request_hash,)):
        return str(match_id)
    try:
        connection.execute(rows.INSERT_MATCH, rows.match_row(header, unit))
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode not in _TAKEN:
            raise
        raise Conflict("The match's id or its join code is taken: draw another.") from error
    connection.executemany(
        rows.INSERT_SEAT, [rows.seat_row(header.match_id, number, seat) for number, seat in enumerate(seats)]
    )
    if unit is not None:
        connection.execute(rows.INSERT_UNIT, rows.unit_row(unit))
    return header.match_id


def _append(connection: sqlite3.Connection, unit: Unit) -> None:
    # A match that was voided or suspended meanwhile keeps its version, and must not come back to life.
    statement = """
        UPDATE matches SET version = ?, state = ?, reason = ?, outcome = ?, updated = ?
        WHERE match_id = ? AND version = ? AND state IN ('waiting', 'running')
    """
    after = (unit.to_version, unit.state.value, unit.reason, unit.outcome, unit.time)
    if connection.execute(statement, (*after, unit.match_id, unit.version)).rowcount != 1:
        raise Conflict(f"Match {unit.match_id} is not played at version {unit.version} any more: read it again.")
    try:
        connection.execute(rows.INSERT_UNIT, rows.unit_row(unit))
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode not in _TAKEN:
            raise
        raise Conflict(f"Seat {unit.seat} of match {unit.match_id} has acted under this request.") from error


def _take_seat(connection: sqlite3.Connection, match_id: str, number: int, seat: Seat) -> None:
    statement = """
        UPDATE seats SET kind = ?, bot = ?, name = ?, token_hash = ?, request_hash = ?
        WHERE match_id = ? AND number = ? AND kind = 'open' AND token_hash = x''
    """
    _, _, *filled = rows.seat_row(match_id, number, seat)
    if connection.execute(statement, (*filled, match_id, number)).rowcount != 1:
        raise Conflict(f"Seat {number} of match {match_id} is not open: take another.")


def _set_state(connection: sqlite3.Connection, match_id: str, state: State, reason: str) -> None:
    # A result that was published stands: a race with the last act is lost, not won.
    statement = "UPDATE matches SET state = ?, reason = ? WHERE match_id = ? AND state <> 'finished'"
    if connection.execute(statement, (state.value, reason, match_id)).rowcount != 1:
        raise Conflict(f"There is no match {match_id} that could become {state.value}.")
