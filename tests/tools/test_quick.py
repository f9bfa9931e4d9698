"""`make quick` chooses the tests that can notice a change, and begins with the nearest."""

from __future__ import annotations

from pathlib import PurePosixPath

import grimp
import pytest

from tools import quick
from tools.quick import Change, checks, nearest_tests, pytest_command, summary


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    """The imports of this repository."""
    return grimp.build_graph(*quick.PACKAGES, cache_dir=None)


def change(*files: str, ids: str = "") -> Change:
    return Change([PurePosixPath(file) for file in files], frozenset(ids.split()))


def nearest(found: Change, graph: grimp.ImportGraph) -> list[str]:
    return [str(test) for test in nearest_tests(found, graph)]


def test_the_tests_of_the_rule_that_changed_come_first(graph: grimp.ImportGraph) -> None:
    card = change("src/igroteka/games/bang/rules/cards/dodge_city.py", ids="BANG-P17")
    found = nearest(card, graph)
    assert "tests/games/bang/rules/test_characters_dodge_city.py" in found[:3]
    assert found.index("tests/games/bang/rules/test_cards_dodge_city.py") < found.index(
        "tests/games/bang/rules/test_dying.py"
    )
    assert not [test for test in found if test.startswith("tests/games/targi")]


def test_tests_that_mirror_a_module_come_before_others_that_import_it(graph: grimp.ImportGraph) -> None:
    found = nearest(change("src/igroteka/server/tables/autopilot.py"), graph)
    assert found[0] == "tests/server/test_autopilot.py"
    assert "tests/games/bang/rules/test_dying.py" not in found


def test_a_test_that_changed_itself_comes_first(graph: grimp.ImportGraph) -> None:
    test = "tests/server/test_names.py"
    assert nearest(change("src/igroteka/server/tables/autopilot.py", test), graph)[0] == test


def test_helpers_of_tests_lead_to_the_tests_that_use_them(graph: grimp.ImportGraph) -> None:
    found = nearest(change("tests/games/targi/table.py"), graph)
    assert "tests/games/targi/bots/test_greedy.py" in found
    assert not [test for test in found if test.startswith("tests/server")]


@pytest.mark.parametrize(
    ("file", "test"),
    [
        ("src/igroteka/games/targi/texts/en/targi.ftl", "tests/games/targi/rules/test_rulings.py"),
        ("tests/server/conftest.py", "tests/server/test_names.py"),
    ],
)
def test_what_nobody_imports_leads_to_the_folder_that_mirrors_it(
    graph: grimp.ImportGraph, file: str, test: str
) -> None:
    assert test in nearest(change(file), graph)


def test_a_change_of_pages_is_checked_by_what_the_client_is_checked_with() -> None:
    found = checks(change("web/src/pages/Table.svelte"))
    assert not any("mypy" in command for command in found)
    assert any("vitest related --run src/pages/Table.svelte" in command for command in found)


def test_python_is_checked_by_types_format_lint_and_rules() -> None:
    found = " ".join(checks(change("src/igroteka/core/session.py")))
    assert all(tool in found for tool in ("mypy", "ruff format --check src", "ruff check src", "lint-imports"))
    assert "npm" not in found


def test_the_last_line_says_what_was_left_to_make_test() -> None:
    tests = [PurePosixPath(f"tests/server/test_{number}.py") for number in range(quick.FILES + 2)]
    said = summary(change("src/igroteka/core/session.py"), tests, 31.4)
    assert said.startswith("quick: 1 changed files, 40 test files (nearest: tests/server/test_0.py, ")
    assert "2 test files further away, hosts of several processes" in said


def test_the_order_of_tests_is_kept_on_several_workers() -> None:
    assert pytest_command([PurePosixPath("a.py"), PurePosixPath("b.py")]).endswith(" a.py b.py")
    assert "--workers 2" in pytest_command([])
    assert "--from-the-end" not in pytest_command([])
