"""What no table of Targi can look like: checks of a position that somebody has written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.core.errors import BadPosition
from igroteka.core.state import mask
from igroteka.games.targi.rules.components import EMPTY, MARKERS, tribe_card
from igroteka.games.targi.rules.frames import closed_to
from igroteka.games.targi.rules.grid import CELL, CORNERS, ENDS, ROBBER_START
from igroteka.games.targi.rules.state import BY_DISPLAY, BY_LEAVING, BY_RAID, NOBODY, RUNNING, TargiGame

ROBBER: Final = "robber"  # a round is to begin
RAID: Final = "raid"
PLACING: Final = "placing"
ACTIONS: Final = "actions"
PHASES: Final = (ROBBER, RAID, PLACING, ACTIONS)


def check(g: TargiGame, phase: str) -> None:
    """BadPosition, with the field that is wrong, if no game can come to this table."""
    checks = RUNNING_CHECKS if g.ending == RUNNING else ENDED_CHECKS
    for field, sound in checks:
        if not sound(g, phase):
            raise BadPosition("error-position-field", field=field)


def robber_is_sound(g: TargiGame, phase: str) -> bool:
    """TARGI-R3, TARGI-S7: he is in a corner during a raid only, and beside the border before the first round only."""
    in_corner, beside = g.robber in CORNERS, g.robber == ROBBER_START
    return in_corner == (phase == RAID) and (not beside or phase == ROBBER)


def turn_is_sound(g: TargiGame, phase: str) -> bool:
    """TARGI-A1: it is somebody's turn in phase 4 only; then who had his turn before has resolved everything."""
    if phase != ACTIONS:
        return g.turn == NOBODY
    first = g.players[g.first]
    return g.turn == g.first or not first.targis + first.markers


def targis_are_sound(g: TargiGame, phase: str) -> bool:
    """TARGI-P2: Targis stand where they may be placed, and nobody has too many."""
    targis = [number for player in g.players for number in player.targis]
    if not set(targis) <= set(ENDS) or (targis and phase not in (PLACING, ACTIONS)):
        return False
    for seat, player in enumerate(g.players):
        if len(player.targis) > player.figures or mask(*player.targis) & closed_to(g, seat):
            return False
    return different(targis)


def markers_are_sound(g: TargiGame, phase: str) -> bool:
    """TARGI-M2, TARGI-P4: nobody has too many markers; each lies alone on a card that is face up."""
    markers = [place for player in g.players for place in player.markers]
    if markers and phase != ACTIONS:
        return False
    visible = all(g.face_up[place - CELL] and g.cells[place - CELL] != EMPTY for place in markers)
    return visible and different(markers) and all(len(player.markers) <= MARKERS for player in g.players)


def centre_is_sound(g: TargiGame, phase: str) -> bool:
    """TARGI-A4: a cell is empty only while its card is being dealt with."""
    return g.cells.count(EMPTY) <= int(phase == ACTIONS)


def drawn_is_sound(g: TargiGame, phase: str) -> bool:
    """TARGI-H1: a tribe card is dealt with in somebody's turn only."""
    return g.drawn == EMPTY or phase == ACTIONS


def coins_are_sound(g: TargiGame, phase: str) -> bool:
    """TARGI-Q12: a coin lies on the card that stores one."""
    return all(different(player.coins) and timed(player.coins, "stored") for player in g.players)


def used_is_sound(g: TargiGame, phase: str) -> bool:
    """TARGI-TM1: only permanent advantages are used once in a round."""
    return all(different(player.used) and timed(player.used, "permanent") for player in g.players)


def nobody_left(g: TargiGame, phase: str) -> bool:
    """TARGI-Q28: whoever gives up ends the game."""
    return g.left == NOBODY


def ending_is_sound(g: TargiGame, phase: str) -> bool:
    """TARGI-E1, TARGI-E2, TARGI-Q28: the game has ended for a reason."""
    reasons = {
        BY_DISPLAY: any(player.full for player in g.players),
        BY_RAID: g.robber == CORNERS[-1],
        BY_LEAVING: g.left != NOBODY,
    }
    return reasons[g.ending]


def different(numbers: list[int]) -> bool:
    """Is nothing named twice?"""
    return len(set(numbers)) == len(numbers)


def timed(cards: list[int], timing: str) -> bool:
    """Do the advantages of these cards all work at that time?"""
    return all(tribe_card(card).timing == timing for card in cards)


Checks = tuple[tuple[str, Callable[[TargiGame, str], bool]], ...]

RUNNING_CHECKS: Final[Checks] = (
    ("robber", robber_is_sound),
    ("turn", turn_is_sound),
    ("targis", targis_are_sound),
    ("markers", markers_are_sound),
    ("centre", centre_is_sound),
    ("drawn", drawn_is_sound),
    ("coins", coins_are_sound),
    ("used", used_is_sound),
    ("left", nobody_left),
)
ENDED_CHECKS: Final[Checks] = (("ending", ending_is_sound),)
