"""Our side of the bench: `yrden._core`, in the project's own environment.

Bulk is whole games played inside the extension on one thread: from `initial`, uniform choice, no log, silent
`tell`, stream dice; the extension counts entries and decisions. Stepwise is one Python call after another on
a match as the service keeps it, log and keyed dice included: who is asked, what is legal, submit. The entries
are those of the match's log (decisions and chance), the decisions are the submissions.
"""

import importlib.metadata
import json
import random
from typing import Any

from bench.protocol import Answer, Command, Stopwatch, pin, python_version, serve
from yrden import _core

CALL_SECONDS = 0.05  # a call into bulk play takes about this long
SEED_BYTES = 32


class Worker:
    """What the commands work on: seeds, one source of chance, and how long bulk calls should be."""

    def __init__(self) -> None:
        self._games_per_call: dict[tuple[str, int], int] = {}
        self._options: dict[str, str] = {}
        self._seed = 0
        self._random = random.Random(1)

    def hello(self, command: Command) -> Answer:
        """Take the processor and say what is measured and which games there are."""
        pin(command["cpu"])
        try:
            version = importlib.metadata.version("yrden")
        except importlib.metadata.PackageNotFoundError:
            version = "not installed as a package"
        listed: list[dict[str, Any]] = json.loads(_core.games())
        return {
            "versions": {"yrden": version, "python": python_version()},
            "games": [game["id"] for game in listed],
        }

    def bulk(self, command: Command) -> Answer:
        """Play whole games inside the extension."""
        game: str = command["game"]
        players: int = command["players"]
        seconds: float = command["seconds"]
        per_call = self._calibrated(game, players)
        entries = decisions = games = 0
        watch = Stopwatch()
        while watch.elapsed() < seconds:
            self._seed += 1
            played, decided, _ = _core.bulk(game, players, per_call, self._seed, self._options)
            entries += played
            decisions += decided
            games += per_call
        return watch.reading(entries, decisions, games)

    def stepwise(self, command: Command) -> Answer:
        """Play whole games, a Python call for each step, as the README does."""
        game: str = command["game"]
        players: int = command["players"]
        seconds: float = command["seconds"]
        entries = decisions = games = 0
        watch = Stopwatch()
        while watch.elapsed() < seconds:
            self._seed += 1
            match = _core.Match(game, players, self._options, self._seed.to_bytes(SEED_BYTES, "big"))
            while not match.over:
                seat = match.asked()[0]
                match = match.submit(seat, self._random.choice(match.legal(seat)))
                decisions += 1
            entries += match.version
            games += 1
        return watch.reading(entries, decisions, games)

    def lean(self, command: Command) -> Answer:
        """Play whole games, a Python call for each step and nothing that can be saved."""
        game: str = command["game"]
        players: int = command["players"]
        seconds: float = command["seconds"]
        draw = self._random.random
        entries = decisions = games = 0
        watch = Stopwatch()
        while watch.elapsed() < seconds:
            self._seed += 1
            m = _core.Match(game, players, self._options, self._seed.to_bytes(SEED_BYTES, "big"))
            while not m.over:
                seat = m.asked()[0]
                codes = m.legal(seat)
                m = m.submit(seat, codes[int(draw() * len(codes))])
                decisions += 1
            entries += m.version
            games += 1
        return watch.reading(entries, decisions, games)

    def _calibrated(self, game: str, players: int) -> int:
        """How many games one call plays, so that the call's own cost does not count."""
        known = self._games_per_call.get((game, players))
        if known is not None:
            return known
        games = 1
        while True:
            self._seed += 1
            watch = Stopwatch()
            _core.bulk(game, players, games, self._seed, self._options)
            if watch.elapsed() >= CALL_SECONDS:
                self._games_per_call[game, players] = games
                return games
            games *= 2


if __name__ == "__main__":
    worker = Worker()
    serve({"hello": worker.hello, "bulk": worker.bulk, "stepwise": worker.stepwise, "lean": worker.lean})
