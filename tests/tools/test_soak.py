"""Long runs of the conformance suite: counted, resumed, stopped by what they find."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.core import registry
from tools.soak import Line, read_log, soak


def run(log: Path, games: int, part: int = 2) -> tuple[int, list[Line]]:
    """A short run; its status and the log."""
    return soak(registry.find_game("kittens"), "short", games, part, log), read_log(log)


def test_a_run_that_was_stopped_goes_on_with_the_next_seed(tmp_path: Path) -> None:
    log = tmp_path / "soak.jsonl"
    assert run(log, 2)[0] == 0
    status, lines = run(log, 5)
    assert (status, [line["seed"] for line in lines]) == (0, ["short-1", "short-2", "short-3"])
    assert [line["games"] for line in lines] == [2, 2, 1]
    assert all(int(str(line["choices"])) > 0 and int(str(line["checks"])) > 0 for line in lines)


def test_a_run_ends_at_the_first_violation_and_keeps_its_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "soak.jsonl"
    conserved = iter(range(10**9))
    monkeypatch.setattr(type(registry.find_game("kittens")), "conserved", lambda self, g: {"cards": next(conserved)})
    for _ in range(2):
        status, lines = run(log, 100)
        assert (status, len(lines)) == (1, 1)
    assert lines[0]["violations"]
    assert "game: kittens" in (tmp_path / "soak-short-1-0.replay").read_text(encoding="utf-8")
