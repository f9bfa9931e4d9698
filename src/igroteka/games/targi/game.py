"""Targi as a `Game`: setup, options, saving, and everything other packages use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, final

from igroteka.core.codec import fill_saved, read_records
from igroteka.core.game import Game
from igroteka.core.random import Random
from igroteka.core.setup import Setup
from igroteka.core.views import View
from igroteka.games.targi.rules import cards, imagine, position, position_checks, view
from igroteka.games.targi.rules.components import (
    BORDER,
    EMPTY,
    FACTS,
    GOODS_CARDS,
    TRIBE_CARDS,
    all_goods_cards,
    all_tribe_cards,
)
from igroteka.games.targi.rules.frames import MoveRobber
from igroteka.games.targi.rules.grid import CELLS, GOODS_CELLS
from igroteka.games.targi.rules.house_rules import PRESETS, SETTINGS, house_rules_of, idle_settings, seat_notes
from igroteka.games.targi.rules.state import Player, TargiGame
from igroteka.games.targi.rules.words import LOG_START, VERBS

_IDS: Final = (
    *[card.id for card in BORDER.values()],
    *[card.id for card in GOODS_CARDS],
    *[card.id for card in TRIBE_CARDS],
)
COMPONENTS: Final[tuple[str, ...]] = tuple([f"targi-card-{id}" for id in _IDS])

_GOODS_DECK: Final = all_goods_cards()
_TRIBE_DECK: Final = all_tribe_cards()

assert cards  # importing them fills the library of advantages


@final
class Targi(Game[TargiGame]):
    """Targi (games/targi/RULES.md)."""

    id = "targi"
    seats = (2, 2)
    age = int(FACTS["box"]["age"])
    minutes = (int(FACTS["box"]["minutes"]["min"]), int(FACTS["box"]["minutes"]["max"]))
    settings = SETTINGS
    presets = PRESETS
    verbs = VERBS
    components = COMPONENTS
    package = "igroteka.games.targi"
    rule_prefix = "TARGI"
    # TARGI-E3: five actions in each of twelve rounds, none of which brings more than four points, and twelve cards.
    scores = (0.0, 400.0)

    def check(self, setup: Setup) -> None:
        """All settings are compatible; reading them once caches them for all games of this setup."""
        house_rules_of(setup)

    def seat_notes(self, setup: Setup) -> dict[int, list[str]]:
        """TARGI-S9: colours, and who goes first."""
        return seat_notes(setup)

    def idle_settings(self, setup: Setup) -> dict[str, str]:
        """TARGI-S9: the setting of the first seat has no effect unless the host chooses it."""
        return idle_settings(setup)

    def deal(self, setup: Setup, random: Random) -> TargiGame:
        """TARGI-S1 to TARGI-S9: first player, decks, the centre row by row."""
        g = TargiGame(setup, random, house_rules_of(setup))
        g.players = [Player() for _ in range(setup.seats)]
        g.first = g.house_rules.first if g.house_rules.first >= 0 else g.random_below(setup.seats)
        g.goods_deck = _GOODS_DECK.copy()
        g.shuffle(g.goods_deck)
        g.tribe_deck = _TRIBE_DECK.copy()
        g.shuffle(g.tribe_deck)
        for cell in range(CELLS):
            g.cells[cell] = (g.goods_deck if cell in GOODS_CELLS else g.tribe_deck).pop()
        g.log(LOG_START, g.first)
        g.then(MoveRobber())
        g.start()
        return g

    def view(self, g: TargiGame, seat: int) -> View:
        return view.view(g, seat)

    def views(self, g: TargiGame, seats: Iterable[int]) -> dict[int, View]:
        return view.views(g, seats)

    def imagine(self, g: TargiGame, seat: int, random: Random) -> TargiGame:
        return imagine.imagine(g, seat, random)

    def restore(self, setup: Setup, random: Random, data: dict[str, object]) -> TargiGame:
        g = TargiGame(setup, random, house_rules_of(setup))
        g.players = read_records(data["players"], Player)
        fill_saved(g, data, "players")
        return g

    def arrange(self, data: Mapping[str, object], setup: Setup, random: Random) -> TargiGame:
        return position.arrange(data, setup, random)

    def check_position(self, g: TargiGame, data: Mapping[str, object]) -> None:
        if "first" in data:
            position_checks.check_first(g, position.phase_of(data))
        position_checks.check_pending_frames(g)

    def describe(self, g: TargiGame) -> dict[str, object]:
        return position.describe(g)

    def conserved(self, g: TargiGame) -> object:
        """All cards of the game, wherever they are: none is ever lost or duplicated."""
        found = g.goods_deck + g.goods_discards + g.tribe_deck + g.tribe_discards + g.cells + [g.drawn]
        for player in g.players:
            found += [*player.cards, player.hand]
        return sorted([card for card in found if card != EMPTY])


GAME: Final = Targi()
