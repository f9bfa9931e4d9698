"""Groups of cards, derived from their classes where possible; and the numbers of words."""

from __future__ import annotations

from typing import Final

from igroteka.games.bang.rules import cards as library
from igroteka.games.bang.rules.cards.base import Coach, Farther, Gun, Nearer, Thief, Weapon
from igroteka.games.bang.rules.cards.dodge_city import GreenGun, GreenThief
from igroteka.games.bang.rules.enums import Aim, Colour
from igroteka.games.bang.rules.source import Card, all_sources
from igroteka.games.bang.rules.words import SOURCE_WORDS

assert library.base, "importing the library registers all cards"

SOURCE_NUMBER: Final = {word: number for number, word in enumerate(SOURCE_WORDS)}
CARDS: Final = [source for source in all_sources() if isinstance(source, Card)]
NUMBERS: Final = range(len(SOURCE_WORDS))


def ids(cards: list[Card]) -> tuple[str, ...]:
    return tuple([card.id for card in cards])


def flags_of(words: tuple[str, ...]) -> list[bool]:
    """For each source number, True if its word is one of these."""
    return [word in words for word in SOURCE_WORDS]


def hits_all(card: Card) -> bool:
    """True if the card hits all others when it is played or used."""
    return Aim.OTHERS in (card.aim, card.use_aim)


def takes(card: Card) -> bool:
    """True if the card takes somebody's card into the player's hand; others only make them lose it."""
    return isinstance(card, Thief | GreenThief) and card.taken > 0


GUNS: Final = [card for card in CARDS if isinstance(card, Gun | GreenGun)]
SHOTS: Final = ids([card for card in GUNS if not hits_all(card)])
VOLLEYS: Final = ids([card for card in GUNS if hits_all(card)])
HIT_EVERYBODY: Final = (*VOLLEYS, "indians")  # they hurt everybody else
ROBBERS: Final = ids([card for card in CARDS if isinstance(card, Thief | GreenThief)])
TAKERS: Final = ids([card for card in CARDS if takes(card)])
DRAWN_BY: Final = {card.id: card.cards for card in CARDS if isinstance(card, Coach)} | {"pony_express": 3}
DRAW_CARDS: Final = (*DRAWN_BY, "general_store")
DRINKS: Final = ("beer", "whisky", "tequila", "canteen")
SHIELDS: Final = ids([card for card in CARDS if card.answers_from_table])  # green cards that stop a shot
FARTHER: Final = ids([card for card in CARDS if isinstance(card, Farther)])
NEARER: Final = ids([card for card in CARDS if isinstance(card, Nearer)])
RANGES: Final = {card.id: card.range for card in CARDS if isinstance(card, Weapon)}
BURDENS: Final = ("jail", "dynamite")  # removing these helps their owner
NEED_PAYMENT: Final = ids([card for card in CARDS if card.price > 0])  # they cost a second card
CHECKS: Final = ("barrel", "jourdonnais")  # a check that may stop a shot at no cost
AIMED: Final = ids([card for card in CARDS if card.needs_target])  # their target is named when they are played

# The same by number.
IS_BROWN: Final = [False] * len(SOURCE_WORDS)
IS_GREEN: Final = [False] * len(SOURCE_WORDS)
IS_CARD: Final = [False] * len(SOURCE_WORDS)
for _card in CARDS:
    IS_CARD[_card.number] = True
    IS_BROWN[_card.number] = _card.colour == Colour.BROWN
    IS_GREEN[_card.number] = _card.colour == Colour.GREEN
RANGE_OF: Final = [RANGES.get(word, 0) for word in SOURCE_WORDS]
IS_BURDEN: Final = flags_of(BURDENS)
NEEDS_PAYMENT: Final = flags_of(NEED_PAYMENT)
IS_TAKER: Final = flags_of(TAKERS)
HITS_EVERYBODY: Final = flags_of(HIT_EVERYBODY)
IS_SHIELD: Final = flags_of(SHIELDS)
IS_CHECK: Final = flags_of(CHECKS)
IS_AIMED: Final = flags_of(AIMED)
