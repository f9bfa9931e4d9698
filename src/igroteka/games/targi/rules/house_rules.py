"""The house rules of a table: the options of the dossier."""

from __future__ import annotations

from typing import Final, final

from igroteka.core.game import Preset
from igroteka.core.phrases import LETTERS
from igroteka.core.setup import FIRST, OneOf, OnOff, Setting, SettingValue, Setup

BLUE: Final = 0  # TARGI-S9
WHITE: Final = 1
SEAT_WORDS: Final = ("A", "B")


@final
class FirstPlayer(OneOf):
    """TARGI-S9: by colour, by lot, or a seat. Its letter may be written, too, as in other games."""

    def read(self, value: object) -> SettingValue:
        word = str(value)
        return word if word in SEAT_WORDS else super().read(value)


SETTINGS: Final[tuple[Setting, ...]] = (
    FirstPlayer("first_player", "TARGI-S9", "blue", ("blue", "random", "chosen")),
    OneOf("chosen_seat", "TARGI-S9", "B", SEAT_WORDS),
    OneOf("raid_unable", "TARGI-RD3", "opponent_gains", ("opponent_gains", "pay_nothing")),
    OnOff("hand_card_same_round", "TARGI-H4", False),
    OnOff("expansion_card_public", "TARGI-I3", False),
)

PRESETS: Final = (Preset("standard", "TARGI-S8", (2,), {}),)


class HouseRules:
    """The settings in the form the rules use. `first` is -1 if the first player is random."""

    def __init__(self, setup: Setup) -> None:
        options = setup.settings
        self.first: Final = _first(str(options["first_player"]), str(options["chosen_seat"]))
        self.opponent_gains: Final = options["raid_unable"] == "opponent_gains"
        self.hand_same_round: Final = options["hand_card_same_round"] is True
        self.expansion_public: Final = options["expansion_card_public"] is True


def seat_notes(setup: Setup) -> dict[int, list[str]]:
    """TARGI-S9: blue and white, and who goes first unless it is random."""
    notes = {BLUE: ["targi-seat-blue"], WHITE: ["targi-seat-white"]}
    first = house_rules_of(setup).first
    if first >= 0:
        notes[first].append(FIRST)
    return notes


def idle_settings(setup: Setup) -> dict[str, str]:
    """TARGI-S9: the seat setting applies only if the host chooses who goes first."""
    return {} if setup.text("first_player") == "chosen" else {"chosen_seat": "targi-idle-chosen_seat"}


def house_rules_of(setup: Setup) -> HouseRules:
    return setup.cached(HouseRules)


def _first(how: str, chosen: str) -> int:
    """TARGI-S6, TARGI-S9: blue, a seat named by the host, or -1 for a random seat."""
    if how == "random":
        return -1
    if how in SEAT_WORDS:
        return LETTERS.index(how)
    return LETTERS.index(chosen) if how == "chosen" else BLUE
