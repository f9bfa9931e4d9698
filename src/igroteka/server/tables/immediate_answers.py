"""Answers that the table gives for players who need not be asked, in the same transaction as what asks them."""

from __future__ import annotations

from igroteka.core.decisions import Decision
from igroteka.core.frames import SealedFrame
from igroteka.core.options import Option
from igroteka.core.state import State
from igroteka.server.tables.commands import chose
from igroteka.server.tables.events import AnyEvent
from igroteka.server.tables.table import Table


def immediate_answers(table: Table) -> list[AnyEvent]:
    """The next answer that the table gives at once; none if everybody who is asked has to be asked.

    A question that is answered so is never sent to anybody. Bots do not notice it, either: they answer by their own
    schedule, and what they think from has no secret answers of others.
    """
    current = table.current_game
    if current is None or not table.running:
        return []
    if table.lesson is not None:
        needless = table.lesson.needless_answer(current.session)
        return [] if needless is None else [chose(needless.seat, needless.code, "table")]
    state = current.session.state
    for decision in state.decisions():
        if decision.seat >= 0 and not table.chairs[decision.seat].automatic:
            answer = needless_answer(table, state, decision)
            if answer is not None:
                return [chose(decision.seat, answer.code, "table")]
    return []


def needless_answer(table: Table, state: State, decision: Decision) -> Option | None:
    """The answer of a player who need not be asked; None if they have to be.

    Players without a choice are asked to react like everybody else, so that nobody learns who can (KIT-N05). If only
    bots play besides, there is nobody to keep that from.
    """
    asking = state.stack[-1]
    if not asking.asks_to_react() or decision.is_offer:
        return None
    if decision.count == 1 and table.people_in_game == [decision.seat]:
        return decision.nth(0)
    if decision.seat in table.passing and isinstance(asking, SealedFrame):
        return asking.pass_answer()
    return None
