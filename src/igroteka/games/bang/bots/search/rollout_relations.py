"""The attitudes of the players in an imagined state: what a rollout needs of beliefs.

At the start of a search, the probability of every deal of the roles is computed for the whole table. A player with an
imagined role sees the others by the deals in which they have that role, so nobody in a rollout uses hidden knowledge.
Revealed roles leave fewer deals, and each action in a rollout changes the beliefs about its actor.
"""

from __future__ import annotations

import math
from typing import Final, final

from igroteka.core.journal import EVERYONE
from igroteka.games.bang.bots.evaluation.attitudes import ATTITUDES
from igroteka.games.bang.bots.evaluation.beliefs import (
    INVERSE_TEMPERATURE,
    RANDOM_ACTION_RATE,
    common_beliefs,
    hostility_of,
)
from igroteka.games.bang.bots.evaluation.relations import (
    KINDS_OF_ROLES,
    Relations,
    RoleProbabilities,
    expected_hostility,
    relations_of,
)
from igroteka.games.bang.rules.enums import Role
from igroteka.games.bang.rules.public_actions import DEATH, ROLES_MIXED, PublicAction
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.view import view
from igroteka.games.bang.rules.words import ROLES

Roles = tuple[int, ...]

MIN_CHOICES: Final = 2  # ways to choose: somebody, or nobody
ATTITUDE_OF: Final = [[ATTITUDES[own][other] for other in ROLES] for own in ROLES]


@final
class RolloutRelations:
    """The attitudes of everybody in the rollouts of one search."""

    def __init__(self, g: BangGame, seat: int) -> None:
        self._deals: Final = [(roles_of(deal), chance) for deal, chance in common_beliefs(view(g, seat))]
        self._priors: Final[dict[tuple[int, int, Roles], RoleProbabilities]] = {}
        self._open: Roles = ()  # the public roles
        self._seen = 0  # number of actions taken into account
        self._likelihoods: list[list[float] | None] = []  # the likelihood of each actor's later actions, by role
        self._relations: list[Relations | None] = []

    def start_rollout(self, g: BangGame) -> None:
        """Reset for a rollout from this imagined state."""
        self._open = open_roles(g)
        self._seen = len(g.history.public_actions)
        self._likelihoods = [None] * len(g.figures)
        self._relations = [None] * len(g.figures)

    def of(self, g: BangGame, me: int) -> Relations:
        """The current attitude of a figure to the others."""
        if len(g.history.public_actions) > self._seen:
            self._follow(g)
        found = self._relations[me]
        if found is None:
            found = self._relations[me] = self._compute(g, me)
        return found

    def _follow(self, g: BangGame) -> None:
        """Take new actions into account. After a death, all attitudes are recomputed."""
        for action in g.history.public_actions[self._seen :]:
            if action.what in (DEATH, ROLES_MIXED):
                self._open = open_roles(g)
                self._relations = [None] * len(self._relations)
            elif self._open[action.by] == Role.NONE and g.figures[action.by].role != Role.NONE:
                self._update_by(g, action)
        self._seen = len(g.history.public_actions)

    def _update_by(self, g: BangGame, action: PublicAction) -> None:
        """Update by an action: how likely a player of each role would have chosen this target of all, or nobody."""
        hostility = INVERSE_TEMPERATURE * hostility_of(action)
        if not hostility:
            return
        likelihoods = self._likelihoods[action.by] or [1.0] * KINDS_OF_ROLES
        self._likelihoods[action.by] = [
            likelihoods[role] * self._likelihood(action, role, hostility) for role in range(KINDS_OF_ROLES)
        ]
        for me, relations in enumerate(self._relations):
            if relations is not None and relations.attitude and not relations.no_camps and me != action.by:
                relations.update(action.by, self.role_probabilities(me, g.figures[me].role, action.by))

    def _likelihood(self, action: PublicAction, role: int, hostility: float) -> float:
        """How likely a player of this role would have done this. The Sheriff is public, so nobody else can be the
        Sheriff.
        """
        if role == Role.SHERIFF:
            return 1.0
        attitude = ATTITUDE_OF[role]
        if action.to < 0:
            sums = [
                expected_hostility(self.role_probabilities(action.by, role, other), attitude) for other in action.among
            ]
            wish = math.exp(hostility * sum(sums, 0.0))
            return RANDOM_ACTION_RATE / MIN_CHOICES + (1.0 - RANDOM_ACTION_RATE) * wish / (1.0 + wish)
        wish = math.exp(hostility * expected_hostility(self.role_probabilities(action.by, role, action.to), attitude))
        total, count = 1.0 + wish, MIN_CHOICES
        for other in action.among:
            if other != action.to:
                total += math.exp(
                    hostility * expected_hostility(self.role_probabilities(action.by, role, other), attitude)
                )
                count += 1
        return RANDOM_ACTION_RATE / count + (1.0 - RANDOM_ACTION_RATE) * wish / total

    def role_probabilities(self, me: int, role: int, other: int) -> list[float]:
        """The probability of each role of a figure, for an observer with this role."""
        prior, likelihoods = self._priors_of(me, role)[other], self._likelihoods[other]
        return prior if likelihoods is None else posterior(prior, likelihoods)

    def _priors_of(self, me: int, role: int) -> RoleProbabilities:
        """The same for all figures, from the beliefs at the start of the search and the roles that are public now."""
        key = (me, role, self._open)
        found = self._priors.get(key)
        if found is None:
            found = self._priors[key] = self._count(me, role)
        return found

    def _count(self, me: int, role: int) -> RoleProbabilities:
        """Sum up the deals in which a figure has this role."""
        count = len(self._open)
        sums = [[0.0] * KINDS_OF_ROLES for _ in range(count)]
        for deal, chance in self._deals:
            if deal[me] == role and agrees(deal, self._open):
                for other in range(count):
                    if deal[other] != Role.NONE:
                        sums[other][deal[other]] += chance
        return [posterior(each, [1.0] * KINDS_OF_ROLES) for each in sums]

    def _compute(self, g: BangGame, me: int) -> Relations:
        """Compute the attitude of a figure to each other one."""
        role, count = g.figures[me].role, len(g.figures)
        if role == Role.NONE:
            probabilities = [[0.0] * KINDS_OF_ROLES for _ in range(count)]
        else:
            probabilities = [self.role_probabilities(me, role, other) for other in range(count)]
        sizes = [len(g.hand(figure)) for figure in range(count)]
        return relations_of(
            me, g.figures, g.others(me), sizes, probabilities, g.setup.seats, g.mode_rules.id, g.events.show_event
        )


def roles_of(deal: tuple[str, ...]) -> Roles:
    """The roles of a deal as numbers."""
    return tuple([ROLES.index(word) if word else Role.NONE for word in deal])


def open_roles(g: BangGame) -> Roles:
    """The public roles."""
    return tuple([figure.role if figure.role_known_by == EVERYONE else Role.NONE for figure in g.figures])


def agrees(deal: Roles, known_roles: Roles) -> bool:
    """True if a deal is consistent with the known roles."""
    return all(role == Role.NONE or role == deal[number] for number, role in enumerate(known_roles))


def posterior(prior: list[float], likelihoods: list[float]) -> list[float]:
    """Combine prior and likelihood; if nothing is possible, all roles are equally likely."""
    found = [prior[0] * likelihoods[0], prior[1] * likelihoods[1], prior[2] * likelihoods[2], prior[3] * likelihoods[3]]
    total = found[0] + found[1] + found[2] + found[3]
    if total <= 0:
        return [1.0 / KINDS_OF_ROLES] * KINDS_OF_ROLES
    return [found[0] / total, found[1] / total, found[2] / total, found[3] / total]
