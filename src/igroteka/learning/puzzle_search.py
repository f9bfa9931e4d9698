"""Finds puzzles: decisions in which a search is sure of one option that the quick bot would not choose.

A decision passes four stages, each dearer than the one before, so that nearly all are dropped early:

1. Short searches prefer another option than the greedy bot.
2. A longer one (`TRIAL` iterations) finds one option better than all others, by `MARGIN` and by `SURE` standard errors.
3. So does a search of ten times as many iterations, in which every option is tried.
   A search soon drops options that trail, after too few results to be sure: in stages 2 and 3 these are compared with
   the best one again, in duels.
4. Games that the rollout policy plays to the very end, in imagined states, agree: the evaluation that ends the rollouts
   of a search has no part in them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from statistics import mean
from typing import Final

from igroteka.bots.bot import Bot, Imagine, make_bot, sampler
from igroteka.bots.search.knowledge import Knowledge, asked
from igroteka.bots.search.searching import MAX_OPTIONS, SEEDS, Budget, Estimate, Search, compare
from igroteka.bots.search.thinker import knowledge_of
from igroteka.bots.themes import PART, Themes
from igroteka.core.decisions import Decision
from igroteka.core.game import Game
from igroteka.core.options import Option
from igroteka.core.random import QuickRandom, Random, from_seed
from igroteka.core.state import State
from igroteka.learning.known_positions import Told, draw_unknown, known_position, placeholder_position, read_known
from igroteka.learning.puzzles import Answer, Lead, OptionChance, Puzzle, Reason, puzzle_id

SCREENING: Final = (8, 8, 30)  # iterations of the searches of stage 1 for each option
SCREENED: Final = 8  # at most so many options count there
UNSCREENED: Final = 6  # one decision in so many skips the shorter ones: else no puzzle would be too hard for these
TRIAL: Final = 400  # of stage 2, and of stage 3
PROOF: Final = 10 * TRIAL
MARGIN: Final = 0.06  # win chance by which the best option must lead
SHOWN_MARGIN: Final = 0.04  # and by which it must lead in the long search itself: solvers are shown these chances
SURE: Final = 3.0  # standard errors by which it must lead
DUELS: Final = 4  # options that may be compared with the best one again
HINTS: Final = (0.02, 0.03, 0.05)  # lead in the short searches that makes a longer one worthwhile
ENDINGS: Final = 240  # games played to the end with each option that is compared
FIRST_ENDINGS: Final = 30  # after so many a candidate that clearly trails is dropped
HALF_ENDINGS: Final = 120  # after so many one that does not lead
ENDINGS_SURE: Final = 1.0  # standard errors by which the best option must lead there
ENDINGS_MARGIN: Final = 0.03  # win chance by which it must lead there
CONTRADICTED: Final = 2.0  # standard errors by which another option must lead there to refute a puzzle later
COMPARED: Final = 3  # options that are played to the end: the best ones of the search, and the greedy bot's
DOUBT: Final = 0.02  # how much of the largest possible prior the greedy bot's choice must lack to be looked at
MIN_RESULTS: Final = 8  # an option with fewer results is not estimated
MAX_CHOICES: Final = 24  # a question with more options is no puzzle
LONGEST_GAME: Final = 3000  # decisions of a game that is played to the end
CHANCES: Final = (0.1, 0.985)  # chances of the best option between which a puzzle is worth solving
LADDER: Final = (50, 150, 500, 1500)  # searches that measure the difficulty, in iterations
SEARCHES: Final = (3, 3, 2, 1)  # how many of each; all must find the best option
DRAWS: Final = 8  # draws whose files must be equal
INTERVAL: Final = 1.96  # standard errors of a 95 % confidence interval

Wanted = Callable[[str, Option], bool]  # whether a puzzle with this theme and best option is wanted


@dataclass(frozen=True)
class Question:
    """A decision of a seat that may become a puzzle. Only `imagine` and the view of the seat are read of its state."""

    game: Game[State]
    state: State
    seat: int

    @property
    def decision(self) -> Decision:
        found = self.state.decision(self.seat)
        assert found is not None, "a question that nobody is asked"
        return found

    @property
    def imagine(self) -> Imagine:
        """Draws states as whoever is asked may imagine them."""
        return sampler(self.game, self.state, self.seat)


class Examiner:
    """Decides whether a question makes a puzzle, and verifies puzzles. One for each game."""

    def __init__(self, game: Game[State]) -> None:
        self.game = game
        self.knowledge: Knowledge = knowledge_of(game.id)
        self.greedy: Bot = make_bot("greedy", game.id)
        self.themes: Themes = game.part(PART).THEMES if game.has_part(PART) else Themes()

    # The stages.

    def is_promising(self, g: State, seat: int, random: Random) -> bool:
        """Stage 1: a short search, in the state of the game itself, prefers another option than the greedy bot."""
        decision = g.decision(seat)
        if decision is None or decision.is_offer or not 2 <= decision.count <= MAX_CHOICES:
            return False
        if any(self.knowledge.circular(option) for option in decision.options):
            return False
        question = Question(self.game, g, seat)
        favourite = self._greedy_choice(question, random)
        if self._is_obvious(question, favourite, random):
            return False
        searches = list(zip(SCREENING, HINTS, strict=True))
        for iterations, hint in searches if random.below(UNSCREENED) else searches[-1:]:
            budget = iterations * min(SCREENED, decision.count)
            estimates = self._search(question, decision, budget, random, favourite)
            best = _best(estimates)
            lead = _lead(best, estimates)
            if best.option == favourite or lead is None or lead[0] < hint:
                return False
        return True

    def examine(
        self, g: State, seat: int, random: Random, wants: Wanted, preset: str = "", story: Iterable[Told] = ()
    ) -> Puzzle | None:
        """Stages 2 to 4; the puzzle, or None if it is none, or if nobody wants one with such a theme and answer."""
        question = Question(self.game, g, seat)
        favourite = self._greedy_choice(question, random)
        estimates = self._search(question, question.decision, TRIAL, random, favourite)
        best = _best(estimates).option
        if best == favourite or not self.is_clear(question, best):
            return None
        if self.clear_lead(question, best, estimates, random) is None:
            return None
        if not wants(self._theme(question, best, estimates), best):
            return None
        position = known_position(self.game, g, seat)
        question = Question(self.game, read_known(self.game, position), seat)
        if not self._is_sound(question, position, g):
            return None
        estimates = self.proof(question, best, random, favourite)
        proven = self.clear_lead(question, best, estimates, random)
        if proven is None:
            return None
        ends = self.endings(question, self._rivals(best, estimates, favourite), random)
        if ends.lead < ENDINGS_MARGIN or ends.lead <= ENDINGS_SURE * ends.error:
            return None
        iterations, difficulty = self._difficulty(question, best, random)
        view, decision = self.game.view(question.state, seat), question.decision
        return Puzzle(
            id=puzzle_id(position, seat),
            game=self.game.id,
            seat=seat,
            seats=g.setup.seats,
            preset=preset,
            theme=self._theme(question, best, estimates),
            difficulty=difficulty,
            iterations=iterations,
            answer=Answer(
                best.code,
                tuple([_chance(one) for one in _by_chance(best, estimates)]),
                Reason(self.knowledge.reason(view, decision, best), {}),
            ),
            search=proven,
            endings=ends,
            position=position,
            story=tuple(story),
        )

    def verify(self, puzzle: Puzzle, random: Random, trial: int = PROOF, games: int = ENDINGS) -> str:
        """Solve a puzzle again; "" if it still holds, else what fails: `asked`, `view`, `foolish`, `search` or
        `endings`.

        Few games to the end vary much, so these refute a puzzle only if another option clearly leads there.
        """
        question = Question(self.game, puzzle.placeholder_state(), puzzle.seat)
        decision = question.state.decision(puzzle.seat)
        best = decision.find(puzzle.best) if decision is not None else None
        if decision is None or best is None or {one.code for one in decision.options} != set(puzzle.codes):
            return "asked"
        if not draws_look_alike(self.game, puzzle.position, puzzle.seat):
            return "view"
        if not self.is_clear(question, best):
            return "foolish"
        favourite = self._greedy_choice(question, random)
        estimates = self._search(question, decision, trial, random, favourite)
        if _best(estimates).option != best:
            return "search"
        ends = self.endings(question, self._rivals(best, estimates, favourite), random, games)
        return "endings" if ends.lead < -CONTRADICTED * ends.error else ""

    def _is_sound(self, question: Question, position: dict[str, object], g: State) -> bool:
        """The position asks what was asked in the game, and its file depends on nothing hidden."""
        decision, original = question.state.decision(question.seat), g.decision(question.seat)
        if decision is None or original is None:
            return False
        if [one.code for one in decision.options] != [one.code for one in original.options]:
            return False
        return draws_look_alike(self.game, position, question.seat)

    def is_clear(self, question: Question, best: Option) -> bool:
        """True if the bots' judgement is to be trusted here, and there is another option that one might choose."""
        view, decision = self.game.view(question.state, question.seat), question.decision
        sensible = self.knowledge.sensible(view, decision)
        is_choice = best in sensible and len(sensible) > 1
        return is_choice and not self.themes.is_doubtful(question.state, view, decision, best)

    def _is_obvious(self, question: Question, favourite: Option, random: Random) -> bool:
        """True if the scores of the options leave no doubt about the greedy bot's choice, as in most decisions."""
        world = question.imagine(random)
        decision = world.decision(question.seat)
        assert decision is not None, "an imagined state that asks nothing"
        prior = self.knowledge.priors(world, decision, random)[decision.options.index(favourite)]
        return prior > 1.0 - self.knowledge.prior_floor * (1 - 1 / decision.count) - DOUBT

    # Searching.

    def _greedy_choice(self, question: Question, random: Random) -> Option:
        view = self.game.view(question.state, question.seat)
        return self.greedy.choose(view, question.decision, QuickRandom(random.below(SEEDS)), question.imagine)

    def _search(
        self, question: Question, decision: Decision, iterations: int, random: Random, favourite: Option
    ) -> list[Estimate]:
        own = QuickRandom(random.below(SEEDS))
        return Search(self.knowledge, question.imagine, decision, own, favourite).run(Budget(iterations))

    def _theme(self, question: Question, best: Option, estimates: list[Estimate]) -> str:
        rivals = [one.option for one in _by_chance(best, estimates)[1:]]
        return self.themes.theme(self.game.view(question.state, question.seat), question.decision, best, rivals)

    def proof(self, question: Question, best: Option, random: Random, favourite: Option) -> list[Estimate]:
        """A long search for the decision, in which every option is tried. A search tries only some of many options, so
        the others get searches of their own, beside the best one.
        """
        decision = question.decision
        found = {one.option: one for one in self._search(question, decision, PROOF, random, favourite)}
        while left := [option for option, one in found.items() if len(one.results) < MIN_RESULTS]:
            some = [best, *left[: MAX_OPTIONS - 1]]
            part = Decision(decision.seat, decision.prompt, some)
            tried = self._search(question, part, TRIAL, random, best)
            found |= {one.option: one for one in tried if one.option != best}
            if any(len(one.results) < MIN_RESULTS for one in tried):
                return list(found.values())
        return list(found.values())

    def clear_lead(self, question: Question, best: Option, estimates: list[Estimate], random: Random) -> Lead | None:
        """The lead of an option, if it leads every other one by enough, and its chance is worth a puzzle.

        An option that may be far enough behind, but has too few results to be sure, is compared with the best one
        again.
        """
        mine = next(one for one in estimates if one.option == best)
        low, high = CHANCES
        if not mine.results or not low <= mean(mine.results) <= high:
            return None
        tried = [one for one in estimates if one.option != best and len(one.results) >= MIN_RESULTS]
        if any(mean(mine.results) - mean(one.results) < SHOWN_MARGIN for one in tried):
            return None
        found = [(one.option, lead_over(mine, one)) for one in tried]
        leads = [lead for _, lead in found if is_sure(lead)]
        unsure = [(option, lead) for option, lead in found if not is_sure(lead)]
        if not tried or len(unsure) > DUELS or any(not may_be_sure(lead) for _, lead in unsure):
            return None
        for option, _ in sorted(unsure, key=lambda one: one[1].lead):
            lead = self._duel(question, best, option, random)
            if not is_sure(lead):
                return None
            leads.append(lead)
        return min(leads, key=lambda lead: lead.lead)

    def _duel(self, question: Question, best: Option, rival: Option, random: Random) -> Lead:
        """The lead of an option over another one, in a search for these two alone. The rival is the favourite of that
        search, which is never dropped, however far it trails.
        """
        decision = question.decision
        both = Decision(decision.seat, decision.prompt, [best, rival])
        estimates = {one.option: one for one in self._search(question, both, TRIAL, random, rival)}
        return lead_over(estimates[best], estimates[rival])

    def _rivals(self, best: Option, estimates: list[Estimate], favourite: Option) -> list[Option]:
        """The options to play to the end: the best one, the greedy bot's, and the best of the others."""
        ordered = [one.option for one in _by_chance(best, estimates)]
        return list(dict.fromkeys([best, favourite, *ordered]))[:COMPARED]

    def endings(self, question: Question, options: list[Option], random: Random, games: int = ENDINGS) -> Lead:
        """How much more often the first of these options wins than the best of the others, in games that the rollout
        policy plays to the end from the same imagined states. Stops early if it trails.
        """
        results: dict[Option, list[float]] = {option: [] for option in options}
        imagine = question.imagine
        knowledge = self.knowledge.for_search(imagine(random), question.seat)
        for number in range(1, games + 1):
            world = imagine(random)
            knowledge.adjust(world, question.seat, random)
            world.skip_forced = True
            seed = random.below(SEEDS)
            for option in options:
                results[option].append(final_result(knowledge, world.clone(), question.seat, option, QuickRandom(seed)))
            lead, error = min(_leads(results)) if number in (FIRST_ENDINGS, HALF_ENDINGS) else (1.0, 0.0)
            if lead <= (-error if number == FIRST_ENDINGS else 0.0):
                break
        lead, error = min(_leads(results))
        return Lead(lead, error, number)

    def _difficulty(self, question: Question, best: Option, random: Random) -> tuple[int, int]:
        """The shortest search that finds the best option, as do all longer ones: its iterations, and the difficulty."""
        favourite = self._greedy_choice(question, random)
        found, difficulty = PROOF, len(LADDER) + 1
        for iterations, searches in zip(reversed(LADDER), reversed(SEARCHES), strict=True):
            for _ in range(searches):
                if self._search(question, question.decision, iterations, random, favourite)[0].option != best:
                    return found, difficulty
            found, difficulty = iterations, difficulty - 1
        return found, difficulty


def draws_look_alike(game: Game[State], position: Mapping[str, object], seat: int) -> bool:
    """True if several draws of the unknown show the seat the same, and would be written to the same file."""
    state = read_known(game, position)
    shown, written = game.view(state, seat).plain(), placeholder_position(game, state, seat)
    for number in range(DRAWS):
        drawn = draw_unknown(game, position, seat, from_seed(f"draw {number}"))
        if game.view(drawn, seat).plain() != shown or placeholder_position(game, drawn, seat) != written:
            return False
    return True


def lead_over(mine: Estimate, other: Estimate) -> Lead:
    """The lead of an option over another one in the imagined states in which both were tried."""
    return Lead(*compare(mine.results, other.results), min(len(mine.results), len(other.results)))


def is_sure(lead: Lead) -> bool:
    """True if a lead is as large as a puzzle needs, and no accident."""
    return lead.lead >= MARGIN and lead.lead > SURE * lead.error


def may_be_sure(lead: Lead) -> bool:
    """True if more results might show that a lead is large enough."""
    return lead.lead + lead.error >= MARGIN


def final_result(knowledge: Knowledge, g: State, seat: int, option: Option, random: Random) -> float:
    """What a seat gets at the end of a game that the rollout policy plays on after this option of the seat."""
    knowledge.start_rollout(g)
    decision = g.decision(seat)
    assert decision is not None, "an imagined state that asks nothing"
    g.apply_unchecked(decision, option)
    for _ in range(LONGEST_GAME):
        decisions = asked(g)
        if not decisions:
            break
        g.apply_unchecked(decisions[0], knowledge.choose(g, decisions[0], random))
    return knowledge.worth(g, random)[seat]


def _leads(results: dict[Option, list[float]]) -> list[tuple[float, float]]:
    """The lead of the first option over each other one, with its standard error."""
    best, *others = results.values()
    return [compare(best, other) for other in others]


def _best(estimates: list[Estimate]) -> Estimate:
    """The option with the highest chance among those tried often enough."""
    tried = [one for one in estimates if len(one.results) >= MIN_RESULTS]
    return max(tried or estimates, key=lambda one: mean(one.results) if one.results else 0.0)


def _lead(best: Estimate, estimates: list[Estimate]) -> tuple[float, float] | None:
    """The smallest lead of an option over the others, with its standard error."""
    others = [one for one in estimates if one.option != best.option and len(one.results) >= MIN_RESULTS]
    leads = [compare(best.results, other.results) for other in others]
    return min(leads) if leads else None


def _by_chance(best: Option, estimates: list[Estimate]) -> list[Estimate]:
    """The best option, then the others by their chances."""
    return sorted(estimates, key=lambda one: (one.option != best, -one.chance))


def _chance(one: Estimate) -> OptionChance:
    """The chance of an option with its 95 % interval. Where all results are equal, one more could have differed."""
    count = len(one.results)
    middle = mean(one.results)
    variance = sum((result - middle) ** 2 for result in one.results) / max(1, count - 1)
    half = max(INTERVAL * math.sqrt(variance / count), 1 / (count + 1))
    return OptionChance(one.option.code, middle, max(0.0, middle - half), min(1.0, middle + half))
