"""BANG! as a `Game`: setup, options, saving, and everything other packages use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast, final

from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.match import Match
from igroteka.core.random import Random
from igroteka.core.setup import SettingValue, Setup
from igroteka.core.state import AnyFrame, State
from igroteka.core.views import View
from igroteka.games.bang.rules import cards, imagine, modes, position, view
from igroteka.games.bang.rules.deal import deal
from igroteka.games.bang.rules.enums import Role
from igroteka.games.bang.rules.faces import FACTS
from igroteka.games.bang.rules.house_rules import (
    EARLIER_DEFAULTS,
    MATCH_PRESETS,
    PRESETS,
    SETTINGS,
    check_setup,
    house_rules_of,
    idle_settings,
    seat_notes,
)
from igroteka.games.bang.rules.match import BangMatch
from igroteka.games.bang.rules.old_saves import upgrade_frames, upgrade_state
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.words import ROLES, SOURCE_WORDS, VERBS

_ROWS: Final = FACTS["cards"] + FACTS["characters"] + FACTS["events"]
COMPONENTS: Final[tuple[str, ...]] = tuple([f"bang-{row['id']}" for row in _ROWS])

assert cards  # importing them fills the library
assert modes


@final
class Bang(Game[BangGame]):
    """BANG! (games/bang/RULES.md)."""

    id = "bang"
    seats = (2, 8)
    age = int(FACTS["box"]["age"])
    minutes = (int(FACTS["box"]["minutes"]["min"]), int(FACTS["box"]["minutes"]["max"]))
    settings = SETTINGS
    presets = PRESETS
    match_presets = MATCH_PRESETS
    earlier_defaults = EARLIER_DEFAULTS
    measured = (("base", 4), ("base", 5), ("base", 7), ("house", 5), ("everything", 5))
    verbs = VERBS
    components = COMPONENTS
    package = "igroteka.games.bang"
    rule_prefix = "BANG"
    allies = True

    def check(self, setup: Setup) -> None:
        check_setup(setup)
        house_rules_of(setup)

    def warnings(self, setup: Setup) -> list[IgrotekaError]:
        """BANG-O25: by option a game of two players has no event decks, whatever was chosen."""
        chosen = any(setup.on(deck) for deck in ("high_noon", "fistful", "wild_west_show"))
        without = setup.seats == 2 and not setup.on("two_player_events")
        return [IgrotekaError("error-bang-no-events", "BANG-O25")] if chosen and without else []

    def seat_notes(self, setup: Setup) -> dict[int, list[str]]:
        """The Sheriff of the first game, if the table has named one."""
        return seat_notes(setup)

    def idle_settings(self, setup: Setup) -> dict[str, str]:
        """House rules of cards that are not in play, and the like."""
        return idle_settings(setup)

    def deal(self, setup: Setup, random: Random) -> BangGame:
        """BANG-S: set up the table."""
        g = BangGame(setup, random, house_rules_of(setup))
        deal(g)
        g.start()
        return g

    def match(self, seats: int, options: Mapping[str, SettingValue], seed: str, games: int) -> Match:
        """BANG-M01: as many games as players, unless another number is given."""
        return BangMatch(cast("Game[State]", self), seats, options, seed, games or seats)

    def view(self, g: BangGame, seat: int) -> View:
        return view.view(g, seat)

    def imagine(self, g: BangGame, seat: int, random: Random) -> BangGame:
        return imagine.imagine(g, seat, random)

    def restore(self, setup: Setup, random: Random, data: dict[str, object]) -> BangGame:
        g = BangGame(setup, random, house_rules_of(setup))
        position.restore(g, upgrade_state(data))
        return g

    def frames(self, data: object) -> list[AnyFrame]:
        """Decode frames, including those of earlier versions."""
        return super().frames(upgrade_frames(data))

    def arrange(self, data: Mapping[str, object], setup: Setup, random: Random) -> BangGame:
        return position.arrange(data, setup, random)

    def check_position(self, g: BangGame, data: Mapping[str, object]) -> None:
        position.check_position(g, data)

    def describe(self, g: BangGame) -> dict[str, object]:
        return position.describe(g)

    def figures(self, seats: int) -> tuple[int, ...]:
        """BANG-N2.1: two players have two figures each."""
        return (0, 0, 1, 1) if seats == 2 else super().figures(seats)

    def traits(self, g: BangGame) -> dict[str, list[list[str]]]:
        """The roles and characters of each player."""
        roles: list[list[str]] = [[] for _ in g.players]
        characters: list[list[str]] = [[] for _ in g.players]
        for figure in g.figures:
            if figure.character:
                characters[figure.owner].append(f"bang-{SOURCE_WORDS[figure.character]}")
            if figure.role != Role.NONE:
                roles[figure.owner].append(f"bang-role-{ROLES[figure.role]}")
        return {"role": roles, "character": characters}

    def in_force(self, g: BangGame) -> list[str]:
        """The events in force."""
        return [f"bang-{SOURCE_WORDS[event]}" for event in (g.events.current, g.events.show_event) if event]

    def conserved(self, g: BangGame) -> object:
        """All playing cards, wherever they are, and all roles: none is ever lost or duplicated."""
        return sorted(g.all_cards()), sorted([g.history.removed_role, *[figure.role for figure in g.figures]])


GAME: Final = Bang()
