"""The port: what the application asks of a store, whatever stands behind it.

The log is the truth. A store keeps headers, seats and units of log entries, and answers an append only when the unit
is safe. It knows nothing of games: entries are bytes, outcomes are text.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol


class State(StrEnum):
    """How a match stands."""

    WAITING = "waiting"
    RUNNING = "running"
    FINISHED = "finished"
    VOID = "void"
    SUSPENDED = "suspended"


class SeatKind(StrEnum):
    """What a seat is."""

    HUMAN = "human"
    OPEN = "open"
    BOT = "bot"


class Durability(StrEnum):
    """When acts reach the disk."""

    EVERY_ACTION = "every_action"
    WHEN_FINISHED = "when_finished"


class StoreUnavailable(Exception):  # noqa: N818 - a condition, not a mistake
    """The store cannot answer now: the disk is full, the file is locked. Nothing was changed; it may work later."""


class Conflict(Exception):  # noqa: N818 - a race that was lost
    """Somebody else has changed the match, or the seat, meanwhile. Nothing was changed."""


@dataclass(frozen=True)
class Seat:
    """A seat of a match."""

    kind: SeatKind
    bot: str = ""
    name: str = ""
    # SHA-256 of the token; empty for bots and for open seats nobody has taken.
    token_hash: bytes = b""
    # SHA-256 of the request that took the seat; empty without one.
    request_hash: bytes = b""


@dataclass(frozen=True)
class Header:
    """What a match was created with. It never changes."""

    match_id: str
    game: str
    players: int
    options: dict[str, str]
    rules_version: int
    content_hash: str
    seed: bytes
    commitment: str
    chosen_seed: bool
    durability: Durability
    join_code: str
    # Milliseconds since 1970.
    created: int
    # Names the running server: `when_finished` matches of another one are lost.
    boot: str
    # SHA-256 of the request id of its creation; empty without one.
    request_hash: bytes = b""


@dataclass(frozen=True)
class Record:
    """A match as it stands, without its log."""

    header: Header
    seats: tuple[Seat, ...]
    state: State
    # Why it is void or suspended; otherwise empty.
    reason: str
    # Entries in its log.
    version: int
    # Milliseconds since 1970.
    updated: int
    # The outcome as JSON, once finished; otherwise empty.
    outcome: str = ""


@dataclass(frozen=True)
class Unit:
    """One accepted act with everything that followed unasked: written whole or not at all."""

    match_id: str
    # The version before and after.
    version: int
    to_version: int
    entries: bytes
    # The seat that acted; none for the beginning of a match and for table entries.
    seat: int | None = None
    # SHA-256 of the act's request id; empty without one.
    request_hash: bytes = b""
    # The action's code, to tell a retry from another act with the same request id.
    code: int = 0
    # Milliseconds since 1970.
    time: int = 0
    # The state after the unit, with its reason and outcome: a match begins and finishes together with a unit.
    state: State = State.RUNNING
    reason: str = ""
    outcome: str = ""


@dataclass(frozen=True)
class Request:
    """An act that was applied under a request id."""

    code: int
    applied_version: int


@dataclass(frozen=True)
class Page:
    """Some matches, newest first."""

    records: Sequence[Record]
    # Where the next page starts; empty on the last.
    cursor: str = ""


@dataclass(frozen=True)
class Filter:
    """Which matches to list."""

    game: str = ""
    state: State | None = None
    cursor: str = ""
    size: int = field(default=50)


class Store(Protocol):
    """A store. Every call either happens whole or raises and changes nothing; all may raise StoreUnavailable."""

    async def secret(self) -> bytes:
        """32 random bytes, made once and kept with the matches."""
        ...

    async def create(self, header: Header, seats: Sequence[Seat], unit: Unit | None) -> str:
        """Keep a new match, with its first unit if it begins at once.

        Returns its id; if a match was created under the same (non-empty) `request_hash`, that one's id instead.
        """
        ...

    async def append(self, unit: Unit) -> None:
        """Add a unit if the match is at `unit.version` and the request is new to the seat; else Conflict."""
        ...

    async def request(self, match_id: str, seat: int, request_hash: bytes) -> Request | None:
        """The act a seat has made under a request id, if any."""
        ...

    async def take_seat(self, match_id: str, number: int, seat: Seat) -> None:
        """Fill an open seat that nobody has taken (else Conflict)."""
        ...

    async def set_state(self, match_id: str, state: State, reason: str) -> None:
        """Void or suspend a match."""
        ...

    async def read(self, match_id: str) -> Record | None:
        """A match without its log."""
        ...

    async def log(self, match_id: str) -> bytes:
        """All entries of a match, in order."""
        ...

    async def find_join_code(self, code: str) -> str | None:
        """The id of the match with this join code."""
        ...

    async def list(self, wanted: Filter) -> Page:
        """A page of matches, newest first."""
        ...

    async def unfinished(self) -> Sequence[Record]:
        """All matches that are waiting or running."""
        ...

    async def put_pack(self, content_hash: str, content: bytes) -> None:
        """Keep a content pack beside the matches that use it; a second time it is nothing."""
        ...

    async def pack(self, content_hash: str) -> bytes | None:
        """A content pack."""
        ...

    async def close(self) -> None:
        """Finish what is under way and let go."""
        ...
