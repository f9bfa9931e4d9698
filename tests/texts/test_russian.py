"""Russian says «ты» (docs/decisions/0010-ty.md)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import igroteka

PACKAGE = Path(igroteka.__file__).parent
SHARED = sorted((PACKAGE / "texts" / "ru").glob("*.ftl"))
OF_GAMES = ("game", "pages", "bots", "terminal")  # in the others «вы» may be several players
FILES = [*SHARED, *[file for name in OF_GAMES for file in sorted(PACKAGE.glob(f"games/*/texts/ru/{name}.ftl"))]]
POLITE = re.compile(r"\b(?:вы|вас|вам|вами|ваш\w*)\b", re.IGNORECASE)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_nobody_is_addressed_politely(file: Path) -> None:
    found = [line for line in file.read_text(encoding="utf-8").splitlines() if POLITE.search(line)]
    assert found == []
