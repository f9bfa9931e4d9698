"""Exploding Kittens as a `Game`: setup, options, saving, and everything other packages use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, final

from igroteka.core.codec import fill_saved, read_records
from igroteka.core.decisions import NOBODY
from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.random import Random
from igroteka.core.setup import SettingValue, Setup
from igroteka.core.state import mask
from igroteka.core.views import View
from igroteka.games.kittens.rules import cards, position, position_checks, view
from igroteka.games.kittens.rules.combos import as_offered
from igroteka.games.kittens.rules.deck import (
    CUSTOM,
    PRESETS,
    SETTINGS,
    WHOLE_BOX,
    HouseRules,
    check_setup,
    deck_warnings,
    earlier_settings,
    house_rules_of,
    idle_settings,
    preset_options,
    refuse_deck_of_ones_own,
    seat_notes,
    seat_options,
)
from igroteka.games.kittens.rules.frames import begin_turn
from igroteka.games.kittens.rules.imagine import Imagination
from igroteka.games.kittens.rules.play import PlayPhase
from igroteka.games.kittens.rules.state import KittensGame, Player
from igroteka.games.kittens.rules.titles import (
    BARKING,
    DEFUSE,
    EXPLODING,
    FACTS,
    ILL_TAKE_THAT,
    IMPLODING,
    TITLES,
    title_of,
)
from igroteka.games.kittens.rules.words import LOG_DEALT, LOG_START, VERBS

ADDED_FIELDS: Final[dict[str, object]] = {"kitten_put_by": NOBODY, "drawn_since_put": 0}  # older saves lack them
COMPONENTS: Final[tuple[str, ...]] = tuple([f"kittens-card-{title.id}" for title in TITLES])

cards.fill_library()


@final
class Kittens(Game[KittensGame]):
    """Exploding Kittens (games/kittens/RULES.md)."""

    id = "kittens"
    seats = (2, 8)
    age = int(FACTS["box"]["age"])
    minutes = (int(FACTS["box"]["minutes"]["min"]), int(FACTS["box"]["minutes"]["max"]))
    settings = SETTINGS
    presets = PRESETS
    clock_settings = ("turn_seconds",)
    verbs = VERBS
    components = COMPONENTS
    package = "igroteka.games.kittens"
    rule_prefix = "KIT"

    def defaults(self, given: Mapping[str, SettingValue], seats: int) -> Mapping[str, SettingValue]:
        """The whole box, and the defaults of the deck (KIT-P02)."""
        deck = str(given.get("deck", WHOLE_BOX))
        if deck == CUSTOM:
            return {"deck": deck}
        refuse_deck_of_ones_own(given, deck)
        return {"deck": deck, **preset_options(deck), **seat_options(deck, seats)}

    def stored_settings(self, stated: Mapping[str, SettingValue], seats: int) -> dict[str, SettingValue]:
        """The default deck depended on the number of seats, and the combos on the deck."""
        return {**earlier_settings(stated, seats), **stated}

    def warnings(self, setup: Setup) -> list[IgrotekaError]:
        """KIT-V08: warnings about a custom deck."""
        custom = setup.text("deck") == CUSTOM
        return deck_warnings(HouseRules(setup).counts, setup.seats) if custom else []

    def seconds(self, setup: Setup) -> int:
        """KIT-O9."""
        return setup.number("turn_seconds")

    def check(self, setup: Setup) -> None:
        """KIT-B22: the deck must fit the number of players."""
        check_setup(setup)
        house_rules_of(setup)

    def seat_notes(self, setup: Setup) -> dict[int, list[str]]:
        """KIT-O8: who begins."""
        return seat_notes(setup)

    def idle_settings(self, setup: Setup) -> dict[str, str]:
        """Settings about cards that are not in the deck."""
        return idle_settings(setup)

    def deal(self, setup: Setup, random: Random) -> KittensGame:
        """KIT-S: shuffle, deal, hide the kittens."""
        g = KittensGame(setup, random, house_rules_of(setup))
        g.players = [Player() for _ in range(setup.seats)]
        g.update_living_seats()
        deal_hands(g)
        hide_kittens(g)
        g.current = g.house_rules.first if g.house_rules.first >= 0 else g.random_below(setup.seats)
        g.log(LOG_START, g.current)
        begin_turn(g)
        g.then(PlayPhase())
        g.start()
        return g

    def view(self, g: KittensGame, seat: int) -> View:
        return view.view(g, seat)

    def imagine(self, g: KittensGame, seat: int, random: Random) -> KittensGame:
        return Imagination(g, seat).draw(random)

    def sampler(self, g: KittensGame, seat: int) -> Callable[[Random], KittensGame]:
        return Imagination(g, seat).draw

    def restore(self, setup: Setup, random: Random, data: dict[str, object]) -> KittensGame:
        g = KittensGame(setup, random, HouseRules(setup))
        g.players = read_records(data["players"], Player)
        for player in g.players:
            player.update_title_masks()
        g.update_living_seats()
        fill_saved(g, {**ADDED_FIELDS, **data}, "players")
        g.count_discards()
        return g

    def option(self, code: str) -> Option | None:
        """The option with this code. The cards of a combo may be in any order."""
        option = super().option(code)
        return as_offered(option) if option else None

    def arrange(self, data: Mapping[str, object], setup: Setup, random: Random) -> KittensGame:
        return position.arrange(data, setup, random)

    def check_position(self, g: KittensGame, data: Mapping[str, object]) -> None:
        position_checks.check(g)

    def describe(self, g: KittensGame) -> dict[str, object]:
        return position.describe(g)

    def conserved(self, g: KittensGame) -> object:
        """All cards of the game, wherever they are: none is ever lost or duplicated."""
        found = g.pile + g.discards + g.table + g.picked + g.moving + g.aside + [BARKING] * g.barked
        for player in g.players:
            found += player.hand + [BARKING] * player.barking + [ILL_TAKE_THAT] * (player.taker >= 0)
        return sorted([title_of(card) for card in found])


def deal_hands(g: KittensGame) -> None:
    """KIT-S02 to KIT-S05: Defuses for everybody, hands from the rest; optionally a third of the cards is removed."""
    house_rules = g.house_rules
    rest = house_rules.dealt.copy()
    g.shuffle(rest)
    left = len(rest)
    defuses = [DEFUSE] * house_rules.defuse_each
    for seat, player in enumerate(g.players):
        before = left
        left -= house_rules.hand
        player.hand = rest[left:before]
        player.hand += defuses
        player.hand.sort()
        player.known = [0] * len(player.hand)
        at = player.place_of(DEFUSE)
        for i in range(at, at + house_rules.defuse_each):
            player.known[i] = EVERYONE  # KIT-H07
        player.update_title_masks()
        g.forbid_undo()
        if g.journal is not None:
            g.log_secret(mask(seat), LOG_DEALT, (seat,), tuple(player.hand))
    g.pile = rest[:left]
    if house_rules.trim_third:
        for _ in range(left // 3):
            g.aside.append(g.pile.pop())


def hide_kittens(g: KittensGame) -> None:
    """KIT-S06: shuffle the kittens into the pile, face down."""
    g.pile += [EXPLODING] * g.house_rules.counts[EXPLODING] + [IMPLODING] * g.house_rules.counts[IMPLODING]
    g.shuffle_pile()


GAME: Final = Kittens()
