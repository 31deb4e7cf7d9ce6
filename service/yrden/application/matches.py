"""The use cases of a match, without a wire: what clients ask for is checked here, and carried out by the keeper."""

import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace

from yrden import _core
from yrden.application import token as tokens
from yrden.application.ask import ask_rules, ask_store, begun, now, seat_of
from yrden.application.keeper import Applied, Keeper
from yrden.application.live import Live
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
from yrden.store.port import Conflict, Filter, Header, Page, Record, Request, Seat, SeatKind, State, Store

MAX_PAGE = 200
# Attempts to append after another process has changed the match meanwhile.
ATTEMPTS = 5
# Steps a message may be behind and still be kept for others who watch with the same eyes.
SHARED_STEPS = 2

OVER = frozenset({State.FINISHED, State.VOID})


class Matches:
    """All use cases."""

    def __init__(
        self, store: Store, limits: Limits, on_act: Callable[[str, float], None] = lambda _game, _seconds: None
    ) -> None:
        self._store = store
        self._limits = limits
        self._secret = b""
        self._watchers = 0
        self._keeper = Keeper(store, limits, on_act)
        self.lives = self._keeper.lives

    # Start and stop.

    async def start(self) -> None:
        """Take up what an earlier process left."""
        self._secret = await self._store.secret()
        await self._keeper.start()

    def begin_closing(self) -> None:
        """Take nothing more and let watchers go at once."""
        self._keeper.begin_closing()

    async def close(self) -> None:
        """Let watchers go, finish what is under way, and write what is only in memory."""
        await self._keeper.close()

    # Create, join, look.

    async def create(self, wish: Creation) -> tuple[Record, list[tuple[int, str]]]:
        """Create a match; returns it with the tokens of its creator's seats."""
        self._keeper.refuse_while_closing()
        check_text("request_id", wish.request_id, MAX_REQUEST_ID)
        games = self._keeper.games
        game = games.get(wish.game)
        if game is None:
            raise Refusal(Reason.UNKNOWN_GAME, f"There is no game '{wish.game}'; there are: {', '.join(games)}.")
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
            boot=self._keeper.boot,
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
        created = await self._keeper.run(self._keeper.keep(header, seats, match))
        if isinstance(created, str):
            return await self._created_before(created, wish, wishes, request)
        return created, sorted(given.items())

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
        self._keeper.refuse_while_closing()
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
        return await self._keeper.run(self._join(live, wanted, name, token, request_id))

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
            await self._keeper.begin_if_full(live)
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

    # Observe, act, watch.

    async def observe(self, match_id: str, token: str, detail: int, since: int | None, *, as_json: bool) -> bytes:
        """What a seat or a spectator sees, as the bytes of an `Observation`."""
        live = await self.lives.get(match_id)
        seat = seat_of(live, token)
        match = begun(live)
        return match.observation(match_id, seat, detail, since, as_json=as_json)

    async def act(self, act: Act, *, as_json: bool) -> bytes:
        """Carry out an act; returns the bytes of an `ActResponse` once it is safe."""
        self._keeper.refuse_while_closing()
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
        match, applied = await self._keeper.run(self._act(live, seat, act))
        since = act.since if act.since is not None else applied.from_version
        return match.act_response(
            act.match_id, seat, act.detail, since, applied.request.applied_version, as_json=as_json
        )

    async def _act(self, live: Live, seat: int, act: Act) -> tuple[_core.Match, Applied]:
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
                    return await self._keeper.apply(live, match, seat, act.code, request_hash)
                except Conflict:
                    await self._keeper.reload(live)
        raise Refusal(Reason.STORE_UNAVAILABLE, "Too many servers act on this match at once; try again.")

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
                if self._keeper.closing.is_set():
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
        self._keeper.refuse_while_closing()
        live = await self.lives.get(match_id)
        seat = seat_of(live, token)
        if seat is None:
            raise Refusal(Reason.NO_TOKEN, "Resigning needs the seat's token: authorization: Bearer TOKEN.")
        return await self._keeper.run(self._resign(live, seat))

    async def _resign(self, live: Live, seat: int) -> Record:
        async with live.lane:
            for _ in range(ATTEMPTS):
                match = begun(live)
                following = ask_rules(lambda match=match: match.resign(seat))  # type: ignore[misc]
                try:
                    await self._keeper.commit(live, match, following, seat=None)
                except Conflict:
                    await self._keeper.reload(live)
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
