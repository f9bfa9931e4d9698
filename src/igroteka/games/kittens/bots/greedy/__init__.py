"""The greedy bot of Exploding Kittens.

It evaluates every play with one estimate: the result if everybody only draws from then on (`future.py`), with
probabilities from what its seat has seen (`reading.py`) and cards at fixed prices (`prices.py`). `effects.py` says how
each card changes that estimate; `turn.py` and `answers.py` choose.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.bots.bot import Imagine
from igroteka.bots.greedy.reasoned import ReasonedOption
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.phrases import Phrase
from igroteka.core.random import Random
from igroteka.core.views import View
from igroteka.games.kittens.bots.greedy import answers, turn
from igroteka.games.kittens.bots.greedy.effects import ViewEval
from igroteka.games.kittens.rules.words import (
    ASK_BURY,
    ASK_DRAW_WINDOW,
    ASK_FAVOR,
    ASK_FIVE,
    ASK_GARBAGE,
    ASK_KEEP,
    ASK_NAME,
    ASK_NOPE,
    ASK_NOPE_NOPE,
    ASK_ORDER,
    ASK_PUT_KITTEN,
    ASK_TAKE,
    ASK_TURN,
)

Answer = Callable[[ViewEval, Decision, Random], ReasonedOption]

ANSWERS: Final[dict[Phrase, Answer]] = {
    ASK_TURN: turn.play_or_draw,
    ASK_FIVE: turn.pick_for_five,
    ASK_NAME: answers.name_title,
    ASK_NOPE: answers.react,
    ASK_NOPE_NOPE: answers.react,
    ASK_DRAW_WINDOW: answers.before_draw,
    ASK_ORDER: answers.put_in_order,
    ASK_PUT_KITTEN: answers.put_back,
    ASK_BURY: answers.put_back,
    ASK_KEEP: answers.keep_or_show,
    ASK_GARBAGE: answers.give,
    ASK_FAVOR: answers.give,
    ASK_TAKE: answers.take,
}


class GreedyKittens:
    """Plays instantly, like a sensible person who counts cards."""

    name = "greedy"

    def choose(self, view: View, decision: Decision, random: Random, imagine: Imagine) -> Option:
        return self.consider(view, decision, random).option

    def consider(self, view: View, decision: Decision, random: Random) -> ReasonedOption:
        """One of the options, with a reason. A forced choice is taken without evaluation."""
        if len(decision.options) == 1:
            return ReasonedOption(decision.options[0], "bot-kittens-forced")
        return ANSWERS[decision.prompt.phrase](ViewEval(view), decision, random)


BOT: Final = GreedyKittens()
