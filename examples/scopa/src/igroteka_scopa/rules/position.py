"""Positions of Scopa: a table as a text, both ways (NOTATION.md).

    game: scopa
    seats: 2
    turn: A
    table: [3h, 4c]
    hands: {A: [7d, ks], B: [2c, ...]}
    piles: {A: [7s, 7h]}
    points: {A: 10}

Hands that are not named, or that have dots, are filled up to three cards from the rest, and so is the deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.core.errors import BadPosition
from igroteka.core.field_checks import (
    FieldCheck,
    check_fields,
    check_frames,
    check_pending,
    exactly,
    many,
    misplaced,
    whole,
    yes_no,
)
from igroteka.core.phrases import LETTERS
from igroteka.core.position_fields import FILL, check_known, read_list, read_mapping, read_seat, to_number
from igroteka.core.random import Random
from igroteka.core.setup import Setup
from igroteka_scopa.rules.cards import CARDS
from igroteka_scopa.rules.frames import HAND, Capture, Turn
from igroteka_scopa.rules.state import ALL, NOBODY, NOTHING, Player, ScopaGame
from igroteka_scopa.rules.view import words

FIELDS: Final = (
    *("turn", "table", "hands", "piles", "deck", "sweeps", "points", "played", "picked"),
    *("dealer", "last_taker", "deals", "over"),
)
MAX_POINTS: Final = 10_000  # points and deals


# Writing.


def describe(g: ScopaGame) -> dict[str, object]:
    """A position's own fields that give this state back."""
    seats = list(zip(LETTERS, g.players, strict=False))
    return {
        "turn": letter(turn_of(g)),
        "table": words(g.table),
        "hands": {seat: words(player.hand) for seat, player in seats},
        "piles": {seat: words(player.pile) for seat, player in seats},
        "deck": words(g.deck[::-1]),
        "sweeps": {seat: player.sweeps for seat, player in seats},
        "points": {seat: player.points for seat, player in seats},
        "played": "" if g.played == NOTHING else CARDS[g.played],
        "picked": words(g.picked),
        "dealer": letter(g.dealer),
        "last_taker": letter(g.last_taker),
        "deals": g.deals,
        "over": g.over,
    }


def turn_of(g: ScopaGame) -> int:
    """Whose turn it is."""
    top = g.stack[-1] if g.stack else None
    return top.seat if isinstance(top, Turn | Capture) else NOBODY


def letter(seat: int) -> str:
    return "" if seat == NOBODY else LETTERS[seat]


# Reading.


class Rest:
    """The cards that a position has not named yet."""

    def __init__(self) -> None:
        self.cards = ALL.copy()

    def take(self, word: object) -> int:
        """The card of a word; BadPosition if there is none, or if it lies somewhere else."""
        if not isinstance(word, str) or word not in CARDS:
            raise BadPosition("error-position-card", card=str(word))
        card = CARDS.index(word)
        if card not in self.cards:
            raise BadPosition("error-position-too-many", card=word, count=1)
        self.cards.remove(card)
        return card

    def read(self, given: object) -> list[int]:
        """The cards of a list; dots are filled up later."""
        return [self.take(word) for word in read_list(given) if word != FILL]


def arrange(position: Mapping[str, object], setup: Setup, random: Random) -> ScopaGame:
    """The state that a position describes."""
    check_known(position, FIELDS)
    g = ScopaGame(setup, random)
    g.players = [Player() for _ in range(setup.seats)]
    rest = Rest()
    g.table = rest.read(position.get("table", []))
    played = position.get("played", "")
    g.played = rest.take(played) if played else NOTHING
    g.picked = picked_cards(g, position)
    hands, piles = by_seat(position, "hands", setup), by_seat(position, "piles", setup)
    for seat, player in enumerate(g.players):
        player.hand = sorted(rest.read(hands.get(seat, [FILL])))
        player.pile = rest.read(piles.get(seat, []))
        player.sweeps = to_number(by_seat(position, "sweeps", setup).get(seat, 0), "sweeps", high=MAX_POINTS)
        player.points = to_number(by_seat(position, "points", setup).get(seat, 0), "points", high=MAX_POINTS)
    deck = position.get("deck", [FILL])
    g.deck = rest.read(deck)[::-1]
    if rest.cards:
        random.shuffle(rest.cards)
        fill_up(g, hands, deck, rest)
    g.dealer = seat_of(position.get("dealer", LETTERS[setup.seats - 1]), setup)
    g.last_taker = seat_of(position.get("last_taker", ""), setup)
    g.deals = to_number(position.get("deals", 1), "deals", high=MAX_POINTS)
    g.over = position.get("over") is True
    turn = seat_of(position.get("turn", "" if g.over else "A"), setup)
    if not g.over:
        g.stack = [Turn(turn) if g.played == NOTHING else Capture(turn)]
    return g


def fill_up(g: ScopaGame, hands: dict[int, object], deck: object, rest: Rest) -> None:
    """Deal what a position does not name."""
    for seat, player in enumerate(g.players):
        given = hands.get(seat, [FILL])
        if isinstance(given, list) and FILL in given:
            while len(player.hand) < HAND and rest.cards:
                player.hand.append(rest.cards.pop())
            player.hand.sort()
    if isinstance(deck, list) and FILL in deck:
        left = len(rest.cards) // (HAND * len(g.players)) * HAND * len(g.players)
        g.deck = rest.cards[:left] + g.deck
        rest.cards = rest.cards[left:]
    if rest.cards:  # they have been taken already
        g.players[g.setup.seats - 1].pile += rest.cards


def picked_cards(g: ScopaGame, position: Mapping[str, object]) -> list[int]:
    """Cards of the table that have been picked to be taken."""
    given = position.get("picked", [])
    if not isinstance(given, list) or any(word not in words(g.table) for word in given):
        raise BadPosition("error-position-field", field="picked")
    return [CARDS.index(word) for word in given]


def by_seat(position: Mapping[str, object], field: str, setup: Setup) -> dict[int, object]:
    """A field that says something of each seat, by the letters of the seats."""
    return {read_seat(seat, setup.seats): value for seat, value in read_mapping(position, field).items()}


def seat_of(given: object, setup: Setup) -> int:
    """The seat of a letter; nobody, if there is none."""
    return NOBODY if given == "" else read_seat(given, setup.seats)


# Checking.


def check_position(g: ScopaGame) -> None:
    """BadPosition if no game of Scopa can come to this table."""
    cards = many(whole(0, len(CARDS) - 1), len(CARDS))
    seats = len(g.players)
    shapes: dict[str, FieldCheck] = {
        "table": cards,
        "deck": cards,
        "played": whole(NOTHING, len(CARDS) - 1),
        "picked": cards,
        "dealer": whole(0, seats - 1),
        "last_taker": whole(NOBODY, seats - 1),
        "deals": whole(0, MAX_POINTS),
        "over": yes_no,
    }
    check_fields(g, shapes)
    check_frames(g, {"seat": whole(0, seats - 1)})
    if sorted(g.all_cards()) != ALL:
        raise BadPosition("error-position-field", field="hands")
    check_turn(g)
    check_pending(g)


def check_turn(g: ScopaGame) -> None:
    """SCO-T01, SCO-T07: one frame, and hands as they are while that player is to act."""
    if g.over:
        if g.stack or g.leader() == NOBODY or g.players[g.leader()].points < g.setup.number("points"):
            raise BadPosition("error-position-field", field="over")
        return
    if len(g.stack) != 1 or not isinstance(g.stack[0], Turn | Capture):
        raise BadPosition("error-position-field", field="stack")
    top = g.stack[0]
    seat = top.seat
    if len(g.deck) % (HAND * len(g.players)):
        raise BadPosition("error-position-field", field="deck")
    sizes = [len(player.hand) for player in g.players]
    if not exactly(len(sizes), whole(0, HAND))(sizes) or sizes != expected_sizes(g, seat, sizes[seat]):
        raise BadPosition("error-position-field", field="hands")
    if isinstance(top, Capture) != (g.played != NOTHING):
        raise misplaced(top, 1)


def expected_sizes(g: ScopaGame, seat: int, own: int) -> list[int]:
    """How many cards everybody has while this seat is to act: those who have played in this round have one less."""
    before = own + (1 if g.played != NOTHING else 0)
    found = [0] * len(g.players)
    other = g.next_seat(g.dealer)
    played = True
    for _ in g.players:
        if other == seat:
            found[other] = own
            played = False
        else:
            found[other] = before - 1 if played else before
        other = g.next_seat(other)
    return found
