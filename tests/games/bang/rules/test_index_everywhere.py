"""The index of who may change which rule is never stale, in any configuration; a clone has its own."""

from __future__ import annotations

import pytest

from igroteka.conformance import CheckedSetup, configurations
from igroteka.conformance.checked_table import setup_of
from igroteka.core.random import QuickRandom, Random, from_seed
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules import questions
from igroteka.games.bang.rules.source import Source, all_sources, sources_by_question
from igroteka.games.bang.rules.state import BangGame
from tests.density import times

ALL = [found for found in configurations(GAME) if found.seats in (2, 3, 5, 6)]


def picture(g: BangGame) -> list[object]:
    """All that the index tells."""
    found: list[object] = [
        [source.number for source in g.table_sources(question)] for question in range(questions.COUNT)
    ]
    living = g.clockwise(g.ring[0])
    for figure in range(len(g.figures)):
        for question in range(questions.COUNT):
            found.append([source.number for source in g.own_sources(figure, question)])
            found.append([source.number for source in g.sources(figure, question)])
        found.append([source.number for source in g.abilities(figure)])
        found.append((g.living(figure, first=True), g.living(figure, first=False), g.clockwise(figure)))
        if figure in living:
            found.append([g.distance(figure, other) for other in living])
            found.append((g.near(figure), g.in_range(figure)))
    offering = [(figure, [source.number for source in sources]) for figure, sources in g.anytime_sources()]
    return [*found, g.mode_rules.number, offering]


def go_on(g: BangGame, random: Random) -> None:
    """Take a random option."""
    decision = random.pick([found for found in g.decisions() if found.waits])
    g.apply(decision.seat, random.pick(decision.options))


@pytest.mark.dense
@pytest.mark.parametrize("configuration", ALL, ids=str)
def test_the_index_is_renewed_whenever_something_changes(configuration: CheckedSetup) -> None:  # BANG-T41
    for seed in [str(number) for number in range(1, times(1) + 1)]:
        g = GAME.deal(setup_of(GAME, configuration, seed, live=False), from_seed(seed))
        random = QuickRandom(7)
        while g.decisions():
            kept = picture(g)
            g.invalidate_index()
            assert picture(g) == kept
            go_on(g, random)


@pytest.mark.parametrize("configuration", ALL, ids=str)
def test_a_copy_keeps_its_index_when_the_other_goes_on(configuration: CheckedSetup) -> None:  # BANG-T41
    g = GAME.deal(setup_of(GAME, configuration, "3", live=False), from_seed("3"))
    random = QuickRandom(8)
    while g.decisions():
        clone = g.clone()
        kept = picture(clone)
        go_on(g, random)
        now = picture(g)
        assert picture(clone) == kept
        clone.invalidate_index()
        assert picture(clone) == kept
        assert picture(g) == now


def test_answers_are_those_of_the_sources_that_are_there_in_their_order() -> None:
    random = QuickRandom(5)
    together = [[random.pick(all_sources()) for _ in range(random.below(6))] for _ in range(300)]
    for sources in together + [found[::-1] for found in together]:
        for question, method in enumerate(questions.METHODS[1:], start=1):
            own = [s for s in sources if getattr(type(s), method) is not getattr(Source, method)]
            assert sources_by_question(sources)[question] == own
        assert sources_by_question(sources)[questions.ANY] == sources


def test_every_question_is_a_method_of_sources_and_has_its_number() -> None:
    for question, method in enumerate(questions.METHODS[1:], start=1):
        assert getattr(questions, method.upper()) == question
        assert callable(getattr(Source, method))
    assert len(questions.METHODS) == questions.COUNT


def test_a_source_answers_the_questions_whose_methods_are_its_own() -> None:
    for source in all_sources():
        listed = sources_by_question([source])
        for question, method in enumerate(questions.METHODS[1:], start=1):
            own = any(method in vars(kind) for kind in type(source).__mro__ if kind not in (Source, object))
            assert listed[question] == [source] * own
