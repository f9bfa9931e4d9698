"""Advice to a player: what a search would choose, how good that is, and why; from what that player may know."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

from igroteka.bots.bot import Imagine
from igroteka.bots.search.searching import Budget, Estimate
from igroteka.bots.search.thinker import SearchBot, knowledge_of
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.phrases import Part, Phrase, Saying
from igroteka.core.random import Random
from igroteka.core.views import View

SECONDS = 1.0  # of thinking
TOLD: Final = 3  # options that are told at most
CLEAR: Final = 5  # percent by which an option is clearly better than another

CHANCE: Final = Part("chance")
OTHER: Final = Part("other")
BETTER: Final = Phrase("hint-better", CHANCE, OTHER)
CLOSE: Final = Phrase("hint-close", CHANCE, OTHER)
ONLY: Final = Phrase("hint-only")


@dataclass(frozen=True)
class Advised:
    """An option and its chance of winning, in percent."""

    option: Option
    percent: int


@dataclass(frozen=True)
class Advice:
    """The best options, the very best first; why it is that, and how much better than the others."""

    options: list[Advised]
    reason: Saying
    odds: Saying


def has_advice(game: str) -> bool:
    """Does anybody know enough of this game to advise?"""
    return find_spec(f"igroteka.bots.search.{game}") is not None


def advise(
    game: str, view: View, decision: Decision, random: Random, imagine: Imagine, seconds: float | None = None
) -> Advice:
    """What to choose, after some thought."""
    if len(decision.options) == 1:
        told, odds = [Advised(decision.options[0], 0)], Saying(ONLY)
    else:
        adviser = SearchBot("adviser", game, Budget(seconds=SECONDS if seconds is None else seconds))
        told, odds = compared(adviser.think(view, decision, random, imagine))
    reason = knowledge_of(game).reason(view, decision, told[0].option)
    return Advice(told, Saying(Phrase(reason)), odds)


def compared(estimates: list[Estimate]) -> tuple[list[Advised], Saying]:
    """The options that are told, the best one first, and how they compare."""
    best, *rest = [Advised(one.option, round(100 * one.chance)) for one in estimates if one.visits]
    others = sorted(rest, key=lambda one: -one.percent)[: TOLD - 1]
    if not others:
        return [best], Saying(ONLY)
    next_best = min(best.percent, others[0].percent)
    phrase = BETTER if best.percent - next_best >= CLEAR else CLOSE
    return [best, *others], Saying(phrase, best.percent, next_best)
