"""The search in BANG!: roles as they are believed, the greedy policy, and how far a roll-out goes."""

from __future__ import annotations

from typing import Final, final

from igroteka.bots.search.knowledge import Knowledge
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.random import Random
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.games.bang.bots.greedy import answer
from igroteka.games.bang.bots.greedy.beliefs import Assignment, beliefs
from igroteka.games.bang.bots.greedy.reading import THREE_PLAYERS, Scene
from igroteka.games.bang.bots.greedy.turn import VALUES, stage, unknown
from igroteka.games.bang.bots.search.glance import Glance
from igroteka.games.bang.bots.search.judging import alone, camp_chances
from igroteka.games.bang.bots.search.minds import Minds
from igroteka.games.bang.bots.search.quick import play_gain, quick_choice
from igroteka.games.bang.bots.search.reasons import reason_for
from igroteka.games.bang.rules.enums import Role
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.view import role_known, view
from igroteka.games.bang.rules.words import ASK_PLAY, END, PASS, ROLES

FAVOURITE: Final = 2.0  # by how much the policy's own choice recommends itself
MUCH: Final = 3.0  # what promises more is not preferred any further
FINE: Final = 1 << 20  # chances as whole numbers
TURNS: Final = 3  # so many turns a roll-out goes: longer ones cost more than they tell
ROLE_NUMBERS: Final = {word: number for number, word in enumerate(ROLES)}


class BangKnowledge(Knowledge):
    """The camps of an imagined deal against each other; at first sight everybody plays like the greedy bot."""

    explore = 0.5
    temperature = 1.0
    trust = 0.05
    caution = 1.5  # what camps have says less about a game of roles than points do in others
    hopeless = 1.5

    def opened(self, g: State, seat: int) -> Knowledge:
        assert isinstance(g, BangGame)
        return BangRollOuts(g, seat)

    def weigh(self, g: State, decision: Decision, random: Random) -> list[float]:
        assert isinstance(g, BangGame)
        scene = Scene(view(g, decision.seat), random)
        if decision.prompt.phrase is ASK_PLAY:
            return play_weights(scene, decision)
        favourite = answer(scene, decision)
        return [FAVOURITE if option == favourite else 0.0 for option in decision.options]

    def horizon(self, g: State) -> int:
        """A few turns later, and never more than once round the table."""
        assert isinstance(g, BangGame)
        living = len([figure for figure in g.figures if figure.alive])
        return g.turns + min(living, TURNS)

    def done(self, g: State, horizon: int) -> bool:
        assert isinstance(g, BangGame)
        return g.turns >= horizon

    def values(self, g: State, random: Random) -> list[float]:
        assert isinstance(g, BangGame)
        return camp_chances(g) if with_camps(g) and not g.show_decides else alone(g)

    def result(self, outcome: Outcome) -> list[float]:
        """A camp wins together, and each of it as much as if it were alone."""
        return [1.0 if seat in outcome.winners else 0.0 for seat in range(len(outcome.places))]

    def idle(self, option: Option) -> bool:
        return option.verb is END or option.verb is PASS

    def reason(self, view: View, decision: Decision, option: Option) -> str:
        return reason_for(view, option)

    def adjust(self, g: State, seat: int, random: Random) -> None:
        """The roles are dealt as the seat believes that they lie."""
        assert isinstance(g, BangGame)
        if with_camps(g):
            deal_roles(g, seat, drawn_deal(beliefs(view(g, seat)), random))


@final
class BangRollOuts(BangKnowledge):
    """The same for one search: beliefs are worked out once, and everybody plays by the quick policy."""

    def __init__(self, g: BangGame, seat: int) -> None:
        self.minds: Final = Minds(g, seat)
        self.deals: Final = beliefs(view(g, seat)) if with_camps(g) else []

    def enter(self, g: State) -> None:
        assert isinstance(g, BangGame)
        self.minds.enter(g)

    def adjust(self, g: State, seat: int, random: Random) -> None:
        assert isinstance(g, BangGame)
        if self.deals:
            deal_roles(g, seat, drawn_deal(self.deals, random))

    def weigh(self, g: State, decision: Decision, random: Random) -> list[float]:
        assert isinstance(g, BangGame)
        return quick_weights(self.glance(g, decision), decision)

    def choose(self, g: State, decision: Decision, random: Random) -> Option:
        assert isinstance(g, BangGame)
        if len(decision.options) == 1:
            return decision.options[0]
        return quick_choice(self.glance(g, decision), decision)

    def glance(self, g: BangGame, decision: Decision) -> Glance:
        """The table at first sight of whoever decides."""
        me = g.lead[decision.seat]
        return Glance(g, me, self.minds.of(g, me))


def quick_weights(glance: Glance, decision: Decision) -> list[float]:
    """How much each option recommends itself: of plays what they bring, and what is taken at first sight most."""
    options, best = decision.options, quick_choice(glance, decision)
    if decision.prompt.phrase is ASK_PLAY:
        gains = [min(play_gain(glance, option), MUCH) for option in options]
        return [gain + FAVOURITE if option is best else gain for option, gain in zip(options, gains, strict=True)]
    return [FAVOURITE if option is best else 0.0 for option in options]


def play_weights(scene: Scene, decision: Decision) -> list[float]:
    """What each play brings, and more for what a sensible person plays first."""
    gains = [VALUES.get(option.verb, unknown)(scene, option) for option in decision.options]
    order = [
        gain + stage(scene, option) if gain > 0 else gain for gain, option in zip(gains, decision.options, strict=True)
    ]
    first = order.index(max(order))
    return [min(gain, MUCH) + (FAVOURITE if i == first else 0.0) for i, gain in enumerate(gains)]


# Roles.


def with_camps(g: BangGame) -> bool:
    """Do the players of this table fight for the law, against it, or for themselves?"""
    return g.setup.seats > THREE_PLAYERS and any(figure.role == Role.SHERIFF for figure in g.figures)


def deal_roles(g: BangGame, seat: int, deal: Assignment) -> None:
    """Deal the roles that the seat does not know anew, as they lie in a deal of its beliefs."""
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
    """One of the deals by lot, the likelier ones more often."""
    lot = random.below(FINE) / FINE
    for deal, chance in deals:
        lot -= chance
        if lot < 0:
            return deal
    return deals[-1][0]


KNOWLEDGE: Final = BangKnowledge()
