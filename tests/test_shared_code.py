"""What all games share names none of them: a game is known by its folder and its entry point alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from igroteka.core.registry import games

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "igroteka"
WEB = ROOT / "web" / "src"
SHARED = (
    *[path for path in sorted(PACKAGE.iterdir()) if path.name not in ("games", "__pycache__")],
    *[WEB / "lib", WEB / "pages", WEB / "parts", WEB / "styles", ROOT / "tools"],
)
BUILT = PACKAGE / "server" / "pages"
READ = (".py", ".ftl", ".ts", ".svelte", ".css", ".mako")


def files_in(path: Path) -> list[Path]:
    found = [path] if path.is_file() else sorted(path.rglob("*"))
    return [file for file in found if file.suffix in READ and BUILT not in file.parents]


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_game_is_named_in_what_all_games_share(path: Path) -> None:
    name = re.compile("|".join(games()), re.IGNORECASE)
    naming = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in files_in(path)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if name.search(line)
    ]
    assert naming == []
