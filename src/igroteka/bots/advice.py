"""Hints for a player: what a search would choose, how good that is, and why; based on what that player may know."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field
from statistics import mean
from typing import Final

from igroteka.bots.bot import Imagine
from igroteka.bots.search.searching import MIN_RESULTS, Budget, Estimate, compare
from igroteka.bots.search.thinker import SEARCH, SearchBot, knowledge_of
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.phrases import Message, Part, Phrase
from igroteka.core.random import Random
from igroteka.core.registry import games
from igroteka.core.views import View

SECONDS = 1.0  # search time
MAX_SHOWN: Final = 3  # maximum number of options in a hint
CLEAR_LEAD: Final = 5  # difference in percent that makes one option clearly better
COSTLY: Final = 0.10  # the chance of winning that a choice must cost to deserve a warning
FOOLISH_COST: Final = 0.03  # the same for a choice that no sensible player would make, as in a game that is nearly lost
LEFT_OUT: Final = 0.3  # of the search time, for the options that the search leaves out: they may be the worst mistakes
SURE: Final = 2.0  # standard errors by which it must be worse

CHANCE: Final = Part("chance")
OTHER: Final = Part("other")
BETTER: Final = Phrase("hint-better", CHANCE, OTHER)
CLOSE: Final = Phrase("hint-close", CHANCE, OTHER)
ALONE: Final = Phrase("hint-alone")
ONLY: Final = Phrase("hint-only")


@dataclass(frozen=True)
class Advised:
    """An option and its chance of winning; `percent` is None if nothing was compared."""

    option: Option
    percent: int | None = None


@dataclass(frozen=True)
class Advice:
    """The best options, best first; the reason, and how much better it is than the others.

    `mistakes` are the options that surely cost much of the chance of winning.
    """

    options: list[Advised]
    reason: Message
    odds: Message
    mistakes: list[Advised] = field(default_factory=list)


def has_advice(game: str) -> bool:
    """True if this game supports hints."""
    found = games().get(game)
    return found is not None and found.has_part(SEARCH)


def advise(
    game: str, view: View, decision: Decision, random: Random, imagine: Imagine, seconds: float | None = None
) -> Advice:
    """Search for a while and recommend options."""
    mistakes: list[Advised] = []
    if len(decision.options) == 1:
        advised, odds = [Advised(decision.options[0])], Message(ONLY)
    else:
        seconds = SECONDS if seconds is None else seconds
        adviser = SearchBot("adviser", game, Budget(seconds=seconds))
        estimates = adviser.think(view, decision, random, imagine, LEFT_OUT * seconds)
        sensible = knowledge_of(game).sensible(view, decision)
        advised, odds = compared([estimates[0], *[one for one in estimates[1:] if one.option in sensible]])
        mistakes = costly_mistakes(estimates, sensible)
    reason = knowledge_of(game).reason(view, decision, advised[0].option)
    return Advice(advised, Message(Phrase(reason)), odds, mistakes)


def compared(estimates: list[Estimate]) -> tuple[list[Advised], Message]:
    """The options to show, best first, and how they compare."""
    best = estimates[0]
    tried = [one for one in estimates[1:] if min(len(one.results), len(best.results)) >= MIN_RESULTS]
    if not tried:
        return [Advised(best.option)], Message(ALONE)
    chance = mean(best.results)
    mine = round(100 * chance)
    others = [Advised(one.option, round(100 * chance_beside(one, best))) for one in tried]
    others = sorted(others, key=lambda one: -(one.percent or 0))[: MAX_SHOWN - 1]
    next_best = others[0].percent or 0
    phrase = BETTER if mine - next_best >= CLEAR_LEAD else CLOSE
    return [Advised(best.option, mine), *others], Message(phrase, mine, next_best)


def costly_mistakes(estimates: list[Estimate], sensible: Container[Option] | None = None) -> list[Advised]:
    """The options that are surely much worse than the best one, with their chances; all are sensible by default."""
    best = estimates[0]
    half = mean(best.results) / 2 if best.results else 0.0
    much = min(COSTLY, max(half, FOOLISH_COST))  # at a table of many a tenth is more than most choices can cost

    def is_costly(one: Estimate) -> bool:
        lead, error = compare(one.results, best.results)
        least = much if sensible is None or one.option in sensible else FOOLISH_COST
        return -lead >= max(least, SURE * error)

    return [Advised(one.option, round(100 * chance_beside(one, best))) for one in estimates[1:] if is_costly(one)]


def chance_beside(one: Estimate, best: Estimate) -> float:
    """The chance of an option, measured in the imagined states in which the best one was also tried.

    Capped at that of the best option. A higher estimate is within the statistical error, or the search would have
    chosen it.
    """
    lead, _ = compare(one.results, best.results)
    return max(0.0, mean(best.results) + min(0.0, lead))
