"""Tribe cards: taking, keeping, discarding and playing them (TARGI-H, TARGI-C, TARGI-D)."""

from __future__ import annotations

from typing import Final, final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.games.targi.rules.asking import Ask
from igroteka.games.targi.rules.card import BY_NOBLE, FREELY, TAKEN, PlayMethod, advantage_of
from igroteka.games.targi.rules.components import COIN, EMPTY, NOBLE, ROWS
from igroteka.games.targi.rules.payments import forbids_payment, forbids_playing, free_hand, payments
from igroteka.games.targi.rules.state import TargiGame
from igroteka.games.targi.rules.words import (
    ASK_DRAWN,
    ASK_NOBLE,
    ASK_PAY,
    ASK_ROW,
    ASK_TAKEN,
    DISCARD,
    INTO_ROW,
    KEEP,
    LOG_DISCARD,
    LOG_KEEP,
    LOG_KEEP_SECRET,
    LOG_LAY,
    LOG_LAY_FREE,
    LOG_PASS,
    LOG_PLAY,
    PASS,
    PAY,
    PLAY,
)

_PLAY: Final = PLAY()
_KEEP: Final = KEEP()
_DISCARD: Final = DISCARD()
_PASS: Final = PASS()
_INTO_ROW: Final = [INTO_ROW(row + 1) for row in range(ROWS)]
_ASK_NOBLE: Final = Message(ASK_NOBLE)
_ASK_DRAWN: Final = Message(ASK_DRAWN)


@final
class TakenCard(Ask):
    """TARGI-H1: a card taken from the centre or drawn is played, kept if the hand is empty, or discarded."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decisions(self, g: TargiGame) -> list[Decision]:
        options: list[Option] = []
        if not forbids_playing(g, self.seat, g.drawn, TAKEN):
            options.append(_PLAY)
        default = _DISCARD
        if g.players[self.seat].hand == EMPTY:
            options.append(_KEEP)
            default = _KEEP
        options.append(_DISCARD)
        # The question must not name a card that others do not know (TARGI-I4).
        prompt = Message(ASK_TAKEN, g.drawn) if g.drawn_public else _ASK_DRAWN
        return [Decision(self.seat, prompt, options, [default])]

    def rule(self) -> str:
        return "TARGI-H1"

    def forbids(self, g: TargiGame, option: Option) -> str:
        if option.verb is PLAY:
            return forbids_playing(g, self.seat, g.drawn, TAKEN)
        return "TARGI-H2" if option.verb is KEEP else ""

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        if option.verb is PLAY:
            begin_playing(g, seat, TAKEN)
        elif option.verb is KEEP:
            keep_card(g, seat)
        else:
            discard_card(g, seat)


def keep_card(g: TargiGame, seat: int) -> None:
    """TARGI-H1, TARGI-I3: the card becomes the hand card; a player who has seen it still knows it."""
    player = g.players[seat]
    player.hand_public = g.drawn_public
    player.hand = g.settle()
    player.hand_round = g.round
    if player.hand_public:
        g.log(LOG_KEEP, seat, player.hand)
    else:
        g.log(LOG_KEEP_SECRET, seat)


def discard_card(g: TargiGame, seat: int) -> None:
    """Put the card on the discard pile of the tribe cards, face up."""
    g.show_drawn()
    card = g.settle()
    g.tribe_discards.append(card)
    g.log(LOG_DISCARD, seat, card)


def take_hand(g: TargiGame, seat: int) -> None:
    """Take up the hand card to play or discard it."""
    player = g.players[seat]
    g.hold(player.hand, public=player.hand_public)
    player.hand, player.hand_public, player.hand_round = EMPTY, False, 0


@final
class Noble(Ask):
    """TARGI-B1: play or discard the hand card, or skip the action."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fits(self, g: TargiGame) -> bool:
        return g.players[self.seat].hand != EMPTY

    def decisions(self, g: TargiGame) -> list[Decision]:
        options = [] if forbids_hand(g, self.seat, BY_NOBLE) else [_PLAY]
        options += [_DISCARD, _PASS]
        return [Decision(self.seat, _ASK_NOBLE, options, [_PASS])]

    def rule(self) -> str:
        return "TARGI-B1"

    def forbids(self, g: TargiGame, option: Option) -> str:
        return forbids_hand(g, self.seat, BY_NOBLE) if option.verb is PLAY else ""

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        if option.verb is PASS:
            g.log(LOG_PASS, seat, NOBLE)
            return
        take_hand(g, seat)
        if option.verb is PLAY:
            begin_playing(g, seat, BY_NOBLE)
        else:
            discard_card(g, seat)


def hand_ripe(g: TargiGame, seat: int) -> bool:
    """TARGI-H4: True if the hand card was taken in an earlier round; only then may it be played."""
    player = g.players[seat]
    return player.hand != EMPTY and (player.hand_round < g.round or g.house_rules.hand_same_round)


def forbids_hand(g: TargiGame, seat: int, method: PlayMethod) -> str:
    """The rule by which the hand card cannot be played by this method, or ""."""
    return forbids_playing(g, seat, g.players[seat].hand, method) if hand_ripe(g, seat) else "TARGI-H4"


def free_hand_playable(g: TargiGame, seat: int) -> bool:
    """TARGI-H3: True if the hand card may be played without the Noble."""
    return free_hand(g, seat) is not None and not forbids_hand(g, seat, FREELY)


def forbids_free_hand(g: TargiGame, seat: int) -> str:
    """The rule by which it may not: that of the advantage if only the surcharge cannot be paid."""
    advantage = free_hand(g, seat)
    if advantage is None or g.players[seat].hand == EMPTY:
        return "TARGI-H3"
    return forbids_hand(g, seat, TAKEN) or advantage.rule


def may_play_freely(g: TargiGame, seat: int) -> bool:
    """True if the hand card could be played without the Noble, as far as everybody can know.

    A player with a hidden hand card is asked whether or not they can pay for it; otherwise the question would reveal
    it.
    """
    player = g.players[seat]
    if player.hand_public:
        return free_hand_playable(g, seat)
    return hand_ripe(g, seat) and not player.full and player.goods > 0 and free_hand(g, seat) is not None


# Playing.


def begin_playing(g: TargiGame, seat: int, method: PlayMethod) -> None:
    """The card is shown and goes into the display; the player is asked where it goes and how to pay."""
    g.show_drawn()
    g.log(LOG_PLAY, seat, g.drawn)
    g.then(ChooseRow(seat, method))


@final
class ChooseRow(Ask):
    """TARGI-D1: which of the rows that are not full."""

    def __init__(self, seat: int, way: PlayMethod) -> None:
        self.seat = seat
        self.way = way  # the method; saved under this name

    def fits(self, g: TargiGame) -> bool:
        return bool(g.players[self.seat].open_rows()) and bool(payments(g, self.seat, g.drawn, self.way))

    def decisions(self, g: TargiGame) -> list[Decision]:
        options = [_INTO_ROW[row] for row in g.players[self.seat].open_rows()]
        return [Decision(self.seat, Message(ASK_ROW, g.drawn), options)]

    def rule(self) -> str:
        return "TARGI-D1"

    def forbids(self, g: TargiGame, option: Option) -> str:
        return ""

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        g.then(Pay(seat, self.way, option.numbers[0] - 1))


@final
class Pay(Ask):
    """TARGI-C1, TARGI-C2: how to pay for the card, which then lies in the display."""

    def __init__(self, seat: int, way: PlayMethod, row: int) -> None:
        self.seat = seat
        self.way = way  # the method; saved under this name
        self.row = row

    def fits(self, g: TargiGame) -> bool:
        open_rows = g.players[self.seat].open_rows()
        return self.row in open_rows and bool(payments(g, self.seat, g.drawn, self.way))

    def decisions(self, g: TargiGame) -> list[Decision]:
        options = payments(g, self.seat, g.drawn, self.way)
        return [Decision(self.seat, Message(ASK_PAY, g.drawn), options)]

    def rule(self) -> str:
        return "TARGI-C1"

    def forbids(self, g: TargiGame, option: Option) -> str:
        return forbids_payment(g, self.seat, self.way, option) if option.verb is PAY else ""

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        pay(g, seat, option.numbers)
        card = g.settle()
        g.players[seat].lay(card, self.row)
        if option.numbers:
            g.log(LOG_LAY, seat, card, self.row + 1, *option.numbers)
        else:
            g.log(LOG_LAY_FREE, seat, card, self.row + 1)
        advantage = advantage_of(card)
        if advantage is not None:
            advantage.played(g, seat)


def pay(g: TargiGame, seat: int, payment: tuple[int, ...]) -> None:
    """Return goods and gold to the supply; a coin comes from the card it lies on (TARGI-Q12)."""
    player = g.players[seat]
    for kind in payment:
        if kind == COIN:
            player.coins.pop()
        else:
            player.stock[kind] -= 1
