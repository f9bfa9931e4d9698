"""Phase 4: a player's turn and the actions of border cards and central cards (TARGI-A, TARGI-B)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from igroteka.core.decisions import Decision
from igroteka.core.frames import Frame
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.phrases import Saying
from igroteka.core.state import mask
from igroteka.games.targi.card import FREELY
from igroteka.games.targi.components import BORDER, EMPTY, FACTS, GOLD, GOODS, VP, is_tribe
from igroteka.games.targi.goods import use_goods_card
from igroteka.games.targi.grid import CELL, CELLS
from igroteka.games.targi.state import NOBODY, TargiGame
from igroteka.games.targi.tribe import (
    Noble,
    TakenCard,
    begin_playing,
    free_hand_playable,
    may_play_freely,
    take_hand,
)
from igroteka.games.targi.words import (
    ASK_MARKER,
    ASK_SELL,
    ASK_TO_CELL,
    ASK_TRADE,
    ASK_TURN,
    END,
    HAND,
    LOG_BORDER,
    LOG_CARAVAN,
    LOG_DRAW,
    LOG_MARKER,
    LOG_PASS,
    LOG_SELL,
    LOG_SHUFFLE_GOODS,
    LOG_SHUFFLE_TRIBE,
    LOG_SKIP,
    LOG_TAKE_CARD,
    LOG_TRADE,
    LOG_TRADER,
    MARKER,
    PASS,
    SELL,
    SKIP,
    STOP,
    TO_CELL,
    TRADE,
    USE,
)


@final
class Turn(Frame[TargiGame]):
    """TARGI-A1, TARGI-A2: a player resolves Targis and markers one by one in any order, or skips them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decisions(self, g: TargiGame) -> list[Decision]:
        me = self.seat
        player = g.players[me]
        places = player.targis + player.markers
        if not places and not may_play_freely(g, me):
            return []
        options = [USE(place) for place in places if not unusable(g, me, place)]
        options += [SKIP(place) for place in places]
        if free_hand_playable(g, me):
            options.append(HAND())
        options.append(END())
        return [Decision(me, Saying(ASK_TURN), options, [END()])]

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
    """The figure or marker goes back to its owner."""
    player = g.players[seat]
    if place < CELL:
        player.targis.remove(place)
    else:
        player.markers.remove(place)


def unusable(g: TargiGame, seat: int, place: int) -> str:
    """The rule by which an own Targi or marker has nothing to do there; it can still be skipped."""
    if place >= CELL:
        return "" if g.face_up[place - CELL] and g.cells[place - CELL] != EMPTY else "TARGI-A4"
    card = BORDER[place]
    return "" if USABLE.get(card.action, _always)(g, seat) else card.rule


def use(g: TargiGame, seat: int, place: int) -> None:
    """Carry out the action of a border card (TARGI-A3) or a central card (TARGI-A4)."""
    take_back(g, seat, place)
    if place >= CELL:
        use_cell(g, seat, place - CELL)
    elif BORDER[place].action:
        _ACTIONS[BORDER[place].action](g, seat)
    else:
        g.players[seat].gain(BORDER[place].gives)
        g.log(LOG_BORDER, seat, place, *BORDER[place].gives)
    g.then(ActionOver())


def use_cell(g: TargiGame, seat: int, cell: int) -> None:
    """TARGI-A4: the card is removed and resolved, and the cell filled from the other deck."""
    card = g.cells[cell]
    g.cells[cell] = EMPTY
    g.log(LOG_TAKE_CARD, seat, card, cell + CELL)
    if is_tribe(card):
        g.hold(card, EVERYONE)
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

    def step(self, g: TargiGame) -> None:
        deck = g.tribe_deck if self.tribe else g.goods_deck
        if not deck:
            restock(g)
        if deck:
            g.cells[self.cell] = deck.pop()
            g.face_up[self.cell] = False


@final
class ActionOver(Frame[TargiGame]):
    """TARGI-A5: an action is complete: an empty deck is made anew from its discard pile."""

    def step(self, g: TargiGame) -> None:
        restock(g)


def restock(g: TargiGame) -> None:
    """TARGI-A5: shuffle the discard pile of an empty deck into a new one."""
    if not g.goods_deck and g.goods_discards:
        g.goods_deck.extend(g.goods_discards)
        g.goods_discards.clear()
        g.shuffle(g.goods_deck)
        g.log(LOG_SHUFFLE_GOODS)
    if not g.tribe_deck and g.tribe_discards:
        g.tribe_deck.extend(g.tribe_discards)
        g.tribe_discards.clear()
        g.shuffle(g.tribe_deck)
        g.log(LOG_SHUFFLE_TRIBE)


# The Noble (TARGI-B1).


def noble(g: TargiGame, seat: int) -> None:
    """TARGI-B1: something is to be done with the hand card."""
    g.then(Noble(seat))


def noble_possible(g: TargiGame, seat: int) -> bool:
    """TARGI-B1: with an empty hand there is nothing to do."""
    return g.players[seat].hand != EMPTY


# The Trader (TARGI-B5).


class Rate:
    """What a border card exchanges: identical goods, or gold, for something."""

    def __init__(self, goods: int, gold: int, get: dict[str, int]) -> None:
        self.goods: Final = goods
        self.gold: Final = gold
        self.gold_back: Final = get.get("gold", 0)
        self.vp_back: Final = get.get("vp", 0)


def _rates(action: str) -> tuple[Rate, ...]:
    facts = next(card for card in FACTS["border_cards"] if card.get("action") == action)["trades"]
    return tuple([Rate(t.get("give_identical_goods", 0), t.get("give_gold", 0), t["get"]) for t in facts])


TRADER: Final = 5
SILVERSMITH: Final = 10
FATA_MORGANA: Final = 9
TRADER_RATES: Final = _rates("trader")
SILVERSMITH_RATES: Final = _rates("silversmith")


def trades(g: TargiGame, seat: int) -> list[Option]:
    """TARGI-B5, TARGI-Q16: every single trade that the Trader offers now."""
    stock = g.players[seat].stock
    found: list[Option] = []
    for rate in TRADER_RATES:
        for kind in GOODS:
            if stock[kind] >= rate.goods:
                gets = (GOLD,) if rate.gold_back else GOODS
                found += [TRADE(rate.goods, kind, get) for get in gets]
    for advantage in g.advantages(seat):
        for goods in advantage.trade_rates(g, seat):
            for kind in GOODS:
                if stock[kind] >= goods:
                    found += [TRADE(goods, kind, get) for get in GOODS if get != kind]
    return found


def trade_possible(g: TargiGame, seat: int) -> bool:
    """Can anything be traded?"""
    return bool(trades(g, seat))


@final
class Trader(Frame[TargiGame]):
    """TARGI-B5: any number of trades, in any order."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decisions(self, g: TargiGame) -> list[Decision]:
        found = trades(g, self.seat)
        return [Decision(self.seat, Saying(ASK_TRADE), [*found, STOP()], [STOP()])] if found else []

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        if option.verb is STOP:
            return
        count, kind, get = option.numbers
        g.players[seat].stock[kind] -= count
        g.players[seat].stock[get] += 1
        g.log(LOG_TRADE, seat, count, kind, get)
        g.keep(self)

    def step(self, g: TargiGame) -> None:
        """Nothing is left to trade."""


def trader(g: TargiGame, seat: int) -> None:
    """TARGI-B5: trading begins."""
    g.log(LOG_TRADER, seat, TRADER)
    g.then(Trader(seat))


# The Silversmith (TARGI-B10).


def sales(g: TargiGame, seat: int) -> list[Option]:
    """TARGI-B10: every exchange that the player can pay."""
    stock = g.players[seat].stock
    found: list[Option] = []
    for rate in SILVERSMITH_RATES:
        if rate.goods:
            found += [SELL(rate.goods, kind) for kind in GOODS if stock[kind] >= rate.goods]
        elif stock[GOLD] >= rate.gold:
            found.append(SELL(rate.gold, GOLD))
    return found


def sale_possible(g: TargiGame, seat: int) -> bool:
    """Can anything be exchanged?"""
    return bool(sales(g, seat))


def sale_worth(count: int, kind: int) -> int:
    """What an exchange brings."""
    for rate in SILVERSMITH_RATES:
        if count == (rate.gold if kind == GOLD else rate.goods):
            return rate.vp_back
    raise ValueError(count)


@final
class Silversmith(Frame[TargiGame]):
    """TARGI-B10: one exchange, or none."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decisions(self, g: TargiGame) -> list[Decision]:
        return [Decision(self.seat, Saying(ASK_SELL), [*sales(g, self.seat), PASS()], [PASS()])]

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        if option.verb is PASS:
            g.log(LOG_PASS, seat, SILVERSMITH)
            return
        count, kind = option.numbers
        worth = sale_worth(count, kind)
        g.players[seat].stock[kind] -= count
        g.players[seat].stock[VP] += worth
        g.log(LOG_SELL, seat, count, kind, worth)


def silversmith(g: TargiGame, seat: int) -> None:
    """TARGI-B10: an exchange is offered."""
    g.then(Silversmith(seat))


# Fata Morgana (TARGI-B9).


def free_cells(g: TargiGame) -> list[int]:
    """TARGI-Q02: the cells that are face up and carry no marker."""
    return [c for c in range(CELLS) if g.face_up[c] and g.cells[c] != EMPTY and g.marker_on(c) == NOBODY]


def fata_morgana_possible(g: TargiGame, seat: int) -> bool:
    """TARGI-Q03: is there a marker left in the centre, and a cell to go to?"""
    return bool(g.players[seat].markers) and bool(free_cells(g))


@final
class FataMorgana(Frame[TargiGame]):
    """TARGI-B9: one of the own markers goes to another cell; first which marker, then where."""

    def __init__(self, seat: int, marker: int = NOBODY) -> None:
        self.seat = seat
        self.marker = marker

    def decisions(self, g: TargiGame) -> list[Decision]:
        if self.marker == NOBODY:
            options = [MARKER(place) for place in g.players[self.seat].markers]
            prompt = Saying(ASK_MARKER)
        else:
            options = [TO_CELL(cell + CELL) for cell in free_cells(g)]
            prompt = Saying(ASK_TO_CELL, self.marker)
        return [Decision(self.seat, prompt, [*options, PASS()], [PASS()])]

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


def fata_morgana(g: TargiGame, seat: int) -> None:
    """TARGI-B9: a marker may be moved."""
    g.then(FataMorgana(seat))


# Caravan and Tribal expansion.


def caravan(g: TargiGame, seat: int) -> None:
    """TARGI-B13, TARGI-I4: the top goods card is turned up for all to see, and used."""
    g.reveal()
    card = g.goods_deck.pop()
    g.log(LOG_CARAVAN, seat, card)
    use_goods_card(g, seat, card)


def caravan_possible(g: TargiGame, seat: int) -> bool:
    """Is there a goods card to turn up? There always is (TARGI-Q25)."""
    return bool(g.goods_deck)


def tribal_expansion(g: TargiGame, seat: int) -> None:
    """TARGI-B14, TARGI-I4: the top tribe card is drawn, seen by its drawer alone."""
    card = g.tribe_deck.pop()
    known = EVERYONE if g.terms.expansion_public else mask(seat)
    g.hold(card, known)
    g.log_secret(known, LOG_DRAW, (seat,), (card,))
    g.then(TakenCard(seat))


def expansion_possible(g: TargiGame, seat: int) -> bool:
    """Is there a tribe card to draw? There always is (TARGI-Q25)."""
    return bool(g.tribe_deck)


def _always(g: TargiGame, seat: int) -> bool:
    return True


_ACTIONS: Final[dict[str, Callable[[TargiGame, int], None]]] = {
    "noble": noble,
    "trader": trader,
    "fata_morgana": fata_morgana,
    "silversmith": silversmith,
    "caravan": caravan,
    "tribal_expansion": tribal_expansion,
}
USABLE: Final[dict[str, Callable[[TargiGame, int], bool]]] = {
    "noble": noble_possible,
    "trader": trade_possible,
    "fata_morgana": fata_morgana_possible,
    "silversmith": sale_possible,
    "caravan": caravan_possible,
    "tribal_expansion": expansion_possible,
}
