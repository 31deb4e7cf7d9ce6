"""Matches, seats and units to store: what a test says matters, the rest is filled in."""

import hashlib
from typing import Any

from yrden.store.port import Durability, Header, Seat, SeatKind, Unit

NOON = 1_700_000_000_000


def digest(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def header(match_id: str = "first", **changes: Any) -> Header:
    values: dict[str, Any] = {
        "match_id": match_id,
        "game": "ronin",
        "players": 2,
        "options": {"side": "b", "name": "Płotka"},
        "rules_version": 3,
        "content_hash": "pack",
        "seed": digest(match_id),
        "commitment": digest("yrden" + match_id).hex(),
        "chosen_seed": False,
        "durability": Durability.EVERY_ACTION,
        "join_code": "",
        "created": NOON,
        "boot": "boot",
    }
    return Header(**(values | changes))


HUMAN = Seat(SeatKind.HUMAN, name="Geralt", token_hash=digest("token"), request_hash=digest("create"))
OPEN = Seat(SeatKind.OPEN)
BOT = Seat(SeatKind.BOT, bot="greedy", name="Golem")


def unit(match_id: str = "first", version: int = 0, entries: bytes = b"entries", **changes: Any) -> Unit:
    values: dict[str, Any] = {
        "match_id": match_id,
        "version": version,
        "to_version": version + 2,
        "entries": entries,
        "time": NOON + version,
    }
    return Unit(**(values | changes))
