"""The command line: look at the games, play one, let bots play thousands."""

import dataclasses
import json
import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from yrden import __version__, _core, rules, terminal

if TYPE_CHECKING:
    from yrden.config import Settings

app = typer.Typer(
    name="yrden",
    help="Yrden hosts three Witcher board games. Look at them, play them, let bots play them.",
    no_args_is_help=True,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)

GameArgument = Annotated[str, typer.Argument(help="The game's id, as `yrden games` lists it.")]
OptionsOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; may be given several times."),
]


class Colour(StrEnum):
    """When to use colours."""

    AUTO = "auto"
    ALWAYS = "always"
    NEVER = "never"


def console(colour: Colour = Colour.AUTO) -> Console:
    """Where people read. Colours follow the terminal and NO_COLOR unless they are asked for."""
    if colour is Colour.AUTO:
        return Console(highlight=False)
    return Console(highlight=False, force_terminal=colour is Colour.ALWAYS, no_color=colour is Colour.NEVER)


def fail(message: str) -> NoReturn:
    """Say what is wrong and leave."""
    Console(stderr=True, highlight=False, soft_wrap=True).print(Text(f"yrden: {message}"))
    raise typer.Exit(2)


def options_of(words: list[str] | None) -> dict[str, str]:
    """Read `key=value` words."""
    options: dict[str, str] = {}
    for word in words or []:
        key, separator, value = word.partition("=")
        if not separator or not key:
            fail(f"'{word}' is not an option; write it as KEY=VALUE, for instance --option side=B")
        if key in options:
            fail(f"option '{key}' is given twice")
        options[key] = value
    return options


@app.command("games")
def list_games(
    game: Annotated[str | None, typer.Argument(help="A game's id, to see all about it.")] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:
    """Show which games there are, or everything about one: variants, options, cards."""
    if game is None:
        show_games(as_json)
        return
    text = _core.describe(game)
    if as_json:
        sys.stdout.write(text + "\n")
        return
    show_game(json.loads(text))


def show_games(as_json: bool) -> None:
    """List all games."""
    text = _core.games()
    if as_json:
        sys.stdout.write(text + "\n")
        return
    table = Table(title="Games")
    for title in ("id", "title", "players", "about"):
        table.add_column(title, no_wrap=title == "id")
    for entry in json.loads(text):
        low, high = entry["players"]
        table.add_row(entry["id"], entry["title"], f"{low}-{high}", entry["summary"])
    out = console()
    out.print(table)
    out.print("See one with `yrden games ID`, play it with `yrden play ID`.", markup=False)


def show_game(about: dict[str, Any]) -> None:
    """Show everything about one game."""
    out = console()
    low, high = about["players"]
    out.print(Text(about["title"], style="bold"))
    out.print(about["summary"], markup=False)
    out.print(f"{low}-{high} players, rules version {about['rules_version']}, content {about['content_hash'][:12]}\n")
    out.print(Text("Variants", style="bold"))
    for variant in about["variants"]:
        out.print(f"  {variant}", markup=False)
    table = Table(title="Options (--option key=value)", title_justify="left")
    for title in ("key", "values", "default", "what it does"):
        table.add_column(title, no_wrap=title == "key")
    for option in about["options"]:
        table.add_row(option["name"], option["values"], option["default"], option["text"])
    out.print(table)
    for section in about["content"]:
        table = Table(title=f"{section['title']} ({len(section['entries'])})", title_justify="left")
        table.add_column("no.", justify="right")
        table.add_column("name")
        table.add_column("what it does")
        for entry in section["entries"]:
            table.add_row(str(entry["number"]), Text(entry["name"]), Text(entry["text"]))
        out.print(table)


@app.command()
def simulate(  # noqa: PLR0913, PLR0917 - each is an option of the command
    game: GameArgument,
    players: Annotated[int, typer.Option(help="Number of players.", min=1, max=5)] = 4,
    games: Annotated[int, typer.Option(help="How many games to play.", min=1, max=100_000_000)] = 100,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME[,NAME...]",
            help="Bots by seat, repeated if fewer than players; they move on by one seat from game to game.",
        ),
    ] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same results.", min=0)] = 0,
    option: OptionsOption = None,
    threads: Annotated[int | None, typer.Option(help="Threads to play on; all cores by default.", min=1)] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:
    """Let bots play many games and show who won."""
    with playing(games) as progress:
        text = _core.simulate(
            game,
            players=players,
            games=games,
            bots=[name.strip() for name in bots.split(",")],
            seed=seed,
            options=options_of(option),
            threads=threads or os.cpu_count() or 1,
            progress=progress,
        )
    if as_json:
        sys.stdout.write(json.dumps(json.loads(text), indent=2) + "\n")
    else:
        show_results(json.loads(text))


def show_results(results: dict[str, Any]) -> None:
    """Show what came out of a simulation."""
    out = console()
    games = results["games"]
    out.print(
        f"{games:,} games of {results['game']} with {results['players']} players in {results['seconds']:.2f} s: "
        f"{results['actions_per_second']:,.0f} actions/s, {results['decisions_per_second']:,.0f} decisions/s"
    )
    seats = Table(title="By seat", title_justify="left")
    for title in ("seat", "wins", "share", "mean score"):
        seats.add_column(title, justify="right")
    for seat, (wins, score) in enumerate(zip(results["wins"], results["mean_score"], strict=True)):
        seats.add_row(str(seat), f"{wins:,.1f}", f"{wins / games:.1%}", f"{score:.2f}")
    out.print(seats)
    for title, key in (("By bot", "wins_by_bot"), ("By character", "wins_by_character")):
        table = Table(title=title, title_justify="left")
        table.add_column("name")
        table.add_column("wins", justify="right")
        table.add_column("share", justify="right")
        for name, wins in sorted(results[key].items(), key=lambda item: -item[1]):
            table.add_row(name, f"{wins:,.1f}", f"{wins / games:.1%}")
        out.print(table)


@app.command()
def balance(  # noqa: PLR0913, PLR0917 - each is an option of the command
    game: GameArgument,
    players: Annotated[
        int | None,
        typer.Option(help="Number of players; by default the games are shared out evenly to all.", min=1, max=5),
    ] = None,
    games: Annotated[int, typer.Option(help="How many games to play in all.", min=1, max=100_000_000)] = 4000,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME[,NAME...]",
            help="Bots by seat, repeated if fewer than players; they move on by one seat from game to game.",
        ),
    ] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same report.", min=0)] = 0,
    option: OptionsOption = None,
    threads: Annotated[int | None, typer.Option(help="Threads to play on; all cores by default.", min=1)] = None,
    pack: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Play with the content in this folder instead of the game's own."),
    ] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
    write: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write the report there: GAME.md and GAME.svg.")
    ] = None,
) -> None:
    """Let bots play many games and report whether characters and cards are balanced."""
    from yrden.balance import figures, plot, sheets  # noqa: PLC0415

    low, high = json.loads(_core.describe(game))["players"]
    counts = range(low, high + 1) if players is None else [players]
    if games < len(counts):
        fail(f"{games} games are too few; {len(counts)} are needed, one for each number of players")
    share, rest = divmod(games, len(counts))
    order = figures.Order(
        game=game,
        games={count: share + (place < rest) for place, count in enumerate(counts)},
        bots=[name.strip() for name in bots.split(",")],
        seed=seed,
        options=options_of(option),
        threads=threads or os.cpu_count() or 1,
        pack=None if pack is None else content_of(pack),
    )
    with playing(games) as progress:
        report = figures.play(order, progress)
    if write is not None:
        page, picture = write / f"{game}.md", write / f"{game}.svg"
        try:
            write.mkdir(parents=True, exist_ok=True)
            page.write_text(sheets.markdown(report, picture.name), encoding="utf-8")
            picture.write_text(plot.svg(report), encoding="utf-8")
        except OSError as error:
            fail(f"cannot write the report: {error}")
    if as_json:
        sys.stdout.write(json.dumps(dataclasses.asdict(report), indent=2) + "\n")
    elif write is not None:
        console().print(report.summary, markup=False)
    else:
        sheets.show(report, console())


def content_of(folder: Path) -> dict[str, str]:
    """The content files in a folder, by name."""
    try:
        files = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.toml"))}
    except (OSError, UnicodeDecodeError) as error:
        fail(f"cannot read the content in {folder}: {error}")
    if not files:
        fail(f"there is no content in {folder}: no .toml file was found")
    return files


@contextmanager
def playing(games: int) -> Iterator[Callable[[int], None]]:
    """Show how many of the games are done, if somebody is watching."""
    err = Console(stderr=True, highlight=False)
    with Progress(
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    ) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.update(task, completed=done)


@app.command()
def play(  # noqa: PLR0913, PLR0917 - each is an option of the command
    game: GameArgument,
    players: Annotated[int, typer.Option(help="Number of players, you among them.", min=1, max=5)] = 3,
    bots: Annotated[
        str, typer.Option(metavar="NAME[,NAME...]", help="Who plays the other seats, repeated if fewer.")
    ] = "greedy",
    seed: Annotated[int | None, typer.Option(help="Deal the same cards again; a random one by default.", min=0)] = None,
    option: OptionsOption = None,
    colour: Annotated[Colour, typer.Option(help="When to use colours.")] = Colour.AUTO,
) -> None:
    """Play a whole game at the terminal against bots. Choose by number, `?` explains, `q` leaves."""
    number = secrets.randbits(32) if seed is None else seed
    names = [name.strip() for name in bots.split(",")]
    known = [bot["name"] for bot in json.loads(_core.bots())]
    for name in names:
        if name not in known:
            fail(f"there is no bot '{name}'; there are: {', '.join(known)}")
    table = terminal.Table(
        console=console(colour),
        game=game,
        players=players,
        options=options_of(option),
        bots=names,
        seed=number,
    )
    table.play()


@app.command()
def serve() -> None:
    """Run the service: gRPC and REST on one embedded store, with a page to look at.

    Settings come from the environment (YRDEN_...) and from yrden.toml; `yrden config` lists all of them with their
    values and what they mean. Without any, it listens on this machine only: REST and the page at 127.0.0.1:8080, gRPC
    at 127.0.0.1:7777, matches in ./yrden.sqlite3. Ctrl-C or SIGTERM ends it: what runs is finished, nothing is lost.
    """
    # Only the server needs these; the other commands start without them.
    import uvloop  # noqa: PLC0415

    from yrden import logs, server  # noqa: PLC0415
    from yrden.store.port import StoreUnavailable  # noqa: PLC0415
    from yrden.store.schema import SchemaMismatch  # noqa: PLC0415

    settings = load_settings()
    logs.configure(settings.log_format, settings.log_level)
    try:
        uvloop.run(server.serve(settings))
    except (OSError, StoreUnavailable, SchemaMismatch) as error:
        fail(str(error))


def load_settings() -> "Settings":
    """The settings of this process, or all that is wrong with them."""
    from yrden import config  # noqa: PLC0415

    try:
        return config.load()
    except config.BadSettings as error:
        fail("the settings cannot be used:\n  " + "\n  ".join(error.lines))


@app.command("config")
def show_config() -> None:
    """Show every setting with its value, where that came from and what it means; secrets are hidden."""
    from yrden import config  # noqa: PLC0415

    table = Table(title="Settings", title_justify="left")
    for title in ("setting", "value", "from", "what it does"):
        table.add_column(title, no_wrap=title == "setting")
    for row in config.describe(load_settings()):
        table.add_row(row.name, Text(row.value), row.origin.value, Text(f"{row.help} ({row.variable})"))
    console().print(table)


@app.command()
def verify(
    replay: Annotated[Path, typer.Argument(help="A replay as JSON (GET /v1/matches/ID:replay); - is stdin.")],
) -> None:
    """Check that a finished match was dealt fairly: every draw is recomputed from the revealed seed."""
    from yrden import fairness  # noqa: PLC0415

    try:
        text = sys.stdin.read() if str(replay) == "-" else replay.read_text(encoding="utf-8")
        report = fairness.check(text)
    except OSError as error:
        fail(f"cannot read {replay}: {error.strerror}")
    except fairness.BadReplay as error:
        fail(str(error))
    out = console()
    for line in report.lines:
        out.print(line, markup=False)
    raise typer.Exit(0 if report.fair else 1)


@app.command("rules")
def show_rules(
    game: Annotated[str | None, typer.Argument(help="A game's id; all built games by default.")] = None,
) -> None:
    """Report which clauses of the rules have a test. Fails while one has neither a test nor an exemption."""
    try:
        report = rules.report(rules.find_root(), game)
    except rules.RulesError as error:
        fail(str(error))
    console().print(rules.render(report))
    raise typer.Exit(report.exit_code)


def show_version(value: bool) -> None:
    """Print the version and leave."""
    if value:
        sys.stdout.write(f"yrden {__version__}\n")
        raise typer.Exit


@app.callback()
def options(
    *,
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and leave."),
    ] = False,
) -> None:
    """Yrden hosts three Witcher board games. Look at them, play them, let bots play them."""


def main() -> None:
    """Run the command line; errors of the rules become one clear line."""
    try:
        app()
    except _core.CoreError as error:
        sys.stderr.write(f"yrden: {error}\n")
        sys.exit(2)
