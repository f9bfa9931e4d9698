"""A pytest plugin that writes, for each test, which functions of the package it has entered."""

from __future__ import annotations

import builtins
import json
import os
import time
from collections.abc import Generator
from pathlib import Path

import marks
import pytest


class Plugin:
    """Clears the marks before each test, and writes a line of JSON after it."""

    def __init__(self, recording: Path) -> None:
        shared = recording / f"{os.getpid()}.bytes"
        shared.write_bytes(bytes(len(getattr(builtins, marks.MARK))))
        os.environ[marks.SHARED] = str(shared)
        self.reached = marks.share(shared)
        setattr(builtins, marks.MARK, self.reached)
        self.lines = recording / f"{os.getpid()}.jsonl"

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.reached[:] = bytes(len(self.reached))
        start = time.process_time()
        result = yield
        seconds = round(time.process_time() - start, 3)
        numbers = [number for number, byte in enumerate(self.reached[:]) if byte]
        with self.lines.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"test": item.nodeid, "seconds": seconds, "functions": numbers}) + "\n")
        return result


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Plugin(Path(os.environ[marks.FOLDER])))
