"""How balanced is BANG!? How often each role wins if everybody plays sensibly, for all numbers of players.

    python -m examples.balance_report --games 300 --seats 4 5 6 7

Every seat is played by the greedy bot. The Sheriff and the Deputies win together, the Outlaws win together, and a
Renegade wins alone; the shares of one line add up to 100 %, but for games that nobody wins. Behind a share stands the
interval in which the true one lies with 95 %. The table is Markdown.
"""

# %% What is needed
from __future__ import annotations

import argparse
from collections import Counter

from igroteka.bots.bot import imagination, make_bot
from igroteka.core.random import from_seed
from igroteka.games.bang.state import BangGame
from igroteka.games.bang.words import ROLES
from igroteka.research.configuration import Configuration, waiting
from igroteka.simulation import interval

CAMPS = {"sheriff": "law", "deputy": "law", "outlaw": "outlaws", "renegade": "renegades"}


# %% One game: which camps have won?
def winners(configuration: Configuration, seed: str) -> set[str]:
    """The camps that share the first place."""
    state = configuration.deal(seed)
    assert isinstance(state, BangGame)
    camps = [CAMPS[ROLES[figure.role]] for figure in state.figures]
    bot = make_bot("greedy", "bang")
    random = from_seed(f"{seed}/bots")
    while (decision := waiting(state)) is not None:
        view = configuration.game.view(state, decision.seat)
        imagine = imagination(configuration.game, state, decision.seat)
        state.apply(decision.seat, bot.choose(view, decision, random, imagine))
    outcome = state.outcome()
    assert outcome is not None
    return {camps[seat] for seat in outcome.winners}


# %% Many games
def shares(configuration: Configuration, games: int, seed: str) -> Counter[str]:
    """How often each camp has won."""
    found: Counter[str] = Counter()
    for number in range(games):
        found.update(winners(configuration, f"{seed}/{number}"))
    return found


# %% The report
def line(seats: int, found: Counter[str], games: int) -> str:
    """A line of the table."""
    cells: list[str] = []
    for camp in ("law", "outlaws", "renegades"):
        low, high = interval(found[camp], games)
        cells.append(f"{found[camp] / games:.1%} ({low:.0%}–{high:.0%})")
    return f"| {seats} | {games} | {' | '.join(cells)} |"


def main(arguments: list[str] | None = None) -> list[str]:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m examples.balance_report")
    parser.add_argument("--seats", type=int, nargs="+", default=[4, 5, 6, 7])
    parser.add_argument("--games", type=int, default=300, help="for each number of players")
    parser.add_argument("--preset", default="house")
    parser.add_argument("--seed", default="balance")
    wanted = parser.parse_args(arguments)
    report = ["| players | games | law | outlaws | renegades |", "| --- | --- | --- | --- | --- |"]
    print("\n".join(report))
    for seats in wanted.seats:
        configuration = Configuration("bang", seats, wanted.preset)
        report.append(line(seats, shares(configuration, wanted.games, wanted.seed), wanted.games))
        print(report[-1], flush=True)
    return report


if __name__ == "__main__":
    main()
