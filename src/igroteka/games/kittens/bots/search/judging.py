"""Evaluation of a position of Exploding Kittens with nothing pending: by hands, and by who meets the next kitten."""

from __future__ import annotations

import math
from typing import Final

from igroteka.games.kittens.rules.state import KittensGame, Player
from igroteka.games.kittens.rules.titles import (
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

# Weights of each feature of a player, fitted by regression over games of the greedy bot.
RESCUED: Final = 0.85  # a rescue in hand
SPARE: Final = 0.69  # each further one
ESCAPES: Final = 0.27
ATTACKS: Final = 0.08
LOOKS: Final = 0.25
MIXES: Final = 0.22
STOPS: Final = 0.26
CATS_HELD: Final = 0.16
OTHERS: Final = 0.08
RESCUED_IN_DANGER: Final = 0.52
ESCAPES_IN_DANGER: Final = 0.15
ATTACKS_IN_DANGER: Final = 0.58
DOOMED: Final = -1.57
DOOMED_WITH_ESCAPE: Final = -0.52
DOOMED_WITH_RESCUE: Final = -0.57
DOOMED_LATER: Final = -0.28
DENSE: Final = 3.0  # with one kitten in this many cards, the danger of a pile reaches its maximum


def chances(g: KittensGame) -> list[float]:
    """Each player's chance to be the last one alive."""
    danger = min(1.0, DENSE * kittens(g) / max(1, len(g.pile)))
    victim, far = next_victim(g)
    near = far < len(g.players)
    strengths: list[float] = []
    total = 0.0
    for seat, player in enumerate(g.players):
        strength = math.exp(score(player, danger, seat == victim, near)) if player.alive else 0.0
        strengths.append(strength)
        total += strength
    return [strength / total for strength in strengths]


def score(player: Player, danger: float, doomed: bool, near: bool) -> float:
    """A player's strength: by the hand, the danger of the pile, and who meets the next kitten soon."""
    held = uses(player)
    escapes, attacks, rescues = float(held[ESCAPE]), float(held[ATTACK]), held[RESCUE]
    found = 0.0
    if rescues:
        found += RESCUED
        found += SPARE * float(rescues - 1)
    found += ESCAPES * escapes
    found += ATTACKS * attacks
    found += LOOKS * float(held[LOOK])
    found += MIXES * float(held[MIX])
    found += STOPS * float(held[STOP])
    found += CATS_HELD * float(held[CAT])
    found += OTHERS * float(held[OTHER])
    if rescues:
        found += RESCUED_IN_DANGER * danger
    found += ESCAPES_IN_DANGER * (escapes * danger)
    found += ATTACKS_IN_DANGER * (attacks * danger)
    if doomed:
        if not near:
            found += DOOMED_LATER
        elif rescues:
            found += DOOMED_WITH_RESCUE
        else:
            found += DOOMED_WITH_ESCAPE if held[ESCAPE] or held[ATTACK] else DOOMED
    return found


def kittens(g: KittensGame) -> int:
    """The number of kittens in the pile that explode or kill."""
    count = 0
    for card in g.pile:
        if title_of(card) == EXPLODING or title_of(card) == IMPLODING:
            count += 1
    return count


def uses(player: Player) -> list[int]:
    """The number of cards of a hand by what they are good for."""
    held = [0] * USES
    for card in player.hand:
        held[USE_OF[title_of(card)]] += 1
    return held


def next_victim(g: KittensGame) -> tuple[int, int]:
    """Who meets the next kitten if everybody only draws, and how many turns of others come before; -1 if nobody."""
    seat, turns, far = g.current, g.turns_left, 0
    for place in range(len(g.pile) - 1, -1, -1):
        if g.pile[place] in (EXPLODING, IMPLODING_UP):
            return seat, far
        turns -= 1
        if turns <= 0:
            seat, turns, far = g.next_living(seat), 1, far + 1
    return -1, far
