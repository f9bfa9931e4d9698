"""How likely things are that hang on hidden cards: a shot hits, a Duel is won, somebody is saved."""

from __future__ import annotations

from math import comb
from typing import Final

from igroteka.games.bang.bots.greedy.kinds import SHIELDS
from igroteka.games.bang.bots.greedy.reading import LAST_TWO, Scene
from igroteka.games.bang.rules.enums import Suit

# How likely one unknown card of a hand is of a kind.
BANGS: Final = 0.25
STOPS: Final = 0.14
DODGES: Final = 0.02
BEERS: Final = 0.065
MISSED: Final = ("missed", "dodge")
SHIELD: Final = 0.9  # a green card is nearly always used
HEARTS: Final = 0.25
LUCKY_HEARTS: Final = 0.44  # Lucky Duke
CERTAIN: Final = 1.0


def stops(scene: Scene, target: int) -> list[float]:
    """How likely each thing that a target may have stops a shot."""
    found = [SHIELD for name in scene.ready(target) if name in SHIELDS]
    barrels = int("barrel" in scene.ready(target)) + int(scene.can(target, "jourdonnais"))
    found += [check(scene, target)] * barrels
    return found + hand_stops(scene, target)


def check(scene: Scene, target: int) -> float:
    """How likely a check brings hearts."""
    hearts = LUCKY_HEARTS if scene.can(target, "lucky_duke") else HEARTS
    return {"blessing": CERTAIN, "curse": 0.0}.get(scene.board.event, hearts)


def unknown_cards(scene: Scene, target: int) -> int:
    """How many cards of another hand this player does not know."""
    return max(0, scene.cards_of(target) - len(scene.known_of(target)))


def bang_chance(scene: Scene, target: int) -> float:
    """How likely an unknown hand card serves as a BANG! (BANG-P03)."""
    return BANGS + STOPS * scene.can(target, "calamity_janet")


def hand_stops(scene: Scene, target: int) -> list[float]:
    """How likely each hand card stops a shot."""
    known, unknown = scene.known_of(target), unknown_cards(scene, target)
    if scene.can(target, "elena_fuente"):
        return [CERTAIN] * (unknown + len(known))
    helpful = stopping_names(scene, target)
    each = DODGES if scene.can(target, "big_spencer") else STOPS + BANGS * ("bang" in helpful)
    return [CERTAIN for name in known if name in helpful] + [each] * unknown


def stopping_names(scene: Scene, target: int) -> tuple[str, ...]:
    """The names of the cards that this figure can stop a shot with."""
    if scene.can(target, "calamity_janet") or scene.board.show == "showdown":
        return (*MISSED, "bang")
    return ("dodge",) if scene.can(target, "big_spencer") else MISSED


def at_least(needed: int, chances: list[float]) -> float:
    """How likely so many of several things happen."""
    shares = [1.0] + [0.0] * needed  # of having had so many; the last one stands for that and more
    for chance in chances:
        for count in range(needed, 0, -1):
            kept = 1.0 if count == needed else 1.0 - chance
            shares[count] = shares[count] * kept + shares[count - 1] * chance
        shares[0] *= 1.0 - chance
    return shares[needed]


def hit_chance(scene: Scene, target: int, needed: int = 1) -> float:
    """How likely a shot hits that so many Missed! effects would stop."""
    return 1.0 - at_least(needed, stops(scene, target))


def has_no_bang(scene: Scene, target: int) -> float:
    """How likely somebody cannot give a BANG!."""
    if "bang" in scene.known_of(target) or (scene.board.show == "showdown" and scene.cards_of(target)):
        return 0.0
    return float((1.0 - bang_chance(scene, target)) ** unknown_cards(scene, target))


def duel_chance(scene: Scene, target: int) -> float:
    """How likely a Duel is won: the other one answers first, and loses with as many BANG! cards or fewer."""
    mine = len(scene.hand) - 1 if scene.board.show == "showdown" else scene.held(*own_bangs(scene))
    return fewer_bangs(scene, target, 0 if scene.board.event == "the_sermon" else mine)


def fewer_bangs(scene: Scene, target: int, mine: int) -> float:
    """How likely a hand has at most as many BANG! cards; in a showdown all are (BANG-X07)."""
    if scene.board.show == "showdown":
        return CERTAIN if scene.cards_of(target) <= mine else 0.0
    sure = scene.known_of(target).count("bang")
    unknown, each = unknown_cards(scene, target), bang_chance(scene, target)
    return sum([comb(unknown, k) * each**k * (1.0 - each) ** (unknown - k) for k in range(mine - sure + 1)])


def outlast_chance(scene: Scene, other: int, answers: int) -> float:
    """How likely the other one of a Duel runs out of BANG! cards first, the player having so many when he is asked."""
    return fewer_bangs(scene, other, answers - 1) if answers else 0.0


def own_bangs(scene: Scene) -> tuple[str, ...]:
    """The names of the cards that serve this player as a BANG! in a Duel."""
    return ("bang", "missed") if scene.can(scene.me, "calamity_janet") else ("bang",)


def lost_for_good(scene: Scene, target: int) -> float:
    """How likely somebody who has lost his last life point cannot save himself."""
    if scene.living <= LAST_TWO or scene.board.event == "the_reverend":
        return CERTAIN
    if scene.can(target, "teren_kill") or "beer" in scene.known_of(target):
        return HEARTS
    cards = scene.cards_of(target)
    helps = BEERS if not scene.can(target, "sid_ketchum") else BANGS
    return float((1.0 - helps) ** cards)


def immune(scene: Scene, target: int, card: int) -> bool:
    """BANG-P17: Apache Kid is not touched by diamonds."""
    return card >= 0 and scene.can(target, "apache_kid") and scene.suit(card) == Suit.DIAMONDS
