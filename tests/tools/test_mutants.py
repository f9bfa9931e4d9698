"""Mutants: found where code does something, drawn by a seed, noticed or not by tests, compared."""

from __future__ import annotations

import json
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tools.mutants import running
from tools.mutants.__main__ import lost
from tools.mutants.drawing import draw_sample
from tools.mutants.mutant import Gone, Mutant, applied, read_sample, write_sample
from tools.mutants.programs import Limits, run_limited
from tools.mutants.python_code import python_mutants
from tools.mutants.recording import Recording, record, write_functions
from tools.mutants.running import Run, Verdict, read_log

LIMIT = """\
\"\"\"Counts 1 or 2.\"\"\"
FULL = 3


def is_full(cards: int) -> bool:
    \"\"\"True for 3 and more.\"\"\"
    return cards >= FULL


def is_unused(cards: int) -> bool:
    return cards > FULL
"""
TESTS = """\
from igroteka.core.limit import is_full, is_unused


def test_three_cards_are_full() -> None:
    assert is_full(3)


def test_two_cards_are_not() -> None:
    assert not is_full(2)


def test_that_asserts_nothing() -> None:
    is_unused(3)
"""


def mutants_of(source: str) -> list[Mutant]:
    return python_mutants(source, "src/igroteka/core/limit.py", "rules")


def changes(source: str) -> list[str]:
    return [f"{mutant.old} → {mutant.new}" for mutant in mutants_of(source)]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project with the layout of this one, which needs no plugins and no checks."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setattr(running, "PYTHON_CHECKS", [])
    root = tmp_path / "checkout"
    package, tests = root / "src/igroteka/core", root / "tests/core"
    for folder in (package, tests):
        folder.mkdir(parents=True)
    for empty in (package.parent / "__init__.py", package / "__init__.py"):
        empty.touch()
    (package / "limit.py").write_text(LIMIT)
    (tests / "test_limit.py").write_text(TESTS)
    (root / "pytest.ini").write_text("[pytest]\npythonpath = src\n")
    (root / ".venv").symlink_to(sys.prefix)
    return root


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("a = b < c", ["< → <="]),
        ("a = b is not c", ["is not → is"]),
        ("a = (b) not in (c)  # in", ["not in → in"]),
        ("a = b and c", ["and → or"]),
        ("a = not b", ["not b → (b)"]),
        ("a = b - 1", ["- → +", "1 → 2", "1 → 0"]),
        ("a = max(b)", ["max → min"]),
        ("a = f(b, c)", ["b, c → c, b"]),
        ("a = b if c else d", ["b if c else d → d if c else b"]),
        ("while a:\n    break", ["a → not (a)", "break → continue"]),
        ("def f() -> bool:\n    return a", ["a → not (a)"]),
        ("def f() -> list[int]:\n    return a", ["a → []"]),
        ("def f() -> None:\n    a.b = c", ["a.b = c → pass"]),
        ("def f() -> None:\n    é.g(é)", ["é.g(é) → pass"]),
    ],
)
def test_a_mutant_changes_what_code_does(code: str, expected: list[str]) -> None:
    assert changes(code) == expected


@pytest.mark.parametrize(
    "code",
    [
        '"""1 < 2"""',
        "def f(a: Literal[1]) -> Literal[2]: ...",
        "if TYPE_CHECKING:\n    a = 1",
        "assert a < 1",
        "def f() -> None:\n    logger.info(a)",
        "class A:\n    def __repr__(self) -> str:\n        return 'a'",
        "@cached(1)\ndef f() -> None: ...",
    ],
)
def test_what_no_test_can_notice_is_no_mutant(code: str) -> None:
    assert changes(code) == []


def test_a_mutant_knows_its_function() -> None:
    source = "class A:\n    def f(self) -> None:\n        a = 1\n\n    b = True\n"
    assert [(mutant.old, mutant.function) for mutant in mutants_of(source)] == [
        ("1", "A.f"),
        ("1", "A.f"),
        ("True", ""),
    ]


def test_a_mutant_is_found_again_where_lines_have_moved() -> None:
    source = "a = b < c\na = b < c\n"
    second = mutants_of(source)[1]
    assert second.change(f"# new\n{source}") == "# new\na = b < c\na = b <= c\n"
    with pytest.raises(Gone):
        second.change("a = b < c\n")


def test_a_mutant_of_rewritten_code_keeps_its_id(tmp_path: Path) -> None:
    drawn, now = mutants_of("a = b < c")[0], mutants_of("# new\nmore = b < c")[0]
    carried = replace(now, was=drawn.id)
    assert carried.id == drawn.id != now.id
    assert carried.change("# new\nmore = b < c") == "# new\nmore = b <= c"
    write_sample(tmp_path / "sample", {}, [carried])
    assert read_sample(tmp_path / "sample") == [carried]


def test_a_mutant_leaves_no_trace(checkout: Path) -> None:
    file = checkout / "src/igroteka/core/limit.py"
    before = file.stat().st_mtime_ns
    with applied(mutants_of(LIMIT)[0], checkout):
        assert file.read_text() != LIMIT
    assert (file.read_text(), file.stat().st_mtime_ns) == (LIMIT, before)


def test_a_seed_draws_the_same_mutants_again(checkout: Path, tmp_path: Path) -> None:
    counts = {"rules": 3, "client": 0}
    drawn = draw_sample(checkout, "seed", counts)
    assert drawn == draw_sample(checkout, "seed", counts)
    assert len({mutant.line for mutant in drawn}) == 3  # at most one in a line
    assert any(drawn != draw_sample(checkout, f"seed {number}", counts) for number in range(20))
    write_sample(tmp_path / "sample", {"seed": "seed"}, drawn)
    assert read_sample(tmp_path / "sample") == drawn


def recording_of(checkout: Path, folder: Path, tests: dict[str, list[int]]) -> Recording:
    """A recording in which these tests enter functions with these numbers."""
    write_functions(checkout, folder)
    lines = [{"test": test, "seconds": 0.1, "cut": False, "functions": functions} for test, functions in tests.items()]
    (folder / "1.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    return Recording(folder)


def test_the_most_specific_tests_are_run_first(checkout: Path, tmp_path: Path) -> None:
    tests = {"tests/core/a": [0, 1], "tests/server/b": [0], "tests/core/c[scaled]": [0], "tests/core/d": [1]}
    recording = recording_of(checkout, tmp_path, tests)
    inside, outside = mutants_of(LIMIT)[-1], mutants_of(LIMIT)[0]
    assert [test.id for test in recording.tests_of(replace(inside, function="is_full"))] == [
        "tests/server/b",
        "tests/core/a",
        "tests/core/c[scaled]",
    ]
    assert [test.id for test in recording.tests_of(outside)] == ["tests/core/a", "tests/core/d", "tests/core/c[scaled]"]


def test_tests_notice_a_mutant_or_not(checkout: Path, tmp_path: Path) -> None:
    folder, log = tmp_path / "recording", tmp_path / "log"
    assert record(checkout, folder, []) == 0
    recording = Recording(folder)
    assert len(recording.entering["src/igroteka/core/limit.py:is_full"]) == 2
    number, more, unused = (mutant for mutant in mutants_of(LIMIT) if mutant.kind == "comparison" or mutant.new == "4")
    for _ in range(2):  # the second time everything stands in the log already
        Run(recording, {}, log, Limits()).run([number, unused, more], [checkout])
    full = "tests/core/test_limit.py::test_three_cards_are_full"
    assert [(verdict.id, verdict.result, verdict.by) for verdict in read_log(log)] == [
        (more.id, "killed", full),  # in the process that has warmed up
        (number.id, "killed", full),
        (unused.id, "survived", ""),
    ]
    assert len(log.read_text().splitlines()) == 3


def test_a_test_that_is_not_there_any_more_is_left_out(checkout: Path, tmp_path: Path) -> None:
    here = "tests/core/test_limit.py::test_three_cards_are_full"
    gone = ["tests/core/test_limit.py::test_gone", "tests/core/test_gone.py::test_gone"]
    recording = recording_of(checkout, tmp_path / "recording", {test: [0] for test in [*gone, here]})
    mutant = next(mutant for mutant in mutants_of(LIMIT) if mutant.function == "is_full")
    verdict = Run(recording, {mutant.id: gone[0]}, tmp_path / "log", Limits()).judge(mutant, checkout)
    assert (verdict.result, verdict.by) == ("killed", here)


def has_ended(process: int) -> bool:
    """Whether a process ends within a minute."""
    state = Path(f"/proc/{process}/stat")
    for _ in range(600):
        if not state.exists() or " Z " in state.read_text():
            return True
        time.sleep(0.1)
    return False


def test_a_program_that_hangs_is_ended_with_all_that_it_started(tmp_path: Path) -> None:
    started = "subprocess.Popen(['sleep', '600'], start_new_session=True)"
    code = f"import subprocess; inner = {started}; print(inner.pid, flush=True); inner.wait()"
    status, output = run_limited([sys.executable, "-c", code], tmp_path, 3.0)
    assert status is None
    assert has_ended(int(output))


def test_what_only_the_earlier_suite_noticed_is_lost() -> None:
    def verdicts(*results: str) -> list[Verdict]:
        return [Verdict(f"m{number}", "", result) for number, result in enumerate(results)]

    before = verdicts("killed", "killed", "timeout", "survived", "killed")
    after = verdicts("killed", "survived", "survived", "survived", "gone")
    assert [verdict.id for verdict in lost(before, after)] == ["m1", "m2"]
