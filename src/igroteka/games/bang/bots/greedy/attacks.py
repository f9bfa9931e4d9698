"""What attacks are worth: that somebody is hit, dies, or gives a card to be spared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.games.bang.bots.greedy.odds import duel_chance, has_no_bang, hit_chance, lost_for_good
from igroteka.games.bang.bots.greedy.prices import NOTHING, UNWANTED, life_price
from igroteka.games.bang.bots.greedy.reading import LAST_TWO, Scene
from igroteka.games.bang.bots.greedy.sides import disgrace, spoils, victory_worth

DRAWN_OUT: Final = 0.9  # what it is worth that somebody spends a Missed!
GIVEN_UP: Final = 0.4  # what it is worth that somebody gives up a BANG!
DEATH: Final = 12.0  # to die oneself, beside the last life point
CROSSFIRE: Final = 1.5  # so much worse it is to hurt the own Sheriff than it is good to hurt others


def hit_worth(scene: Scene, target: int) -> float:
    """What it is worth that a figure loses a life point."""
    worth = scene.hate(target) * life_price(scene, target)
    if scene.figure(target).life > 1 or scene.figure(target).ghost:
        return worth
    return worth + lost_for_good(scene, target) * kill_worth(scene, target)


def kill_worth(scene: Scene, target: int) -> float:
    """What it is worth beside the life point that a figure dies by one's own hand."""
    if scene.board.mode == "two_players":
        return NOTHING
    role, friend, outlaw = scene.mine.role, scene.friendly(target), scene.chance(target, "outlaw")
    shame = disgrace(role, scene.chance(target, "deputy"), len(scene.hand) + len(scene.mine.in_play))
    return spoils(scene.hate(target), friend, outlaw) - shame + victory(scene, target)


def victory(scene: Scene, target: int) -> float:
    """What the death of a figure means for victory, where it decides anything."""
    if scene.board.mode != "standard" or scene.board.show == "wild_west_show":
        return NOTHING
    sheriff, foe = scene.chance(target, "sheriff"), scene.chance(target, "outlaw", "renegade")
    return victory_worth(scene.mine.role, sheriff, foe, scene.foes_but(target), alone=len(scene.others) == 1)


def shot(scene: Scene, target: int, needed: int = 1) -> float:
    """A BANG! effect: it hits, or a Missed! is gone."""
    chance = hit_chance(scene, target, needed)
    return chance * hit_worth(scene, target) + (1.0 - chance) * DRAWN_OUT * scene.hate(target)


def bang(scene: Scene, target: int) -> float:
    """A BANG! card; those of Slab the Killer need two Missed! (BANG-P13)."""
    return shot(scene, target, 1 + scene.can(scene.me, "slab_the_killer"))


def hail(scene: Scene, target: int) -> float:
    """A shot at everybody else."""
    return crossfire(scene, shot)


def indians(scene: Scene, target: int) -> float:
    """Everybody else gives a BANG! or loses a life point."""
    return crossfire(scene, raid)


def crossfire(scene: Scene, blow: Callable[[Scene, int], float]) -> float:
    """A blow at everybody else: strangers who have suffered enough are nothing gained, and the own Sheriff is dear."""
    worth = NOTHING
    for other in scene.others:
        each = min(NOTHING, blow(scene, other)) if scene.spared(other) else blow(scene, other)
        worth += each * (CROSSFIRE if each < 0 and scene.figure(other).role == "sheriff" else 1.0)
    return worth


def raid(scene: Scene, target: int) -> float:
    """One target's part of it."""
    chance = has_no_bang(scene, target)
    return chance * hit_worth(scene, target) + (1.0 - chance) * GIVEN_UP * scene.hate(target)


def duel(scene: Scene, target: int) -> float:
    """The one with more BANG! cards wins."""
    chance = duel_chance(scene, target)
    return chance * hit_worth(scene, target) - (1.0 - chance) * own_loss(scene)


def own_loss(scene: Scene) -> float:
    """What a life point costs the player himself."""
    dying = scene.mine.life <= 1 and not (scene.held("beer") and scene.living > LAST_TWO)
    return life_price(scene, scene.me) + DEATH * dying


def command(scene: Scene, whom: int) -> float:
    """BANG-X04: somebody is told to shoot at whom it hurts most, and shows his hand if he cannot."""
    if scene.board.event in ("the_sermon", "handcuffs"):
        return UNWANTED
    near = [i for i in [scene.me, *scene.others] if i != whom and scene.gap(whom, i) <= scene.reach(whom)]
    return (1.0 - has_no_bang(scene, whom)) * max([shot(scene, target) for target in near], default=UNWANTED)
