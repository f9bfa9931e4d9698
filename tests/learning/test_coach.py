"""The coach has words about every question that a newcomer can be asked."""

from __future__ import annotations

import re

import pytest

from igroteka.core.registry import games
from igroteka.texts import LANGUAGES, texts_for

GAMES = ["bang", "intrigo", "kittens", "targi"]
# Questions that no coached game asks, or that wait for nobody: a match for money, and what may be done at any time.
UNEXPLAINED = {
    "bang": {"anytime", "bid", "keep-cards", "keep-character", "open", "opening-bid"},
    "kittens": {"close"},
}


def questions(game: str) -> set[str]:
    """The names of all questions of a game, by their texts."""
    files = games()[game].folder.joinpath("texts", "en").iterdir()
    told = "\n".join([file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl")])
    return set(re.findall(rf"^{game}-ask-([a-z-]+) =", told, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_explained_when_it_first_comes_up(game: str, language: str) -> None:
    texts = texts_for(language)
    wanted = questions(game) - UNEXPLAINED.get(game, set())
    assert len(wanted) > 8
    assert [one for one in sorted(wanted) if not texts.has(f"{game}-coach-{one}")] == []
    assert [one for one in sorted(wanted) if not texts.attribute(f"{game}-coach-{one}", "title")] == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_unexplained_that_is_no_question(game: str) -> None:
    assert UNEXPLAINED.get(game, set()) <= questions(game)
