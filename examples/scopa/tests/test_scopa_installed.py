"""The wheel of Scopa: built, installed into a folder of its own, and found by the command."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[1]
PIP = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target")

Command = Callable[..., str]


def python(*arguments: str, typed: str = "", path: str = "") -> str:
    """What a Python of its own prints that succeeds."""
    environment = os.environ | {"PYTHONPATH": path, "COLUMNS": "100", "IGROTEKA_LANG": "en", "PYTHONUTF8": "1"}
    ran = subprocess.run(
        [sys.executable, *arguments],
        input=typed,
        cwd=SOURCE,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def igroteka(tmp_path_factory: pytest.TempPathFactory) -> Command:
    """The command, where the wheel is installed."""
    folder = tmp_path_factory.mktemp("packages")
    python("-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "wheels"))
    (wheel,) = (folder / "wheels").glob("igroteka_scopa-*.whl")
    python(*PIP, str(folder / "installed"), str(wheel))
    path = str(folder / "installed")

    def run(*arguments: str, typed: str = "") -> str:
        return python("-m", "igroteka", *arguments, typed=typed, path=path)

    return run


def test_it_is_listed_beside_the_games_that_are_built_in(igroteka: Command) -> None:
    listed = [game["id"] for game in json.loads(igroteka("games", "--json"))]
    assert "scopa" in listed
    assert len(listed) > 1


def test_its_rules_come_with_it(igroteka: Command) -> None:  # SCO-T05
    assert "A card that can take must take" in " ".join(igroteka("rules", "scopa", "SCO-T05").split())


def test_a_game_is_played_in_the_terminal(igroteka: Command) -> None:
    given = ("play", "scopa", "--preset", "quick", "--seats", "2", "--bots", "greedy", "--seed", "5")
    told = igroteka(*given, typed="1\n" * 300)
    assert " 2. " in told
    assert "scopa-" not in told  # the id of a text that is missing
