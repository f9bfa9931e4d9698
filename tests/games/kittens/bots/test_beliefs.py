"""Where a kitten lies that somebody has put back: believed from what everybody has seen, and from nothing else."""

import pytest

from igroteka.bots.bot import make_bot, sampler
from igroteka.bots.search.thinker import knowledge_of
from igroteka.core.decisions import NOBODY
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from igroteka.games.kittens.bots.beliefs import kitten_chances, place_chances, top_chance
from igroteka.games.kittens.bots.greedy.reading import Reading
from igroteka.games.kittens.bots.search.fit import Put, learn, log_loss
from igroteka.games.kittens.game import GAME
from igroteka.games.kittens.rules.titles import EXPLODING
from tests.games.kittens.table import Actor, table

CLASSIC = {"deck": "classic_base", "combos": "with_five"}
PILE = "exploding_kitten cat_beard*2 cat_tacocat*2 skip shuffle"
WORLDS = 400


def put_back(place: int, hand: str = "defuse skip") -> tuple[Actor, Actor, Actor]:
    """A has put a kitten back at this place; B is next."""
    a, b, c = table("A: defuse", f"B: {hand}", "C: defuse", pile=PILE, options=CLASSIC)
    a.draws()
    a.puts(place)
    return a, b, c


def tops(actor: Actor) -> float:
    """How often the kitten lies on top of the pile in the worlds that a search imagines for this player."""
    g, random, found = actor.table.g, from_seed("1"), 0
    for _ in range(WORLDS):
        imagined = GAME.imagine(g, actor.seat, random)
        knowledge_of("kittens").adjust(imagined, actor.seat, random)
        assert imagined.pile.count(EXPLODING) == 1
        assert GAME.view(imagined, actor.seat).plain() == GAME.view(g, actor.seat).plain()
        found += imagined.pile[-1] == EXPLODING
    return found / WORLDS


# What everybody has seen.


def test_everybody_sees_who_has_put_a_kitten_back_and_what_was_drawn_since() -> None:  # KIT-H02
    a, b, c = put_back(4)
    assert {(one.board.kitten_put_by, one.board.drawn_since_put) for one in (a, b, c)} == {(a.seat, 0)}
    b.draws()
    assert (c.board.kitten_put_by, c.board.drawn_since_put) == (a.seat, 1)


def test_a_shuffle_makes_all_places_alike_again() -> None:  # KIT-18
    _, b, _ = put_back(0, "shuffle")
    b.plays("shuffle")
    assert b.board.kitten_put_by == NOBODY
    assert top_chance(b.table.g, b.seat) == 0.0


def test_a_kitten_that_is_found_again_is_no_longer_looked_for() -> None:  # KIT-X02
    _, b, c = put_back(0)
    b.draws()
    assert c.board.kitten_put_by == NOBODY
    b.puts(2)
    assert c.board.kitten_put_by == b.seat


# What follows from it.


def test_a_kitten_put_back_is_believed_on_top_more_often_than_elsewhere() -> None:
    _, b, _ = put_back(3)
    believed = place_chances(6, 3, 0)[0]
    assert believed > 0.4
    assert top_chance(b.table.g, b.seat) == believed
    assert tops(b) == pytest.approx(believed, abs=0.08)
    assert Reading(b.table.session.view(b.seat)).top_rate >= believed  # other kittens may lie there, too


def test_draws_from_the_top_leave_the_places_below() -> None:
    assert sum(place_chances(9, 3, 4)) == pytest.approx(1.0)
    assert len(place_chances(9, 3, 4)) == 6
    assert place_chances(9, 3, 4)[0] < place_chances(9, 3, 0)[0]


def test_whoever_has_put_it_there_or_has_looked_knows_better() -> None:
    a, b, _ = put_back(3, "see_the_future_3x")
    assert kitten_chances(a.seat, 0, 7, 3, [True] * 7, a.seat) == []
    assert tops(a) == 0.0
    b.plays("see_the_future_3x")
    assert tops(b) == 0.0
    assert kitten_chances(a.seat, 0, 7, 3, [False] * 3 + [True] * 4, b.seat)[:3] == [0.0] * 3


@pytest.mark.parametrize("place", [0, 2, 6])
def test_a_belief_does_not_depend_on_where_the_kitten_is(place: int) -> None:
    worlds = []
    for true_place in (0, place):
        _, b, _ = put_back(true_place)
        random, g = from_seed("same"), b.table.g
        imagined = GAME.imagine(g, b.seat, random)
        knowledge_of("kittens").adjust(imagined, b.seat, random)
        bot, imagine = make_bot("search:40", "kittens"), sampler(find_game("kittens"), g, b.seat)
        decision = b.decision
        assert decision is not None
        choice = bot.choose(b.table.session.view(b.seat), decision, from_seed("1"), imagine)
        worlds.append((imagined.pile, imagined.pile_known, choice))
    assert worlds[0] == worlds[1]


def test_a_hint_calls_a_kitten_that_was_just_put_back_a_risk() -> None:
    _, b, _ = put_back(0)
    decision = b.decision
    assert decision is not None
    draw = decision.find("draw")
    assert draw is not None
    assert knowledge_of("kittens").reason(b.table.session.view(b.seat), decision, draw) == "bot-kittens-draw-risk"


def test_somebody_without_a_defuse_skips_a_kitten_that_was_just_put_back() -> None:
    _, b, _ = put_back(0, "skip cat_beard")
    decision = b.decision
    assert decision is not None
    for level in ("greedy", "search:100"):
        imagine = sampler(find_game("kittens"), b.table.g, b.seat)
        chosen = make_bot(level, "kittens").choose(b.table.session.view(b.seat), decision, from_seed("1"), imagine)
        assert chosen.code == "play:skip", level


def test_rates_are_learnt_from_all_kinds_of_players_alike_and_predict_better_than_none() -> None:
    often, rarely = [[Put(2, 10, 0)] * 90], [[Put(2, 10, 10)] * 2, [Put(4, 10, 7)]]
    rates = learn({"one": often, "other": rarely})
    assert rates[0][0] == pytest.approx(rates[0][4])
    assert min(rates[0]) > 0
    assert log_loss(often[0], rates) < log_loss(often[0], None)
