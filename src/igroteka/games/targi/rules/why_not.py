"""Why an option is not offered: the id of the rule that says so (dossier, section 17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.core.options import Option, Verb
from igroteka.core.state import AnyFrame
from igroteka.games.targi.rules.actions import Turn
from igroteka.games.targi.rules.borders import FataMorgana
from igroteka.games.targi.rules.card import FREELY, TAKEN
from igroteka.games.targi.rules.cards.once import Gift
from igroteka.games.targi.rules.components import BORDER, COIN, EMPTY, FIGURES, GOLD, goods_card, tribe_card
from igroteka.games.targi.rules.exchanges import Silversmith, Trader
from igroteka.games.targi.rules.frames import PlaceTargis
from igroteka.games.targi.rules.goods import FOR_LIMIT, CardChoice, GiveGoods, TakeGoods
from igroteka.games.targi.rules.grid import CELL
from igroteka.games.targi.rules.payments import discount, free_hand, payments
from igroteka.games.targi.rules.raids import Raid
from igroteka.games.targi.rules.resettle import Resettle
from igroteka.games.targi.rules.state import BY_DISPLAY, BY_LEAVING, TargiGame
from igroteka.games.targi.rules.tribe import ChooseRow, Noble, Pay, TakenCard, hand_ripe
from igroteka.games.targi.rules.words import (
    DISCARD,
    END,
    GIFT,
    GIVE,
    HAND,
    INTO_ROW,
    KEEP,
    LIFT,
    MARKER,
    PASS,
    PAY,
    PLACE_TARGI,
    PLAY,
    PUT,
    RAID,
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
    if not isinstance(g.stack[-1], PlaceTargis):
        return "TARGI-P1"
    if g.decision(seat) is not None:
        return "TARGI-P2"
    player = g.players[seat]
    dropped_out = player.figures < FIGURES and len(player.targis) == player.figures
    return "TARGI-P6" if dropped_out else "TARGI-P1"


def no_turn(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X07 to TARGI-X10: why this cannot be resolved, skipped or ended now."""
    top = g.stack[-1]
    if isinstance(top, PlaceTargis | Raid | GiveGoods):
        return question_rule(top)  # another phase
    if not isinstance(top, Turn):
        return "TARGI-A1"  # an unfinished action
    place = option.numbers[0]
    if place in g.players[seat].targis and option.verb is USE:
        return BORDER[place].rule  # there is nothing to do
    face_down = place >= CELL and not g.face_up[place - CELL]
    return "TARGI-A4" if face_down and option.verb is USE else "TARGI-A1"


def no_free_hand(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X20: why the hand card cannot be played without the Noble."""
    advantage = free_hand(g, seat)
    if advantage is None or g.players[seat].hand == EMPTY:
        return "TARGI-H3"
    if not isinstance(g.stack[-1], Turn):
        return "TARGI-A1"
    payable = payments(g, seat, g.players[seat].hand, TAKEN)
    return no_hand_card(g, seat) or (advantage.rule if payable else "TARGI-C1")


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
    return "TARGI-H2" if isinstance(g.stack[-1], TakenCard) else "TARGI-H1"


def no_discarding(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X17: why a card cannot be discarded."""
    return "TARGI-H3"


def no_row(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X16: why the card does not go there."""
    return "TARGI-D3" if g.players[seat].full else "TARGI-D1"


def no_payment(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X14, TARGI-X15, TARGI-X20, TARGI-X21: why it cannot be paid like that."""
    top, paid = g.stack[-1], option.numbers
    if not isinstance(top, Pay):
        return "TARGI-C1"
    if paid.count(COIN) > len(g.players[seat].coins):
        return "TARGI-Q12"
    messenger = free_hand(g, seat) if top.way == FREELY else None
    if messenger is not None and option in payments(g, seat, g.drawn, TAKEN):
        return messenger.rule
    less = discount(g, seat, g.drawn, top.way)
    return "TARGI-C2" if less and any(within(paid, cost) for cost in tribe_card(g.drawn).costs) else "TARGI-C1"


def within(paid: tuple[int, ...], cost: tuple[int, ...]) -> bool:
    """Does a payment hold nothing but what is printed? Then too much was left out, or too little."""
    kinds = [GOLD if kind == COIN else kind for kind in paid]
    return all(kinds.count(kind) <= cost[kind] for kind in kinds)


def no_taking(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X23: why this kind cannot be taken."""
    top = g.stack[-1]
    if isinstance(top, CardChoice):
        return goods_card(top.card).rule
    return question_rule(top) if isinstance(top, TakeGoods | Gift) else "TARGI-A7"


def no_giving(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X24, TARGI-X25: why this cannot be given."""
    top = g.stack[-1]
    return question_rule(top) if isinstance(top, GiveGoods | Raid) else "TARGI-A7"


def no_gift(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-Q14: exactly one of the three, when the card is played."""
    return "TARGI-Q14"


def no_trade(g: TargiGame, seat: int, option: Option) -> str:
    """TARGI-X11: why the Trader does not do that, or nobody."""
    if not isinstance(g.stack[-1], Trader):
        return "TARGI-A7"
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
    """Why this question cannot be left without an answer, or not like that."""
    return question_rule(g.stack[-1])


def question_rule(top: AnyFrame) -> str:
    """The rule that asks the question which is open."""
    if isinstance(top, TakeGoods):
        return tribe_card(top.card).rule
    if isinstance(top, GiveGoods):
        return "TARGI-L1" if top.reason == FOR_LIMIT else "TARGI-RD1"
    return _QUESTIONS[type(top)]


_QUESTIONS: Final[dict[type[AnyFrame], str]] = {
    Raid: "TARGI-RD1",
    PlaceTargis: "TARGI-P1",
    Turn: "TARGI-A1",
    Noble: "TARGI-B1",
    Trader: "TARGI-B5",
    FataMorgana: "TARGI-B9",
    Silversmith: "TARGI-B10",
    TakenCard: "TARGI-H1",
    ChooseRow: "TARGI-D1",
    Pay: "TARGI-C1",
    CardChoice: "TARGI-GC1",
    Gift: "TARGI-Q14",
    Resettle: "TARGI-Q15",
}
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
    INTO_ROW: no_row,
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
