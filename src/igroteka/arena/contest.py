"""Which bots play each other: line-ups, seatings and deals of a contest.

Each deal is played in all seatings of a line-up, so that all bots get the same cards in the same seats. That removes
most of the luck from a comparison. Many different bots have too many seatings; then each deal draws one and rotates it.
"""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import Final

import msgspec

from igroteka.arguments import write_options
from igroteka.bots.bot import make_own_bot
from igroteka.core.errors import BadSetup
from igroteka.core.game import Game
from igroteka.core.permutations import count_permutations, distinct_permutations
from igroteka.core.random import Random, from_seed
from igroteka.core.registry import find_game
from igroteka.core.setup import SettingValue
from igroteka.core.state import State

ROUND_ROBIN: Final = "round-robin"
CHALLENGE: Final = "challenge"
BALANCE: Final = "balance"
SEATINGS: Final = 24  # of four different bots; of more only some are played


class Contest(msgspec.Struct, frozen=True):
    """A contest to play. Each line-up plays `deals` deals, each in all seatings."""

    game: str
    seats: int
    settings: dict[str, SettingValue] = msgspec.field(name="options")
    kind: str
    bots: tuple[str, ...]
    deals: int
    seed: str

    def line_ups(self) -> list[tuple[str, ...]]:
        """The groups of bots that play together.

        A challenge has one challenger among others, and as a baseline the same deals without the challenger.
        """
        if self.kind == CHALLENGE:
            challenger, other = self.bots
            return [(challenger, *[other] * (self.seats - 1)), (other,) * self.seats]
        if len(self.bots) > self.seats:
            return list(combinations(self.bots, self.seats))
        return [tuple([self.bots[seat % len(self.bots)] for seat in range(self.seats)])]

    def bouts(self, deal: int) -> list[Bout]:
        random = from_seed(f"{self.seed}/{deal}/seats")
        line_ups = enumerate(self.line_ups())
        return [Bout(number, deal, bots) for number, together in line_ups for bots in seatings(together, random)]

    @property
    def games(self) -> int:
        return self.deals * len(self.bouts(0))

    @property
    def games_a_line_up(self) -> int:
        """The number of games of the line-up that plays most."""
        return self.deals * max(Counter([bout.line_up for bout in self.bouts(0)]).values())

    @property
    def all_seatings(self) -> bool:
        """True if each deal is played in all seatings."""
        return all(count_permutations(line_up) <= SEATINGS for line_up in self.line_ups())

    def changed(self) -> dict[str, SettingValue]:
        """Settings that differ from the defaults."""
        game = find_game(self.game)
        usual: dict[str, SettingValue] = {setting.id: setting.default for setting in game.settings}
        usual |= {**game.defaults(game.unattended, self.seats), **game.unattended}
        return {id: value for id, value in self.settings.items() if usual.get(id) != value}

    def command(self) -> str:
        """The command line that repeats the contest."""
        kind = [] if self.kind == ROUND_ROBIN else [f"--{self.kind}"]
        count = ["--seats", str(self.seats), "-n", str(self.games_a_line_up), "--seed", self.seed]
        changed = write_options(self.changed())
        options = ["--options", changed] if changed else []
        return shlex.join(["igroteka", "arena", self.game, *self.bots, *kind, *count, *options])


class Bout(msgspec.Struct, frozen=True):
    """One game to play: the number of its line-up, the number of the deal, and the bot of each seat."""

    line_up: int
    deal: int
    bots: tuple[str, ...]


def seatings(line_up: tuple[str, ...], random: Random) -> list[tuple[str, ...]]:
    """All seatings of a line-up; if there are too many, the rotations of a random one."""
    if count_permutations(line_up) <= SEATINGS:
        return list(distinct_permutations(line_up))
    order = list(line_up)
    random.shuffle(order)
    return list(dict.fromkeys([tuple(order[seat:] + order[:seat]) for seat in range(len(order))]))


def contest(
    game: Game[State],
    seats: int,
    options: Mapping[str, SettingValue],
    kind: str,
    bots: list[str],
    games: int,
    seed: str,
) -> Contest:
    """A validated contest with at least so many games per line-up."""
    _check_number(kind, bots)
    chosen = {**game.unattended, **options}
    setup = game.setup(seats, chosen, seed)
    for name in bots:
        make_own_bot(name, setup)
    planned = Contest(game.id, seats, dict(setup.settings), kind, tuple(bots), 1, seed)
    return msgspec.structs.replace(planned, deals=-(-games // planned.games_a_line_up))


def _check_number(kind: str, bots: list[str]) -> None:
    """A balance is of one bot, a challenge between two, a round robin of two or more that differ."""
    if kind == BALANCE and len(bots) != 1:
        raise BadSetup("error-arena-balance")
    if kind == CHALLENGE and len(bots) != 2:
        raise BadSetup("error-arena-challenge")
    if not bots:
        raise BadSetup("error-bots-count")
    if kind == ROUND_ROBIN and len(set(bots)) == 1:
        raise BadSetup("error-arena-alone", bot=bots[0])
