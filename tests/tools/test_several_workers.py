"""Tests on several processes (`--workers`): what one process would say of them is said, whatever they do."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tools.workers import Claims

ROOT = Path(__file__).resolve().parents[2]
EVERYTHING = """
import os, warnings, pytest

@pytest.fixture(scope="session")
def shared():
    yield os.getpid()
    open("ended", "a").write("x")

@pytest.fixture
def broken_end():
    yield
    raise ValueError("at its end")

def test_passes(shared): assert shared == os.getpid()
def test_prints_and_fails(shared): print("printed before"); assert 1 == 2
def test_ends_badly(broken_end): pass
@pytest.mark.skip(reason="not today")
def test_skipped(): pass
@pytest.mark.xfail(reason="known", strict=True)
def test_known(): assert 0
def test_warns(): warnings.warn("careful")
def test_in_parts(subtests):
    for number in range(3):
        with subtests.test(f"part {number}"): assert number != 1
"""


def run_pytest(folder: Path, *options: str, **files: str) -> subprocess.CompletedProcess[str]:
    """What pytest says of tests in a folder of their own."""
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    for name, source in files.items():
        (folder / f"{name}.py").write_text(source, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tools.workers", "-p", "no:cacheprovider", *options]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "COLUMNS": "200"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def summary(said: str) -> list[str]:
    """The lines of the short summary, and the counts of the last line, without the time."""
    lines = said.splitlines()
    short = [line for line in lines if line.startswith(("FAILED", "ERROR", "SKIPPED", "XFAIL", "SUBFAILED"))]
    return [*sorted(short), lines[-1].strip("= ").rpartition(" in ")[0]]


def test_several_processes_say_of_tests_what_one_says(tmp_path: Path) -> None:
    files = {"test_a": EVERYTHING, "test_b": EVERYTHING}
    one = run_pytest(tmp_path, "-rA", **files)
    (tmp_path / "ended").unlink()
    several = run_pytest(tmp_path, "-rA", "--workers", "2", **files)
    assert summary(several.stdout) == summary(one.stdout)
    assert (one.returncode, several.returncode) == (1, 1)
    assert several.stdout.count("printed before") == one.stdout.count("printed before") > 0
    assert "careful" in several.stdout
    assert "[100%]" in several.stdout
    assert 1 <= len((tmp_path / "ended").read_text()) <= 2  # what a worker has shared among its tests has ended


def test_tests_that_pass_are_a_success_and_have_durations(tmp_path: Path) -> None:
    slow = "import time\ndef test_slow(): time.sleep(0.02)\ndef test_quick(): pass\n"
    ran = run_pytest(tmp_path, "--workers", "3", "--durations", "1", test_a=slow)
    assert ran.returncode == 0
    assert "call     test_a.py::test_slow" in ran.stdout
    assert "2 passed" in ran.stdout


def test_a_worker_that_dies_fails_its_test_and_another_does_the_rest(tmp_path: Path) -> None:
    dies = "import os\ndef test_first(): pass\ndef test_dies(): os._exit(3)\n"
    ran = run_pytest(tmp_path, "--workers", "1", test_a=dies + "".join(f"def test_{n}(): pass\n" for n in range(9)))
    assert ran.returncode == 1
    assert "10 passed" in ran.stdout
    assert "1 failed" in ran.stdout
    assert "the process that ran test_a.py::test_dies has ended with status 3" in ran.stdout


def test_the_first_failure_can_end_everything(tmp_path: Path) -> None:
    many = "def test_fails(): assert 0\n" + "".join(f"def test_{n}(): pass\n" for n in range(300))
    ran = run_pytest(tmp_path, "--workers", "1", "-x", test_a=many)
    assert ran.returncode == 1
    assert "stopping after 1 failures" in ran.stdout
    assert "300 passed" not in ran.stdout


def test_modules_that_cannot_be_read_are_errors(tmp_path: Path) -> None:
    ran = run_pytest(tmp_path, "--workers", "2", test_a="import nothing_like_this\n", test_b="def test_b(): pass\n")
    assert ran.returncode == 2
    assert "1 error during collection" in ran.stdout


@pytest.mark.parametrize("from_the_end", [0, 1, 3])
def test_every_test_is_claimed_once(from_the_end: int) -> None:
    modules = [name for name, count in (("a", 100), ("b", 3), ("c", 40), ("d", 1)) for _ in range(count)]
    claims = Claims(modules, 3, from_the_end)
    claimed, waiting = list[int](), [0, 1, 2]
    while waiting:
        worker = waiting.pop(0)
        found = claims.claim(worker)
        assert len({modules[index] for index in found}) <= 1
        claimed += found
        waiting += [worker] if found else []
    assert Counter(claimed) == Counter(range(len(modules)))


def test_modules_are_begun_in_their_order_or_by_some_workers_from_the_end() -> None:
    modules = list("aabbccdd")
    orderly, opposite = Claims(modules, 2), Claims(modules, 2, from_the_end=1)
    assert [orderly.claim(worker) for worker in (0, 1, 0, 0)] == [[0], [2], [1], [4]]
    assert [opposite.claim(worker) for worker in (0, 1, 1, 1)] == [[0], [6], [7], [4]]
