"""The greedy bot of Targi.

It prices everything in victory points (`worth.py`): goods by what cards in reach still need, gold by the last raid,
tribe cards by their points, rows, symbols and advantages, all scaled by the number of rounds left. `placing.py` chooses
border cards by their action and by the cards where lines cross; `turn.py` and `answers.py` do the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.bots.bot import Imagine
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.phrases import Phrase
from igroteka.core.random import Random
from igroteka.core.views import View
from igroteka.games.targi.bots.greedy import answers, placing, turn
from igroteka.games.targi.bots.greedy.reading import table_of
from igroteka.games.targi.bots.greedy.worth import Worth
from igroteka.games.targi.rules.words import (
    ASK_CARD_CHOICE,
    ASK_DRAWN,
    ASK_GIFT,
    ASK_GIVE_LIMIT,
    ASK_GIVE_RAID,
    ASK_LIFT,
    ASK_LIFT_OR_PUT,
    ASK_LIFT_SECOND,
    ASK_MARKER,
    ASK_NOBLE,
    ASK_PAY,
    ASK_PLACE,
    ASK_PUT,
    ASK_RAID,
    ASK_ROW,
    ASK_SELL,
    ASK_TAKE,
    ASK_TAKEN,
    ASK_TO_CELL,
    ASK_TRADE,
    ASK_TURN,
)

Answer = Callable[[Worth, Decision], Option]

ANSWERS: Final[dict[Phrase, Answer]] = {
    ASK_RAID: answers.raid,
    ASK_PLACE: placing.place,
    ASK_TURN: turn.next_action,
    ASK_NOBLE: turn.use_noble,
    ASK_TAKEN: turn.deal_with_card,
    ASK_DRAWN: turn.deal_with_card,
    ASK_ROW: turn.row,
    ASK_PAY: turn.payment,
    ASK_CARD_CHOICE: answers.take,
    ASK_TAKE: answers.take,
    ASK_GIVE_RAID: answers.give,
    ASK_GIVE_LIMIT: answers.give,
    ASK_GIFT: answers.gift,
    ASK_TRADE: turn.trade,
    ASK_SELL: turn.sell,
    ASK_MARKER: turn.marker,
    ASK_TO_CELL: turn.to_cell,
    ASK_LIFT: answers.lift,
    ASK_LIFT_OR_PUT: answers.put,
    ASK_LIFT_SECOND: answers.put,
    ASK_PUT: answers.put,
}


class GreedyTargi:
    """Plays instantly, like a sensible person who counts."""

    name = "greedy"

    def choose(self, view: View, decision: Decision, random: Random, imagine: Imagine) -> Option:
        """One of the options. A forced choice is taken without evaluation."""
        if len(decision.options) == 1:
            return decision.options[0]
        return ANSWERS[decision.prompt.phrase](Worth(table_of(view), view.seat), decision)


BOT: Final = GreedyTargi()
