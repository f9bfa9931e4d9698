"""The search in positions of Exploding Kittens whose best answer is known."""

import pytest

from igroteka.bots.bot import make_bot, sampler
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from igroteka.games.kittens.bots.search.judging import chances, next_victim
from igroteka.games.kittens.bots.search.priors import DEATH, DEFUSE_PRICE, danger_of
from tests.games.kittens.table import Actor, table

CLASSIC = {"deck": "classic_base"}


def choice(actor: Actor, iterations: int = 200) -> str:
    """What the search would choose for this player."""
    decision, g = actor.decision, actor.table.g
    assert decision is not None
    bot, imagine = make_bot(f"search:{iterations}", "kittens"), sampler(find_game("kittens"), g, actor.seat)
    return bot.choose(actor.table.session.view(actor.seat), decision, from_seed("1"), imagine).code


def test_wins_by_leaving_the_last_kitten_to_the_other() -> None:
    a, _ = table("A: skip see_the_future_3x", "B:", pile="exploding_kitten cat_beard ...", options=CLASSIC)
    a.plays("see_the_future_3x")
    assert choice(a) == "play:skip"


def test_puts_the_kitten_where_somebody_without_a_defuse_draws_it() -> None:
    a, _ = table("A: defuse cat_beard", "B:", pile="exploding_kitten cat_beard*3 ...", options=CLASSIC)
    a.draws()
    assert a.asked == "put-kitten"
    assert choice(a) == "put:0"


def test_saves_a_nope_for_something_that_matters() -> None:
    a, b, _ = table("A: shuffle", "B: nope defuse", "C: defuse", pile="cat_beard ...", options=CLASSIC)
    a.plays("shuffle")
    assert choice(b) == "pass"


def test_who_meets_the_next_kitten_has_the_worst_chances() -> None:
    a, _, _ = table("A:", "B:", "C:", pile="cat_beard exploding_kitten cat_beard*3 ...", options=CLASSIC)
    assert next_victim(a.table.g) == (1, 1)
    found = chances(a.table.g)
    assert found[1] < min(found[0], found[2])
    assert abs(sum(found) - 1.0) < 1e-9


def test_a_kitten_whose_place_is_known_is_no_danger_elsewhere() -> None:
    a, b = table("A: see_the_future_3x", "B: defuse", pile="cat_beard*2 exploding_kitten cat_beard", options=CLASSIC)
    g = a.table.g
    assert (danger_of(g, a.seat), danger_of(g, b.seat)) == (DEATH / 4, DEFUSE_PRICE / 4)
    a.plays("see_the_future_3x")
    a.draws()
    assert b.board.danger == 33
    assert danger_of(g, b.seat) == pytest.approx(DEFUSE_PRICE / 3)
    g.pile_known[-1] = 0  # a card of which A has lost sight, above a kitten that A knows
    assert g.pile_known[-2] >> a.seat & 1
    assert (danger_of(g, a.seat), a.board.danger) == (0.0, 0)
