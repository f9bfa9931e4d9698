"""Why an option is not offered: the id of the rule that says so (INTR-N), checked in the order of the dossier.

Only what is public and what the asking seat holds is looked at (INTR-H4).
"""

from __future__ import annotations

from igroteka.core.options import Option
from igroteka.games.intrigo.rules.card import influence, near_buildings
from igroteka.games.intrigo.rules.frames import ChooseFamilies, Draft
from igroteka.games.intrigo.rules.parts import EMPTY
from igroteka.games.intrigo.rules.placing import ChooseGap, ChooseNear, ChooseTarget, Step
from igroteka.games.intrigo.rules.state import IntrigoGame
from igroteka.games.intrigo.rules.words import (
    BUY,
    CHOOSE_FAMILY,
    INTO,
    MOVE_TO,
    NAME,
    NEAR,
    PASS,
    PLAY,
    STOP,
    SWAP_CARD,
    SWAP_TOKEN,
    TAKE,
)

_TURNS = (PLAY, PASS, BUY)
_SECOND_TARGETS = (SWAP_TOKEN, SWAP_CARD, MOVE_TO, NAME)
_STEPS = (INTO, NEAR, STOP, *_SECOND_TARGETS)
_IN_THE_PALACE = (PLAY, INTO, NEAR, SWAP_TOKEN, SWAP_CARD, MOVE_TO)  # their last number is a building or a gap


def why_not(g: IntrigoGame, seat: int, option: Option) -> str:
    """The rule by which this seat may not take this option now."""
    if g.over:
        return "INTR-N1"
    if not fits_phase(g, option):
        return "INTR-N2"
    top = g.stack[-1]
    if isinstance(top, Draft):
        return "INTR-N5" if top.answer_of(seat) is not None else "INTR-N6"
    if seat != g.current:
        return "INTR-N3"
    if option.verb is CHOOSE_FAMILY:
        return "INTR-N21"
    if option.verb in _IN_THE_PALACE and option.numbers[-1] >= g.terms.buildings:
        return "INTR-N4"
    if option.verb in _TURNS:
        return no_turn(g, seat, option)
    return no_step(g, option)


def fits_phase(g: IntrigoGame, option: Option) -> bool:
    """INTR-N2: does this belong to the phase of the round?"""
    top = g.stack[-1]
    if isinstance(top, ChooseFamilies):
        return option.verb is CHOOSE_FAMILY
    if isinstance(top, Draft):
        return option.verb is TAKE
    return option.verb in _TURNS or option.verb in _STEPS


def no_turn(g: IntrigoGame, seat: int, option: Option) -> str:
    """Why this turn cannot be taken, or this purchase not begun."""
    player = g.players[seat]
    if option.verb is PASS:
        return "INTR-N7"
    if option.verb is PLAY:
        if option.numbers[0] not in player.hand:
            return "INTR-N8"
        return "INTR-N11" if g.gaps[option.numbers[1]] != EMPTY else "INTR-M3"
    type = option.numbers[0]
    if g.left[type] == 0:
        return "INTR-N9"
    return "INTR-N10" if g.price(type) > player.ducats else "INTR-M3"


def no_step(g: IntrigoGame, option: Option) -> str:
    """Why a purchase cannot go on like this: INTR-M3 if it is the turn of another step."""
    top = g.stack[-1]
    if isinstance(top, Step) and option.verb in _SECOND_TARGETS and option.verb is not influence(top.type).verb:
        return "INTR-N4"
    if isinstance(top, ChooseGap) and option.verb is INTO:
        return "INTR-N11"
    if isinstance(top, ChooseNear) and option.verb is NEAR:
        return no_near(g, top, option.numbers[0])
    if isinstance(top, ChooseTarget) and option.verb in _SECOND_TARGETS:
        return influence(top.type).forbids_target(g, top.gap, top.near, option.numbers[0])
    return "INTR-M3"


def no_near(g: IntrigoGame, step: ChooseNear, near: int) -> str:
    """INTR-N12 to INTR-N18: why the power cannot be used on this building."""
    if near not in near_buildings(g, step.gap):
        return "INTR-N12"
    card = influence(step.type)
    return card.forbids(g, step.gap, near) or card.rule
