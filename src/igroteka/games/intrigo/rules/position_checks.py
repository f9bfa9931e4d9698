"""Checks of hand-written positions for states that Intrigo cannot reach.

`arrange` refuses most of them. These checks cover unbounded numbers and pending frames.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.errors import BadPosition
from igroteka.core.field_checks import (
    MAX_COUNT,
    FieldCheck,
    a_value,
    an_option,
    check_fields,
    check_frames,
    check_pending,
    many,
    misplaced,
    whole,
)
from igroteka.core.phrases import LETTERS
from igroteka.core.state import AnyFrame
from igroteka.games.intrigo.rules.frames import LAST_STEP, Draft
from igroteka.games.intrigo.rules.house_rules import ANYBODY
from igroteka.games.intrigo.rules.parts import TYPES
from igroteka.games.intrigo.rules.placing import Step
from igroteka.games.intrigo.rules.state import IntrigoGame

LONGEST: Final = 100_000  # rounds and turns of a game
RICHEST: Final = 10_000  # ducats


def check(g: IntrigoGame, expected: list[AnyFrame], *, placing: bool) -> None:
    """Raise BadPosition, with the wrong field or frame. `expected` is what is pending in this phase."""
    for seat, player in enumerate(g.players):
        check_fields(player, {"ducats": whole(0, RICHEST)}, f"players[{seat}].")
    check_fields(g, table_checks())
    check_frames(g, frame_checks(g))
    check_stack(g, expected, placing=placing)
    check_pending(g)


def check_first(g: IntrigoGame) -> None:
    """INTR-E1, INTR-O2: the first player card goes to the left every round, so the round tells who has it."""
    begins = (g.house_rules.first + max(0, g.round - 1)) % len(g.players)
    if g.house_rules.first != ANYBODY and g.first != begins:
        raise BadPosition("error-intrigo-first", "INTR-E1", round=g.round, seat=LETTERS[begins])


def table_checks() -> dict[str, FieldCheck]:
    """Checks for numbers that nothing else bounds."""
    return {
        "round": whole(0, LONGEST),
        "turns": whole(0, LONGEST),
        "bought": many(whole(0, LONGEST)),
        "pile": whole(0, RICHEST),
    }


def frame_checks(g: IntrigoGame) -> dict[str, FieldCheck]:
    """Checks for the fields of all frames, by name."""
    place = whole(0, g.house_rules.buildings - 1)
    return {
        "seat": whole(0, len(g.players) - 1),
        "type": whole(0, len(TYPES) - 1),
        "gap": place,
        "near": place,
        "number": whole(0, LAST_STEP - 1),
        "answers": many(a_value("Answer"), MAX_COUNT),
        "option": an_option,
    }


def check_stack(g: IntrigoGame, expected: list[AnyFrame], *, placing: bool) -> None:
    """A phase has its own frames; in the placing phase a purchase may have begun."""
    for number, frame in enumerate(g.stack, start=1):
        purchase = placing and isinstance(frame, Step) and number == len(g.stack) == len(expected) + 1
        if not purchase and (number > len(expected) or not alike(frame, expected[number - 1])):
            raise misplaced(frame, number)
    if len(g.stack) < len(expected):
        raise BadPosition("error-position-field", field="stack")


def alike(frame: AnyFrame, expected: AnyFrame) -> bool:
    """True if this is the expected frame, whatever has been answered."""
    if isinstance(frame, Draft) and isinstance(expected, Draft):
        return frame.number == expected.number
    return frame == expected
