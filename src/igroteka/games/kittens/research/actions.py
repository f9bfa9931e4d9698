"""The actions of Exploding Kittens."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial

from igroteka.core.setup import Setup
from igroteka.games.kittens.rules import words
from igroteka.games.kittens.rules.deck import CATS_ONLY, WITH_FIVE, Terms
from igroteka.games.kittens.rules.titles import FERAL, IMPLODING, NUMBERS, TURNED, UNMARKED, in_combos, is_cat
from igroteka.research.actions.space import Block, Numbers

MOST_ORDERED = 3  # KIT-07, KIT-10: cards that are put into another order


def marks(terms: Terms) -> bool:
    """Can cards be marked in this deck (KIT-11)?"""
    return NUMBERS["mark"] in terms.titles


def cards_of(terms: Terms) -> list[int]:
    """All cards that can be in a hand: every title, and marked ones where there are any."""
    return terms.titles + ([title + TURNED for title in terms.titles] if marks(terms) else [])


def combos(terms: Terms, size: int) -> list[Numbers]:
    """KIT-K01, KIT-K02: so many cards of one title, or cats with Feral Cats behind them."""
    found: list[Numbers] = []
    turns = (0, TURNED) if marks(terms) else (0,)
    for title in terms.titles:
        if in_combos(title):
            wild = [FERAL + turn for turn in turns] if is_cat(title) and FERAL in terms.titles else []
            own = [title + turn for turn in turns]
            choices = combinations_with_replacement(own + wild, size)
            found += [cards for cards in choices if cards[0] in own]
    return found


def blocks(setup: Setup, figures: int) -> list[Block]:
    """The actions of a table of Exploding Kittens (games/kittens/NOTATION.md)."""
    terms = Terms(setup)
    cards = cards_of(terms)
    found = [
        *_plays(terms, range(figures)),
        Block(words.PASS),
        Block(words.NOPE_IT),
        Block(words.NOW),
        Block(words.ORDER, ranks=factorial(MOST_ORDERED)),
        Block(words.PUT, [(place,) for place in range(sum(terms.counts))]),
        Block(words.KEEP),
        Block(words.SHOW),
        Block(words.GIVE, [(card,) for card in cards]),
    ]
    if terms.combos == WITH_FIVE:
        found.append(Block(words.TAKE, [(title,) for title in terms.titles]))
    return found


def _plays(terms: Terms, seats: range) -> list[Block]:
    """What a player can do in a turn: draw, play a card, or several together."""
    titles, pairs = terms.titles, combos(terms, 2)
    found = [
        Block(words.DRAW),
        Block(words.PLAY, [(title,) for title in titles]),
        Block(words.PLAY_AT, [(title, seat) for title in titles for seat in seats]),
        Block(words.PAIR, [(*pair, seat) for pair in pairs for seat in seats]),
    ]
    cards = cards_of(terms)
    if terms.choose_marked and marks(terms):
        wishes = [*[card for card in cards if card >= TURNED], UNMARKED]
        wanted = [(*pair, seat, wish) for pair in pairs for seat in seats for wish in wishes]
        found.append(Block(words.PAIR_FOR, wanted))
    if terms.combos != CATS_ONLY:
        found.append(Block(words.TRIPLE, [(*triple, seat) for triple in combos(terms, 3) for seat in seats]))
        found.append(Block(words.NAME, [(title,) for title in titles if title != IMPLODING]))
    if terms.combos == WITH_FIVE:
        found.append(Block(words.FIVE, [(card,) for card in cards]))
    return found
