"""What is told of what a search has found."""

import pytest

from igroteka.bots.advice import ALONE, BETTER, CLOSE, ONLY, advise, compared, costly_mistakes, has_advice
from igroteka.bots.bot import sampler
from igroteka.bots.search.searching import Budget, Estimate
from igroteka.bots.search.thinker import SearchBot
from igroteka.core.decisions import Decision
from igroteka.core.phrases import Message
from igroteka.core.positions import read_position
from igroteka.core.random import QuickRandom
from igroteka.core.registry import find_game
from igroteka.core.rollout import next_decision
from igroteka.games.kittens.rules.words import ASK_TURN, DRAW, PLAY
from igroteka.simulation import Plan, Series
from igroteka.texts import LANGUAGES, texts_for

A, B, C, D = DRAW(), PLAY(5), PLAY(6), PLAY(7)


def estimates(*results: list[float]) -> list[Estimate]:
    """What a search has found, the option that it would take first."""
    return [
        Estimate(option, len(mine), sum(mine) / max(1, len(mine)), mine)
        for option, mine in zip((A, B, C, D), results, strict=False)
    ]


def test_a_clearly_better_option_is_told_with_the_next_best_one() -> None:
    told, odds = compared(estimates([0.6] * 9, [0.3] * 9, [0.5] * 9))
    assert [(one.option, one.percent) for one in told] == [(A, 60), (C, 50), (B, 30)]
    assert (odds.phrase, odds.numbers) == (BETTER, (60, 50))


def test_options_that_are_about_as_good_are_said_to_be() -> None:
    told, odds = compared(estimates([0.6] * 9, [0.58] * 9, [0.1] * 9, [0.2] * 9))
    assert len(told) == 3
    assert (odds.phrase, odds.numbers) == (CLOSE, (60, 58))


def test_options_are_told_by_what_they_are_worth_in_the_same_states() -> None:
    told, odds = compared(estimates([0.9, 0.8] * 4 + [0.4] * 24, [0.8, 0.7] * 4))
    assert [(one.option, one.percent) for one in told] == [(A, 51), (B, 41)]
    assert odds.phrase is BETTER


def test_nothing_is_told_to_be_better_than_what_is_advised() -> None:
    told, odds = compared(estimates([0.68] * 9, [0.70] * 9, [0.69] * 9))
    assert [(one.option, one.percent) for one in told] == [(A, 68), (B, 68), (C, 68)]
    assert (odds.phrase, odds.numbers) == (CLOSE, (68, 68))


@pytest.mark.parametrize("others", [[], [0.9]])
def test_what_was_hardly_tried_is_not_told(others: list[float]) -> None:
    told, odds = compared(estimates([0.6] * 9, others))
    assert [(one.option, one.percent) for one in told] == [(A, None)]
    assert odds.phrase is ALONE


def test_an_option_that_surely_costs_much_is_a_dear_mistake() -> None:
    found = costly_mistakes(estimates([0.6, 0.7] * 8, [0.55, 0.65] * 8, [0.1, 0.3] * 8))
    assert [(one.option, one.percent) for one in found] == [(C, 20)]


def test_half_of_a_small_chance_is_much() -> None:
    found = costly_mistakes(estimates([0.16, 0.18] * 8, [0.07, 0.09] * 8, [0.1, 0.11] * 8))
    assert [(one.option, one.percent) for one in found] == [(B, 8)]


def test_a_foolish_option_is_a_mistake_even_in_a_game_that_is_nearly_lost() -> None:
    found = estimates([0.08, 0.1] * 8, [0.05, 0.06] * 8, [0.05, 0.06] * 8)
    assert [one.option for one in costly_mistakes(found, sensible=[A, C])] == [B]


LAST_CHANCE = """
game: bang
seats: 4
options: {dodge_city: off}
turn: A
figures:
  A: {role: renegade, character: black_jack, life: 4, hand: [bang.4C, bang.5C, beer.7H], in_play: [volcanic.10S]}
  B: {role: sheriff, character: willy_the_kid, life: 1, hand: [bang.9D]}
  C: {role: outlaw, character: vulture_sam, life: 1, hand: []}
  D: {role: outlaw, character: slab_the_killer, life: 1, hand: []}
deck: [...]
"""


def test_what_no_bot_would_choose_is_told_to_be_a_mistake_and_never_shown_as_an_alternative() -> None:
    """A Renegade who kills the Sheriff while an Outlaw is alive has lost: no search tries that by itself."""
    found = find_game("bang")
    state = read_position(LAST_CHANCE, found, seed="1")
    decision = next_decision(state)
    advice = advise("bang", found.view(state, 0), decision, QuickRandom(1), sampler(found, state, 0), seconds=30.0)
    costs = {one.option.code: one.percent for one in advice.mistakes}
    assert (costs["play:bang.4C:B"] or 0) < 50
    assert "play:bang.4C:B" not in [one.option.code for one in advice.options]


KITTEN_DRAWN = """
game: kittens
seats: 2
options: {deck: classic_base}
turn: A
hands: {A: [defuse, skip, cat_beard], B: [skip, cat_tacocat, nope]}
pile: [exploding_kitten, cat_tacocat, shuffle, cat_cattermelon, attack_2x, favor, cat_beard, cat_cattermelon]
"""


def test_a_kitten_put_where_one_draws_next_is_told_to_be_a_mistake_even_if_the_rival_can_skip() -> None:
    found = find_game("kittens")
    state = read_position(KITTEN_DRAWN, found, seed="1")
    state.apply(0, DRAW())
    decision = next_decision(state)
    view, imagine = found.view(state, decision.seat), sampler(found, state, decision.seat)
    estimates = SearchBot("adviser", "kittens", Budget(2000)).think(view, decision, QuickRandom(1), imagine)
    costs = {one.option.code for one in costly_mistakes(estimates)}
    assert "put:1" in costs  # below the card that the rival draws
    assert "put:0" not in costs


def test_what_may_be_bad_luck_of_the_search_is_no_mistake() -> None:
    assert costly_mistakes(estimates([1.0, 0.0, 1.0, 0.0], [0.0, 1.0, 0.0, 0.0])) == []
    assert costly_mistakes(estimates([0.9] * 9, [0.1])) == []


def test_a_single_option_needs_no_thought() -> None:
    state = Series(find_game("kittens"), Plan("kittens", 2, {}, ("random", "random"), "1")).start(0)
    view = find_game("kittens").view(state, 0)
    advice = advise("kittens", view, Decision(0, Message(ASK_TURN, 1), [A]), QuickRandom(1), lambda random: state)
    assert [(one.option, one.percent) for one in advice.options] == [(A, None)]
    assert advice.odds.phrase is ONLY


@pytest.mark.parametrize(("id", "seats"), [("kittens", 2), ("targi", 2), ("intrigo", 3), ("bang", 4)])
def test_advice_is_one_of_the_options_with_a_reason_in_both_languages(id: str, seats: int) -> None:
    found = find_game(id)
    state = Series(found, Plan(id, seats, {}, ("random",) * seats, "1")).start(0)
    decision = next_decision(state)
    view = found.view(state, decision.seat)
    imagine = sampler(found, state, decision.seat)
    advice = advise(id, view, decision, QuickRandom(1), imagine, seconds=0.05)
    assert advice.options[0].option in decision.options
    for language in LANGUAGES:
        assert texts_for(language).say(advice.reason.phrase.text)


def test_a_game_of_which_nothing_is_known_has_no_advice() -> None:
    assert has_advice("kittens")
    assert not has_advice("chess")
