"""A pytest plugin that tries many mutants in one process: it imports and collects once, and forks for each mutant.

The fork replaces the code of the function that the mutant changes, and runs the tests that it was told until one fails.
That takes a tenth of a second; a new process of pytest takes more than one.

The mutants are lines of JSON in the file `IGROTEKA_WARM_PLAN`; what was found goes to `IGROTEKA_WARM_LOG`. A mutant
that survives here has to be tried in a new process: what was computed at import, or is cached, has not changed.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import resource
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

WAIT = 600.0  # seconds after which a fork hangs that uses no processor time
MEMORY = 4 << 30  # bytes that a fork may take

Functions = dict[tuple[str, str, int], list[FunctionType]]  # by file, name and line
Changes = list[tuple[FunctionType, CodeType]]


def codes(code: CodeType) -> Iterator[CodeType]:
    """All functions and classes in a piece of code."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from codes(constant)


def existing_functions() -> Functions:
    """All functions of this process."""
    found: Functions = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            code = thing.__code__
            found.setdefault((code.co_filename, code.co_qualname, code.co_firstlineno), []).append(thing)
    return found


def changes_of(existing: Functions, mutant: dict[str, Any]) -> Changes:
    """The functions with the name of the mutant's, and the code that each gets from the changed source."""
    file, within = mutant["file"], f"{mutant['function']}."
    changed = [
        code
        for code in codes(compile(mutant["source"], file, "exec", dont_inherit=True))
        if within.startswith(f"{code.co_qualname}.")  # a function inside another is changed with the outer one
    ]
    return [
        (function, code)
        for code in changed
        for function in existing.get((file, code.co_qualname, code.co_firstlineno), [])
    ]


def run_items(session: pytest.Session, items: list[pytest.Item]) -> str:
    """The first of these tests that fails."""
    for item, following in zip(items, [*items[1:], None], strict=True):
        item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return item.nodeid
    return ""


def try_mutant(session: pytest.Session, changes: Changes, items: list[pytest.Item], pipe: int) -> None:
    """In the fork: change the function, run the tests, tell which one failed, and end what they have started."""
    for function, code in changes:
        function.__code__ = code
    try:
        os.write(pipe, run_items(session, items).encode())
    finally:
        session._setupstate.teardown_exact(None)


def fork(session: pytest.Session, changes: Changes, items: list[pytest.Item], limit: int) -> str:
    """The test that fails, "timeout", or nothing."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        with contextlib.suppress(BaseException):
            try_mutant(session, changes, items, writing)
        os._exit(0)
    os.close(writing)
    status = wait(child)
    with os.fdopen(reading, "rb") as pipe:
        failed = pipe.read().decode()
    return failed or ("timeout" if status is None or os.WIFSIGNALED(status) else "")


def wait(child: int) -> int | None:
    """The status of a fork; none if it had to be killed."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return status
        time.sleep(0.02)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Try all mutants instead of running the tests."""
    by_id = {item.nodeid: item for item in session.items}
    existing = existing_functions()
    gc.freeze()
    for line in Path(os.environ["IGROTEKA_WARM_PLAN"]).read_text(encoding="utf-8").splitlines():
        mutant, start = json.loads(line), time.monotonic()
        items = [by_id[test] for test in mutant["tests"] if test in by_id]
        changes = changes_of(existing, mutant)
        by = fork(session, changes, items, mutant["limit"]) if changes else ""
        found = {"id": mutant["id"], "by": by, "tests": len(items), "seconds": round(time.monotonic() - start, 1)}
        with Path(os.environ["IGROTEKA_WARM_LOG"]).open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")
    return True
