"""Checks of hand-written positions for states that Targi cannot reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.core.decisions import NOBODY
from igroteka.core.errors import BadPosition
from igroteka.core.field_checks import FieldCheck, check_fields, check_frames, check_pending, many, misplaced, whole
from igroteka.core.phrases import LETTERS
from igroteka.core.state import AnyFrame, mask
from igroteka.games.targi.rules.actions import ActionOver, Refill, Turn
from igroteka.games.targi.rules.card import FREELY, TAKEN
from igroteka.games.targi.rules.components import CARD_WORDS, EMPTY, MARKERS, PLACES, ROWS, tribe_card
from igroteka.games.targi.rules.frames import (
    AfterRaid,
    BeginTurn,
    EndTurn,
    MoveRobber,
    PlaceTargis,
    Upkeep,
    closed_to,
)
from igroteka.games.targi.rules.goods import FOR_LIMIT, FOR_RAID
from igroteka.games.targi.rules.grid import CELL, CELLS, CORNERS, ENDS, ROBBER_START
from igroteka.games.targi.rules.raids import Raid
from igroteka.games.targi.rules.state import BY_DISPLAY, BY_LEAVING, BY_RAID, RUNNING, TargiGame
from igroteka.games.targi.rules.tribe import ChooseRow, Pay, TakenCard

ROBBER: Final = "robber"  # a round is about to begin
RAID: Final = "raid"
PLACING: Final = "placing"
ACTIONS: Final = "actions"
PHASES: Final = (ROBBER, RAID, PLACING, ACTIONS)


def check(g: TargiGame, phase: str) -> None:
    """Raise BadPosition, with the wrong field, if no game can reach this state."""
    checks = RUNNING_CHECKS if g.ending == RUNNING else ENDED_CHECKS
    for field, sound in checks:
        if not sound(g, phase):
            raise BadPosition("error-position-field", field=field)


def check_first(g: TargiGame, phase: str) -> None:
    """TARGI-R5, TARGI-S9: the amulet changes hands every round, before the robber moves, so the robber tells who holds
    it.
    """
    if g.house_rules.first == NOBODY:
        return
    coming = g.round + (phase == ROBBER)
    begins = g.house_rules.first if coming % 2 else 1 - g.house_rules.first
    if g.first != begins:
        raise BadPosition("error-targi-first", "TARGI-R5", robber=g.robber, seat=LETTERS[begins])


def robber_is_sound(g: TargiGame, phase: str) -> bool:
    """TARGI-R3, TARGI-S7: the robber is in a corner only during a raid, and beside the border only before the first
    round.
    """
    in_corner, beside = g.robber in CORNERS, g.robber == ROBBER_START
    return in_corner == (phase == RAID) and (not beside or phase == ROBBER)


def turn_is_sound(g: TargiGame, phase: str) -> bool:
    """TARGI-A1: a player has the turn only in phase 4; a player whose turn is over has resolved everything."""
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
    """TARGI-M2, TARGI-P4: nobody has too many markers; each is alone on a face-up card."""
    markers = [place for player in g.players for place in player.markers]
    if markers and phase != ACTIONS:
        return False
    visible = all(g.face_up[place - CELL] and g.cells[place - CELL] != EMPTY for place in markers)
    return visible and different(markers) and all(len(player.markers) <= MARKERS for player in g.players)


def centre_is_sound(g: TargiGame, phase: str) -> bool:
    """TARGI-A4: a cell is empty only while its card is being resolved."""
    return g.cells.count(EMPTY) <= int(phase == ACTIONS)


def drawn_is_sound(g: TargiGame, phase: str) -> bool:
    """TARGI-H1: a tribe card is resolved only in a player's turn."""
    return g.drawn == EMPTY or phase == ACTIONS


def coins_are_sound(g: TargiGame, phase: str) -> bool:
    """TARGI-Q12: a coin lies only on the card that stores one."""
    return all(different(player.coins) and timed(player.coins, "stored") for player in g.players)


def used_is_sound(g: TargiGame, phase: str) -> bool:
    """TARGI-TM1: only permanent advantages are used once per round."""
    return all(different(player.used) and timed(player.used, "permanent") for player in g.players)


def nobody_left(g: TargiGame, phase: str) -> bool:
    """TARGI-Q28: a player who gives up ends the game."""
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
    """True if there are no duplicates."""
    return len(set(numbers)) == len(numbers)


def timed(cards: list[int], timing: str) -> bool:
    """True if the advantages of these cards all have this timing."""
    return all(tribe_card(card).timing == timing for card in cards)


# What is pending.

LOWEST: Final = (PlaceTargis, BeginTurn, EndTurn, AfterRaid, Upkeep, MoveRobber)  # frames that lead to the next phase
DEALING: Final = (TakenCard, ChooseRow, Pay)  # a tribe card is being resolved
RICHEST: Final = 1_000  # goods of a kind


def check_pending_frames(g: TargiGame) -> None:
    """Raise BadPosition, with the wrong field or frame, if this cannot be pending."""
    for seat, player in enumerate(g.players):
        checks = {"stock": many(whole(0, RICHEST)), "card_goods": whole(0, RICHEST)}
        check_fields(player, checks, f"players[{seat}].")
    check_frames(g, frame_checks())
    for number, frame in enumerate(g.stack, start=1):
        if g.ending != RUNNING or isinstance(frame, LOWEST) != (number == 1) or not in_phase(g, frame):
            raise misplaced(frame, number)
    if g.ending == RUNNING:
        check_running(g)


def check_running(g: TargiGame) -> None:
    """Decks, the card being resolved, and empty cells must fit what is pending."""
    if not g.stack:
        raise BadPosition("error-position-field", field="stack")
    if (g.drawn != EMPTY) != (pending(g, DEALING) == 1) or pending(g, DEALING) > 1:
        raise BadPosition("error-position-field", field="drawn")
    for field, deck in (("goods_deck", g.goods_deck), ("tribe_deck", g.tribe_deck)):
        if not deck and not pending(g, (ActionOver,)):  # TARGI-A5
            raise BadPosition("error-position-field", field=field)
    if g.cells.count(EMPTY) != pending(g, (Refill,)):
        raise BadPosition("error-position-field", field="centre")
    check_pending(g)


def frame_checks() -> dict[str, FieldCheck]:
    """Checks for the fields of all frames, by name."""
    return {
        "seat": whole(0, 1),
        "cell": whole(0, CELLS - 1),
        "tribe": whole(0, 1),
        "marker": whole(NOBODY, CELL + CELLS - 1),
        "card": whole(0, len(CARD_WORDS) - 1),
        "goods": whole(0, RICHEST),
        "count": whole(0, RICHEST),
        "reason": whole(FOR_RAID, FOR_LIMIT),
        "most": whole(1, 2),
        "lifted": many(whole(0, PLACES - 1), 2),
        "put": many(whole(0, PLACES - 1), 2),
        "way": whole(TAKEN, FREELY),
        "row": whole(0, ROWS - 1),
    }


def in_phase(g: TargiGame, frame: AnyFrame) -> bool:
    """True if this frame belongs to the phase. Frames pending in a turn belong to the player whose turn it is."""
    if isinstance(frame, AfterRaid | Raid):
        return g.robber in CORNERS
    if isinstance(frame, PlaceTargis | MoveRobber):
        return g.turn == NOBODY
    if isinstance(frame, EndTurn | Turn | Refill):
        return g.turn != NOBODY and (not isinstance(frame, EndTurn | Turn) or frame.seat == g.turn)
    return True


def pending(g: TargiGame, kinds: tuple[type[AnyFrame], ...]) -> int:
    """The number of pending frames of these kinds."""
    return len([frame for frame in g.stack if isinstance(frame, kinds)])


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
