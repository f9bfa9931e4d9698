"""Who probably has which role: exact Bayes over all ways to deal the roles, from what everybody has seen.

Each deed (`rules/public_actions.py`) is weighed by how likely somebody of a role would have chosen that target, from
what the whole table could know then and from his own role. What only one seat knows comes in at the end: `beliefs`
keeps the deals that agree with every role in its view. So all seats share the same work, and it goes on from deed to
deed.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple

from igroteka.core.permutations import distinct_permutations
from igroteka.core.views import View
from igroteka.games.bang.bots.evaluation.attitudes import HATES
from igroteka.games.bang.bots.evaluation.kinds import BURDENS, HAILS, ROBBERS, SHOTS
from igroteka.games.bang.rules.faces import FACTS
from igroteka.games.bang.rules.public_actions import DEATH, ROLES_MIXED, PublicAction
from igroteka.games.bang.rules.view import BangBoard

Assignment = tuple[str, ...]  # the role of each figure; empty: it has none
Weights = tuple[float, ...]  # how likely each deal is


class DealFacts(NamedTuple):
    """What decides which deals there are."""

    seats: int
    figures: int
    sheriff: int  # -1: there is none
    law_and_crime: bool


LAW_AND_CRIME: Final = ("law_and_crime", "shoot_out")
LAW_AND_CRIME_ROLES: Final = ("deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade")  # one leaves (BANG-N6.1)
STRANGER: Final = "outlaw"  # whoever is too many in a table that no rules have dealt

# How much a deed says: 1 for a shot, less for what people also do without a grudge, below 0 for help.
CLEAR: Final = 1.0
UNCLEAR: Final = 0.5
KIND: Final = -1.0
MEANING: Final = {
    **dict.fromkeys(SHOTS, CLEAR),
    **dict.fromkeys(("duel", "jail", "doc_holyday", "sniper", "handcuffs", "lee_van_kliff"), CLEAR),
    **dict.fromkeys((*ROBBERS, "ricochet", "jesse_jones", "flint_westwood", "pat_brennan"), UNCLEAR),
    **dict.fromkeys((*HAILS, "brawl"), UNCLEAR),
    **dict.fromkeys(("tequila", "blood_brothers"), KIND),
}
RESOLVE: Final = 2.5  # how surely people do what they want to
MISTAKE: Final = 0.05  # how often they do anything
STEP: Final = 100  # deeds that are weighed at a time


def beliefs(view: View) -> list[tuple[Assignment, float]]:
    """Every way in which the roles can lie for this seat, and how likely it is; together they are certain."""
    return list(_beliefs(*_seen(view)))


def common_beliefs(view: View) -> list[tuple[Assignment, float]]:
    """The same for somebody who knows only what everybody knows."""
    assert isinstance(view.board, BangBoard)
    facts, deeds, known = _seen(view)
    shown = tuple([role if figure.role_open else "" for role, figure in zip(known, view.board.figures, strict=True)])
    return list(_beliefs(facts, deeds, shown))


def chances(view: View) -> tuple[dict[str, float], ...]:
    """For each figure, how likely it has which role."""
    return _chances(*_seen(view))


def _seen(view: View) -> tuple[DealFacts, tuple[PublicAction, ...], Assignment]:
    """What counts of a view: the facts, the deeds, and the roles that this seat knows."""
    assert isinstance(view.board, BangBoard)
    known = tuple([figure.role for figure in view.board.figures])
    sheriff = known.index("sheriff") if "sheriff" in known else -1
    facts = DealFacts(view.seats, len(known), sheriff, view.board.mode in LAW_AND_CRIME)
    return facts, view.board.deeds, known


@lru_cache(maxsize=512)
def _chances(facts: DealFacts, deeds: tuple[PublicAction, ...], known: Assignment) -> tuple[dict[str, float], ...]:
    shares: tuple[dict[str, float], ...] = tuple([{} for _ in known])
    for deal, chance in _beliefs(facts, deeds, known):
        for share, role in zip(shares, deal, strict=True):
            share[role] = share.get(role, 0.0) + chance
    return shares


@lru_cache(maxsize=512)
def _beliefs(
    facts: DealFacts, deeds: tuple[PublicAction, ...], known: Assignment
) -> tuple[tuple[Assignment, float], ...]:
    for count in range(0, len(deeds), STEP):
        _weights(facts, deeds[:count])  # so that no call has to go back too far
    pairs = zip(_deals(facts), _weights(facts, deeds), strict=True)
    agreeing = [(deal[: len(known)], weight) for deal, weight in pairs if weight > 0 and _agrees(deal, known)]
    total = sum([weight for _, weight in agreeing])
    return tuple([(deal, weight / total) for deal, weight in agreeing]) or _strangers(known)


def _agrees(deal: Assignment, known: Assignment) -> bool:
    return all(role in ("", deal[number]) for number, role in enumerate(known))


def _strangers(known: Assignment) -> tuple[tuple[Assignment, float], ...]:
    """A table that no rules have dealt: what is left of the usual roles, as it comes."""
    left = [role for role, count in FACTS["roles"].get(len(known), {}).items() for _ in range(count)]
    for role in known:
        if role in left:
            left.remove(role)
    hidden = [number for number, role in enumerate(known) if not role]
    left += [STRANGER] * (len(hidden) - len(left))
    deals = sorted({_filled(known, hidden, roles) for roles in permutations(left, len(hidden))})
    return tuple([(deal, 1 / len(deals)) for deal in deals])


def _filled(known: Assignment, places: list[int], roles: tuple[str, ...]) -> Assignment:
    """The known roles with others in their gaps."""
    deal = list(known)
    for place, role in zip(places, roles, strict=True):
        deal[place] = role
    return tuple(deal)


# All deals, and how likely they are before anybody has done anything.


@lru_cache(maxsize=64)
def _deals(facts: DealFacts) -> tuple[Assignment, ...]:
    """All ways to deal the roles; with law and crime the role that left the game stands behind those of the figures."""
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
    """All deals alike; with law and crime fewer with an Outlaw opposite the Sheriff or out of the game (BANG-N6.1)."""
    deals = _deals(facts)
    if not facts.law_and_crime:
        return (1 / len(deals),) * len(deals)
    # Only one of the three Outlaws may lie there: one that lies elsewhere may be any of them.
    opposite = (facts.sheriff + 3) % facts.figures
    ways = [max(0, 3 - 2 * [deal[opposite], deal[-1]].count("outlaw")) for deal in deals]
    return tuple([way / sum(ways) for way in ways])


# What each deed changes.


@lru_cache(maxsize=1024)
def _weights(facts: DealFacts, deeds: tuple[PublicAction, ...]) -> Weights:
    """How likely each deal is for somebody who has only seen these deeds."""
    if not deeds:
        return _prior(facts)
    before, deed = _weights(facts, deeds[:-1]), deeds[-1]
    deals = _deals(facts)
    if deed.what == ROLES_MIXED:
        return _mixed(deals, before, deed.among)
    if deed.what == DEATH:
        return _normal([w * (deal[deed.to] == deed.note) for deal, w in zip(deals, before, strict=True)], before)
    meaning = meaning_of(deed)
    if not meaning:
        return before
    likely = _likelihoods(deals, before, deed, meaning)
    return _normal([w * likely.get(deal[deed.by], 0.0) for deal, w in zip(deals, before, strict=True)], before)


def _normal(weights: list[float], before: Weights) -> Weights:
    """Chances that add up to one; where nothing is possible any more, what was believed before."""
    total = sum(weights)
    return tuple([weight / total for weight in weights]) if total > 0 else before


def _mixed(deals: tuple[Assignment, ...], weights: Weights, figures: tuple[int, ...]) -> Weights:
    """Roles were dealt anew among some figures: of the deals that differ only there all are alike now."""
    rests = [tuple([role for number, role in enumerate(deal) if number not in figures]) for deal in deals]
    sums: dict[Assignment, float] = {}
    for rest, weight in zip(rests, weights, strict=True):
        sums[rest] = sums.get(rest, 0.0) + weight
    return tuple([sums[rest] / rests.count(rest) for rest in rests])


def meaning_of(deed: PublicAction) -> float:
    """How hostile a deed is, below 0 for help; 0 if it says nothing."""
    meaning = MEANING.get(deed.what, 0.0)
    return -meaning if deed.note in BURDENS else meaning


def _likelihoods(
    deals: tuple[Assignment, ...], weights: Weights, deed: PublicAction, meaning: float
) -> dict[str, float]:
    """How likely somebody of each role would have chosen this target of all, or nobody; or hit all of them."""
    found: dict[str, float] = {}
    for role, hates in _hates(deals, weights, deed).items():
        if deed.to < 0:
            hates = {deed.to: sum(hates.values())}
        wishes = {figure: math.exp(RESOLVE * meaning * hate) for figure, hate in hates.items()}
        share = wishes[deed.to] / (1.0 + sum(wishes.values()))
        found[role] = MISTAKE / (1 + len(wishes)) + (1.0 - MISTAKE) * share
    return found


def _hates(deals: tuple[Assignment, ...], weights: Weights, deed: PublicAction) -> dict[str, dict[int, float]]:
    """How the doer would have looked at each possible target, for each role that he may have."""
    targets = dict.fromkeys(deed.among if deed.to < 0 else (*deed.among, deed.to))
    masses: dict[str, float] = {}
    sums: dict[str, dict[int, float]] = {}
    for deal, weight in zip(deals, weights, strict=True):
        if weight:
            role = deal[deed.by]
            hates = HATES[role]
            masses[role] = masses.get(role, 0.0) + weight
            row = sums.setdefault(role, dict.fromkeys(targets, 0.0))
            for figure in targets:
                row[figure] += weight * hates[deal[figure]]
    return {role: {figure: total / masses[role] for figure, total in row.items()} for role, row in sums.items()}
