"""Positions of Exploding Kittens: the state of a table as text, for tests, bug reports and sandbox tables.

    game: kittens
    seats: 3
    options: {deck: full_box}
    turn: A
    turns_left: 2
    attacked: true
    direction: clockwise
    hands:
      A: [nope, skip*2, defuse]
      B: [defuse.marked]
    pile: [exploding_kitten, nope, ...]     # top card first; ... is filled from the remaining cards
    discards: [skip]                        # the last one is on top
    ill_take_that: {B: A}                   # in front of B, owned by A
    barking: [C]
    eliminated: []

A missing hand is dealt from the remaining cards; a missing pile is the rest, shuffled. Cards left over after that are
out of the game. A file written from a state has further fields: who knows what (`known`), cards in transit, and
counters.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.core.decisions import NOBODY
from igroteka.core.errors import BadPosition
from igroteka.core.journal import EVERYONE
from igroteka.core.phrases import LETTERS
from igroteka.core.position_fields import FILL, check_known, read_flag, read_list, read_mapping, read_number, read_seat
from igroteka.core.random import Random
from igroteka.core.setup import Setup
from igroteka.games.kittens.rules.deck import HouseRules
from igroteka.games.kittens.rules.play import PlayPhase
from igroteka.games.kittens.rules.state import CAUSES, KittensGame, Player
from igroteka.games.kittens.rules.titles import (
    BARKING,
    CARD_WORDS,
    DEFUSE,
    EXPLODING,
    ILL_TAKE_THAT,
    IMPLODING,
    TITLES,
    title_of,
    turned,
)

MAX_DIGITS: Final = 3  # of the number of copies of a card
CLOCKWISE: Final = "clockwise"
COUNTERCLOCKWISE: Final = "counterclockwise"


def _key_of(name: str) -> str:
    """The key of a field of the state in positions and saves."""
    return KittensGame.keys.get(name, name)


_ZONES: Final = ("discards", "table", "picked", "moving", "aside")
_NUMBERS: Final = (
    *("turns_left", "barked", "met_empty_pile", "turns", "nopes", "defuses"),
    *("kitten_put_by", "drawn_since_put"),
)
_LEAST: Final = {"turns_left": 1, "kitten_put_by": NOBODY}
_FIELDS: Final = (
    *("turn", "attacked", "direction", "hands", "pile", "ill_take_that", "barking", "eliminated", "causes", "known"),
    *_ZONES,
    *[_key_of(name) for name in _NUMBERS],
)


def describe(g: KittensGame) -> dict[str, object]:
    """The game's own fields of a position that reproduces this state."""
    data: dict[str, object] = {
        "turn": LETTERS[g.current],
        "attacked": g.attacked,
        "direction": CLOCKWISE if g.direction == 1 else COUNTERCLOCKWISE,
        "hands": {LETTERS[seat]: _words(player.hand) for seat, player in enumerate(g.players)},
        "pile": _words(g.pile[::-1]),
        "ill_take_that": {LETTERS[s]: LETTERS[p.taker] for s, p in enumerate(g.players) if p.taker != NOBODY},
        "barking": [LETTERS[seat] for seat, player in enumerate(g.players) if player.barking],
        "eliminated": [LETTERS[seat] for seat in g.eliminated],
        "causes": list(g.causes),
    }
    data |= {zone: _words(getattr(g, zone)) for zone in _ZONES}
    data |= {_key_of(name): getattr(g, name) for name in _NUMBERS}
    data["known"] = {
        "hands": {LETTERS[seat]: list(player.known) for seat, player in enumerate(g.players)},
        "pile": g.pile_known[::-1],
        "picked": list(g.picked_known),
        "moving": list(g.moving_known),
    }
    return data


def arrange(position: Mapping[str, object], setup: Setup, random: Random) -> KittensGame:
    """The state that a position describes."""
    check_known(position, _FIELDS)
    g = KittensGame(setup, random, HouseRules(setup))
    g.players = [Player() for _ in range(setup.seats)]
    rest = Rest(g)
    _set_table(g, position, rest)
    _set_hands(g, position, rest)
    _set_pile(g, position, rest)
    g.aside += rest.take_all()
    _set_known(g, position.get("known", {}))
    _set_turn(g, position)
    g.stack = [PlayPhase()]
    g.over = g.count_living() == 1
    if g.over:
        g.stack = []
    return g


class Rest:
    """The cards of the deck that a position has not named yet."""

    def __init__(self, g: KittensGame) -> None:
        self.g = g
        self.counts = g.house_rules.counts.copy()

    def take(self, words: object) -> list[int]:
        """Take the cards of a list of words; BadPosition if there are not enough."""
        cards: list[int] = []
        for word in read_list(words):
            name, _, times = str(word).partition("*")
            if name not in CARD_WORDS:
                raise BadPosition("error-position-card", card=name)
            if times and (not times.isdecimal() or len(times) > MAX_DIGITS):
                raise BadPosition("error-position-card", card=str(word))
            for _ in range(int(times or 1)):
                cards.append(CARD_WORDS.index(name))
                self.use(title_of(cards[-1]))
        return cards

    def use(self, title: int) -> None:
        """Remove one card of this title from the rest."""
        if title >= len(TITLES) or not self.counts[title]:
            count = self.g.house_rules.counts[title] if title < len(TITLES) else 0
            raise BadPosition("error-position-too-many", card=CARD_WORDS[title], count=count)
        self.counts[title] -= 1

    def left(self, *without: int) -> list[int]:
        """The remaining cards in title order, without some titles."""
        return [title for title, count in enumerate(self.counts) if title not in without for _ in range(count)]

    def take_all(self) -> list[int]:
        """Everything that is left, in random order."""
        cards = self.left()
        self.counts = [0] * len(self.counts)
        self.g.random.shuffle(cards)
        return cards

    def deal(self) -> list[int]:
        """A normal hand from what is left (KIT-S03, KIT-S04)."""
        cards = self.left(EXPLODING, IMPLODING)
        self.g.random.shuffle(cards)
        defuses = [DEFUSE] * min(self.g.house_rules.defuse_each, self.counts[DEFUSE])
        for title in defuses:
            cards.remove(title)
        hand = defuses + cards[: self.g.house_rules.hand]
        for title in hand:
            self.use(title)
        return hand


def _set_table(g: KittensGame, position: Mapping[str, object], rest: Rest) -> None:
    """Set everything that is face up, and the small zones."""
    for zone in _ZONES:
        setattr(g, zone, rest.take(position.get(zone, [])))
    g.count_discards()
    g.picked_known = [EVERYONE if turned(card) else 0 for card in g.picked]
    g.moving_known = [0] * len(g.moving)
    for target, owner in read_mapping(position, "ill_take_that").items():
        if target == owner:
            raise BadPosition("error-position-field", field="ill_take_that")
        g.players[read_seat(target, len(g.players))].taker = read_seat(owner, len(g.players))
        rest.use(ILL_TAKE_THAT)
    for letter in read_list(position.get("barking", [])):
        g.players[read_seat(letter, len(g.players))].barking = 1
        rest.use(BARKING)
    for letter in read_list(position.get("eliminated", [])):
        seat = read_seat(letter, len(g.players))
        if seat in g.eliminated:
            raise BadPosition("error-position-field", field="eliminated")
        g.players[seat].alive = False
        g.eliminated.append(seat)
    g.update_living_seats()
    g.barked = read_number(position, "barked", 0)
    for _ in range(g.barked):
        rest.use(BARKING)


def _set_hands(g: KittensGame, position: Mapping[str, object], rest: Rest) -> None:
    hands = read_mapping(position, "hands")
    named = {read_seat(letter, len(g.players)): rest.take(words) for letter, words in hands.items()}
    kept = rest.take([word for word in read_list(position.get("pile", [])) if word != FILL])
    for seat, player in enumerate(g.players):
        hand = named.get(seat)
        if hand is None:
            hand = rest.deal() if player.alive else []
        for card in hand:
            player.gain(card, EVERYONE if turned(card) else 0)
    g.pile = kept[::-1]


def _set_pile(g: KittensGame, position: Mapping[str, object], rest: Rest) -> None:
    """A pile that is not named is the rest; dots in it are filled with the rest."""
    words = position.get("pile")
    if words is None or FILL in read_list(words):
        before = len(read_list(words)[: read_list(words).index(FILL)]) if words is not None else 0
        top = g.pile[len(g.pile) - before :]
        g.pile = g.pile[: len(g.pile) - before] + rest.take_all() + top
    g.pile_known = [0] * len(g.pile)
    g.forget_pile_except(0)
    g.see_top_card()


def _set_known(g: KittensGame, known: object) -> None:
    """Set who knows which cards, if the position says so."""
    if not isinstance(known, Mapping) or not known:
        return
    hands = known.get("hands")
    if not isinstance(hands, Mapping) or not {"pile", "picked", "moving"} <= set(known):
        raise BadPosition("error-position-field", field="known")
    for letter, masks in hands.items():
        player = g.players[read_seat(letter, len(g.players))]
        player.known = _masks(masks, player.hand)
    g.pile_known = _masks(known["pile"], g.pile)[::-1]
    g.picked_known = _masks(known["picked"], g.picked)
    g.moving_known = _masks(known["moving"], g.moving)


def _masks(masks: object, cards: list[int]) -> list[int]:
    """A mask of seats for each of these cards."""
    if not isinstance(masks, list) or len(masks) != len(cards) or not all(isinstance(mask, int) for mask in masks):
        raise BadPosition("error-position-field", field="known")
    return list(masks)


def _set_turn(g: KittensGame, position: Mapping[str, object]) -> None:
    living = [seat for seat, player in enumerate(g.players) if player.alive]
    if not living:
        raise BadPosition("error-position-field", field="eliminated")
    g.current = read_seat(position["turn"], len(g.players)) if "turn" in position else living[0]
    direction = position.get("direction", CLOCKWISE)
    ended = len(living) == 1  # then the current player may be out of the game
    if not (g.alive(g.current) or ended) or direction not in (CLOCKWISE, COUNTERCLOCKWISE):
        raise BadPosition(
            "error-position-field", field="turn" if direction in (CLOCKWISE, COUNTERCLOCKWISE) else "direction"
        )
    g.direction = 1 if direction == CLOCKWISE else -1
    g.attacked = read_flag(position, "attacked", default=False)
    for name in _NUMBERS:
        least = _LEAST.get(name, 0)
        setattr(g, name, read_number(position, _key_of(name), least, least))
    causes = [int(str(cause)) for cause in read_list(position.get("causes", [0] * len(g.eliminated)))]
    if len(causes) != len(g.eliminated) or not all(0 <= cause < len(CAUSES) for cause in causes):
        raise BadPosition("error-position-field", field="causes")
    g.causes = causes


def _words(cards: list[int]) -> list[str]:
    return [CARD_WORDS[card] for card in cards]
