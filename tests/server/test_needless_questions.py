"""Who need not be asked to react: one without a choice among bots, and one who lets everything pass (KIT-N05)."""

from __future__ import annotations

import pytest

from igroteka.core.positions import read_position, read_yaml, write_position
from igroteka.core.registry import find_game
from igroteka.core.session import RecordedChoice, Session
from igroteka.server.tables.duties import duties
from igroteka.server.tables.events import Chose, read_event
from igroteka.server.tables.log_replay import replay
from tests.server import told
from tests.server.client import Friends, Seat, all_see
from tests.server.host import Host, log_of
from tests.server.positions import window

pytestmark = pytest.mark.anyio

PLAY = "play:shuffle"
GATLING = "play:gatling.10H"

# B, a bot, can do nothing but play Shuffle again and again, or draw; A and C may be able to stop it.
BOTS_TURN = """
game: kittens
seats: 3
options: {{deck: classic_base}}
turn: B
hands:
  A: {hand}
  B: [shuffle, shuffle]
  C: [skip]
pile: [cat_beard, cat_tacocat, cat_beard, cat_tacocat, ...]
"""

SHOT = """
game: bang
seats: 4
turn: B
figures:
  A: {{role: sheriff, character: willy_the_kid, life: 4, hand: {hand}}}
  B: {{role: outlaw, character: bart_cassidy, life: 3, hand: [gatling.10H]}}
  C: {{role: outlaw, character: jesse_jones, life: 4, hand: []}}
  D: {{role: renegade, character: vulture_sam, life: 4, hand: []}}
"""


def asked(seat: Seat) -> set[str]:
    """Every question that was ever sent to them."""
    return {one.text for game in seat.games for one in game.view.asked if one.seat == seat.number}


def passes(seat: Seat) -> bool:
    return seat.game.passing


def choices(host: Host, seat: Seat) -> list[Chose]:
    events = [read_event(row.data) for row in log_of(host, seat.id)]
    return [event for event in events if isinstance(event, Chose)]


def after(position: str, seat: int, *codes: str) -> str:
    """The position after these choices of a seat."""
    game = find_game(str(read_yaml(position)["game"]))
    session = Session(game, read_position(position, game))
    for code in codes:
        session.take(RecordedChoice(seat, code))
    return write_position(game, session.state)


async def test_one_without_a_choice_is_not_asked_to_react_among_bots(friends: Friends, host: Host) -> None:  # KIT-N05
    position = after(BOTS_TURN.format(hand="[skip]"), 1, PLAY)
    (a,) = await friends.play("kittens", 1, bots=["random", "random"], position=position)
    await a.until(lambda: "draw" in a.codes)  # their own turn has come
    assert not asked(a) & {"kittens-ask-nope", "kittens-ask-nope-nope", "kittens-ask-keep"}
    mine = [choice.by for choice in choices(host, a) if choice.seat == 0]
    assert set(mine) == {"table"}


async def test_one_with_a_choice_is_asked_among_bots_too(friends: Friends) -> None:  # KIT-N05
    position = after(BOTS_TURN.format(hand="[nope]"), 1, PLAY)
    (a,) = await friends.play("kittens", 1, bots=["random", "random"], position=position)
    await a.until(lambda: a.asked == "kittens-ask-nope")
    assert a.codes == ["pass", "nope"]


@pytest.mark.parametrize(("hand", "is_asked"), [("[beer.6H]", False), ("[missed.10C]", True)])
async def test_one_who_cannot_answer_a_shot_is_not_asked_among_bots(  # BANG-A02
    friends: Friends, hand: str, is_asked: bool
) -> None:
    position = after(SHOT.format(hand=hand), 1, GATLING)
    (a,) = await friends.play("bang", 1, bots=["greedy"] * 3, position=position)
    await a.until(lambda: bool(a.moves))
    assert (a.asked == "bang-ask-shot") == is_asked
    assert ("bang-ask-shot" in asked(a)) == is_asked
    assert not a.game.undo  # what the table has answered is not theirs to take back


async def test_with_two_people_everybody_is_asked_as_before(friends: Friends) -> None:  # KIT-N05
    position = BOTS_TURN.replace("seats: 3", "seats: 3\nlive: true").format(hand="[skip]").replace("turn: B", "turn: A")
    position = position.replace("A: [skip]", "A: [shuffle]").replace("C: [skip]", "C: [cat_beard]")
    a, b = await friends.play("kittens", 2, bots=["random"], position=position)
    await a.chooses(PLAY)
    await b.until(lambda: b.codes == ["pass"])


async def test_when_bots_answer_does_not_depend_on_whether_the_only_person_is_asked(  # KIT-N10
    friends: Friends, host: Host
) -> None:
    """The same log, once with the answer of the table, once without: nobody else acts sooner or later."""
    position = after(BOTS_TURN.format(hand="[skip]"), 1, PLAY)
    (a,) = await friends.play("kittens", 1, bots=["normal", "hard"], position=position)
    rows = log_of(host, a.id)
    given = next(number for number, row in enumerate(rows) if '"by":"table"' in row.data)
    with_answer, without = [
        [duty for duty in duties(replay(a.id, rows[:known])) if duty.kind == "bot"] for known in (given + 1, given)
    ]
    assert with_answer == without != []
    assert rows[given].at == rows[given - 1].at  # in the same moment


# Let everything pass.


async def test_who_lets_everything_pass_is_not_asked_until_their_turn(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2, position=window())
    await b.does("let-pass", yes=True)
    assert passes(b)
    await a.chooses(PLAY)
    await b.until(lambda: "kittens-log-play" in b.texts)
    assert asked(b) == set()
    await a.until(lambda: not a.view.window and bool(a.moves))
    assert passes(b)
    await a.chooses("draw")
    await b.until(lambda: "draw" in b.codes)
    assert not passes(b)
    assert await b.may_not("let-pass", yes=True) == "error-not-now"


async def test_nobody_else_notices_that_somebody_lets_everything_pass(friends: Friends) -> None:  # KIT-N10
    a, b, c = await friends.play("kittens", 3, position=window(3))
    watcher = await (await friends.comes("Eve")).goes_to(a.id)
    others = [a, b, watcher]
    await all_see([*others, c], lambda seat: seat.table.watching == 1)  # those who were there hear of it a moment later
    for seat in others:
        await seat.has_heard_all()
    before = [len(seat.heard) for seat in others]
    listed = await a.guest.lists("running")
    await c.does("let-pass", yes=True)
    for seat, since in zip(others, before, strict=True):
        await seat.hears_nothing(0.1, since=since)
    assert await a.guest.lists("running") == listed
    await a.chooses(PLAY)
    await all_see(others, lambda seat: seat.view.window > 0)
    for seat in others:
        await seat.has_heard_all()
    assert sum(isinstance(message, told.GameMessage) for message in watcher.heard[before[2] :]) == 1
    assert not any(game.passing for seat in others for game in seat.games)


async def test_one_may_stop_to_let_everything_pass(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2, position=window())
    await b.does("let-pass", yes=True)
    await b.does("let-pass", yes=True)
    await b.does("let-pass", yes=False)
    assert not passes(b)
    await a.chooses(PLAY)
    await b.until(lambda: "nope" in b.codes)


async def test_a_spectator_lets_nothing_pass(friends: Friends) -> None:
    a, _ = await friends.play("kittens", 2, position=window())
    watcher = await (await friends.comes("Eve")).goes_to(a.id)
    assert await watcher.may_not("let-pass", yes=True) == "error-not-seated"
