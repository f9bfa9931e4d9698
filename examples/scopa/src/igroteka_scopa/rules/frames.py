"""The rules of Scopa, one frame for each pending piece."""

from __future__ import annotations

from typing import Final, final

from igroteka.core.decisions import Decision
from igroteka.core.frames import Frame
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.core.state import mask
from igroteka_scopa.rules.cards import KING, VALUE, captures
from igroteka_scopa.rules.state import ALL, NOBODY, NOTHING, ScopaGame
from igroteka_scopa.rules.words import (
    ASK_PLAY,
    ASK_TAKE,
    LOG_DEAL,
    LOG_HAND,
    LOG_KINGS,
    LOG_LAY,
    LOG_PICK,
    LOG_PLAY,
    LOG_REST,
    LOG_SCORE,
    LOG_SWEEP,
    LOG_TABLE,
    LOG_TAKE,
    LOG_WON,
    PLAY,
    TAKE,
)

HAND: Final = 3
ON_TABLE: Final = 4
TOO_MANY_KINGS: Final = 3


@final
class Deal(Frame[ScopaGame]):
    """SCO-S03: a new deal. The dealer is known, the deck is whole."""

    def step(self, g: ScopaGame) -> None:
        g.deals += 1
        g.log(LOG_DEAL, g.dealer, g.deals)
        shuffle_deck(g)
        while len([card for card in g.table if VALUE[card] == KING]) >= TOO_MANY_KINGS:  # SCO-S04
            g.log(LOG_KINGS)
            shuffle_deck(g)
        g.log(LOG_TABLE, *g.table)
        deal_hands(g)
        g.then(Turn(g.next_seat(g.dealer)))  # SCO-S05


def shuffle_deck(g: ScopaGame) -> None:
    """Take all cards together, shuffle them, and turn up four."""
    g.deck = ALL.copy()
    g.shuffle(g.deck)
    g.table = [g.deck.pop() for _ in range(ON_TABLE)]


def deal_hands(g: ScopaGame) -> None:
    """SCO-S03, SCO-T07: three cards to everybody, from the player to the left of the dealer on."""
    seat = g.dealer
    for _ in g.players:
        seat = g.next_seat(seat)
        hand = sorted([g.deck.pop() for _ in range(HAND)])
        g.players[seat].hand = hand
        g.log_secret(mask(seat), LOG_HAND, (seat,), tuple(hand))


@final
class Turn(Frame[ScopaGame]):
    """SCO-T01: play a card."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decisions(self, g: ScopaGame) -> list[Decision]:
        return [Decision(self.seat, Message(ASK_PLAY), [PLAY(card) for card in g.players[self.seat].hand])]

    def why_not(self, g: ScopaGame, seat: int, option: Option) -> str:
        return "SCO-T01" if seat != self.seat or option.verb is PLAY else "SCO-T05"

    def choose(self, g: ScopaGame, seat: int, option: Option) -> None:
        card = option.numbers[0]
        g.players[seat].hand.remove(card)
        found = captures(g.table, card)
        if not found:  # SCO-T06
            g.table.append(card)
            g.log(LOG_LAY, seat, card)
            end_turn(g, seat)
            return
        g.log(LOG_PLAY, seat, card)
        g.played = card
        if len(found) == 1:
            take(g, seat, found[0])
        else:
            g.then(Capture(seat))

    def fits(self, g: ScopaGame) -> bool:
        return g.played == NOTHING and bool(g.players[self.seat].hand)


@final
class Capture(Frame[ScopaGame]):
    """SCO-T05: the played card can take different cards. They are picked one by one, until only one capture is left."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decisions(self, g: ScopaGame) -> list[Decision]:
        possible = {card for capture in open_captures(g) for card in capture if card not in g.picked}
        options = [TAKE(card) for card in g.table if card in possible]
        return [Decision(self.seat, Message(ASK_TAKE, g.played), options)]

    def why_not(self, g: ScopaGame, seat: int, option: Option) -> str:
        if seat != self.seat:
            return "SCO-T01"
        if option.verb is PLAY or option.numbers[0] not in g.table:
            return "SCO-T05"
        single = len(open_captures(g)[0]) == 1
        return "SCO-T04" if single else "SCO-T03"

    def choose(self, g: ScopaGame, seat: int, option: Option) -> None:
        g.picked.append(option.numbers[0])
        left = open_captures(g)
        if len(left) == 1:
            take(g, seat, left[0])
        else:
            g.log(LOG_PICK, seat, option.numbers[0])
            g.keep(self)

    def fits(self, g: ScopaGame) -> bool:
        return g.played != NOTHING and len(open_captures(g)) > 1


def open_captures(g: ScopaGame) -> list[list[int]]:
    """What the played card can still take, after what has been picked."""
    picked = set(g.picked)
    return [capture for capture in captures(g.table, g.played) if picked <= set(capture)]


def take(g: ScopaGame, seat: int, cards: list[int]) -> None:
    """SCO-T05: the played card and what it takes go to the player's pile."""
    player = g.players[seat]
    player.pile += [g.played, *cards]
    g.table = [card for card in g.table if card not in cards]
    g.log(LOG_TAKE, seat, g.played, *cards)
    g.played = NOTHING
    g.picked = []
    g.last_taker = seat
    if not g.table and not is_last_card(g):  # SCO-W01, SCO-W02
        player.sweeps += 1
        g.log(LOG_SWEEP, seat)
    end_turn(g, seat)


def is_last_card(g: ScopaGame) -> bool:
    """Has the last card of the deal been played?"""
    return not g.deck and not any(player.hand for player in g.players)


def end_turn(g: ScopaGame, seat: int) -> None:
    """SCO-T07: the next player; when all hands are empty three more cards each; when the deck is, the scores."""
    if is_last_card(g):
        g.then(Score())
        return
    if not any(player.hand for player in g.players):
        deal_hands(g)
    g.then(Turn(g.next_seat(seat)))


@final
class Score(Frame[ScopaGame]):
    """SCO-W03, SCO-P: the deal is over."""

    def step(self, g: ScopaGame) -> None:
        if g.table and g.last_taker != NOBODY:
            g.log(LOG_REST, g.last_taker, *g.table)
            g.players[g.last_taker].pile += g.table
            g.table = []
        for seat, what, points in g.awards():
            g.players[seat].points += points
            g.log(LOG_SCORE, seat, points, what)
        winner = g.leader()
        if winner != NOBODY and g.players[winner].points >= g.setup.number("points"):  # SCO-E01
            g.over = True
            g.log(LOG_WON, winner, g.players[winner].points)
            g.end()
        else:
            gather(g)
            g.then(Deal())


def gather(g: ScopaGame) -> None:
    """SCO-S02: all cards come together, and the deal passes to the left."""
    for player in g.players:
        player.pile = []
        player.sweeps = 0
    g.table = []
    g.deck = ALL.copy()
    g.last_taker = NOBODY
    g.dealer = g.next_seat(g.dealer)
