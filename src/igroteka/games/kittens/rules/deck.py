"""Decks: the presets (KIT-P), custom decks (KIT-V), and the house rules of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, final

from igroteka.core.errors import BadSetup, IgrotekaError
from igroteka.core.game import Preset
from igroteka.core.phrases import LETTERS
from igroteka.core.setup import FIRST, FreeText, IntRange, OneOf, OnOff, Setting, SettingValue, Setup
from igroteka.games.kittens.rules.titles import (
    BARKING,
    CATS,
    DEFUSE,
    EXPLODING,
    FACTS,
    FERAL,
    IMPLODING,
    NUMBERS,
    STREAKING,
    TITLES,
)

CUSTOM: Final = "custom"
# Which combos may be played (KIT-O1).
Combos = Literal[0, 1, 2, 3]
CATS_ONLY: Final = 0  # pairs of cats
CAT_COMBOS: Final = 1  # pairs and triples of cats
STANDARD: Final = 2  # pairs and triples of any title
WITH_FIVE: Final = 3
_COMBOS: Final[dict[str, Combos]] = {
    "cats_only": CATS_ONLY,
    "cats": CAT_COMBOS,
    "standard": STANDARD,
    "with_five": WITH_FIVE,
}

_LIMITS: Final = FACTS["custom"]
OWN_DEFAULTS: Final[dict[str, SettingValue]] = {"cards": "", "hand": 7, "defuse_each": 1}
_ABOUT: Final = {"streaking_loss": STREAKING, "imploding_visibility": IMPLODING, "marked_steal": NUMBERS["mark"]}
_DECKS: Final[dict[str, dict[str, object]]] = {deck["id"]: deck for deck in FACTS["decks"]}
CLASSIC: Final = "classic_base"
WHOLE_BOX: Final = "full_box"


def _count(rule: object, n: int) -> int:
    """A count given as a number, an expression in n such as `n-1`, or a map from players to numbers."""
    if isinstance(rule, Mapping):
        return int(rule[n])
    text = str(rule)
    if text.startswith("n"):
        return n + int(text[1:] or 0)
    return int(text)


def preset_counts(deck: str, n: int) -> list[int]:
    """The number of cards of each title in a preset deck for n players."""
    counts = [0] * len(TITLES)
    cards = _DECKS[deck]["cards"]
    assert isinstance(cards, Mapping)
    for id, rule in cards.items():
        counts[NUMBERS[id]] = _count(rule, n)
    return counts


def preset_players(deck: str) -> tuple[int, ...]:
    """The numbers of players that a preset deck supports."""
    players = _DECKS[deck]["players"]
    assert isinstance(players, list)
    return tuple(players)


def earlier_settings(given: Mapping[str, SettingValue], seats: int) -> Mapping[str, SettingValue]:
    """With what games of version 0.1.0 were played if they do not say it."""
    deck = str(given.get("deck", CLASSIC if seats in preset_players(CLASSIC) else WHOLE_BOX))
    combos = "with_five" if deck == CLASSIC else "standard"
    return {"deck": deck, "combos": combos, "trim_third": False, "defuse_ends_turn": "drawn", "kitten_in_five": False}


def refuse_deck_of_ones_own(given: Mapping[str, SettingValue], deck: str) -> None:
    """Refuse cards, hand and Defuses unless the deck is a custom one; they would silently have no effect."""
    for setting in ("cards", "hand", "defuse_each"):
        if str(given.get(setting, OWN_DEFAULTS[setting])) != str(OWN_DEFAULTS[setting]):
            raise BadSetup("error-deck-not-custom", "KIT-V01", setting=setting, deck=deck)


def preset_options(deck: str) -> Mapping[str, SettingValue]:
    """Defaults of other settings that come with a deck: the classic one has the five-different combo (KIT-O1)."""
    options = _DECKS.get(deck, {}).get("options", {})
    assert isinstance(options, Mapping)
    return options


def seat_options(deck: str, seats: int) -> Mapping[str, SettingValue]:
    """Defaults that come with a deck for so many players: with few of them a third of the whole box is removed
    (KIT-O6).
    """
    few = _DECKS.get(deck, {}).get("trim_third", [])
    assert isinstance(few, list)
    return {"trim_third": True} if seats in few else {}


def _preset(deck: str) -> Preset:
    return Preset(deck, str(_DECKS[deck]["rule"]), preset_players(deck), {"deck": deck, **preset_options(deck)})


PRESETS: Final = tuple([_preset(deck) for deck in _DECKS])

# KIT-O; `cards`, `hand` and `defuse_each` apply to custom decks (KIT-V01).
SETTINGS: Final[tuple[Setting, ...]] = (
    OneOf("deck", "KIT-S01", WHOLE_BOX, (*_DECKS, CUSTOM)),
    OneOf("combos", "KIT-O1", "cats", tuple(_COMBOS)),
    OneOf("streaking_loss", "KIT-O2", "eliminated", ("eliminated", "defuse_allowed")),
    OneOf("imploding_visibility", "KIT-O3", "position_public", ("position_public", "top_only")),
    OneOf("eliminated_hand", "KIT-O4", "face_up", ("face_up", "face_down")),
    OneOf("marked_steal", "KIT-O5", "uniform", ("uniform", "choose")),
    OnOff("trim_third", "KIT-O6", False),
    IntRange("nope_window_seconds", "KIT-O7", 5, 3, 15),
    IntRange("draw_window_seconds", "KIT-O7", 2, 1, 10),
    OneOf("first_player", "KIT-O8", "random", ("random", *LETTERS)),
    IntRange("turn_seconds", "KIT-O9", 60, 15, 300),
    FreeText("cards", "KIT-V01", str(OWN_DEFAULTS["cards"])),
    IntRange("hand", "KIT-V01", int(OWN_DEFAULTS["hand"]), *_LIMITS["hand"].values()),
    IntRange("defuse_each", "KIT-V01", int(OWN_DEFAULTS["defuse_each"]), *_LIMITS["defuse_each"].values()),
    OneOf("defuse_ends_turn", "KIT-O10", "always", ("always", "drawn")),
    OnOff("kitten_in_five", "KIT-O11", True),
)


@final
class HouseRules:
    """The settings of a table in the form the rules use. Immutable and shared by all clones."""

    def __init__(self, setup: Setup) -> None:
        deck = setup.text("deck")
        n = setup.seats
        if deck == CUSTOM:
            self.counts = read_cards(setup.text("cards"))
            self.hand = setup.number("hand")
            self.defuse_each = setup.number("defuse_each")
        else:
            self.counts = preset_counts(deck, n)
            self.hand = _count(_DECKS[deck]["hand"], n)
            self.defuse_each = _count(_DECKS[deck]["defuse_each"], n)
        self.combos = _COMBOS[setup.text("combos")]
        self.combos_of_cats = self.combos in (CATS_ONLY, CAT_COMBOS)
        self.triples = self.combos != CATS_ONLY
        self.defuse_ends_turn = setup.text("defuse_ends_turn") == "always"
        self.kitten_in_five = self.combos == WITH_FIVE and setup.on("kitten_in_five")
        self.defuse_after_streaking = setup.text("streaking_loss") == "defuse_allowed"
        self.places_public = setup.text("imploding_visibility") == "position_public"
        self.hands_face_up = setup.text("eliminated_hand") == "face_up"
        self.choose_marked = setup.text("marked_steal") == "choose"
        self.trim_third = setup.on("trim_third")
        first = setup.text("first_player")
        self.first = LETTERS.index(first) if first in LETTERS else -1
        self.cats = [cat for cat in CATS if self.counts[cat] > 0]
        self.titles = [title for title, count in enumerate(self.counts) if count > 0]
        self.dealt = [title for title in self.titles for _ in range(self._dealt(title, n))]

    def _dealt(self, title: int, n: int) -> int:
        """KIT-S02 to KIT-S04: the number of cards of a title that are shuffled and dealt: no kittens, no Defuses
        that all get.
        """
        if title in (EXPLODING, IMPLODING):
            return 0
        return self.counts[title] - n * self.defuse_each if title == DEFUSE else self.counts[title]


def house_rules_of(setup: Setup) -> HouseRules:
    return setup.cached(HouseRules)


def seat_notes(setup: Setup) -> dict[int, list[str]]:
    """KIT-O8: who begins, unless it is random."""
    first = house_rules_of(setup).first
    return {first: [FIRST]} if first >= 0 else {}


def idle_settings(setup: Setup) -> dict[str, str]:
    """Settings about cards that are not in the deck, and those of a custom deck if another one is played (KIT-V01)."""
    counts = house_rules_of(setup).counts
    idle = {id: "kittens-idle-card" for id, title in _ABOUT.items() if not counts[title]}
    if not counts[STREAKING] or setup.text("combos") != "with_five":
        idle["kitten_in_five"] = "kittens-idle-five"
    if setup.text("deck") != CUSTOM:
        idle |= dict.fromkeys(OWN_DEFAULTS, "kittens-idle-own")
    return idle


def check_setup(setup: Setup) -> None:
    """Refuse incompatible seats and settings (KIT-B22)."""
    deck = setup.text("deck")
    first = setup.text("first_player")
    if first in LETTERS and LETTERS.index(first) >= setup.seats:
        raise BadSetup(
            "error-setting-value", "KIT-O8", setting="first_player", value=first, allowed=LETTERS[: setup.seats]
        )
    if deck == CUSTOM:
        problems = deck_problems(read_cards(setup.text("cards")), setup)
        if problems:
            raise BadSetup("error-deck-invalid", "KIT-B22", *problems)
    elif setup.seats not in preset_players(deck):
        allowed = ", ".join([str(n) for n in preset_players(deck)])
        raise BadSetup("error-deck-players", "KIT-B22", deck=deck, seats=setup.seats, allowed=allowed)


def read_cards(text: str) -> list[int]:
    """The counts of a custom deck, written as `skip:4 nope:5 …`; BadSetup names every invalid word (KIT-V01)."""
    counts = [0] * len(TITLES)
    problems: list[IgrotekaError] = []
    for word in text.replace(",", " ").split():
        id, _, number = word.partition(":")
        if id not in NUMBERS:
            problems.append(_problem("KIT-V01", "card", card=id))
        elif not number.isdecimal() or len(number) > 9:
            problems.append(_problem("KIT-V01", "count", card=id, count=number))
        else:
            counts[NUMBERS[id]] += int(number)
    if problems:
        raise BadSetup("error-deck-invalid", "KIT-B22", *problems)
    return counts


def deck_problems(counts: list[int], setup: Setup) -> list[IgrotekaError]:
    """Everything that makes a custom deck invalid (KIT-V02 to KIT-V07)."""
    n, hand, each = setup.seats, setup.number("hand"), setup.number("defuse_each")
    kittens = counts[EXPLODING] + counts[IMPLODING]
    kittens_needed = n if counts[STREAKING] else n - 1
    left = sum(counts) - kittens - n * each - n * hand
    found: list[IgrotekaError] = []
    if kittens < kittens_needed:
        found.append(_problem("KIT-V02", have=kittens, need=kittens_needed))
    if counts[STREAKING] > 1:
        found.append(_problem("KIT-V03", "many", count=counts[STREAKING]))
    if counts[STREAKING] and not counts[EXPLODING]:
        found.append(_problem("KIT-V03", "alone"))
    if counts[BARKING] not in (0, 2):
        found.append(_problem("KIT-V04", count=counts[BARKING]))
    if counts[DEFUSE] < n * each:
        found.append(_problem("KIT-V05", have=counts[DEFUSE], need=n * each))
    if left < n:
        found.append(_problem("KIT-V06", have=left, need=n))
    return found + _too_many(counts)


def _too_many(counts: list[int]) -> list[IgrotekaError]:
    """KIT-V07: limits for each title and for the whole deck."""
    found: list[IgrotekaError] = []
    for title, count in enumerate(counts):
        most = _LIMITS["max_copies_of"].get(TITLES[title].id, _LIMITS["max_copies"])
        if count > most and title != STREAKING:
            found.append(_problem("KIT-V07", "title", card=TITLES[title].id, count=count, most=most))
    if sum(counts) > _LIMITS["max_cards"]:
        found.append(_problem("KIT-V07", "total", count=sum(counts), most=_LIMITS["max_cards"]))
    return found


def deck_warnings(counts: list[int], n: int) -> list[IgrotekaError]:
    """Warnings about a deck that is unusual but playable (KIT-V08)."""
    found: list[IgrotekaError] = []
    if counts[EXPLODING] and not counts[DEFUSE]:
        found.append(_warning("no-defuse"))
    if counts[NUMBERS["catomic_bomb"]] and not counts[EXPLODING]:
        found.append(_warning("no-exploding"))
    if not counts[FERAL]:
        found += [_warning("lone-cat", card=TITLES[cat].id) for cat in CATS if counts[cat] == 1]
    if sum(counts) > 60 * n:
        found.append(_warning("large", count=sum(counts)))
    for title, count in enumerate(counts):
        box = max(TITLES[title].count, TITLES[title].base56)
        if count > box:
            found.append(_warning("beyond-box", card=TITLES[title].id, count=count, have=box))
    return found


def _problem(rule: str, more: str = "", **arguments: str | int) -> IgrotekaError:
    return IgrotekaError(f"kittens-deck-problem-{rule}{'-' + more if more else ''}", rule, **arguments)


def _warning(name: str, **arguments: str | int) -> IgrotekaError:
    return IgrotekaError(f"kittens-deck-warning-KIT-V08-{name}", "KIT-V08", **arguments)
