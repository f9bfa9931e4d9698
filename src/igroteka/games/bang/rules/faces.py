"""The playing cards and their encoding as numbers.

A card is the number of its face: its kind, rank and suit. Cards with the same face have the same number, so that nobody
can track one of them through a hidden place. Kinds have the number of their rule: BANG-C01 is kind 1.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.facts import read_facts
from igroteka.games.bang.rules.component_checks import BadComponents, check_rows
from igroteka.games.bang.rules.enums import Suit

FACTS: Final = read_facts("igroteka.games.bang", "bang.yaml")
COMPONENT_ROWS: Final = [*FACTS["cards"], *FACTS["characters"], *FACTS["events"]]
check_rows(COMPONENT_ROWS)
_ROWS: Final[dict[str, dict[str, object]]] = {row["rule"]: row for row in COMPONENT_ROWS}


def component_row(rule: str, id: str) -> dict[str, object]:
    """The row of data/bang.yaml of a card, a character or an event."""
    if rule not in _ROWS:
        raise BadComponents(f"{id} ({rule}) is a class in rules/cards, but not in data/bang.yaml")
    return _ROWS[rule]


FIRST_CHARACTER: Final = 100
# What is added to the number of a rule: cards, characters, events of the three decks, modes, variants.
_BASE: Final = {"C": 0, "P": FIRST_CHARACTER, "H": 200, "F": 220, "X": 240, "N": 300, "V": 500}


def source_number(rule: str) -> int:
    """The number of a source, derived from the id of its rule: BANG-C07 is 7, BANG-P12 is 112."""
    letter = rule[5]
    major, _, minor = rule[6:].partition(".")
    return _BASE[letter] + int(major) + 10 * int(minor or 0)


SUITS: Final = "SHDC"
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

COLOURS: Final = ("brown", "blue", "green")

RED_SUITS: Final = (Suit.HEARTS, Suit.DIAMONDS)


class Face:
    """What is printed on a playing card."""

    def __init__(self, kind: int, word: str) -> None:
        self.kind: Final = kind
        self.rank: Final = RANKS.index(word[:-1])
        self.suit: Final = SUITS.index(word[-1])
        self.word: Final = word


class KindFacts:
    """The facts of a kind of card besides its rule: id and colour."""

    def __init__(self, id: str, rule: str, colour: int) -> None:
        self.id: Final = id
        self.rule: Final = rule
        self.colour: Final = colour


def _read() -> tuple[list[Face], list[str], dict[str, list[int]]]:
    faces: list[Face] = []
    words: list[str] = []
    sets: dict[str, list[int]] = {"base": [], "dodge_city": []}
    for box, found in sets.items():
        for row in FACTS["cards"]:
            for word in row[box].split():
                name = f"{row['id']}.{word}"
                if name not in words:
                    words.append(name)
                    faces.append(Face(source_number(row["rule"]), word))
                found.append(words.index(name))
    return faces, words, sets


_faces, _words, _sets = _read()

FACES: Final = tuple(_faces)
FACE_WORDS: Final[tuple[str, ...]] = tuple(_words)
KIND: Final = tuple([face.kind for face in _faces])
SUIT: Final = tuple([face.suit for face in _faces])
RANK: Final = tuple([face.rank for face in _faces])
BOX: Final = {name: tuple(faces) for name, faces in _sets.items()}  # all cards of a boxed set, copies included

KINDS: Final = {
    source_number(row["rule"]): KindFacts(row["id"], row["rule"], COLOURS.index(row["colour"]))
    for row in FACTS["cards"]
}

BANG: Final = 1
MISSED: Final = 2
BEER: Final = 3


def colour_of(kind: int) -> int:
    """Brown, blue or green."""
    return KINDS[kind].colour
