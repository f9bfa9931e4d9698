"""A pytest plugin: the tests run on several processes (`--workers 4`).

    python -m pytest -p tools.workers --workers 4

The main process collects the tests once and forks: no worker imports or collects anything again. A worker claims tests
of one module at a time, fewer when few are left, and keeps to its module while that lasts, because the tests of a
module share hosts. Of a test that passed it reports how long its phases took, of every other one everything.

With `--from-the-end 1` one of the workers begins with the last module. Where the first modules mostly wait, and the
last ones compute, it keeps a core busy meanwhile, and one worker less starts what the first modules share.
"""

from __future__ import annotations

import mmap
import multiprocessing
import os
import pickle
import sys
import types
import warnings
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from typing import Literal

import pytest
from _pytest.runner import runtestprotocol

Phase = Literal["setup", "call", "teardown"]
PHASES: tuple[Phase, ...] = ("setup", "call", "teardown")
MOST = 40  # tests of a claim at most
SHARE = 6  # a claim is at most this part of what is left for each worker
NONE = (1 << 32) - 1  # no test runs
END = 60.0  # seconds that a worker may take to end

# What workers say, and how the main process answers.


@dataclass(frozen=True)
class Passed:
    """A test has passed: when it began, and how long its phases took."""

    index: int
    start: float
    seconds: Sequence[float]


@dataclass(frozen=True)
class Reported:
    """A test has not simply passed: its reports as pytest packs them."""

    index: int
    reports: Sequence[dict[str, object] | None]


@dataclass(frozen=True)
class Warned:
    """A test has caused a warning."""

    text: str
    category: str
    file: str
    line: int
    when: Literal["config", "collect", "runtest"]
    nodeid: str


@dataclass(frozen=True)
class Stopped:
    """The worker stops early: why."""

    why: str


@dataclass(frozen=True)
class Gone:
    """The process has ended."""


Said = Passed | Reported | Warned | Stopped | Gone | None  # None: it wants to claim tests


def read(pipe: Connection) -> Said:
    """What a worker says next."""
    try:
        said: Said = pickle.loads(pipe.recv_bytes())
    except (EOFError, ConnectionResetError):
        return Gone()
    return said


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("workers")
    group.addoption("--workers", type=int, default=0, help="processes that run the tests; 0: this one")
    group.addoption("--from-the-end", type=int, default=0, help="workers that begin with the last module")


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    alone = config.getoption("collectonly") or config.getoption("usepdb")
    if config.getoption("workers") and not alone:
        config.pluginmanager.register(Main(config), "workers-main")


# Who runs which tests.


class Claims:
    """The tests that nobody has claimed, by module."""

    def __init__(self, modules: Sequence[str], workers: int, from_the_end: int = 0) -> None:
        numbers = groupby(range(len(modules)), key=modules.__getitem__)
        self.left = deque(deque(of_module) for _, of_module in numbers)
        self.of_worker: dict[int, deque[int]] = {}
        self.workers = workers
        self.from_the_end = from_the_end

    def claim(self, worker: int) -> list[int]:
        """Tests for a worker; none: there are no more."""
        mine = self.of_worker.get(worker) or self._next_module(worker)
        share = sum(map(len, [*self.left, *self.of_worker.values()])) // (self.workers * SHARE)
        return [mine.popleft() for _ in range(min(len(mine), max(1, min(MOST, share))))]

    def give_back(self, tests: Sequence[int]) -> None:
        """These have not been run after all."""
        if tests:
            self.left.appendleft(deque(tests))

    def _next_module(self, worker: int) -> deque[int]:
        """The next module that nobody has begun, otherwise half of what is left of the longest one."""
        if self.left:
            at_end = worker >= self.workers - self.from_the_end
            self.of_worker[worker] = self.left.pop() if at_end else self.left.popleft()
        else:
            longest = max(self.of_worker.values(), key=len, default=deque[int]())
            half = [longest.pop() for _ in range((len(longest) + 1) // 2)]
            self.of_worker[worker] = deque(reversed(half))
        return self.of_worker[worker]


# The main process.


class Main:
    """Forks the workers instead of running the tests, and reports what they say."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.count: int = config.getoption("workers")
        self.fork = multiprocessing.get_context("fork")
        self.running = mmap.mmap(-1, 4 * self.count)  # which test each worker runs
        self.stopping = mmap.mmap(-1, 1)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionstart(self) -> None:
        """Without the names of files before the points: workers are in several at once."""
        terminal = self.config.pluginmanager.getplugin("terminalreporter")
        if terminal is not None:
            terminal.showfspath = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed and not self.config.getoption("continue_on_collection_errors"):
            errors = "1 error" if session.testsfailed == 1 else f"{session.testsfailed} errors"
            raise session.Interrupted(f"{errors} during collection")
        modules = [item.nodeid.partition("::")[0] for item in session.items]
        self.session = session
        self.claims = Claims(modules, self.count, self.config.getoption("from_the_end"))
        self.claimed: dict[int, deque[int]] = {}  # what each worker has claimed and not reported
        self.workers: dict[Connection, tuple[int, ForkProcess]] = {}
        factory = getattr(self.config, "_tmp_path_factory")  # noqa: B009
        factory.getbasetemp()
        try:
            for number in range(min(self.count, len(session.items))):
                self._start(number)
            while self.workers:
                for pipe in wait(list(self.workers)):
                    assert isinstance(pipe, Connection)
                    self._hear(pipe)
        finally:
            self._end()
        if session.shouldfail:
            raise session.Failed(session.shouldfail)
        if session.shouldstop:
            raise session.Interrupted(session.shouldstop)
        return True

    def _start(self, number: int) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        mine, other = self.fork.Pipe()
        theirs = [pipe.fileno() for pipe in (*self.workers, mine)]
        self._set_running(number, NONE)
        worker = Worker(self.session, number, other, self.running, self.stopping, theirs)
        process = self.fork.Process(target=worker.run, name=f"tests-{number}")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # of threads: those of libraries know what a fork is
            process.start()
        other.close()
        self.workers[mine] = (number, process)
        self.claimed[number] = deque()

    def _hear(self, pipe: Connection) -> None:
        number, _ = self.workers[pipe]
        match read(pipe):
            case Gone():
                self._has_ended(pipe)
            case None:
                tests = [] if self._must_stop() else self.claims.claim(number)
                self.claimed[number] += tests
                pipe.send(tests)
            case Passed(index) as said:
                self._report(number, index, self._passed(said))
            case Reported(index, reports):
                self._report(number, index, [self._unpacked(report) for report in reports])
            case Warned() as said:
                self._warn(said)
            case Stopped() as said:
                self.session.shouldstop = self.session.shouldstop or said.why

    def _must_stop(self) -> bool:
        return bool(self.session.shouldstop or self.session.shouldfail)

    def _passed(self, said: Passed) -> list[pytest.TestReport]:
        """The reports of a test that has passed."""
        item, start, found = self.session.items[said.index], said.start, list[pytest.TestReport]()
        keywords: dict[str, Literal[1]] = dict.fromkeys(item.keywords, 1)
        for when, seconds in zip(PHASES, said.seconds, strict=True):
            report = pytest.TestReport(
                item.nodeid, item.location, keywords, "passed", None, when, (), seconds, start, start + seconds
            )
            found.append(report)
            start += seconds
        return found

    def _unpacked(self, report: dict[str, object] | None) -> pytest.TestReport:
        found = self.config.hook.pytest_report_from_serializable(config=self.config, data=report)
        assert isinstance(found, pytest.TestReport)
        return found

    def _report(self, number: int, index: int, reports: Sequence[pytest.TestReport]) -> None:
        """Tell all plugins how a test has ended, as if it had run here."""
        item = self.session.items[index]
        self.claimed[number].remove(index)
        for report in reports:
            self.config.hook.pytest_runtest_logreport(report=report)
        self.config.hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        if self._must_stop():
            self.stopping[0] = 1

    def _warn(self, said: Warned) -> None:
        warning = warnings.WarningMessage(f"{said.category}: {said.text}", UserWarning, said.file, said.line)
        self.config.hook.pytest_warning_recorded.call_historic(
            kwargs={"warning_message": warning, "nodeid": said.nodeid, "when": said.when, "location": None}
        )

    def _has_ended(self, pipe: Connection) -> None:
        """A worker has gone. If it should not have, its test has failed, and another worker does the rest."""
        number, process = self.workers.pop(pipe)
        pipe.close()
        process.join(END)
        ran = int.from_bytes(self.running[4 * number : 4 * number + 4], "little")
        if ran != NONE:
            item = self.session.items[ran]
            why = f"the process that ran {item.nodeid} has ended with status {process.exitcode}"
            failed = pytest.TestReport(item.nodeid, item.location, {}, "failed", why, "call")
            self._report(number, ran, [failed])
        elif process.exitcode and not self._must_stop():
            self.session.shouldstop = f"a process of tests has ended with status {process.exitcode}"
        self.claims.give_back(self.claimed[number])
        if ran != NONE and not self._must_stop():
            self._start(number)

    def _set_running(self, number: int, index: int) -> None:
        self.running[4 * number : 4 * number + 4] = index.to_bytes(4, "little")

    def _end(self) -> None:
        """Let no worker outlive this process, whatever has happened."""
        self.stopping[0] = 1
        for pipe, (_, process) in self.workers.items():
            pipe.close()
            process.join(END)
            process.kill()


# A worker.


class Worker:
    """Runs what it claims, and says how it went."""

    def __init__(
        self,
        session: pytest.Session,
        number: int,
        pipe: Connection,
        running: mmap.mmap,
        stopping: mmap.mmap,
        foreign: Sequence[int],
    ) -> None:
        self.session = session
        self.number = number
        self.pipe = pipe
        self.running = running
        self.stopping = stopping
        self.foreign = foreign  # the ends of pipes that are not this worker's

    def run(self) -> None:
        """The whole life of the process."""
        for one in self.foreign:
            os.close(one)
        self._set_up()
        try:
            self._run_tests()
        except (KeyboardInterrupt, BrokenPipeError, EOFError):
            pass  # the main process knows why
        except pytest.exit.Exception as problem:
            self._say(Stopped(str(problem)))
        finally:
            self._note(NONE)
            self.session._setupstate.teardown_exact(None)

    def _set_up(self) -> None:
        """Output is caught in files of this process, and programs that a test starts do not import pytest first."""
        plugins = self.session.config.pluginmanager
        for name in ("workers-main", "terminalreporter"):
            plugins.unregister(name=name)
        plugins.register(self)
        capture = plugins.getplugin("capturemanager")
        capture.stop_global_capturing()
        capture.start_global_capturing()
        sys.modules["__main__"] = types.ModuleType("__main__")
        folders = getattr(self.session.config, "_tmp_path_factory")  # noqa: B009
        folder = folders.getbasetemp() / f"worker{self.number}"
        folder.mkdir(exist_ok=True)
        vars(folders)["_basetemp"] = folder

    def _run_tests(self) -> None:
        """The next test must be known before one ends: what both share stays."""
        tests = self._tests()
        index = next(tests, None)
        while index is not None and not self.stopping[0]:
            self._note(index)
            following = next(tests, None)
            items = self.session.items
            self._run(index, items[index], None if following is None else items[following])
            self._note(NONE)
            index = following

    def _tests(self) -> Iterator[int]:
        """All that it can claim."""
        while True:
            self._say(None)
            claimed: list[int] = self.pipe.recv()
            if not claimed:
                return
            yield from claimed

    def _run(self, index: int, item: pytest.Item, following: pytest.Item | None) -> None:
        reports: list[pytest.TestReport] = []
        self.reports = reports
        item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        passed = [report.passed and not report.sections and not report.user_properties for report in reports]
        if passed == [True] * len(PHASES):
            self._say(Passed(index, reports[0].start, [report.duration for report in reports]))
        else:
            hook = item.config.hook
            if len(reports) > len(PHASES):
                for report in reports:  # a test whose parts have failed has failed, and is told so when it is asked
                    hook.pytest_report_teststatus(report=report, config=item.config)
            packed = [hook.pytest_report_to_serializable(config=item.config, report=report) for report in reports]
            self._say(Reported(index, packed))

    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """As pytest does it, but the reports are kept."""
        self.reports += runtestprotocol(item, log=False, nextitem=nextitem)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Whatever a plugin reports besides: a part of a test, for example."""
        self.reports.append(report)

    def pytest_warning_recorded(
        self, warning_message: warnings.WarningMessage, when: Literal["config", "collect", "runtest"], nodeid: str
    ) -> None:
        text, category = str(warning_message.message), warning_message.category.__name__
        self._say(Warned(text, category, warning_message.filename, warning_message.lineno, when, nodeid))

    def _say(self, said: Said) -> None:
        self.pipe.send_bytes(pickle.dumps(said))

    def _note(self, index: int) -> None:
        self.running[4 * self.number : 4 * self.number + 4] = index.to_bytes(4, "little")
