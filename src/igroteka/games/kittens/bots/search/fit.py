"""Learn where players put a kitten back, from games of several kinds of players.

    python -m igroteka.games.kittens.bots.search.fit --games 300

Every kind of player has the same weight, and a few kittens are put anywhere, so that no place is impossible. A third of
the games is held out: the command prints the log loss of the rates there, and that of equally likely places.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import Final, NamedTuple

from igroteka.bots.bot import make_bot
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from igroteka.core.rollout import next_decision
from igroteka.games.kittens.bots import put_back_rates
from igroteka.games.kittens.bots.beliefs import DUEL, KINDS_OF_PLACES, kind_of_place
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.words import ASK_PUT_KITTEN
from igroteka.simulation import Plan, Series, answer

GAME: Final = "kittens"
FILE: Final = Path(put_back_rates.__file__)
PLAYERS: Final = ("greedy", "easy", "search:60")
TABLES: Final = ((2, "classic_base"), (3, "classic_base"), (4, "classic_base"), (5, "full_box"))
APART: Final = 3  # one game in this many is held out
ANYWHERE: Final = 0.1  # the share of kittens that somebody puts anywhere
Rates = list[list[float]]


class Put(NamedTuple):
    """A kitten put back: how many were alive, the size of the pile, and the place."""

    players: int
    size: int
    place: int


def play(kind: str, seats: int, deck: str, number: int) -> list[Put]:
    """The kittens put back in one game of players of a kind."""
    game = find_game(GAME)
    g = Series(game, Plan(GAME, seats, {**game.unattended, "deck": deck}, (kind,) * seats, f"put/{kind}")).start(number)
    assert isinstance(g, KittensGame)
    bots = [make_bot(kind, GAME) for _ in range(seats)]
    random = from_seed(f"put/{kind}/{seats}/{number}")
    found: list[Put] = []
    while g.outcome() is None:
        decision = next_decision(g)
        option = answer(game, g, decision, bots[decision.seat], random)
        if decision.prompt.phrase is ASK_PUT_KITTEN:
            found.append(Put(g.count_living(), len(g.pile), option.numbers[0]))
        g.apply(decision.seat, option)
    return found


def learn(games: dict[str, list[list[Put]]]) -> Rates:
    """The rate of each kind of place, with two players alive and with more."""
    found: Rates = []
    for duel in (True, False):
        rates = [0.0] * KINDS_OF_PLACES
        for rows in games.values():
            puts = [put for row in rows for put in row if (put.players == DUEL) == duel]
            for put in puts:
                rates[kind_of_place(put.place, put.size)] += (1.0 - ANYWHERE) / len(games) / len(puts)
        total = sum(rates)
        found.append([rate / total * (1.0 - ANYWHERE) + ANYWHERE / KINDS_OF_PLACES for rate in rates])
    return found


def log_loss(puts: list[Put], rates: Rates | None) -> float:
    """The log loss of the places; without rates, of equally likely ones."""
    loss = 0.0
    for put in puts:
        chance = 1.0 / (put.size + 1)
        if rates is not None:
            row = rates[0 if put.players == DUEL else 1]
            kinds = [kind_of_place(place, put.size) for place in range(put.size + 1)]
            shares = [row[kind] / kinds.count(kind) for kind in kinds]
            chance = shares[put.place] / sum(shares)
        loss -= math.log(chance)
    return loss / max(1, len(puts))


def main() -> None:
    """Play, learn, report the log loss, and write the rates."""
    parser = argparse.ArgumentParser(prog="python -m igroteka.games.kittens.bots.search.fit", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="of each kind of player at each table")
    count = parser.parse_args().games
    games = {
        kind: [play(kind, seats, deck, number) for seats, deck in TABLES for number in range(count)] for kind in PLAYERS
    }
    rates = learn({kind: [row for i, row in enumerate(rows) if i % APART] for kind, rows in games.items()})
    for kind, rows in games.items():
        held_out = [put for row in rows[::APART] for put in row]
        print(f"{kind}: {len(held_out)} kittens, log loss {log_loss(held_out, rates):.3f}", end=", ")
        print(f"of equally likely places {log_loss(held_out, None):.3f}")
    lines = [f"    ({', '.join([f'{rate:.3f}' for rate in row])}),\n" for row in learn(games)]
    head, _, _ = FILE.read_text(encoding="utf-8").partition("    (")
    FILE.write_text(f"{head}{''.join(lines)})\n", encoding="utf-8")


if __name__ == "__main__":
    main()
