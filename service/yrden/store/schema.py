"""The schema of the SQLite store, as numbered migrations.

The number of a file's schema stands in its header (`PRAGMA user_version`): how many migrations it has seen. A
migration that has been released is never edited, because files made by it exist; a change is a new one at the
end. All that are missing are applied in one transaction, so that a file is never between two schemas.
"""

import secrets
import sqlite3
from collections.abc import Sequence

# A migration is its statements one by one: sqlite3's `executescript` would commit the transaction it is in.
Migration = tuple[str, ...]

# Version 1.
#
# `units` has no rowid, so that a match's log lies together and is read in one sweep; `matches` has one, so
# that the matches now played, which are mostly the newest, share pages and a commit writes few of them.
_FIRST: Migration = (
    """
    CREATE TABLE meta (
        key TEXT NOT NULL PRIMARY KEY,
        value BLOB NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE matches (
        match_id TEXT NOT NULL PRIMARY KEY,
        game TEXT NOT NULL,
        players INTEGER NOT NULL,
        options TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        content_hash TEXT NOT NULL,
        seed BLOB NOT NULL,
        commitment TEXT NOT NULL,
        chosen_seed INTEGER NOT NULL,
        durability TEXT NOT NULL,
        join_code TEXT NOT NULL,
        created INTEGER NOT NULL,
        boot TEXT NOT NULL,
        request_hash BLOB NOT NULL,
        state TEXT NOT NULL,
        reason TEXT NOT NULL,
        version INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        outcome TEXT NOT NULL
    ) STRICT
    """,
    "CREATE UNIQUE INDEX matches_by_join_code ON matches (join_code) WHERE join_code <> ''",
    "CREATE UNIQUE INDEX matches_by_request ON matches (request_hash) WHERE request_hash <> x''",
    # One for each way to list, so that a page costs the same whatever else is stored.
    "CREATE INDEX matches_by_age ON matches (created, match_id)",
    "CREATE INDEX matches_by_game ON matches (game, created, match_id)",
    "CREATE INDEX matches_by_state ON matches (state, created, match_id)",
    "CREATE INDEX matches_by_game_and_state ON matches (game, state, created, match_id)",
    """
    CREATE TABLE seats (
        match_id TEXT NOT NULL REFERENCES matches (match_id),
        number INTEGER NOT NULL,
        kind TEXT NOT NULL,
        bot TEXT NOT NULL,
        name TEXT NOT NULL,
        token_hash BLOB NOT NULL,
        request_hash BLOB NOT NULL,
        PRIMARY KEY (match_id, number)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE units (
        match_id TEXT NOT NULL REFERENCES matches (match_id),
        version INTEGER NOT NULL,
        to_version INTEGER NOT NULL,
        entries BLOB NOT NULL,
        seat INTEGER,
        request_hash BLOB NOT NULL,
        code INTEGER NOT NULL,
        time INTEGER NOT NULL,
        PRIMARY KEY (match_id, version),
        CHECK (version >= 0 AND to_version > version)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE UNIQUE INDEX units_by_request ON units (match_id, seat, request_hash) WHERE request_hash <> x''",
    """
    CREATE TABLE packs (
        content_hash TEXT NOT NULL PRIMARY KEY,
        content BLOB NOT NULL
    ) STRICT
    """,
)

MIGRATIONS: tuple[Migration, ...] = (_FIRST,)

_SECRET_BYTES = 32


class SchemaMismatch(Exception):  # noqa: N818 - a file of another kind, not a mistake of the program
    """The file is not one this program can use, and waiting will not help."""


def check(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> int:
    """Return the file's schema number, or refuse a file that is foreign or newer. Changes nothing."""
    # In this order: a file that another process is just making has tables no earlier than its number.
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(migrations):
        raise SchemaMismatch(
            f"The database has schema {version}, and this program knows schemas up to {len(migrations)}: "
            "start a newer program, or give it another file."
        )
    if version < 0 or (version == 0 and tables):
        raise SchemaMismatch(
            "The database belongs to something else: it has tables but no schema number. "
            "Give the store a file of its own."
        )
    return int(version)


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring the file to the newest schema and give it its secret, in one transaction or not at all.

    The connection is in autocommit mode. A file that lacks nothing is not written to, so that a server starts
    on a full disk.
    """
    if check(connection, migrations) == len(migrations) and _has_secret(connection):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Again, now that nobody else can write: another process may have migrated it meanwhile.
        for migration in migrations[check(connection, migrations) :]:
            for statement in migration:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(migrations)}")
        if not _has_secret(connection):
            connection.execute(
                "INSERT INTO meta (key, value) VALUES ('secret', ?)", (secrets.token_bytes(_SECRET_BYTES),)
            )
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _has_secret(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM meta WHERE key = 'secret'").fetchone() is not None
