"""What the bench's two workers have in common: the line protocol and the clock.

A worker reads one JSON object a line on standard input and answers each with one JSON object a line. It does
nothing between commands, so the bench decides exactly who works when. Answers are either what the command
returns or `{"error": "..."}`.
"""

import json
import os
import platform
import sys
import time
from collections.abc import Callable
from typing import Any

Command = dict[str, Any]
Answer = dict[str, Any]


class Stopwatch:
    """Wall clock, with the processor time beside it to tell a busy machine from a slow program."""

    def __init__(self) -> None:
        self._cpu = time.process_time()
        self._wall = time.perf_counter()

    def elapsed(self) -> float:
        """Return the seconds since the start."""
        return time.perf_counter() - self._wall

    def reading(self, entries: float, decisions: float, games: int) -> Answer:
        """Return the answer to a measurement: games, and the entries and decisions executed in them."""
        seconds = time.perf_counter() - self._wall
        cpu = time.process_time() - self._cpu
        return {
            "entries": entries,
            "decisions": decisions,
            "games": games,
            "seconds": seconds,
            "cpu_seconds": cpu,
        }


def pin(cpu: int | None) -> None:
    """Keep this process on one processor, where the system can do that."""
    if cpu is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {cpu})


def python_version() -> str:
    """Return the version of the Python this side runs on."""
    return platform.python_version()


def serve(handlers: dict[str, Callable[[Command], Answer]]) -> None:
    """Answer commands until standard input ends.

    Whatever a library prints goes to standard error: the answers have the real standard output to themselves.
    """
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as answers:
        os.dup2(2, 1)
        for line in sys.stdin:
            try:
                command: Command = json.loads(line)
                answer = handlers[command["do"]](command)
            except Exception as error:  # noqa: BLE001 - the bench decides whether this ends the run
                answer = {"error": f"{type(error).__name__}: {error}"}
            answers.write(json.dumps(answer) + "\n")
            answers.flush()
