"""The readers: a few threads with a connection each, so that a read waits for no commit.

In a write-ahead log a reader sees the last commit before it began and disturbs nobody. Every read is one
transaction, so that a match and its seats are of the same moment.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from yrden.store.connection import Database, is_condition, unavailable
from yrden.store.port import StoreUnavailable
from yrden.store.writer import CLOSED

T = TypeVar("T")


class Readers:
    """Runs reads on a pool of connections."""

    def __init__(self, database: Database, *, count: int) -> None:
        self._database = database
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="yrden-store-reader")
        # Not in use now. Never more than there are threads, because each uses one at a time.
        self._idle: deque[sqlite3.Connection] = deque()
        self._closed = False

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Read from one moment of the database."""
        if self._closed:
            raise StoreUnavailable(CLOSED)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, work)

    async def close(self) -> None:
        """Finish all that was asked for and let go."""
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
        while self._idle:
            self._idle.pop().close()

    def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            try:
                connection = self._idle.pop()
            except IndexError:
                connection = self._database.reader()
            try:
                connection.execute("BEGIN")
                answer = work(connection)
                connection.execute("COMMIT")
            except BaseException:
                # The next read opens another: a connection that failed is not worth a diagnosis.
                connection.close()
                raise
        except sqlite3.Error as error:
            if is_condition(error):
                raise unavailable(error) from error
            raise
        self._idle.append(connection)
        return answer
