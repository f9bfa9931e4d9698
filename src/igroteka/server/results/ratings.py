"""Ratings from results, by the model of Plackett and Luce as Weng and Lin compute it (`openskill`).

A rating is that of a player at one game, or in one role of it. Every seat counts for itself; seats that share a place
are tied. Bots of a level are one player, whose rating moves like that of everybody else. Ratings depend on the results
and their order, and on nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from openskill.models import PlackettLuce

from igroteka.server.storage.results import BOT, Key, Result, SeatResult, StoredRating

MODEL = PlackettLuce()
START, SCALE = 1500, 60  # how ratings are shown: 1500 ± 500 at first
UNCERTAIN = 200  # a deviation above which a rating is preliminary


UNKNOWN = StoredRating(MODEL.mu, MODEL.sigma, 0, 0)

Ratings = dict[Key, StoredRating]


def shown(rating: StoredRating) -> dict[str, object]:
    """A rating as it is shown: a number around 1500, its deviation, and whether it says little yet."""
    deviation = round(SCALE * rating.sigma)
    return {
        "value": round(START + SCALE * (rating.mu - MODEL.mu)),
        "deviation": deviation,
        "preliminary": deviation > UNCERTAIN,
        "games": rating.games,
        "won": rating.won,
    }


def player_of(seat: SeatResult) -> str:
    """Who is rated for a seat: a guest, or the bots of a level."""
    return seat.guest_id or f"{BOT}{seat.level}"


def rated(ratings: Mapping[Key, StoredRating], results: Iterable[Result]) -> Ratings:
    """The ratings after more results, in their order."""
    found = dict(ratings)
    for result in results:
        if counts(result):
            _rate(found, result, [""] * len(result.seats))
            if all(seat.role for seat in result.seats):
                _rate(found, result, [seat.role for seat in result.seats])
    return found


def counts(result: Result) -> bool:
    """True if a result is rated: nobody may have played against themselves on two devices."""
    people = [seat.guest_id for seat in result.seats if seat.guest_id]
    return not result.unrated and len(result.seats) > 1 and len(set(people)) == len(people)


def _rate(ratings: Ratings, result: Result, roles: Sequence[str]) -> None:
    """Rate one result; a player with several seats gets the mean of what they have done to the rating."""
    keys: list[Key] = [(player_of(seat), result.game, role) for seat, role in zip(result.seats, roles, strict=True)]
    before = [ratings.get(key, UNKNOWN) for key in keys]
    teams = [[MODEL.create_rating([one.mu, one.sigma])] for one in before]
    after = [team[0] for team in MODEL.rate(teams, ranks=[float(seat.place) for seat in result.seats])]
    for key in dict.fromkeys(keys):
        mine = [number for number, other in enumerate(keys) if other == key]
        won = sum(result.seats[number].place == 1 for number in mine)
        ratings[key] = StoredRating(
            mu=sum(after[number].mu for number in mine) / len(mine),
            sigma=sum(after[number].sigma for number in mine) / len(mine),
            games=before[mine[0]].games + len(mine),
            won=before[mine[0]].won + won,
        )
