"""No level makes a move of Exploding Kittens that makes any player laugh."""

import pytest

from igroteka.core.phrases import LETTERS
from igroteka.games.kittens.bots.search.foolish import foolish
from igroteka.games.kittens.game import GAME
from igroteka.games.kittens.rules.state import KittensGame
from tests.bots.blunders import Blunder, check_blunder, read_blunders
from tests.games.kittens.table import ALL_CARDS, Actor, table

BLUNDERS = read_blunders(__file__)
CLASSIC = {"deck": "classic_base", "combos": "with_five"}


def drawn(position: str) -> tuple[KittensGame, str]:
    """The state that a line of the catalogue draws, and whose decision is meant if several are asked."""
    hands, pile, words = position.split(" // ")
    given = words.split()
    named = dict([word.split("=") for word in given if "=" in word])
    actors = table(
        *hands.split(" / "),
        pile=pile,
        options=ALL_CARDS if "box" in given else CLASSIC,
        turns_left=int(named.get("turns", 1)),
        attacked="turns" in named,
        discards=[card for card in named.get("discards", "").split(",") if card],
    )
    for letter, count in [word.split("~") for word in given if "~" in word]:
        actors[0].table.g.see_pile(LETTERS.index(letter), int(count))
    for letter, code in [word.split(":", 1) for word in given if ":" in word]:
        actors[LETTERS.index(letter)].chooses(code)
    if "five" in named:
        actors[0].plays_five(*named["five"].split(","))
    return actors[0].table.g, named.get("ask", "")


@pytest.mark.parametrize("row", BLUNDERS, ids=[row.why for row in BLUNDERS])
def test_no_level_makes_this_blunder(row: Blunder) -> None:
    g, letter = drawn(row.position)
    asked = [decision for decision in g.decisions() if len(decision.options) > 1]
    decision = next(decision for decision in asked if letter in ("", LETTERS[decision.seat]))
    check_blunder(GAME.id, g, decision, row.foolish)


# What looks like a blunder, and is none.


def foolish_codes(actor: Actor) -> set[str]:
    """The options that no bot takes."""
    assert actor.decision is not None
    marked = foolish(actor.table.session.view(actor.seat), actor.decision)
    return {option.code for option, is_foolish in zip(actor.decision.options, marked, strict=True) if is_foolish}


def after_seeing(*hands: str, pile: str, turns: int = 1, taker: str = "") -> list[Actor]:
    """A, who knows the top of the pile, and the others. `taker`: whose I'll Take That lies in front of A."""
    actors = table(
        *hands,
        pile=pile,
        options=ALL_CARDS,
        turns_left=turns,
        attacked=turns > 1,
        ill_take_that={"A": taker} if taker else {},
    )
    actors[0].table.g.see_pile(0, 3)
    return actors


def test_a_known_kitten_is_drawn_for_the_owner_of_ill_take_that() -> None:
    """KIT-26."""
    a, _, _ = after_seeing("A: skip", "B:", "C: defuse", pile="exploding_kitten*2 cat_beard*4", taker="B")
    assert foolish_codes(a) == set()


def test_a_known_kitten_is_drawn_to_be_kept_beside_the_streaking_kitten() -> None:
    """KIT-08."""
    a, _ = after_seeing("A: skip streaking_kitten", "B: defuse", pile="exploding_kitten cat_beard*4")
    assert "draw" not in foolish_codes(a)


def test_a_second_kitten_is_not_kept() -> None:
    """KIT-08b."""
    a, _ = after_seeing("A: skip streaking_kitten exploding_kitten", "B: defuse", pile="exploding_kitten cat_beard*4")
    assert "draw" in foolish_codes(a)


def test_a_kitten_that_a_skip_only_puts_off_is_defused_first() -> None:
    """KIT-T05: a Skip ends one of two turns, and the same player meets the same kitten."""
    a, _ = after_seeing("A: skip defuse", "B: defuse", pile="exploding_kitten cat_beard*4", turns=2)
    assert foolish_codes(a) == set()


def test_who_defuses_in_the_turn_of_somebody_else_may_leave_the_kitten_on_top() -> None:
    """KIT-X02 step 3: the turns that are owed are those of somebody else."""
    a, b, _ = after_seeing("A:", "B: defuse", "C: defuse", pile="exploding_kitten*2 cat_beard*4", turns=3, taker="B")
    a.draws()
    assert b.asked == "put-kitten"
    assert foolish_codes(b) == set()


@pytest.mark.parametrize(("hand", "taker"), [("", "B"), ("streaking_kitten", "")])
def test_a_kitten_is_put_on_top_that_does_not_hurt(hand: str, taker: str) -> None:
    """KIT-08, KIT-26."""
    a, _, _ = after_seeing(
        f"A: alter_the_future_3x {hand}", "B:", "C:", pile="cat_beard exploding_kitten*2 cat_beard*3", taker=taker
    )
    a.plays("alter_the_future_3x")
    assert foolish_codes(a) == set()
