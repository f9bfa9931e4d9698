"""Why an option is not offered: the id of the rule that says so (dossier, section 17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.core.options import Option, Verb
from igroteka.games.targi.actions import FataMorgana, Silversmith, Trader, Turn, unusable
from igroteka.games.targi.card import FREELY
from igroteka.games.targi.cards.once import Gift
from igroteka.games.targi.components import COIN, EMPTY, GOLD, GOODS, tribe_card
from igroteka.games.targi.frames import PlaceTargis
from igroteka.games.targi.goods import FOR_LIMIT, CardChoice, GiveGoods, TakeGoods
from igroteka.games.targi.grid import CELL
from igroteka.games.targi.payments import discount, free_hand
from igroteka.games.targi.raids import Raid
from igroteka.games.targi.resettle import Resettle
from igroteka.games.targi.state import BY_DISPLAY, BY_LEAVING, TargiGame
from igroteka.games.targi.tribe import ChooseRow, Noble, Pay, TakenCard, hand_ripe
from igroteka.games.targi.words import (
    DISCARD,
    END,
    GIFT,
    GIVE,
    HAND,
    KEEP,
    LIFT,
    MARKER,
    PASS,
    PAY,
    PLACE_TARGI,
    PLAY,
    PUT,
    RAID,
    ROW_OF,
    SELL,
    SKIP,
    STOP,
    TAKE,
    TO_CELL,
    TRADE,
    USE,
)


def why_not(g: TargiGame, seat: int, option: Option) -> str:
    """The rule by which this seat may not take this option now."""
    if g.over:
        return {BY_DISPLAY: "TARGI-E1", BY_LEAVING: "TARGI-Q28"}.get(g.ending, "TARGI-E2")
    if option.verb is PLACE_TARGI:
        return no_placing(g, seat)
    if g.decision(seat) is None:
        return "TARGI-RD1" if option.verb is RAID and isinstance(g.stack[-1], Raid) else "TARGI-A1"
    return _REASONS[option.verb](g, seat, option)


def no_placing(g: TargiGame, seat: int) -> str:
    """TARGI-X01 to TARGI-X06: why no Targi can be placed there now."""
    top = g.stack[-1]
    if isinstance(top, PlaceTargis) and g.decision(seat) is not None:
        return "TARGI-P2"
    player = g.players[seat]
    if isinstance(top, PlaceTargis) and len(player.targis) >= player.figures < 3:
        return "TARGI-P6"
    return "TARGI-P1"


def no_turn(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X07 to TARGI-X10: why this cannot be resolved, skipped or ended now."""
    top = g.stack[-1]
    if isinstance(top, GiveGoods) and top.reason == FOR_LIMIT and option.verb is END:
        return "TARGI-L1"
    if isinstance(top, PlaceTargis):
        return "TARGI-P1"
    if not isinstance(top, Turn) or option.verb is END:
        return "TARGI-A1"
    place = option.numbers[0]
    player = g.players[seat]
    if place not in player.targis + player.markers:
        hidden = place >= CELL and not g.face_up[place - CELL]
        return "TARGI-A4" if hidden else "TARGI-A1"
    return unusable(g, seat, place) or "TARGI-A1"


def no_free_hand(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X20: why the hand card cannot be played without the Noble."""
    advantage = free_hand(g, seat)
    if advantage is None or g.players[seat].hand == EMPTY:
        return "TARGI-H3"
    if not isinstance(g.stack[-1], Turn):
        return "TARGI-A1"
    return no_hand_card(g, seat) or advantage.rule


def no_hand_card(g: TargiGame, seat: int) -> str:
    """Why the hand card cannot be played at all."""
    if not hand_ripe(g, seat):
        return "TARGI-H4"
    return "TARGI-D3" if g.players[seat].full else ""


def no_play(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X14, TARGI-X16, TARGI-X18: why the card in question cannot be played."""
    top = g.stack[-1]
    if isinstance(top, Noble):
        return no_hand_card(g, seat) or "TARGI-C1"
    if isinstance(top, TakenCard):
        return "TARGI-D3" if g.players[seat].full else "TARGI-C1"
    return "TARGI-H3"


def no_keeping(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X17: why a card cannot be kept."""
    return "TARGI-H2"


def no_discarding(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X17: why a card cannot be discarded."""
    return "TARGI-H3"


def no_row(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X16: why the card does not go there."""
    return "TARGI-D3" if g.players[seat].full else "TARGI-D1"


def no_payment(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X14, TARGI-X15, TARGI-X21: why it cannot be paid like that."""
    top, paid = g.stack[-1], option.numbers
    if not isinstance(top, Pay):
        return "TARGI-C1"
    if paid.count(COIN) > len(g.players[seat].coins):
        return "TARGI-Q12"
    gold = paid.count(GOLD) + paid.count(COIN)
    goods = [kind for kind in paid if kind in GOODS]
    less = discount(g, seat, g.drawn, top.way)
    for cost in tribe_card(g.drawn).costs:
        printed = [kind for kind in GOODS for _ in range(cost[kind])]
        within = all(goods.count(kind) <= cost[kind] for kind in GOODS)
        if within and goods == printed and gold < cost[GOLD]:
            return "TARGI-C2"  # a discount never removes gold
        if within and less and gold == cost[GOLD] and len(goods) < len(printed) - less:
            return "TARGI-C2"
    return free_hand_rule(g, seat, top.way) or "TARGI-C1"


def free_hand_rule(g: TargiGame, seat: int, way: int) -> str:
    """The rule of the extra good, where one is due."""
    advantage = free_hand(g, seat) if way == FREELY else None
    return advantage.rule if advantage else ""


def no_taking(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X23: why this kind cannot be taken."""
    return "TARGI-G10" if isinstance(g.stack[-1], CardChoice) else "TARGI-A7"


def no_giving(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X24, TARGI-X25: why this cannot be given."""
    top = g.stack[-1]
    if isinstance(top, GiveGoods) and top.reason == FOR_LIMIT:
        return "TARGI-L1"
    return "TARGI-RD1" if isinstance(top, GiveGoods | Raid) else "TARGI-A7"


def no_gift(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-Q14: exactly one of the three, when the card is played."""
    return "TARGI-Q14"


def no_trade(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X11: why the Trader does not do that."""
    if COIN in option.numbers[1:]:
        return "TARGI-Q12"
    return "TARGI-Q16" if option.numbers[0] == 1 else "TARGI-B5"


def no_sale(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X12, TARGI-X21: why the Silversmith does not do that."""
    return "TARGI-Q12" if option.numbers[1] == COIN else "TARGI-B10"


def no_marker(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X13: why this marker does not move, or not there."""
    top = g.stack[-1]
    return "TARGI-Q02" if isinstance(top, FataMorgana) and option.verb is TO_CELL else "TARGI-B9"


def no_move(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X22: why a card of the display does not move like that."""
    return "TARGI-Q15" if isinstance(g.stack[-1], Resettle) else "TARGI-D2"


def no_raid(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X25: why this price cannot be paid."""
    return "TARGI-RD1"


def no_end(g: TargiGame, seat: int, option: Option) -> str:
    """Why nothing can be left out now."""
    top = g.stack[-1]
    if isinstance(top, PlaceTargis):
        return "TARGI-P1"
    if isinstance(top, Raid):
        return "TARGI-RD1"
    if isinstance(top, TakenCard | ChooseRow | Pay):
        return "TARGI-H1"
    if isinstance(top, CardChoice):
        return "TARGI-GC1"
    if isinstance(top, Gift | TakeGoods):
        return "TARGI-D4"
    if isinstance(top, Resettle):
        return "TARGI-Q15"
    return "TARGI-A1" if isinstance(top, Turn | Trader | Silversmith | Noble) else "TARGI-L1"


_REASONS: Final[dict[Verb, Callable[[TargiGame, int, Option], str]]] = {
    RAID: no_raid,
    USE: no_turn,
    SKIP: no_turn,
    END: no_turn,
    HAND: no_free_hand,
    PASS: no_end,
    STOP: no_end,
    PLAY: no_play,
    KEEP: no_keeping,
    DISCARD: no_discarding,
    ROW_OF: no_row,
    PAY: no_payment,
    TAKE: no_taking,
    GIVE: no_giving,
    GIFT: no_gift,
    TRADE: no_trade,
    SELL: no_sale,
    MARKER: no_marker,
    TO_CELL: no_marker,
    LIFT: no_move,
    PUT: no_move,
}
