"""The report as a picture: win rates with their intervals, and rates by row, sorted, with the lines of the aim."""

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from yrden.balance.figures import FAIR, Aim, Kind, Report, Table, WinRate

WIDTH = 900
LEFT = 130  # room for names
RIGHT = 30
LINE = 24  # height of a character's line
CHART = 160  # height of a chart of rows
ROOM = WIDTH - LEFT - RIGHT

INK, DIM, BAND, INSIDE, OUTSIDE = "#1f2430", "#7a8190", "#dfeee2", "#4c78a8", "#c8453b"


def svg(report: Report) -> str:
    """Draw the report."""
    parts: list[str] = []
    height = 40
    solo = next((count.roles for count in report.by_players if count.players == 1), ())
    for drawn, rates in ((True, report.roles), (not report.roles, solo)):
        if drawn and rates:
            parts += characters(rates, height)
            height += 70 + LINE * len(rates)
    for table in report.tables:
        if table.aim is not None:
            for kind in table.kinds:
                parts += rows(table, table.aim, kind, height)
                height += 70 + CHART
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="12" fill="{INK}">\n<rect width="{WIDTH}" height="{height}" fill="white"/>\n'
        f"{text(LEFT, 20, f'{report.title}: {report.games:,} games, content {report.content_hash[:12]}', DIM)}\n"
        f"{body}\n</svg>\n"
    )


def characters(rates: Sequence[WinRate], top: int) -> Iterator[str]:
    """A line for each character: its rate as a part of the fair share, or the share won if there is none."""
    fair = [rate.fair or 1.0 for rate in rates]
    most = max(1.5, *(rate.interval[1] / part for rate, part in zip(rates, fair, strict=True)))
    compared = rates[0].fair is not None
    if not compared:
        most = 1.0
    bottom = top + 20 + LINE * len(rates)

    def across(value: float) -> float:
        return LEFT + ROOM * value / most

    yield heading(top, "Wins by character as parts of the fair share" if compared else "Solo games won by character")
    if compared:
        low, high, tall = across(FAIR.lowest), across(FAIR.highest), bottom - top - 16
        yield f'<rect x="{low:.1f}" y="{top + 16}" width="{high - low:.1f}" height="{tall}" fill="{BAND}"/>'
    for value in (0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0):
        if value <= most:
            yield line(across(value), top + 16, across(value), bottom, DIM, dashed=value != 1.0)
            yield text(across(value), bottom + 15, f"{value:g}", DIM, anchor="middle")
    for place, (rate, part) in enumerate(zip(rates, fair, strict=True)):
        middle = top + 20 + LINE * place + LINE / 2
        colour = OUTSIDE if rate.mark else INSIDE
        yield text(LEFT - 8, middle + 4, rate.name, anchor="end")
        yield line(across(rate.interval[0] / part), middle, across(rate.interval[1] / part), middle, colour, width=2)
        yield (
            f'<circle cx="{across(rate.share / part):.1f}" cy="{middle:.1f}" r="5" fill="{colour}">'
            f"<title>{escape(rate.name)}: {rate.share:.1%} of {rate.games:,} games</title></circle>"
        )


def rows(table: Table, aim: Aim, kind: Kind, top: int) -> Iterator[str]:
    """A bar for each row of a kind, sorted, with lines at the mean and at both ends of the aim."""
    most = max(aim.highest * 1.1, *(row.relative for row in kind.rows))
    bottom = top + 20 + CHART
    step = ROOM / len(kind.rows)

    def up(value: float) -> float:
        return bottom - CHART * value / most

    yield heading(top, f"{table.name}: {kind.name}, rates as parts of the mean".capitalize())
    for place, row in enumerate(kind.rows):
        x = LEFT + step * place
        yield (
            f'<rect x="{x:.1f}" y="{up(row.relative):.1f}" width="{step * 0.8:.1f}" '
            f'height="{bottom - up(row.relative):.1f}" fill="{OUTSIDE if row.mark else INSIDE}">'
            f"<title>{escape(row.name)}: {row.relative:.2f} of the mean</title></rect>"
        )
    for value in (aim.lowest, 1.0, aim.highest):
        yield line(LEFT, up(value), WIDTH - RIGHT, up(value), DIM if value == 1.0 else OUTSIDE, dashed=True)
        yield text(LEFT - 8, up(value) + 4, f"{value:.2g}", DIM, anchor="end")
    yield line(LEFT, bottom, WIDTH - RIGHT, bottom, DIM)
    first, last = kind.rows[0], kind.rows[-1]
    yield text(LEFT, bottom + 15, f"{first.name} {first.relative:.2f}", DIM)
    yield text(WIDTH - RIGHT, bottom + 15, f"{last.name} {last.relative:.2f}", DIM, anchor="end")


def heading(top: float, words: str) -> str:
    """The title of a chart."""
    return f'<text x="{LEFT}" y="{top + 6}" font-size="14" font-weight="bold">{escape(words)}</text>'


def text(x: float, y: float, words: str, colour: str = INK, anchor: str = "start") -> str:
    """Words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" text-anchor="{anchor}">{escape(words)}</text>'


def line(  # noqa: PLR0913 - two points and how the line looks
    x: float, y: float, to_x: float, to_y: float, colour: str, *, width: float = 1, dashed: bool = False
) -> str:
    """A line from one point to another."""
    dashes = ' stroke-dasharray="3 4"' if dashed else ""
    return (
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" '
        f'stroke="{colour}" stroke-width="{width:g}"{dashes}/>'
    )
