"""The next round of a tournament."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import inf

from igroteka.core.random import from_seed
from igroteka.tournaments.duels import bracket, next_of_bracket, round_robin, swiss
from igroteka.tournaments.groups import Seating, again, earliness, grouped, meetings
from igroteka.tournaments.model import POINT, Round, Rules, planned_rounds, table_sizes
from igroteka.tournaments.standings import ranked_at, standings

Tables = list[tuple[int, ...]]
DRAWS = 10  # of a round of a league, of which the best is taken


def drawn(entrants: Sequence[int], seed: str) -> list[int]:
    """The entrants in the order of the draw."""
    found = list(entrants)
    from_seed(f"{seed}/draw").shuffle(found)
    return found


def next_round(rules: Rules, entrants: Sequence[int], active: Collection[int], rounds: Sequence[Round]) -> Tables:
    """The tables of the next round, each with its entrants in the order of seats; one alone has a bye. No tables: the
    tournament is over.

    `entrants` are all who ever took part, in the order of the draw; `active` are those who still do. The result depends
    on nothing else, so it can be computed again.
    """
    here = [entrant for entrant in entrants if entrant in active]
    if len(here) < min(rules.sizes):
        return []
    if rules.format == "knock-out":
        return _knock_out(rules, entrants, active, rounds)
    if len(rounds) >= planned_rounds(rules, len(entrants)):
        return []
    if rules.format == "round-robin":
        tables = [tuple([one for one in table if one in active]) for table in round_robin(entrants, len(rounds))]
        return [table for table in tables if table]
    ranked = [row.entrant for row in standings(rules, entrants, rounds) if row.entrant in active]
    if rules.format == "league":
        return _seated(_league(rules, here, rounds), rounds, ranked)
    if rules.seats == 2:
        early = earliness(rounds)
        return _seated(swiss(ranked, rounds, {one: early[one] // POINT for one in ranked}), rounds, ranked)
    return _seated(grouped(ranked, rounds, rules, near=True), rounds, ranked)


def _league(rules: Rules, here: Sequence[int], rounds: Sequence[Round]) -> Tables:
    """Tables by the draw: the one of several in which the fewest meet again."""
    met, best, least = meetings(rounds), Tables(), inf
    for attempt in range(DRAWS):
        order = list(here)
        from_seed(f"{rules.seed}/{len(rounds)}/{attempt}").shuffle(order)
        tables = grouped(order, rounds, rules, near=False)
        cost = sum(again(table, one, met) for table in tables for one in table)
        if cost < least:
            best, least = tables, cost
        if not cost:
            break
    return best


def _seated(tables: Tables, rounds: Sequence[Round], order: Sequence[int]) -> Tables:
    seating = Seating(rounds, order)
    return [seating.seated(table) for table in tables]


def _knock_out(rules: Rules, entrants: Sequence[int], active: Collection[int], rounds: Sequence[Round]) -> Tables:
    left = survivors(rules, entrants, active, rounds)
    if len(left) < 2:
        return []
    order = [entrant for entrant in entrants if entrant in left]
    if rules.seats == 2:
        return _seated(next_of_bracket(left) if rounds else bracket(left), rounds, order)
    sizes = table_sizes(len(left), rules)
    resting, playing = left[: len(left) - sum(sizes)], left[len(left) - sum(sizes) :]
    tables: list[list[int]] = [[] for _ in sizes]
    for entrant in playing:  # the best of the last round meet as late as possible
        open_tables = [at for at, size in enumerate(sizes) if len(tables[at]) < size]
        tables[min(open_tables, key=lambda at: (len(tables[at]), at))].append(entrant)
    return [*_seated([tuple(table) for table in tables], rounds, order), *[(one,) for one in resting]]


def survivors(rules: Rules, entrants: Sequence[int], active: Collection[int], rounds: Sequence[Round]) -> list[int]:
    """Who is left at knock-out: neighbours of the bracket side by side; at tables of several the winners first."""
    if not rounds:
        return [entrant for entrant in entrants if entrant in active]
    ranks = [ranked_at(table, entrants) for table in rounds[-1]]
    sizes = [len(table.entrants) for table in rounds[-1]]
    if rules.seats == 2 or len(ranks) == 1:
        return [rank[0] for rank in ranks if rank and rank[0] in active]
    up = [
        (at, one) for rank, size in zip(ranks, sizes, strict=True) for at, one in enumerate(rank[: max(1, size // 2)])
    ]
    rest = [(at, one) for rank in ranks for at, one in enumerate(rank) if (at, one) not in up]
    lots = {entrant: at for at, entrant in enumerate(entrants)}
    found = [one for _, one in sorted(up, key=lambda row: (row[0], lots[row[1]])) if one in active]
    spare = [one for _, one in sorted(rest, key=lambda row: (row[0], lots[row[1]])) if one in active]
    missing = max(0, min(rules.sizes) - len(found))
    return [*found, *spare[:missing]]
