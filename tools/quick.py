"""Checks and tests what has changed, nearest tests first, in less than a minute (`make quick`).

    python -m tools.quick [--base COMMIT] [--seconds N]

What has changed are the files that are not committed, and with `--base` those since that commit. The import graph says
which tests can notice a change. The nearest come first: tests that changed themselves, that cite a rule id of the
change, whose name or folder mirrors the changed file, that import it on the shortest way. When the time is up, the
rest is left to `make test`, and the last line says so.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

import grimp

from tools.budget import DEADLINE
from tools.parallel import run_all

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sysconfig.get_path("scripts"))
PACKAGES = ("igroteka", "tests", "tools", "benchmarks")
SECONDS = 45.0  # of tests; set-up and checks are quicker than that
FILES = 40  # test files at most: collecting takes time as well
RULE_ID = re.compile(r"\b[A-Z]{3,5}-[A-Z][0-9A-Z.]*\b")
SLOW_HOSTS = "not scaled and not postgresql"  # a host of several processes takes as long to start as the rest to run
FAR = 99


@dataclass(frozen=True)
class Change:
    """Files that changed, and the rule ids in what changed."""

    files: list[PurePosixPath]
    ids: frozenset[str]

    def some(self, *endings: str) -> list[str]:
        """The changed files with one of these endings that are still there."""
        return [str(file) for file in self.files if file.suffix in endings and (ROOT / file).exists()]


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def find_change(base: str) -> Change:
    """What has changed since a commit; what is not committed yet has changed in any case."""
    since = git("merge-base", base, "HEAD").strip() if base else "HEAD"
    names = [*git("diff", "--name-only", since).splitlines(), *git("ls-files", "-o", "--exclude-standard").splitlines()]
    return Change([PurePosixPath(name) for name in names], frozenset(RULE_ID.findall(git("diff", "-W", since))))


# Which tests.


def module_of(file: PurePosixPath) -> str:
    """The module of a Python file."""
    parts = [part for part in file.with_suffix("").parts if part not in ("src", "__init__")]
    return ".".join(parts)


def file_of(module: str) -> PurePosixPath:
    return PurePosixPath(*module.split(".")).with_suffix(".py")


def distances(changed: Iterable[str], graph: grimp.ImportGraph) -> dict[str, int]:
    """How many imports lie between each module and the nearest changed one."""
    found = {module: 0 for module in changed if module in graph.modules}
    border = list(found)
    while border:
        importers = {one for module in border for one in graph.find_modules_that_directly_import(module)}
        border = [module for module in importers if module not in found]
        found |= dict.fromkeys(border, max(found.values()) + 1)
    return found


def is_test(module: str) -> bool:
    return module.startswith("tests.") and module.rpartition(".")[2].startswith("test_")


def folders(file: PurePosixPath) -> tuple[str, ...]:
    """Where a file is, the same for a source and the tests that mirror it."""
    parts = [part for part in file.parent.parts if part not in ("src", "igroteka", "tests", "web")]
    return tuple(parts)


def shared_folders(one: PurePosixPath, other: PurePosixPath) -> int:
    """How many folders two files have in common from the top."""
    pairs = list(zip(folders(one), folders(other), strict=False))
    return next((number for number, (a, b) in enumerate(pairs) if a != b), len(pairs))


def shared_words(one: PurePosixPath, other: PurePosixPath) -> int:
    """How many words the names of two files have in common."""
    return len(set(one.stem.split("_")) & (set(other.stem.split("_")) - {"test"}))


def mirrors(test: PurePosixPath, changed: PurePosixPath) -> bool:
    """True if a test is in the folder that mirrors a file which no test imports: words, dossiers, data."""
    if changed.suffix == ".py" and changed.name != "conftest.py":
        return False
    return bool(folders(changed)) and shared_folders(test, changed) >= min(2, len(folders(changed)))


def nearest_tests(change: Change, graph: grimp.ImportGraph) -> list[PurePosixPath]:
    """The tests that can notice a change, the nearest first."""
    sources = [file for file in change.files if file.suffix == ".py"]
    far = distances([module_of(file) for file in sources], graph)
    tests = [file_of(module) for module in graph.modules if is_test(module)]
    noticing = [test for test in tests if module_of(test) in far or any(mirrors(test, file) for file in change.files)]

    def order(test: PurePosixPath) -> tuple[object, ...]:
        text = (ROOT / test).read_text(encoding="utf-8") if (ROOT / test).exists() else ""
        return (
            test not in change.files,
            -sum(id in text for id in change.ids),
            -max([shared_words(test, file) for file in change.files]),
            -max([shared_folders(test, file) for file in change.files]),
            far.get(module_of(test), FAR),
            test,
        )

    return sorted([test for test in noticing if (ROOT / test).exists()], key=order)


# What is run.


def checks(change: Change) -> list[str]:
    """The checks that can notice a change, the longest first."""
    python, web = " ".join(change.some(".py", ".pyi")), change.some(".ts", ".svelte", ".css")
    source = [file for file in change.files if file.parts[0] == "src"]
    found = []
    if python:
        found += [f"{BIN}/mypy", f"{BIN}/ruff format --check {python}", f"{BIN}/ruff check {python}"]
    if web:
        found += [
            "cd web && npm run --silent check",
            f"cd web && node_modules/.bin/vitest related --run {related(web)}",
        ]
    if python and source:
        found.append(f"{BIN}/lint-imports --no-cache")
    if any(file.suffix == ".ftl" for file in change.files) or source:
        found.append(f"{BIN}/python -m tools.check_texts")
    if any(file.suffix in (".py", ".md") for file in change.files):
        found.append(f"{BIN}/python -m tools.check_rules")
    return found


def related(web: list[str]) -> str:
    """The changed files of the client as they are called in its folder."""
    return " ".join([file.removeprefix("web/") for file in web])


def pytest_command(tests: list[PurePosixPath]) -> str:
    """The command for these tests; workers begin modules in this order."""
    plugins = "-p tools.budget -p tools.workers --workers 2"
    return f"{BIN}/python -m pytest -q -rfE {plugins} -k '{SLOW_HOSTS}' {' '.join(map(str, tests))}"


def summary(change: Change, tests: list[PurePosixPath], seconds: float) -> str:
    left = max(0, len(tests) - FILES)
    parts = [f"{left} test files further away"] if left else []
    parts += ["hosts of several processes"] if any("server" in test.parts for test in tests) else []
    parts += ["tests in a browser"] if change.some(".ts", ".svelte", ".css") else []
    parts += ["generated files", "what did not fit into the time (skipped)"]
    nearest = ", ".join([str(test) for test in tests[:3]]) or "none"
    ran = f"{len(change.files)} changed files, {min(len(tests), FILES)} test files (nearest: {nearest})"
    return f"quick: {ran} in {seconds:.0f} s; left to make test: {', '.join(parts)}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", default="", help="also what has changed since this commit")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="after which no further test begins")
    wanted = parser.parse_args()
    start = time.monotonic()
    change = find_change(wanted.base)
    if not change.files:
        print("quick: nothing has changed; BASE=main also looks at what is committed since main")
        return 0
    tests = nearest_tests(change, grimp.build_graph(*PACKAGES, cache_dir=None))
    os.environ[DEADLINE] = str(time.time() + wanted.seconds)
    os.environ["PATH"] = f"{BIN}{os.pathsep}{os.environ['PATH']}"
    commands = [pytest_command(tests[:FILES])] if tests else []
    status = run_all([*commands, *checks(change)], jobs=2)
    print(summary(change, tests, time.monotonic() - start))
    return status


if __name__ == "__main__":
    sys.exit(main())
