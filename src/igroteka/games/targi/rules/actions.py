"""Phase 4: a player's turn, central cards, and decks that run out (TARGI-A). The actions of border cards are in
borders.py.
"""

from __future__ import annotations

from typing import Final, final

from igroteka.core.decisions import Decision
from igroteka.core.frames import Frame
from igroteka.core.options import Option
from igroteka.core.phrases import Message, Phrase
from igroteka.games.targi.rules.asking import Ask
from igroteka.games.targi.rules.borders import action_at
from igroteka.games.targi.rules.card import FREELY
from igroteka.games.targi.rules.components import BORDER, EMPTY, is_tribe
from igroteka.games.targi.rules.goods import use_goods_card
from igroteka.games.targi.rules.grid import CELL, CELLS
from igroteka.games.targi.rules.state import TargiGame
from igroteka.games.targi.rules.tribe import (
    TakenCard,
    begin_playing,
    forbids_free_hand,
    free_hand_playable,
    may_play_freely,
    take_hand,
)
from igroteka.games.targi.rules.words import (
    ASK_TURN,
    END,
    HAND,
    LOG_BORDER,
    LOG_SHUFFLE_GOODS,
    LOG_SHUFFLE_TRIBE,
    LOG_SKIP,
    LOG_TAKE_CARD,
    SKIP,
    USE,
)

_PLACES: Final = range(CELL + CELLS)
_USE: Final = [USE(place) for place in _PLACES]
_SKIP: Final = [SKIP(place) for place in _PLACES]
_HAND: Final = HAND()
_END: Final = END()
_ASK_TURN: Final = Message(ASK_TURN)


@final
class Turn(Ask):
    """TARGI-A1, TARGI-A2: a player resolves Targis and markers one by one in any order, or skips them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decisions(self, g: TargiGame) -> list[Decision]:
        me = self.seat
        player = g.players[me]
        places = player.targis + player.markers
        if not places and not may_play_freely(g, me):
            return []
        options = [_USE[place] for place in places if not idle(g, me, place)]
        for place in places:
            options.append(_SKIP[place])
        if free_hand_playable(g, me):
            options.append(_HAND)
        options.append(_END)
        return [Decision(me, _ASK_TURN, options, [_END])]

    def rule(self) -> str:
        return "TARGI-A1"

    def forbids(self, g: TargiGame, option: Option) -> str:
        if option.verb is HAND:
            return forbids_free_hand(g, self.seat)
        if option.verb is not USE:
            return ""
        place = option.numbers[0]
        if place in g.players[self.seat].targis:
            return BORDER[place].rule  # there is nothing to do
        return "TARGI-A4" if place >= CELL and not g.face_up[place - CELL] else ""

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        if option.verb is END:
            return
        g.keep(self)
        if option.verb is USE:
            use(g, seat, option.numbers[0])
        elif option.verb is SKIP:
            take_back(g, seat, option.numbers[0])
            g.log(LOG_SKIP, seat, option.numbers[0])
        else:
            take_hand(g, seat)
            begin_playing(g, seat, FREELY)

    def step(self, g: TargiGame) -> None:
        """TARGI-A8: with nothing left to do the turn ends by itself."""


def take_back(g: TargiGame, seat: int, place: int) -> None:
    """Return the figure or marker to its owner."""
    player = g.players[seat]
    if place < CELL:
        player.targis.remove(place)
    else:
        player.markers.remove(place)


def idle(g: TargiGame, seat: int, place: int) -> bool:
    """True if this seat's Targi or marker has nothing to do there. It can still be skipped."""
    action = action_at(place)
    return action is not None and not action.possible(g, seat)


def use(g: TargiGame, seat: int, place: int) -> None:
    """Carry out the action of a border card (TARGI-A3) or a central card (TARGI-A4)."""
    take_back(g, seat, place)
    action = action_at(place)
    if place >= CELL:
        use_cell(g, seat, place - CELL)
    elif action is not None:
        action.act(g, seat)
    else:
        g.players[seat].gain(BORDER[place].gives)
        if g.journal is not None:
            g.log(LOG_BORDER, seat, place, *BORDER[place].gives)
    g.then(ActionOver())


def use_cell(g: TargiGame, seat: int, cell: int) -> None:
    """TARGI-A4: the card is removed and resolved, and the cell refilled from the other deck."""
    card = g.cells[cell]
    g.cells[cell] = EMPTY
    g.log(LOG_TAKE_CARD, seat, card, cell + CELL)
    if is_tribe(card):
        g.hold(card, public=True)
        g.then(TakenCard(seat))
    else:
        use_goods_card(g, seat, card)
    g.then(Refill(cell, int(not is_tribe(card))))


@final
class Refill(Frame[TargiGame]):
    """TARGI-A4: an empty cell is filled face down with the top card of a deck; nobody looks at it."""

    def __init__(self, cell: int, tribe: int) -> None:
        self.cell = cell
        self.tribe = tribe

    def fits(self, g: TargiGame) -> bool:
        return g.cells[self.cell] == EMPTY and bool(g.tribe_deck if self.tribe else g.goods_deck)

    def step(self, g: TargiGame) -> None:
        g.cells[self.cell] = (g.tribe_deck if self.tribe else g.goods_deck).pop()
        g.face_up[self.cell] = False


@final
class ActionOver(Frame[TargiGame]):
    """TARGI-A5: an action is complete: the discard pile of an empty deck is shuffled into a new one."""

    def step(self, g: TargiGame) -> None:
        restock(g, g.goods_deck, g.goods_discards, LOG_SHUFFLE_GOODS)
        restock(g, g.tribe_deck, g.tribe_discards, LOG_SHUFFLE_TRIBE)


def restock(g: TargiGame, deck: list[int], discards: list[int], line: Phrase) -> None:
    """TARGI-A5: shuffle the discards into a new deck if the deck is empty."""
    if not deck:
        deck.extend(discards)
        discards.clear()
        g.shuffle(deck)
        g.log(line)
