"""Runs tests against mutants, one after the other, and keeps a log that an interrupted run continues."""

from __future__ import annotations

import json
import re
import tempfile
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import SimpleQueue

from tools.mutants.mutant import Gone, Mutant, applied
from tools.mutants.programs import Limits, run_limited
from tools.mutants.recording import PYTEST, Recording, Test
from tools.mutants.warm_up import read_found, warm_up

FIRST = 15  # tests that are run before all others, because most mutants are noticed by the most specific ones
MEMORY = 4 << 30  # bytes of a test process: an endless loop must not take the machine's
CHECK = 1200.0  # seconds that a check may take
# `make test` runs these, too. They come last, because they look at everything.
PYTHON_CHECKS = [["ruff", "check", "-q"], ["mypy"]]
CLIENT_CHECKS = [["svelte-check", "--fail-on-warnings"]]
USAGE_ERROR = 4  # the status of pytest if a test is not there


@dataclass(frozen=True)
class Verdict:
    """What a suite says about a mutant."""

    id: str
    change: str
    result: str  # killed, survived, timeout (a hang is noticed, too), unreached (no test enters it) or gone
    by: str = ""  # the first test or check that failed
    tests: int = 0  # how many could be run
    seconds: float = 0.0


def run_tests(checkout: Path, tests: Sequence[Test], limits: Limits) -> str:
    """The first of these tests that fails, "timeout" if one hangs, or nothing."""
    ids = [test.id for test in tests if (checkout / test.file).exists()]
    limit = limits.start + limits.slower * sum(test.seconds for test in tests)
    while ids:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".txt") as file:
            file.write("\n".join(ids))
            file.flush()
            command = ["python", *PYTEST, "-x", "--tb=no", "-rfE", f"@{file.name}"]
            status, output = run_limited(command, checkout, limit, MEMORY)
        missing = set(re.findall(r"^ERROR: not found: (.*)$", output, re.MULTILINE))
        if status == USAGE_ERROR and missing:
            ids = [one for one in ids if not any(name.endswith(one) for name in missing)]
            continue
        if status is None:
            return "timeout"
        failed = re.search(r"^(?:FAILED|ERROR) (tests/.*?)(?: - |$)", output, re.MULTILINE)
        return "" if status == 0 else failed[1] if failed else f"status {status}: {output[-300:]}"
    return ""


def within_budget(tests: Sequence[Test], killer: str, budget: float) -> list[Test]:
    """The test that noticed the mutant before, the most specific ones, then as many as the budget allows."""
    ordered = sorted(tests, key=lambda test: test.id != killer)
    spent, chosen = 0.0, []
    for number, test in enumerate(ordered):
        if number < FIRST or spent + test.seconds <= budget:
            spent += test.seconds
            chosen.append(test)
    return chosen


def run_checks(folder: Path, checks: Sequence[Sequence[str]]) -> str:
    """The first of these programs that fails, or nothing."""
    return next((check[0] for check in checks if run_limited(check, folder, CHECK)[0]), "")


def judge_python(checkout: Path, tests: Sequence[Test], limits: Limits) -> tuple[str, int]:
    """What notices a mutant of Python code, and how many tests there were to run."""
    for batch in (tests[:FIRST], tests[FIRST:]):
        if batch and (by := run_tests(checkout, batch, limits)):
            return by, len(tests)
    return run_checks(checkout, PYTHON_CHECKS), len(tests)


def judge_client(checkout: Path, mutant: Mutant) -> tuple[str, int]:
    """What notices a mutant of the client: the unit tests that import its file, or the type checker."""
    web = checkout / "web"
    file = str(Path(mutant.path).relative_to("web"))
    command = ["vitest", "related", "--run", "--bail=1", "--passWithNoTests", file]
    status, output = run_limited(command, web, CHECK)
    if status is None:
        return "timeout", 1
    if status:
        failed = re.search(r"FAIL\S*\s+(tests/.*)", re.sub(r"\x1b\[[\d;]*m", "", output))
        return f"web/{failed[1].strip()}" if failed else "vitest", 1
    return run_checks(web, CLIENT_CHECKS), 1


class Run:
    """A run of a sample against a suite."""

    def __init__(self, recording: Recording, killers: dict[str, str], log: Path, limits: Limits) -> None:
        self.recording = recording
        self.killers = killers
        self.log = log
        self.limits = limits
        self.writing = threading.Lock()

    def judge(self, mutant: Mutant, checkout: Path) -> Verdict:
        """Write a mutant into the checkout, and see what notices it."""
        start = time.monotonic()
        try:
            with applied(mutant, checkout):
                if mutant.area == "client":
                    by, tests = judge_client(checkout, mutant)
                else:
                    by, tests = judge_python(checkout, self.tests_of(mutant), self.limits)
        except Gone:
            return Verdict(mutant.id, str(mutant), "gone")
        return verdict_on(mutant, by, tests, round(time.monotonic() - start, 1))

    def run(self, mutants: Sequence[Mutant], checkouts: Sequence[Path]) -> None:
        """Judge all mutants that the log lacks, one at a time in each checkout."""
        self.warm_up(mutants, checkouts[0])
        done = {verdict.id for verdict in read_log(self.log)}
        free: SimpleQueue[Path] = SimpleQueue()
        for checkout in checkouts:
            free.put(checkout)

        def work(mutant: Mutant) -> None:
            checkout = free.get()
            try:
                self.write(self.judge(mutant, checkout))
            finally:
                free.put(checkout)

        with ThreadPoolExecutor(len(checkouts)) as pool:
            list(pool.map(work, [mutant for mutant in mutants if mutant.id not in done]))

    def tests_of(self, mutant: Mutant) -> list[Test]:
        killer = self.killers.get(mutant.id, "")
        return within_budget(self.recording.tests_of(mutant), killer, self.limits.budget)

    def warm_up(self, mutants: Sequence[Mutant], checkout: Path) -> None:
        """Try the mutants of functions quickly. Those that are noticed need no other run."""
        log, done = self.log.with_name(f"{self.log.name}.warm"), {verdict.id for verdict in read_log(self.log)}
        python = [mutant for mutant in mutants if mutant.area != "client" and mutant.id not in done]
        warm_up(checkout, python, self.tests_of, log, self.limits)
        found = read_found(log)
        for mutant in python:
            one = found.get(mutant.id)
            if one and one["by"]:
                self.write(verdict_on(mutant, one["by"], one["tests"], one["seconds"]))

    def write(self, verdict: Verdict) -> None:
        with self.writing, self.log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(verdict), ensure_ascii=False) + "\n")
        print(f"{verdict.result:8} {verdict.seconds:6} s  {verdict.change}  [{verdict.by}]", flush=True)


def verdict_on(mutant: Mutant, by: str, tests: int, seconds: float) -> Verdict:
    result = "timeout" if by == "timeout" else "killed" if by else "survived" if tests else "unreached"
    return Verdict(mutant.id, str(mutant), result, by, tests, seconds)


def read_log(log: Path) -> list[Verdict]:
    """The verdicts of earlier runs; the last one of a mutant counts."""
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    verdicts = [Verdict(**json.loads(line)) for line in lines]
    return list({verdict.id: verdict for verdict in verdicts}.values())
