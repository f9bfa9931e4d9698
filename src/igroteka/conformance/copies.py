"""Copies of a game: clones, saved games, positions, replays, and repeated deals."""

from __future__ import annotations

import json
from collections.abc import Iterator

from igroteka.conformance.checked_table import (
    CheckedTable,
    Dump,
    difference,
    journal_dump,
    play_again,
    play_on,
    questions,
)
from igroteka.core.codec import saved_names
from igroteka.core.options import Option
from igroteka.core.positions import read_position, write_position
from igroteka.core.random import from_seed
from igroteka.core.replays import read_replay, replay_of, write_replay
from igroteka.core.session import Session
from igroteka.core.state import Record, State
from igroteka.core.values import Value

AHEAD = 12  # choices that a copy is played on

# Attributes of a state besides its saved fields: written by `Game.dump` itself, shared, or rebuilt.
SHARED = frozenset(
    (
        *(
            "setup",
            "random",
            "stack",
            "_next",
            "_later",
            "journal",
            "version",
            "public_version",
            "undo_floor",
            "skip_forced",
        ),
        *("open", "saved", "derived", "inlined", "keys"),
    )
)


def clones_are_equal_and_apart(table: CheckedTable) -> Iterator[str]:
    """A clone plays on like its original, and neither changes with the other."""
    game, g = table.game, table.state
    before = game.dump(g)
    one = g.clone()
    if found := difference(before, game.dump(one)) or difference(questions(g), questions(one)):
        yield f"the clone differs: {found}"
    other = one.clone()
    choices = play_on(one, table.random, AHEAD if table.random.below(4) else 1000)
    if found := difference(before, game.dump(g)):
        yield f"playing on the clone has changed the original: {found}"
    if found := difference(before, game.dump(other)):
        yield f"playing on has changed the clone that was left behind: {found}"
    play_again(other, choices)
    if found := difference(game.dump(one), game.dump(other)):
        yield f"two clones with the same choices differ: {found}"


def saved_games_go_on_alike(table: CheckedTable) -> Iterator[str]:
    """A game that was saved as JSON and loaded again is the same game."""
    game, g = table.game, table.state
    before = game.dump(g)
    loaded = game.load(json.loads(json.dumps(before)))
    if found := difference(before, game.dump(loaded)) or difference(questions(g), questions(loaded)):
        yield f"the loaded game differs: {found}"
        return
    yield from _unsaved_fields(g, loaded)
    clone = g.clone()
    play_again(loaded, play_on(clone, table.random, AHEAD))
    if found := difference(game.dump(clone), game.dump(loaded)):
        yield f"the loaded game goes on in another way: {found}"


def _unsaved_fields(g: State, loaded: State) -> Iterator[str]:
    """Fields that are not saved must follow from the setup, and all clones share them."""
    for name in sorted(attributes(g) - set(saved_names(g)) - set(g.derived) - SHARED):
        mine, theirs = getattr(g, name), getattr(loaded, name, None)
        if mine is not getattr(g.clone(), name, None):
            yield f"the field {name} is neither saved nor shared by all clones"
        if mine != theirs and _contents(mine) != _contents(theirs):
            yield f"the field {name} is neither saved nor the same in every game of this setup"


def _contents(thing: object) -> object:
    return [(name, getattr(thing, name)) for name in sorted(attributes(thing))]


def positions_give_the_state_back(table: CheckedTable) -> Iterator[str]:
    """A state that was written as a position and read again looks the same to everybody and plays on alike."""
    game, g = table.game, table.state
    text = write_position(game, g)
    again = read_position(text, game)
    if found := difference(_seen(table, g), _seen(table, again)):
        yield f"the position looks different: {found}"
        return
    if write_position(game, again) != text:
        yield "the position is written in another way once it was read"
    clone = g.clone()
    play_again(again, play_on(clone, table.random, AHEAD))
    if found := difference(_seen(table, clone), _seen(table, again)):
        yield f"the position goes on in another way: {found}"


def _seen(table: CheckedTable, g: State) -> list[Dump]:
    """What everybody sees and is asked. A position does not store the public version."""
    views = [table.game.view(g, seat).plain() | {"moment": 0} for seat in table.watchers]
    return [*views, *questions(g), {"random": g.random.dump()}]


def undone_is_undone(table: CheckedTable) -> Iterator[str]:
    """Undo leaves no trace, and no random number was drawn in between.

    Only the public version keeps counting: a late answer to what was undone must not answer what came instead.
    """
    game, clone = table.game, table.state.clone()
    clone.journal = []
    session = Session(game, clone)
    before = _without_public_version(game.dump(clone))
    for seat, option in play_on(clone.clone(), table.random, 2):
        session.choose(seat, option.code, session.state.public_version)
        if not session.can_undo(seat):
            return
        if session.state.random.dump() != before["random"]:
            yield f"{option.code} by seat {seat} may be taken back although chance had a part in it"
        after, version = _without_public_version(game.dump(session.state)), session.state.public_version
        session.undo(seat)
        undone = _without_public_version(game.dump(session.state))
        if len(session.choices) == 0 and (found := difference(before, undone)):
            yield f"{option.code} by seat {seat} was taken back, but not all of it: {found}"
        if session.state.public_version <= version:
            yield f"after {option.code} by seat {seat} was undone, the public version did not grow"
        session.choose(seat, option.code, session.state.public_version)
        if found := difference(after, _without_public_version(game.dump(session.state))):
            yield f"{option.code} by seat {seat} has another effect the second time: {found}"


def _without_public_version(dump: Dump) -> Dump:
    return {name: value for name, value in dump.items() if name != "moment"}


def states_hold_plain_things(table: CheckedTable) -> Iterator[str]:
    """A state consists of numbers, texts, lists, frames and values; every field of its records is saved or derived."""
    g = table.state
    for name in saved_names(g):
        yield from _plain(getattr(g, name), name)
    yield from _plain(g.stack, "stack")
    if not g.queue_empty():
        yield "something that comes next was left over"


def _plain(thing: object, where: str) -> Iterator[str]:
    if thing is None or isinstance(thing, bool | int | str | Option):
        return
    if isinstance(thing, list | tuple):
        for i, one in enumerate(thing):
            yield from _plain(one, f"{where}[{i}]")
    elif isinstance(thing, Value):
        for i, part in enumerate(thing.parts()):
            yield from _unchanging(part, f"{where} {type(thing).__name__}, argument {i}")
    elif isinstance(thing, Record):
        for name in sorted(attributes(thing) - set(thing.derived)):
            if name not in saved_names(thing):
                yield f"{where}.{name} is not among the saved fields"
            yield from _plain(getattr(thing, name), f"{where}.{name}")
    else:
        yield f"{where} is a {type(thing).__name__}"


def _unchanging(thing: object, where: str) -> Iterator[str]:
    if isinstance(thing, list | Record):
        yield f"{where}: a frame never changes, but holds a {type(thing).__name__}"
    elif isinstance(thing, tuple):
        for one in thing:
            yield from _unchanging(one, where)
    else:
        yield from _plain(thing, where)


def attributes(thing: object) -> set[str]:
    """The names of all fields of an object, compiled or interpreted."""
    compiled = {name for kind in type(thing).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())}
    return {name for name in compiled | set(getattr(thing, "__dict__", {})) if not name.startswith("__")}


def deals_are_determined(table: CheckedTable) -> Iterator[str]:
    """The same setup deals the same game."""
    setup = table.setup
    again = table.game.deal(setup, from_seed(setup.seed))
    if found := difference(table.first, table.game.dump(again)):
        yield found
    same = table.game.setup(setup.seats, dict(setup.settings), setup.seed, setup.live, setup.carried)
    if same.settings != setup.settings:
        yield "the options of a setup do not make the same setup"


def replays_give_the_game_back(table: CheckedTable) -> Iterator[str]:
    """Setup and choices, written as text, reproduce the state, the result and what each seat was told."""
    text = write_replay(replay_of(table.session))
    replay = read_replay(text, table.game)
    if write_replay(replay) != text:
        yield "the replay is written in another way once it was read"
    again = replay.verify(table.game)
    if found := difference(table.game.dump(table.state), table.game.dump(again.state)):
        yield f"the replay leads elsewhere: {found}"
    for seat in table.watchers:
        if found := difference(journal_dump(table.state, seat), journal_dump(again.state, seat)):
            yield f"the replay tells seat {seat} something else: {found}"


def forced_moves_can_be_skipped(table: CheckedTable) -> Iterator[str]:
    """Fast-forward gives the same game as applying every forced choice by hand."""
    slow = table.game.deal(table.setup, from_seed(table.setup.seed))
    fast = table.game.deal(table.setup, from_seed(table.setup.seed))
    fast.skip_forced = True
    fast.start()
    while fast.decisions() or slow.decisions():
        if not _catch_up(slow, fast):
            yield f"by hand: {slow.decisions()}, fast: {fast.decisions()}"
            return
        if fast.decisions():
            [choice] = play_on(fast, table.random, 1)
            play_again(slow, [choice])
    for seat in table.watchers:
        if found := difference(journal_dump(slow, seat), journal_dump(fast, seat)):
            yield f"fast-forward tells seat {seat} something else: {found}"
    for part in ("state", "random", "moment"):
        if found := difference(table.game.dump(slow)[part], table.game.dump(fast)[part]):
            yield f"fast-forward leads elsewhere: {found}"


def _catch_up(slow: State, fast: State) -> bool:
    """Apply the forced choices that the fast game skipped, until both states have the same decisions at one moment."""
    while slow.public_version < fast.public_version or _asked(slow) != _asked(fast):
        behind = _asked(slow) if slow.public_version < fast.public_version else _asked(slow) - _asked(fast)
        forced = [(seat, codes[0]) for seat, codes in behind if len(codes) == 1]
        if not forced:
            return False
        seat, code = max(forced)
        decision = slow.decision(seat)
        option = decision.find(code) if decision else None
        if option is None:
            return False
        slow.apply(seat, option)
    return True


def _asked(g: State) -> set[tuple[int, tuple[str, ...]]]:
    """Who can choose what, without offers."""
    found = [(d.seat, tuple([option.code for option in d.options if not option.verb.offer])) for d in g.decisions()]
    return {(seat, codes) for seat, codes in found if codes}
