"""Finished games are thought about: in pieces, beside the tables, and only as long as somebody wants to know."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import msgspec
import pytest

from igroteka.analysis.analysing import Analyst
from igroteka.core.registry import find_game
from igroteka.core.replays import read_replay
from igroteka.server.bots import analysis_queue
from igroteka.server.bots.analysis_queue import AnalysisJob, AnalysisPart, AnalysisQueue, analyse_part, effort
from igroteka.server.common.limits import Limits
from igroteka.server.common.refusals import Unavailable
from tests.server.client import SOON, Friends, Guest, Seat
from tests.server.host import one_process
from tests.server.positions import LAST_CARDS, TWO_CATS
from tests.server.test_looking_back import steps

pytestmark = pytest.mark.anyio

KITTENS = find_game("kittens")
RECORDED = Path(__file__).parents[1] / "corpus" / "kittens" / "lightning_kittens-2-random.replay"

LONG = 5 * SOON  # for whoever gives way to everybody else on this machine


class Moment(msgspec.Struct):
    """The chances after so many choices."""

    step: int
    chances: list[float]


class Option(msgspec.Struct):
    """What could be chosen, in words."""

    code: str
    text: str


class Mistake(msgspec.Struct):
    """A choice that cost something."""

    step: int
    seat: int
    cost: float
    chosen: Option
    better: Option


class Turn(msgspec.Struct):
    """Where the chances changed."""

    step: int
    seat: int


class ServerMessage(msgspec.Struct):
    """What is thought of a game so far."""

    looked: int
    total: int
    moments: list[Moment]
    turning_points: list[Turn]
    mistakes: list[Mistake]


async def finished(friends: Friends) -> Seat:
    """Somebody who has just played the end of a game: a whole one would be thought about for a minute."""
    (a,) = await friends.play("kittens", 1, bots=["random"], position=LAST_CARDS)
    await a.plays_on()
    return a


async def asks(guest: Guest, table: str, number: int = 1) -> ServerMessage:
    """What is thought of a game so far."""
    answer = await guest.posts(f"tables/{table}/games/{number}/analysis", {})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ServerMessage)


async def waits(guest: Guest, table: str) -> list[ServerMessage]:
    """Everything that somebody is told who asks until there is nothing left to think about."""
    found = [await asks(guest, table)]
    async with asyncio.timeout(LONG) as limit:
        while found[-1].looked < found[-1].total:
            await asyncio.sleep(0.05)
            found.append(await asks(guest, table))
            if found[-1].looked > found[-2].looked:  # it goes on, however slowly
                limit.reschedule(asyncio.get_running_loop().time() + LONG)
    return found


async def refused(seat: Seat, number: int = 1) -> tuple[int, str]:
    """The status and the reason of a refusal."""
    answer = await seat.guest.posts(f"tables/{seat.id}/games/{number}/analysis", {})
    return answer.status_code, answer.json()["text"]


async def test_whoever_asks_is_told_more_and_more_until_the_whole_game_was_thought_about(friends: Friends) -> None:
    a = await finished(friends)
    eve = await friends.comes("Eve")
    told = await waits(eve, a.id)
    assert [one.looked for one in told] == sorted([one.looked for one in told])
    choices = (await eve.gets(f"tables/{a.id}/games/1/choices")).text.splitlines()
    last = told[-1]
    assert last.total == len(choices) + 1
    assert last.moments[0].step == 0
    assert last.moments[-1].step == len(choices)
    assert a.view.outcome is not None
    assert last.moments[-1].chances == [float(place == 1) for place in a.view.outcome.places]
    assert {turn.step for turn in last.turning_points} <= {moment.step for moment in last.moments}
    for mistake in last.mistakes:
        assert choices[mistake.step] == f"{'AB'[mistake.seat]} {mistake.chosen.code}"
        assert mistake.better.code != mistake.chosen.code
        assert mistake.cost > 0
    assert await asks(eve, a.id) == last  # it is remembered


async def test_a_running_game_is_not_thought_about(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2, position=TWO_CATS)
    assert await refused(a) == (409, "error-still-secret")
    await b.does("concede")
    await a.until(lambda: a.over)
    assert (await waits(a.guest, a.id))[-1].moments[-1].chances == [1.0, 0.0]


async def test_of_a_match_the_games_that_are_over_are_thought_about_and_no_other(
    friends: Friends, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_queue, "PATIENCE", 0.0)  # nobody waits for the answer here
    (a,) = await friends.play("bang", 1, bots=["greedy"] * 3, settings={"games": 2})
    await a.plays_on()
    await a.does("continue")
    assert (await asks(a.guest, a.id)).total > 1
    assert await refused(a, 2) == (409, "error-still-secret")
    assert await refused(a, 3) == (404, "error-no-such-game")


async def test_steps_tell_after_how_many_choices_they_stand_once_that_is_no_secret(friends: Friends) -> None:
    (a,) = await friends.play("kittens", 1, bots=["random"], settings={"options": {"deck": "classic_base"}})
    assert "choices" not in (await steps(a.guest, a.id))["steps"][0]
    await a.plays_on()
    found = (await steps(a.guest, a.id, seat="open"))["steps"]
    assert [step["choices"] for step in found] == list(range(len(found)))


# Limits.


async def test_an_address_lets_only_so_many_games_be_thought_about_in_a_while(tmp_path: Path) -> None:
    with one_process(tmp_path, limits=Limits(analyses=1)) as host:
        async with Friends(host) as friends:
            first, second = await finished(friends), await finished(friends)
            await asks(first.guest, first.id)
            assert await refused(second) == (429, "error-too-many")
            await asks(second.guest, first.id)


async def test_only_so_many_games_are_thought_about_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_queue, "WAITING", 1)
    with one_process(tmp_path) as host:
        async with Friends(host) as friends:
            first, second = await finished(friends), await finished(friends)
            await asks(first.guest, first.id)
            assert await refused(second) == (503, "error-analysis-busy")
            await waits(first.guest, first.id)
            await asks(second.guest, second.id)


# How it is done.


def recorded() -> AnalysisJob:
    """A recorded game."""
    session = read_replay(RECORDED.read_text(encoding="utf-8"), KITTENS).play(KITTENS)
    return AnalysisJob(
        "kittens", KITTENS.dump(session.first), [(choice.seat, choice.code) for choice in session.choices]
    )


def test_what_is_thought_in_pieces_is_what_is_thought_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_queue, "PART", 0.0)
    monkeypatch.setattr(analysis_queue, "MAX_ITERATIONS", 20)
    replay = read_replay(RECORDED.read_text(encoding="utf-8"), KITTENS)
    whole = Analyst(KITTENS, replay, effort(len(replay.choices)))
    for _ in whole.run():
        pass
    piece = recorded()
    pieces: list[AnalysisPart] = []
    while not pieces or pieces[-1].next <= len(piece.choices):
        found = analyse_part(
            msgspec.json.encode(msgspec.structs.replace(piece, first=pieces[-1].next if pieces else 0))
        )
        pieces.append(msgspec.json.decode(found, type=AnalysisPart))
    assert len(pieces) == len(piece.choices) + 1
    assert [moment for one in pieces for moment in one.moments] == whole.found.moments
    assert [choice for one in pieces for choice in one.choices] == whole.found.choices


def test_the_longer_a_game_the_shorter_is_thought_about_each_choice() -> None:
    assert [effort(choices).iterations for choices in (0, 100, 400, 100_000)] == [200, 200, 100, 60]


async def test_the_process_that_thinks_gives_way_to_all_others_and_ends_when_it_has_nothing_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(analysis_queue, "PATIENCE", LONG)
    found = AnalysisQueue()
    found.begin(("t", 1), recorded())
    await asyncio.sleep(0)
    assert found._bot_pool is not None
    bot_pool = found._bot_pool
    await bot_pool.ready()
    assert bot_pool._pool is not None
    processes = list((bot_pool._pool._processes or {}).values())
    calm = min(19, os.getpriority(os.PRIO_PROCESS, 0) + analysis_queue.CALM)
    assert [os.getpriority(os.PRIO_PROCESS, process.pid or 0) for process in processes] == [calm]
    assert found._running is not None
    await found._running
    assert vars(found)["_bot_pool"] is None
    told = found.known(("t", 1))
    assert told is not None
    assert told["looked"] == told["total"]
    await found.close()
    async with asyncio.timeout(SOON):
        while any(process.exitcode is None for process in processes):  # the pool waits for its processes as well
            await asyncio.sleep(0.05)
    assert [process.exitcode for process in processes] == [0]


async def test_nobody_thinks_about_a_game_that_nobody_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_queue, "PATIENCE", 0.0)
    found = AnalysisQueue()
    found.begin(("t", 1), recorded())
    assert found._running is not None
    await found._running
    told = found.known(("t", 1))
    assert told is not None
    assert told["looked"] == 0
    await found.close()


async def test_whoever_asks_for_a_game_that_could_not_be_thought_through_is_told_so_and_may_try_again() -> None:
    found = AnalysisQueue()
    broken = msgspec.structs.replace(recorded(), choices=[(0, "jump")])
    found.begin(("t", 1), broken)
    assert found._running is not None
    await found._running
    with pytest.raises(Unavailable, match="error-analysis-failed"):
        found.known(("t", 1))
    assert found.known(("t", 1)) is None
    await found.close()


async def test_of_many_games_those_that_were_asked_for_last_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_queue, "KEPT", 2)
    monkeypatch.setattr(analysis_queue, "PATIENCE", 0.0)
    found, piece = AnalysisQueue(), recorded()
    found.begin(("t", 1), piece)
    found.begin(("t", 2), piece)
    found.known(("t", 1))
    found.begin(("t", 3), piece)
    assert [found.known(("t", number)) is not None for number in (1, 2, 3)] == [True, False, True]
    await found.close()
