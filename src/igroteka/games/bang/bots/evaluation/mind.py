"""The attitude of one player to the others, from the probabilities of their roles."""

from __future__ import annotations

from typing import Final, final

from igroteka.games.bang.bots.evaluation.attitudes import (
    EVERYBODY,
    Attitude,
    camp_attitude,
    renegade_attitude,
)
from igroteka.games.bang.bots.evaluation.kinds import NUMBER
from igroteka.games.bang.rules.enums import Role
from igroteka.games.bang.rules.state import Figure
from igroteka.games.bang.rules.words import ROLES

Shares = list[list[float]]  # for each figure the probability of each role

KINDS_OF_ROLES: Final = len(ROLES)
THREE_PLAYERS: Final = 3
WILD_WEST_SHOW: Final = NUMBER["wild_west_show"]
SHOOT_OUT: Final = "shoot_out"

HUNTED: Final = {Role.DEPUTY: Role.RENEGADE, Role.RENEGADE: Role.OUTLAW, Role.OUTLAW: Role.DEPUTY}  # BANG-N3.2
HUNTER: Final = 0.5  # the third of three players: not the target, but dangerous
SUSPECTED: Final = 0.3  # the most likely foe among those who cannot all be friends
LIKELY: Final = 0.55  # minimum probability for a suspect to be treated as a foe
CARD_POWER: Final = 0.5  # what a card adds to a player's strength, besides life points
KNOWN: Final = 0.75  # minimum probability for a role to count as known; below it the player is a stranger
DOUBT: Final = 0.1  # minimum probability for a stranger to be treated as a possible friend


@final
class Mind:
    """The attitude of one figure to each other one.

    `shares`: the probability of each role; `hates`: the value to the player if a figure suffers, negative for a friend;
    `friends`: the probability of being a friend; `strange`: True if the role is unclear; `doubts`: `friends` of a
    stranger who may be a friend, else 0. Without camps everybody else is a foe (`lone`).
    """

    def __init__(self, attitude: list[float], shares: Shares, *, lone: bool) -> None:
        count = len(shares)
        self.attitude: Final = attitude  # towards each role; empty if the figure has none
        self.shares: Final = shares
        self.lone: Final = lone
        self.hates: Final = [0.0] * count
        self.friends: Final = [0.0] * count
        self.strange: Final = [False] * count
        self.doubts: Final = [0.0] * count

    def consider(self, other: int, shares: list[float]) -> None:
        """Set everything about a figure whose roles have these probabilities."""
        self.shares[other] = shares
        if not self.attitude:
            return
        friend = friendly(shares, self.attitude)
        self.friends[other] = friend
        if not self.lone:
            strange = max(shares) < KNOWN
            self.hates[other] = expected(shares, self.attitude)
            self.strange[other] = strange
            self.doubts[other] = friend if strange and friend >= DOUBT else 0.0


def think(
    me: int,
    figures: list[Figure],
    others: list[int],
    sizes: list[int],
    shares: Shares,
    seats: int,
    mode: str,
    show: int,
) -> Mind:
    """The attitude of a figure to all others. `sizes` are the sizes of their hands, `others` the living ones."""
    role = figures[me].role
    lone = role == Role.NONE or seats <= THREE_PLAYERS or show == WILD_WEST_SHOW
    attitude = [] if role == Role.NONE else attitude_of(role, mode, figures, others, sizes, shares)
    mind = Mind(attitude, shares, lone=lone)
    hunts = seats == THREE_PLAYERS and show != WILD_WEST_SHOW and len(others) > 1
    for other, figure in enumerate(figures):
        if figure.owner == figures[me].owner:
            mind.hates[other] = -1.0
    for other in others:
        mind.consider(other, shares[other])
        if lone:
            spared = hunts and role != Role.NONE and HUNTED.get(role, Role.NONE) != figures[other].role
            mind.hates[other] = HUNTER if spared else 1.0
    if not lone:
        suspect_somebody(mind, figures, others, sizes)
    return mind


def suspect_somebody(mind: Mind, figures: list[Figure], others: list[int], sizes: list[int]) -> None:
    """If nobody deserves a shot but somebody must be a foe, suspect the most likely foe; of several, the strongest."""
    hates, likeliest = mind.hates, -1
    for other in others:
        if hates[other] > 0:
            return
        if likeliest < 0 or hates[other] > hates[likeliest]:
            likeliest = other
        elif hates[other] == hates[likeliest]:
            mine, theirs = figures[other], figures[likeliest]
            if (mine.life, sizes[other]) > (theirs.life, sizes[likeliest]):
                likeliest = other
    if likeliest >= 0 and 1.0 - mind.friends[likeliest] >= LIKELY:
        hates[likeliest] = SUSPECTED


def expected(shares: list[float], hates: list[float]) -> float:
    """The expected attitude to a player over their possible roles."""
    return shares[0] * hates[0] + shares[1] * hates[1] + shares[2] * hates[2] + shares[3] * hates[3]


def friendly(shares: list[float], hates: list[float]) -> float:
    """The probability that a player is a friend."""
    found = 0.0
    for role in range(KINDS_OF_ROLES):
        if hates[role] < 0:
            found += shares[role]
    return found


def attitude_of(
    role: int, mode: str, figures: list[Figure], others: list[int], sizes: list[int], shares: Shares
) -> list[float]:
    """The attitude of this role to each role."""
    if role == Role.RENEGADE and mode != SHOOT_OUT:
        return by_number(lone_attitude(figures, others, sizes, shares))
    return by_number(camp_attitude(ROLES[role], mode, sum([shares[other][Role.OUTLAW] for other in others], 0.0)))


def lone_attitude(figures: list[Figure], others: list[int], sizes: list[int], shares: Shares) -> Attitude:
    """The attitude of a Renegade to each role."""
    if len(others) == 1:
        return EVERYBODY
    law = crime = deputies = outlaws = 0.0
    life = 0
    for other in others:
        figure, share = figures[other], shares[other]
        strength = power(figure, sizes[other])
        law += (share[Role.SHERIFF] + share[Role.DEPUTY]) * strength
        crime += share[Role.OUTLAW] * strength
        deputies += share[Role.DEPUTY]
        outlaws += share[Role.OUTLAW]
        life += figure.life if figure.role == Role.SHERIFF else 0
    return renegade_attitude(law, crime, deputies, outlaws, life)


def by_number(attitude: Attitude) -> list[float]:
    """An attitude by the numbers of the roles."""
    return [attitude[word] for word in ROLES]


def power(figure: Figure, cards: int) -> float:
    """The strength of a figure with this many hand cards."""
    return figure.life + CARD_POWER * (cards + len(figure.in_play))
