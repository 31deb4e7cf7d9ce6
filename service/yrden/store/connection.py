"""Connections to one SQLite file, and what its refusals mean to a person.

All settings of a connection stand here, so that the writer, the readers and the migrations see the same file
in the same way. A condition of the machine (disk full, file locked) becomes StoreUnavailable with a sentence
that says what to do; a mistake of the program stays what it is.
"""

import os
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from yrden.store import schema
from yrden.store.port import StoreUnavailable

Synchronous = Literal["OFF", "NORMAL", "FULL", "EXTRA"]

# SQLite's own greatest; what a connection has without a limit.
_MOST_PAGES = 4_294_967_294

# By primary result code: an extended one carries it in its lowest byte.
_SENTENCES = {
    sqlite3.SQLITE_FULL: "The disk is full: free some space, then try again.",
    sqlite3.SQLITE_BUSY: "Another program holds the database: wait until it lets go, then try again.",
    sqlite3.SQLITE_LOCKED: "Another program holds the database: wait until it lets go, then try again.",
    sqlite3.SQLITE_READONLY: "The database is read-only: make its file and folder writable, then try again.",
    sqlite3.SQLITE_PERM: "The database may not be opened: check who may read and write the file.",
    sqlite3.SQLITE_AUTH: "The database may not be opened: check who may read and write the file.",
    sqlite3.SQLITE_CANTOPEN: "The database cannot be opened: check that its file is there and writable.",
    sqlite3.SQLITE_IOERR: "The disk does not answer as it should: check the system's log, then try again.",
    sqlite3.SQLITE_CORRUPT: "The database is damaged: restore it from a backup.",
    sqlite3.SQLITE_NOTADB: "The database is damaged: restore it from a backup.",
}
_OTHERWISE = "The database does not answer as it should: check the system's log, then try again."

# What a statement is to blame for, not the machine.
_MISTAKES = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError, sqlite3.NotSupportedError)

# After these the connection is as good as before.
_HARMLESS = frozenset({sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})


def is_condition(error: BaseException) -> bool:
    """Whether the error is a condition of the machine, which may pass, and not a mistake of the program."""
    return isinstance(error, sqlite3.Error) and not isinstance(error, _MISTAKES)


def needs_reconnect(error: BaseException) -> bool:
    """Whether a connection that raised this is not to be trusted any more."""
    return _code(error) not in _HARMLESS


def unavailable(error: BaseException) -> StoreUnavailable:
    """Return the condition as the port has it, with SQLite's own words for the operator."""
    sentence = _SENTENCES.get(_code(error), _OTHERWISE)
    name = getattr(error, "sqlite_errorname", type(error).__name__)
    return StoreUnavailable(f"{sentence} Nothing was changed. ({name}: {error})")


def _code(error: BaseException) -> int:
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & 0xFF


@dataclass(slots=True)
class Database:
    """A file and how it is opened."""

    path: Path
    synchronous: Synchronous
    # Seconds to wait for another program's lock.
    busy_timeout: float
    # The greatest number of pages the file may have: how tests fill the disk. May be changed at any time.
    max_pages: int | None = None

    def prepare(self) -> None:
        """Make the file if there is none, and bring it to the newest schema."""
        try:
            # Seeds and the secret are in it, so nobody else may read it. SQLite gives the files beside it the
            # same rights.
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
        except OSError as error:
            raise StoreUnavailable(
                f"The database {self.path} cannot be opened: {error.strerror}. "
                "Check that its folder exists and is writable."
            ) from error
        try:
            connection = self._connect()
            try:
                # Before anything is written: a file of another program stays as it is.
                schema.check(connection)
                (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
                if mode != "wal":
                    raise StoreUnavailable(
                        f"The database cannot use a write-ahead log here (its journal is '{mode}'): "
                        "keep it on a local disk."
                    )
                schema.migrate(connection)
            finally:
                connection.close()
        except sqlite3.Error as error:
            if _code(error) == sqlite3.SQLITE_NOTADB:
                raise schema.SchemaMismatch("The file is not a database: give the store a file of its own.") from error
            raise unavailable(error) from error

    def writer(self) -> sqlite3.Connection:
        """Open a connection for one thread to write with."""
        return self._connect()

    def reader(self) -> sqlite3.Connection:
        """Open a connection that cannot write, for one thread at a time."""
        connection = self._connect(one_thread=False)
        connection.execute("PRAGMA query_only = ON")
        return connection

    def limit(self, connection: sqlite3.Connection) -> None:
        """Apply the page limit, which belongs to a connection, not to the file."""
        pages = _MOST_PAGES if self.max_pages is None else self.max_pages
        connection.execute(f"PRAGMA max_page_count = {pages:d}")

    def _connect(self, *, one_thread: bool = True) -> sqlite3.Connection:
        # `mode=rw` never creates: a file that was deleted under a running server must not come back empty.
        connection = sqlite3.connect(
            self.path.absolute().as_uri() + "?mode=rw",
            uri=True,
            timeout=self.busy_timeout,
            isolation_level=None,
            check_same_thread=one_thread,
        )
        try:
            connection.execute(f"PRAGMA synchronous = {self.synchronous}")
            connection.execute("PRAGMA foreign_keys = ON")
            self.limit(connection)
        except BaseException:
            connection.close()
            raise
        return connection
