"""The search in BANG!: roles sampled from beliefs, option scores, and the length of rollouts."""

from __future__ import annotations

from typing import Final, final

from igroteka.bots.search.knowledge import Knowledge
from igroteka.bots.search.tempers import Traits
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.random import QuickRandom, Random
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.games.bang.bots.evaluation.beliefs import Assignment, beliefs
from igroteka.games.bang.bots.evaluation.evaluator import Evaluator
from igroteka.games.bang.bots.evaluation.relations import THREE_PLAYERS
from igroteka.games.bang.bots.evaluation.state_eval import StateEval
from igroteka.games.bang.bots.evaluation.view_eval import ViewEval
from igroteka.games.bang.bots.policy.foolish import foolish
from igroteka.games.bang.bots.policy.handlers import choose
from igroteka.games.bang.bots.policy.turn import FLINT_WESTWOOD, in_order, option_value
from igroteka.games.bang.bots.search.judging import alone, camp_chances
from igroteka.games.bang.bots.search.reasons import reason_for
from igroteka.games.bang.bots.search.rollout_relations import RolloutRelations
from igroteka.games.bang.bots.search.traits import traits
from igroteka.games.bang.rules.enums import Role
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.view import role_known, view
from igroteka.games.bang.rules.words import ASK_PLAY, END, PASS, ROLES, USE_CARD_AT

POLICY_BONUS: Final = 2.0  # the extra score of what the policy would choose
MAX_PLAY_SCORE: Final = 3.0  # cap on the score of a play
PROBABILITY_STEPS: Final = 1 << 20  # resolution of probabilities as whole numbers
ROLLOUT_TURNS: Final = 3  # length of a rollout; longer ones cost more than they gain
ROLE_NUMBERS: Final = {word: number for number, word in enumerate(ROLES)}


class BangKnowledge(Knowledge):
    """Evaluates camps; the root is scored precisely, from the view of the seat."""

    explore = 0.5
    temperature = 1.0
    trust = 0.05
    caution = 1.5  # in a game of roles, what camps have predicts less than points do in others
    hopeless = 1.5

    def for_search(self, g: State, seat: int) -> Knowledge:
        assert isinstance(g, BangGame)
        return BangRollOuts(g, seat)

    def option_scores(self, g: State, decision: Decision, random: Random) -> list[float]:
        assert isinstance(g, BangGame)
        return scores(ViewEval(view(g, decision.seat), random), decision)

    def circular(self, option: Option) -> bool:
        """BANG-P36: Flint Westwood may trade as often as he likes, and a card for a card leads nowhere."""
        return option.verb is USE_CARD_AT and option.numbers[0] == FLINT_WESTWOOD

    def horizon(self, g: State) -> int:
        """A few turns later, at most once around the table."""
        assert isinstance(g, BangGame)
        living = len([figure for figure in g.figures if figure.alive])
        return g.turns + min(living, ROLLOUT_TURNS)

    def at_horizon(self, g: State, horizon: int) -> bool:
        assert isinstance(g, BangGame)
        return g.turns >= horizon

    def values(self, g: State, random: Random) -> list[float]:
        assert isinstance(g, BangGame)
        return camp_chances(g) if with_camps(g) and not g.victory_is_replaced else alone(g)

    def result(self, outcome: Outcome) -> list[float]:
        """A camp wins together, and each member gets the full payoff."""
        return [1.0 if seat in outcome.winners else 0.0 for seat in range(len(outcome.places))]

    def foolish(self, view: View, decision: Decision) -> list[bool]:
        return foolish(ViewEval(view, QuickRandom(0)), decision)

    def traits(self, view: View, decision: Decision) -> list[Traits]:
        return traits(view, decision)

    def idle(self, option: Option) -> bool:
        return option.verb is END or option.verb is PASS

    def reason(self, view: View, decision: Decision, option: Option) -> str:
        return reason_for(view, option)

    def adjust(self, g: State, seat: int, random: Random) -> None:
        """Deal the roles according to the seat's beliefs."""
        assert isinstance(g, BangGame)
        if with_camps(g):
            deal_roles(g, seat, drawn_deal(beliefs(view(g, seat)), random))


@final
class BangRollOuts(BangKnowledge):
    """The knowledge for one search: beliefs are computed once, and rollouts evaluate the imagined state
    approximately.
    """

    def __init__(self, g: BangGame, seat: int) -> None:
        self.relations: Final = RolloutRelations(g, seat)
        self.deals: Final = beliefs(view(g, seat)) if with_camps(g) else []

    def start_rollout(self, g: State) -> None:
        assert isinstance(g, BangGame)
        self.relations.start_rollout(g)

    def adjust(self, g: State, seat: int, random: Random) -> None:
        assert isinstance(g, BangGame)
        if self.deals:
            deal_roles(g, seat, drawn_deal(self.deals, random))

    def option_scores(self, g: State, decision: Decision, random: Random) -> list[float]:
        assert isinstance(g, BangGame)
        return scores(self.evaluator(g, decision), decision)

    def choose(self, g: State, decision: Decision, random: Random) -> Option:
        assert isinstance(g, BangGame)
        if len(decision.options) == 1:
            return decision.options[0]
        return choose(self.evaluator(g, decision), decision)

    def evaluator(self, g: BangGame, decision: Decision) -> StateEval:
        """The evaluator of the deciding figure."""
        me = g.active_figures[decision.seat]
        return StateEval(g, me, self.relations.of(g, me))


def scores(ev: Evaluator, decision: Decision) -> list[float]:
    """A score for each option: the value of a play, and a bonus for the policy's choice."""
    options = decision.options
    if decision.prompt.phrase is not ASK_PLAY:
        favourite = choose(ev, decision)
        return [POLICY_BONUS if option == favourite else 0.0 for option in options]
    play_values = [option_value(ev, option) for option in options]
    first, most = 0, in_order(ev, options[0], play_values[0])
    for i, option in enumerate(options):
        value = in_order(ev, option, play_values[i])
        if value > most:
            first, most = i, value
    return [min(value, MAX_PLAY_SCORE) + (POLICY_BONUS if i == first else 0.0) for i, value in enumerate(play_values)]


# Roles.


def with_camps(g: BangGame) -> bool:
    """True if the players of this table have roles with camps."""
    return g.setup.seats > THREE_PLAYERS and any(figure.role == Role.SHERIFF for figure in g.figures)


def deal_roles(g: BangGame, seat: int, deal: Assignment) -> None:
    """Redeal the roles that the seat does not know, according to a deal from its beliefs."""
    hidden = [i for i, figure in enumerate(g.figures) if figure.role != Role.NONE and not role_known(figure, seat)]
    if not hidden:
        return
    dealt = [ROLE_NUMBERS[deal[i]] for i in hidden]
    left = [g.figures[i].role for i in hidden] + [g.history.removed_role]
    for role in dealt:
        if role not in left:
            return  # a table that no rules have dealt
        left.remove(role)
    for i, role in zip(hidden, dealt, strict=True):
        g.figures[i].role = role
    g.history.removed_role = left[0]


def drawn_deal(deals: list[tuple[Assignment, float]], random: Random) -> Assignment:
    """A random deal, weighted by probability."""
    threshold = random.below(PROBABILITY_STEPS) / PROBABILITY_STEPS
    for deal, chance in deals:
        threshold -= chance
        if threshold < 0:
            return deal
    return deals[-1][0]


KNOWLEDGE: Final = BangKnowledge()
