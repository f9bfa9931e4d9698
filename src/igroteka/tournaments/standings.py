"""How everybody stands, and what decides between equal points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from igroteka.tournaments.duels import tables_of
from igroteka.tournaments.model import POINT, Format, PlayedTable, Round, Rules, Scoring

# What decides if the first thing is equal, in this order. Clients say it in words.
TIE_BREAKS: Final[dict[Format, tuple[str, ...]]] = {
    "swiss": ("opposition", "beaten", "wins"),
    "round-robin": ("beaten", "wins"),
    "league": ("opposition", "beaten", "wins"),
    "knock-out": (),
}
TIE_BREAKS_BY_SCORE: Final = ("points", "wins")


@dataclass(frozen=True)
class Standing:
    """How an entrant stands. Points are in shares of `POINT`; `opposition` and `beaten` in shares of its square.

    `opposition`: the points of everybody they have met. `beaten`: those of everybody they were ahead of, and half of
    those with whom they shared a place. At a table of several each opponent counts as their share of one game. A game
    that was not played counts as one against somebody with the same points. `out`: the round in which they were
    knocked out, 0 if they were not.
    """

    entrant: int
    place: int
    points: int
    score: int
    opposition: int
    beaten: int
    wins: int
    played: int
    out: int = 0


def tie_breaks(format: Format, scoring: Scoring) -> tuple[str, ...]:
    return TIE_BREAKS[format] if scoring == "places" or format == "knock-out" else TIE_BREAKS_BY_SCORE


def standings(rules: Rules, entrants: Sequence[int], rounds: Sequence[Round]) -> list[Standing]:
    """Everybody, the first one first. Who is equal in everything shares a place, in the order of `entrants`."""
    points, scores = total_points(rounds), total_scores(rounds)
    wins, played, opposition, beaten = Counter[int](), Counter[int](), Counter[int](), Counter[int]()
    for table in tables_of(rounds):
        for entrant in table.entrants:
            if table.is_bye or not table.was_played:
                opposition[entrant] += points[entrant] * POINT
                beaten[entrant] += points[entrant] * table.points()[entrant]
                continue
            if entrant in table.absent:
                opposition[entrant] += points[entrant] * POINT
                continue
            place = place_of(table, entrant)
            played[entrant] += 1
            wins[entrant] += place == 1
            _meet(table, entrant, place, points, opposition, beaten)
    out = knocked_out(rules, entrants, rounds) if rules.format == "knock-out" else {}
    last = {one: place_of(table, one) for table in rounds[-1] for one in table.entrants} if out else {}
    order = {entrant: at for at, entrant in enumerate(entrants)}
    rows = [
        Standing(
            one, 0, points[one], scores[one], opposition[one], beaten[one], wins[one], played[one], out.get(one, 0)
        )
        for one in entrants
    ]
    if rules.format == "knock-out":
        keys = {row.entrant: (row.out == 0, row.out, -last.get(row.entrant, 0) if row.out else 0) for row in rows}
        return _placed(rows, keys, order)
    names = tie_breaks(rules.format, rules.scoring)
    first = "score" if rules.scoring == "score" else "points"
    return _placed(rows, {row.entrant: tuple([getattr(row, name) for name in (first, *names)]) for row in rows}, order)


def _meet(
    table: PlayedTable, entrant: int, place: int, points: Counter[int], opposition: Counter[int], beaten: Counter[int]
) -> None:
    """Count the others at a table for somebody's tie-breaks."""
    share = POINT // (len(table.entrants) - 1)
    for other in table.entrants:
        if other == entrant:
            continue
        strength = points[entrant] if other in table.absent else points[other]
        behind = place_of(table, other)
        opposition[entrant] += strength * share
        beaten[entrant] += strength * share if behind > place else strength * share // 2 if behind == place else 0


def _placed(rows: list[Standing], keys: Mapping[int, tuple[int, ...]], order: dict[int, int]) -> list[Standing]:
    """Rows in the order of their keys, the largest first; equal keys share a place."""
    ranked = sorted(rows, key=lambda row: order[row.entrant])
    ranked.sort(key=lambda row: keys[row.entrant], reverse=True)
    found: list[Standing] = []
    for at, row in enumerate(ranked):
        shared = at and keys[row.entrant] == keys[ranked[at - 1].entrant]
        found.append(replace(row, place=found[-1].place if shared else at + 1))
    return found


def place_of(table: PlayedTable, entrant: int) -> int:
    return table.places[table.entrants.index(entrant)]


def total_points(rounds: Sequence[Round]) -> Counter[int]:
    found: Counter[int] = Counter()
    for table in tables_of(rounds):
        found.update(table.points())
    return found


def total_scores(rounds: Sequence[Round]) -> Counter[int]:
    """The scores of the games. A bye counts as the mean of everybody who has played in that round."""
    found: Counter[int] = Counter()
    for one in rounds:
        here = [score for table in one if not table.is_bye for score in _scores(table).values()]
        mean = round(sum(here) / len(here)) if here else 0
        for table in one:
            found.update({table.entrants[0]: mean} if table.is_bye else _scores(table))
    return found


def _scores(table: PlayedTable) -> dict[int, int]:
    """What those who came have scored."""
    scores = dict(zip(table.entrants, table.scores, strict=True))
    return {entrant: scores[entrant] for entrant in table.present}


# Knock-out.


def ranked_at(table: PlayedTable, lots: Sequence[int]) -> list[int]:
    """Those who came to a table, the best first. Where somebody has to be ahead, equal places are decided by the score
    of the game, then for whoever sat later, then by the draw.
    """
    rows = [
        (place, -score, -seat, lots.index(entrant), entrant)
        for seat, (entrant, place, score) in enumerate(zip(table.entrants, table.places, table.scores, strict=True))
        if entrant not in table.absent
    ]
    return [row[-1] for row in sorted(rows)]


def knocked_out(rules: Rules, entrants: Sequence[int], rounds: Sequence[Round]) -> dict[int, int]:
    """In which round everybody was knocked out. At tables of several that is certain only when the next round is known,
    except in the final.
    """
    found: dict[int, int] = {}
    for number, (one, after) in enumerate(pairwise(rounds), start=1):
        left = {entrant for table in after for entrant in table.entrants}
        found.update({entrant: number for table in one for entrant in table.entrants if entrant not in left})
    alive = len(entrants) - len(found)
    for table in rounds[-1] if rounds else ():
        if not table.is_bye and (rules.seats == 2 or len(table.entrants) == alive):
            winner = ranked_at(table, entrants)[:1]
            found.update({entrant: len(rounds) for entrant in table.entrants if entrant not in winner})
    return found
