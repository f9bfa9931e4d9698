"""The leaderboard: its page is what the command prints, and its commands play its lines."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import msgspec
import pytest

from igroteka.core.registry import games
from igroteka.examples import leaderboard
from tests.cli.running import run

PAGE = Path(__file__).parents[2] / "docs" / "leaderboard.md"


def test_the_page_shows_the_board_and_every_line_is_measured() -> None:
    lines = [line for file in leaderboard.files() for line in leaderboard.read(file)]
    assert {line.game for line in lines} == set(games())
    assert leaderboard.board(lines) in PAGE.read_text(encoding="utf-8")
    for line in lines:
        assert line.version
        assert 0 <= line.low <= line.share <= line.high <= 1
        assert line.contest().games_a_line_up == line.games  # whole deals: the command says how many games there are
        assert line.bot not in ("normal", "hard")  # they think for a time, and play differently on another machine


def test_a_line_is_measured_and_comes_out_alike_by_its_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "board.json"
    line = leaderboard.Line("kittens", "classic_base", 2, "greedy", "random", 8, "test")
    leaderboard.write(file, [line])
    arguments = ["--file", str(file), "--workers", "1"]
    assert leaderboard.main([*arguments, "--measure"]) == 0
    (measured,) = leaderboard.read(file)
    assert leaderboard.main([*arguments, "--check", "1"]) == 0
    leaderboard.write(file, [msgspec.structs.replace(measured, share=measured.share / 2)])
    assert leaderboard.main([*arguments, "--check", "1"]) == 1
    assert f"now: {100 * measured.share:.1f} %" in capsys.readouterr().out
    command = shlex.split(measured.contest().command())
    told = json.loads(run(*command[1:], "--workers", "1", "--json").out)
    assert next(one["share"] for one in told["bots"] if one["name"] == "greedy") == measured.share


def test_a_line_that_is_not_on_the_board_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        leaderboard.main(["--check", "99"])
    assert "there is no line 99" in capsys.readouterr().err
