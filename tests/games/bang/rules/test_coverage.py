"""Nothing of the boxes is forgotten, and what is printed on the cards is what the dossier says."""

from __future__ import annotations

import re

import pytest

from igroteka.dossiers import dossier
from igroteka.games.bang.game import COMPONENTS, GAME
from igroteka.games.bang.rules.faces import FACTS
from igroteka.games.bang.rules.source import character_of
from igroteka.texts import LANGUAGES, texts_for
from tests.games.bang.coverage import EMPTY, FILE, ROOT, TABLES, page

DOSSIER = (ROOT / "src/igroteka/games/bang/RULES.md").read_text(encoding="utf-8")


COUNTED = "new cards? These numbers stand in this test, in the README and at the head of RULES.md"


def test_everything_is_implemented_stated_tested_and_worded() -> None:
    found = page()
    assert EMPTY not in found
    assert FILE.read_text(encoding="utf-8") == found, "run `make generate`"


def test_no_card_character_event_option_or_variant_is_missing() -> None:
    counts = {title: len(things) for title, things in TABLES.items()}
    assert [counts[title] for title in ("Playing cards", "Characters", "Events", "House rules")] == [44, 42, 40, 25], (
        COUNTED
    )
    things = [thing.id for title in ("Playing cards", "Characters", "Events") for thing in TABLES[title]]
    assert [f"bang-{id}" for id in things] == list(COMPONENTS)
    settings = [t.id for title in ("House rules", "Sets, variants and the Sheriff") for t in TABLES[title]]
    assert sorted(settings) == sorted(setting.id for setting in GAME.settings)


@pytest.mark.parametrize(("box", "cards"), [("base", 80), ("dodge_city", 40)])
def test_every_suit_comes_equally_often(box: str, cards: int) -> None:  # BANG-Z40
    faces = [word for row in FACTS["cards"] for word in row[box].split()]
    assert len(faces) == cards, COUNTED
    assert [sum(face.endswith(suit) for face in faces) for suit in "SHDC"] == [cards // 4] * 4


@pytest.mark.parametrize("row", FACTS["characters"], ids=lambda row: str(row["id"]))
def test_every_character_has_the_life_points_of_the_dossier(row: dict[str, str]) -> None:  # BANG-S04 BANG-Z16
    printed = re.search(rf"\*\*{row['rule']} [^*]+\*\* \((\d)\)", DOSSIER)
    assert printed is not None, f"RULES.md has no line **{row['rule']} Name** (life points) — …"
    assert int(printed[1]) == int(row["life"]) == character_of(100 + int(row["rule"][6:])).life


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_words_for_players(language: str) -> None:
    found = dossier("bang")
    assert found is not None
    ids = {id for paragraph in found.paragraphs for id in paragraph.ids if id.startswith("BANG-")}
    ids = {id for id in ids if not id.startswith("BANG-Z")}
    assert len(ids) > 400
    assert not [id for id in sorted(ids) if not texts_for(language).rule(id)]
