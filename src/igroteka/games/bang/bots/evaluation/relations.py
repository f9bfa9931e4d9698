"""The attitude of one player to the others, from the probabilities of their roles."""

from __future__ import annotations

from typing import Final, final

from igroteka.games.bang.bots.evaluation.attitudes import (
    EVERYBODY,
    Attitude,
    camp_attitude,
    renegade_attitude,
)
from igroteka.games.bang.bots.evaluation.kinds import SOURCE_NUMBER
from igroteka.games.bang.rules.enums import Role
from igroteka.games.bang.rules.records import Figure
from igroteka.games.bang.rules.words import ROLES

RoleProbabilities = list[list[float]]  # for each figure the probability of each role

KINDS_OF_ROLES: Final = len(ROLES)
THREE_PLAYERS: Final = 3
WILD_WEST_SHOW: Final = SOURCE_NUMBER["wild_west_show"]
SHOOT_OUT: Final = "shoot_out"

HUNTED: Final = {Role.DEPUTY: Role.RENEGADE, Role.RENEGADE: Role.OUTLAW, Role.OUTLAW: Role.DEPUTY}  # BANG-N3.2
HUNTER_HOSTILITY: Final = 0.5  # the third of three players: not the target, but dangerous
SUSPECT_HOSTILITY: Final = 0.3  # the most likely foe among those who cannot all be friends
MIN_FOE_PROBABILITY: Final = 0.55  # of a suspect who is treated as a foe
CARD_POWER: Final = 0.5  # what a card adds to a player's strength, besides life points
MIN_KNOWN_PROBABILITY: Final = 0.75  # of a role that counts as known; below it the player is a stranger
MIN_DOUBT_PROBABILITY: Final = 0.1  # of a stranger who is treated as a possible friend


@final
class Relations:
    """The attitude of one figure to each other one, by the number of that figure.

    `role_probabilities`: the probability of each role; `hostility`: the value to the player if a figure suffers,
    negative for a friend; `friend_probabilities`: the probability of being a friend; `doubts`: the probability that a
    stranger is a friend, 0 if they can hardly be one. Without camps (`no_camps`) everybody else is a foe.
    """

    def __init__(self, attitude: list[float], role_probabilities: RoleProbabilities, *, no_camps: bool) -> None:
        count = len(role_probabilities)
        self.attitude: Final = attitude  # towards each role; empty if the figure has none
        self.role_probabilities: Final = role_probabilities
        self.no_camps: Final = no_camps
        self.hostility: Final = [0.0] * count
        self.friend_probabilities: Final = [0.0] * count
        self.doubts: Final = [0.0] * count

    def update(self, other: int, probabilities: list[float]) -> None:
        """Set everything about a figure whose roles have these probabilities."""
        self.role_probabilities[other] = probabilities
        if not self.attitude:
            return
        friend = friend_probability(probabilities, self.attitude)
        self.friend_probabilities[other] = friend
        if not self.no_camps:
            unclear = max(probabilities) < MIN_KNOWN_PROBABILITY
            self.hostility[other] = expected_hostility(probabilities, self.attitude)
            self.doubts[other] = friend if unclear and friend >= MIN_DOUBT_PROBABILITY else 0.0


def relations_of(
    me: int,
    figures: list[Figure],
    others: list[int],
    sizes: list[int],
    role_probabilities: RoleProbabilities,
    seats: int,
    mode: str,
    show_event: int,
) -> Relations:
    """The attitude of a figure to all others. `sizes` are the sizes of their hands, `others` the living ones."""
    role = figures[me].role
    no_camps = role == Role.NONE or seats <= THREE_PLAYERS or show_event == WILD_WEST_SHOW
    attitude = [] if role == Role.NONE else attitude_of(role, mode, figures, others, sizes, role_probabilities)
    relations = Relations(attitude, role_probabilities, no_camps=no_camps)
    hunts = seats == THREE_PLAYERS and show_event != WILD_WEST_SHOW and len(others) > 1
    for other, figure in enumerate(figures):
        if figure.owner == figures[me].owner:
            relations.hostility[other] = -1.0
    for other in others:
        relations.update(other, role_probabilities[other])
        if no_camps:
            spared = hunts and role != Role.NONE and HUNTED.get(role, Role.NONE) != figures[other].role
            relations.hostility[other] = HUNTER_HOSTILITY if spared else 1.0
    if not no_camps:
        suspect_somebody(relations, figures, others, sizes)
    return relations


def suspect_somebody(relations: Relations, figures: list[Figure], others: list[int], sizes: list[int]) -> None:
    """If nobody deserves a shot but somebody must be a foe, suspect the most likely foe; of several, the strongest."""
    hostility, likeliest = relations.hostility, -1
    for other in others:
        if hostility[other] > 0:
            return
        if likeliest < 0 or hostility[other] > hostility[likeliest]:
            likeliest = other
        elif hostility[other] == hostility[likeliest]:
            mine, theirs = figures[other], figures[likeliest]
            if (mine.life, sizes[other]) > (theirs.life, sizes[likeliest]):
                likeliest = other
    if likeliest >= 0 and 1.0 - relations.friend_probabilities[likeliest] >= MIN_FOE_PROBABILITY:
        hostility[likeliest] = SUSPECT_HOSTILITY


def expected_hostility(probabilities: list[float], attitude: list[float]) -> float:
    """The expected hostility to a player over their possible roles."""
    return (
        probabilities[0] * attitude[0]
        + probabilities[1] * attitude[1]
        + probabilities[2] * attitude[2]
        + probabilities[3] * attitude[3]
    )


def friend_probability(probabilities: list[float], attitude: list[float]) -> float:
    """The probability that a player is a friend."""
    found = 0.0
    for role in range(KINDS_OF_ROLES):
        if attitude[role] < 0:
            found += probabilities[role]
    return found


def attitude_of(
    role: int,
    mode: str,
    figures: list[Figure],
    others: list[int],
    sizes: list[int],
    role_probabilities: RoleProbabilities,
) -> list[float]:
    """The attitude of this role to each role."""
    if role == Role.RENEGADE and mode != SHOOT_OUT:
        return by_number(renegade_attitude_now(figures, others, sizes, role_probabilities))
    return by_number(
        camp_attitude(ROLES[role], mode, sum([role_probabilities[other][Role.OUTLAW] for other in others], 0.0))
    )


def renegade_attitude_now(
    figures: list[Figure], others: list[int], sizes: list[int], role_probabilities: RoleProbabilities
) -> Attitude:
    """The attitude of a Renegade to each role."""
    if len(others) == 1:
        return EVERYBODY
    law = crime = deputies = outlaws = 0.0
    life = 0
    for other in others:
        figure, roles = figures[other], role_probabilities[other]
        strength = power(figure, sizes[other])
        law += (roles[Role.SHERIFF] + roles[Role.DEPUTY]) * strength
        crime += roles[Role.OUTLAW] * strength
        deputies += roles[Role.DEPUTY]
        outlaws += roles[Role.OUTLAW]
        life += figure.life if figure.role == Role.SHERIFF else 0
    return renegade_attitude(law, crime, deputies, outlaws, life)


def by_number(attitude: Attitude) -> list[float]:
    """An attitude by the numbers of the roles."""
    return [attitude[word] for word in ROLES]


def power(figure: Figure, cards: int) -> float:
    """The strength of a figure with this many hand cards."""
    return figure.life + CARD_POWER * (cards + len(figure.in_play))
