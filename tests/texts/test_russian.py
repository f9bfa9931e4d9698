"""Russian says «ты» (docs/decisions/0010-ty.md)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import igroteka

FOLDER = Path(igroteka.__file__).parent / "texts" / "ru"
FILES = ("bots", "cli", "core", "server", "web")  # in those of a game «вы» may be several players
POLITE = re.compile(r"\b(?:вы|вас|вам|вами|ваш\w*)\b", re.IGNORECASE)


@pytest.mark.parametrize("name", FILES)
def test_nobody_is_addressed_politely(name: str) -> None:
    found = [line for line in (FOLDER / f"{name}.ftl").read_text(encoding="utf-8").splitlines() if POLITE.search(line)]
    assert found == []
