"""The actions of Exploding Kittens."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial

from igroteka.core.setup import Setup
from igroteka.games.kittens.rules import words
from igroteka.games.kittens.rules.deck import WITH_FIVE, HouseRules
from igroteka.games.kittens.rules.titles import (
    FERAL,
    IMPLODING,
    NUMBERS,
    STREAKING,
    TITLES,
    TURNED,
    UNMARKED,
    in_combos,
    is_cat,
)
from igroteka.research.actions.space import Block, Numbers

MAX_ORDERED = TITLES[NUMBERS["alter_the_future_3x"]].looks  # KIT-07, KIT-10: number of cards that can be reordered


def marks(house_rules: HouseRules) -> bool:
    """True if cards can be marked in this deck (KIT-11)."""
    return NUMBERS["mark"] in house_rules.titles


def cards_of(house_rules: HouseRules) -> list[int]:
    """All cards that can be in a hand: every title, and marked ones if the deck has Mark cards."""
    return house_rules.titles + ([title + TURNED for title in house_rules.titles] if marks(house_rules) else [])


def combos(house_rules: HouseRules, size: int) -> list[Numbers]:
    """KIT-K01, KIT-K02: `size` cards of one title, or cats followed by Feral Cats."""
    found: list[Numbers] = []
    turns = (0, TURNED) if marks(house_rules) else (0,)
    for title in house_rules.titles:
        if in_combos(title):
            wild = [FERAL + turn for turn in turns] if is_cat(title) and FERAL in house_rules.titles else []
            own = [title + turn for turn in turns]
            choices = combinations_with_replacement(own + wild, size)
            found += [cards for cards in choices if cards[0] in own]
    return found


def blocks(setup: Setup, figures: int) -> list[Block]:
    """All actions at a table of Exploding Kittens (games/kittens/NOTATION.md)."""
    house_rules = HouseRules(setup)
    cards = cards_of(house_rules)
    found = [
        *_plays(house_rules, range(figures)),
        Block(words.PASS),
        Block(words.NOPE_IT),
        Block(words.ALTER_IT),
        Block(words.ORDER, ranks=factorial(MAX_ORDERED)),
        Block(words.PUT, [(place,) for place in range(sum(house_rules.counts))]),
        Block(words.KEEP),
        Block(words.SHOW),
        Block(words.GIVE, [(card,) for card in cards]),
    ]
    if house_rules.combos == WITH_FIVE:
        found.append(Block(words.TAKE, [(title,) for title in house_rules.titles]))
    if house_rules.kitten_in_five and STREAKING in house_rules.titles:
        found.append(Block(words.DETONATE))
    return found


def _plays(house_rules: HouseRules, seats: range) -> list[Block]:
    """What a player can do in a turn: draw, or play one or more cards."""
    titles, pairs = house_rules.titles, combos(house_rules, 2)
    found = [
        Block(words.DRAW),
        Block(words.PLAY, [(title,) for title in titles]),
        Block(words.PLAY_AT, [(title, seat) for title in titles for seat in seats]),
        Block(words.PAIR, [(*pair, seat) for pair in pairs for seat in seats]),
    ]
    cards = cards_of(house_rules)
    if house_rules.choose_marked and marks(house_rules):
        wishes = [*[card for card in cards if card >= TURNED], UNMARKED]
        wanted = [(*pair, seat, wish) for pair in pairs for seat in seats for wish in wishes]
        found.append(Block(words.PAIR_FOR, wanted))
    if house_rules.triples:
        found.append(Block(words.TRIPLE, [(*triple, seat) for triple in combos(house_rules, 3) for seat in seats]))
        found.append(Block(words.NAME, [(title,) for title in titles if title != IMPLODING]))
    if house_rules.combos == WITH_FIVE:
        found.append(Block(words.FIVE, [(card,) for card in cards]))
    return found
