"""The value of attacks: a target is hit, dies, or gives a card to be spared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.games.bang.bots.evaluation.attitudes import disgrace_cost, spoils_value, victory_value
from igroteka.games.bang.bots.evaluation.card_values import NO_BEER_PLAYERS, NOTHING, UNWANTED, life_value
from igroteka.games.bang.bots.evaluation.evaluator import Evaluator
from igroteka.games.bang.bots.evaluation.kinds import SOURCE_NUMBER
from igroteka.games.bang.bots.evaluation.odds import duel_chance, has_no_bang, hit_chance, lost_for_good
from igroteka.games.bang.bots.evaluation.relations import WILD_WEST_SHOW
from igroteka.games.bang.rules.enums import Role
from igroteka.games.bang.rules.faces import BEER
from igroteka.games.bang.rules.words import ROLES

EffectValue = Callable[[Evaluator, int], float]  # value of an effect on a target

MISSED_SPENT_VALUE: Final = 0.9  # value of somebody spending a Missed!
BANG_SPENT_VALUE: Final = 0.4  # value of somebody giving up a BANG!
OWN_DEATH_COST: Final = 12.0  # cost of the player's own death, in addition to the last life point
OWN_SHERIFF_WEIGHT: Final = 1.5  # weight of hurting one's own Sheriff, relative to hurting others
STANDARD: Final = "standard"  # the mode in which the Sheriff's death ends the game
TWO_PLAYERS: Final = "two_players"
SLAB_THE_KILLER: Final = SOURCE_NUMBER["slab_the_killer"]
HANDCUFFS: Final = SOURCE_NUMBER["handcuffs"]


def hit_value(ev: Evaluator, target: int) -> float:
    """The value of a figure losing a life point."""
    figure = ev.figures[target]
    value = ev.hostility[target] * life_value(figure.life)
    if figure.life > 1 or figure.ghost:
        return value
    return value + lost_for_good(ev, target) * death_value(ev, target)


def death_value(ev: Evaluator, dead: int) -> float:
    """The value of killing a figure, in addition to its last life point."""
    relations = ev.relations
    if ev.mode() == TWO_PLAYERS or not relations.attitude:
        return NOTHING
    roles = relations.role_probabilities[dead]
    value = spoils_value(relations.hostility[dead], relations.friend_probabilities[dead], roles[Role.OUTLAW])
    value -= disgrace_cost(ROLES[ev.mine.role], roles[Role.DEPUTY], len(ev.hand) + len(ev.mine.in_play))
    return value + death_victory_value(ev, dead)


def death_victory_value(ev: Evaluator, dead: int) -> float:
    """What the death of a figure contributes to victory, in modes where it matters."""
    if ev.mode() != STANDARD or ev.show_event == WILD_WEST_SHOW or not ev.relations.attitude:
        return NOTHING
    relations, others = ev.relations, ev.others()
    roles, left = relations.role_probabilities[dead], NOTHING
    for other in others:
        if other != dead:
            left += 1.0 - relations.friend_probabilities[other]
    foe = roles[Role.OUTLAW] + roles[Role.RENEGADE]
    return victory_value(ROLES[ev.mine.role], roles[Role.SHERIFF], foe, left, alone=len(others) == 1)


def shot_value(ev: Evaluator, target: int, needed: int = 1) -> float:
    """A BANG! effect: it hits, or costs a Missed!."""
    chance = hit_chance(ev, target, needed)
    return chance * hit_value(ev, target) + (1.0 - chance) * MISSED_SPENT_VALUE * ev.hostility[target]


def gunshot_value(ev: Evaluator, target: int) -> float:
    """The shot of a card other than a BANG!."""
    return shot_value(ev, target)


def bang_value(ev: Evaluator, target: int) -> float:
    """A BANG! card; those of Slab the Killer need two Missed! (BANG-P13)."""
    return shot_value(ev, target, 2 if ev.can(ev.me, SLAB_THE_KILLER) else 1)


def raid_value(ev: Evaluator, target: int) -> float:
    """One target of the Indians, who gives a BANG! or loses a life point."""
    chance = has_no_bang(ev, target)
    return chance * hit_value(ev, target) + (1.0 - chance) * BANG_SPENT_VALUE * ev.hostility[target]


def volley_value(ev: Evaluator, target: int) -> float:
    """A shot at everybody else."""
    return crossfire_value(ev, gunshot_value)


def indians_value(ev: Evaluator, target: int) -> float:
    """Indians for everybody else."""
    return crossfire_value(ev, raid_value)


def crossfire_value(ev: Evaluator, attack_value: EffectValue) -> float:
    """An attack on everybody else: strangers who were attacked enough count nothing, and one's own Sheriff counts
    more.
    """
    value = NOTHING
    for other in ev.others():
        each = attack_value(ev, other)
        if each > 0 and ev.attacked_enough(other):
            each = NOTHING
        value += each * (OWN_SHERIFF_WEIGHT if each < 0 and ev.figures[other].role == Role.SHERIFF else 1.0)
    return value


def duel_value(ev: Evaluator, target: int) -> float:
    """The player with more BANG! cards wins."""
    chance = duel_chance(ev, target)
    return chance * hit_value(ev, target) - (1.0 - chance) * own_hit_cost(ev)


def own_hit_cost(ev: Evaluator) -> float:
    """The cost of a life point to the player."""
    dying = ev.mine.life <= 1 and not (ev.held(BEER) and ev.count_living() > NO_BEER_PLAYERS)
    return life_value(ev.mine.life) + (OWN_DEATH_COST if dying else NOTHING)


def command_value(ev: Evaluator, whom: int) -> float:
    """BANG-X04: a player is commanded to shoot where it hurts most, and shows their hand if they cannot."""
    if ev.no_bangs() or ev.event == HANDCUFFS:
        return UNWANTED
    near = [figure for figure in ev.in_range(whom) if figure == ev.me or not ev.is_mine(figure)]
    return (1.0 - has_no_bang(ev, whom)) * max([shot_value(ev, target) for target in near], default=UNWANTED)
