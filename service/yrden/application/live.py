"""Matches in memory: immutable positions, one lane each, and those who watch.

A live match is a cache of what the store holds. Anything idle can leave memory and is rebuilt from its log when it
is asked for again; nobody can tell the difference.
"""

import asyncio
import weakref
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field, replace

from yrden import _core
from yrden.store.port import Record, Request, State


@dataclass
class Live:
    """One match. `match` is replaced, never changed; the lane lets one act at a time through."""

    record: Record
    match: _core.Match | None
    lane: asyncio.Lock = field(default_factory=asyncio.Lock)
    # Acts made under request ids, complete if the match began in this process.
    requests: dict[tuple[int, bytes], Request] = field(default_factory=dict)
    knows_all_requests: bool = False
    # Whether the store has nothing of its log yet: it is written at its end, or when the server is asked to stop.
    unwritten: bool = False
    # Set and replaced whenever the match moves on.
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    watchers: int = 0
    bots_run: bool = False
    # Messages of the last step, shared by all who watch with the same eyes.
    shared: dict[tuple[int | None, int, int, bool], list[tuple[int, bytes]]] = field(default_factory=dict)

    @property
    def match_id(self) -> str:
        """Its id."""
        return self.record.header.match_id

    def advance(self, match: _core.Match | None, **changes: object) -> None:
        """Put the next position in place and wake those who wait for it."""
        self.match = match
        self.record = replace(self.record, **changes)  # type: ignore[arg-type]
        self.shared.clear()
        # Who watches is counted before it waits.
        if self.watchers:
            moved, self.moved = self.moved, asyncio.Event()
            moved.set()

    def is_idle(self) -> bool:
        """Whether it can leave memory: nobody is at it, and the store has all of it."""
        lost = self.unwritten and self.record.state is State.RUNNING
        return not (self.lane.locked() or self.watchers or self.bots_run or lost)


class Lives:
    """The live matches, the most recently used last. At most `capacity` of them, unless more are in use."""

    def __init__(
        self,
        capacity: int,
        load: Callable[[str], Awaitable[Live]],
        on_load: Callable[[Live], None] = lambda _live: None,
    ) -> None:
        self._capacity = capacity
        self._load = load
        # Told of each match that was rebuilt.
        self._on_load = on_load
        self._lives: OrderedDict[str, Live] = OrderedDict()
        # Also those that made room while somebody was at them: a match is never in memory twice.
        self._known: weakref.WeakValueDictionary[str, Live] = weakref.WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self.hits = 0
        self.misses = 0

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._lives)

    def __iter__(self) -> Iterator[Live]:
        """All in memory."""
        return iter(list(self._known.values()))

    def peek(self, match_id: str) -> Live | None:
        """A match if it is in memory."""
        return self._known.get(match_id)

    async def get(self, match_id: str) -> Live:
        """A match from memory, or rebuilt from the store; asked for twice at once it is rebuilt once."""
        live = self._lives.get(match_id)
        if live is not None:
            self.hits += 1
            self._lives.move_to_end(match_id)
            return live
        live = self._known.get(match_id)
        if live is not None:
            self.hits += 1
            return self.add(live)
        self.misses += 1
        task = self._loading.get(match_id)
        if task is None:
            task = asyncio.ensure_future(self._rebuilt(match_id))
            self._loading[match_id] = task
            task.add_done_callback(lambda _done: self._loading.pop(match_id, None))
        return await asyncio.shield(task)

    async def _rebuilt(self, match_id: str) -> Live:
        live = await self._load(match_id)
        known = self._known.get(match_id)
        if known is not None:
            return self.add(known)
        self.add(live)
        self._on_load(live)
        return live

    def add(self, live: Live) -> Live:
        """Keep a match in memory; idle ones make room."""
        self._known[live.match_id] = live
        self._lives[live.match_id] = live
        self._lives.move_to_end(live.match_id)
        if len(self._lives) > self._capacity:
            self._evict(live)
        return live

    def _evict(self, newest: Live) -> None:
        excess = len(self._lives) - self._capacity
        for match_id, live in list(self._lives.items()):
            if excess <= 0:
                return
            if live is not newest and live.is_idle():
                del self._lives[match_id]
                excess -= 1
