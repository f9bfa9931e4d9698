"""What the game keeps about who may change which rule is never out of date."""

from __future__ import annotations

import pytest

from igroteka.conformance import Configuration, configurations
from igroteka.conformance.table import setup_of
from igroteka.core.random import QuickRandom, from_seed
from igroteka.games.bang import questions
from igroteka.games.bang.game import GAME
from igroteka.games.bang.source import Source, all_sources, answers_of
from igroteka.games.bang.state import BangGame

ALL = [found for found in configurations(GAME) if found.seats in (2, 3, 5, 6)]


def picture(g: BangGame) -> list[object]:
    """All that the index tells."""
    found: list[object] = [[source.number for source in g.rules(question)] for question in range(questions.COUNT)]
    living = g.clockwise(g.ring[0])
    for figure in range(len(g.figures)):
        for question in range(questions.COUNT):
            found.append([source.number for source in g.own(figure, question)])
            found.append([source.number for source in g.sources(figure, question)])
        found.append([source.number for source in g.abilities(figure)])
        found.append((g.living(figure, first=True), g.living(figure, first=False), g.clockwise(figure)))
        found.append([g.distance(figure, other) for other in living] if figure in living else [])
    return [*found, g.offering()]


@pytest.mark.parametrize("configuration", ALL, ids=str)
def test_the_index_is_renewed_whenever_something_changes(configuration: Configuration) -> None:  # BANG-T41
    for seed in ("1", "2"):
        setup = setup_of(GAME, configuration, seed, live=False)
        g = GAME.deal(setup, from_seed(seed))
        random = QuickRandom(7)
        while g.decisions():
            clone = g.clone()
            kept = picture(g)
            g.touch()
            assert picture(g) == kept
            decision = random.pick([found for found in g.decisions() if found.waits])
            g.apply(decision.seat, random.pick(decision.options))
            assert picture(clone) == kept


def test_every_question_is_a_method_of_sources_and_has_its_number() -> None:
    for question, method in enumerate(questions.METHODS[1:], start=1):
        assert getattr(questions, method.upper()) == question
        assert callable(getattr(Source, method))
    assert len(questions.METHODS) == questions.COUNT


def test_a_source_answers_the_questions_whose_methods_are_its_own() -> None:
    for source in all_sources():
        listed = answers_of([source])
        for question, method in enumerate(questions.METHODS[1:], start=1):
            own = any(method in vars(kind) for kind in type(source).__mro__ if kind not in (Source, object))
            assert listed[question] == [source] * own
