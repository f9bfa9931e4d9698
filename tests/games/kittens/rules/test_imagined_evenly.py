"""Every card that a seat does not know is as likely to be in one unknown place as in any other."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from igroteka.core.random import QuickRandom, Random, from_seed
from igroteka.games.kittens.game import GAME
from igroteka.games.kittens.rules.imagine import Unknown, exchange_with_care
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.titles import EXPLODING, IMPLODING, STREAKING, TITLES

TRIES = 1500
KITTENS = (EXPLODING, IMPLODING, STREAKING)


def exchange_plainly(g: KittensGame, seat: int, random: Random) -> None:
    """Exchange what a seat does not know, where nothing needs care."""
    Unknown(g, seat).exchange(g, random)


def hidden(deck: str) -> KittensGame:
    """A game at its start in which nobody knows a card of another hand."""
    g = GAME.deal(GAME.setup(4, GAME.preset(deck).settings, "even"), from_seed("even"))
    for player in g.players:
        player.known = [0] * len(player.hand)
    return g


@pytest.mark.parametrize(
    ("deck", "exchange"),
    [("classic_base", exchange_plainly), ("classic_base", exchange_with_care), ("full_box", exchange_with_care)],
)
def test_a_card_is_imagined_in_hands_no_more_often_than_others(deck: str, exchange: object) -> None:  # KIT-H02
    assert callable(exchange)
    g, random = hidden(deck), QuickRandom(1)
    unknown = Counter([card for card in g.pile if card not in KITTENS])
    for player in g.players[1:]:
        unknown.update([card for card in player.hand if card not in KITTENS])
    held: Counter[int] = Counter()
    for _ in range(TRIES):
        other = g.clone()
        exchange(other, 0, random)
        held.update([card for player in other.players[1:] for card in player.hand])
    share = sum([held[title] for title in unknown]) / unknown.total() / TRIES
    for title, count in unknown.items():
        expected, error = TRIES * count * share, math.sqrt(TRIES * count * share * (1 - share))
        assert abs(held[title] - expected) < 4.5 * error, TITLES[title].id


@pytest.mark.parametrize("exchange", [exchange_plainly, exchange_with_care])
def test_a_kitten_is_imagined_anywhere_in_the_pile(exchange: object) -> None:  # KIT-H02
    assert callable(exchange)
    g, random = hidden("classic_base"), QuickRandom(2)
    places: Counter[int] = Counter()
    for _ in range(TRIES):
        other = g.clone()
        exchange(other, 0, random)
        places.update([place for place, card in enumerate(other.pile) if card == EXPLODING])
    expected = TRIES * g.pile.count(EXPLODING) / len(g.pile)
    assert all(abs(places[place] - expected) < 4.5 * math.sqrt(expected) for place in range(len(g.pile)))
