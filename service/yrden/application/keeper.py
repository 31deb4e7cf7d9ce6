"""What keeps matches going, whoever asks: they are taken up at the start, begun, moved on, played by bots, written.

Persist, then publish: an act is applied to the immutable position, appended to the store, and only then does the new
position replace the old one and wake watchers and bots. The work is done in a task of its own, so that a client who
hangs up takes nothing back.
"""

import asyncio
import contextlib
import contextvars
import json
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog

from yrden import _core
from yrden.application.ask import ask_rules, ask_store, begun, now
from yrden.application.live import Live, Lives
from yrden.application.refusal import Reason, Refusal
from yrden.application.wish import Limits
from yrden.store.port import (
    Conflict,
    Durability,
    Header,
    Record,
    Request,
    Seat,
    SeatKind,
    State,
    Store,
    StoreUnavailable,
    Unit,
)

log = structlog.get_logger(__name__)

T = TypeVar("T")

# Seconds between attempts to go on when the store is away.
PAUSE = 0.5


@dataclass(frozen=True)
class Applied:
    """An act that was applied, and the version it was applied to."""

    request: Request
    from_version: int


class Keeper:
    """The matches of a server, and the tasks that work on them."""

    def __init__(self, store: Store, limits: Limits, on_act: Callable[[str, float], None]) -> None:
        self._store = store
        self._limits = limits
        # Told of every applied act: seconds in the rules.
        self._on_act = on_act
        self._tasks: set[asyncio.Task[Any]] = set()
        self._unfinished = 0
        # Of these, those that are only in memory.
        self._unwritten = 0
        self.boot = secrets.token_hex(8)
        self.closing = asyncio.Event()
        self.games: dict[str, dict[str, Any]] = {game["id"]: game for game in json.loads(_core.games())}
        self.lives = Lives(limits.live_matches, self._load, self._resume)

    # Start and stop.

    async def start(self) -> None:
        """Take up what an earlier process left: wake bots, void what is lost, suspend what other rules began."""
        for game_id, about in self.games.items():
            await self._store.put_pack(about["content_hash"], json.dumps(_core.pack(game_id)).encode())
        running = []
        for record in await self._store.unfinished():
            header = record.header
            game = self.games.get(header.game)
            if header.durability is Durability.WHEN_FINISHED and header.boot != self.boot and record.version == 0:
                await self._store.set_state(header.match_id, State.VOID, "SERVER_LOST")
            elif game is None or game["rules_version"] != header.rules_version:
                await self._store.set_state(header.match_id, State.SUSPENDED, "RULES_CHANGED")
            else:
                self._unfinished += 1
                running.append(record)
        self._spawn(self._resume_all(running))

    async def _resume_all(self, records: Sequence[Record]) -> None:
        """Find the matches that wait for nobody but the server. Those that wait for people stay out of memory."""
        for record in records:
            if self.closing.is_set():
                return
            match_id = record.header.match_id
            try:
                if self._due(Live(record, await self._rebuild(record))):
                    await self.lives.get(match_id)
            except Refusal as refusal:
                log.warning("not_resumed", match=match_id, reason=refusal.reason)

    def _due(self, live: Live) -> bool:
        """Whether a match waits for nobody but the server."""
        return self._is_full(live.record) or self._bot_to_move(live) is not None

    @staticmethod
    def _is_full(record: Record) -> bool:
        """Whether all seats are taken and the match has not begun: the server was killed in between."""
        return record.state is State.WAITING and all(
            seat.token_hash or seat.kind is SeatKind.BOT for seat in record.seats
        )

    def _resume(self, live: Live) -> None:
        """Go on with a match that was rebuilt, if it waits for the server."""
        if self._is_full(live.record):
            self._spawn(self._begin_later(live))
        else:
            self._wake_bots(live)

    def begin_closing(self) -> None:
        """Take nothing more and let watchers go at once."""
        self.closing.set()
        for live in self.lives:
            live.advance(live.match)

    async def close(self) -> None:
        """Let watchers go, finish what is under way, and write what is only in memory."""
        self.begin_closing()
        while self._tasks:
            await asyncio.wait(self._tasks)
        for live in self.lives:
            if live.unwritten and live.match is not None and live.record.state is State.RUNNING:
                # From here on it is written like any other; what cannot be written is void at the next start.
                with contextlib.suppress(StoreUnavailable, Conflict):
                    await self._store.append(self._first_unit(live.record.header, live.match))
                    live.unwritten = False

    # A match begins and moves on.

    async def keep(self, header: Header, seats: tuple[Seat, ...], match: _core.Match) -> Record | str:
        """Keep a new match and let it begin; returns the id of the earlier one if it is asked for again."""
        unwritten = header.durability is Durability.WHEN_FINISHED
        if self._unfinished >= self._limits.unfinished_matches:
            raise Refusal(Reason.TOO_MANY_MATCHES, "This server hosts no more unfinished matches; try again later.")
        if unwritten and self._unwritten >= self._limits.unwritten_matches:
            raise Refusal(
                Reason.TOO_MANY_MATCHES, "This server hosts no more matches that are written only at their end."
            )
        begins = not any(seat.kind is SeatKind.OPEN for seat in seats)
        first = self._first_unit(header, match) if begins else None
        self._unfinished += 1
        self._unwritten += unwritten
        kept = False
        try:
            known = await ask_store(self._store.create(header, seats, None if unwritten else first))
            if known != header.match_id:
                return known
            kept = True
        finally:
            if not kept:
                self._unfinished -= 1
                self._unwritten -= unwritten
        state = State.RUNNING if begins else State.WAITING
        record = Record(header, seats, state, "", first.to_version if first else 0, header.created)
        live = self.lives.add(Live(record, match if begins else None, knows_all_requests=True, unwritten=unwritten))
        if begins:
            await self._note_running(live)
            self._wake_bots(live)
        return record

    async def _note_running(self, live: Live) -> None:
        """Let the store know that a match is played whose units it does not get, for those who list matches."""
        if live.unwritten:
            with contextlib.suppress(StoreUnavailable, Conflict):
                await self._store.set_state(live.match_id, State.RUNNING, "")

    async def begin_if_full(self, live: Live) -> None:
        """Begin a match if its last seat was taken, now or as soon as can be; the caller holds the lane."""
        if self._is_full(live.record):
            try:
                await self._begin(live)
            except Refusal:
                # The seat is taken all the same.
                self._spawn(self._begin_later(live))

    async def _begin_later(self, live: Live) -> None:
        """Begin a match whose seats are all taken as soon as the store lets us."""
        while not self.closing.is_set():
            try:
                async with live.lane:
                    if self._is_full(live.record):
                        await self._begin(live)
            except Refusal as refusal:
                log.warning("match_waits", match=live.match_id, reason=refusal.reason)
                await asyncio.sleep(PAUSE)
            else:
                return

    async def _begin(self, live: Live) -> None:
        header = live.record.header
        match = ask_rules(lambda: _core.Match(header.game, header.players, header.options, header.seed))
        unit = self._first_unit(header, match)
        if not live.unwritten:
            try:
                await ask_store(self._store.append(unit))
            except Conflict:
                await self.reload(live)
                return
        live.advance(match, version=unit.to_version, state=State.RUNNING)
        await self._note_running(live)
        self._wake_bots(live)

    @staticmethod
    def _first_unit(header: Header, match: _core.Match) -> Unit:
        return Unit(header.match_id, 0, match.version, match.log(), time=now())

    async def apply(
        self, live: Live, match: _core.Match, seat: int, code: int, request_hash: bytes
    ) -> tuple[_core.Match, Applied]:
        """Apply, persist, publish; the caller holds the lane."""
        began = time.perf_counter()
        following = ask_rules(lambda: match.act(seat, code))
        self._on_act(live.record.header.game, time.perf_counter() - began)
        await self.commit(live, match, following, seat=seat, request_hash=request_hash, code=code)
        request = Request(code, following.version)
        if request_hash:
            live.requests[seat, request_hash] = request
        return following, Applied(request, match.version)

    async def commit(  # noqa: PLR0913 - the parts of a unit
        self,
        live: Live,
        match: _core.Match,
        following: _core.Match,
        *,
        seat: int | None,
        request_hash: bytes = b"",
        code: int = 0,
    ) -> None:
        """Persist and publish the position that follows; the caller holds the lane."""
        state = State.FINISHED if following.over else State.RUNNING
        outcome = following.outcome() or ""
        whole = live.unwritten
        start = 0 if whole else match.version
        entries = following.log() if whole else following.log()[len(match.log()) :]
        unit = Unit(
            live.match_id,
            start,
            following.version,
            entries,
            seat=seat,
            request_hash=request_hash,
            code=code,
            time=now(),
            state=state,
            outcome=outcome,
        )
        if not whole or following.over:
            await ask_store(self._store.append(unit))
        if following.over:
            self._unfinished -= 1
            self._unwritten -= whole
            live.unwritten = False
        live.advance(following, version=following.version, state=state, outcome=outcome, updated=unit.time)
        self._wake_bots(live)

    # Bots.

    def _wake_bots(self, live: Live) -> None:
        if not live.bots_run and self._bot_to_move(live) is not None:
            live.bots_run = True
            # What bots do is not logged as part of the request that woke them.
            self._spawn(self._play_bots(live), contextvars.Context())

    @staticmethod
    def _bot_to_move(live: Live) -> tuple[int, str] | None:
        """The first seat asked that no person plays, and the bot that plays it."""
        if live.match is None or live.record.state is not State.RUNNING:
            return None
        resigned = live.match.resigned()
        for seat in live.match.asked():
            if seat in resigned:
                return seat, "random"
            if live.record.seats[seat].kind is SeatKind.BOT:
                return seat, live.record.seats[seat].bot
        return None

    async def _play_bots(self, live: Live) -> None:
        """Let bots decide until a person is asked. Thinking is done beside the loop, which goes on meanwhile."""
        try:
            while not self.closing.is_set() and (mover := self._bot_to_move(live)) is not None:
                seat, bot = mover
                match = begun(live)
                code = await asyncio.to_thread(match.choose, bot, seat, secrets.randbits(63))
                async with live.lane:
                    if live.match is match:
                        await self._apply_for_bot(live, match, seat, code)
        finally:
            live.bots_run = False
        if not self.closing.is_set():
            self._wake_bots(live)

    async def _apply_for_bot(self, live: Live, match: _core.Match, seat: int, code: int) -> None:
        try:
            try:
                await self.apply(live, match, seat, code, b"")
            except Conflict:
                await self.reload(live)
        except Refusal as refusal:
            # The store is away: wait and think again, as long as it takes.
            log.warning("bot_waits", match=live.match_id, reason=refusal.reason)
            await asyncio.sleep(PAUSE)

    # What all of them need.

    async def _load(self, match_id: str) -> Live:
        record = await ask_store(self._store.read(match_id))
        if record is None:
            raise Refusal(Reason.NO_SUCH_MATCH, f"There is no match '{match_id[:40]}'.")
        unwritten = record.header.durability is Durability.WHEN_FINISHED and record.version == 0
        return Live(record, await self._rebuild(record), unwritten=unwritten)

    async def _rebuild(self, record: Record) -> _core.Match | None:
        header = record.header
        game = self.games.get(header.game)
        if record.version == 0 or game is None or game["rules_version"] != header.rules_version:
            return None
        pack = None
        if header.content_hash != game["content_hash"]:
            # The content was edited since: a match goes on with what it began with.
            kept = await ask_store(self._store.pack(header.content_hash))
            if kept is None:
                return None
            pack = json.loads(kept)
        entries = await ask_store(self._store.log(header.match_id))
        return ask_rules(
            lambda: _core.Match.replay(header.game, header.players, header.options, header.seed, entries, pack)
        )

    async def reload(self, live: Live) -> None:
        """Another process has moved the match on: take what the store holds."""
        record = await ask_store(self._store.read(live.match_id))
        if record is not None:
            live.knows_all_requests = False
            live.advance(await self._rebuild(record))
            live.record = record

    def refuse_while_closing(self) -> None:
        """Take nothing new once the server is asked to stop."""
        if self.closing.is_set():
            raise Refusal(Reason.SHUTTING_DOWN, "The server is shutting down; try again in a moment.")

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do work that goes on to its end even if the caller is gone."""
        return await asyncio.shield(self._spawn(work))

    def _spawn(self, work: Coroutine[Any, Any, T], context: contextvars.Context | None = None) -> asyncio.Task[T]:
        task = asyncio.create_task(work, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refusal):
            log.error("task_failed", error=repr(error))
