"""The report as tables, for a terminal and as Markdown."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from yrden.balance.figures import FAIR, Kind, Report, Table, WinRate

# Cells of a bar that stand for the fair share, or for the mean.
EVEN = 5
LONGEST = 4 * EVEN


@dataclass(frozen=True)
class Sheet:
    """A table of texts. The first column is a name, the others are figures; the last may be a bar."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    bars: Sequence[float] = ()  # of each row, as parts of what would be even
    note: str = ""


def bar(relative: float) -> str:
    """A bar whose dots end at what would be even."""
    filled = min(LONGEST, round(relative * EVEN))
    return "█" * filled + "·" * (EVEN - filled)


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{share:.1%}"


def interval(rate: WinRate) -> str:
    """Both ends of an interval."""
    low, high = rate.interval
    return f"{low:.1%} to {high:.1%}"


def heading(report: Report) -> str:
    """What was played, in one sentence."""
    counts = ", ".join(f"{count.games:,} with {count.players}" for count in report.by_players)
    options = "".join(f", {name} {value}" for name, value in report.options.items())
    return (
        f"{report.games:,} games of {report.title} between bots ({', '.join(report.bots)}), by number of players: "
        f"{counts}; seed {report.seed}{options}; rules version {report.rules_version}, "
        f"content {report.content_hash[:12]}."
    )


def sheets(report: Report) -> Iterator[Sheet]:
    """All tables of a report."""
    if report.roles:
        yield wins("Wins by character, two players and more", "character", report.roles)
        yield across(report)
        yield wins("Wins by seat, two players and more", "seat", report.seats)
    for count in report.by_players:
        if count.players == 1:
            yield alone(count.roles)
    yield scores(report)
    for table in report.tables:
        for kind in table.kinds:
            yield counted(table, kind)


def wins(title: str, what: str, rates: Sequence[WinRate]) -> Sheet:
    """Win rates beside the fair share."""
    rows = [
        [
            rate.name,
            f"{rate.games:,}",
            percent(rate.share),
            interval(rate),
            percent(rate.fair or 0.0),
            f"{rate.relative or 0.0:.2f}",
            rate.mark + ("?" if rate.mark and not rate.sure else ""),
        ]
        for rate in rates
    ]
    columns = [what, "games", "won", "95 % interval", "fair", "won/fair", "mark"]
    note = f"Aim: {FAIR.words} of the fair share. A question mark: the interval reaches into the aim."
    return Sheet(title, columns, rows, [rate.relative or 0.0 for rate in rates], note)


def across(report: Report) -> Sheet:
    """Win rate by fair share of each character for each number of players."""
    counts = [count for count in report.by_players if count.players > 1]
    found = [{rate.name: rate for rate in count.roles} for count in counts]
    rows = []
    for role in report.roles:
        cells = [rates.get(role.name) for rates in found]
        rows.append(
            [role.name, *(f"{cell.relative or 0.0:.2f} {cell.mark}".rstrip() if cell else "" for cell in cells)]
        )
    title = "Wins by character and number of players, as parts of the fair share"
    return Sheet(title, ["character", *(f"{count.players} players" for count in counts)], rows)


def alone(rates: Sequence[WinRate]) -> Sheet:
    """The share of solo games won."""
    rows = [
        [
            rate.name,
            f"{rate.games:,}",
            percent(rate.share),
            interval(rate),
        ]
        for rate in rates
    ]
    columns = ["character", "games", "won", "95 % interval"]
    return Sheet("Solo games won by character", columns, rows, [rate.share for rate in rates])


def scores(report: Report) -> Sheet:
    """Mean and spread of final scores."""
    rows = [
        [str(count.players), f"{count.games:,}", f"{count.mean_score:.2f}", f"{count.score_spread:.2f}"]
        for count in report.by_players
    ]
    note = "The spread is the standard deviation over all seats."
    return Sheet("Final scores by number of players", ["players", "games", "mean", "spread"], rows, note=note)


def counted(table: Table, kind: Kind) -> Sheet:
    """What was counted for one kind of row."""
    rows = [
        [row.name, f"{row.amount:,}", f"{row.rate:.3f}", percent(row.share), f"{row.relative:.2f}", row.mark]
        for row in kind.rows
    ]
    columns = [table.row, "count", "rate", "share", "rate/mean", "mark"]
    if table.aim is None:
        columns, rows = columns[:-1], [row[:-1] for row in rows]
    note = f"The rate is {table.unit} per {kind.per}; the mean is {kind.mean:.3f}." + (
        f" Aim: {table.aim.words} of the mean." if table.aim else ""
    )
    title = f"{table.name}: {kind.name}".capitalize()
    return Sheet(title, columns, rows, [row.relative for row in kind.rows], note)


def show(report: Report, out: Console) -> None:
    """Print the whole report to a terminal."""
    out.print(heading(report), markup=False)
    for sheet in sheets(report):
        out.print()
        grid = Grid(title=Text(sheet.title, style="bold"), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
        for place, column in enumerate(sheet.columns):
            # Where there is too little room, names are broken and figures are not.
            grid.add_column(column, justify="right" if place else "left", no_wrap=place > 0)
        if sheet.bars:
            grid.add_column("", no_wrap=True)
        for place, row in enumerate(sheet.rows):
            grid.add_row(*(Text(cell) for cell in row), *([bar(sheet.bars[place])] if sheet.bars else []))
        out.print(grid)
        if sheet.note:
            out.print(sheet.note, markup=False)
    out.print()
    out.print(report.summary, markup=False)


def markdown(report: Report, picture: str) -> str:
    """The whole report as a page that shows a picture."""
    parts = [f"# Balance of {report.title}", heading(report), f"![Win rates and rates by row]({picture})"]
    for sheet in sheets(report):
        lines = [line(sheet.columns), "|" + "---|" + "---:|" * (len(sheet.columns) - 1)]
        lines += [line(row) for row in sheet.rows]
        parts += [f"## {sheet.title}", "\n".join(lines), *([sheet.note] if sheet.note else [])]
    parts += ["## Whether the aims hold", report.summary]
    return "\n\n".join(parts) + "\n"


def line(cells: Sequence[str]) -> str:
    """A line of a Markdown table."""
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
