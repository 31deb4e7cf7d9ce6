"""Two worlds that a viewer cannot tell apart, each in a store of its own.

A pair is two logs that differ only in what its viewer may not know. The first log of every pair goes into the one
world, the second into the other, through the store's port; ids, tokens, codes, seeds and times are drawn anew.
"""

import asyncio
import itertools
import json
import random
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from yrden import _core
from yrden.application import token as tokens
from yrden.store import rows
from yrden.store.port import Durability, Header, Seat, SeatKind, Unit
from yrden.store.sqlite import SqliteStore

# Games are set up and drafted for the first time before this version, and played out after it.
DRAFTED = 80
FIRST_SEED = 1000


@dataclass(frozen=True)
class Step:
    """What a seat does next in each of the two worlds, so that the viewer still cannot tell them apart."""

    seat: int
    codes: tuple[int, int]


@dataclass(frozen=True)
class Case:
    """A kind of pair: for whom, how far the match has come, and whether the viewer or another seat moves next."""

    players: int
    viewer: int | None
    late: bool
    own: bool
    options: tuple[tuple[str, str], ...] = ()
    game: str = "ronin"

    def __str__(self) -> str:
        """Name it in the list of tests."""
        viewer = "spectator" if self.viewer is None else f"seat{self.viewer}"
        moment, actor = "late" if self.late else "early", "own" if self.own else "other"
        return f"{self.game}-{self.players}-{viewer}-{moment}-{actor}"


@dataclass(frozen=True)
class Pair:
    """Two logs of equal shape, and everything else that the same script needs in both worlds."""

    case: Case
    number: int
    logs: tuple[bytes, bytes]
    version: int
    step: Step
    # Legal for nobody who is the viewer, in neither world.
    illegal: tuple[int, ...]

    @classmethod
    def find(cls, case: Case, number: int) -> Self:
        """The first pair of this kind."""
        options = dict(case.options)
        for seed in itertools.count(FIRST_SEED * number):
            found = _core.paired_logs(case.game, case.players, options, case.viewer, seed)
            if found is None:
                continue
            here, there, steps = found
            steps = [step for step in steps if (step[0] == case.viewer) is case.own]
            matches = [_core.Match.replay(case.game, case.players, options, bytes(32), log) for log in (here, there)]
            version = matches[0].version
            if not steps or (version > DRAFTED) is not case.late:
                continue
            assert here != there
            assert matches[1].version == version
            chance = random.Random(seed)
            # Other seats choose differently in the two worlds if they can.
            seat, *codes = max(chance.sample(steps, len(steps)), key=lambda step: step[1] != step[2])
            step = Step(seat, (codes[0], codes[1]))
            return cls(case, number, (here, there), version, step, illegal(matches, case, chance))
        raise AssertionError("unreachable")


def illegal(matches: list[_core.Match], case: Case, chance: random.Random) -> tuple[int, ...]:
    """Codes to be refused to the viewer: what others may do, what nobody may, what means nothing."""
    legal: set[int] = set()
    for match, seat in itertools.product(matches, range(case.players)):
        if seat != case.viewer:
            legal.update(match.legal(seat))
    near = [code ^ 1 << bit for code in sorted(legal)[:50] for bit in range(9)]
    codes = [*chance.sample(sorted(legal), min(12, len(legal))), *chance.sample(near, min(12, len(near)))]
    codes += [0, *(chance.getrandbits(32) for _ in range(4))]
    own = {code for match in matches if case.viewer is not None for code in match.legal(case.viewer)}
    return tuple(dict.fromkeys(code for code in codes if code not in own))


@dataclass(frozen=True)
class Table:
    """One side of a pair as it stands in a store."""

    pair: Pair
    header: Header
    tokens: tuple[str, ...]
    join_code: str
    code: int

    @property
    def token(self) -> str:
        """The viewer's token; a spectator has none."""
        return "" if self.pair.case.viewer is None else self.tokens[self.pair.case.viewer]

    def names(self) -> dict[str, str]:
        """What may differ between the worlds, and what is put in its place. A page token is a time and an id."""
        number = self.pair.number
        return {
            rows.cursor(self.header): f"<page {number}>",
            self.header.match_id: f"<match {number}>",
            self.header.commitment: f"<commitment {number}>",
            self.join_code: f"<join code {number}>",
            **{token: f"<token {number} {seat}>" for seat, token in enumerate(self.tokens)},
        }


def write(path: Path, pairs: list[Pair], world: int, created: int) -> list[Table]:
    """Write one side of all pairs into a new store."""
    tables = [_table(pair, world, created + pair.number) for pair in pairs]
    asyncio.run(_write(path, tables, world))
    return tables


async def _write(path: Path, tables: list[Table], world: int) -> None:
    store = await SqliteStore.open(path)
    try:
        for table in tables:
            header, pair = table.header, table.pair
            seats = [
                Seat(SeatKind.HUMAN, name=f"Seat {seat}", token_hash=tokens.digest(token))
                for seat, token in enumerate(table.tokens)
            ]
            unit = Unit(header.match_id, 0, pair.version, pair.logs[world], time=header.created)
            assert await store.create(header, seats, unit) == header.match_id
    finally:
        await store.close()


def _table(pair: Pair, world: int, created: int) -> Table:
    (game,) = (game for game in json.loads(_core.games()) if game["id"] == pair.case.game)
    match_id, seed = tokens.new_match_id(), secrets.token_bytes(32)
    header = Header(
        match_id=match_id,
        game=pair.case.game,
        players=pair.case.players,
        options=dict(pair.case.options),
        rules_version=game["rules_version"],
        content_hash=game["content_hash"],
        seed=seed,
        commitment=tokens.commitment(match_id, seed),
        chosen_seed=False,
        durability=Durability.EVERY_ACTION,
        join_code=tokens.new_join_code(),
        created=created,
        boot="test",
    )
    drawn = tuple(secrets.token_urlsafe(24) for _ in range(pair.case.players))
    return Table(pair, header, drawn, header.join_code, pair.step.codes[world])
