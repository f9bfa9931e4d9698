"""What has changed in a game leads from what a client has to what it would be sent whole, whatever that is."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from statistics import median
from zlib import crc32

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.core.registry import find_game, games
from igroteka.core.session import RecordedChoice, Session
from igroteka.server.common.changes import Changes, apply, joined
from igroteka.server.common.wire_view import view_in_pieces
from igroteka.speed import measured_presets
from tests.density import times
from tests.server.client import Friends, Seat, at_moment

MOVES = 40  # of each game

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text('a\n"é', max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


def changed(old: object, new: object) -> object:
    """What a client makes of an old value by the changes that lead to a new one."""
    found, message = Changes(), {"it": old}
    before, after = msgspec.json.encode(old), msgspec.json.encode(new)
    if before != after:
        found.note(b'"it"', before, after)
    put, add = msgspec.json.decode(joined(found.put)), msgspec.json.decode(joined(found.add))
    apply(message, put, add)
    return message["it"]


@given(JSON, JSON)
@settings(max_examples=times(300), deadline=None, derandomize=True)
def test_changes_lead_from_any_value_to_any_other(old: object, new: object) -> None:
    assert json.dumps(changed(old, new)) == json.dumps(new)


@given(st.lists(JSON, min_size=1), st.lists(JSON, min_size=1))
@settings(max_examples=times(100), deadline=None, derandomize=True)
def test_a_list_that_has_grown_is_extended(old: list[object], more: list[object]) -> None:
    found = Changes()
    found.note(b'"it"', msgspec.json.encode(old), msgspec.json.encode(old + more))
    assert (found.put, msgspec.json.decode(joined(found.add))) == ([], [["it", more]])


def random_game(game: str, preset: str, seats: int, seed: str) -> Iterator[Session]:
    """The moments of a random game."""
    found = find_game(game)
    chosen = found.preset(preset).settings if preset else {}
    session = Session.start(found, found.setup(seats, chosen, seed))
    chance = random.Random(seed)
    for _ in range(MOVES):
        yield session
        decisions = session.state.decisions()
        if not decisions:
            return
        asked = chance.choice(decisions)
        session.take(RecordedChoice(asked.seat, chance.choice(asked.options).code))


@pytest.mark.parametrize("game", list(games()))
def test_every_seat_gets_by_changes_what_it_would_get_whole(game: str) -> None:
    for preset, seats in measured_presets(find_game(game)):
        sent: dict[int, tuple[dict[str, object], list[bytes]]] = {}
        for session in random_game(game, preset, seats, "changes"):
            for seat in range(-1, seats):
                view = view_in_pieces(session.view(seat))
                if seat in sent:
                    message, before = sent[seat]
                    found = Changes()
                    for path, old, new in zip(view.frame.paths, before, view.pieces, strict=True):
                        if old != new:
                            found.note(path, old, new)
                    apply(message, *[msgspec.json.decode(joined(part)) for part in (found.put, found.add)])
                    assert json.dumps(message["view"], separators=(",", ":"), ensure_ascii=False).encode() == view.text
                    assert crc32(view.text) == view.checksum
                sent[seat] = {"view": msgspec.json.decode(view.text)}, view.pieces
        assert sent


@pytest.mark.parametrize("game", list(games()))
def test_a_view_reads_the_same_after_a_browser_has_parsed_and_written_it(game: str) -> None:
    """JavaScript puts keys that are numbers first, and writes 1.0 as 1: neither may occur, or no check would hold."""
    preset, seats = measured_presets(find_game(game))[-1]
    for session in random_game(game, preset, seats, "browser"):
        for seat in range(-1, seats):
            text = view_in_pieces(session.view(seat)).text.decode()
            plain = json.loads(text, parse_float=no_float)
            keys = [key for one in objects_in(plain) for key in one]
            assert [key for key in keys if key.isdecimal()] == []


def no_float(written: str) -> None:
    pytest.fail(f"a view contains {written}")


def objects_in(thing: object) -> Iterator[dict[str, object]]:
    """All objects in some JSON."""
    if isinstance(thing, dict):
        yield thing
    for inner in thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ():
        yield from objects_in(inner)


@pytest.mark.anyio
async def test_devices_that_came_at_different_times_with_and_without_changes_see_the_same(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    sockets = [await a.guest.goes_to(a.id, changes=False), await (await friends.comes("Zoe")).goes_to(a.id)]
    for moves in (6, 12, 18):
        await play_lines([a, b], len(a.lines) + moves)
        sockets.append(await b.guest.goes_to(b.id))  # its first game is whole, whatever other devices have
        whole = {-1: await friends.stranger().goes_to(a.id, changes=False)}
        whole |= {seat.number: await seat.guest.goes_to(seat.id, changes=False) for seat in (a, b)}
        for seat in [a, b, *sockets]:
            await seat.sees(at_moment(whole[seat.number].view.moment))
            assert seat.game.view == whole[seat.number].game.view
            assert seat.lines == whole[seat.number].lines
    assert all('"tell":"game"' in text for text in sockets[0].raw if '"view"' in text)
    assert len([text for text in a.raw if '"tell":"game"' in text]) == 1
    assert median(map(len, told_of_game(a))) < median(map(len, told_of_game(sockets[0]))) / 2


async def play_lines(seats: list[Seat], enough: int) -> None:
    """Play at random until the journal has more lines than these."""
    await asyncio.gather(*[seat.plays_on(lambda: len(seats[0].lines) > enough, seed=1 + seat.number) for seat in seats])


def told_of_game(seat: Seat) -> list[str]:
    """What was sent of the game, but for the first time."""
    return [text for text in seat.raw if text.startswith(('{"tell":"game"', '{"tell":"changed"'))][1:]
