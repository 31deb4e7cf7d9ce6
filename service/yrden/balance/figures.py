"""From counts to figures: win rates with their intervals, scores, and rates compared with the mean of their kind."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Literal

from yrden import _core

Mark = Literal["", "low", "high"]


@dataclass(frozen=True)
class Aim:
    """The lowest and the highest rate that is aimed at, as parts of what would be even."""

    lowest: float
    highest: float

    def mark(self, relative: float) -> Mark:
        """On which side a rate is outside."""
        return "low" if relative < self.lowest else "high" if relative > self.highest else ""

    @property
    def words(self) -> str:
        """The aim as people read it."""
        return f"{self.lowest:.0%} to {self.highest:.0%}"


# A character or a seat should win its fair share of games, give or take a fifth.
FAIR = Aim(0.8, 1.2)

# A row is judged when so much would have been counted for it at the mean rate of its kind; below, chance has its say.
ENOUGH = 30

# Two-sided 95 % of the normal distribution.
Z = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's, which is sound for few games and for shares near 0 and 1)."""
    if games == 0:
        return 0.0, 1.0
    share, part = wins / games, Z * Z / games
    centre = share + part / 2
    reach = sqrt(part * (share * (1 - share) + part / 4))
    return max(0.0, (centre - reach) / (1 + part)), min(1.0, (centre + reach) / (1 + part))


@dataclass(frozen=True)
class Order:
    """What is to be played: so many games by number of players."""

    game: str
    games: Mapping[int, int]
    bots: Sequence[str] = ("greedy",)
    seed: int = 0
    options: Mapping[str, str] | None = None
    threads: int = 1
    pack: Mapping[str, str] | None = None


@dataclass(frozen=True)
class WinRate:
    """How often a character or a seat wins."""

    name: str
    games: int
    wins: float
    share: float
    interval: tuple[float, float]
    fair: float | None  # alone there is no fair share
    relative: float | None  # the share as a part of the fair one
    mark: Mark
    sure: bool  # the whole interval is outside the aim


@dataclass(frozen=True)
class Count:
    """How it went with one number of players."""

    players: int
    games: int
    mean_score: float
    score_spread: float
    roles: tuple[WinRate, ...]
    seats: tuple[WinRate, ...]


@dataclass(frozen=True)
class Row:
    """One thing counted."""

    name: str
    amount: int
    rate: float  # for each game, or for each chance if rows have chances of their own
    share: float  # of all that was counted of its kind
    relative: float  # the rate as a part of the mean rate of its kind
    mark: Mark
    judged: bool  # whether there were enough games to say


@dataclass(frozen=True)
class Kind:
    """Rows that can be compared with each other."""

    name: str
    per: str
    mean: float
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Table:
    """A table of things counted."""

    name: str
    row: str
    unit: str
    aim: Aim | None
    kinds: tuple[Kind, ...]


@dataclass(frozen=True)
class Miss:
    """Something outside its aim."""

    what: str
    name: str
    relative: float
    sure: bool


@dataclass(frozen=True)
class Report:
    """All figures of a run."""

    game: str
    title: str
    content_hash: str
    rules_version: int
    games: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str]
    roles: tuple[WinRate, ...]  # with two players and more, all counts together
    seats: tuple[WinRate, ...]
    by_players: tuple[Count, ...]
    tables: tuple[Table, ...]
    misses: tuple[Miss, ...]
    aims_hold: bool
    summary: str


@dataclass
class Standing:
    """Sums over games, and the wins that would be fair in them."""

    games: int = 0
    wins: float = 0.0
    fair: float = 0.0
    scores: int = 0
    squares: int = 0

    def add(self, sums: Mapping[str, Any], players: int) -> None:
        """Add what came out with so many players."""
        self.games += sums["games"]
        self.wins += sums["wins"]
        self.fair += sums["games"] / players
        self.scores += sums["scores"]
        self.squares += sums["squares"]

    def rate(self, name: str, *, alone: bool) -> WinRate:
        """The win rate of who has these sums."""
        share = self.wins / self.games
        interval = wilson(self.wins, self.games)
        if alone:
            return WinRate(name, self.games, self.wins, share, interval, None, None, "", sure=False)
        fair = self.fair / self.games
        mark = FAIR.mark(share / fair)
        nearest = {"low": interval[1], "high": interval[0], "": share}[mark]
        sure = bool(mark) and FAIR.mark(nearest / fair) == mark
        return WinRate(name, self.games, self.wins, share, interval, fair, share / fair, mark, sure)


def play(order: Order, progress: Callable[[int], object] | None = None) -> Report:
    """Play the games and make the report."""
    runs = []
    done = 0

    def watch(games: int) -> None:
        if progress is not None:
            progress(done + games)

    for players, games in order.games.items():
        text = _core.tally(
            order.game,
            players=players,
            games=games,
            bots=list(order.bots),
            # The luck of each number of players is its own, or the same deals would be counted several times.
            seed=(order.seed + (players << 32)) % 2**64,
            options=order.options,
            threads=order.threads,
            pack=order.pack,
            progress=watch,
        )
        run = json.loads(text)
        run["seats"] = {f"seat {number}": sums for number, sums in enumerate(run["seats"])}
        runs.append(run)
        done += games
        watch(0)
    return report(order, runs)


def report(order: Order, runs: Sequence[Mapping[str, Any]]) -> Report:
    """Make the report from what was counted with each number of players."""
    together = [run for run in runs if run["players"] > 1]
    roles, seats = rates(together, "roles"), rates(together, "seats")
    tables = tuple(table(number, runs) for number in range(len(runs[0]["tables"])))
    misses = tuple(out_of_aim(roles, seats, tables))
    return Report(
        game=runs[0]["game"],
        title=runs[0]["title"],
        content_hash=runs[0]["content_hash"],
        rules_version=runs[0]["rules_version"],
        games=sum(run["games"] for run in runs),
        bots=tuple(order.bots),
        seed=order.seed,
        options=dict(order.options or {}),
        roles=roles,
        seats=seats,
        by_players=tuple(count(run) for run in runs),
        tables=tables,
        misses=misses,
        aims_hold=not misses,
        summary=summary(roles, tables, misses),
    )


def rates(runs: Sequence[Mapping[str, Any]], key: str) -> tuple[WinRate, ...]:
    """The win rates of roles or seats in all these runs, best first; seats in their order."""
    standings: dict[str, Standing] = {}
    for run in runs:
        for name, sums in run[key].items():
            standings.setdefault(name, Standing()).add(sums, run["players"])
    alone = all(run["players"] == 1 for run in runs)
    found = [standing.rate(name, alone=alone) for name, standing in standings.items() if standing.games]
    if key == "roles":
        found.sort(key=lambda rate: (-(rate.share if rate.relative is None else rate.relative), rate.name))
    return tuple(found)


def count(run: Mapping[str, Any]) -> Count:
    """Scores and win rates of one number of players."""
    total = Standing()
    for sums in run["seats"].values():
        total.add(sums, run["players"])
    mean = total.scores / total.games
    spread = sqrt(max(0.0, total.squares / total.games - mean * mean))
    return Count(run["players"], run["games"], mean, spread, rates([run], "roles"), rates([run], "seats"))


def table(number: int, runs: Sequence[Mapping[str, Any]]) -> Table:
    """One table with the counts of all runs put together."""
    tables = [run["tables"][number] for run in runs]
    about = tables[0]
    aim = Aim(**about["aim"]) if about["aim"] else None
    games = sum(run["games"] for run in runs)
    kinds = (kind([table["kinds"][place] for table in tables], games, aim) for place in range(len(about["kinds"])))
    return Table(about["name"], about["row"], about["unit"], aim, tuple(kinds))


def kind(parts: Sequence[Mapping[str, Any]], games: int, aim: Aim | None) -> Kind:
    """The rows of a kind, most often counted first."""
    names = [row["name"] for row in parts[0]["rows"]]
    amounts = [sum(row["amount"] for row in rows) for rows in zip(*(part["rows"] for part in parts), strict=True)]
    per = parts[0]["per"]
    chances = [games] * len(names)
    if per is not None:
        chances = [sum(row["chances"] for row in rows) for rows in zip(*(part["rows"] for part in parts), strict=True)]
    rated = [amount / chance if chance else 0.0 for amount, chance in zip(amounts, chances, strict=True)]
    mean = sum(rated) / max(1, sum(1 for chance in chances if chance))
    total = sum(amounts)
    rows = []
    for name, amount, chance, rate in zip(names, amounts, chances, rated, strict=True):
        relative = rate / mean if mean else 0.0
        judged = aim is not None and mean * chance >= ENOUGH
        mark: Mark = aim.mark(relative) if aim is not None and judged else ""
        rows.append(Row(name, amount, rate, amount / total if total else 0.0, relative, mark, judged))
    rows.sort(key=lambda row: -row.relative)
    return Kind(parts[0]["name"], per or "game", mean, tuple(rows))


def out_of_aim(roles: Sequence[WinRate], seats: Sequence[WinRate], tables: Sequence[Table]) -> list[Miss]:
    """Everything outside its aim."""
    misses = [
        Miss(what, rate.name, rate.relative or 0.0, rate.sure)
        for what, rated in (("character", roles), ("seat", seats))
        for rate in rated
        if rate.mark
    ]
    misses += [
        Miss(table.name, row.name, row.relative, sure=True)
        for table in tables
        for kind in table.kinds
        for row in kind.rows
        if row.mark
    ]
    return misses


def summary(roles: Sequence[WinRate], tables: Sequence[Table], misses: Sequence[Miss]) -> str:
    """Say whether the aims hold, or name everything that is outside its aim."""
    aims = [(what, FAIR, "fair share") for what in ("character", "seat") if roles]
    aims += [(table.name, table.aim, "mean of the kind") for table in tables if table.aim]
    sentences = ["The aims do not hold." if misses else "The aims hold."]
    for what, aim, even in aims:
        missed = [miss for miss in misses if miss.what == what]
        named = ", ".join(f"{miss.name} {miss.relative:.0%}{'' if miss.sure else ' (not sure)'}" for miss in missed)
        sentences.append(f"By {what} (aim: {aim.words} of the {even}): {named or 'all inside'}.")
    unjudged = sum(not row.judged for table in tables if table.aim for kind in table.kinds for row in kind.rows)
    if unjudged:
        sentences.append(f"{unjudged} rows had too few chances to be judged; play more games.")
    if not all(miss.sure for miss in misses):
        sentences.append("Not sure: the interval reaches into the aim; more games would tell.")
    return " ".join(sentences)
