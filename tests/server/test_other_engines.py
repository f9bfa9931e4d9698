"""A log that this engine plays otherwise than the one that wrote it: detected, kept readable, and said so."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import text

from igroteka import __version__
from igroteka.core.registry import find_game
from igroteka.core.replays import replay_of, write_replay
from igroteka.core.session import Session
from tests.server.client import SOON, Friends, Seat
from tests.server.host import Host, database_of, log_of, one_process

pytestmark = pytest.mark.anyio

OLD = "0.0.7"


def rewrite(host: Host, table: str, kind: str, before: str, after: str) -> None:
    """Let events of a kind look as if another engine had written them."""
    change = "UPDATE events SET data = replace(data, :before, :after) WHERE table_id = :table AND data LIKE :kind"
    with database_of(host) as engine, engine.begin() as connection:
        values = {"before": before, "after": after, "table": table, "kind": f'%"kind":"{kind}"%'}
        assert connection.execute(text(change), values).rowcount > 0


async def opens_and_moves(friends: Friends) -> Seat:
    """Somebody who has played a little, and left."""
    (a,) = await friends.play("targi", 1, bots=["random"])
    await a.until(lambda: bool(a.moves))
    await a.chooses(a.moves[0])
    await a.until(lambda: a.view.moment >= 2)
    await a.leaves()
    return a


@pytest.mark.parametrize(
    ("kind", "before", "after", "shown"),
    [
        ("chose", '"trace":', '"trace":9', True),  # the game goes another way
        ("chose", '"code":"place', '"code":"displace', True),  # the option no longer exists
        ("dealt", '"settings":{', '"settings":{"house_rule":true,', False),  # the setup no longer exists
        ("dealt", '"seed":"', '"seed":"0', False),  # the same seed is dealt otherwise
    ],
    ids=["way", "option", "setup", "deal"],
)
async def test_a_game_that_cannot_be_replayed_is_kept_readable(
    tmp_path: Path, kind: str, before: str, after: str, shown: bool
) -> None:
    with one_process(tmp_path) as host:
        async with Friends(host) as friends:
            a = await opens_and_moves(friends)
        rewrite(host, a.id, "dealt", f'"engine":"{__version__}"', f'"engine":"{OLD}"')
        rewrite(host, a.id, kind, before, after)
    with one_process(tmp_path, host.port) as again:
        async with Friends(again) as friends:
            guest = friends.returns(a.guest)
            seat = await guest.goes_to(a.id)
            assert (seat.table.status, seat.table.broken, seat.number) == ("broken", OLD, 0)
            assert seat.plays is shown
            assert await seat.may_not("choose", moment=1, code="place:B2") == "error-no-game"
            await seat.says("What a pity.")
            choices = (await guest.gets(f"tables/{a.id}/games/1/choices")).text.splitlines()
            assert len(choices) >= 2
            await is_looked_back_at(seat, choices, shown=shown)
            if shown:
                await seat.does("rematch")


async def is_looked_back_at(seat: Seat, choices: list[str], *, shown: bool) -> None:
    """As much as can be shown is shown, and the file is the one of the old engine."""
    file = await seat.guest.gets(f"tables/{seat.id}/games/1/file")
    steps = await seat.guest.gets(f"tables/{seat.id}/games/1/steps", seat="open")
    if shown:
        assert f"engine: {OLD}" in file.text
        assert all(choice in file.text for choice in choices)
        assert steps.json()["total"] >= 1
    else:
        for answer in (file, steps):
            assert (answer.status_code, answer.json()["text"]) == (409, "error-log-diverged")


async def test_a_log_that_cannot_be_read_keeps_no_other_table_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.server.tables.hub.SWEEP_INTERVAL", 0.1)
    monkeypatch.setattr("igroteka.server.tables.hub.OVERDUE", 100)
    clock = {"kind": "seconds", "each": 1}
    with one_process(tmp_path) as host:
        async with Friends(host) as friends:
            damaged, _ = await friends.play("targi", 2, settings={"clock": clock})
            sound, _ = await friends.play("targi", 2, settings={"clock": clock})
        rewrite(host, damaged.id, "dealt", '"kind":"dealt"', '"kind":"dreamt"')
    before = len(log_of(host, sound.id))
    with one_process(tmp_path, host.port) as again:
        async with Friends(again) as friends, asyncio.timeout(SOON):
            while len(log_of(again, sound.id)) == before:
                await asyncio.sleep(0.1)
            guest = friends.returns(damaged.guest)
            assert (await guest.gets(f"tables/{damaged.id}")).json()["text"] == "error-log-unreadable"
            assert damaged.id in await guest.lists("running", mine=True)
            assert await (await guest.goes_to(damaged.id)).until_closed() == 1011


async def test_an_engine_that_knows_more_of_a_state_goes_on_with_the_game(tmp_path: Path) -> None:
    with one_process(tmp_path) as host:
        async with Friends(host) as friends:
            a = await opens_and_moves(friends)
        rewrite(host, a.id, "dealt", '"trace":{', '"trace":{"a_part_that_was_dropped":7,')
    with one_process(tmp_path, host.port) as again:
        async with Friends(again) as friends:
            seat = await friends.returns(a.guest).goes_to(a.id)
            assert seat.table.status == "playing"


async def test_a_game_from_a_file_that_cannot_be_replayed_is_kept_readable(tmp_path: Path) -> None:
    with one_process(tmp_path) as host:
        async with Friends(host) as friends:
            (ann,) = await friends.come("Ann")
            text = finished_game()
            answer = await ann.posts("replays", {"replay": text})
            table = answer.json()["table"]
        rewrite(host, table, "opened", f"engine: {__version__}", f"engine: {OLD}")
        rewrite(host, table, "opened", "A place:", "A displace:")
    with one_process(tmp_path, host.port) as again:
        async with Friends(again) as friends:
            guest = friends.returns(ann)
            seat = await guest.goes_to(table)
            assert (seat.table.status, seat.table.broken, seat.plays) == ("broken", OLD, False)
            choices = (await guest.gets(f"tables/{table}/games/1/choices")).text
            assert choices == text.replace("A place:", "A displace:").split("---\n")[1]
            for part in ("file", "steps", "proof"):
                answer = await guest.gets(f"tables/{table}/games/1/{part}")
                assert (answer.status_code, answer.json()["text"]) == (409, "error-log-diverged")


def finished_game() -> str:
    """The replay of a game of Targi that was played at random."""
    targi, lot = find_game("targi"), random.Random(7)
    session = Session.start(targi, targi.setup(2, {}, "7"))
    while session.state.decisions():
        decision = session.state.decisions()[0]
        session.choose(decision.seat, lot.choice(decision.options).code)
    return write_replay(replay_of(session))


async def test_a_finished_game_stays_finished_although_its_end_is_told_differently(tmp_path: Path) -> None:
    with one_process(tmp_path) as host:
        async with Friends(host) as friends:
            a, b = await friends.play("targi", 2)
            await a.does("concede")
            await b.until(lambda: b.over)
            await a.leaves()
        rewrite(host, a.id, "chose", '"trace":', '"trace":9')
    with one_process(tmp_path, host.port) as again:
        async with Friends(again) as friends:
            seat = await friends.returns(a.guest).goes_to(a.id)
            assert (seat.table.status, seat.table.broken) == ("finished", "")
            assert seat.view.outcome is not None
