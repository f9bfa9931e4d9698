"""Russian says «ты» (docs/decisions/0010-ty.md), and a preposition stands with its case."""

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


# The case that each preposition asks for, where a name comes after it.
CASES = {"против": "gen", "у": "gen", "от": "gen", "для": "gen", "без": "gen", "к": "dat", "перед": "ins"}
NAME = re.compile(
    rf"(?<!\w)({'|'.join(CASES)}) {{ (?:\$\w+_(gen|dat|acc|ins|pre)|(target-whom|player-whom|target-to)) }}",
    re.IGNORECASE,
)
SHARED_NAMES = {"target-whom": "acc", "player-whom": "acc", "target-to": "dat"}
ALL_FILES = [*SHARED, *sorted(PACKAGE.glob("games/*/texts/ru/*.ftl"))]


@pytest.mark.parametrize("file", ALL_FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_name_has_the_case_that_its_preposition_asks_for(file: Path) -> None:
    names = [match.groups() for match in NAME.finditer(file.read_text(encoding="utf-8"))]
    wrong = [
        (before, case or shared)
        for before, case, shared in names
        if (case or SHARED_NAMES[shared]) != CASES[before.lower()]
    ]
    assert wrong == []
