"""The house rules of a table of BANG!: sets, modes, variants and options (BANG-O)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.core.decisions import NOBODY
from igroteka.core.errors import BadSetup
from igroteka.core.game import Preset
from igroteka.core.phrases import LETTERS
from igroteka.core.setup import OneOf, OnOff, Setting, SettingValue, Setup
from igroteka.games.bang.rules.faces import BOX, FACTS, KIND, KINDS, source_number

STANDARD: Final = "standard"
LAW_AND_CRIME: Final = "law_and_crime"

SETTINGS: Final[tuple[Setting, ...]] = (
    OneOf("mode", "BANG-S01", STANDARD, (STANDARD, LAW_AND_CRIME)),
    OnOff("dodge_city", "BANG-G10", True),
    OnOff("base_characters", "BANG-S03", True),
    OnOff("dodge_city_characters", "BANG-S03", True),
    OnOff("promo_characters", "BANG-S03", True),
    OnOff("wild_west_show_characters", "BANG-S03", False),
    OnOff("high_noon", "BANG-U01", False),
    OnOff("fistful", "BANG-U01", False),
    OnOff("wild_west_show", "BANG-U02", False),
    OnOff("no_mercy", "BANG-V01", False),
    OnOff("experience", "BANG-V02", False),
    OnOff("hiring", "BANG-V03", False),
    OnOff("bounties", "BANG-V04", False),
    OneOf("first_sheriff", "BANG-M01", "random", ("random", *LETTERS)),
    OneOf("jail_release", "BANG-O01", "hearts_only", ("hearts_only", "one_turn")),
    OneOf("duplicate_in_play", "BANG-O02", "replace", ("replace", "forbid")),
    OneOf("panic_range", "BANG-O03", "any", ("any", "1")),
    OneOf("pixie_pete_draw", "BANG-O04", "4", ("4", "3")),
    OneOf("jose_delgado_limit", "BANG-O05", "unlimited", ("unlimited", "2")),
    OneOf("handcuffs_rule", "BANG-O06", "target_player", ("target_player", "name_suit")),
    OneOf("gold_rush_effects", "BANG-O07", "counterclockwise", ("counterclockwise", "clockwise")),
    OneOf("event_deck_end", "BANG-O08", "reshuffle", ("reshuffle", "final_card")),
    OneOf("daltons_scope", "BANG-O09", "any_in_play", ("any_in_play", "blue_only")),
    OneOf("no_mercy_form", "BANG-O10", "take_back", ("take_back", "must_shoot")),
    OneOf("green_missed_ready", "BANG-O11", "own_next_turn", ("own_next_turn", "next_turn")),
    OnOff("sniper_uses_bang_limit", "BANG-O12", True),
    OneOf("thirst_draw", "BANG-O13", "one", ("one", "one_less")),
    OneOf("ghost_draw", "BANG-O14", "three", ("three", "own_number")),
    OneOf("sermon_scope", "BANG-O15", "play", ("play", "play_and_discard")),
    OneOf("sniper_stopped_by", "BANG-O16", "cards", ("cards", "effects")),
    OneOf("flint_westwood_limit", "BANG-O17", "unlimited", ("unlimited", "1")),
    OneOf("greygory_first_pair", "BANG-O18", "asked", ("asked", "drawn")),
    OnOff("binocular_and_hideout", "BANG-O19", True),
    OneOf("molly_stark_draws", "BANG-O20", "played", ("played", "used")),
    OneOf("estate_order", "BANG-O21", "if_it_matters", ("if_it_matters", "always")),
    OneOf("dorothy_rage_order", "BANG-O22", "card_first", ("card_first", "card_and_target")),
    OneOf("suzy_lafayette_draws", "BANG-O23", "at_once", ("at_once", "settle_points")),
    OneOf("forced_answers", "BANG-O24", "skipped", ("skipped", "asked")),
    OnOff("two_player_events", "BANG-O25", True),
)

# Games that were stored before these settings were there, or had the book's default.
EARLIER_DEFAULTS: Final[Mapping[str, SettingValue]] = {
    "panic_range": "1",
    "green_missed_ready": "next_turn",
    "thirst_draw": "one_less",
    "ghost_draw": "own_number",
    "sermon_scope": "play_and_discard",
    "sniper_stopped_by": "effects",
    "flint_westwood_limit": "1",
    "greygory_first_pair": "drawn",
    "binocular_and_hideout": False,
    "molly_stark_draws": "used",
    "estate_order": "always",
    "dorothy_rage_order": "card_and_target",
    "suzy_lafayette_draws": "settle_points",
    "forced_answers": "asked",
    "two_player_events": False,
}

# The publisher's current rules (BANG-O01 to BANG-O25).
OFFICIAL: Final[Mapping[str, SettingValue]] = {
    "jail_release": "one_turn",
    "duplicate_in_play": "forbid",
    "panic_range": "1",
    "pixie_pete_draw": "3",
    "jose_delgado_limit": "2",
    "handcuffs_rule": "name_suit",
    "gold_rush_effects": "clockwise",
    "event_deck_end": "final_card",
    "daltons_scope": "blue_only",
    "no_mercy_form": "must_shoot",
    "green_missed_ready": "next_turn",
    "sniper_uses_bang_limit": True,
    "thirst_draw": "one_less",
    "ghost_draw": "own_number",
    "sermon_scope": "play_and_discard",
    "sniper_stopped_by": "effects",
    "flint_westwood_limit": "1",
    "greygory_first_pair": "asked",
    "binocular_and_hideout": False,
    "molly_stark_draws": "used",
    "estate_order": "if_it_matters",
    "dorothy_rage_order": "card_and_target",
    "suzy_lafayette_draws": "settle_points",
    "forced_answers": "skipped",
    "two_player_events": True,
}

_ALL_EVENTS: Final = {"high_noon": True, "fistful": True, "wild_west_show": True, "wild_west_show_characters": True}
_BASE_ONLY: Final = {
    "dodge_city": False,
    "dodge_city_characters": False,
    "promo_characters": False,
    "binocular_and_hideout": False,
}

PRESETS: Final = (
    Preset("house", "BANG-S01", (2, 3, 4, 5, 6, 7, 8), {}),
    Preset("official", "BANG-O01", (2, 3, 4, 5, 6, 7, 8), OFFICIAL),
    Preset("base", "BANG-S01", (2, 3, 4, 5, 6, 7, 8), _BASE_ONLY),
    Preset("events", "BANG-U01", (2, 3, 4, 5, 6, 7, 8), {"high_noon": True, "fistful": True}),
    Preset("everything", "BANG-U02", (2, 3, 4, 5, 6, 7, 8), _ALL_EVENTS),
    Preset("law_and_crime", "BANG-N6.1", (6,), {"mode": LAW_AND_CRIME}),
)

_VARIANTS: Final = {"no_mercy": True, "experience": True, "hiring": True, "bounties": True}

MATCH_PRESETS: Final = (
    Preset("match", "BANG-V05", (4, 5, 6, 7, 8), _VARIANTS),
    Preset("match_everything", "BANG-V05", (4, 5, 6, 7, 8), {**_VARIANTS, **_ALL_EVENTS}),
    Preset("match_law_and_crime", "BANG-M06", (6,), {**_VARIANTS, "mode": LAW_AND_CRIME}),
)


# The number of every character, and the setting that includes it.
_CHARACTERS: Final = [(source_number(row["rule"]), f"{row['set']}_characters") for row in FACTS["characters"]]


def characters_of(setup: Setup) -> list[int]:
    return [number for number, option in _CHARACTERS if setup.on(option)]


# The book has these among the cards of the base game (BANG-O19).
_BASE_BY_THE_BOOK: Final = ("binocular", "hideout")


def cards_of(setup: Setup) -> list[int]:
    """BANG-G10, BANG-O19: the playing cards, copies included."""
    more = list(BOX["dodge_city"])
    if not setup.on("dodge_city"):
        by_the_book = _BASE_BY_THE_BOOK if setup.on("binocular_and_hideout") else ()
        more = [card for card in more if KINDS[KIND[card]].id in by_the_book]
    return list(BOX["base"]) + more


class HouseRules:
    """The setup in the form the rules use. Immutable and shared by all clones."""

    def __init__(self, setup: Setup) -> None:
        self.cards = cards_of(setup)
        self.kinds = sorted({KIND[card] for card in self.cards})
        self.characters = characters_of(setup)
        self.law_and_crime = setup.text("mode") == LAW_AND_CRIME
        with_events = setup.seats > 2 or setup.on("two_player_events")
        self.events = [deck for deck in ("high_noon", "fistful") if setup.on(deck) and with_events]
        self.wild_west_show = setup.on("wild_west_show") and with_events
        self.no_mercy = setup.on("no_mercy")
        self.experience = setup.on("experience")
        self.hiring = setup.on("hiring")
        self.bounties = setup.on("bounties")
        first = setup.text("first_sheriff")
        self.sheriff = LETTERS.index(first) if first in LETTERS else NOBODY
        if setup.carried:
            self.sheriff = int(str(setup.carried["sheriff"]))
        self.jail_one_turn = setup.text("jail_release") == "one_turn"
        self.no_duplicates = setup.text("duplicate_in_play") == "forbid"
        self.panic_anywhere = setup.text("panic_range") == "any"
        self.pixie_draws = setup.number("pixie_pete_draw")
        self.jose_twice = setup.text("jose_delgado_limit") == "2"
        self.cuffs_name_suit = setup.text("handcuffs_rule") == "name_suit"
        self.gold_rush_turns_only = setup.text("gold_rush_effects") == "clockwise"
        self.final_event = setup.text("event_deck_end") == "final_card"
        self.daltons_blue = setup.text("daltons_scope") == "blue_only"
        self.must_shoot = setup.text("no_mercy_form") == "must_shoot"
        self.green_waits = setup.text("green_missed_ready") == "own_next_turn"
        self.sniper_counts = setup.on("sniper_uses_bang_limit")
        self.thirst_leaves_one = setup.text("thirst_draw") == "one"
        self.ghosts_draw_three = setup.text("ghost_draw") == "three"
        self.sermon_bars_discards = setup.text("sermon_scope") == "play_and_discard"
        self.sniper_needs_cards = setup.text("sniper_stopped_by") == "cards"
        self.flint_once = setup.text("flint_westwood_limit") == "1"
        self.discards_count_as_used = setup.text("molly_stark_draws") == "used"
        self.always_ask_estate = setup.text("estate_order") == "always"
        self.empty_hands_fill_at_once = setup.text("suzy_lafayette_draws") == "at_once"
        self.skip_forced_answers = setup.text("forced_answers") == "skipped"
        self.target_named_with_card = setup.text("dorothy_rage_order") == "card_and_target"
        self.first_pair_is_drawn = setup.text("greygory_first_pair") == "drawn"


def house_rules_of(setup: Setup) -> HouseRules:
    return setup.cached(HouseRules)


def seat_notes(setup: Setup) -> dict[int, list[str]]:
    """BANG-M01: the Sheriff of the first game, if the table has named one and the mode has one (BANG-S01)."""
    first = setup.text("first_sheriff")
    known = first in LETTERS and setup.seats > 3
    return {LETTERS.index(first): ["bang-seat-sheriff"]} if known else {}


def idle_settings(setup: Setup) -> dict[str, str]:
    """Settings about cards and variants that are not in play, and those that the number of players rules out."""
    house_rules = house_rules_of(setup)
    idle: dict[str, str] = {}
    if setup.seats != 2:
        idle["two_player_events"] = "bang-idle-only_two"
    elif not setup.on("two_player_events"):
        idle |= dict.fromkeys(("high_noon", "fistful", "wild_west_show"), "bang-idle-two")
    if setup.seats < 4:  # BANG-N2.1, BANG-N3.1
        idle["first_sheriff"] = "bang-idle-four"
    if setup.seats != 6:
        idle["mode"] = "bang-idle-six"
    if not setup.carried:
        idle |= dict.fromkeys(("experience", "hiring", "bounties"), "bang-idle-match")
    if "high_noon" not in house_rules.events:
        idle |= dict.fromkeys(("handcuffs_rule", "gold_rush_effects", "daltons_scope"), "bang-idle-high_noon")
        idle |= dict.fromkeys(("thirst_draw", "ghost_draw", "sermon_scope"), "bang-idle-high_noon")
    if "fistful" not in house_rules.events:
        idle |= dict.fromkeys(("sniper_uses_bang_limit", "sniper_stopped_by"), "bang-idle-fistful")
    if not house_rules.events and not house_rules.wild_west_show:
        idle["event_deck_end"] = "bang-idle-events"
    if not house_rules.wild_west_show:
        idle["dorothy_rage_order"] = "bang-idle-wild_west_show"
    if not house_rules.no_mercy:
        idle["no_mercy_form"] = "bang-idle-no_mercy"
    if not setup.on("dodge_city"):
        idle["green_missed_ready"] = "bang-idle-dodge_city"
    else:
        idle["binocular_and_hideout"] = "bang-idle-without_dodge_city"
    if not setup.on("base_characters") and not setup.on("wild_west_show_characters"):  # Greygory Deck may become her
        idle["suzy_lafayette_draws"] = "bang-idle-base_characters"
    if not setup.on("dodge_city_characters"):
        idle |= dict.fromkeys(("pixie_pete_draw", "jose_delgado_limit", "molly_stark_draws"), "bang-idle-characters")
    if not setup.on("wild_west_show_characters"):
        idle |= dict.fromkeys(("flint_westwood_limit", "greygory_first_pair"), "bang-idle-show_characters")
    return idle


def check_setup(setup: Setup) -> None:
    """Refuse incompatible seats and settings."""
    if setup.text("mode") == LAW_AND_CRIME and setup.seats != 6:
        raise BadSetup("error-bang-law-and-crime", "BANG-N6.1", seats=setup.seats)
    if setup.carried and setup.seats < 4:
        raise BadSetup("error-bang-match-seats", "BANG-M01", seats=setup.seats)
    sheriff = setup.text("first_sheriff")
    if sheriff in LETTERS and LETTERS.index(sheriff) >= setup.seats:
        allowed = LETTERS[: setup.seats]
        raise BadSetup("error-setting-value", "BANG-M01", setting="first_sheriff", value=sheriff, allowed=allowed)
    for variant in ("experience", "hiring", "bounties"):
        if setup.on(variant) and not setup.carried:
            raise BadSetup("error-bang-needs-match", "BANG-V05", variant=variant)
    characters = len(characters_of(setup))
    needed = 2 * setup.seats
    if characters < needed:
        raise BadSetup("error-bang-characters", "BANG-S03", have=characters, need=needed)
