"""Beliefs about roles: exact Bayesian inference over all deals of the roles, from what everybody has seen.

Each public action (`rules/public_actions.py`) is weighted by how likely a player of a role would have chosen that
target, given what the whole table could know then and their own role. Private knowledge comes in at the end: `beliefs`
keeps the deals that agree with every role in a seat's view. So all seats share the same work, which is incremental from
action to action.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple

from igroteka.core.permutations import distinct_permutations
from igroteka.core.views import View
from igroteka.games.bang.bots.evaluation.attitudes import ATTITUDES
from igroteka.games.bang.bots.evaluation.kinds import BURDENS, HIT_EVERYBODY, ROBBERS, SHOTS
from igroteka.games.bang.rules.faces import FACTS
from igroteka.games.bang.rules.public_actions import DEATH, ROLES_MIXED, PublicAction
from igroteka.games.bang.rules.view import BangBoard

Assignment = tuple[str, ...]  # the role of each figure; "" if it has none
Weights = tuple[float, ...]  # the probability of each deal


class DealFacts(NamedTuple):
    """What determines the possible deals."""

    seats: int
    figures: int
    sheriff: int  # -1 if there is none
    law_and_crime: bool


LAW_AND_CRIME: Final = ("law_and_crime", "shoot_out")
# BANG-N6.1: one of them is removed.
LAW_AND_CRIME_ROLES: Final = ("deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade")
STRANGER: Final = "outlaw"  # fills up a table that no rules have dealt

# How hostile an action is: 1 for a shot, less for what people also do without a grudge, negative for help.
HOSTILE: Final = 1.0
MILDLY_HOSTILE: Final = 0.5
HELPFUL: Final = -1.0
HOSTILITY_OF: Final = {
    **dict.fromkeys(SHOTS, HOSTILE),
    **dict.fromkeys(("duel", "jail", "doc_holyday", "sniper", "handcuffs", "lee_van_kliff"), HOSTILE),
    **dict.fromkeys((*ROBBERS, "ricochet", "jesse_jones", "flint_westwood", "pat_brennan"), MILDLY_HOSTILE),
    **dict.fromkeys((*HIT_EVERYBODY, "brawl"), MILDLY_HOSTILE),
    **dict.fromkeys(("tequila", "blood_brothers"), HELPFUL),
}
INVERSE_TEMPERATURE: Final = 2.5  # of the softmax over targets: how consistently people do what they want to
RANDOM_ACTION_RATE: Final = 0.05  # how often they act at random
CHUNK: Final = 100  # actions processed at a time


def beliefs(view: View) -> list[tuple[Assignment, float]]:
    """Every possible deal of the roles for this seat with its probability; they sum to one."""
    return list(_beliefs(*_seen(view)))


def common_beliefs(view: View) -> list[tuple[Assignment, float]]:
    """The same for a player who knows only what everybody knows."""
    assert isinstance(view.board, BangBoard)
    facts, actions, known_roles = _seen(view)
    shown = tuple(
        [role if figure.role_open else "" for role, figure in zip(known_roles, view.board.figures, strict=True)]
    )
    return list(_beliefs(facts, actions, shown))


def role_probabilities(view: View) -> tuple[dict[str, float], ...]:
    """The probability of each role, for each figure."""
    return _role_probabilities(*_seen(view))


def _seen(view: View) -> tuple[DealFacts, tuple[PublicAction, ...], Assignment]:
    """The relevant part of a view: the facts, the actions, and the roles this seat knows."""
    assert isinstance(view.board, BangBoard)
    known_roles = tuple([figure.role for figure in view.board.figures])
    sheriff = known_roles.index("sheriff") if "sheriff" in known_roles else -1
    facts = DealFacts(view.seats, len(known_roles), sheriff, view.board.mode in LAW_AND_CRIME)
    return facts, view.board.deeds, known_roles


@lru_cache(maxsize=512)
def _role_probabilities(
    facts: DealFacts, actions: tuple[PublicAction, ...], known_roles: Assignment
) -> tuple[dict[str, float], ...]:
    found: tuple[dict[str, float], ...] = tuple([{} for _ in known_roles])
    for deal, chance in _beliefs(facts, actions, known_roles):
        for probabilities, role in zip(found, deal, strict=True):
            probabilities[role] = probabilities.get(role, 0.0) + chance
    return found


@lru_cache(maxsize=512)
def _beliefs(
    facts: DealFacts, actions: tuple[PublicAction, ...], known_roles: Assignment
) -> tuple[tuple[Assignment, float], ...]:
    for count in range(0, len(actions), CHUNK):
        _weights(facts, actions[:count])  # keeps recursion short
    pairs = zip(_deals(facts), _weights(facts, actions), strict=True)
    agreeing = [
        (deal[: len(known_roles)], weight) for deal, weight in pairs if weight > 0 and _agrees(deal, known_roles)
    ]
    total = sum([weight for _, weight in agreeing])
    return tuple([(deal, weight / total) for deal, weight in agreeing]) or _strangers(known_roles)


def _agrees(deal: Assignment, known_roles: Assignment) -> bool:
    return all(role in ("", deal[number]) for number, role in enumerate(known_roles))


def _strangers(known_roles: Assignment) -> tuple[tuple[Assignment, float], ...]:
    """For a table that no rules have dealt: what is left of the usual roles, in any order."""
    left = [role for role, count in FACTS["roles"].get(len(known_roles), {}).items() for _ in range(count)]
    for role in known_roles:
        if role in left:
            left.remove(role)
    hidden = [number for number, role in enumerate(known_roles) if not role]
    left += [STRANGER] * (len(hidden) - len(left))
    deals = sorted({_filled(known_roles, hidden, roles) for roles in permutations(left, len(hidden))})
    return tuple([(deal, 1 / len(deals)) for deal in deals])


def _filled(known_roles: Assignment, places: list[int], roles: tuple[str, ...]) -> Assignment:
    """The known roles with others filled into the gaps."""
    deal = list(known_roles)
    for place, role in zip(places, roles, strict=True):
        deal[place] = role
    return tuple(deal)


# All deals, and their prior probabilities.


@lru_cache(maxsize=64)
def _deals(facts: DealFacts) -> tuple[Assignment, ...]:
    """All deals of the roles; with law and crime, the removed role comes after those of the figures."""
    roles = [role for role, count in FACTS["roles"].get(facts.seats, {}).items() for _ in range(count)]
    if not roles:
        return (("",) * facts.figures,)
    if facts.law_and_crime:
        roles = list(LAW_AND_CRIME_ROLES)
    elif facts.sheriff >= 0:
        roles.remove("sheriff")
    return tuple([_with_sheriff(deal, facts.sheriff) for deal in distinct_permutations(sorted(roles))])


def _with_sheriff(deal: Assignment, sheriff: int) -> Assignment:
    return deal if sheriff < 0 else (*deal[:sheriff], "sheriff", *deal[sheriff:])


def _prior(facts: DealFacts) -> Weights:
    """All deals are equally likely; with law and crime, fewer have an Outlaw opposite the Sheriff or removed
    (BANG-N6.1).
    """
    deals = _deals(facts)
    if not facts.law_and_crime:
        return (1 / len(deals),) * len(deals)
    # Only one of the three Outlaws may be there; an Outlaw elsewhere may be any of them.
    opposite = (facts.sheriff + 3) % facts.figures
    arrangements = [max(0, 3 - 2 * [deal[opposite], deal[-1]].count("outlaw")) for deal in deals]
    return tuple([count / sum(arrangements) for count in arrangements])


# The effect of each action.


@lru_cache(maxsize=1024)
def _weights(facts: DealFacts, actions: tuple[PublicAction, ...]) -> Weights:
    """The probability of each deal for an observer who has seen only these actions."""
    if not actions:
        return _prior(facts)
    before, action = _weights(facts, actions[:-1]), actions[-1]
    deals = _deals(facts)
    if action.what == ROLES_MIXED:
        return _mixed(deals, before, action.among)
    if action.what == DEATH:
        return _normalized(
            [w * (deal[action.to] == action.note) for deal, w in zip(deals, before, strict=True)], before
        )
    hostility = hostility_of(action)
    if not hostility:
        return before
    likely = _likelihoods(deals, before, action, hostility)
    return _normalized([w * likely.get(deal[action.by], 0.0) for deal, w in zip(deals, before, strict=True)], before)


def _normalized(weights: list[float], before: Weights) -> Weights:
    """Normalize to a sum of one; if nothing is possible any more, keep the previous weights."""
    total = sum(weights)
    return tuple([weight / total for weight in weights]) if total > 0 else before


def _mixed(deals: tuple[Assignment, ...], weights: Weights, figures: tuple[int, ...]) -> Weights:
    """Roles were redealt among some figures: all deals that differ only there become equally likely."""
    rests = [tuple([role for number, role in enumerate(deal) if number not in figures]) for deal in deals]
    sums: dict[Assignment, float] = {}
    for rest, weight in zip(rests, weights, strict=True):
        sums[rest] = sums.get(rest, 0.0) + weight
    return tuple([sums[rest] / rests.count(rest) for rest in rests])


def hostility_of(action: PublicAction) -> float:
    """How hostile an action is; negative for help, 0 if it reveals nothing."""
    hostility = HOSTILITY_OF.get(action.what, 0.0)
    return -hostility if action.note in BURDENS else hostility


def _likelihoods(
    deals: tuple[Assignment, ...], weights: Weights, action: PublicAction, hostility: float
) -> dict[str, float]:
    """For each role, the likelihood that its player chooses this target rather than another or none; for an attack on
    all, that they attack.
    """
    found: dict[str, float] = {}
    for role, attitude in _attitudes(deals, weights, action).items():
        if action.to < 0:
            attitude = {action.to: sum(attitude.values())}
        wishes = {figure: math.exp(INVERSE_TEMPERATURE * hostility * expected) for figure, expected in attitude.items()}
        likely = wishes[action.to] / (1.0 + sum(wishes.values()))
        found[role] = RANDOM_ACTION_RATE / (1 + len(wishes)) + (1.0 - RANDOM_ACTION_RATE) * likely
    return found


def _attitudes(deals: tuple[Assignment, ...], weights: Weights, action: PublicAction) -> dict[str, dict[int, float]]:
    """The attitude of the actor to each possible target, for each role they may have."""
    targets = dict.fromkeys(action.among if action.to < 0 else (*action.among, action.to))
    masses: dict[str, float] = {}
    sums: dict[str, dict[int, float]] = {}
    for deal, weight in zip(deals, weights, strict=True):
        if weight:
            role = deal[action.by]
            attitude = ATTITUDES[role]
            masses[role] = masses.get(role, 0.0) + weight
            row = sums.setdefault(role, dict.fromkeys(targets, 0.0))
            for figure in targets:
                row[figure] += weight * attitude[deal[figure]]
    return {role: {figure: total / masses[role] for figure, total in row.items()} for role, row in sums.items()}
