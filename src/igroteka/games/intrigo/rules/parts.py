"""The components of the game and their encoding as numbers.

An intrigue card is the number of its kind, in the order of data/intrigo.yaml; a seal is the number of its organisation,
and the ducat comes after those. Face-down things have `DOWN` added. An influence card in a gap is `INFLUENCE` plus the
number of its type. The two Tiepolo 3 cards have the same number: nobody can tell them apart.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.facts import read_facts

EMPTY: Final = -1  # a gap without a card, a building without a token
DOWN: Final = 32  # added to face-down things
INFLUENCE: Final = 64  # added to influence cards in gaps
NOTHING: Final = -1  # no card, no building, no second target


class Intrigue:
    """The facts of an intrigue card, and how many there are."""

    def __init__(self, id: str, family: str, value: int, count: int, players: list[int]) -> None:
        self.id: Final = id
        self.family: Final[int] = FAMILIES.index(family)
        self.value: Final[int] = value
        self.count: Final = count
        self.players: Final = players


FACTS: Final = read_facts("igroteka.games.intrigo", "intrigo.yaml")

HEADED: Final = tuple([str(family["id"]) for family in FACTS["families"]])  # families that a player can head
FAMILIES: Final = (*HEADED, str(FACTS["neutral"]["id"]))
NEUTRAL: Final = len(HEADED)

INTRIGUE: Final = tuple([Intrigue(**facts) for facts in FACTS["intrigue_cards"]])
CARDS: Final = tuple([card.id for card in INTRIGUE])
FAMILY: Final = tuple([card.family for card in INTRIGUE])
STRENGTH: Final = tuple([card.value for card in INTRIGUE])

ORGANISATIONS: Final = tuple([str(facts["id"]) for facts in FACTS["organisations"]])
SEALS_OF_A_KIND: Final = tuple([int(facts["seals"]) for facts in FACTS["organisations"]])
DUCAT: Final = len(ORGANISATIONS)
TOKENS: Final = (*ORGANISATIONS, "ducat")
DUCATS: Final = int(FACTS["ducats"]["count"])

TYPES: Final = tuple([str(facts["id"]) for facts in FACTS["influence_types"]])
STACK: Final = len(FACTS["influence_types"][0]["prices"])  # cards of one type

PACKET: Final = int(FACTS["setup"]["packet"])
STARTING_DUCATS: Final = int(FACTS["setup"]["starting_ducats"])
FOUR_ALIKE: Final = int(FACTS["victory"]["four_of_a_kind"])

MAX_BUILDINGS: Final = sum([int(facts["count"]) for facts in FACTS["building_cards"]])
BUILDING_WORDS: Final = tuple([f"b{i}" for i in range(MAX_BUILDINGS)])
GAP_WORDS: Final = tuple([f"g{i}" for i in range(MAX_BUILDINGS)])


def is_intrigue(thing: int) -> bool:
    """True for an intrigue card, face up or face down."""
    return 0 <= thing < INFLUENCE


def counts(thing: int) -> bool:
    """INTR-A3: True for a face-up intrigue card."""
    return 0 <= thing < DOWN


def kind_of(thing: int) -> int:
    """The card or token itself, whichever side is up."""
    return thing & (DOWN - 1)


def is_down(thing: int) -> bool:
    """True if this card or token is face down."""
    return thing >= 0 and thing & DOWN != 0


def in_gap(thing: int) -> str:
    """What lies in a gap, as a word: `contarini_2`, `contarini_2.down`, `thief`, or ""."""
    if thing == EMPTY:
        return ""
    if thing >= INFLUENCE:
        return TYPES[thing - INFLUENCE]
    return CARDS[kind_of(thing)] + (".down" if is_down(thing) else "")


def on_building(thing: int) -> str:
    """What lies on a building, as a word: `clergy`, `ducat.down`, or ""."""
    if thing == EMPTY:
        return ""
    return TOKENS[kind_of(thing)] + (".down" if is_down(thing) else "")


# The reverse lookup.
GAP_THINGS: Final = {
    **{in_gap(thing): thing for card in range(len(CARDS)) for thing in (card, card + DOWN)},
    **{in_gap(INFLUENCE + type): INFLUENCE + type for type in range(len(TYPES))},
}
TOKEN_THINGS: Final = {on_building(thing): thing for token in range(len(TOKENS)) for thing in (token, token + DOWN)}


def gives_seals(building: int) -> bool:
    """INTR-B3: True for even-numbered buildings, which have the seal symbol; the others have the ducat symbol."""
    return building % 2 == 0
