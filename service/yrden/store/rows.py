"""How records look as rows, and how a page is asked for."""

import base64
import binascii
import json
import sqlite3
from collections.abc import Iterable, Mapping
from typing import Any

from yrden.store.port import Durability, Filter, Header, Record, Seat, SeatKind, State, Unit

_HEADER = (
    "match_id, game, players, options, rules_version, content_hash, seed, commitment, chosen_seed, "
    "durability, join_code, created, boot, request_hash"
)
_MATCH = f"{_HEADER}, state, reason, version, updated, outcome"

INSERT_MATCH = f"""
    INSERT INTO matches ({_MATCH}) VALUES (
        :match_id, :game, :players, :options, :rules_version, :content_hash, :seed, :commitment, :chosen_seed,
        :durability, :join_code, :created, :boot, :request_hash, :state, :reason, :version, :updated, :outcome
    )
"""  # noqa: S608 - columns are constants
INSERT_SEAT = """
    INSERT INTO seats (match_id, number, kind, bot, name, token_hash, request_hash)
    VALUES (?, ?, ?, ?, ?, ?, ?)
"""
INSERT_UNIT = """
    INSERT INTO units (match_id, version, to_version, entries, seat, request_hash, code, time)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
SELECT_MATCH = f"SELECT {_MATCH} FROM matches WHERE match_id = ?"  # noqa: S608 - columns are constants
SELECT_UNFINISHED = f"""
    SELECT {_MATCH} FROM matches WHERE state IN ('waiting', 'running') ORDER BY created, match_id
"""  # noqa: S608 - columns are constants
_SELECT_SEATS = """
    SELECT kind, bot, name, token_hash, request_hash FROM seats WHERE match_id = ? ORDER BY number
"""

# The greatest integer SQLite keeps.
_GREATEST = 2**63 - 1


def match_row(header: Header, unit: Unit | None) -> Mapping[str, Any]:
    """Return the row of a new match, which a first unit moves on from where it waits."""
    return {
        "match_id": header.match_id,
        "game": header.game,
        "players": header.players,
        "options": json.dumps(header.options, ensure_ascii=False),
        "rules_version": header.rules_version,
        "content_hash": header.content_hash,
        "seed": header.seed,
        "commitment": header.commitment,
        "chosen_seed": int(header.chosen_seed),
        "durability": header.durability.value,
        "join_code": header.join_code,
        "created": header.created,
        "boot": header.boot,
        "request_hash": header.request_hash,
        "state": State.WAITING.value if unit is None else unit.state.value,
        "reason": "" if unit is None else unit.reason,
        "version": 0 if unit is None else unit.to_version,
        "updated": header.created if unit is None else unit.time,
        "outcome": "" if unit is None else unit.outcome,
    }


def seat_row(match_id: str, number: int, seat: Seat) -> tuple[Any, ...]:
    """Return the row of a seat."""
    return (match_id, number, seat.kind.value, seat.bot, seat.name, seat.token_hash, seat.request_hash)


def unit_row(unit: Unit) -> tuple[Any, ...]:
    """Return the row of a unit."""
    return (
        unit.match_id,
        unit.version,
        unit.to_version,
        unit.entries,
        unit.seat,
        unit.request_hash,
        unit.code,
        unit.time,
    )


def records(connection: sqlite3.Connection, rows: Iterable[tuple[Any, ...]]) -> tuple[Record, ...]:
    """Return the records of match rows, each with its seats."""
    return tuple(_record(connection, row) for row in rows)


def _record(connection: sqlite3.Connection, row: tuple[Any, ...]) -> Record:
    (
        match_id,
        game,
        players,
        options,
        rules_version,
        content_hash,
        seed,
        commitment,
        chosen_seed,
        durability,
        join_code,
        created,
        boot,
        request_hash,
        state,
        reason,
        version,
        updated,
        outcome,
    ) = row
    seats = connection.execute(_SELECT_SEATS, (match_id,))
    return Record(
        header=Header(
            match_id=match_id,
            game=game,
            players=players,
            options=json.loads(options),
            rules_version=rules_version,
            content_hash=content_hash,
            seed=seed,
            commitment=commitment,
            chosen_seed=bool(chosen_seed),
            durability=Durability(durability),
            join_code=join_code,
            created=created,
            boot=boot,
            request_hash=request_hash,
        ),
        seats=tuple(Seat(SeatKind(kind), *rest) for kind, *rest in seats),
        state=State(state),
        reason=reason,
        version=version,
        updated=updated,
        outcome=outcome,
    )


def page_query(wanted: Filter) -> tuple[str, tuple[Any, ...]]:
    """Return the query of a page, newest first, for one match more than asked: it tells of a next page."""
    if wanted.size < 1:
        raise ValueError("A page holds at least one match.")
    conditions = []
    values: list[Any] = []
    if wanted.game:
        conditions.append("game = ?")
        values.append(wanted.game)
    if wanted.state is not None:
        conditions.append("state = ?")
        values.append(wanted.state.value)
    if wanted.cursor:
        conditions.append("(created, match_id) < (?, ?)")
        values.extend(_place(wanted.cursor))
    where = "WHERE " + " AND ".join(conditions) if conditions else ""
    values.append(min(wanted.size, _GREATEST - 1) + 1)
    query = (
        f"SELECT {_MATCH} FROM matches {where} "  # noqa: S608 - columns and conditions are constants
        "ORDER BY created DESC, match_id DESC LIMIT ?"
    )
    return query, tuple(values)


def cursor(last: Header) -> str:
    """Return where the page after this match starts. What is in it is nobody's business."""
    return base64.urlsafe_b64encode(f"{last.created}.{last.match_id}".encode()).decode().rstrip("=")


def _place(text: str) -> tuple[int, str]:
    try:
        padded = text.encode("ascii") + b"=" * (-len(text) % 4)
        created, dot, match_id = base64.b64decode(padded, altchars=b"-_", validate=True).decode().partition(".")
        place = int(created), match_id
    except (ValueError, binascii.Error):
        pass
    else:
        # `int` reads more than was ever written; only the exact text of a cursor is one.
        if dot and str(place[0]) == created and -_GREATEST <= place[0] <= _GREATEST:
            return place
    raise ValueError("The page cursor is not one this server gave: take it from the last page, or leave it empty.")
