"""Golden playthroughs: whole games as text that a person can read.

A playthrough shows, decision by decision, what every seat was told and could have done, and at the start of each
turn the table as a spectator sees it. Recording lets bots choose; comparing takes the choices from the file and
writes everything else anew, so that a difference is a change of the rules or of their words.

Run as a program it records: `python tests/playthroughs/playthrough.py` writes all of them again.
"""

import json
import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from yrden import _core

FOLDER = Path(__file__).parent
CHOICE = re.compile(r"^  > .*\[(\d+)\]$")

Chooser = Callable[[_core.Match, int], int]


@dataclass(frozen=True)
class Playthrough:
    """A game to be recorded: its name is its file's."""

    name: str
    game: str
    players: int
    options: dict[str, str] = field(default_factory=dict)
    bots: tuple[str, ...] = ("greedy", "random")

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return FOLDER / self.game / f"{self.name}.txt"


PLAYTHROUGHS = [
    Playthrough(game=game, **entry)
    for game, entries in tomllib.loads((FOLDER / "playthroughs.toml").read_text(encoding="utf-8")).items()
    for entry in entries
]


def table(match: _core.Match) -> Iterator[str]:
    """The table as a spectator sees it, without colours."""
    for panel in json.loads(match.screen())["panels"]:
        yield f"    [{panel['title']}]"
        for line in panel["lines"]:
            yield ("    " + "".join(span["text"] for span in line)).rstrip()


def told(match: _core.Match, since: int) -> Iterator[str]:
    """What was told after a version: to everyone once, to single seats with their number."""
    for event in json.loads(match.events(None, since)):
        yield f"  * {event['text']}"
    for seat in range(match.players):
        for event in json.loads(match.events(seat, since)):
            if not event["public"]:
                yield f"  * (to seat {seat}) {event['text']}"


def decision(match: _core.Match, seat: int, code: int) -> Iterator[str]:
    """One question, the whole menu, and what was chosen."""
    yield f"{match.version}: seat {seat} ({match.role(seat) or 'no character yet'}): {match.question(seat)}"
    for entry in json.loads(match.menu(seat)):
        mark = ">" if entry["code"] == code else " "
        yield f"  {mark} {entry['label']} [{entry['code']}]"


def turn_of(match: _core.Match) -> tuple[object, ...]:
    """Changes when a turn begins."""
    view = json.loads(match.observe())
    return tuple(view.get(key) for key in ("chapter", "round", "turn"))


def write(plan: Playthrough, choose: Chooser) -> Iterator[str]:
    """Play the game and write it down."""
    seed = sha256(f"playthrough {plan.game} {plan.name}".encode()).digest()
    match = _core.Match(plan.game, plan.players, plan.options, seed)
    described = ", ".join(f"{key}={value}" for key, value in sorted(plan.options.items())) or "no options"
    yield f"# {plan.game}, {plan.players} players, {described}"
    yield from told(match, 0)
    turn: tuple[object, ...] = ()
    while not match.over:
        if turn_of(match) != turn:
            turn = turn_of(match)
            yield ""
            yield from table(match)
            yield ""
        seat = match.asked()[0]
        code = choose(match, seat)
        yield from decision(match, seat, code)
        since, match = match.version, match.submit(seat, code)
        yield from told(match, since)
    yield ""
    yield from table(match)
    yield f"{match.version}: over {match.outcome()}"
    yield f"log {match.log().hex()}"


def record(plan: Playthrough) -> str:
    """Let bots play it."""

    def choose(match: _core.Match, seat: int) -> int:
        return match.choose(plan.bots[seat % len(plan.bots)], seat, luck=1)

    return "\n".join(write(plan, choose)) + "\n"


def again(plan: Playthrough, text: str) -> str:
    """Write it anew with the choices of a recorded text."""
    codes = (int(found.group(1)) for line in text.splitlines() if (found := CHOICE.match(line)))
    return "\n".join(write(plan, lambda _match, _seat: next(codes))) + "\n"


def main() -> None:
    """Record all playthroughs, or those named."""
    wanted = set(sys.argv[1:])
    for plan in PLAYTHROUGHS:
        if not wanted or plan.name in wanted:
            plan.path.parent.mkdir(exist_ok=True)
            plan.path.write_text(record(plan), encoding="utf-8")
            print(f"recorded {plan.path.relative_to(FOLDER)}")


if __name__ == "__main__":
    main()
