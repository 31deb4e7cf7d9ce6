"""A game at the terminal: one person against bots.

Nothing here knows any single game: the picture, the question, the menu and the story come from the rules in words
and styled lines, and this module only draws them and asks for a number.
"""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from yrden import _core

# How the styles of the rules look in a terminal.
STYLES = {
    "plain": "",
    "dim": "dim",
    "bold": "bold",
    "accent": "bold cyan",
    "red": "red",
    "green": "green",
    "blue": "bright_blue",
    "yellow": "yellow",
    "pink": "magenta",
}
WIDTH = 100
HUMAN = 0

HELP = """Type the number of a choice and press Enter.
  ? NAME   explains a card, ability or board by (a part of) its name or number
  s        shows the table again
  q        leaves the game"""


class Left(Exception):  # noqa: N818 - leaving is no error
    """The person has left."""


def panel(entry: dict[str, Any]) -> Panel:
    """Draw one block of styled lines."""
    lines = [
        Text.assemble(*((span["text"], STYLES[span["style"]]) for span in line), no_wrap=False)
        for line in entry["lines"]
    ]
    return Panel(Group(*lines), title=Text(entry["title"], style="bold"), title_align="left", padding=(0, 1))


def draw(screen: dict[str, Any], width: int) -> RenderableType:
    """Draw all panels, narrow ones side by side where there is room."""
    rows: list[RenderableType] = []
    waiting: Panel | None = None
    for entry in screen["panels"]:
        drawn = panel(entry)
        if not entry["half"] or width < WIDTH:
            rows.extend([waiting, drawn] if waiting else [drawn])
            waiting = None
        elif waiting is None:
            waiting = drawn
        else:
            grid = Grid.grid(expand=True)
            grid.add_column(ratio=1)
            grid.add_column(ratio=1)
            grid.add_row(waiting, drawn)
            rows.append(grid)
            waiting = None
    if waiting:
        rows.append(waiting)
    return Group(*rows)


@dataclass
class Table:
    """One game: a person in the first seat, bots in the others."""

    console: Console
    game: str
    players: int
    options: dict[str, str]
    bots: list[str]
    seed: int
    told: int = field(default=0, init=False)

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        self.console.width = min(self.console.width, WIDTH)
        seed = hashlib.sha256(f"yrden play {self.seed}".encode()).digest()
        match = _core.Match(self.game, self.players, self.options, seed)
        self.console.print(f"A game of {self.game}, seed {self.seed}. {HELP}\n", markup=False)
        try:
            while not match.over:
                match = self.step(match)
        except (Left, EOFError, KeyboardInterrupt):
            self.console.print("\nYou leave the table. The same seed deals the same cards again.", markup=False)
            return
        self.finish(match)

    def step(self, match: _core.Match) -> _core.Match:
        """One decision. Bots that owe one come first, so that the person waits for nobody."""
        asked = match.asked()
        others = [seat for seat in asked if seat != HUMAN]
        if others:
            seat = others[0]
            return match.submit(seat, match.choose(self.bots[(seat - 1) % len(self.bots)], seat, self.seed))
        return match.submit(HUMAN, self.ask(match))

    def show(self, match: _core.Match) -> None:
        """Show the table and what has happened since the last look."""
        self.console.print(draw(json.loads(match.screen(HUMAN)), self.console.width))
        self.tell(match)

    def tell(self, match: _core.Match) -> None:
        """Tell what has happened since the last look."""
        events = json.loads(match.events(HUMAN, self.told))
        if events:
            lines = Group(*(Text(f"· {event['text']}") for event in events))
            self.console.print(Panel(lines, title=Text("What just happened", style="bold"), title_align="left"))
        self.told = match.version

    def ask(self, match: _core.Match) -> int:
        """Ask the person for one of the legal actions; returns its code."""
        menu = json.loads(match.menu(HUMAN))
        self.show(match)
        while True:
            self.console.print(Text(match.question(HUMAN), style="bold cyan"))
            for number, entry in enumerate(menu, start=1):
                self.console.print(Text(f"{number:3}  {entry['label']}"))
            answer = self.console.input(Text(f"Your choice (1-{len(menu)}, ?, q): ", style="bold")).strip()
            if answer.lower() in {"q", "quit", "exit"}:
                raise Left
            if answer.isdecimal() and 1 <= int(answer) <= len(menu):
                code: int = menu[int(answer) - 1]["code"]
                return code
            self.respond(match, answer)

    def respond(self, match: _core.Match, answer: str) -> None:
        """Anything that is not a choice."""
        if answer.lower() == "s":
            self.show(match)
        elif answer.startswith("?"):
            wanted = answer[1:].strip()
            text = _core.explain(self.game, wanted) if wanted else HELP
            self.console.print(text or f"Nothing here is called '{wanted}'.", markup=False)
        else:
            self.console.print("That is not one of the choices. Type a number, ? for help, q to leave.")

    def finish(self, match: _core.Match) -> None:
        """Show how it ended."""
        self.show(match)
        outcome = json.loads(match.outcome() or "{}")
        table = Grid(title="The end", title_justify="left")
        for title in ("place", "player", "points"):
            table.add_column(title, justify="left" if title == "player" else "right")
        order = sorted(range(self.players), key=lambda seat: outcome["places"][seat])
        for seat in order:
            name = "You" if seat == HUMAN else f"Bot {self.bots[(seat - 1) % len(self.bots)]}"
            role = match.role(seat) or "?"
            table.add_row(str(outcome["places"][seat]), f"{name} ({role})", str(outcome["scores"][seat]))
        self.console.print(table)
        won = outcome["solo"] == "won" if outcome["solo"] else outcome["places"][HUMAN] == 1
        self.console.print(Text("You have won!" if won else "You have not won this time.", style="bold"))
