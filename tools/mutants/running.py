"""Runs tests against mutants, one after the other, and keeps a log that an interrupted run continues."""

from __future__ import annotations

import contextlib
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import SimpleQueue

from tools.mutants.mutant import Gone, Mutant, applied
from tools.mutants.recording import PYTEST, Recording, Test, test_environment

FIRST = 15  # tests that are run before all others, because most mutants are noticed by the most specific ones
MEMORY = 4 << 30  # bytes of a test process: an endless loop must not take the machine's
CHECK = 1200.0  # seconds that a check may take
# `make test` runs these, too. They come last, because they look at everything.
PYTHON_CHECKS = [["ruff", "check", "-q"], ["mypy"]]
CLIENT_CHECKS = [["svelte-check", "--fail-on-warnings"]]
USAGE_ERROR = 4  # the status of pytest if a test is not there
MARK = "IGROTEKA_MUTANT"


@dataclass(frozen=True)
class Verdict:
    """What a suite says about a mutant."""

    id: str
    change: str
    result: str  # killed, survived, timeout (a hang is noticed, too) or gone
    by: str = ""  # the first test or check that failed
    tests: int = 0  # how many could be run
    seconds: float = 0.0


@dataclass(frozen=True)
class Limits:
    """How long a mutant may take."""

    start: float = 120.0  # seconds before a run is called a hang, however short its tests are
    slower: float = 20.0  # times as long as recorded: a busy machine
    budget: float = 40.0  # seconds of processor time for the tests after the first ones


def run_limited(command: Sequence[str], folder: Path, limit: float, memory: int = 0) -> tuple[int | None, str]:
    """The status and the output of a command; no status if it hangs. Nothing that it has started outlives it."""
    mark = uuid.uuid4().hex
    environment = test_environment() | {MARK: mark}
    environment["PATH"] = ":".join([*programs(folder), environment["PATH"]])
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        if memory and sys.platform == "linux":
            resource.prlimit(process.pid, resource.RLIMIT_DATA, (memory, memory))
        status: int | None = None
        with contextlib.suppress(subprocess.TimeoutExpired):
            status = process.wait(limit)
        end_marked(mark)
        process.wait()
        output.seek(0)
        return status, output.read()


def programs(folder: Path) -> list[str]:
    """Where a checkout has its programs, whether its root or `web` is given."""
    return [str(folder / place) for place in (".venv/bin", "node_modules/.bin", "../.venv/bin")]


def end_marked(mark: str) -> None:
    """End all processes that inherited this mark, in whatever session they are (only where /proc tells)."""
    for entry in Path("/proc").glob("[0-9]*/environ"):
        with contextlib.suppress(OSError):
            if f"{MARK}={mark}".encode() in entry.read_bytes().split(b"\0"):
                os.kill(int(entry.parent.name), signal.SIGKILL)


def run_tests(checkout: Path, tests: Sequence[Test], limits: Limits) -> str:
    """The first of these tests that fails, "timeout" if one hangs, or nothing."""
    ids = [test.id for test in tests if (checkout / test.id.split("::")[0]).exists()]
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


def batches(tests: Sequence[Test], killer: str, limits: Limits) -> Iterator[list[Test]]:
    """The test that noticed the mutant before, the most specific ones, then as many as the budget allows."""
    first = [test for test in tests if test.id == killer]
    others = [test for test in tests if test.id != killer]
    yield first + others[:FIRST]
    spent, rest = 0.0, []
    for test in others[FIRST:]:
        if spent + test.seconds <= limits.budget:
            spent += test.seconds
            rest.append(test)
    yield rest


def run_checks(folder: Path, checks: Sequence[Sequence[str]]) -> str:
    """The first of these programs that fails, or nothing."""
    return next((check[0] for check in checks if run_limited(check, folder, CHECK)[0]), "")


def judge_python(checkout: Path, mutant: Mutant, recording: Recording, killer: str, limits: Limits) -> tuple[str, int]:
    """What notices a mutant of Python code, and how many tests there were to run."""
    count = 0
    for batch in batches(recording.tests_of(mutant), killer, limits):
        count += len(batch)
        if batch and (by := run_tests(checkout, batch, limits)):
            return by, count
    return run_checks(checkout, PYTHON_CHECKS), count


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
        start, killer = time.monotonic(), self.killers.get(mutant.id, "")
        try:
            with applied(mutant, checkout):
                if mutant.area == "client":
                    by, tests = judge_client(checkout, mutant)
                else:
                    by, tests = judge_python(checkout, mutant, self.recording, killer, self.limits)
        except Gone:
            return Verdict(mutant.id, str(mutant), "gone")
        result = "timeout" if by == "timeout" else "killed" if by else "survived"
        return Verdict(mutant.id, str(mutant), result, by, tests, round(time.monotonic() - start, 1))

    def run(self, mutants: Sequence[Mutant], checkouts: Sequence[Path]) -> None:
        """Judge all mutants that the log lacks, one at a time in each checkout."""
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

    def write(self, verdict: Verdict) -> None:
        with self.writing, self.log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(verdict), ensure_ascii=False) + "\n")
        print(f"{verdict.result:8} {verdict.seconds:6} s  {verdict.change}  [{verdict.by}]", flush=True)


def read_log(log: Path) -> list[Verdict]:
    """The verdicts of earlier runs; the last one of a mutant counts."""
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    verdicts = [Verdict(**json.loads(line)) for line in lines]
    return list({verdict.id: verdict for verdict in verdicts}.values())
