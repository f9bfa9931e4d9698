"""How good a quiet moment of Exploding Kittens is for whom: by what everybody holds, and who meets the next kitten."""

from __future__ import annotations

import math
from typing import Final

from igroteka.games.kittens.state import KittensGame, Player
from igroteka.games.kittens.titles import (
    CATS,
    DEFUSE,
    EXPLODING,
    FERAL,
    IMPLODING,
    IMPLODING_UP,
    STREAKING,
    TITLES,
    title_of,
)

# What a card is good for.
OTHER: Final = 0
RESCUE: Final = 1
ESCAPE: Final = 2
ATTACK: Final = 3
LOOK: Final = 4
MIX: Final = 5
STOP: Final = 6
CAT: Final = 7
USES: Final = 8

_USE: Final = {
    "nope": STOP,
    "attack_2x": ATTACK,
    "targeted_attack_2x": ATTACK,
    "skip": ESCAPE,
    "super_skip": ESCAPE,
    "reverse": ESCAPE,
    "bury": ESCAPE,
    "draw_from_the_bottom": MIX,
    "alter_the_future_3x": LOOK,
    "alter_the_future_3x_now": LOOK,
    "see_the_future_3x": LOOK,
    "see_the_future_5x": LOOK,
    "share_the_future_3x": LOOK,
    "shuffle": MIX,
    "swap_top_and_bottom": MIX,
}


def _uses() -> list[int]:
    uses = [_USE.get(title.id, OTHER) for title in TITLES]
    for cat in (*CATS, FERAL):
        uses[cat] = CAT
    uses[DEFUSE] = uses[STREAKING] = RESCUE
    return uses


USE_OF: Final = _uses()

# What counts for each player, and how much: found by regression over games of the greedy bot.
FEATURES: Final = {
    "rescue": 0.85,
    "more rescues": 0.69,
    "escapes": 0.27,
    "attacks": 0.08,
    "looks": 0.25,
    "mixes": 0.22,
    "stops": 0.26,
    "cats": 0.16,
    "others": 0.08,
    "rescue in danger": 0.52,
    "escapes in danger": 0.15,
    "attacks in danger": 0.58,
    "doomed": -1.57,
    "doomed with an escape": -0.52,
    "doomed with a rescue": -0.57,
    "doomed later": -0.28,
}
WEIGHTS: Final = list(FEATURES.values())


def chances(g: KittensGame) -> list[float]:
    """The chance of each player to be the last one."""
    rows = features(g)
    strengths = [math.exp(sum([w * x for w, x in zip(WEIGHTS, row, strict=True)])) if row else 0.0 for row in rows]
    total = sum(strengths)
    return [strength / total for strength in strengths]


def features(g: KittensGame) -> list[list[float]]:
    """For each living player what counts; nothing for the others."""
    danger = min(1.0, 3.0 * kittens(g) / max(1, len(g.pile)))
    victim, far = next_victim(g)
    found: list[list[float]] = []
    for seat, player in enumerate(g.players):
        if not player.alive:
            found.append([])
            continue
        held = uses(player)
        rescue = 1.0 if held[RESCUE] else 0.0
        away = held[ESCAPE] + held[ATTACK]
        row = [rescue, float(max(0, held[RESCUE] - 1)), float(held[ESCAPE]), float(held[ATTACK]), float(held[LOOK])]
        row += [float(held[MIX]), float(held[STOP]), float(held[CAT]), float(held[OTHER])]
        row += [rescue * danger, held[ESCAPE] * danger, held[ATTACK] * danger]
        doomed = 1.0 if seat == victim else 0.0
        near = doomed if far < len(g.players) else 0.0
        row += [near * (1.0 - rescue) * (away == 0), near * (1.0 - rescue) * (away > 0), near * rescue, doomed - near]
        found.append(row)
    return found


def kittens(g: KittensGame) -> int:
    """How many kittens in the pile explode or kill."""
    return g.pile.count(EXPLODING) + g.pile.count(IMPLODING_UP) + g.pile.count(IMPLODING)


def uses(player: Player) -> list[int]:
    """How many cards of a hand are good for what."""
    held = [0] * USES
    for card in player.hand:
        held[USE_OF[title_of(card)]] += 1
    return held


def next_victim(g: KittensGame) -> tuple[int, int]:
    """Who meets the next kitten if everybody simply draws, and how many turns of others away that is; -1 if nobody."""
    seat, turns, far = g.current, g.turns_left, 0
    for place in range(len(g.pile) - 1, -1, -1):
        if g.pile[place] in (EXPLODING, IMPLODING_UP):
            return seat, far
        turns -= 1
        if turns <= 0:
            seat, turns, far = g.next_living(seat), 1, far + 1
    return -1, far
