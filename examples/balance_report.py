"""How balanced is BANG!? How often each role, character and event wins if everybody plays sensibly.

    python -m examples.balance_report --games 1000 > balance.txt

makes the tables of docs/balance.md. Every seat is played by the greedy bot, as `igroteka arena bang greedy --balance`
has it. Behind a share stands the interval in which the true one lies with 95 %. The tables are Markdown.
"""

# %% What is needed
from __future__ import annotations

import argparse
import os

from igroteka.arena.balance import strengths
from igroteka.arena.book import Book
from igroteka.arena.contest import BALANCE, contest
from igroteka.arena.running import run
from igroteka.arena.shares import Share
from igroteka.arena.standings import Results
from igroteka.core.registry import find_game
from igroteka.texts.texts import texts_for

SHERIFF, DEPUTY, OUTLAW, RENEGADE = [f"bang-role-{role}" for role in ("sheriff", "deputy", "outlaw", "renegade")]
EVENTFUL = 5  # players of the games with events


# %% Playing
def played(seats: int, preset: str, games: int, seed: str, workers: int) -> Results:
    """So many games of greedy bots."""
    bang = find_game("bang")
    options = bang.preset(preset).settings if preset else {}
    with Book(contest(bang, seats, options, BALANCE, ["greedy"], games, seed), None) as book:
        for _ in run(book, workers):
            pass
        return Results(book.contest, book.played)


# %% How shares are written
def percent(share: float) -> str:
    """33.3 %."""
    return f"{100 * share:.1f} %"


def between(share: Share) -> str:
    """30.4 … 36.3."""
    return f"{100 * share.low:.1f} … {100 * share.high:.1f}"


def head(*titles: str) -> list[str]:
    """The first two lines of a table."""
    return [f"| {' | '.join(titles)} |", "|---" * len(titles) + "|"]


def line(*cells: str) -> str:
    """A line of a table."""
    return f"| {' | '.join(cells)} |"


# %% By role
def by_role(contests: list[Results]) -> list[str]:
    """A line for each number of players: Sheriff and Deputies win together, a Renegade wins alone."""
    found = head("players", "games", "Sheriff and Deputies", "Outlaws", "a Renegade")
    for results in contests:
        games = len(results.played)
        shares = {row.what: row.share for row in results.rows(results.main_kind)}
        cells = [f"{percent(shares[role].share)} ({between(shares[role])})" for role in (SHERIFF, OUTLAW, RENEGADE)]
        if shares[RENEGADE].games > games:
            cells[-1] += ", each of two"
        found.append(line(str(results.contest.seats), f"{games:,}", *cells))
    return found


# %% By character
def by_character(contests: list[Results]) -> list[str]:
    """A line for each character: what it has won, and what its roles would have won anyway."""
    say = texts_for("en").say
    found = head("character", "games", "wins", "interval", "expected", "difference")
    for one in strengths(contests, "character"):
        share, more = one.share, f"{100 * one.difference:+.1f}".replace("-", "−")
        interval = f"{between(share)} %"
        found.append(
            line(say(one.what), f"{share.games:,}", percent(share.share), interval, percent(one.expected), more)
        )
    return found


# %% By event
def by_event(results: Results) -> list[str]:
    """A line for each event: who has won the games in which it came."""
    say = texts_for("en").say
    found = head("event", "games", "Sheriff", "Deputy", "Outlaws", "Renegade")
    for one in sorted(results.happenings(), key=lambda one: say(one.event)):
        cells = [percent(one.shares[role].share) for role in (SHERIFF, DEPUTY, OUTLAW, RENEGADE)]
        found.append(line(say(one.event), f"{one.games:,}", *cells))
    return found


# %% All of it
def main(arguments: list[str] | None = None) -> list[str]:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m examples.balance_report")
    parser.add_argument("--seats", type=int, nargs="+", default=[4, 5, 6, 7, 8])
    parser.add_argument("--games", type=int, default=1000, help="for each number of players")
    parser.add_argument("--events", type=int, help="games with all events; as many as of the others, 0: none")
    parser.add_argument("--preset", default="")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args(arguments)
    contests = [played(seats, wanted.preset, wanted.games, wanted.seed, wanted.workers) for seats in wanted.seats]
    report = [*by_role(contests), "", *by_character(contests)]
    events = wanted.games if wanted.events is None else wanted.events
    if events:
        report += ["", *by_event(played(EVENTFUL, "everything", events, wanted.seed, wanted.workers))]
    print("\n".join(report))
    return report


if __name__ == "__main__":
    main()
