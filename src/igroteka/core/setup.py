"""The setup of a game: number of seats, settings and seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar, cast, final

from mypy_extensions import mypyc_attr

from igroteka.core.errors import BadSetup

SettingValue = str | int | bool

T = TypeVar("T")

FIRST: Final = "seat-first"  # the text for a seat that is known to begin

ON: Final = ("on", "yes", "true", "1")
OFF: Final = ("off", "no", "false", "0")


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """A setting of a game: its id, the rule that defines it, its values and its default."""

    def __init__(self, id: str, rule: str, default: SettingValue) -> None:
        self.id: Final = id
        self.rule: Final = rule
        self.default: Final = default

    def read(self, value: object) -> SettingValue:
        """Parse a value; BadSetup if it is invalid."""
        raise NotImplementedError

    def values(self) -> list[SettingValue]:
        """All values; for numbers the minimum and the maximum, for free text none."""
        return []

    def invalid_value(self, value: object) -> BadSetup:
        allowed = ", ".join([written(v) for v in self.values()])
        return BadSetup("error-setting-value", self.rule, setting=self.id, value=str(value), allowed=allowed)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Setting):
    """A setting with a list of words."""

    def __init__(self, id: str, rule: str, default: str, words: tuple[str, ...]) -> None:
        super().__init__(id, rule, default)
        self.words: Final = words

    def read(self, value: object) -> SettingValue:
        word = str(value)  # YAML may have parsed a word that looks like a number as one
        if word not in self.words:
            raise self.invalid_value(value)
        return word

    def values(self) -> list[SettingValue]:
        return list(self.words)


@mypyc_attr(allow_interpreted_subclasses=True)
class OnOff(Setting):
    """A setting that is on or off."""

    def read(self, value: object) -> SettingValue:
        word = str(value).lower()
        if word not in ON + OFF:
            raise self.invalid_value(value)
        return word in ON

    def values(self) -> list[SettingValue]:
        return [False, True]


@mypyc_attr(allow_interpreted_subclasses=True)
class IntRange(Setting):
    """A whole number within bounds."""

    def __init__(self, id: str, rule: str, default: int, low: int, high: int) -> None:
        super().__init__(id, rule, default)
        self.low: Final = low
        self.high: Final = high

    def read(self, value: object) -> SettingValue:
        try:
            number = int(str(value))
        except ValueError:
            raise self.invalid_value(value) from None
        if not self.low <= number <= self.high:
            raise self.invalid_value(value)
        return number

    def values(self) -> list[SettingValue]:
        return [self.low, self.high]


@mypyc_attr(allow_interpreted_subclasses=True)
class FreeText(Setting):
    """A line of text that the game itself parses, such as the list of a custom deck."""

    def read(self, value: object) -> SettingValue:
        return one_line(str(value))


def written(value: SettingValue) -> str:
    """A value as people write it, on a command line or in a position."""
    return (ON if value else OFF)[0] if isinstance(value, bool) else str(value)


def one_line(text: str) -> str:
    """The text with all runs of whitespace collapsed, as a replay file stores it."""
    return " ".join(text.split())


@final
class Setup:
    """What a table agrees on before the start. It is immutable and shared by all clones of a game.

    `settings` holds a value for every setting of the game. At `live` tables people react in real time and a clock
    closes windows. `carried` is what an earlier game of a match hands on, as plain data. A `simulated` game has no
    audience: it keeps no journal and takes forced choices by itself.

    `cached` holds what a game derives from all this, apart from the seed.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        settings: Mapping[str, SettingValue],
        seed: str,
        live: bool = False,
        carried: Mapping[str, object] | None = None,
        simulated: bool = False,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.settings: Final = settings
        self.seed: Final = seed
        self.live: Final = live
        self.carried: Final[Mapping[str, object]] = carried or {}
        self.simulated: Final = simulated
        self._cached: object = None

    def with_seed(self, seed: str) -> Setup:
        """The same setup with another seed."""
        other = Setup(self.game, self.seats, self.settings, seed, self.live, self.carried, self.simulated)
        other._cached = self._cached
        return other

    def cached(self, make: Callable[[Setup], T]) -> T:
        """What `make` derives from the setup, such as the house rules of a game; computed once."""
        if self._cached is None:
            self._cached = make(self)
        return cast(T, self._cached)

    def text(self, id: str) -> str:
        """The value of a setting that is a word."""
        return str(self.settings[id])

    def number(self, id: str) -> int:
        """The value of a setting that is a number."""
        return int(self.settings[id])

    def on(self, id: str) -> bool:
        """True if this setting is on."""
        return self.settings[id] is True

    def plain(self) -> dict[str, object]:
        """As plain data, including the seed: for saving, never for a view."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.settings),
            "seed": self.seed,
            "live": self.live,
            "carried": dict(self.carried),
        }


def read_settings(
    settings: tuple[Setting, ...], given: Mapping[str, SettingValue], defaults: Mapping[str, SettingValue]
) -> dict[str, SettingValue]:
    """A value for every setting: the given one, else the default of the chosen preset, else the setting's own."""
    known = {setting.id for setting in settings}
    for id in given:
        if id not in known:
            raise BadSetup("error-setting-unknown", setting=id, known=", ".join(sorted(known)))
    found: dict[str, SettingValue] = {}
    for setting in settings:
        value = given.get(setting.id, defaults.get(setting.id, setting.default))
        found[setting.id] = setting.read(value)
    return found
