"""The clause-coverage report, on small made-up projects and on this one."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from yrden import rules

REFERENCE = """\
# A reference

- RON-0.1 How to read it.
- RON-3.1 First, as RON-9.9 would have it.
- RON-3.1a A clause in between, which ends in
  RON-8.8 and goes on.
- **RON-3.2** In bold.
- **RON-E1 A vector.** Given, when, then.

| ID | What |
|---|---|
| RON-A8 to A10 | three at once |
| RON-D5 | a decision; see RON-7.7 |
"""
CLAUSES = ("0.1", "3.1", "3.1a", "3.2", "E1", "A8", "A9", "A10", "D5")


class Project:
    """A folder that looks enough like the project for the report."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for reference in rules.GAMES:
            self.write(reference.file, "# Nothing yet\n")
        self.write("docs/rules/ronin.md", REFERENCE)
        self.write("core_rs/crates/games/src/ronin/mod.rs", "")

    def write(self, path: str | Path, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def cover_all_but(self, *left_out: str) -> None:
        named = ", ".join(f'"RON-{clause}"' for clause in CLAUSES if clause not in left_out)
        self.write("core_rs/crates/games/tests/all.rs", f"#[test]\nfn all() {{\n    rule!({named});\n}}\n")

    def exempt(self, *clauses: str) -> None:
        entries = (f'[[exempt]]\nclause = "{clause}"\nreason = "because"\n' for clause in clauses)
        self.write(rules.EXEMPTIONS, "".join(entries))

    def report(self) -> rules.Report:
        return rules.report(self.root)

    def ronin(self) -> rules.Coverage:
        (coverage,) = rules.report(self.root, "ronin").games
        return coverage


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def shown(result: rules.Report) -> str:
    paper = StringIO()
    Console(file=paper, width=100).print(rules.render(result))
    return paper.getvalue()


def test_items_and_rows_define_clauses_and_mentions_do_not(project: Project) -> None:
    assert project.ronin().missing == tuple(f"RON-{clause}" for clause in CLAUSES)
    assert project.ronin().clauses == len(CLAUSES)


def test_short_ids_count_in_tables_of_decisions_and_of_chance_only(project: Project) -> None:
    project.write(
        "docs/rules/old-world.md",
        "| Decision | Who |\n|---|---|\n| D1 Phase I step | A |\n| DS2 Terrain | A |\n\n"
        "| ID | Event |\n|---|---|\n| RN1 | first player |\n\n"
        "| Payment | Cards |\n|---|---|\n| M1 | 1 card |\n",
    )
    (coverage,) = rules.report(project.root, "old_world").games
    assert coverage.missing == ("OW-D1", "OW-DS2", "OW-RN1")


def test_a_project_with_every_clause_settled_passes(project: Project) -> None:
    project.cover_all_but("0.1")
    project.exempt("RON-0.1")
    result = project.report()
    assert (result.passed, result.exit_code, result.errors) == (True, 0, ())
    assert project.ronin().exempt == ("RON-0.1",)
    assert "complete" in shown(result)


def test_a_missing_clause_fails_and_is_named(project: Project) -> None:
    project.cover_all_but("3.2", "A9")
    result = project.report()
    assert result.exit_code == 1
    assert project.ronin().missing == ("RON-3.2", "RON-A9")
    lines = [line.strip() for line in shown(result).splitlines()]
    assert lines[-3:] == ["ronin: neither tested nor exempt", "RON-3.2", "RON-A9"]


def test_a_game_that_is_not_built_owes_nothing(project: Project) -> None:
    (project.root / "core_rs/crates/games/src/ronin/mod.rs").unlink()
    result = project.report()
    assert result.passed
    assert "not built yet" in shown(result)


def test_python_and_rust_marks_count_wherever_they_break_lines(project: Project) -> None:
    project.cover_all_but("3.1", "3.2", "E1")
    project.write("core_rs/crates/kernel/src/a.rs", 'fn a() {\n    kernel::rule!(\n        "RON-3.1",\n    );\n}\n')
    project.write("tests/deep/test_a.py", '@rule(\n    "RON-3.2",\n    "RON-E1",\n)\ndef test_a() -> None: ...\n')
    assert project.report().passed


def test_comments_strings_and_build_output_are_not_tests(project: Project) -> None:
    project.cover_all_but("3.1", "3.2", "E1")
    project.write("core_rs/src/a.rs", '/// Say `rule!("RON-3.1")` first.\nfn a() {}\n')
    project.write("core_rs/target/b.rs", 'fn b() { rule!("RON-3.2"); }\n')
    project.write("tests/test_c.py", "TEXT = '''\n@rule(\"RON-E1\")\n'''\n")
    assert project.ronin().missing == ("RON-3.1", "RON-3.2", "RON-E1")


def test_a_test_of_an_unknown_clause_is_an_error_that_says_where(project: Project) -> None:
    project.cover_all_but()
    project.write("tests/test_a.py", '\n@rule("RON-9.9")\ndef test_a() -> None: ...\n')
    project.write("core_rs/a.rs", 'fn a() { rule!("NON-1.1"); }\n')
    result = project.report()
    assert result.exit_code == 1
    assert result.errors == (
        "core_rs/a.rs:1: the test names NON-1.1, which belongs to no game",
        "tests/test_a.py:2: the test names RON-9.9, which docs/rules/ronin.md does not define",
    )
    assert "tests/test_a.py:2" in shown(result)


def test_an_exemption_of_an_unknown_clause_is_an_error(project: Project) -> None:
    project.cover_all_but()
    project.exempt("RON-9.9", "NON-1.1")
    assert project.report().errors == (
        "docs/rules/exempt.toml: NON-1.1 belongs to no game",
        "docs/rules/exempt.toml: RON-9.9 is exempt, but docs/rules/ronin.md does not define it",
    )


def test_an_exemption_of_a_tested_clause_is_an_error(project: Project) -> None:
    project.cover_all_but()
    project.exempt("RON-3.1")
    assert project.report().errors == (
        "docs/rules/exempt.toml: RON-3.1 is exempt, but core_rs/crates/games/tests/all.rs:3 tests it",
    )
    assert project.ronin().tested == tuple(f"RON-{clause}" for clause in CLAUSES)


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ('[[exempt]]\nclause = "RON-3.1"\n', "a clause and a reason"),
        ('[[exempt]]\nclause = "RON-3.1"\nreason = " "\n', "a clause and a reason"),
        ('[[exempt]]\nclause = "RON-3.1"\nreason = "a"\nsince = 1\n', "a clause and a reason"),
        ('[[exempt]]\nclause = "RON-3.1"\nreason = "a"\n' * 2, "exempts RON-3.1 twice"),
        ("exempt = 3 4\n", "not valid TOML"),
    ],
)
def test_a_malformed_exemption_is_refused(project: Project, entry: str, complaint: str) -> None:
    project.write(rules.EXEMPTIONS, entry)
    with pytest.raises(rules.RulesError, match=complaint):
        project.report()


def test_a_clause_defined_twice_is_refused(project: Project) -> None:
    project.write("docs/rules/ronin.md", "- RON-3.1 Once.\n\n- RON-3.1 Twice.\n")
    with pytest.raises(rules.RulesError, match=r"ronin\.md:3: RON-3\.1 is defined already in line 1"):
        project.report()


def test_an_unknown_game_is_refused_with_the_known_ones(project: Project) -> None:
    with pytest.raises(rules.RulesError, match=r"'chess'.*ronin, path_of_destiny, old_world"):
        rules.report(project.root, "chess")


def test_a_missing_reference_is_refused(project: Project) -> None:
    (project.root / "docs/rules/old-world.md").unlink()
    with pytest.raises(rules.RulesError, match=r"old-world\.md is missing"):
        project.report()


def test_the_project_is_found_from_a_folder_inside_it(project: Project) -> None:
    inside = project.root / "core_rs/crates"
    assert rules.find_root(inside) == project.root


def test_outside_a_project_the_error_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "__file__", str(tmp_path / "site-packages/yrden/rules.py"))
    with pytest.raises(rules.RulesError, match="inside a clone"):
        rules.find_root(tmp_path)


@pytest.mark.parametrize(("game", "some"), [("ronin", "RON-16.8a"), ("path_of_destiny", "POD-D11g")])
def test_the_references_of_this_project_are_read(game: str, some: str) -> None:
    (coverage,) = rules.report(rules.find_root(Path(__file__).parent), game).games
    clauses = (*coverage.tested, *coverage.exempt, *coverage.missing)
    assert some in clauses
    assert len(clauses) > 400


def test_old_world_defines_its_decisions_and_its_chance() -> None:
    (coverage,) = rules.report(rules.find_root(Path(__file__).parent), "old_world").games
    clauses = {*coverage.tested, *coverage.exempt, *coverage.missing}
    assert {f"OW-D{number}" for number in range(1, 42)} <= clauses
    assert {f"OW-RN{number}" for number in range(1, 20)} <= clauses
    assert {"OW-DS1", "OW-E40.31", "OW-R1", "OW-18.9"} <= clauses
    assert "OW-M1" not in clauses


def test_the_marks_and_exemptions_of_this_project_agree_with_its_references() -> None:
    assert rules.report(rules.find_root(Path(__file__).parent)).errors == ()
