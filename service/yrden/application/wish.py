"""What clients ask for, and whether it can be: creations, acts, limits."""

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from yrden import _core
from yrden.application import token as tokens
from yrden.application.refusal import Reason, Refusal
from yrden.store.port import Durability, SeatKind

MAX_NAME = 40
MAX_REQUEST_ID = 64
SEED_DIGITS = 64


@dataclass(frozen=True)
class SeatWish:
    """A seat as its creator wants it."""

    kind: SeatKind
    bot: str = ""
    name: str = ""
    token: str = ""


@dataclass(frozen=True)
class Creation:
    """A match as its creator wants it."""

    game: str
    players: int
    options: dict[str, str]
    seats: Sequence[SeatWish]
    request_id: str = ""
    durability: Durability = Durability.EVERY_ACTION
    seed: str = ""
    admin: bool = False


@dataclass(frozen=True)
class Act:
    """An act as a client sends it."""

    match_id: str
    token: str
    code: int
    expected_version: int | None
    request_id: str
    detail: int
    since: int | None


@dataclass(frozen=True)
class Limits:
    """How much is allowed."""

    live_matches: int = 10_000
    unfinished_matches: int = 100_000
    watchers: int = 5_000
    unwritten_matches: int = 10_000


def check_text(field: str, text: str, most: int) -> None:
    """Refuse a text that is too long."""
    if len(text) > most:
        raise Refusal(Reason.BAD_REQUEST, f"{field} has at most {most} characters; {len(text)} were sent.")


def seat_wishes(game: dict[str, Any], wish: Creation) -> list[SeatWish]:
    """All seats of a match: those described, and those left out; or a refusal that says what is wrong with them."""
    players = wish.players or len(wish.seats)
    low, high = game["players"]
    if not low <= players <= high:
        raise Refusal(Reason.BAD_SEATS, f"{wish.game} takes {low} to {high} players; {players} were asked for.")
    if len(wish.seats) > players:
        raise Refusal(Reason.BAD_SEATS, f"{len(wish.seats)} seats were described for {players} players.")
    wishes = list(wish.seats)
    while len(wishes) < players:
        wishes.append(SeatWish(SeatKind.BOT, bot="greedy") if wishes else SeatWish(SeatKind.HUMAN))
    bots = {bot["name"] for bot in json.loads(_core.bots())}
    for seat in wishes:
        check_text("name", seat.name, MAX_NAME)
        if seat.kind is SeatKind.BOT and seat.bot not in bots:
            raise Refusal(Reason.UNKNOWN_BOT, f"There is no bot '{seat.bot}'; there are: {', '.join(sorted(bots))}.")
        if seat.token and (seat.kind is not SeatKind.HUMAN or not tokens.is_token(seat.token)):
            raise Refusal(
                Reason.BAD_TOKEN_FORM,
                "A token is 22 to 128 characters of A-Za-z0-9_- drawn at random, and only a human's seat has one.",
            )
    brought = [seat.token for seat in wishes if seat.token]
    if len(set(brought)) < len(brought):
        raise Refusal(Reason.BAD_TOKEN_FORM, "Two seats cannot have the same token; draw one for each.")
    return wishes


def seed_of(wish: Creation) -> bytes:
    """The seed of a match: from the operating system, unless the operator chooses one."""
    if not wish.seed:
        return secrets.token_bytes(32)
    if not wish.admin:
        raise Refusal(Reason.NEEDS_ADMIN, "Only the operator may choose a seed; leave it out.")
    try:
        seed = bytes.fromhex(wish.seed)
    except ValueError:
        seed = b""
    if len(wish.seed) != SEED_DIGITS or len(seed) != SEED_DIGITS // 2:
        raise Refusal(Reason.BAD_SEED, "A seed is 64 hexadecimal digits.")
    return seed
