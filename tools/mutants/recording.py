"""Which functions each test enters: recorded once, then read to choose the tests of a mutant."""

from __future__ import annotations

import ast
import json
import os
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.mutant import Mutant

PLUGINS = Path(__file__).parent / "plugins"  # for tests of any commit
FOLDER = "IGROTEKA_REACHED"  # tells the recorder where to write …
CUT = "IGROTEKA_REACHED_CUT"  # … and when to stop a test
AFTER_CUT = 10.0  # seconds that a test is thought to take that was stopped
# Plugins that no test needs to pass, and that take as long to import as a rule test takes to run.
PYTEST = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis"]


def functions(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, int]]:
    """All functions with their qualified names and lines."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if not isinstance(node, ast.ClassDef):
                yield prefix + node.name, node.lineno
            yield from functions(node, f"{prefix}{node.name}.")
        else:
            yield from functions(node, prefix)


def write_functions(root: Path, recording: Path) -> None:
    """Number all functions of the package."""
    found = {
        f"{path.relative_to(root)}:{line}": f"{path.relative_to(root)}:{name}"
        for path in sorted((root / "src" / "igroteka").rglob("*.py"))
        for name, line in functions(ast.parse(path.read_bytes()))
    }
    numbers = {place: number for number, place in enumerate(found)}
    known = {"root": str(root), "numbers": numbers, "names": list(found.values())}
    recording.mkdir(parents=True, exist_ok=True)
    (recording / "functions.json").write_text(json.dumps(known), encoding="utf-8")


def test_environment() -> dict[str, str]:
    """Tests run the source, and property tests draw the same examples every time."""
    environment = {**os.environ, "IGROTEKA_ENGINE": "source", "CI": "1"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment.pop("PYTHONPATH", None)
    return environment


def record(checkout: Path, recording: Path, arguments: Iterable[str], cut: float = 0.0) -> int:
    """Run tests and record what they enter, besides what has been recorded before.

    With `cut`, a test is stopped after so many seconds of processor time.
    """
    if not (recording / "functions.json").exists():
        write_functions(checkout, recording)
    environment = test_environment() | {FOLDER: str(recording), CUT: str(cut), "PYTHONPATH": str(PLUGINS)}
    command = [str(checkout / ".venv/bin/python"), *PYTEST, "-p", "reached", *arguments]
    return subprocess.run(command, cwd=checkout, env=environment, check=False).returncode


@dataclass(frozen=True)
class Test:
    id: str
    seconds: float  # of processor time
    entered: int  # how many functions

    @property
    def file(self) -> str:
        return self.id.split("::")[0]

    @property
    def order(self) -> tuple[bool, int, float]:
        """The most specific first; those that need a database and a bus last."""
        return any(word in self.id for word in ("scaled", "postgresql")), self.entered, self.seconds


class Recording:
    """Finds the tests that can notice a mutant."""

    def __init__(self, folder: Path) -> None:
        names = json.loads((folder / "functions.json").read_text(encoding="utf-8"))["names"]
        self.tests: dict[str, Test] = {}
        self.entering: dict[str, list[str]] = defaultdict(list)
        for path in sorted(folder.glob("*.jsonl")):
            for line in path.read_text(encoding="utf-8").splitlines():
                found = json.loads(line)
                seconds = AFTER_CUT if found["cut"] else found["seconds"]
                test = Test(found["test"], seconds, len(found["functions"]))
                if test.id not in self.tests:
                    self.tests[test.id] = test
                    for number in found["functions"]:
                        self.entering[names[number]].append(test.id)

    def tests_of(self, mutant: Mutant) -> list[Test]:
        """The tests that enter the function of a mutant, the likeliest to notice it first.

        Code outside functions, and functions that run only once in a process, belong to all tests of their part.
        """
        found = self.entering[f"{mutant.path}:{mutant.function}"] if mutant.function else []
        tests = sorted([self.tests[test] for test in found], key=lambda test: test.order)
        if len(tests) > 1:
            return tests
        folder = mirrored_folder(mutant.path)
        others = [test for test in self.tests.values() if test.id.startswith(folder) and test not in tests]
        return tests + sorted(others, key=lambda test: (test.order[0], test.seconds))


def mirrored_folder(path: str) -> str:
    """The folder of tests of a file: tests of games stand beside those of their rules."""
    parts = Path(path).relative_to("src/igroteka").parts
    return "/".join(["tests", *parts[: 3 if parts[0] == "games" else 1]]) + "/"
