"""How often each role of BANG! wins: greedy bots among themselves, or one of them among random ones.

`python -m tools.bang_roles 5 7` plays greedy against greedy with five and with seven players;
`python -m tools.bang_roles 5 --one` lets one seat play well, each role in turn, and the rest at random, beside the
share of that role where everybody plays at random. Behind each share stands the interval in which the true one lies
with 95 %. Options of the game: `--set dodge_city=false mode=law_and_crime`.
"""

import argparse
from collections import Counter
from collections.abc import Mapping
from functools import partial

import yaml

from igroteka.bots.bot import Bot, make_bot
from igroteka.core.random import from_seed
from igroteka.core.rollout import next_decision
from igroteka.core.setup import Choice
from igroteka.games.bang.faces import FACTS
from igroteka.games.bang.game import GAME
from igroteka.games.bang.state import BangGame
from igroteka.games.bang.words import ROLES
from igroteka.simulation import interval

CAMPS = {"sheriff": "law", "deputy": "law"}
CAMPS_FROM = 4  # with fewer players everybody plays for himself
ANYBODY = "player"  # with two players there are no roles


def main(arguments: list[str] | None = None) -> None:
    """Play, and print a line for each number of players, or for each role."""
    asked = parser().parse_args(arguments)
    options: dict[str, Choice] = {name: yaml.safe_load(value) for name, value in asked.set}
    numbers = range(asked.first, asked.first + asked.games)
    for seats in asked.seats:
        if asked.one:
            for role in FACTS["roles"].get(seats, [ANYBODY]):
                print(f"{seats} players, one {role}: {one_of(seats, options, numbers, role)}", flush=True)
        else:
            print(f"{seats} players, all greedy: {all_alike(seats, options, numbers)}", flush=True)


def parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    found = argparse.ArgumentParser(prog="python -m tools.bang_roles", description="Win shares of BANG! by role.")
    found.add_argument("seats", nargs="+", type=int, help="numbers of players")
    found.add_argument("--games", type=int, default=200, help="games for each share")
    found.add_argument("--first", type=int, default=0, help="the number of the first game: other numbers, other deals")
    found.add_argument("--one", action="store_true", help="one greedy seat among random ones")
    found.add_argument("--set", nargs="*", default=[], type=pair, metavar="NAME=VALUE", help="options of the game")
    return found


def pair(text: str) -> tuple[str, str]:
    """An option and its value."""
    name, _, value = text.partition("=")
    return name, value


def all_alike(seats: int, options: Mapping[str, Choice], numbers: range) -> str:
    """The shares of all camps."""
    wins: Counter[str] = Counter()
    for number in numbers:
        g = dealt(seats, options, number)
        run(g, [make_bot("greedy", GAME.id)] * seats, number)
        wins.update({camp(g, seat) for seat in g.winners})
    return ", ".join([f"{name} {told(wins[name], len(numbers))}" for name in sorted(wins)])


def camp(g: BangGame, seat: int) -> str:
    """With whom a seat wins."""
    if g.figures[seat].role < 0:
        return f"{ANYBODY} {seat}"
    role = ROLES[g.figures[seat].role]
    return CAMPS.get(role, role) if g.setup.seats >= CAMPS_FROM else role


def one_of(seats: int, options: Mapping[str, Choice], numbers: range, role: str) -> str:
    """The share of the first seat that has a role, playing well and playing at random among random ones."""
    wins = {"greedy": 0, "random": 0}
    played = 0
    for number in numbers:
        roles = [ROLES[figure.role] for figure in dealt(seats, options, number).figures] if role != ANYBODY else [role]
        if role not in roles:  # with law and crime one is missing
            continue
        played += 1
        for name in wins:
            g = dealt(seats, options, number)
            bots = [make_bot("random", GAME.id) for _ in range(seats)]
            bots[roles.index(role)] = make_bot(name, GAME.id)
            run(g, bots, number)
            wins[name] += roles.index(role) in g.winners
    return ", ".join([f"{name} {told(won, played)}" for name, won in wins.items()])


def dealt(seats: int, options: Mapping[str, Choice], number: int) -> BangGame:
    """A new game, the same for the same number."""
    g = GAME.deal(GAME.setup(seats, options, str(number)), from_seed(str(number)))
    g.journal, g.fast = None, True
    g.start()
    return g


def run(g: BangGame, bots: list[Bot], number: int) -> None:
    """Play to the end."""
    random = from_seed(f"{number}/bots")
    while g.outcome() is None:
        decision = next_decision(g)
        seat = decision.seat
        g.apply(seat, bots[seat].choose(GAME.view(g, seat), decision, random, partial(GAME.imagine, g, seat)))


def told(wins: int, games: int) -> str:
    """A share with its interval."""
    low, high = interval(wins, games)
    return f"{wins / max(1, games):.3f} [{low:.3f} {high:.3f}]"


if __name__ == "__main__":
    main()
