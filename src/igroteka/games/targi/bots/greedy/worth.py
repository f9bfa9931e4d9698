"""The value of things to one seat, in victory points: goods, gold, tribe cards, rows, places."""

from __future__ import annotations

from typing import Final

from igroteka.core.decisions import NOBODY
from igroteka.games.targi.rules.card import BY_NOBLE, TAKEN
from igroteka.games.targi.rules.components import (
    COLUMNS,
    EMPTY,
    GOLD,
    GOLD_LIMIT,
    GOODS,
    PLACES,
    ROWS,
    SYMBOLS,
    VP,
    TribeCard,
    goods_card,
    is_tribe,
    tribe_card,
)
from igroteka.games.targi.rules.grid import ROUNDS
from igroteka.games.targi.rules.state import Player, TargiGame

GOOD: Final = 0.55  # a good in the middle of the game
LAST_GOOD: Final = 0.08  # a good that buys nothing any more but may break a tie
WANTED: Final = 0.35  # bonus for a good that a card in reach still needs
SCARCE: Final = 1.15  # factor for a kind that the seat has none of
PLENTY: Final = 0.7  # factor for a kind that the seat has many of
MANY: Final = 4
GOLD_WORTH: Final = 1.6  # the search has a fitted value of its own (`bots/search.py`)
LAST_GOLD: Final = 0.25
SPARE_GOLD: Final = 0.3  # factor for gold above the limit
FIRST_GOLD: Final = 1.9  # the gold that pays the last raid, some rounds before it
COIN_WORTH: Final = 0.2
LAST_RAID: Final = 3  # cost of the last raid without gold
CARD: Final = 1.3  # one more card: rows, pairs, the end of the game
SAME: Final[tuple[float, ...]] = (0.0, 0.5, 1.2, 2.4, 4.0)  # by number of equal symbols in a row
DIFFERENT: Final[tuple[float, ...]] = (0.0, 0.5, 0.8, 1.3, 2.0)  # by number of different symbols in a row
DIVERSE: Final = 1.8  # factor for rows of different symbols with the mixed-families advantage
AVERAGE_GOODS_CARD: Final = 24 / 19  # goods, gold and points together (dossier, section 2)
MISSING: Final = 0.7  # cost of each good still missing for a card

# The value of an advantage: a fixed part, and a part for each remaining round.
ADVANTAGES: Final[dict[str, tuple[float, float]]] = {
    "discount_symbol": (0.0, 0.1),
    "discount_noble": (0.0, 0.1),
    "ignore_robber": (0.0, 0.05),
    "hand_play_surcharge": (0.0, 0.1),
    "stored_gold": (0.4, 0.1),
    "bonus_good": (0.0, 0.2),
    "consolation_good": (0.0, 0.25),
    "raid_immunity": (1.0, 0.25),
    "raid_vp": (0.8, 0.2),
    "trader_one_to_one": (0.0, 0.06),
    "limit_opponent_figures": (0.6, 0.05),
    "once_move_cards": (0.3, 0.0),
    "once_choice": (1.5, 0.0),
    "end_vp_more_cards": (0.5, 0.0),
    "end_vp_right_end": (0.8, 0.0),
    "end_vp_min_cards": (0.3, 0.0),
    "end_diverse_rows": (0.6, 0.1),
}
PAIR: Final = 0.6  # value of each card of its symbol to a new pair advantage
PAIRED: Final = 0.4  # value of a new card of its symbol to an existing pair advantage
RIGHT_END: Final = 1.5  # the camel rider who scores at the right end


class Worth:
    """A seat's estimate of the table, and prices derived from it.

    The table comes from a view (`reading.py`) or is an imagined state; of a state, only what the seat could know is
    read.
    """

    def __init__(self, g: TargiGame, seat: int) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.me: Final = g.players[seat]
        self.rival: Final = g.players[1 - seat]
        self.rows: Final = [self.me.row(row) for row in range(ROWS)]
        self.display: Final = [tribe_card(card) for row in self.rows for card in row]
        self.advantages: Final = [str(card.effect.get("kind", "")) for card in self.display]
        self.stock: Final = self.me.stock
        self.hand: Final = self.me.hand
        self.cards: Final = len(self.display)
        self.most: Final = max(self.cards, cards(self.rival))
        self.left: Final = self.rounds_left()
        self.goods: Final = self.prices()

    # Time.

    def rounds_left(self) -> int:
        """The expected number of rounds after this one: until the robber's last raid, or until a display is full."""
        return min(ROUNDS - self.g.round, max(0, PLACES - self.most))

    @property
    def raid_ends(self) -> bool:
        """True if the game is expected to last until the last raid."""
        return self.most + 2 * (ROUNDS - self.g.round) < PLACES

    # Goods and gold.

    def prices(self) -> list[float]:
        """The value of one more of each kind of good; higher if a card in reach needs it."""
        time = self.left + (0.5 if self.mine_to_come() else 0.0)
        base = LAST_GOOD + (GOOD - LAST_GOOD) * min(1.0, time / 3)
        found = [base] * len(GOODS)
        for card in self.wishes():
            cost = tribe_card(card).costs[0]
            for kind in GOODS:
                if cost[kind] > self.stock[kind]:
                    found[kind] += WANTED * base
        for kind in GOODS:
            if self.stock[kind] == 0:
                found[kind] *= SCARCE
            elif self.stock[kind] >= MANY:
                found[kind] *= PLENTY
        return found

    def mine_to_come(self) -> bool:
        """True if this seat's turn of the round is still to come, or running."""
        return self.g.turn in (NOBODY, self.seat) or self.g.first != self.seat

    def wishes(self) -> list[int]:
        """Tribe cards that could be paid for soon: in hand, and face up in the centre."""
        up = self.g.face_up
        centre = [card for cell, card in enumerate(self.g.cells) if up[cell] and card != EMPTY and is_tribe(card)]
        return ([self.hand] if self.hand != EMPTY else []) + centre

    def kinds(self, kinds: tuple[int, ...]) -> float:
        """The combined value of these kinds."""
        return sum([self.kind(kind) for kind in kinds])

    def kind(self, kind: int) -> float:
        """The value of one of a kind."""
        if kind in GOODS:
            return self.goods[kind]
        if kind == GOLD:
            return self.gold(self.stock[GOLD])
        return 1.0 if kind == VP else COIN_WORTH

    def gold(self, have: int) -> float:
        """The value of one more gold to a player who has this many; the first one pays the last raid."""
        worth = LAST_GOLD + (GOLD_WORTH - LAST_GOLD) * min(1.0, self.left / 2)
        if have == 0 and self.raid_ends and not self.spared():
            worth = max(worth, LAST_RAID if self.left <= 1 else FIRST_GOLD)
        return worth if have < GOLD_LIMIT else worth * SPARE_GOLD

    def spared(self) -> bool:
        """True if this seat pays nothing in raids."""
        return self.has("raid_immunity")

    def has(self, kind: str) -> bool:
        """True if a card of the display has this kind of advantage."""
        return kind in self.advantages

    def having(self, kind: str, symbol: int) -> int:
        """The number of cards of the display with this kind of advantage for a symbol."""
        if kind not in self.advantages:
            return 0
        effects = [card.effect for card in self.display if card.effect.get("kind") == kind]
        return len([effect for effect in effects if effect["symbol"] == SYMBOLS[symbol]])

    # Tribe cards.

    def discount(self, card: TribeCard, method: int) -> int:
        """How many goods less a card costs."""
        by_noble = method == BY_NOBLE and self.has("discount_noble")
        return int(by_noble) + self.having("discount_symbol", card.symbol)

    def price(self, card: int, method: int, stock: list[int]) -> tuple[float, int]:
        """The cheapest payment of a card from a stock: its value, and how many goods or gold are missing."""
        less = self.discount(tribe_card(card), method)
        missing, paid = min([self.side(cost, less, stock) for cost in tribe_card(card).costs])
        return paid, missing

    def side(self, cost: tuple[int, ...], less: int, stock: list[int]) -> tuple[int, float]:
        """One alternative of a cost: how much is missing (gold counts twice) and what is paid; discounts cover what
        is missing.
        """
        due = [kind for kind in GOODS for _ in range(cost[kind])]
        short = {kind: max(0, cost[kind] - stock[kind]) for kind in GOODS}
        for _ in range(min(less, len(due))):
            gone = max(set(due), key=lambda kind: (short[kind] > 0, self.goods[kind]))
            due.remove(gone)
            short[gone] = max(0, short[gone] - 1)
        gold = max(0, cost[GOLD] - len(self.me.coins))
        missing = sum(short.values()) + 2 * max(0, gold - stock[GOLD])
        paid = sum([self.goods[kind] for kind in due], 0.0) + sum(
            [self.gold(stock[GOLD] - n - 1) for n in range(gold)], 0.0
        )
        return missing, paid

    def card(self, card: int) -> float:
        """The value of a tribe card in the display, not counting its cost."""
        if self.cards >= PLACES:
            return 0.0
        facts = tribe_card(card)
        return facts.vp + CARD * min(1.0, 0.3 + self.left / 6) + self.best_row(card) + self.advantage(facts)

    def advantage(self, card: TribeCard) -> float:
        """The expected value of its advantage, and what it adds to existing advantages."""
        bonus = PAIRED * self.having("end_vp_per_pair", card.symbol)
        kind = str(card.effect.get("kind", ""))
        if kind == "end_vp_per_pair":
            wanted = SYMBOLS.index(str(card.effect["symbol"]))
            return bonus + PAIR * len([other for other in self.display if other.symbol == wanted])
        if kind == "once_goods_per_cards":
            return bonus + GOOD * ((self.cards + 1) // 2) * min(1.0, self.left / 2)
        if kind == "once_goods_per_free":
            return bonus + GOOD * ((PLACES - self.cards - 1) // 2) * min(1.0, self.left / 2)
        fixed, by_round = ADVANTAGES.get(kind, (0.0, 0.0))
        return bonus + fixed + by_round * self.left

    def best_row(self, card: int) -> float:
        """How much a card adds to the row it fits best."""
        return max([self.row(row, card) for row in self.rows if len(row) < COLUMNS], default=0.0)

    def row(self, row: list[int], card: int) -> float:
        """How much a card adds to a row, including the last camel rider's bonus for the right end."""
        before = self.pattern([tribe_card(other).symbol for other in row])
        after = self.pattern([tribe_card(other).symbol for other in [*row, card]])
        likes_end = tribe_card(card).effect.get("kind") == "end_vp_right_end"
        return after - before + (RIGHT_END if likes_end and len(row) == COLUMNS - 1 else 0.0)

    def pattern(self, symbols: list[int]) -> float:
        """The expected value of a row with these symbols."""
        if len(symbols) > 1 and len(set(symbols)) == 1:
            return SAME[len(symbols)]
        if len(set(symbols)) == len(symbols):
            return DIFFERENT[len(symbols)] * (DIVERSE if self.has("end_diverse_rows") else 1.0)
        return 0.0

    def net(self, card: int, method: int, stock: list[int]) -> tuple[float, int]:
        """The value of playing a card minus its payment, and how much is missing to pay for it."""
        paid, missing = self.price(card, method, stock)
        return self.card(card) - paid, missing

    def cell(self, cell: int) -> float:
        """The value of the card on a central cell: what a goods card gives, or a tribe card to play or to keep."""
        card = self.card_on(cell)
        return self.central_card(card) if card != EMPTY else 0.0

    def card_on(self, cell: int) -> int:
        """The face-up card on a central cell, or EMPTY."""
        return self.g.cells[cell] if self.g.face_up[cell] else EMPTY

    def central_card(self, card: int) -> float:
        """The value of taking a card."""
        if not is_tribe(card):
            facts = goods_card(card)
            return max([self.goods[kind] for kind in facts.choice]) if facts.choice else self.kinds(facts.gives)
        gain, missing = self.net(card, TAKEN, self.stock)
        if missing == 0:
            return max(gain, 0.1)
        return self.keeping(card) if self.hand == EMPTY else 0.1

    def keeping(self, card: int) -> float:
        """The value of holding a card for a later round."""
        gain, missing = self.net(card, BY_NOBLE, self.stock)
        return max(0.1, (gain - MISSING - 0.3 * missing) * min(0.5, 0.2 * self.left))


def cards(player: Player) -> int:
    """The number of cards in a display."""
    return PLACES - player.display.count(EMPTY)
