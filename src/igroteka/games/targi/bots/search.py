"""The search bot's knowledge of Targi."""

from __future__ import annotations

import math
from typing import Final, final

from igroteka.bots.search.knowledge import Knowledge
from igroteka.bots.search.tempers import Traits
from igroteka.core.decisions import NOBODY, Decision
from igroteka.core.options import Option, Verb
from igroteka.core.random import Random
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.games.targi.bots.foolish import foolish
from igroteka.games.targi.bots.greedy import ANSWERS
from igroteka.games.targi.bots.greedy.placing import promises
from igroteka.games.targi.bots.greedy.worth import ADVANTAGES, Worth
from igroteka.games.targi.bots.traits import traits
from igroteka.games.targi.rules.components import (
    CARAVAN,
    COLUMNS,
    EMPTY,
    EXPANSION,
    GOLD,
    GOLD_LIMIT,
    GOODS_LIMIT,
    ROWS,
    TRIBE,
    TRIBE_CARDS,
    tribe_card,
)
from igroteka.games.targi.rules.grid import ROUNDS
from igroteka.games.targi.rules.scoring import score
from igroteka.games.targi.rules.state import Player, TargiGame
from igroteka.games.targi.rules.view import TargiBoard
from igroteka.games.targi.rules.words import (
    ASK_PLACE,
    ASK_TRADE,
    ASK_TURN,
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

WAITING: Final = (END, PASS, SKIP, STOP)
DRAWING: Final = (CARAVAN, EXPANSION)  # border cards that reveal a hidden card
FAVOURITE: Final = 1.0  # prior bonus in points for the answer the policy would give

REASONS: Final[dict[Verb, str]] = {  # the purpose of such an option
    RAID: "raid",
    PLACE_TARGI: "place",
    USE: "use",
    SKIP: "leave",
    HAND: "play",
    END: "leave",
    PASS: "leave",
    STOP: "leave",
    PLAY: "play",
    KEEP: "keep",
    DISCARD: "discard",
    INTO_ROW: "row",
    PAY: "pay",
    TAKE: "take",
    GIVE: "pay",
    GIFT: "take",
    TRADE: "trade",
    SELL: "sell",
    MARKER: "marker",
    TO_CELL: "marker",
    LIFT: "row",
    PUT: "row",
}


@final
class TargiKnowledge(Knowledge):
    """The policy is that of the greedy bot; rounds are played to the end, then points, goods and rows are evaluated."""

    explore = 0.5
    temperature = 0.5
    solves = True

    def option_scores(self, g: State, decision: Decision, random: Random) -> list[float]:
        assert isinstance(g, TargiGame)
        worth = Worth(g, decision.seat)
        if decision.prompt.phrase is ASK_PLACE:
            return promises(worth, decision)
        favourite = ANSWERS[decision.prompt.phrase](worth, decision)
        return [FAVOURITE if option is favourite else 0.0 for option in decision.options]

    def circular(self, option: Option) -> bool:
        """Goods can be exchanged one for one, and back again (TARGI-Q16)."""
        return option.verb is TRADE and option.numbers[0] == 1

    def horizon(self, g: State) -> int:
        """The end of the round."""
        assert isinstance(g, TargiGame)
        return g.round + 1

    def at_horizon(self, g: State, horizon: int) -> bool:
        assert isinstance(g, TargiGame)
        return g.round >= horizon

    def values(self, g: State, random: Random) -> list[float]:
        assert isinstance(g, TargiGame)
        lead = promise_of(g, 0) - promise_of(g, 1)
        spread = SPREAD + SPREAD_BY_ROUND * (ROUNDS - g.round)
        first = 1.0 / (1.0 + math.exp(-LOGISTIC * lead / spread))
        return [first, 1.0 - first]

    def settled(self, g: State, seat: int) -> bool:
        """True in the last round, if no card is drawn any more and the rival plays none from a hidden hand."""
        assert isinstance(g, TargiGame)
        if g.turn == NOBODY or not (g.round == ROUNDS or any(player.full for player in g.players)):
            return False
        if any(place in DRAWING for player in g.players for place in player.targis):
            return False
        rival = g.players[1 - seat]
        moves = g.turn != seat or g.first == seat  # the rival still has a turn, or has it now
        return not moves or rival.hand == EMPTY or rival.hand_public

    def lead(self, g: State, seat: int) -> float:
        assert isinstance(g, TargiGame)
        return float(score(g, seat).total - score(g, 1 - seat).total)

    def position_key(self, g: State, decision: Decision) -> tuple[object, ...]:
        """Between two actions or trades: the turn, the cards that lie open, and what the players have."""
        assert isinstance(g, TargiGame)
        phrase = decision.prompt.phrase
        if phrase is not ASK_TURN and phrase is not ASK_TRADE:
            return ()
        cells = tuple([card if up else EMPTY for card, up in zip(g.cells, g.face_up, strict=True)])
        return (phrase.text, g.turn, g.round, cells, *[key_of(player) for player in g.players])

    def foolish(self, view: View, decision: Decision) -> list[bool]:
        return foolish(view, decision)

    def traits(self, view: View, decision: Decision) -> list[Traits]:
        return traits(view, decision)

    def idle(self, option: Option) -> bool:
        return option.verb in WAITING

    def reason(self, view: View, decision: Decision, option: Option) -> str:
        board = view.board
        assert isinstance(board, TargiBoard)
        if option.verb is INTO_ROW and len(board.players[view.seat].display[option.numbers[0] - 1]) == COLUMNS - 1:
            return "bot-targi-row-full"
        if option.verb is PLACE_TARGI and not board.lines[option.verb.words(option.numbers)[0]]:
            me = board.players[view.seat]
            return "bot-targi-place-open" if len(me.targis) + 1 < me.figures else "bot-targi-place-alone"
        return f"bot-targi-{REASONS[option.verb]}"


def key_of(player: Player) -> tuple[object, ...]:
    """What a player has and can still do."""
    lists = (player.stock, player.display, player.coins, sorted(player.targis), sorted(player.markers))
    return (*[tuple(one) for one in lists], tuple(sorted(player.used)), player.card_goods, player.hand)


# How many points at the end things are worth, fitted by regression over games of the greedy bot. `greedy/worth.py` has
# numbers of its own for the same things: they weigh single choices, so the two need not agree.
POINT: Final = 0.95
GOODS_WORTH: Final = 0.48
GOLD_WORTH: Final[tuple[float, ...]] = (1.5, 0.15)  # at the end, and extra for each round left
CARD_WORTH: Final[tuple[float, ...]] = (0.1, 0.06)
ADVANTAGE: Final[tuple[float, ...]] = (2.0, 0.4)  # multiples of what an advantage gains per round
ALIKE: Final[tuple[float, ...]] = (0.0, 0.0, 0.1, 1.3)  # by number of equal symbols in a row
UNLIKE: Final[tuple[float, ...]] = (0.0, 0.0, 0.6, 1.8)  # by number of different ones, some rounds before the end
LATE: Final = 5  # rows lose value from this many rounds before the end
SPREAD: Final = 2.9  # standard deviation of the final lead
SPREAD_BY_ROUND: Final = 0.4  # and its increase for each round left
LOGISTIC: Final = 1.7  # scale at which a logistic curve approximates the normal one


def promise_of(g: TargiGame, seat: int) -> float:
    """The expected final points of a player, relative to an average."""
    player = g.players[seat]
    left = ROUNDS - g.round
    found = POINT * score(g, seat).total
    found += GOODS_WORTH * min(player.goods, GOODS_LIMIT)
    found += (GOLD_WORTH[0] + GOLD_WORTH[1] * min(left, LATE)) * min(player.stock[GOLD], GOLD_LIMIT)
    cards = player.cards
    found += (CARD_WORTH[0] + CARD_WORTH[1] * left) * len(cards)
    by_round = sum([ADVANTAGE_BY_ROUND[card - TRIBE] for card in cards])
    found += (ADVANTAGE[0] + ADVANTAGE[1] * left) * by_round
    rows = sum([row_promise([tribe_card(card).symbol for card in player.row(row)]) for row in range(ROWS)])
    return found + rows * min(1.0, (left + 1) / LATE)


ADVANTAGE_BY_ROUND: Final = [ADVANTAGES.get(str(card.effect.get("kind", "")), (0.0, 0.0))[1] for card in TRIBE_CARDS]


def row_promise(symbols: list[int]) -> float:
    """The expected value of a row that is not full yet."""
    count, kinds = len(symbols), len(set(symbols))
    if count == COLUMNS:
        return 0.0
    if kinds == 1:
        return ALIKE[count]
    return UNLIKE[count] if kinds == count else 0.0


KNOWLEDGE: Final = TargiKnowledge()
