"""Evaluation of a state of BANG!: what the camps have, weighted by the results of games of the rollout policy.

`fit.py` finds the weights (`weights.py`), for five players and for seven.
"""

from __future__ import annotations

import math
from typing import Final

from igroteka.games.bang.bots.evaluation.attacks import STANDARD
from igroteka.games.bang.bots.evaluation.kinds import FARTHER, IS_BURDEN, NEARER, RANGE_OF, SHIELDS
from igroteka.games.bang.bots.search.weights import WEIGHTS
from igroteka.games.bang.rules.enums import Colour, Role
from igroteka.games.bang.rules.faces import KIND, KINDS
from igroteka.games.bang.rules.records import Figure
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.words import ROLES as ROLE_WORDS

HAND: Final = 6  # further cards in a hand do not count
UNLAID: Final = 0.6  # the part of its worth in play that a card has before it is laid
CARD: Final = 0.4  # value of a card in life points
BURDEN: Final = -0.8  # value of Jail or Dynamite to their owner
ALONE: Final = 0.5  # weight of power where everybody fights alone
PRODUCT: Final = 10  # divisor that scales products of two powers to the size of other facts
SQUARE: Final = 20  # divisor for squares

# What is counted of each figure, and then summed by role.
COUNTED: Final = (
    *("number", "life", "last", "hand", "max_life", "barrel", "far", "near", "shield", "green", "range", "jail"),
    *("dynamite", "reaches", "reached", "threats", "at_turn", "waits"),
)
NUMBER, LIFE, LAST, CARDS, MAX_LIFE, BARREL, FAR, NEAR, SHIELD, GREEN, RANGE, JAIL, DYNAMITE = range(13)
REACHES, REACHED, THREATS, AT_TURN, WAITS = range(13, 18)
# What cards in play bring, and what they prevent. `fit.py` lets no card hurt its owner, or a search would keep it.
EQUIPMENT: Final = (BARREL, FAR, NEAR, SHIELD, GREEN, RANGE, REACHES)
DANGERS: Final = (REACHED, THREATS)
ROLES: Final = (Role.SHERIFF, Role.DEPUTY, Role.OUTLAW, Role.RENEGADE)
_PLACES: Final = {
    "barrel": BARREL,
    **dict.fromkeys(FARTHER, FAR),
    **dict.fromkeys(NEARER, NEAR),
    **dict.fromkeys(SHIELDS, SHIELD),
    "jail": JAIL,
    "dynamite": DYNAMITE,
}
PLACES: Final = {
    number: _PLACES.get(facts.id, GREEN)
    for number, facts in KINDS.items()
    if facts.id in _PLACES or facts.colour == Colour.GREEN
}
MIXED: Final = (
    *("sheriff life × outlaw power", "sheriff life × renegade power", "deputy power × outlaw power"),
    *("outlaw power × renegade power", "deputy power × renegade power", "sheriff life × outlaws"),
    *("sheriff life × deputies", "sheriff power squared", "deputy power squared", "outlaw power squared"),
    *("renegade power squared", "sheriff power over renegade power, if nobody else lives"),
)
NAMES: Final = ("always", *[f"{word} {counted}" for word in ROLE_WORDS for counted in COUNTED], *MIXED)
FIVE: Final = 5  # tables with more players are evaluated like those of seven
# The law and a Renegade, for five and for seven players.
COLUMNS: Final = [[row[column] for row in WEIGHTS] for column in range(4)]


def camp_chances(g: BangGame) -> list[float]:
    """For each seat, the probability that its camp wins."""
    if g.mode_rules.id != STANDARD:
        return by_camps(g, camp_powers(g))
    facts = camp_facts(g)
    if not facts[place(Role.SHERIFF)]:
        return by_camps(g, [0.0, 0.0, *camp_powers(g)[Role.OUTLAW :]])  # BANG-W02
    table = 2 if g.setup.seats > FIVE else 0
    law = math.exp(weighed(COLUMNS[table], facts))
    loner = math.exp(weighed(COLUMNS[table + 1], facts)) if facts[place(Role.RENEGADE)] else 0.0
    return by_camps(g, [law, law, 1.0, loner])


def weighed(weights: list[float], facts: list[float]) -> float:
    """The weighted sum of all facts."""
    found = 0.0
    for i, fact in enumerate(facts):
        found += weights[i] * fact
    return found


def by_camps(g: BangGame, strengths: list[float]) -> list[float]:
    """The probability of each seat, from the strength of the camp of each role; a Renegade wins alone and alive."""
    law, _, crime, loner = strengths
    total = (law + crime + loner) or 1.0
    loners = len([figure for figure in g.figures if figure.role == Role.RENEGADE and figure.alive])
    found: list[float] = []
    for seat in range(g.setup.seats):
        figure = g.figures[g.active_figures[seat]]
        chance = strengths[figure.role] / total if figure.role != Role.NONE else 0.0
        if figure.role == Role.RENEGADE:
            chance = chance / loners if figure.alive else 0.0
        found.append(chance)
    return found


def camp_powers(g: BangGame) -> list[float]:
    """Where the camps fight to the last player (BANG-N6.3, BANG-N6.9): the strength of the camp of each role."""
    powers = [0.0] * len(ROLES)
    for figure in g.figures:
        if figure.alive and figure.role != Role.NONE:
            powers[figure.role] += max(0.0, power(g, figure))
    law, crime, loner = powers[Role.SHERIFF] + powers[Role.DEPUTY], powers[Role.OUTLAW], powers[Role.RENEGADE]
    return [law * law, law * law, crime * crime, loner * loner]


def place(role: int, fact: int = NUMBER) -> int:
    """The index of a fact of a role among all facts."""
    return 1 + role * len(COUNTED) + fact


def camp_facts(g: BangGame) -> list[float]:
    """What the camps have: everything that is counted for each role, and some products."""
    facts = [0.0] * (len(NAMES) - len(MIXED))
    facts[0] = 1.0
    living = [number for number in g.ring if g.figures[number].alive]
    sheriff = next((number for number in living if g.figures[number].role == Role.SHERIFF), -1)
    first = living.index(g.turn) if g.turn in living else 0
    powers = [0.0] * len(ROLES)
    for at, number in enumerate(living):
        figure = g.figures[number]
        if figure.role != Role.NONE:
            start = place(figure.role)
            counted = figure_facts(g, figure)
            counted += position_facts(g, number, sheriff, living)
            counted += [float(at == first), float((at - first) % len(living))]
            for i, fact in enumerate(counted):
                facts[start + i] += fact
            powers[figure.role] += power(g, figure)
    return facts + mixed_facts(facts, powers)


def figure_facts(g: BangGame, figure: Figure) -> list[float]:
    """What a figure has."""
    facts = [0.0] * REACHES
    facts[NUMBER] = 1.0
    facts[LIFE] = figure.life
    facts[LAST] = float(figure.life == 1)
    facts[MAX_LIFE] = figure.max_life
    for card in figure.in_play:
        kind = KIND[card]
        if kind in PLACES:
            facts[PLACES[kind]] += 1.0
        elif RANGE_OF[kind]:
            facts[RANGE] = RANGE_OF[kind] - 1.0
    count_hand(g.players[figure.owner].hand, figure, facts)
    return facts


def count_hand(hand: list[int], figure: Figure, facts: list[float]) -> None:
    """Count a hand: a card that is of use only in play counts there, but less than when it is laid."""
    held, longest = 0.0, facts[RANGE]
    for card in hand:
        kind = KIND[card]
        if RANGE_OF[kind]:
            longest = max(longest, RANGE_OF[kind] - 1.0)
        elif kind not in PLACES or IS_BURDEN[kind]:
            held += 1.0
        elif not any(KIND[laid] == kind for laid in figure.in_play):
            facts[PLACES[kind]] += UNLAID
    facts[CARDS] = min(HAND, held)
    facts[RANGE] += UNLAID * (longest - facts[RANGE])


def position_facts(g: BangGame, number: int, sheriff: int, living: list[int]) -> list[float]:
    """Whether a figure can shoot at the Sheriff and the Sheriff at it, and how many of the other side can shoot at
    it.
    """
    outlaw = g.figures[number].role == Role.OUTLAW
    threats = [
        other
        for other in living
        if (g.figures[other].role == Role.OUTLAW) != outlaw and g.weapon_range(other) >= g.distance(other, number)
    ]
    apart = sheriff >= 0 and number != sheriff
    reaches = apart and g.weapon_range(number) >= g.distance(number, sheriff)
    reached = apart and g.weapon_range(sheriff) >= g.distance(sheriff, number)
    return [float(reaches), float(reached), float(len(threats))]


def mixed_facts(facts: list[float], powers: list[float]) -> list[float]:
    """Interaction terms: a Sheriff's life is worth more while there are many Outlaws, and so on."""
    life = facts[place(Role.SHERIFF, LIFE)]
    deputies, outlaws = facts[place(Role.DEPUTY)], facts[place(Role.OUTLAW)]
    law, deputy, crime, loner = powers
    return [
        life * crime / PRODUCT,
        life * loner / PRODUCT,
        deputy * crime / PRODUCT,
        crime * loner / PRODUCT,
        deputy * loner / PRODUCT,
        life * outlaws,
        life * deputies,
        law * law / SQUARE,
        deputy * deputy / SQUARE,
        crime * crime / SQUARE,
        loner * loner / SQUARE,
        0.0 if deputies or outlaws else law - loner,
    ]


def power(g: BangGame, figure: Figure) -> float:
    """Life points and cards of a figure; Jail and Dynamite count against their owner."""
    found = figure.life + CARD * min(HAND, len(g.players[figure.owner].hand))
    for card in figure.in_play:
        found += BURDEN if PLACES.get(KIND[card], 0) in (JAIL, DYNAMITE) else CARD
    return found


def alone(g: BangGame) -> list[float]:
    """Where everybody fights alone: the probability of each seat by its life points and cards."""
    powers = [0.0] * g.setup.seats
    for figure in g.figures:
        if figure.alive:
            powers[figure.owner] += power(g, figure)
    strengths = [math.exp(ALONE * found) if found else 0.0 for found in powers]
    total = sum(strengths) or 1.0
    return [strength / total for strength in strengths]
