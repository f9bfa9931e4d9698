"""What a search knows of BANG!.

Imagined states are dealt roles by what the seat believes (`beliefs.py`). The policy is that of the greedy bot, who in
an imagined state knows its roles. A roll-out ends with the running turn; then the camps are judged.
"""

from __future__ import annotations

import math
from typing import Final, final

from igroteka.bots.greedy.bang import ANSWERS, WITH_OFFERS, answers, without_offers
from igroteka.bots.greedy.bang.beliefs import Assignment, beliefs
from igroteka.bots.greedy.bang.reading import Scene
from igroteka.bots.greedy.bang.turn import VALUES, stage, unknown
from igroteka.bots.search.knowledge import Knowledge
from igroteka.core.decisions import Decision
from igroteka.core.outcome import Outcome
from igroteka.core.random import Random
from igroteka.core.state import State
from igroteka.games.bang.faces import KIND, KINDS
from igroteka.games.bang.state import DEPUTY, NO_ROLE, OUTLAW, RENEGADE, SHERIFF, BangGame, Figure
from igroteka.games.bang.view import role_known, view
from igroteka.games.bang.words import ASK_PLAY, ROLES

FAVOURITE: Final = 2.0  # by how much the policy's own choice recommends itself
MUCH: Final = 3.0  # what promises more is not preferred any further
FINE: Final = 1 << 20  # chances as whole numbers
TURNS: Final = 1  # roll-outs end so many turns later
ROLE_WORDS: Final = {word: number for number, word in enumerate(ROLES)}
FEW: Final = 4  # with fewer players there are no camps
HAND: Final = 6  # more cards in a hand count no more


@final
class BangKnowledge(Knowledge):
    """The camps of an imagined deal against each other."""

    explore = 0.5
    temperature = 1.0
    trust = 0.05
    caution = 1.5  # what camps have says less about a game of roles than points do in others

    def weigh(self, g: State, decision: Decision, random: Random) -> list[float]:
        assert isinstance(g, BangGame)
        scene = Scene(view(g, decision.seat), random, roles_of(g))
        phrase = decision.prompt.phrase
        if phrase is ASK_PLAY:
            return play_weights(scene, decision)
        considered = decision if phrase in WITH_OFFERS else without_offers(decision)
        favourite = ANSWERS.get(phrase, answers.take_default)(scene, considered)
        return [FAVOURITE if option == favourite else 0.0 for option in decision.options]

    def horizon(self, g: State) -> int:
        assert isinstance(g, BangGame)
        return g.turns + TURNS

    def done(self, g: State, horizon: int) -> bool:
        assert isinstance(g, BangGame)
        return g.turns >= horizon

    def values(self, g: State, random: Random) -> list[float]:
        assert isinstance(g, BangGame)
        return camp_chances(g) if with_camps(g) else alone(g)

    def result(self, outcome: Outcome) -> list[float]:
        """A camp wins together, and each of it as much as if it were alone."""
        return [1.0 if seat in outcome.winners else 0.0 for seat in range(len(outcome.places))]

    def adjust(self, g: State, seat: int, random: Random) -> None:
        """The roles are dealt as the seat believes that they lie."""
        assert isinstance(g, BangGame)
        if with_camps(g):
            deal_roles(g, seat, random)


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
    return g.setup.seats >= FEW and any(figure.role == SHERIFF for figure in g.figures)


def roles_of(g: BangGame) -> tuple[dict[str, float], ...]:
    """The roles of an imagined state, as if everybody had guessed them."""
    return tuple([{ROLES[figure.role] if figure.role != NO_ROLE else "": 1.0} for figure in g.figures])


def deal_roles(g: BangGame, seat: int, random: Random) -> None:
    """Deal the roles that the seat does not know anew, by its beliefs."""
    hidden = [i for i, figure in enumerate(g.figures) if figure.role != NO_ROLE and not role_known(figure, seat)]
    if not hidden:
        return
    deal = drawn_deal(beliefs(view(g, seat)), random)
    dealt = [ROLE_WORDS[deal[i]] for i in hidden]
    left = [g.figures[i].role for i in hidden] + [g.removed_role]
    for role in dealt:
        if role not in left:
            return  # a table that no rules have dealt
        left.remove(role)
    for i, role in zip(hidden, dealt, strict=True):
        g.figures[i].role = role
    g.removed_role = left[0]


def drawn_deal(deals: list[tuple[Assignment, float]], random: Random) -> Assignment:
    """One of the deals by lot, the likelier ones more often."""
    lot = random.below(FINE) / FINE
    for deal, chance in deals:
        lot -= chance
        if lot < 0:
            return deal
    return deals[-1][0]


# Chances.

# The law, the Outlaws and the Renegade: what counts for each of them, found by regression over games of the greedy
# bot. For each role in turn: how many live, and their power together; the last is fixed.
LAW: Final = [-0.16, 0.25, 0.14, 0.18, 0.02, -0.17, 0.41, -0.05, -0.16]
CRIME: Final = [-0.07, -0.23, -0.68, 0.04, 0.2, 0.19, 0.24, -0.11, -0.07]
LONER: Final = [0.23, -0.02, 0.54, -0.22, -0.22, -0.03, -0.65, 0.16, 0.23]
ALONE: Final = 0.5  # how much power counts where everybody fights alone
_BURDENS: Final = {"jail": -1.2, "dynamite": -0.7}  # what they are worth to whom they lie before
BURDENS: Final = {number: _BURDENS[facts.id] for number, facts in KINDS.items() if facts.id in _BURDENS}
CARD: Final = 0.35  # how much of a life point a card is worth


def camp_chances(g: BangGame) -> list[float]:
    """The chance of each seat that its camp wins."""
    facts = camp_facts(g)
    scores = [sum([w * x for w, x in zip(weights, facts, strict=True)]) for weights in (LAW, CRIME, LONER)]
    most = max(scores)
    strengths = [math.exp(score - most) for score in scores]
    if not facts[RENEGADE * 2]:
        strengths[2] = 0.0
    total = sum(strengths)
    law, crime, loner = [strength / total for strength in strengths]
    renegades = max(1, len([figure for figure in g.figures if figure.role == RENEGADE]))
    by_role = {SHERIFF: law, DEPUTY: law, OUTLAW: crime, RENEGADE: loner / renegades}
    return [by_role.get(g.figures[g.lead[seat]].role, 0.0) for seat in range(g.setup.seats)]


def camp_facts(g: BangGame) -> list[float]:
    """What the camps have: for each role how many live, and how much power they have together."""
    facts = [0.0] * 8
    for figure in g.figures:
        if figure.alive and figure.role != NO_ROLE:
            at = figure.role * 2
            facts[at] += 1.0
            facts[at + 1] += power(g, figure)
    return [*facts, 1.0]


def power(g: BangGame, figure: Figure) -> float:
    """Life points and cards of a figure; Jail and Dynamite weigh on whoever they lie before."""
    found = figure.life + CARD * min(HAND, len(g.players[figure.owner].hand))
    for card in figure.in_play:
        found += BURDENS.get(KIND[card], CARD)
    return found


def alone(g: BangGame) -> list[float]:
    """Where everybody fights alone: the chance of each seat by its life points and cards."""
    powers = [0.0] * g.setup.seats
    for figure in g.figures:
        if figure.alive:
            powers[figure.owner] += power(g, figure)
    strengths = [math.exp(ALONE * found) if found else 0.0 for found in powers]
    total = sum(strengths) or 1.0
    return [strength / total for strength in strengths]


KNOWLEDGE: Final = BangKnowledge()
