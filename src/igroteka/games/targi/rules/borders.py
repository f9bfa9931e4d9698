"""The actions of border cards that do more than give a good (TARGI-B)."""

from __future__ import annotations

from typing import Final, final

from igroteka.core.decisions import NOBODY, Decision
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.core.state import mask
from igroteka.games.targi.rules.asking import Ask
from igroteka.games.targi.rules.components import BORDER, EMPTY, FATA_MORGANA, NOBLE, SILVERSMITH, TRADER
from igroteka.games.targi.rules.exchanges import Silversmith, Trader, can_sell, can_trade
from igroteka.games.targi.rules.goods import use_goods_card
from igroteka.games.targi.rules.grid import CELL, CELLS
from igroteka.games.targi.rules.state import TargiGame
from igroteka.games.targi.rules.tribe import Noble, TakenCard
from igroteka.games.targi.rules.words import (
    ASK_MARKER,
    ASK_TO_CELL,
    LOG_CARAVAN,
    LOG_DRAW,
    LOG_GO,
    LOG_MARKER,
    LOG_PASS,
    MARKER,
    PASS,
    TO_CELL,
)


class BorderAction:
    """A border action: what it does for a seat, and whether there is anything to do now."""

    def possible(self, g: TargiGame, seat: int) -> bool:
        """True if there is anything to do."""
        raise NotImplementedError

    def act(self, g: TargiGame, seat: int) -> None:
        """Do it, or ask what to do."""
        raise NotImplementedError


@final
class NobleAction(BorderAction):
    """TARGI-B1: play or discard the hand card; with an empty hand there is nothing to do."""

    def possible(self, g: TargiGame, seat: int) -> bool:
        return g.players[seat].hand != EMPTY

    def act(self, g: TargiGame, seat: int) -> None:
        g.log(LOG_GO, seat, NOBLE)
        g.then(Noble(seat))


@final
class TraderAction(BorderAction):
    """TARGI-B5: trading begins, if anything can be traded."""

    def possible(self, g: TargiGame, seat: int) -> bool:
        return can_trade(g, seat)

    def act(self, g: TargiGame, seat: int) -> None:
        g.log(LOG_GO, seat, TRADER)
        g.then(Trader(seat))


@final
class SilversmithAction(BorderAction):
    """TARGI-B10: an exchange is offered, if one can be paid."""

    def possible(self, g: TargiGame, seat: int) -> bool:
        return can_sell(g, seat)

    def act(self, g: TargiGame, seat: int) -> None:
        g.log(LOG_GO, seat, SILVERSMITH)
        g.then(Silversmith(seat))


@final
class FataMorganaAction(BorderAction):
    """TARGI-B9, TARGI-Q03: a marker may be moved, if one is left in the centre and there is a cell to go to."""

    def possible(self, g: TargiGame, seat: int) -> bool:
        return bool(g.players[seat].markers) and any(is_free(g, cell) for cell in range(CELLS))

    def act(self, g: TargiGame, seat: int) -> None:
        g.log(LOG_GO, seat, FATA_MORGANA)
        g.then(FataMorgana(seat))


def free_cells(g: TargiGame) -> list[int]:
    """The cells a marker may move to."""
    return [cell for cell in range(CELLS) if is_free(g, cell)]


def is_free(g: TargiGame, cell: int) -> bool:
    """TARGI-Q02: True if the cell has a face-up card and no marker."""
    return g.face_up[cell] and g.cells[cell] != EMPTY and g.marker_on(cell) == NOBODY


@final
class FataMorgana(Ask):
    """TARGI-B9: one of the player's markers moves to another cell: first which marker, then where."""

    def __init__(self, seat: int, marker: int = NOBODY) -> None:
        self.seat = seat
        self.marker = marker

    def fits(self, g: TargiGame) -> bool:
        return self.marker == NOBODY or self.marker in g.players[self.seat].markers

    def decisions(self, g: TargiGame) -> list[Decision]:
        if self.marker == NOBODY:
            options = [MARKER(place) for place in g.players[self.seat].markers]
            prompt = Message(ASK_MARKER)
        else:
            options = [TO_CELL(cell + CELL) for cell in free_cells(g)]
            prompt = Message(ASK_TO_CELL, self.marker)
        options.append(PASS())
        return [Decision(self.seat, prompt, options, [PASS()])]

    def rule(self) -> str:
        return "TARGI-B9"

    def forbids(self, g: TargiGame, option: Option) -> str:
        return "TARGI-Q02" if option.verb is TO_CELL else ""

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        if option.verb is PASS:
            g.log(LOG_PASS, seat, FATA_MORGANA)
        elif option.verb is MARKER:
            g.then(FataMorgana(seat, option.numbers[0]))
        else:
            player = g.players[seat]
            player.markers.remove(self.marker)
            player.markers.append(option.numbers[0])
            player.markers.sort()
            g.log(LOG_MARKER, seat, self.marker, option.numbers[0])


@final
class CaravanAction(BorderAction):
    """TARGI-B13, TARGI-I4: the top goods card is revealed to everybody and used."""

    def possible(self, g: TargiGame, seat: int) -> bool:
        """There is always a card to reveal (TARGI-Q25)."""
        return True

    def act(self, g: TargiGame, seat: int) -> None:
        g.forbid_undo()
        card = g.goods_deck.pop()
        g.log(LOG_CARAVAN, seat, card)
        use_goods_card(g, seat, card)


@final
class TribalExpansionAction(BorderAction):
    """TARGI-B14, TARGI-I4: draw the top tribe card; only the drawer sees it."""

    def possible(self, g: TargiGame, seat: int) -> bool:
        """There is always a card to draw (TARGI-Q25)."""
        return True

    def act(self, g: TargiGame, seat: int) -> None:
        card = g.tribe_deck.pop()
        g.hold(card, public=g.house_rules.expansion_public)
        g.log_secret(EVERYONE if g.drawn_public else mask(seat), LOG_DRAW, (seat,), (card,))
        g.then(TakenCard(seat))


ACTIONS: Final[dict[str, BorderAction]] = {
    "noble": NobleAction(),
    "trader": TraderAction(),
    "fata_morgana": FataMorganaAction(),
    "silversmith": SilversmithAction(),
    "caravan": CaravanAction(),
    "tribal_expansion": TribalExpansionAction(),
}
_AT: Final[list[BorderAction | None]] = [
    ACTIONS.get(BORDER[place].action) if place in BORDER else None for place in range(CELL + CELLS)
]


def action_at(place: int) -> BorderAction | None:
    """The action of a border card; None for the centre and for cards that give a good."""
    return _AT[place]
