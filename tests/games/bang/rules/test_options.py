"""What a table may agree on: sets, modes and presets (section 4 of the dossier)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from igroteka.core.errors import BadSetup
from igroteka.core.game import Preset
from igroteka.core.random import from_seed
from igroteka.core.setup import Setting, SettingValue
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.faces import COLOURS, FACTS, KIND, colour_of
from igroteka.games.bang.rules.house_rules import SETTINGS
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.words import ROLES, SOURCE_WORDS
from tests.games.bang.table import CARD_COUNT

DOSSIER = Path(__file__).resolve().parents[4] / "src/igroteka/games/bang/RULES.md"
HOUSE_RULES = [setting for setting in SETTINGS if setting.rule.startswith("BANG-O")]
RULES_BY_SET = {"base": range(101, 117), "dodge_city": range(117, 132), "promo": range(132, 135)}


def dealt(seats: int, options: Mapping[str, SettingValue], seed: str = "1") -> BangGame:
    """A new game at its first decision."""
    return GAME.deal(GAME.setup(seats, options, seed), from_seed(seed))


def preset(id: str) -> Mapping[str, SettingValue]:
    """The value of every option in a preset."""
    return GAME.setup(6, GAME.preset(id).settings, "1").settings


def in_the_dossier(setting: Setting) -> list[str]:
    """The cells of an option in the table of the dossier: rule, name, default, other value."""
    rows = [line for line in DOSSIER.read_text(encoding="utf-8").splitlines() if line.startswith(f"| {setting.rule} ")]
    return [cell.strip() for cell in rows[0].strip("|").split("|")]


def first_value(cell: str) -> str:
    """The value that a cell begins with."""
    return str(re.findall(r"`(\w+)`", cell)[0])


def written(value: object) -> str:
    """A value as the dossier writes it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def chars(g: BangGame) -> set[int]:
    """All characters that were dealt, face up or face down."""
    return {number for figure in g.figures for number in (figure.character, figure.second_character)}


# House rules and presets.


@pytest.mark.parametrize("setting", HOUSE_RULES, ids=lambda setting: str(setting.id))
def test_every_house_rule_has_the_values_of_the_dossier(setting: Setting) -> None:  # BANG-O01 BANG-O12
    _, name, default, other = in_the_dossier(setting)
    assert name == f"`{setting.id}`"
    assert [first_value(default), first_value(other)] == [
        written(value) for value in sorted(setting.values(), key=lambda value: value != setting.default)
    ]


def test_the_house_preset_follows_the_dossier() -> None:  # BANG-S01 BANG-O01
    house = preset("house")
    assert {setting.id: house[setting.id] for setting in SETTINGS} == {
        setting.id: setting.default for setting in SETTINGS
    }
    on = [id for id, value in house.items() if value is True]
    assert on == [
        *("dodge_city", "base_characters", "dodge_city_characters", "promo_characters"),
        *("sniper_uses_bang_limit", "binocular_and_hideout", "two_player_events"),
    ]


@pytest.mark.parametrize("setting", HOUSE_RULES, ids=lambda setting: str(setting.id))
def test_the_official_preset_follows_the_publisher(setting: Setting) -> None:  # BANG-O01 BANG-Z74
    _, _, default, other = in_the_dossier(setting)
    official = other if "(official" in other else default
    assert written(preset("official")[setting.id]) == first_value(official)


def test_the_base_preset_is_the_small_box() -> None:  # BANG-S01
    g = dealt(5, GAME.preset("base").settings)
    assert len(g.house_rules.cards) == 80
    assert g.house_rules.characters == list(RULES_BY_SET["base"])
    assert (g.events.pile, g.events.show_pile) == ([], [])


def test_a_preset_adds_the_events_of_high_noon_and_fistful() -> None:  # BANG-U01
    g = dealt(5, GAME.preset("events").settings)
    without_show = [row for row in FACTS["characters"] if row["set"] != "wild_west_show"]
    assert (len(g.house_rules.cards), len(g.house_rules.characters)) == (CARD_COUNT, len(without_show))
    assert (len(g.events.pile), len(g.events.show_pile)) == (30, 0)


@pytest.mark.parametrize("wanted", GAME.match_presets, ids=lambda wanted: str(wanted.id))
def test_the_presets_of_matches_need_a_match(wanted: Preset) -> None:  # BANG-V05 BANG-M06
    for seats in wanted.seats:
        with pytest.raises(BadSetup):
            GAME.setup(seats, wanted.settings, "1")
        series = GAME.match(seats, wanted.settings, "1", 0)
        assert [series.setup().on(variant) for variant in ("no_mercy", "experience", "hiring", "bounties")] == [
            True
        ] * 4


def test_everything_is_in_the_preset_with_that_name() -> None:  # BANG-U02
    g = dealt(5, GAME.preset("everything").settings)
    assert (len(g.house_rules.cards), len(g.house_rules.characters)) == (CARD_COUNT, len(FACTS["characters"]))
    assert (len(g.events.pile), len(g.events.show_pile)) == (30, 10)


def test_a_preset_deals_law_and_crime() -> None:  # BANG-N6.1
    assert dealt(6, GAME.preset("law_and_crime").settings).history.removed_role >= 0


# Modes and sets.


def test_six_players_may_play_law_and_crime_instead() -> None:  # BANG-S01 BANG-N6.2
    for seed in range(10):
        standard = Counter(ROLES[figure.role] for figure in dealt(6, {"mode": "standard"}, str(seed)).figures)
        assert standard == {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 1}
    line_ups = {
        tuple(sorted(ROLES[figure.role] for figure in dealt(6, {"mode": "law_and_crime"}, str(seed)).figures))
        for seed in range(40)
    }
    assert line_ups == {
        ("deputy", "outlaw", "outlaw", "outlaw", "renegade", "sheriff"),
        ("deputy", "deputy", "outlaw", "outlaw", "renegade", "sheriff"),
        ("deputy", "deputy", "outlaw", "outlaw", "outlaw", "sheriff"),
    }


def test_without_dodge_city_no_card_is_green() -> None:  # BANG-G10
    def colours(options: Mapping[str, SettingValue]) -> dict[str, int]:
        return Counter(COLOURS[colour_of(KIND[card])] for card in dealt(4, options).house_rules.cards)

    assert colours({"dodge_city": False}) == {"brown": 63, "blue": 17 + 2}  # BANG-O19
    assert colours({"dodge_city": True}) == {"brown": 63 + 19, "blue": 17 + 7, "green": 14}


@pytest.mark.parametrize(
    ("switched_off", "set"),
    [
        ({"base_characters": False}, "base"),
        ({"dodge_city_characters": False}, "dodge_city"),
        ({"promo_characters": False}, "promo"),
    ],
)
def test_a_set_of_characters_can_be_left_out(switched_off: dict[str, SettingValue], set: str) -> None:  # BANG-S03
    with_it = [chars(dealt(8, {}, str(seed))) for seed in range(10)]
    without = [chars(dealt(8, switched_off, str(seed))) for seed in range(10)]
    assert any(found.intersection(RULES_BY_SET[set]) for found in with_it)
    assert not any(found.intersection(RULES_BY_SET[set]) for found in without)


def test_the_characters_of_the_wild_west_show_can_be_let_in() -> None:  # BANG-S03
    def shows(options: Mapping[str, SettingValue]) -> set[str]:
        found = {SOURCE_WORDS[number] for seed in range(30) for number in chars(dealt(8, options, str(seed)))}
        return found & {row["id"] for row in FACTS["characters"] if row["set"] == "wild_west_show"}

    assert len(shows({"wild_west_show_characters": True})) == 8
    assert shows({"wild_west_show_characters": False}) == set()


@pytest.mark.parametrize(
    ("options", "cards"),
    [({"high_noon": True}, 15), ({"fistful": True}, 15), ({"high_noon": True, "fistful": True}, 30), ({}, 0)],
)
def test_each_event_deck_can_be_switched_on(options: dict[str, SettingValue], cards: int) -> None:  # BANG-U01
    g = dealt(5, options)
    decks = {row["deck"] for row in FACTS["events"] if SOURCE_WORDS.index(row["id"]) in g.events.pile}
    assert (len(g.events.pile), decks) == (cards, set(options))


def test_the_wild_west_show_has_a_pile_of_its_own() -> None:  # BANG-U02
    g = dealt(5, {"wild_west_show": True, "fistful": True})
    assert (len(g.events.pile), len(g.events.show_pile)) == (15, 10)
    assert not {row["id"] for row in FACTS["events"] if row["deck"] == "wild_west_show"} & {
        SOURCE_WORDS[number] for number in g.events.pile
    }
    assert dealt(5, {"wild_west_show": False}).events.show_pile == []
