"""A pytest plugin that writes, for each test, which functions of the package it has entered.

A test that takes more seconds of processor time than `IGROTEKA_REACHED_CUT` is stopped there: long random play enters
nearly everything in its first games.
"""

from __future__ import annotations

import builtins
import json
import os
import signal
import time
from collections.abc import Generator
from pathlib import Path

import marks
import pytest

CUT = "IGROTEKA_REACHED_CUT"


class LongEnough(BaseException):
    """A test has run for as long as is recorded."""


def stop(number: int, frame: object) -> None:
    raise LongEnough


class Plugin:
    """Clears the marks before each test, and writes a line of JSON after it."""

    def __init__(self, recording: Path) -> None:
        shared = recording / f"{os.getpid()}.bytes"
        shared.write_bytes(bytes(len(getattr(builtins, marks.MARK))))
        os.environ[marks.SHARED] = str(shared)
        self.reached = marks.share(shared)
        setattr(builtins, marks.MARK, self.reached)
        self.lines = recording / f"{os.getpid()}.jsonl"
        self.cut = float(os.environ[CUT])
        self.was_cut = False
        signal.signal(signal.SIGVTALRM, stop)

    @pytest.hookimpl(wrapper=True)
    def pytest_pyfunc_call(self) -> Generator[None, object, object]:
        signal.setitimer(signal.ITIMER_VIRTUAL, self.cut)
        try:
            return (yield)
        except LongEnough:
            self.was_cut = True
            return True
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.reached[:] = bytes(len(self.reached))
        self.was_cut = False
        start = time.process_time()
        result = yield
        seconds = round(time.process_time() - start, 3)
        numbers = [number for number, byte in enumerate(self.reached[:]) if byte]
        line = {"test": item.nodeid, "seconds": seconds, "cut": self.was_cut, "functions": numbers}
        with self.lines.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        return result


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Plugin(Path(os.environ[marks.FOLDER])))
