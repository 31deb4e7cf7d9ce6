"""Clause coverage: which clauses of the rules references have a test.

The references in `docs/rules` are the authority on how each game is played, and every clause in them has an
id (`RON-5.1`). A test names the clauses it checks: `rule!("RON-5.1")` in Rust, `@rule("RON-5.1")` in Python.
This module reads the references and the sources, and reports what no test and no exemption speaks for. It
reads text only, so that it works without building or running anything.

What defines a clause:

- a list item that opens with an id: `- RON-3.1 …`, `- **OW-22.1** …`, `- **OW-E1 Level-up.** …`;
- a table row that opens with an id: `| RON-D5 | …`; `| RON-A8 to A10 | …` defines three;
- a table row that opens with an id less its prefix, in a table whose first heading is `Decision` or `ID`:
  `| D1 Phase I step | …` in the reference of Old World defines OW-D1.

An id anywhere else is a mention.
"""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

REFERENCES = Path("docs", "rules")
EXEMPTIONS = REFERENCES / "exempt.toml"

# An id after its prefix: 3.1, 16.8a, E40.31, D11a, RN1, DS2.
_NUMBER = r"(?:[A-Z]{1,2}\d+|\d+\.\d+)(?:\.\d+)?[a-z]?(?!\w)"
_ITEM = re.compile(rf"- +(?:\*\*)?(?P<prefix>[A-Z]+)-(?P<first>{_NUMBER})")
_ROW = re.compile(rf"\| *(?P<prefix>[A-Z]+)-(?P<first>{_NUMBER})(?: to (?P<last>{_NUMBER}))? *\|")
_SHORT_ROW = re.compile(rf"\| *(?P<first>{_NUMBER})(?P<name>[^|]*)\|")
_SHORT_TABLES = frozenset({"Decision", "ID"})
_COUNTED = re.compile(r"(?P<stem>.*?)(?P<count>\d+)")

_RUST_COMMENT = re.compile(r"^\s*//.*$", re.MULTILINE)
_RUST_MARK = re.compile(r"\brule!\s*\((?P<arguments>[^)]*)\)")
_RUST_STRING = re.compile(r'"([^"\n]*)"')


class RulesError(Exception):
    """The report cannot be made: the project is not here, or one of its files is not what it should be."""


@dataclass(frozen=True, slots=True)
class Reference:
    """A game's rules reference: which file it is and what its ids begin with."""

    game: str
    prefix: str
    file: Path

    def built_in(self, root: Path) -> bool:
        """Whether the game has an implementation, and so owes tests."""
        return (root / "core_rs" / "crates" / "games" / "src" / self.game / "mod.rs").is_file()


GAMES = (
    Reference("ronin", "RON", REFERENCES / "ronin.md"),
    Reference("path_of_destiny", "POD", REFERENCES / "path-of-destiny.md"),
    Reference("old_world", "OW", REFERENCES / "old-world.md"),
)


@dataclass(frozen=True, slots=True)
class Mark:
    """A test's claim that it checks a clause."""

    clause: str
    file: Path
    line: int

    def __str__(self) -> str:
        """Say where the claim is made."""
        return f"{self.file}:{self.line}"


@dataclass(frozen=True, slots=True)
class Coverage:
    """How the clauses of one game stand: each is in exactly one of the lists, in the reference's order."""

    game: str
    built: bool
    tested: tuple[str, ...]
    exempt: tuple[str, ...]
    missing: tuple[str, ...]

    @property
    def clauses(self) -> int:
        """The number of clauses that the reference defines."""
        return len(self.tested) + len(self.exempt) + len(self.missing)

    @property
    def complete(self) -> bool:
        """Whether nothing is left to test. A game that is not built yet owes no tests."""
        return not self.built or not self.missing


@dataclass(frozen=True, slots=True)
class Report:
    """The coverage of each game asked for, and what is wrong with the marks and exemptions themselves."""

    games: tuple[Coverage, ...]
    errors: tuple[str, ...]

    @property
    def passed(self) -> bool:
        """Whether each clause of each built game is settled and nothing contradicts the references."""
        return not self.errors and all(game.complete for game in self.games)

    @property
    def exit_code(self) -> int:
        """What a command that prints this report exits with."""
        return 0 if self.passed else 1


def find_root(start: Path | None = None) -> Path:
    """Find the project: the nearest folder with `docs/rules`, upwards from `start`, else from this package.

    `start` is the working directory unless given. An editable install lies inside the project, so the second
    attempt lets the command work from anywhere.
    """
    for beginning in ((start or Path.cwd()).resolve(), Path(__file__).resolve().parent):
        for folder in (beginning, *beginning.parents):
            if (folder / REFERENCES).is_dir():
                return folder
    raise RulesError(
        f"There is no {REFERENCES} in this folder or above it. The report reads the project's sources: "
        "run it inside a clone of the repository."
    )


def report(root: Path, game: str | None = None) -> Report:
    """Compare the references under `root` with its tests, for one game or for all of them."""
    chosen = tuple(each for each in GAMES if game in (None, each.game))
    if not chosen:
        known = ", ".join(each.game for each in GAMES)
        raise RulesError(f"There is no game {game!r}. The games with a rules reference are: {known}.")
    marks = (*_rust_marks(root), *_python_marks(root))
    exemptions = _exemptions(root)
    errors = [] if game is not None else list(_strays(marks, exemptions))
    coverages = []
    for each in chosen:
        clauses = _clauses(root, each)
        errors += _contradictions(each, clauses, marks, exemptions)
        tested = {mark.clause for mark in marks}
        coverages.append(
            Coverage(
                game=each.game,
                built=each.built_in(root),
                tested=tuple(clause for clause in clauses if clause in tested),
                exempt=tuple(clause for clause in clauses if clause in exemptions and clause not in tested),
                missing=tuple(clause for clause in clauses if clause not in tested and clause not in exemptions),
            )
        )
    return Report(tuple(coverages), tuple(errors))


def render(result: Report) -> RenderableType:
    """Lay the report out for a terminal: a table, then what is missing, then the errors."""
    table = Table(title="Clauses of the rules references", title_justify="left")
    table.add_column("game")
    for heading in ("clauses", "tested", "exempt", "missing"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for game in result.games:
        verdict = ("[green]complete", "[red]incomplete")[not game.complete] if game.built else "[dim]not built yet"
        row = (game.clauses, len(game.tested), len(game.exempt), len(game.missing))
        table.add_row(game.game, *map(str, row), verdict)
    parts: list[RenderableType] = [table]
    for game in result.games:
        if not game.complete:
            parts.append(Text(f"{game.game}: neither tested nor exempt", style="red"))
            parts += [Padding(line, (0, 0, 0, 2)) for line in _by_section(game.missing)]
    if result.errors:
        parts.append(Text("errors", style="red"))
        parts += [Padding(Text(error), (0, 0, 0, 2)) for error in result.errors]
    return Group(*parts)


def _by_section(clauses: Iterable[str]) -> Iterator[Text]:
    """Gather clauses into one line for each section, or for each kind of table: `RON-5.…`, `RON-D…`."""
    sections: dict[str, list[str]] = {}
    for clause in clauses:
        prefix, number = clause.split("-", 1)
        kind = number.rstrip("abcdefghijklmnopqrstuvwxyz0123456789.") or number.split(".", 1)[0]
        sections.setdefault(f"{prefix}-{kind}", []).append(clause)
    for members in sections.values():
        yield Text(", ".join(members))


def _clauses(root: Path, reference: Reference) -> tuple[str, ...]:
    """Read the clauses that a reference defines, in its order; none may be defined twice."""
    try:
        text = (root / reference.file).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise RulesError(f"{reference.file} is missing: {reference.game} has no rules reference.") from None
    found: dict[str, int] = {}
    heading = ""
    previous = ""
    for line_number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("|") and not previous.startswith("|"):
            heading = line.strip("| ").split("|", 1)[0].strip()
        for clause in _defined(line, reference.prefix, short=heading in _SHORT_TABLES):
            if clause in found:
                raise RulesError(
                    f"{reference.file}:{line_number}: {clause} is defined already in line {found[clause]}."
                )
            found[clause] = line_number
        previous = line
    return tuple(found)


def _defined(line: str, prefix: str, *, short: bool) -> Iterator[str]:
    """Give the clauses that one line of a reference defines. `short` tables leave the prefix out."""
    match = _ITEM.match(line) or _ROW.match(line)
    if match and match["prefix"] == prefix:
        last = match.groupdict().get("last")
        numbers = _through(match["first"], last) if last else (match["first"],)
    elif short and (match := _SHORT_ROW.match(line)):
        numbers = (match["first"],)
    else:
        return
    for number in numbers:
        yield f"{prefix}-{number}"


def _through(first: str, last: str) -> tuple[str, ...]:
    """Spell out a range of ids: A8 to A10 is A8, A9, A10."""
    start, end = _COUNTED.fullmatch(first), _COUNTED.fullmatch(last)
    if not start or not end or start["stem"] != end["stem"] or int(start["count"]) >= int(end["count"]):
        raise RulesError(f"{first} to {last} is not a range of clauses.")
    return tuple(f"{start['stem']}{count}" for count in range(int(start["count"]), int(end["count"]) + 1))


def _exemptions(root: Path) -> Mapping[str, str]:
    """Read which clauses are exempt from testing, and why."""
    try:
        entries = tomllib.loads((root / EXEMPTIONS).read_text(encoding="utf-8")).get("exempt", [])
    except FileNotFoundError:
        return {}
    except tomllib.TOMLDecodeError as error:
        raise RulesError(f"{EXEMPTIONS} is not valid TOML: {error}.") from None
    exempt: dict[str, str] = {}
    for entry in entries:
        match entry:
            case {"clause": str(clause), "reason": str(reason)} if len(entry) == 2 and reason.strip():  # noqa: PLR2004
                if clause in exempt:
                    raise RulesError(f"{EXEMPTIONS} exempts {clause} twice.")
                exempt[clause] = reason
            case _:
                raise RulesError(f"{EXEMPTIONS}: an entry is a clause and a reason, which {entry!r} is not.")
    return exempt


def _rust_marks(root: Path) -> Iterator[Mark]:
    """Find `rule!("…", "…")` in the Rust sources, comments apart."""
    for file in sorted((root / "core_rs").rglob("*.rs")):
        relative = file.relative_to(root)
        if "target" in relative.parts:
            continue
        text = _RUST_COMMENT.sub("", file.read_text(encoding="utf-8"))
        for mark in _RUST_MARK.finditer(text):
            line = text.count("\n", 0, mark.start()) + 1
            for clause in _RUST_STRING.findall(mark["arguments"]):
                yield Mark(clause, relative, line)


def _python_marks(root: Path) -> Iterator[Mark]:
    """Find `@rule("…", "…")` on the functions and classes of the Python tests."""
    for file in sorted((root / "tests").rglob("*.py")):
        relative = file.relative_to(root)
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"))
        except SyntaxError as error:
            raise RulesError(f"{relative}:{error.lineno}: not valid Python: {error.msg}.") from None
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                for decorator in node.decorator_list:
                    yield from _decorator_marks(decorator, relative)


def _decorator_marks(decorator: ast.expr, file: Path) -> Iterator[Mark]:
    """Give the clauses that a decorator names, if it is `rule`."""
    match decorator:
        case ast.Call(func=ast.Name(id="rule"), args=arguments):
            for argument in arguments:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield Mark(argument.value, file, decorator.lineno)


def _strays(marks: Iterable[Mark], exemptions: Iterable[str]) -> Iterator[str]:
    """Give the marks and exemptions whose prefix is no game's."""
    prefixes = {each.prefix for each in GAMES}
    for mark in marks:
        if _prefix(mark.clause) not in prefixes:
            yield f"{mark}: the test names {mark.clause}, which belongs to no game"
    for clause in exemptions:
        if _prefix(clause) not in prefixes:
            yield f"{EXEMPTIONS}: {clause} belongs to no game"


def _contradictions(
    reference: Reference, clauses: Iterable[str], marks: Iterable[Mark], exemptions: Iterable[str]
) -> Iterator[str]:
    """Give the marks and exemptions of a game that its reference or each other contradict."""
    known = frozenset(clauses)
    first_test: dict[str, Mark] = {}
    for mark in marks:
        first_test.setdefault(mark.clause, mark)
        if _prefix(mark.clause) == reference.prefix and mark.clause not in known:
            yield f"{mark}: the test names {mark.clause}, which {reference.file} does not define"
    for clause in exemptions:
        if _prefix(clause) != reference.prefix:
            continue
        if clause not in known:
            yield f"{EXEMPTIONS}: {clause} is exempt, but {reference.file} does not define it"
        elif clause in first_test:
            yield f"{EXEMPTIONS}: {clause} is exempt, but {first_test[clause]} tests it"


def _prefix(clause: str) -> str:
    """Give what says which game a clause belongs to."""
    return clause.split("-", 1)[0]
