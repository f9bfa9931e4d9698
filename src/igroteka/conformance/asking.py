"""Decisions: options can be parsed back, refusals change nothing, and the game ends."""

from __future__ import annotations

import json
from collections.abc import Iterator

from igroteka.conformance.checked_table import CheckedTable, difference, questions, reordered_by_browsers
from igroteka.core.decisions import CLOCK_SEAT, Decision
from igroteka.core.errors import Refused
from igroteka.core.game import Game
from igroteka.core.options import Option
from igroteka.core.registry import games
from igroteka.core.session import LEAVE
from igroteka.core.state import State
from igroteka.dossiers import dossier


def questions_are_sound(table: CheckedTable) -> Iterator[str]:
    """Each seat has at most one decision, and the game waits for somebody."""
    found = table.state.decisions()
    seats = [decision.seat for decision in found]
    if len(set(seats)) < len(seats):
        yield f"a seat has two decisions at once: {found}"
    if not any(decision.waits for decision in found):
        yield f"nobody is waited for: {found}"
    if table.state.outcome() is not None:
        yield "there is a result while somebody is still asked"
    for decision in found:
        yield from _question_is_sound(table, decision)


def _question_is_sound(table: CheckedTable, decision: Decision) -> Iterator[str]:
    codes = [option.code for option in decision.options]
    if not codes:
        yield f"no options: {decision}"
    if len(set(codes)) < len(codes):
        yield f"two options with the same code: {decision}"
    if [decision.nth(place) for place in range(decision.count)] != decision.options:
        yield f"options that are counted differ from those that are listed: {decision}"
    if decision.seat != CLOCK_SEAT and not 0 <= decision.seat < table.setup.seats:
        yield f"no such seat: {decision}"
    if decision.waits and not decision.defaults:
        yield f"waits, but has no default: {decision}"
    if any(default not in decision.options for default in decision.defaults):
        yield f"a default that is not offered: {decision}"
    for option in decision.options:
        if table.game.option(option.code) is not option:
            yield f"the code {option.code} reads back as {table.game.option(option.code)}"


def asking_changes_nothing(table: CheckedTable) -> Iterator[str]:
    """Views, decisions and reasons can be requested at any time, any number of times, without effect."""
    g, game = table.state, table.game
    before, asked = game.dump(g), questions(g)
    for seat in table.watchers:
        game.view(g, seat)
    game.conserved(g)
    g.offers()
    g.stack[-1].decisions(g)
    game.imagine(g, table.any_seat(), table.new_random())
    g.start()
    if found := difference(before, game.dump(g)):
        yield f"looking has changed the state: {found}"
    if found := difference(asked, questions(g)):
        yield f"asked again, the questions differ: {found}"


def nonsense_is_refused(table: CheckedTable) -> Iterator[str]:
    """An option that is not offered is refused with a reason and changes nothing."""
    session, game = table.session, table.game
    before, lines, choices = game.dump(table.state), len(table.state.journal or []), len(session.choices)
    for seat, code in _nonsense(table):
        try:
            session.choose(seat, code)
        except Refused as problem:
            if not problem.text:
                yield f"{code} by seat {seat} is refused without a text"
        else:
            yield f"{code} by seat {seat} is not offered, but taken"
            return
    yield from _refuses_another_version(table)
    if found := difference(before, game.dump(table.state)):
        yield f"a refused choice has changed the state: {found}"
    if lines != len(table.state.journal or []) or choices != len(session.choices):
        yield "a refused choice was written down"


def _nonsense(table: CheckedTable) -> Iterator[tuple[int, str]]:
    """Invalid choices: of earlier moments, of other seats, of no seat, of no game."""
    g, seats = table.state, table.setup.seats
    for seat, option in _strangers(table):
        if not _offered(g, seat, option):
            yield seat, option.code
    code = g.decisions()[0].options[0].code
    for seat in (seats, 99, -9):
        yield seat, code
    if g.decision(CLOCK_SEAT) is None:
        yield CLOCK_SEAT, code
    for wrong in ("", ":", "nonsense", f"{code}:", f"{code}:A", f"{code} ", code.upper(), code.replace(":", "::")):
        if wrong.lower() != code:
            yield g.decisions()[0].seat, wrong
    yield seats, LEAVE


def _strangers(table: CheckedTable) -> list[tuple[int, Option]]:
    earlier = [table.random.pick(table.offered) for _ in range(8)] if table.offered else []
    others = [(table.any_seat(), d.options[-1]) for d in table.state.decisions()]
    return earlier + others


def _offered(g: State, seat: int, option: Option) -> bool:
    decision = g.decision(seat)
    return decision is not None and option in decision.options


def _refuses_another_version(table: CheckedTable) -> Iterator[str]:
    decision = table.state.decisions()[0]
    for version in (table.state.public_version - 1, table.state.public_version + 1):
        try:
            table.session.choose(decision.seat, decision.options[0].code, version)
        except Refused:
            continue
        yield f"a choice for public version {version} is accepted at {table.state.public_version}"
        return


def refusals_have_reasons(table: CheckedTable) -> Iterator[str]:
    """Whatever is not offered is forbidden by a rule; what is offered is not."""
    g = table.state
    for seat, option in _strangers(table):
        rule = g.why_not(seat, option)
        if seat != CLOCK_SEAT and bool(rule) is _offered(g, seat, option):
            yield f"why not {option.code} for seat {seat}: {rule or 'no rule'}"
        elif rule and not _is_known(table.game, rule):
            yield f"why not {option.code} for seat {seat}: {rule}, which is not in RULES.md"


def _is_known(game: Game[State], rule: str) -> bool:
    """True if the dossier of the game, if it has one, has this rule."""
    book = dossier(game.id) if game.rule_prefix and game.id in games() else None
    return book is None or bool(book.rule(rule))


def cards_are_conserved(table: CheckedTable) -> Iterator[str]:
    """What the game declares to be invariant stays the same."""
    if found := difference(table.conserved, table.game.conserved(table.state)):
        yield found


def the_end_is_one(table: CheckedTable) -> Iterator[str]:
    """A finished game has an outcome with a place and a score for every seat, and accepts no more choices."""
    g, seats = table.state, table.setup.seats
    outcome = g.outcome()
    if outcome is None:
        yield "nobody is asked any more, but there is no result"
        return
    places = outcome.places
    if len(places) != seats or len(outcome.scores) != seats:
        yield f"{seats} seats, but {len(places)} places and {len(outcome.scores)} scores"
    if places != [1 + sum([other < place for other in places]) for place in places]:
        yield f"these are no places: {places}"
    if json.loads(json.dumps(outcome.plain())) != outcome.plain():
        yield f"the result is no plain data: {outcome.plain()}"
    if reordered := reordered_by_browsers(outcome.plain()):
        yield f"a browser changes the order of keys in the result: {reordered}"
    yield from _nothing_after_the_end(table)


def _nothing_after_the_end(table: CheckedTable) -> Iterator[str]:
    before = table.game.dump(table.state)
    for seat, code in [*[(choice.seat, choice.code) for choice in table.session.choices[-3:]], (0, LEAVE)]:
        try:
            table.session.choose(seat, code)
        except Refused:
            continue
        yield f"{code} by seat {seat} is taken after the end"
    if found := difference(before, table.game.dump(table.state)):
        yield f"a choice after the end has changed the state: {found}"
