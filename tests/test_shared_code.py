"""What all games share names none of them: a game is known by its folder and its entry point alone."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from igroteka.core.registry import games

ROOT = Path(__file__).resolve().parents[1]
# Folders of games, tests, and documents for readers.
MAY_NAME_GAMES = re.compile(
    r"(src/igroteka|web/src)/games/\w+/"
    r"|(web/|examples/\w+/)?tests/|web/browser/|docs/"
    r"|(README|CONTRIBUTING|CHANGELOG)\.md$|pyproject\.toml$"
)


def shared_files() -> list[str]:
    """Every file of the repository, also a new one that is not committed yet, except where games may be named."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [path for path in listed if not MAY_NAME_GAMES.match(path) and (ROOT / path).is_file()]


def naming(path: str, name: re.Pattern[str]) -> list[str]:
    """The lines of a file that name a game, and the file itself if its path does; pictures have no lines."""
    found = [path] if name.search(path) else []
    try:
        lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        return found
    return found + [f"{path}:{number}: {line.strip()}" for number, line in enumerate(lines, 1) if name.search(line)]


def test_no_game_is_named_in_what_all_games_share() -> None:
    name = re.compile("|".join(games()), re.IGNORECASE)
    shared = shared_files()
    assert {"Makefile", "src/igroteka/core/game.py", "web/vite.config.ts", ".github/workflows/ci.yml"} <= set(shared)
    assert [line for path in shared for line in naming(path, name)] == []
