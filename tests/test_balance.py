"""The balance report: what it counts, how it judges, and the command that makes it."""

import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from yrden import _core
from yrden.balance import plot, sheets
from yrden.balance.figures import Order, Report, play, report, wilson

YRDEN = str(Path(sys.executable).parent / "yrden")
KEYS = [
    "game",
    "title",
    "content_hash",
    "rules_version",
    "games",
    "bots",
    "seed",
    "options",
    "roles",
    "seats",
    "by_players",
    "tables",
    "misses",
    "aims_hold",
    "summary",
]
RATE = {"name", "games", "wins", "share", "interval", "fair", "relative", "mark", "sure"}
ROW = {"name", "amount", "rate", "share", "relative", "mark", "judged"}


def run(*arguments: str, code: int = 0) -> str:
    done = subprocess.run([YRDEN, "balance", *arguments], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stderr


def counted(*arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("ronin", "--json", *arguments))
    return found


# ---- the figures ----


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (200, 1000, 0.1764, 0.2259)],
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def sums(games: int, wins: float, score: int = 10) -> dict[str, Any]:
    return {"games": games, "wins": wins, "scores": games * score, "squares": games * score * score}


def made_up(players: int = 2, **changes: Any) -> dict[str, Any]:
    """A thousand games that nobody played: even characters, and a table in which one row is as good as another."""
    rows = [{"name": name, "amount": 500, "chances": 0} for name in ("Ace", "Bell", "Crown")]
    kind = {"name": "trump", "per": None, "rows": rows}
    table = {"name": "plays", "row": "card", "unit": "plays", "aim": {"lowest": 0.5, "highest": 2.0}, "kinds": [kind]}
    run = {
        "game": "made_up",
        "title": "Made Up",
        "players": players,
        "games": 1000,
        "content_hash": "00" * 32,
        "rules_version": 1,
        "seats": {f"seat {seat}": sums(1000, 1000 / players) for seat in range(players)},
        "roles": {name: sums(1000, 1000 / players) for name in ("north", "south")},
        "tables": [table],
    }
    return run | changes


def reported(*runs: dict[str, Any]) -> Report:
    return report(Order("made_up", {run["players"]: run["games"] for run in runs}), runs)


def amounts(*numbers: int, chances: int = 0, per: str | None = None) -> list[dict[str, Any]]:
    table = made_up()["tables"][0]
    kind = table["kinds"][0]
    rows = [row | {"amount": number, "chances": chances} for row, number in zip(kind["rows"], numbers, strict=True)]
    return [table | {"kinds": [kind | {"rows": rows, "per": per}]}]


def test_an_even_game_holds_its_aims() -> None:
    found = reported(made_up())
    assert found.aims_hold
    assert found.misses == ()
    assert found.summary.startswith("The aims hold.")


def test_a_row_outside_its_aim_is_named_and_marked() -> None:
    found = reported(made_up(tables=amounts(1400, 600, 100)))
    assert [(miss.what, miss.name, round(miss.relative, 2)) for miss in found.misses] == [("plays", "Crown", 0.14)]
    assert "By plays (aim: 50% to 200% of the mean of the kind): Crown 14%." in found.summary
    assert not found.aims_hold
    assert [(row.name, row.mark) for row in found.tables[0].kinds[0].rows] == [
        ("Ace", ""),
        ("Bell", ""),
        ("Crown", "low"),
    ]
    page = sheets.markdown(found, "made_up.svg")
    assert "| Crown | 100 | 0.100 | 4.8% | 0.14 | low |" in page
    assert "Crown: 0.14" in plot.svg(found)
    assert plot.OUTSIDE in plot.svg(found)


def test_a_row_never_counted_is_named() -> None:
    assert "Bell 0%" in reported(made_up(tables=amounts(500, 0, 500))).summary


def test_rows_with_chances_of_their_own_are_rated_by_them() -> None:
    tables = amounts(100, 100, 0, per="deal")
    rows = tables[0]["kinds"][0]["rows"]
    rows[0]["chances"], rows[1]["chances"], rows[2]["chances"] = 100, 50, 0
    kind = reported(made_up(tables=tables)).tables[0].kinds[0]
    assert [(row.name, row.rate, row.judged) for row in kind.rows] == [
        ("Bell", 2.0, True),
        ("Ace", 1.0, True),
        ("Crown", 0.0, False),
    ]
    assert (kind.mean, kind.per) == (1.5, "deal")


def test_what_had_too_few_chances_is_not_judged() -> None:
    found = reported(made_up(tables=amounts(9, 1, 0)))
    assert found.aims_hold
    assert "3 rows had too few chances to be judged" in found.summary


def test_characters_and_seats_outside_their_fair_share_are_named() -> None:
    found = reported(made_up(roles={"north": sums(1000, 700), "south": sums(10, 3), "west": sums(1000, 500)}))
    assert [(rate.name, rate.mark, rate.sure) for rate in found.roles] == [
        ("north", "high", True),
        ("west", "", False),
        ("south", "low", False),
    ]
    assert "north 140%, south 60% (not sure)." in found.summary
    assert "more games would tell" in found.summary
    seats = {"seat 0": sums(1000, 350), "seat 1": sums(1000, 650)}
    assert "seat 0 70%, seat 1 130%" in reported(made_up(seats=seats)).summary


def test_numbers_of_players_are_put_together_by_what_would_be_fair() -> None:
    north = {"north": sums(1000, 500)}
    found = reported(made_up(1, roles=north), made_up(2, roles=north), made_up(4, roles={"north": sums(500, 125)}))
    (rate,) = found.roles
    assert (rate.games, rate.wins, rate.relative) == (1500, 625, 1.0)
    assert rate.fair == pytest.approx(625 / 1500)
    assert found.games == 3000
    assert found.tables[0].kinds[0].rows[0].rate == 0.5


def test_alone_there_is_a_share_won_and_no_fair_share() -> None:
    found = reported(made_up(1, roles={"north": sums(1000, 900)}))
    assert found.roles == found.seats == ()
    (rate,) = found.by_players[0].roles
    assert (rate.share, rate.fair, rate.relative, rate.mark) == (0.9, None, None, "")
    assert "Solo games won by character" in sheets.markdown(found, "")
    assert "Solo games won by character" in plot.svg(found)


def test_scores_have_a_mean_and_a_spread() -> None:
    seats = {"seat 0": sums(1000, 500, score=10), "seat 1": sums(1000, 500, score=20)}
    (count,) = reported(made_up(seats=seats)).by_players
    assert (count.mean_score, count.score_spread) == (15.0, 5.0)


def test_the_terminal_breaks_names_and_never_figures() -> None:
    tables = amounts(1000, 400, 100)
    tables[0]["kinds"][0]["rows"][0]["name"] = "A name that is much too long for any terminal of eighty columns"
    written = StringIO()
    sheets.show(reported(made_up(tables=tables)), Console(width=80, file=written))
    lines = written.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    assert any("A name that" in line and "1,000" in line and "66.7%" in line and "██████████" in line for line in lines)


# ---- the counting ----


def test_counting_changes_nothing_in_the_games() -> None:
    plan: dict[str, Any] = {"players": 3, "games": 60, "bots": ["greedy"], "seed": 4}
    counts, results = (json.loads(call("ronin", **plan)) for call in (_core.tally, _core.simulate))
    assert [seat["wins"] for seat in counts["seats"]] == results["wins"]
    assert {name: role["wins"] for name, role in counts["roles"].items()} == results["wins_by_character"]


def test_ronin_counts_what_its_rules_say() -> None:
    found = json.loads(_core.tally("ronin", players=4, games=20, bots=["random"], seed=1))
    tables = {table["name"]: table for table in found["tables"]}
    total = {
        (table, kind["name"]): sum(row["amount"] for row in kind["rows"])
        for table, about in tables.items()
        for kind in about["kinds"]
    }
    # Two cards a turn, nine turns, four players; abilities play more.
    assert total["plays", "main deck"] + total["plays", "starter"] >= 20 * 4 * 9 * 2
    assert sum(total[key] for key in total if key[0] == "points") == sum(seat["scores"] for seat in found["seats"])
    starters = tables["plays"]["kinds"][1]
    assert len(starters["rows"]) == 35
    assert sum(row["chances"] for row in starters["rows"]) == 20 * 4 * 5


def test_another_content_can_be_tried() -> None:
    files = dict(_core.pack("ronin"))
    files["cards.toml"] = files["cards.toml"].replace("Paths of the Kodama", "Paths of the Tanuki")
    found = play(Order("ronin", {2: 10}, bots=["random"], pack=files))
    names = {row.name for row in found.tables[0].kinds[0].rows}
    assert "Paths of the Tanuki" in names
    assert found.content_hash != json.loads(_core.describe("ronin"))["content_hash"]


# ---- the command ----


def test_the_report_has_all_it_promises() -> None:
    found = counted("--games", "50", "--option", "side=B")
    assert list(found) == KEYS
    assert [(count["players"], count["games"]) for count in found["by_players"]] == [(n, 10) for n in range(1, 6)]
    assert (found["games"], found["options"], found["bots"]) == (50, {"side": "B"}, ["greedy"])
    assert {rate["name"] for rate in found["seats"]} == {f"seat {seat}" for seat in range(5)}
    assert len(found["roles"]) == 7
    for rate in found["roles"] + found["seats"]:
        assert set(rate) == RATE
        assert rate["interval"][0] <= rate["share"] <= rate["interval"][1]
    assert [table["name"] for table in found["tables"]] == ["plays", "drafts", "points", "abilities"]
    for table in found["tables"]:
        for kind in table["kinds"]:
            assert all(set(row) == ROW for row in kind["rows"])
            assert sum(row["share"] for row in kind["rows"]) == pytest.approx(1)
    assert sum(len(kind["rows"]) for kind in found["tables"][0]["kinds"]) == 115
    assert found["aims_hold"] == (not found["misses"])


def test_the_same_for_any_number_of_threads_and_another_for_another_seed() -> None:
    one, two = (run("ronin", "--games", "50", "--threads", threads, "--json") for threads in ("1", "2"))
    assert one == two
    assert one != run("ronin", "--games", "50", "--seed", "1", "--json")


def test_games_are_shared_out_evenly() -> None:
    found = counted("--games", "7", "--bots", "random")
    assert [count["games"] for count in found["by_players"]] == [2, 2, 1, 1, 1]
    assert [count["players"] for count in counted("--games", "7", "--players", "3")["by_players"]] == [3]


def test_the_terminal_shows_tables_bars_and_the_verdict() -> None:
    text = run("ronin", "--games", "50", "--bots", "random")
    for words in (
        "Wins by character",
        "Wins by seat",
        "Solo games",
        "Final scores",
        "Plays: main deck",
        "The aims",
        "█",
    ):
        assert words in text


def test_a_page_and_a_picture_are_written(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "down"
    assert "The aims" in run("ronin", "--games", "50", "--write", str(folder))
    assert sorted(path.name for path in folder.iterdir()) == ["ronin.md", "ronin.svg"]
    page = (folder / "ronin.md").read_text(encoding="utf-8")
    assert page.startswith("# Balance of Path of Destiny")
    assert "(ronin.svg)" in page
    assert "The aims" in page
    for card in ("Crimson Banner", "Masterless Sword"):
        assert page.count(f"| {card} |") == 2
    assert ET.parse(folder / "ronin.svg").getroot().tag.endswith("svg")  # noqa: S314 - we wrote it ourselves


def test_content_is_read_from_a_folder(tmp_path: Path) -> None:
    for name, text in _core.pack("ronin").items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    command = ["--games", "5", "--bots", "random"]
    assert counted(*command, "--pack", str(tmp_path)) == counted(*command)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["gwent"], "no game 'gwent'"),
        (["ronin", "--bots", "clever"], "no bot 'clever'"),
        (["ronin", "--option", "side"], "KEY=VALUE"),
        (["ronin", "--option", "side=C"], "A or B"),
        (["ronin", "--option", "season=summer"], "one player only"),
        (["ronin", "--players", "9"], "players"),
        (["ronin", "--games", "4"], "4 games are too few; 5 are needed"),
        (["ronin", "--games", "0"], "games"),
        (["ronin", "--games", "5", "--bots", "random", "--write", "/dev/null/here"], "cannot write the report"),
        (["ronin", "--pack", "/dev/null/here"], "no .toml file"),
    ],
)
def test_mistakes_get_one_clear_line(arguments: list[str], words: str) -> None:
    assert words in run(*arguments, code=2)
