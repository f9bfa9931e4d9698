"""What is said while npm installs packages, and when it cannot."""

from __future__ import annotations

import sys

from tools.npm_install import install


def npm(*lines: str, then: str = "") -> list[str]:
    """A program that prints such lines as npm does, and then does something."""
    said = "\n".join(lines)
    return [sys.executable, "-c", f"import sys, time\nprint({said!r}, file=sys.stderr, flush=True)\n{then}"]


def test_requests_are_counted_instead_of_printed() -> None:
    said: list[str] = []
    fetched = [f"npm http fetch GET 200 https://registry.example.org/p{i} 5ms (cache miss)" for i in range(3)]
    assert install(npm(*fetched, "added 3 packages in 1s"), said.append, every=0) == 0
    assert said == ["  1 files fetched", "  2 files fetched", "  3 files fetched", "added 3 packages in 1s"]


def test_troubles_are_told_as_they_come_and_with_their_reason() -> None:
    said: list[str] = []
    lines = ["npm http fetch GET https://registry.example.org/p attempt 1 failed with ETIMEDOUT", "npm error ETIMEDOUT"]
    assert install(npm(*lines, then="sys.exit(7)"), said.append) == 7
    assert said == lines


def test_npm_is_stopped_when_nothing_comes_any_more() -> None:
    said: list[str] = []
    trouble = "npm http fetch GET https://registry.example.org/p attempt 1 failed with ETIMEDOUT"
    assert install(npm(trouble, then="time.sleep(600)"), said.append, stalled=2) == 1
    assert said[0] == trouble
    assert said[1].startswith("No package has come for 2 seconds")
