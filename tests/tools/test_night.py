"""`make soak`: its parts are bounded, reported with their seeds, and not run twice."""

from __future__ import annotations

import json
from pathlib import Path

from igroteka.core.registry import games
from tools.night import STOPPED, Part, parts, read_report, run_all

WELL, BROKEN, LONG = [
    Part(name, 1, ["sh", "-c", code])
    for name, code in (("well", "echo well"), ("broken", "exit 3"), ("long", "sleep 600"))
]


def test_every_part_has_a_line_with_its_seed_and_its_status(tmp_path: Path) -> None:
    assert run_all([WELL, BROKEN], 7, 1, tmp_path) == 1
    lines = read_report(tmp_path / "report.jsonl")
    assert [(line["part"], line["seed"], line["status"]) for line in lines] == [("well", 7, 0), ("broken", 7, 3)]
    assert (tmp_path / "well.log").read_text() == "well\n"


def test_a_part_is_stopped_when_its_time_is_over_and_that_is_no_failure(tmp_path: Path) -> None:
    assert run_all([LONG], 7, 0.2 / 3600, tmp_path) == 0
    assert read_report(tmp_path / "report.jsonl")[0]["status"] == STOPPED


def test_what_has_come_to_its_end_is_not_run_again_with_the_same_seed(tmp_path: Path) -> None:
    assert run_all([WELL, BROKEN], 7, 1, tmp_path) == 1
    assert run_all([WELL, BROKEN], 7, 1, tmp_path) == 1
    assert len(read_report(tmp_path / "report.jsonl")) == 2
    run_all([WELL], 8, 1, tmp_path)
    assert [line["seed"] for line in read_report(tmp_path / "report.jsonl")] == [7, 7, 8]


def test_the_parts_share_all_of_the_time_and_play_every_game() -> None:
    found = parts(7, Path("soak"))
    assert round(sum(part.share for part in found), 6) == 1
    assert {f"games-{id}" for id in games()} <= {part.name for part in found}
    assert json.dumps([list(part.command) for part in found]).count('"7"') >= len(games()) + 3
