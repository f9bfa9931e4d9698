"""How balanced is a game? Win shares of each role, character and event between sensible players.

    python -m igroteka.examples.balance_report GAME --seats 4 5 6 --games 1000 > balance.txt

prints Markdown tables like those of docs/balance.md. The greedy bot plays every seat, as in
`igroteka arena GAME greedy --balance`. Each share has its 95 % confidence interval.
"""

# %% Imports
from __future__ import annotations

import argparse
import os

from igroteka.arena.balance import strengths
from igroteka.arena.contest import BALANCE, contest
from igroteka.arena.results_file import ResultsFile
from igroteka.arena.running import run
from igroteka.arena.shares import Share
from igroteka.arena.standings import Results
from igroteka.core.game import Game
from igroteka.core.registry import find_game, games
from igroteka.core.state import State
from igroteka.texts.texts import texts_for


# %% Playing
def play(game: Game[State], seats: int, preset: str, count: int, seed: str, workers: int) -> Results:
    """Play so many games between greedy bots."""
    settings = game.preset(preset).settings if preset else {}
    with ResultsFile(contest(game, seats, settings, BALANCE, ["greedy"], count, seed), None) as results_file:
        for _ in run(results_file, workers):
            pass
        return Results(results_file.contest, results_file.played)


# %% Formatting
def percent(share: float) -> str:
    """33.3 %."""
    return f"{100 * share:.1f} %"


def between(share: Share) -> str:
    """30.4 … 36.3."""
    return f"{100 * share.low:.1f} … {100 * share.high:.1f}"


def head(*titles: str) -> list[str]:
    """The first two lines of a Markdown table."""
    return [f"| {' | '.join(titles)} |", "|---" * len(titles) + "|"]


def line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def name_of(what: str) -> str:
    """The name of a role, a character or an event; seats are numbered."""
    return f"seat {int(what) + 1}" if what.isdigit() else texts_for("en").say(what)


# %% By role, or by seat in a game without roles
def by_role(contests: list[Results]) -> list[str]:
    """One row per number of players, one column per role: the win share of a seat with that role."""
    shares = [{row.what: row.share for row in results.rows(results.main_kind)} for results in contests]
    roles = sorted({role for one in shares for role in one})
    found = head("players", "games", *[name_of(role) for role in roles])
    for results, one in zip(contests, shares, strict=True):
        cells = [f"{percent(one[role].share)} ({between(one[role])})" if role in one else "–" for role in roles]
        found.append(line(str(results.contest.seats), f"{len(results.played):,}", *cells))
    return found


# %% By any other trait, such as a character
def by_trait(contests: list[Results], kind: str) -> list[str]:
    """One row per trait: its win share, and the share that its roles explain."""
    found = head(kind, "games", "wins", "interval", "expected", "difference")
    for one in strengths(contests, kind):
        share, more = one.share, f"{100 * one.difference:+.1f}".replace("-", "−")
        interval = f"{between(share)} %"
        found.append(
            line(name_of(one.what), f"{share.games:,}", percent(share.share), interval, percent(one.expected), more)
        )
    return found


# %% By event
def by_event(results: Results) -> list[str]:
    """One row per event: win shares in the games in which it came up."""
    happened = sorted(results.happenings(), key=lambda one: name_of(one.event))
    roles = sorted({role for one in happened for role in one.shares})
    found = head("event", "games", *[name_of(role) for role in roles])
    for one in happened:
        cells = [percent(one.shares[role].share) if role in one.shares else "–" for role in roles]
        found.append(line(name_of(one.event), f"{one.games:,}", *cells))
    return found


# %% Main
def main(arguments: list[str] | None = None) -> list[str]:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m igroteka.examples.balance_report")
    parser.add_argument("game", choices=list(games()))
    parser.add_argument("--seats", type=int, nargs="+", help="default: every number that the game allows")
    parser.add_argument("--games", type=int, default=1000, help="for each number of players")
    parser.add_argument("--preset", default="")
    parser.add_argument("--events-preset", help="play a second series with this preset, for the table by event")
    parser.add_argument("--events-seats", type=int, default=5)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args(arguments)
    game = find_game(wanted.game)
    low, high = game.seats
    contests = [
        play(game, seats, wanted.preset, wanted.games, wanted.seed, wanted.workers)
        for seats in wanted.seats or range(low, high + 1)
    ]
    report = by_role(contests)
    for kind in contests[0].kinds[2:]:
        report += ["", *by_trait(contests, kind)]
    if wanted.events_preset:
        eventful = play(game, wanted.events_seats, wanted.events_preset, wanted.games, wanted.seed, wanted.workers)
        report += ["", *by_event(eventful)]
    print("\n".join(report))
    return report


if __name__ == "__main__":
    main()
