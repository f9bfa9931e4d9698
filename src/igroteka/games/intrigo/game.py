"""Intrigo as a `Game`: setup, options, saving, and everything other packages use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from igroteka.core.codec import fill_saved, read_records
from igroteka.core.game import Game
from igroteka.core.random import Random
from igroteka.core.setup import Setup
from igroteka.core.views import View
from igroteka.games.intrigo.rules import cards, imagine, position, view
from igroteka.games.intrigo.rules.frames import ChooseFamilies, Open, head
from igroteka.games.intrigo.rules.house_rules import (
    ANYBODY,
    PRESETS,
    SEATS,
    SETTINGS,
    UNATTENDED,
    check_setup,
    house_rules_of,
    seat_notes,
)
from igroteka.games.intrigo.rules.parts import (
    CARDS,
    DUCAT,
    FACTS,
    FAMILIES,
    HEADED,
    INFLUENCE,
    ORGANISATIONS,
    STARTING_DUCATS,
    TOKENS,
    TYPES,
    is_intrigue,
    kind_of,
)
from igroteka.games.intrigo.rules.state import IntrigoGame, Player
from igroteka.games.intrigo.rules.words import LOG_REMOVED, VERBS

COMPONENTS: Final[tuple[str, ...]] = (
    *[f"intrigo-family-{id}" for id in FAMILIES],
    *[f"intrigo-card-{id}" for id in CARDS],
    *[f"intrigo-building-{facts['id']}" for facts in FACTS["building_cards"]],
    *[f"intrigo-organisation-{id}" for id in ORGANISATIONS],
    *[f"intrigo-token-{id}" for id in TOKENS],
    *[f"intrigo-influence-{id}" for id in TYPES],
    *[f"intrigo-other-{facts['id']}" for facts in FACTS["other_cards"]],
)

assert cards  # importing them fills the library of influence cards


@final
class Intrigo(Game[IntrigoGame]):
    """Intrigo (games/intrigo/RULES.md)."""

    id = "intrigo"
    seats = SEATS
    age = int(FACTS["box"]["age"])
    minutes = (int(FACTS["box"]["minutes"]["min"]), int(FACTS["box"]["minutes"]["max"]))
    settings = SETTINGS
    presets = PRESETS
    verbs = VERBS
    components = COMPONENTS
    package = "igroteka.games.intrigo"
    rule_prefix = "INTR"
    unattended = UNATTENDED

    def check(self, setup: Setup) -> None:
        """The first player must sit at the table."""
        check_setup(setup)

    def seat_notes(self, setup: Setup) -> dict[int, list[str]]:
        """INTR-O2: who begins."""
        return seat_notes(setup)

    def deal(self, setup: Setup, random: Random) -> IntrigoGame:
        """INTR-S: families and first player at random or by choice; then the palace is filled and the first round
        begins.
        """
        g = IntrigoGame(setup, random, house_rules_of(setup))
        g.players = [Player() for _ in range(setup.seats)]
        for player in g.players:
            player.ducats = STARTING_DUCATS
            if not g.house_rules.unlimited:
                g.pile -= STARTING_DUCATS
        if g.house_rules.choose_families:
            remove_family(g)
        else:
            deal_families(g)
        g.first = g.random_below(setup.seats) if g.house_rules.first == ANYBODY else g.house_rules.first
        g.current = g.first
        if g.house_rules.choose_families:
            g.then(ChooseFamilies())
        g.then(Open())
        g.start()
        return g

    def view(self, g: IntrigoGame, seat: int) -> View:
        return view.view(g, seat)

    def imagine(self, g: IntrigoGame, seat: int, random: Random) -> IntrigoGame:
        return imagine.imagine(g, seat, random)

    def restore(self, setup: Setup, random: Random, data: dict[str, object]) -> IntrigoGame:
        g = IntrigoGame(setup, random, house_rules_of(setup))
        g.players = read_records(data["players"], Player)
        fill_saved(g, data, "players")
        return g

    def arrange(self, data: Mapping[str, object], setup: Setup, random: Random) -> IntrigoGame:
        return position.arrange(data, setup, random)

    def check_position(self, g: IntrigoGame, data: Mapping[str, object]) -> None:
        position.check_position(g, data)

    def describe(self, g: IntrigoGame) -> dict[str, object]:
        return position.describe(g)

    def conserved(self, g: IntrigoGame) -> object:
        """INTR-Q1, INTR-Q2, INTR-Q3, INTR-Q5: no card and no token is ever lost or duplicated."""
        tokens = [kind_of(token) for token in g.tokens if token >= 0]
        hidden = [card for player in g.players for card in player.hand + player.packet]
        placed = [kind_of(thing) for thing in g.gaps if is_intrigue(thing)]
        ducats = g.pile + tokens.count(DUCAT) + sum([player.ducats for player in g.players])
        return {
            "ducats": -1 if g.house_rules.unlimited else ducats,
            "seals": [count + tokens.count(kind) for kind, count in enumerate(g.bag)],
            "intrigue": sorted(hidden + placed) if g.round else g.deck(),
            "influence": [g.left[type] + g.gone[type] + g.gaps.count(INFLUENCE + type) for type in range(len(TYPES))],
        }


def deal_families(g: IntrigoGame) -> None:
    """INTR-S10: shuffle the family cards and deal them from the first seat; with three players the last is removed."""
    families = list(range(len(HEADED)))
    g.shuffle(families)
    if g.house_rules.removes_family:
        g.removed = families.pop()
        g.log(LOG_REMOVED, g.removed)
    for seat, family in enumerate(families):
        head(g, seat, family)


def remove_family(g: IntrigoGame) -> None:
    """INTR-S11: with three players, remove a random family before the others are chosen."""
    if g.house_rules.removes_family:
        g.removed = g.random_below(len(HEADED))
        g.log(LOG_REMOVED, g.removed)


GAME: Final = Intrigo()
