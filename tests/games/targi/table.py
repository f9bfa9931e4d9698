"""Drawn positions for tests of Targi: players act through real options only.

    a, b = table(turn="A", a=seat("d2 s1", targis="B2 B5", markers="C11"), centre={"C11": "goods_gold"})
    a.chooses("use:B2", "use:C11", "end")

A stock is written by letters: d dates, s salt, p pepper, g gold, v victory points; what is not named is nothing. A
display has its rows between bars. Unless a test says otherwise, A holds the amulet and the robber stands on B2.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from igroteka.core.random import from_seed
from igroteka.core.setup import SettingValue
from igroteka.games.targi.game import GAME
from igroteka.games.targi.rules.components import CARD_WORDS, EMPTY, KINDS
from igroteka.games.targi.rules.grid import PLACE_WORDS
from igroteka.games.targi.rules.scoring import Score, score
from igroteka.games.targi.rules.state import TargiGame
from igroteka.games.targi.rules.view import TargiBoard
from tests.seated import DrawnTable, Seated

KIND_LETTERS = "dspgv"
RICH = "d5 s5 p5 g5 v4"

# Twelve cards without an advantage, for displays that only have to be full.
PLAIN = (
    *("well_plain_gold", "well_plain_small", "well_plain_big", "camel_plain_gold"),
    *("camel_plain_small", "camel_plain_big", "oasis_plain_small", "oasis_plain_gold"),
    *("oasis_plain_big", "targia_plain_gold", "targia_plain_small", "targia_plain_big"),
)


def rows(count: int) -> str:
    """A display of so many cards without an advantage."""
    return " | ".join([" ".join(PLAIN[start : min(start + 4, count)]) for start in (0, 4, 8)])


def seat(
    stock: str = "v4", display: str = "", hand: str = "", targis: str = "", markers: str = "", **more: object
) -> dict[str, object]:
    """One player of a position."""
    found: dict[str, object] = {"stock": amounts(stock), "targis": targis.split(), "markers": markers.split(), **more}
    found["display"] = [row.split() for row in display.split("|")] if display else []
    if hand:
        found["hand"] = hand
    return found


def amounts(stock: str) -> dict[str, int]:
    """A stock of letters as a position writes it."""
    counts = {word[0]: int(word[1:]) for word in stock.split()}
    return {kind: counts.get(letter, 0) for kind, letter in zip(KINDS[:5], KIND_LETTERS, strict=True)}


class Table(DrawnTable):
    def __init__(self, g: TargiGame) -> None:
        super().__init__(GAME.id, g)

    @property
    def g(self) -> TargiGame:
        """The present state, also after a choice was taken back."""
        return cast(TargiGame, self.session.state)

    @property
    def state(self) -> TargiGame:
        """The game as it stands; an undo makes a new one."""
        return cast(TargiGame, self.session.state)


class Actor(Seated):
    """One player of a position."""

    def __init__(self, table: Table, number: int) -> None:
        super().__init__(table.session, number)
        self.table = table

    # What the player has and sees.

    @property
    def g(self) -> TargiGame:
        """The state."""
        return self.table.state

    @property
    def stock(self) -> str:
        """The stock by letters, without what is nothing."""
        pairs = zip(KIND_LETTERS, self.g.players[self.seat].stock, strict=True)
        return " ".join([f"{letter}{count}" for letter, count in pairs if count])

    @property
    def display(self) -> str:
        """The rows of the display."""
        player = self.g.players[self.seat]
        return " | ".join([" ".join([CARD_WORDS[card] for card in player.row(row)]) for row in range(3)])

    @property
    def open_row(self) -> str:
        """The code of the first row that is not full."""
        return f"row:{self.g.players[self.seat].open_rows()[0] + 1}"

    @property
    def hand(self) -> str:
        """The hand card."""
        card = self.g.players[self.seat].hand
        return "" if card == EMPTY else CARD_WORDS[card]

    @property
    def coins(self) -> int:
        """How many coins lie on cards."""
        return len(self.g.players[self.seat].coins)

    @property
    def targis(self) -> str:
        """The border cards with a Targi."""
        return " ".join([PLACE_WORDS[place] for place in self.g.players[self.seat].targis])

    @property
    def markers(self) -> str:
        """The cells with a marker."""
        return " ".join([PLACE_WORDS[place] for place in self.g.players[self.seat].markers])

    @property
    def score(self) -> Score:
        """The points as things stand."""
        return score(self.g, self.seat)

    @property
    def default(self) -> str:
        """The code of what a time-out takes."""
        assert self.decision is not None
        (default,) = self.decision.defaults
        return default.code

    @property
    def board(self) -> TargiBoard:
        """What the player may know of the table."""
        return cast(TargiBoard, self.table.session.view(self.seat).board)

    # What the player does.

    def waits_out(self) -> None:
        """Let the time run out: take the default."""
        self.chooses(self.default)


def table(
    *,
    a: Mapping[str, object] | None = None,
    b: Mapping[str, object] | None = None,
    robber: int = 2,
    options: Mapping[str, SettingValue] | None = None,
    seed: str = "1",
    **fields: object,
) -> tuple[Actor, Actor]:
    """The players of a position; `fields` are those of position files."""
    setup = GAME.setup(2, options or {}, seed)
    position = {"robber": robber, "players": {"A": a or seat(), "B": b or seat()}, **fields}
    g = GAME.arrange(position, setup, from_seed(seed))
    g.start()
    whole = Table(g)
    return Actor(whole, 0), Actor(whole, 1)


def raid(
    number: int,
    a: str = "v4",
    b: str = "v4",
    display: str = "",
    first: str = "A",
    options: Mapping[str, SettingValue] | None = None,
) -> tuple[Actor, Actor]:
    """A table when a raid begins, with both stocks. The display is A's."""
    return table(phase="raid", robber=4 * number, first=first, a=seat(a, display), b=seat(b), options=options)


def new_game(options: Mapping[str, SettingValue] | None = None, seed: str = "1") -> tuple[Actor, Actor]:
    """The players of a fresh game."""
    setup = GAME.setup(2, options or {}, seed)
    whole = Table(GAME.deal(setup, from_seed(seed)))
    return Actor(whole, 0), Actor(whole, 1)


def play(a: Actor, b: Actor, script: str) -> None:
    """Let both act: "A place:B3; B place:B5"."""
    for line in script.split(";"):
        letter, code = line.split()
        (a if letter == "A" else b).chooses(code)


def about_to_pay(stock: list[int], display: set[int], *, coin: bool) -> TargiGame:
    """A table at which the first player has this stock and these cards; a coin lies on the first of them, if any."""
    a, _ = table(a=seat("v0"))
    player = a.g.players[0]
    player.stock = stock
    for number, card in enumerate(sorted(display)):
        player.lay(card, number // 4)
    if coin and player.cards:
        player.coins = player.cards[:1]
    return a.g
