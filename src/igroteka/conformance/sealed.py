"""Sealed frames: several seats choose at once, and nobody can tell what they chose or in which order."""

from __future__ import annotations

from collections.abc import Iterator

from igroteka.conformance.checked_table import (
    CheckedTable,
    difference,
    journal_dump,
    seen,
    seen_without_choosers,
    view_difference,
)
from igroteka.core.decisions import CLOCK_SEAT, WHO_HAS_CHOSEN, Decision
from igroteka.core.frames import SealedFrame
from igroteka.core.state import State


def sealed_answers_are_private(table: CheckedTable) -> Iterator[str]:
    """While others still have to answer, an answer in a sealed frame changes nothing that anybody else sees."""
    g = table.state
    open_now = _sealed_questions(g)
    if not open_now:
        return
    answering = table.random.pick(open_now)
    for option in answering.options[-2:]:
        clone = g.clone()
        clone.apply(answering.seat, option)
        if option.verb.offer or not _still_open(g, clone):
            continue
        for seat in table.watchers:
            if seat != answering.seat and (found := _noticed(table, g, clone, seat, answering.seat)):
                yield f"seat {answering.seat} has answered in secret, and seat {seat} sees it: {found}"


def _sealed_questions(g: State) -> list[Decision]:
    """The decisions of a sealed frame that asks several seats."""
    if not isinstance(g.stack[-1], SealedFrame):
        return []
    found = [d for d in g.decisions() if d.seat != CLOCK_SEAT and any(not option.verb.offer for option in d.options)]
    return found if len(g.decisions()) > 1 else []


def _still_open(before: State, after: State) -> bool:
    """True if the same sealed frame waits for more answers."""
    old, new = before.stack[-1], after.stack[-1] if after.stack else None
    if not isinstance(old, SealedFrame) or not isinstance(new, SealedFrame):
        return False
    return new.with_answers(()) == old.with_answers(()) and len(new.answers) == len(old.answers) + 1


def _noticed(table: CheckedTable, before: State, after: State, seat: int, answering: int) -> str:
    """How the view of a seat has changed. Who has still to choose does not count where that is public."""
    decision = before.decision(answering)
    if decision is not None and decision.visibility == WHO_HAS_CHOSEN:
        return view_difference(seen_without_choosers(table, before, seat), seen_without_choosers(table, after, seat))
    return view_difference(seen(table, before, seat), seen(table, after, seat))


def sealed_answers_have_no_order(table: CheckedTable) -> Iterator[str]:
    """Answers in a sealed frame lead to the same game in whatever order they arrive."""
    g = table.state
    if g.setup.live:
        return
    answers = [(d.seat, table.random.pick([o for o in d.options if not o.verb.offer])) for d in _sealed_questions(g)]
    ends: list[object] = []
    for _ in range(2):
        table.random.shuffle(answers)
        clone = g.clone()
        clone.journal = []
        for seat, option in answers:
            clone.apply(seat, option)
        ends.append([table.game.dump(clone), [journal_dump(clone, seat) for seat in table.watchers]])
    if found := difference(ends[0], ends[1]):
        yield f"in another order of arrival: {found}"
