"""What each method of the contract does, whatever wire it came by.

A handler takes the request message and the caller, calls the application, and returns the bytes of the response:
protobuf, or its JSON. Observations come from the rules as bytes and are passed on unparsed.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Any

from google.protobuf import json_format, message
from structlog.contextvars import bind_contextvars

from yrden import _core
from yrden.application.matches import Matches
from yrden.application.refusal import Reason, Refusal
from yrden.application.wish import Act, Creation, SeatWish
from yrden.store.port import Durability, Filter, Record, SeatKind, State
from yrden.v1 import games_pb2, matches_pb2

SEAT_KINDS = {
    matches_pb2.SEAT_KIND_HUMAN: SeatKind.HUMAN,
    matches_pb2.SEAT_KIND_OPEN: SeatKind.OPEN,
    matches_pb2.SEAT_KIND_BOT: SeatKind.BOT,
}
SEAT_KIND_NUMBERS = {kind: number for number, kind in SEAT_KINDS.items()}
STATES = {
    matches_pb2.MATCH_STATE_WAITING: State.WAITING,
    matches_pb2.MATCH_STATE_RUNNING: State.RUNNING,
    matches_pb2.MATCH_STATE_FINISHED: State.FINISHED,
    matches_pb2.MATCH_STATE_VOID: State.VOID,
    matches_pb2.MATCH_STATE_SUSPENDED: State.SUSPENDED,
}
STATE_NUMBERS = {state: number for number, state in STATES.items()}
DURABILITIES = {
    matches_pb2.DURABILITY_UNSPECIFIED: Durability.EVERY_ACTION,
    matches_pb2.DURABILITY_EVERY_ACTION: Durability.EVERY_ACTION,
    matches_pb2.DURABILITY_WHEN_FINISHED: Durability.WHEN_FINISHED,
}
DURABILITY_NUMBERS = {
    Durability.EVERY_ACTION: matches_pb2.DURABILITY_EVERY_ACTION,
    Durability.WHEN_FINISHED: matches_pb2.DURABILITY_WHEN_FINISHED,
}


# Characters of a match id, which may be anything a client sent, that are logged.
SHOWN_ID = 40


@dataclass(frozen=True)
class Caller:
    """Who calls, as the wire tells it."""

    token: str = ""
    admin: bool = False
    as_json: bool = False


Unary = Callable[[Any, Caller], Awaitable[bytes]]
Stream = Callable[[Any, Caller], AsyncIterator[tuple[int, bytes]]]


def encode(response: message.Message, caller: Caller) -> bytes:
    """The bytes of a response that was made in Python."""
    if caller.as_json:
        return json_format.MessageToJson(response, indent=None, always_print_fields_with_no_presence=True).encode()
    return response.SerializeToString()


def match_message(record: Record, resigned: Collection[int] = (), *, join_code: bool = False) -> matches_pb2.Match:
    """A match as everyone may know it; the join code is for its creator only."""
    header = record.header
    resource = matches_pb2.Match(
        id=header.match_id,
        game=header.game,
        players=header.players,
        options=header.options,
        state=STATE_NUMBERS[record.state],
        state_reason=record.reason,
        version=record.version,
        join_code=header.join_code if join_code else "",
        rules_version=header.rules_version,
        content_hash=header.content_hash,
        commitment=header.commitment,
        chosen_seed=header.chosen_seed,
        durability=DURABILITY_NUMBERS[header.durability],
    )
    resource.create_time.FromMilliseconds(header.created)
    resource.update_time.FromMilliseconds(record.updated)
    for number, seat in enumerate(record.seats):
        resource.seats.add(
            seat=number,
            kind=SEAT_KIND_NUMBERS[seat.kind],
            bot=seat.bot,
            taken=seat.kind is SeatKind.BOT or bool(seat.token_hash),
            resigned=number in resigned,
            name=seat.name,
        )
    if record.outcome:
        outcome = json.loads(record.outcome)
        resource.outcome.places.extend(outcome["places"])
        resource.outcome.scores.extend(outcome["scores"])
        if outcome["solo"] is not None:
            resource.outcome.solo_won = outcome["solo"] == "won"
    return resource


def bind_call(request: Any) -> None:
    """Put the match that a call is about into the lines it logs; each call is a task with a context of its own."""
    match_id = getattr(request, "match_id", "")
    if match_id:
        bind_contextvars(match=match_id[:SHOWN_ID])


class Methods:
    """All methods of the contract by their full name."""

    def __init__(self, matches: Matches, deadline: float = 30.0) -> None:
        self._matches = matches
        self._deadline = deadline
        unary: dict[str, Unary] = {
            "yrden.v1.Games.ListGames": self.list_games,
            "yrden.v1.Games.GetGame": self.get_game,
            "yrden.v1.Matches.CreateMatch": self.create_match,
            "yrden.v1.Matches.GetMatch": self.get_match,
            "yrden.v1.Matches.ListMatches": self.list_matches,
            "yrden.v1.Matches.JoinMatch": self.join_match,
            "yrden.v1.Matches.Observe": self.observe,
            "yrden.v1.Matches.Act": self.act,
            "yrden.v1.Matches.GetReplay": self.get_replay,
            "yrden.v1.Matches.Resign": self.resign,
        }
        self.unary = {name: self._bounded(handle) for name, handle in unary.items()}
        self.stream: dict[str, Stream] = {"yrden.v1.Matches.WatchMatch": self.watch_match}

    def _bounded(self, handle: Unary) -> Unary:
        """A method that ends in time. An act that is under way goes on; asking again with its id tells how it went."""

        async def call(request: Any, caller: Caller) -> bytes:
            bind_call(request)
            try:
                async with asyncio.timeout(self._deadline):
                    return await handle(request, caller)
            except TimeoutError as error:
                raise Refusal(
                    Reason.DEADLINE_EXCEEDED,
                    f"This took longer than {self._deadline:g} seconds. It may still happen: "
                    "ask again with the same request_id, or observe.",
                ) from error

        return call

    async def list_games(self, _request: games_pb2.ListGamesRequest, caller: Caller) -> bytes:
        """List the games of this server."""
        return _core.games_message(as_json=caller.as_json)

    async def get_game(self, request: games_pb2.GetGameRequest, caller: Caller) -> bytes:
        """Describe one game."""
        try:
            return _core.game_message(request.game, as_json=caller.as_json)
        except _core.CoreError as error:
            raise Refusal(Reason(error.reason), str(error)) from error

    async def create_match(self, request: matches_pb2.CreateMatchRequest, caller: Caller) -> bytes:
        """Create a match."""
        wishes = []
        for seat in request.seats:
            kind = SEAT_KINDS.get(seat.kind)
            if kind is None:
                raise Refusal(Reason.BAD_SEATS, "Say of each seat whether it is HUMAN, OPEN or BOT.")
            wishes.append(SeatWish(kind, seat.bot or ("greedy" if kind is SeatKind.BOT else ""), seat.name, seat.token))
        durability = DURABILITIES.get(request.durability)
        if durability is None:
            raise Refusal(Reason.BAD_REQUEST, "durability is EVERY_ACTION or WHEN_FINISHED.")
        creation = Creation(
            game=request.game,
            players=request.players,
            options=dict(request.options),
            seats=wishes,
            request_id=request.request_id,
            durability=durability,
            seed=request.seed,
            admin=caller.admin,
        )
        record, given = await self._matches.create(creation)
        response = matches_pb2.CreateMatchResponse(match=match_message(record, join_code=True))
        for seat_number, token in given:
            response.tokens.add(seat=seat_number, token=token)
        return encode(response, caller)

    async def get_match(self, request: matches_pb2.GetMatchRequest, caller: Caller) -> bytes:
        """Return what everyone may know about a match."""
        return encode(self._message(await self._matches.get(request.match_id)), caller)

    async def list_matches(self, request: matches_pb2.ListMatchesRequest, caller: Caller) -> bytes:
        """List matches, newest first."""
        state = STATES.get(request.state)
        if request.state and state is None:
            raise Refusal(Reason.BAD_REQUEST, "state is WAITING, RUNNING, FINISHED, VOID or SUSPENDED.")
        page = await self._matches.list(Filter(request.game, state, request.page_token, request.page_size))
        response = matches_pb2.ListMatchesResponse(next_page_token=page.cursor)
        response.matches.extend(match_message(record) for record in page.records)
        return encode(response, caller)

    async def join_match(self, request: matches_pb2.JoinMatchRequest, caller: Caller) -> bytes:
        """Take an open seat."""
        wanted = request.seat if request.HasField("seat") else None
        record, seat, token = await self._matches.join(
            request.join_code, wanted, request.name, request.token, request.request_id
        )
        response = matches_pb2.JoinMatchResponse(match=self._message(record))
        response.token.seat = seat
        response.token.token = token
        return encode(response, caller)

    async def observe(self, request: matches_pb2.ObserveRequest, caller: Caller) -> bytes:
        """Return what the caller sees now."""
        since = request.since_version if request.HasField("since_version") else None
        return await self._matches.observe(
            request.match_id, caller.token, request.detail, since, as_json=caller.as_json
        )

    async def act(self, request: matches_pb2.ActRequest, caller: Caller) -> bytes:
        """Carry out one action."""
        act = Act(
            match_id=request.match_id,
            token=caller.token,
            code=request.code,
            expected_version=request.expected_version if request.HasField("expected_version") else None,
            request_id=request.request_id,
            detail=request.detail,
            since=request.since_version if request.HasField("since_version") else None,
        )
        return await self._matches.act(act, as_json=caller.as_json)

    async def watch_match(
        self, request: matches_pb2.WatchMatchRequest, caller: Caller
    ) -> AsyncIterator[tuple[int, bytes]]:
        """Stream every step of a match with the version to resume from."""
        bind_call(request)
        since = request.from_version if request.HasField("from_version") else None
        steps = self._matches.watch(request.match_id, caller.token, request.detail, since, as_json=caller.as_json)
        async for step in steps:
            yield step

    async def get_replay(self, request: matches_pb2.GetReplayRequest, caller: Caller) -> bytes:
        """Return a finished match, whole."""
        record, match = await self._matches.replay(request.match_id)
        replay = matches_pb2.Replay.FromString(match.replay_message())
        replay.match.CopyFrom(match_message(record, match.resigned()))
        replay.seed = record.header.seed.hex()
        return encode(replay, caller)

    async def resign(self, request: matches_pb2.ResignRequest, caller: Caller) -> bytes:
        """Give the caller's seat up."""
        return encode(self._message(await self._matches.resign(request.match_id, caller.token)), caller)

    def _message(self, record: Record) -> matches_pb2.Match:
        return match_message(record, self._matches.resigned(record.header.match_id))
