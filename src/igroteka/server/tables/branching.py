"""Playing on from a moment of another game: a table of its own, against bots, that begins where that game was."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec
import yaml
from msgspec import Struct

from igroteka.core.game import Game
from igroteka.core.positions import position_data
from igroteka.core.random import from_seed
from igroteka.core.state import State
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.tables.commands import Guest, add_bot, sit
from igroteka.server.tables.events import Opened
from igroteka.server.tables.history import PastGame, Viewpoint, numbered_steps
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.immediate_answers import immediate_answers
from igroteka.server.tables.opening import Draft, as_played, begin, begin_log
from igroteka.server.tables.settings import Clock, Settings
from igroteka.server.tables.table import PLAYING, Chair

OWN_FIELDS_LEFT_OUT = ("seed", "random", "live")  # of a position: the new table has its own chance, and one person


BRANCHES_KEPT = 5  # unfinished ones of a guest: who tries out many things does not tidy up
MAX_LISTED = 200  # running tables of a guest that are looked through


class BranchSummary(Struct, frozen=True):
    """The part of a table's summary that says whether it plays on from another game."""

    branch: bool = False


async def close_old_branches(hub: Hub, guest: str) -> None:
    """Close the branches of a guest that nobody has open, except for the newest."""
    running = await hub.store.listings((PLAYING,), guest=guest, limit=MAX_LISTED)
    branches = [one for one in running if msgspec.json.decode(one.summary, type=BranchSummary).branch]
    for listing in sorted(branches, key=lambda one: one.changed, reverse=True)[BRANCHES_KEPT:]:
        room = await hub.room(listing.id)
        if room.presence.nobody:
            await room.close()


def check_branch(past: PastGame, guest: Guest, seat: int) -> None:
    """Refuse to play on from a running game with more than one's own seat may know, or where advice is forbidden."""
    if past.game.over:
        return
    shared = bool(past.table.seats_on(guest.id))  # others look at that device
    if past.table.seat_of(guest.id) != seat or shared or guest.id in past.table.removed:
        raise NotAllowed("error-still-secret")
    if not past.table.settings.hints:
        raise NotAllowed("error-hints-off")


def branch(
    past: PastGame, guest: Guest, viewpoint: Viewpoint, step: int, seat: int, level: str, *, imagined: bool
) -> Draft:
    """A table that plays on from a step of a past game, the guest on `seat` and bots on all others.

    What is hidden from the seat is drawn anew if that is wanted, and always while the game is running.
    """
    if seat >= len(past.table.chairs):
        raise NotAllowed("error-no-such-seat", seat=seat)
    check_branch(past, guest, seat)
    state = state_at(past, viewpoint, step)
    hidden = imagined or not past.game.over
    return branch_from(past.table.game, state, guest, seat, level, imagined=hidden, chairs=past.table.chairs)


def state_at(past: PastGame, viewpoint: Viewpoint, step: int) -> State:
    """The state of a past game at a step that somebody with this viewpoint has been shown."""
    for number, _, session, _ in numbered_steps(past.game.session, viewpoint):
        if number == step:
            return session.state
    raise NotAllowed("error-no-such-step", number=step)


def branch_from(
    game: Game[State],
    state: State,
    guest: Guest,
    seat: int,
    level: str,
    *,
    imagined: bool,
    chairs: Sequence[Chair] = (),
) -> Draft:
    """A table that begins with this state, dealt; bots keep the names that they have on `chairs`."""
    if not state.decisions():
        raise NotAllowed("error-branch-over")
    if state.is_out(seat) and not state.may_return(seat):
        raise NotAllowed("error-branch-out")
    found = state
    if imagined:
        found = game.imagine(state, seat, from_seed(secrets.token_hex(16)))
    settings = Settings(game.id, state.setup.seats, public=False, clock=Clock("none"), spectators=False)
    opened = Opened(as_played(settings, found.setup), guest.id, branch_position(game, found), branch=True)
    made = begin_log(opened)
    made.add(sit(made.table, guest, seat))
    for other in range(state.setup.seats):
        if other != seat:
            name = chairs[other].name if chairs and chairs[other].bot else ""
            made.add(add_bot(made.table, other, level, name))
    begin(made)
    while needless := immediate_answers(made.table):
        made.add(needless)
    return made


def branch_position(game: Game[State], state: State) -> str:
    """The state as a position, without the seed and the random numbers of the game that it comes from."""
    data = position_data(game, state)
    kept = {name: value for name, value in data.items() if name not in OWN_FIELDS_LEFT_OUT}
    return yaml.safe_dump(kept, sort_keys=False, allow_unicode=True, default_flow_style=None)
