"""Cards and rules that depend on what a table has agreed on are told as they are played there."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from igroteka.core.registry import games
from igroteka.texts import LANGUAGES, Texts, texts_for

OPEN = {"en": "agreed", "ru": "договорил"}  # what a text says that leaves open how a table plays
RULES = files("igroteka.games.bang").joinpath("texts/en/rules.ftl").read_text(encoding="utf-8")


def left_open(texts: Texts) -> list[str]:
    """The cards and rules of BANG! whose texts leave open how the table plays."""
    told = {id: texts.attribute(id, "text") for id in games()["bang"].components}
    told |= {id: texts.rule(id.replace("_", ".")) for id in re.findall(r"^rule-(\S+) =", RULES, re.MULTILINE)}
    return [id for id, text in told.items() if OPEN[texts.language] in text]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["house", "official"])
def test_a_table_is_told_how_it_plays(language: str, preset: str) -> None:  # BANG-O01 to BANG-O12
    game = games()["bang"]
    options = game.setup(4, game.preset(preset).settings, "1").settings
    assert len(left_open(texts_for(language))) > 10
    assert not left_open(texts_for(language).at_table(options))


def test_what_a_table_has_agreed_on_changes_nothing_elsewhere() -> None:
    general = texts_for("en").attribute("bang-pixie_pete", "text")
    assert texts_for("en").at_table({"pixie_pete_draw": "3"}).attribute("bang-pixie_pete", "text") != general
    assert texts_for("en").attribute("bang-pixie_pete", "text") == general
