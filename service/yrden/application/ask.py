"""Questions to the rules, to the store and to a live match, with refusals for answers."""

import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from yrden import _core
from yrden.application import token as tokens
from yrden.application.live import Live
from yrden.application.refusal import Reason, Refusal
from yrden.logs import bind_match
from yrden.store.port import State, StoreUnavailable

T = TypeVar("T")


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def ask_rules(call: Callable[[], T]) -> T:
    """Call the rules; their refusals become ours."""
    try:
        return call()
    except _core.CoreError as error:
        # What is wrong with stored logs and packs is no fault of the caller's.
        reason = Reason(error.reason) if error.reason in Reason.__members__ else Reason.INTERNAL
        raise Refusal(reason, str(error)) from error


async def ask_store(work: Coroutine[Any, Any, T]) -> T:
    """Call the store; if it is away, say so."""
    try:
        return await work
    except StoreUnavailable as error:
        raise Refusal(
            Reason.STORE_UNAVAILABLE,
            f"The store cannot answer now ({error}); nothing was changed. Try again.",
        ) from error


def seat_of(live: Live, token: str) -> int | None:
    """The seat whose token this is; none without a token."""
    if not token:
        bind_match(live.match_id)
        return None
    hashed = tokens.digest(token)
    found = [number for number, seat in enumerate(live.record.seats) if tokens.is_hash(hashed, seat.token_hash)]
    if not found:
        raise Refusal(Reason.BAD_TOKEN, "This token belongs to no seat of this match.")
    bind_match(live.match_id, found[0])
    return found[0]


def begun(live: Live) -> _core.Match:
    """The position of a match that can be looked at."""
    if live.match is None and live.record.state is State.VOID:
        raise Refusal(Reason.MATCH_OVER, "The match is void: the server lost it. It counts for nobody.")
    if live.record.state is State.SUSPENDED or (live.match is None and live.record.version):
        raise Refusal(Reason.MATCH_SUSPENDED, "The rules have changed since this match began; it cannot go on.")
    if live.match is None:
        raise Refusal(Reason.NOT_STARTED, "The match begins when all its open seats are taken.")
    return live.match
