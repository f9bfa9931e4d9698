"""Tries the mutants of functions quickly: one process of pytest for all mutants of a part (see `plugins/warm.py`)."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypedDict

from tools.mutants.mutant import Gone, Mutant
from tools.mutants.programs import Limits, run_limited
from tools.mutants.recording import PLUGINS, PYTEST, Test, mirrored_folder

LONG = 24 * 3600.0  # seconds; every mutant has a limit of its own


class Found(TypedDict):
    """A line of the plugin's log."""

    id: str
    by: str
    tests: int
    seconds: float


Choose = Callable[[Mutant], Sequence[Test]]


def plan_line(mutant: Mutant, tests: Sequence[Test], checkout: Path, limits: Limits) -> dict[str, object]:
    """A mutant as the plugin wants it."""
    path = checkout / mutant.path
    return {
        "id": mutant.id,
        "file": str(path),
        "function": mutant.function,
        "source": mutant.change(path.read_text(encoding="utf-8")),
        "tests": [test.id for test in tests],
        "limit": int(limits.processor + limits.longer * sum(test.seconds for test in tests)),
    }


def read_found(log: Path) -> dict[str, Found]:
    """What earlier runs have found, by mutant."""
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    return {found["id"]: found for found in map(json.loads, lines)}


def warm_up(checkout: Path, mutants: Sequence[Mutant], choose: Choose, log: Path, limits: Limits) -> None:
    """Try those mutants that are in functions and that the log lacks."""
    tried = read_found(log)
    parts: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        if mutant.function and mutant.id not in tried:
            parts[mirrored_folder(mutant.path)].append(mutant)
    for part in parts.values():
        warm_up_part(checkout, part, choose, log, limits)


def warm_up_part(checkout: Path, mutants: Sequence[Mutant], choose: Choose, log: Path, limits: Limits) -> None:
    """Collect the tests of a part once, and try its mutants."""
    plan, files = log.with_name(f"{log.name}.plan"), set()
    with plan.open("w", encoding="utf-8") as file:
        for mutant in mutants:
            tests = [test for test in choose(mutant) if (checkout / test.file).exists()]
            files |= {test.file for test in tests}
            try:
                file.write(json.dumps(plan_line(mutant, tests, checkout, limits)) + "\n")
            except Gone:
                continue
    if files:
        added = {"PYTHONPATH": str(PLUGINS), "IGROTEKA_WARM_PLAN": str(plan), "IGROTEKA_WARM_LOG": str(log)}
        command = ["python", *PYTEST, "-p", "warm", *sorted(files)]
        run_limited(command, checkout, LONG, added=added)
