"""What was played on a host, in numbers."""

from __future__ import annotations

import json
from typing import cast

from igroteka.server.statistics import DAY, DAYS, Played, statistics
from igroteka.server.storage.store import Listing
from tests.server.client import Friends

NOW = 20_000 * DAY + 5


def finished(game: str, kinds: str, places: list[int], days_ago: int = 0, *, imported: bool = False) -> Listing:
    """A finished table: `kinds` has p for a person and b for a bot."""
    names = {"p": "person", "b": "bot"}
    summary = json.dumps({"kinds": [names[kind] for kind in kinds], "places": places, "imported": imported})
    at = NOW - days_ago * DAY
    return Listing(game, game, "finished", True, "host", at, at, None, summary)


def by_game(*tables: Listing) -> list[Played]:
    """What is told of each game."""
    return cast(list[Played], statistics(tables, NOW)["each"])


def test_games_are_counted_with_their_players_and_who_won() -> None:
    kittens, targi = by_game(
        finished("kittens", "pb", [1, 2]), finished("kittens", "pbb", [2, 1, 3]), finished("targi", "pp", [1, 1])
    )
    assert kittens == Played("kittens", games=2, seats=5, people_won=1, bots_won=1, last=NOW)
    assert targi == Played("targi", games=1, seats=2, people_won=1, bots_won=0, last=NOW)


def test_a_game_that_was_broken_off_is_won_by_nobody() -> None:
    (one,) = by_game(finished("bang", "pbb", []))
    assert (one.people_won, one.bots_won) == (0, 0)


def test_a_game_that_was_played_elsewhere_does_not_count() -> None:
    tables = [finished("bang", "pb", [1, 2]), finished("bang", "pb", [1, 2], imported=True)]
    (one,) = by_game(*tables)
    assert one.games == 1
    assert sum(day["games"] for day in cast(list[dict[str, int]], statistics(tables, NOW)["days"])) == 1


def test_days_without_games_are_told_too() -> None:
    days = statistics([finished("bang", "pb", [1, 2], 2), finished("bang", "pb", [1, 2], DAYS)], NOW)["days"]
    assert isinstance(days, list)
    assert [day["games"] for day in days] == [0] * (DAYS - 3) + [1, 0, 0]
    assert days[-1]["at"] == NOW - NOW % DAY


async def test_the_numbers_of_a_host_grow_with_its_games(friends: Friends) -> None:
    (a,) = await friends.play("kittens", 1, bots=["random"])
    await a.plays_on()
    told = (await a.guest.gets("statistics")).json()
    assert sum(day["games"] for day in told["days"]) >= 1
    assert "kittens" in [one["game"] for one in told["each"]]
    assert "names" not in json.dumps(told)
