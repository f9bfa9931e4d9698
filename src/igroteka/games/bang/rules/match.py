"""A match of BANG!: as many games as players, the Sheriff rotates, money accumulates (BANG-M)."""

from __future__ import annotations

from typing import Final, cast

from igroteka.core.match import Match
from igroteka.core.phrases import LETTERS
from igroteka.core.random import from_seed
from igroteka.core.state import State
from igroteka.games.bang.rules.enums import Role
from igroteka.games.bang.rules.faces import FACE_WORDS, FACTS
from igroteka.games.bang.rules.state import BangGame

START_MONEY: Final = 1000  # BANG-V03, with Hiring
FINE: Final = 5000  # BANG-M04
TIE_ORDER: Final = (Role.SHERIFF, Role.RENEGADE, Role.DEPUTY, Role.OUTLAW)  # BANG-M07

LAW_WINS: Final = "law_wins"
OUTLAWS_WIN: Final = "outlaws_win"
RENEGADE_WINS: Final = "renegade_wins"


class BangMatch(Match):
    """The match: `scores` are the players' money."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.carried:
            self.scores = [START_MONEY if self.settings.get("hiring") else 0] * self.seats
            self.carried = {
                "sheriff": self.first_sheriff(),
                "money": list(self.scores),
                "in_play": [[] for _ in range(self.seats)],
                "hired": [[] for _ in range(self.seats)],
                "wins": [[0] * len(TIE_ORDER) for _ in range(self.seats)],
                "turns": [0] * self.seats,
            }

    def first_sheriff(self) -> int:
        """BANG-M01: random, unless the table has named one."""
        chosen = str(self.settings.get("first_sheriff", ""))
        if chosen and chosen in LETTERS[: self.seats]:
            return LETTERS.index(chosen)
        return from_seed(f"{self.seed}/sheriff").below(self.seats)

    def score(self, g: State) -> None:
        """BANG-M02: pay everybody by role and by how the game ended."""
        table = cast(BangGame, g)
        pay = payments(table)
        self.scores = [player.money + pay[seat] for seat, player in enumerate(table.players)]

    def carry(self, g: State) -> dict[str, object]:
        """BANG-M01: the badge moves one seat clockwise; money, kept cards and hired characters carry over."""
        table = cast(BangGame, g)
        before = self.carried
        last = self.played + 1 >= self.games
        return {
            "sheriff": (cast(int, before["sheriff"]) + 1) % self.seats,
            "money": list(self.scores),
            "in_play": [cards_left(table, seat) for seat in range(self.seats)],
            "hired": [hired_left(table, seat) for seat in range(self.seats)],
            "wins": add_wins(table, cast(list[list[int]], before["wins"])),
            "turns": [
                turns + player.turns
                for turns, player in zip(cast(list[int], before["turns"]), table.players, strict=True)
            ],
            **({"lot": table.setup.seed} if last else {}),  # the seeds of earlier games are known by now
        }

    def places(self) -> list[int]:
        """BANG-M07: by money, then by victories in the order of the roles, then by turns played; finally at random."""
        wins, turns = cast(list[list[int]], self.carried["wins"]), cast(list[int], self.carried["turns"])
        lots = list(range(self.seats)) if self.over else []
        from_seed(f"{self.carried.get('lot', self.seed)}/lot").shuffle(lots)
        lots = lots or [0] * self.seats
        keys = [(score, *wins[seat], turns[seat], lots[seat]) for seat, score in enumerate(self.scores)]
        return [1 + sum(other > key for other in keys) for key in keys]


def ending(g: BangGame) -> str:
    """The column of the money table for this game (BANG-M02, BANG-M05)."""
    roles = {g.figures[seat].role for seat in g.winners}
    if g.victory_is_replaced or roles == {Role.RENEGADE}:
        return RENEGADE_WINS
    return LAW_WINS if Role.SHERIFF in roles or Role.DEPUTY in roles else OUTLAWS_WIN


def payments(g: BangGame) -> list[int]:
    """What each seat is paid or fined."""
    outlaws = sum(figure.role == Role.OUTLAW for figure in g.figures)
    found = [payment(g, seat, ending(g), outlaws) for seat in range(len(g.figures))]
    for killer, role_then, _ in g.history.sheriff_killers:
        if (g.figures[killer].role if role_then == Role.NONE else role_then) == Role.DEPUTY:
            found[killer] -= FINE
    return found


def payment(g: BangGame, seat: int, column: str, outlaws: int) -> int:
    """One cell of the money table."""
    figure = g.figures[seat]
    alive = figure.alive or figure.has_left  # BANG-M06
    if column == RENEGADE_WINS:
        row = "renegade_alive" if seat in g.winners else "sheriff" if figure.role == Role.SHERIFF else ""
    elif figure.role == Role.RENEGADE:
        row = "renegade_alive" if alive else "renegade_killed_last" if g.history.last_dead == seat else ""
    elif figure.role == Role.SHERIFF:
        row = "sheriff"
    else:
        row = f"{'deputy' if figure.role == Role.DEPUTY else 'outlaw'}_{'alive' if alive else 'dead'}"
    cell = FACTS["money"].get(row, {}).get(column)
    if cell is None:
        return 0
    return int(cell["amount"]) * (outlaws if cell["times"] == "outlaws" else len(g.figures))


def cards_left(g: BangGame, seat: int) -> list[str]:
    """BANG-V02: the cards in front of a living player at the end."""
    figure = g.figures[seat]
    return [FACE_WORDS[card] for card in figure.in_play] if figure.alive else []


def hired_left(g: BangGame, seat: int) -> list[int]:
    """BANG-V03, BANG-V06: the character that a survivor hired, and its price."""
    figure = g.figures[seat]
    survived = figure.alive or figure.has_left  # BANG-N6.7
    return [g.history.hired[seat], g.players[seat].price] if survived and g.history.hired else []


def add_wins(g: BangGame, wins: list[list[int]]) -> list[list[int]]:
    """BANG-M07: victories by role."""
    found = [row.copy() for row in wins]
    for seat in g.winners:
        found[seat][TIE_ORDER.index(g.figures[seat].role)] += 1
    return found
