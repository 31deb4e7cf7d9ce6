"""The use cases of a match, without a wire.

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
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import structlog

from yrden import _core
from yrden.application import token as tokens
from yrden.application.ask import ask_rules, ask_store, begun, now, seat_of
from yrden.application.live import Live, Lives
from yrden.application.refusal import Reason, Refusal
from yrden.application.wish import (
    MAX_NAME,
    MAX_REQUEST_ID,
    Act,
    Creation,
    Limits,
    SeatWish,
    check_text,
    seat_wishes,
    seed_of,
)
from yrden.store.port import (
    Conflict,
    Durability,
    Filter,
    Header,
    Page,
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

MAX_PAGE = 200
# Attempts to append after another process has changed the match meanwhile.
ATTEMPTS = 5
# Steps a message may be behind and still be kept for others who watch with the same eyes.
SHARED_STEPS = 2
# Seconds between attempts to go on when the store is away.
PAUSE = 0.5

OVER = frozenset({State.FINISHED, State.VOID})


class Matches:
    """All use cases."""

    def __init__(self, store: Store, limits: Limits, boot: str | None = None) -> None:
        self._store = store
        self._limits = limits
        self._boot = boot or secrets.token_hex(8)
        self._secret = b""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._watchers = 0
        self._closing = asyncio.Event()
        self._unfinished = 0
        # Of these, those that are only in memory.
        self._unwritten = 0
        self.lives = Lives(limits.live_matches, self._load, self._resume)
        self._games: dict[str, dict[str, Any]] = {game["id"]: game for game in json.loads(_core.games())}
        # Told of every applied act: seconds in the rules.
        self.on_act: Callable[[str, float], None] = lambda _game, _seconds: None

    # Start and stop.

    async def start(self) -> None:
        """Take up what an earlier process left: wake bots, void what is lost, suspend what other rules began."""
        self._secret = await self._store.secret()
        for game_id, about in self._games.items():
            await self._store.put_pack(about["content_hash"], json.dumps(_core.pack(game_id)).encode())
        running = []
        for record in await self._store.unfinished():
            header = record.header
            game = self._games.get(header.game)
            if header.durability is Durability.WHEN_FINISHED and header.boot != self._boot and record.version == 0:
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
            if self._closing.is_set():
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
        self._closing.set()
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

    # Create, join, look.

    async def create(self, wish: Creation) -> tuple[Record, list[tuple[int, str]]]:
        """Create a match; returns it with the tokens of its creator's seats."""
        self._refuse_while_closing()
        check_text("request_id", wish.request_id, MAX_REQUEST_ID)
        game = self._games.get(wish.game)
        if game is None:
            raise Refusal(Reason.UNKNOWN_GAME, f"There is no game '{wish.game}'; there are: {', '.join(self._games)}.")
        wishes = seat_wishes(game, wish)
        match_id = tokens.new_match_id()
        seed = seed_of(wish)
        # Also checks the options: a match is begun even if it waits for players, and thrown away.
        match = ask_rules(lambda: _core.Match(wish.game, len(wishes), wish.options, seed))
        request = wish.request_id.encode() or secrets.token_bytes(24)
        header = Header(
            match_id=match_id,
            game=wish.game,
            players=len(wishes),
            options=dict(wish.options),
            rules_version=game["rules_version"],
            content_hash=game["content_hash"],
            seed=seed,
            commitment=tokens.commitment(match_id, seed),
            chosen_seed=bool(wish.seed),
            durability=wish.durability,
            join_code=tokens.new_join_code(),
            created=now(),
            boot=self._boot,
            request_hash=tokens.digest(wish.request_id) if wish.request_id else b"",
        )
        given = {
            number: seat.token or tokens.derive(self._secret, header.commitment, number, request)
            for number, seat in enumerate(wishes)
            if seat.kind is SeatKind.HUMAN
        }
        seats = tuple(
            Seat(
                seat.kind,
                bot=seat.bot,
                name=seat.name,
                token_hash=tokens.digest(given[number]) if number in given else b"",
            )
            for number, seat in enumerate(wishes)
        )
        created = await self._run(self._create(header, seats, match))
        if isinstance(created, str):
            return await self._created_before(created, wish, wishes, request)
        return created, sorted(given.items())

    async def _create(self, header: Header, seats: tuple[Seat, ...], match: _core.Match) -> Record | str:
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

    async def _created_before(
        self, match_id: str, wish: Creation, wishes: Sequence[SeatWish], request: bytes
    ) -> tuple[Record, list[tuple[int, str]]]:
        """Answer a creation that is asked for again."""
        record = (await self.lives.get(match_id)).record
        header = record.header
        before = (header.game, header.options, header.durability, [(seat.kind, seat.bot) for seat in record.seats])
        wanted = (wish.game, dict(wish.options), wish.durability, [(seat.kind, seat.bot) for seat in wishes])
        if before != wanted or (wish.seed and bytes.fromhex(wish.seed) != header.seed):
            raise Refusal(Reason.REQUEST_ID_REUSED, "This request_id was used for another match; draw a new one.")
        brought = [seat.token for seat in wish.seats if seat.token]
        given = []
        for number, seat in enumerate(record.seats):
            candidates = [tokens.derive(self._secret, header.commitment, number, request), *brought]
            given += [(number, token) for token in candidates if tokens.matches(token, seat.token_hash)]
        return record, given

    async def get(self, match_id: str) -> Record:
        """What everyone may know of a match."""
        return (await self.lives.get(match_id)).record

    async def list(self, wanted: Filter) -> Page:
        """A page of matches."""
        if not 0 <= wanted.size <= MAX_PAGE:
            raise Refusal(Reason.BAD_REQUEST, f"page_size is 1 to {MAX_PAGE}; {wanted.size} was asked for.")
        try:
            page = await ask_store(self._store.list(wanted if wanted.size else replace(wanted, size=50)))
        except ValueError as error:
            raise Refusal(Reason.BAD_REQUEST, f"page_token: {error}") from error
        return replace(page, records=[self._present(record) for record in page.records])

    def _present(self, record: Record) -> Record:
        """A record as it stands: of a match that is not written, the store does not know how far it is."""
        live = self.lives.peek(record.header.match_id)
        return live.record if live is not None and live.unwritten and live.record.state is State.RUNNING else record

    def resigned(self, match_id: str) -> Sequence[int]:
        """The seats of a match in memory that were given up."""
        live = self.lives.peek(match_id)
        return live.match.resigned() if live is not None and live.match is not None else []

    async def join(
        self, join_code: str, wanted: int | None, name: str, token: str, request_id: str
    ) -> tuple[Record, int, str]:
        """Take an open seat; returns the match, the seat and its token."""
        self._refuse_while_closing()
        check_text("name", name, MAX_NAME)
        check_text("request_id", request_id, MAX_REQUEST_ID)
        if token and not tokens.is_token(token):
            raise Refusal(Reason.BAD_TOKEN_FORM, "A token is 22 to 128 characters of A-Za-z0-9_- drawn at random.")
        match_id = await ask_store(self._store.find_join_code(join_code))
        if match_id is None:
            raise Refusal(
                Reason.NO_SUCH_JOIN_CODE, "No match has this join code; ask the match's creator for it again."
            )
        live = await self.lives.get(match_id)
        return await self._run(self._join(live, wanted, name, token, request_id))

    async def _join(
        self, live: Live, wanted: int | None, name: str, token: str, request_id: str
    ) -> tuple[Record, int, str]:
        async with live.lane:
            request_hash = tokens.digest(request_id) if request_id else b""
            request = request_id.encode() or secrets.token_bytes(24)
            secret = live.record.header.commitment
            seats = live.record.seats
            for number, seat in enumerate(seats):
                if request_id and seat.request_hash == request_hash:
                    given = token or tokens.derive(self._secret, secret, number, request)
                    if not tokens.matches(given, seat.token_hash):
                        raise Refusal(Reason.REQUEST_ID_REUSED, "This request_id took a seat with another token.")
                    return live.record, number, given
            number = self._free_seat(seats, wanted)
            if any(tokens.matches(token, seat.token_hash) for seat in seats):
                raise Refusal(Reason.BAD_TOKEN_FORM, "Another seat has this token; draw one for each seat.")
            given = token or tokens.derive(self._secret, secret, number, request)
            taken = Seat(SeatKind.OPEN, name=name, token_hash=tokens.digest(given), request_hash=request_hash)
            try:
                await ask_store(self._store.take_seat(live.match_id, number, taken))
            except Conflict as conflict:
                raise Refusal(Reason.SEAT_TAKEN, f"Seat {number} has just been taken; ask again.") from conflict
            live.record = replace(live.record, seats=(*seats[:number], taken, *seats[number + 1 :]))
            if self._is_full(live.record):
                try:
                    await self._begin(live)
                except Refusal:
                    # The seat is taken all the same.
                    self._spawn(self._begin_later(live))
            return live.record, number, given

    @staticmethod
    def _free_seat(seats: Sequence[Seat], wanted: int | None) -> int:
        """The seat to take: the one wanted, or the first that is open."""
        if wanted is not None and wanted >= len(seats):
            raise Refusal(Reason.NO_SUCH_SEAT, f"There is no seat {wanted}; seats are 0 to {len(seats) - 1}.")
        free = [number for number, seat in enumerate(seats) if seat.kind is SeatKind.OPEN and not seat.token_hash]
        if wanted is not None and wanted not in free:
            raise Refusal(Reason.SEAT_TAKEN, f"Seat {wanted} is not open; open are: {free or 'none'}.")
        if not free:
            raise Refusal(Reason.NO_OPEN_SEAT, "All seats of this match are taken.")
        return free[0] if wanted is None else wanted

    async def _begin_later(self, live: Live) -> None:
        """Begin a match whose seats are all taken as soon as the store lets us."""
        while not self._closing.is_set():
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
                await self._reload(live)
                return
        live.advance(match, version=unit.to_version, state=State.RUNNING)
        await self._note_running(live)
        self._wake_bots(live)

    @staticmethod
    def _first_unit(header: Header, match: _core.Match) -> Unit:
        return Unit(header.match_id, 0, match.version, match.log(), time=now())

    # Observe, act, watch.

    async def observe(self, match_id: str, token: str, detail: int, since: int | None, *, as_json: bool) -> bytes:
        """What a seat or a spectator sees, as the bytes of an `Observation`."""
        live = await self.lives.get(match_id)
        seat = seat_of(live, token)
        match = begun(live)
        return match.observation(match_id, seat, detail, since, as_json=as_json)

    async def act(self, act: Act, *, as_json: bool) -> bytes:
        """Carry out an act; returns the bytes of an `ActResponse` once it is safe."""
        self._refuse_while_closing()
        check_text("request_id", act.request_id, MAX_REQUEST_ID)
        if act.expected_version is None and not act.request_id:
            raise Refusal(
                Reason.UNGUARDED_ACT,
                "Send expected_version (the version you decided on) or a request_id, so that a repeated message "
                "cannot act twice.",
            )
        live = await self.lives.get(act.match_id)
        seat = seat_of(live, act.token)
        if seat is None:
            raise Refusal(Reason.NO_TOKEN, "Acting needs the seat's token: authorization: Bearer TOKEN.")
        match, applied = await self._run(self._act(live, seat, act))
        since = act.since if act.since is not None else applied.from_version
        return match.act_response(
            act.match_id, seat, act.detail, since, applied.request.applied_version, as_json=as_json
        )

    async def _act(self, live: Live, seat: int, act: Act) -> "tuple[_core.Match, Applied]":
        request_hash = tokens.digest(act.request_id) if act.request_id else b""
        async with live.lane:
            for _ in range(ATTEMPTS):
                if request_hash:
                    earlier = await self._earlier(live, seat, request_hash)
                    if earlier is not None:
                        if earlier.code != act.code:
                            raise Refusal(
                                Reason.REQUEST_ID_REUSED,
                                "This request_id was used for another action; draw a new one.",
                            )
                        match = begun(live)
                        return match, Applied(earlier, match.version)
                match = begun(live)
                if match.over:
                    raise Refusal(Reason.MATCH_OVER, "The match is over; nothing more can be done in it.")
                if seat in match.resigned():
                    raise Refusal(Reason.ALREADY_RESIGNED, "This seat has been given up; it is played at random.")
                self._check_fresh(match, seat, act.expected_version)
                try:
                    return await self._apply(live, match, seat, act.code, request_hash)
                except Conflict:
                    await self._reload(live)
        raise Refusal(Reason.STORE_UNAVAILABLE, "Too many servers act on this match at once; try again.")

    async def _apply(
        self, live: Live, match: _core.Match, seat: int, code: int, request_hash: bytes
    ) -> "tuple[_core.Match, Applied]":
        """Apply, persist, publish; the caller holds the lane."""
        began = time.perf_counter()
        following = ask_rules(lambda: match.act(seat, code))
        self.on_act(live.record.header.game, time.perf_counter() - began)
        await self._commit(live, match, following, seat=seat, request_hash=request_hash, code=code)
        request = Request(code, following.version)
        if request_hash:
            live.requests[seat, request_hash] = request
        return following, Applied(request, match.version)

    async def _commit(  # noqa: PLR0913 - the parts of a unit
        self,
        live: Live,
        match: _core.Match,
        following: _core.Match,
        *,
        seat: int | None,
        request_hash: bytes = b"",
        code: int = 0,
    ) -> None:
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

    @staticmethod
    def _check_fresh(match: _core.Match, seat: int, expected: int | None) -> None:
        if expected is None:
            return
        asked_at = match.asked_at(seat)
        if expected > match.version or (asked_at is not None and expected < asked_at):
            raise Refusal(
                Reason.STALE_VERSION,
                f"The match is at version {match.version} and has asked something else since {expected}: observe.",
                {"version": str(match.version)},
            )

    async def _earlier(self, live: Live, seat: int, request_hash: bytes) -> Request | None:
        known = live.requests.get((seat, request_hash))
        if known is None and not live.knows_all_requests:
            known = await ask_store(self._store.request(live.match_id, seat, request_hash))
        return known

    async def watch(
        self, match_id: str, token: str, detail: int, since: int | None, *, as_json: bool
    ) -> AsyncIterator[tuple[int, bytes]]:
        """Every step after a version, as it happens: version to resume from, and the bytes of a message.

        A slow watcher holds up nobody and costs no queue: it is told what it has missed from the log.
        """
        live = await self.lives.get(match_id)
        seat = seat_of(live, token)
        if self._watchers >= self._limits.watchers:
            raise Refusal(Reason.TOO_MANY_STREAMS, "This server has no room for another stream; try again later.")
        if live.match is None and (live.record.state is State.SUSPENDED or live.record.version):
            # There is nothing to tell, now or later.
            begun(live)
        version = live.match.version if since is None and live.match else since or 0
        self._watchers += 1
        live.watchers += 1
        try:
            while True:
                moved = live.moved
                if live.match is not None and live.match.version > version:
                    for reached, message in self._messages(live, seat, detail, version, as_json=as_json):
                        yield reached, message
                        version = reached
                    continue
                if live.record.state in OVER:
                    return
                if self._closing.is_set():
                    raise Refusal(
                        Reason.SHUTTING_DOWN,
                        f"The server is shutting down; resume from version {version}.",
                        {"version": str(version)},
                    )
                await moved.wait()
        finally:
            self._watchers -= 1
            live.watchers -= 1
            if not live.watchers:
                live.shared.clear()

    def _messages(
        self, live: Live, seat: int | None, detail: int, since: int, *, as_json: bool
    ) -> "Sequence[tuple[int, bytes]]":
        eyes = (seat, detail, since, as_json)
        messages = live.shared.get(eyes)
        if messages is None:
            match = begun(live)
            messages = match.watch_responses(live.match_id, seat, detail, since, as_json=as_json)
            if len(messages) <= SHARED_STEPS:
                live.shared[eyes] = messages
        return messages

    @property
    def watchers(self) -> int:
        """How many streams are open."""
        return self._watchers

    def census(self) -> dict[tuple[str, str], int]:
        """How many matches in memory there are, by game and state."""
        counted = Counter((live.record.header.game, live.record.state.value) for live in self.lives)
        return dict(counted)

    # Resign and replay.

    async def resign(self, match_id: str, token: str) -> Record:
        """Give a seat up."""
        self._refuse_while_closing()
        live = await self.lives.get(match_id)
        seat = seat_of(live, token)
        if seat is None:
            raise Refusal(Reason.NO_TOKEN, "Resigning needs the seat's token: authorization: Bearer TOKEN.")
        return await self._run(self._resign(live, seat))

    async def _resign(self, live: Live, seat: int) -> Record:
        async with live.lane:
            for _ in range(ATTEMPTS):
                match = begun(live)
                following = ask_rules(lambda match=match: match.resign(seat))  # type: ignore[misc]
                try:
                    await self._commit(live, match, following, seat=None)
                except Conflict:
                    await self._reload(live)
                else:
                    return live.record
        raise Refusal(Reason.STORE_UNAVAILABLE, "Too many servers act on this match at once; try again.")

    async def replay(self, match_id: str) -> tuple[Record, _core.Match]:
        """A finished match, whole."""
        live = await self.lives.get(match_id)
        if live.record.state is not State.FINISHED or live.match is None:
            begun(live)
            raise Refusal(Reason.NOT_FINISHED, "A replay exists once the match is finished; until then, observe.")
        return live.record, live.match

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
            while not self._closing.is_set() and (mover := self._bot_to_move(live)) is not None:
                seat, bot = mover
                match = begun(live)
                code = await asyncio.to_thread(match.choose, bot, seat, secrets.randbits(63))
                async with live.lane:
                    if live.match is match:
                        await self._apply_for_bot(live, match, seat, code)
        finally:
            live.bots_run = False
        if not self._closing.is_set():
            self._wake_bots(live)

    async def _apply_for_bot(self, live: Live, match: _core.Match, seat: int, code: int) -> None:
        try:
            try:
                await self._apply(live, match, seat, code, b"")
            except Conflict:
                await self._reload(live)
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
        game = self._games.get(header.game)
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

    async def _reload(self, live: Live) -> None:
        """Another process has moved the match on: take what the store holds."""
        record = await ask_store(self._store.read(live.match_id))
        if record is not None:
            live.knows_all_requests = False
            live.advance(await self._rebuild(record))
            live.record = record

    def _refuse_while_closing(self) -> None:
        if self._closing.is_set():
            raise Refusal(Reason.SHUTTING_DOWN, "The server is shutting down; try again in a moment.")

    async def _run(self, work: Coroutine[Any, Any, T]) -> T:
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


@dataclass(frozen=True)
class Applied:
    """An act that was applied, and the version it was applied to."""

    request: Request
    from_version: int
