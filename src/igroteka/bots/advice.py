"""Advice to a player: what a search would choose, how good that is, and why; from what that player may know."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import mean
from typing import Final

from igroteka.bots.bot import Imagine
from igroteka.bots.search.searching import FEW, Budget, Estimate, compare
from igroteka.bots.search.thinker import SEARCH, SearchBot, knowledge_of
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.phrases import Message, Part, Phrase
from igroteka.core.random import Random
from igroteka.core.registry import games
from igroteka.core.views import View

SECONDS = 1.0  # of thinking
TOLD: Final = 3  # options that are told at most
CLEAR: Final = 5  # percent by which an option is clearly better than another

CHANCE: Final = Part("chance")
OTHER: Final = Part("other")
BETTER: Final = Phrase("hint-better", CHANCE, OTHER)
CLOSE: Final = Phrase("hint-close", CHANCE, OTHER)
ALONE: Final = Phrase("hint-alone")
ONLY: Final = Phrase("hint-only")


@dataclass(frozen=True)
class Advised:
    """An option and its chance of winning in percent, unless nothing was compared."""

    option: Option
    percent: int | None = None


@dataclass(frozen=True)
class Advice:
    """The best options, the very best first; why it is that, and how much better than the others."""

    options: list[Advised]
    reason: Message
    odds: Message


def has_advice(game: str) -> bool:
    """Does anybody know enough of this game to advise?"""
    found = games().get(game)
    return found is not None and found.has_part(SEARCH)


def advise(
    game: str, view: View, decision: Decision, random: Random, imagine: Imagine, seconds: float | None = None
) -> Advice:
    """What to choose, after some thought."""
    if len(decision.options) == 1:
        told, odds = [Advised(decision.options[0])], Message(ONLY)
    else:
        adviser = SearchBot("adviser", game, Budget(seconds=SECONDS if seconds is None else seconds))
        told, odds = compared(adviser.think(view, decision, random, imagine))
    reason = knowledge_of(game).reason(view, decision, told[0].option)
    return Advice(told, Message(Phrase(reason)), odds)


def compared(estimates: list[Estimate]) -> tuple[list[Advised], Message]:
    """The options that are told, the best one first, and how they compare."""
    best = estimates[0]
    tried = [one for one in estimates[1:] if min(len(one.results), len(best.results)) >= FEW]
    if not tried:
        return [Advised(best.option)], Message(ALONE)
    chance = mean(best.results)
    mine = round(100 * chance)
    others = [Advised(one.option, round(100 * chance_beside(one, best))) for one in tried]
    others = sorted(others, key=lambda one: -(one.percent or 0))[: TOLD - 1]
    next_best = others[0].percent or 0
    phrase = BETTER if mine - next_best >= CLEAR else CLOSE
    return [Advised(best.option, mine), *others], Message(phrase, mine, next_best)


def chance_beside(one: Estimate, best: Estimate) -> float:
    """The chance of an option, measured in the imagined states in which the best one was tried too.

    It is never told to be higher than that of the best one: what seems so was not better by more than chance explains,
    or the search would have taken it.
    """
    lead, _ = compare(one.results, best.results)
    return max(0.0, mean(best.results) + min(0.0, lead))
