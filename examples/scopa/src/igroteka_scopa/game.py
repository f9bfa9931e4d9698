"""Scopa as a game that can be played: set-up, settings, saving, and what others need to know of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from igroteka.core.codec import fill_saved, read_records
from igroteka.core.game import Game, Preset
from igroteka.core.random import Random
from igroteka.core.setup import IntRange, Setup
from igroteka.core.views import View
from igroteka_scopa.rules import imagine, position, view
from igroteka_scopa.rules.cards import CARDS
from igroteka_scopa.rules.frames import Deal
from igroteka_scopa.rules.state import ALL, Player, ScopaGame
from igroteka_scopa.rules.words import VERBS


@final
class Scopa(Game[ScopaGame]):
    """Scopa (RULES.md)."""

    id = "scopa"
    seats = (2, 4)
    minutes = (20, 20)
    settings = (IntRange("points", "SCO-O1", 11, 1, 21),)
    presets = (
        Preset("classic", "SCO-O1", (2, 3, 4), {"points": 11}),
        Preset("quick", "SCO-O1", (2, 3, 4), {"points": 5}),
    )
    verbs = VERBS
    components = tuple([f"scopa-card-{card}" for card in CARDS])
    package = "igroteka_scopa"
    rule_prefix = "SCO"
    scores = (0.0, 60.0)

    def deal(self, setup: Setup, random: Random) -> ScopaGame:
        """SCO-S02: the first dealer is drawn by lot."""
        g = ScopaGame(setup, random)
        g.players = [Player() for _ in range(setup.seats)]
        g.deck = ALL.copy()
        g.dealer = g.random_below(setup.seats)
        g.then(Deal())
        g.start()
        return g

    def view(self, g: ScopaGame, seat: int) -> View:
        return view.view(g, seat)

    def imagine(self, g: ScopaGame, seat: int, random: Random) -> ScopaGame:
        return imagine.imagine(g, seat, random)

    def restore(self, setup: Setup, random: Random, data: dict[str, object]) -> ScopaGame:
        g = ScopaGame(setup, random)
        g.players = read_records(data["players"], Player)
        fill_saved(g, data, "players")
        return g

    def arrange(self, data: Mapping[str, object], setup: Setup, random: Random) -> ScopaGame:
        return position.arrange(data, setup, random)

    def check_position(self, g: ScopaGame, data: Mapping[str, object]) -> None:
        position.check_position(g)

    def describe(self, g: ScopaGame) -> dict[str, object]:
        return position.describe(g)

    def conserved(self, g: ScopaGame) -> object:
        """SCO-C01: no card is ever lost or doubled."""
        return sorted(g.all_cards())


GAME: Final = Scopa()
