"""The titles of the cards and their encoding as numbers.

A card is the number of its title, in the order of data/kittens.yaml. A marked card in a hand (KIT-11) or a face-up card
in the pile (KIT-03) has `TURNED` added. Copies of a title have the same number: nobody can tell them apart (KIT-C04).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.facts import read_facts

TURNED: Final = 64  # marked in a hand, face up in the pile
UNMARKED: Final = 63  # "any card that is not marked", as a wish of a thief (KIT-O5)


class Title:
    """The facts of a card, as data/kittens.yaml explains them."""

    def __init__(
        self, id: str, rule: str, kind: str, count: int, base56: int, combo: bool, looks: int = 0, turns: int = 0
    ) -> None:
        self.id: Final = id
        self.rule: Final = rule
        self.kind: Final = kind
        self.count: Final = count
        self.base56: Final = base56
        self.combo: Final = combo
        self.looks: Final = looks
        self.turns: Final = turns


FACTS: Final = read_facts("igroteka.games.kittens", "kittens.yaml")
TITLES: Final = tuple([Title(**facts) for facts in FACTS["cards"]])
NUMBERS: Final = {title.id: number for number, title in enumerate(TITLES)}

EXPLODING: Final = NUMBERS["exploding_kitten"]
IMPLODING: Final = NUMBERS["imploding_kitten"]
BARKING: Final = NUMBERS["barking_kitten"]
STREAKING: Final = NUMBERS["streaking_kitten"]
DEFUSE: Final = NUMBERS["defuse"]
NOPE: Final = NUMBERS["nope"]
ALTER_NOW: Final = NUMBERS["alter_the_future_3x_now"]
ILL_TAKE_THAT: Final = NUMBERS["ill_take_that"]
FERAL: Final = NUMBERS["feral_cat"]

IMPLODING_UP: Final = IMPLODING + TURNED

# Masks of titles: those that may be used in combos (KIT-K05), and the cats.
IN_COMBOS: Final[i64] = sum([1 << number for number, title in enumerate(TITLES) if title.combo])
ALL_CATS: Final[i64] = sum([1 << number for number, title in enumerate(TITLES) if title.kind == "cat"])

CATS: Final = tuple([number for number, title in enumerate(TITLES) if title.kind == "cat"])


def title_of(card: int) -> int:
    """The title of a card, marked or not, face up or down."""
    return card & (TURNED - 1)


def _one() -> i64:
    """1 as a 64-bit number. The literal has 32 bits where compiled code shifts it."""
    return 1


_ONE: Final[i64] = _one()


def bit_of(title: i64) -> i64:
    """The bit of a title in a mask of titles, or of a seat in a mask of seats."""
    return _ONE << title


def turned(card: int) -> bool:
    """True if this card is marked (in a hand) or face up (in the pile)."""
    return card >= TURNED


def count_in(cards: list[int], wanted: int) -> int:
    """How often exactly this card occurs."""
    count = 0
    for card in cards:
        if card == wanted:
            count += 1
    return count


def is_cat(card: int) -> bool:
    """True for the cat titles, not for Feral Cats."""
    return ALL_CATS & bit_of(title_of(card)) != 0


def in_combos(card: int) -> bool:
    """KIT-K05: kittens are never part of a combo."""
    return IN_COMBOS & bit_of(title_of(card)) != 0


def _words() -> tuple[str, ...]:
    words = [title.id for title in TITLES]
    words += [f"#{number}" for number in range(len(TITLES), UNMARKED)] + ["unmarked"]
    return tuple(words + [f"{title.id}.{'up' if title.id == 'imploding_kitten' else 'marked'}" for title in TITLES])


CARD_WORDS: Final = _words()
TITLE_WORDS: Final = tuple([title.id for title in TITLES])
