"""Games that were played elsewhere: their names fit into lists, and nobody can flood a host with them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from igroteka.core.registry import find_game
from igroteka.core.replays import replay_of, write_replay
from igroteka.core.session import Session
from igroteka.server.common.limits import Limits
from igroteka.server.tables.messages import LONGEST_NAME
from tests.server.client import Friends, Guest
from tests.server.host import log_of, one_process

pytestmark = pytest.mark.anyio

CARDS = "exploding_kitten:1 defuse:4 skip:10 attack_2x:10 nope:10"
LONG = "An imposing name. " * 3000  # 54 kB


async def a_replay(friends: Friends) -> str:
    """A game that two people have finished."""
    a, b = await friends.play("targi", 2)
    await a.does("concede")
    await b.until(lambda: b.table.status == "finished")
    found = (await a.guest.gets(f"tables/{a.id}/games/1/file")).text
    return "".join([f"{line}\n" for line in found.splitlines() if not line.startswith("name ")])


async def brings(guest: Guest, replay: str) -> str:
    """Bring a game along that everybody may see; its table."""
    answer = await guest.posts("replays", {"replay": replay, "public": True})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def named(replay: str, *names: str) -> str:
    """The replay with the names of its players."""
    lines = "".join([f"name {'ABCDEFGH'[seat]}: {name}\n" for seat, name in enumerate(names)])
    return replay.replace("---\n", f"{lines}---\n", 1)


async def test_names_are_cut_and_cleaned(tmp_path: Path) -> None:
    with one_process(tmp_path) as host:
        async with Friends(host) as friends:
            replay = await a_replay(friends)
            eve = await friends.comes("Eve")
            tables = [await brings(eve, named(replay, LONG, "\u202e\u200b\x07")) for _ in range(3)]
            answer = await eve.gets("tables", list="finished")
            assert len(answer.content) < 20_000
            listed = {one["id"]: one["summary"]["names"] for one in answer.json()["tables"]}
            for table in tables:
                assert listed[table] == [LONG[:LONGEST_NAME].strip(), "B"]
                (row,) = log_of(host, table)
                assert len(row.data) < 4 * len(replay)
                shown = (await eve.gets(f"tables/{table}")).json()["table"]
                assert [chair["name"] for chair in shown["chairs"]] == listed[table]
                again = (await eve.gets(f"tables/{table}/games/1/file")).text
                assert await brings(eve, again)


@pytest.mark.parametrize("field", ["engine", "seed", "nonce"])
async def test_what_only_makes_a_replay_longer_is_refused(friends: Friends, field: str) -> None:
    replay = await a_replay(friends)
    lines = [line for line in replay.splitlines() if not line.startswith((f"{field}:", "commitment:"))]
    eve = await friends.comes("Eve")
    text = "\n".join([lines[0], f"{field}: {'7' * 50_000}", *lines[1:]])
    answer = await eve.posts("replays", {"replay": text})
    assert (answer.status_code, answer.json()["text"]) == (409, "error-replay-long")


async def test_an_address_brings_only_so_many_games_along(tmp_path: Path) -> None:
    with one_process(tmp_path, limits=Limits(imports=2)) as host:
        async with Friends(host) as friends:
            replay = await a_replay(friends)
            for name in ("Eve", "Fay"):
                await brings(await friends.comes(name), replay)
            gus = await friends.comes("Gus")
            answer = await gus.posts("replays", {"replay": replay})
            assert (answer.status_code, answer.json()["text"]) == (429, "error-too-many")


async def test_a_guest_brings_only_so_many_games_along_in_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with one_process(tmp_path, limits=Limits(imports_per_guest=2)) as host:
        async with Friends(host) as friends:
            replay = await a_replay(friends)
            eve = await friends.comes("Eve")
            for _ in range(2):
                await brings(eve, replay)
    with one_process(tmp_path, limits=Limits(imports_per_guest=2)) as again:  # it is no matter of memory
        async with Friends(again) as friends:
            back = friends.returns(eve)
            answer = await back.posts("replays", {"replay": replay})
            assert (answer.status_code, answer.json()["arguments"]) == (429, {"most": 2})
            await brings(await friends.comes("Fay"), replay)
            monkeypatch.setattr("igroteka.server.tables.opening.DAY_MS", 0)
            await brings(back, replay)


async def test_games_that_are_brought_along_at_the_same_moment_are_counted_too(tmp_path: Path) -> None:
    with one_process(tmp_path, limits=Limits(imports_per_guest=2)) as host:
        async with Friends(host) as friends:
            replay = await a_replay(friends)
            eve = await friends.comes("Eve")
            answers = await asyncio.gather(*[eve.posts("replays", {"replay": replay}) for _ in range(6)])
    assert sorted(answer.status_code for answer in answers) == [201] * 2 + [429] * 4


async def test_an_option_that_nobody_may_ask_for_is_refused_in_a_replay_too(friends: Friends) -> None:
    kittens = find_game("kittens")
    cards = CARDS + " skip:0" * 500
    setup = kittens.setup(2, {"deck": "custom", "cards": cards}, "7")
    eve = await friends.comes("Eve")
    answer = await eve.posts("replays", {"replay": write_replay(replay_of(Session.start(kittens, setup)))})
    assert (answer.status_code, answer.json()["text"]) == (409, "error-options-long")
