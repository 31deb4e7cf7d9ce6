"""The one writer: a thread that owns the writing connection and commits many callers' work together.

A commit waits for the disk, so its price is paid once for a batch. After the first piece of work of a batch
the writer lingers for more, but not when the last batch held one piece only: a lone client pays nothing. Each
piece is isolated from the others by a savepoint; an answer is given only after the commit, and if the commit
fails every piece of the batch fails and none was done.
"""

import asyncio
import contextlib
import logging
import sqlite3
import threading
import time
from collections import defaultdict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from yrden.store.connection import Database, is_condition, needs_reconnect, unavailable
from yrden.store.port import StoreUnavailable

T = TypeVar("T")

# Told of every commit: how many seconds it took and how much work it held. Called on the writer's thread.
OnCommit = Callable[[float, int], None]

CLOSED = "The store is closed. Nothing was changed."

_log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class _Job:
    work: Callable[[sqlite3.Connection], Any]
    future: asyncio.Future[Any]
    # On the monotonic clock.
    arrived: float


@dataclass(slots=True)
class _Done:
    value: Any


@dataclass(slots=True)
class _Failed:
    error: Exception


_Answer = _Done | _Failed


class Writer:
    """Runs work on the writing connection, in batches."""

    def __init__(self, database: Database, *, linger: float, batch: int, on_commit: OnCommit | None) -> None:
        if linger < 0 or batch < 1:
            raise ValueError("The writer needs a linger of 0 seconds or more and a batch of 1 or more.")
        self._database = database
        self._linger = linger
        self._batch = batch
        self._on_commit = on_commit
        self._jobs: deque[_Job] = deque()
        self._wake = threading.Condition(threading.Lock())
        self._closing = False
        # These three belong to the thread alone.
        self._last = 1
        self._connection: sqlite3.Connection | None = None
        self._limit: int | None = None
        # A daemon, so that a program that forgets to close still ends; what that cuts off was never answered.
        self._thread = threading.Thread(target=self._run, name="yrden-store-writer", daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do the work in a transaction and answer when it is committed.

        The work does not know who waits for it: a caller that is cancelled does not take it back.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        with self._wake:
            if self._closing:
                raise StoreUnavailable(CLOSED)
            self._jobs.append(_Job(work, future, time.monotonic()))
            # The thread sleeps until the first, then until the batch is full: no other arrival concerns it.
            if len(self._jobs) == 1 or len(self._jobs) >= self._batch:
                self._wake.notify()
        return await future

    async def close(self) -> None:
        """Finish all that was asked for and end the thread."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while batch := self._gather():
            self._deliver(batch, self._commit(batch))
        self._disconnect()

    def _gather(self) -> Sequence[_Job]:
        """Wait for the next batch; an empty one means the end."""
        with self._wake:
            self._wake.wait_for(lambda: self._jobs or self._closing)
            if self._jobs and self._last > 1:
                self._wake.wait_for(
                    lambda: len(self._jobs) >= self._batch or self._closing,
                    self._jobs[0].arrived + self._linger - time.monotonic(),
                )
            batch = [self._jobs.popleft() for _ in range(min(self._batch, len(self._jobs)))]
        self._last = len(batch)
        return batch

    def _commit(self, batch: Sequence[_Job]) -> Sequence[_Answer]:
        """Do a batch in one transaction. Whatever happens, each piece is answered and the thread lives on."""
        began = time.monotonic()
        try:
            connection = self._connected()
            connection.execute("BEGIN IMMEDIATE")
            answers = [_isolated(connection, job.work) for job in batch]
            connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - it is handed to those who wait
            self._abandon(error)
            return [_Failed(_as_seen_by_caller(error)) for _ in batch]
        if self._on_commit is not None:
            try:
                self._on_commit(time.monotonic() - began, len(batch))
            except Exception:  # noqa: BLE001 - what it counts is no reason to stop writing
                _log.exception("The hook for commits failed.")
        return answers

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._limit = self._database.max_pages
            self._connection = self._database.writer()
        elif self._limit != self._database.max_pages:
            self._limit = self._database.max_pages
            self._database.limit(self._connection)
        return self._connection

    def _abandon(self, error: Exception) -> None:
        """Undo the transaction; let go of a connection that may be broken. The next batch opens another."""
        if self._connection is None:
            return
        try:
            # SQLite may have rolled back by itself.
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            self._disconnect()
        else:
            if needs_reconnect(error):
                self._disconnect()

    def _disconnect(self) -> None:
        if self._connection is not None:
            # Closing rolls back whatever is open, even when it complains.
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    @staticmethod
    def _deliver(batch: Sequence[_Job], answers: Sequence[_Answer]) -> None:
        # One call for each loop, not for each caller: every call wakes the loop through its socket.
        settled: defaultdict[asyncio.AbstractEventLoop, deque[tuple[asyncio.Future[Any], _Answer]]]
        settled = defaultdict(deque)
        for job, answer in zip(batch, answers, strict=True):
            settled[job.future.get_loop()].append((job.future, answer))
        for loop, pairs in settled.items():
            # A loop that is closed has nobody left who waits.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(_settle, pairs)


def _isolated(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], Any]) -> _Answer:
    """Do one piece of work; if it fails by its own fault, undo it and nothing else."""
    connection.execute("SAVEPOINT piece")
    answer: _Answer
    try:
        answer = _Done(work(connection))
    except Exception as error:
        # A full disk or a broken file is not one piece's fault, and the transaction may be gone already.
        if is_condition(error) or not connection.in_transaction:
            raise
        connection.execute("ROLLBACK TO piece")
        answer = _Failed(error)
    connection.execute("RELEASE piece")
    return answer


def _as_seen_by_caller(error: Exception) -> Exception:
    """Return an error of one caller's own: a raised exception collects the traceback of whoever raises it."""
    if not is_condition(error):
        return error
    seen = unavailable(error)
    seen.__cause__ = error
    return seen


def _settle(pairs: Sequence[tuple[asyncio.Future[Any], _Answer]]) -> None:
    for future, answer in pairs:
        # A caller that was cancelled has been answered already.
        if future.done():
            continue
        if isinstance(answer, _Done):
            future.set_result(answer.value)
        else:
            future.set_exception(answer.error)
