"""The interface of a game: everything the terminal, bots, servers and researchers use."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import ClassVar, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from igroteka.core.codec import Decoder, encode, encode_record
from igroteka.core.errors import BadSetup, IgrotekaError
from igroteka.core.frames import Frame
from igroteka.core.match import Match
from igroteka.core.options import Option, Verb, read_option
from igroteka.core.random import Random, load_random
from igroteka.core.setup import Setting, SettingValue, Setup, one_line, read_settings
from igroteka.core.state import AnyFrame, State
from igroteka.core.views import View

S = TypeVar("S", bound=State)


class Preset:
    """A named set of settings, with the numbers of seats it is made for."""

    def __init__(self, id: str, rule: str, seats: tuple[int, ...], settings: Mapping[str, SettingValue]) -> None:
        self.id = id
        self.rule = rule
        self.seats = seats
        self.settings = settings


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """A playable game. One object serves all tables and holds no state of any of them."""

    id: ClassVar[str]
    seats: ClassVar[tuple[int, int]]
    age: ClassVar[int] = 0  # the age from which its box recommends it; 0 if unknown
    minutes: ClassVar[tuple[int, int]] = (0, 0)  # how long its box says that a game takes; zeros if unknown
    settings: ClassVar[tuple[Setting, ...]]
    presets: ClassVar[tuple[Preset, ...]]
    verbs: ClassVar[tuple[Verb, ...]]
    components: ClassVar[tuple[str, ...]]  # text ids of the cards and other parts that have a name and a text
    package: ClassVar[str]  # the package of the game; its parts are modules of this package
    rule_prefix: ClassVar[str] = ""  # the prefix of its rule ids: KIT in KIT-T07
    # Presets that are only available in a match.
    match_presets: ClassVar[tuple[Preset, ...]] = ()
    # Presets and seats that the benchmark measures; if empty, some of the first presets.
    measured: ClassVar[tuple[tuple[str, int], ...]] = ()
    # Default settings of tables without people.
    unattended: ClassVar[Mapping[str, SettingValue]] = MappingProxyType({})
    # Settings whose default has changed, or that are new, with the value of games that were stored before.
    earlier_defaults: ClassVar[Mapping[str, SettingValue]] = MappingProxyType({})
    # Settings that only affect `seconds`; a table with its own clock ignores them.
    clock_settings: ClassVar[tuple[str, ...]] = ()
    allies: ClassVar[bool] = False  # True if several winners are allies who all won, rather than a draw
    scores: ClassVar[tuple[float, float]] = (0.0, 1.0)  # lowest and highest possible score

    # Each game must define these.

    @abstractmethod
    def deal(self, setup: Setup, random: Random) -> S:
        """The state at the first decision. `setup` has validated the setup."""

    @abstractmethod
    def view(self, g: S, seat: int) -> View:
        """What a seat or a spectator may know."""

    @abstractmethod
    def imagine(self, g: S, seat: int, random: Random) -> S:
        """A complete state sampled from what the seat may know. It keeps no journal and skips no forced choice.

        Its generator is `random.fork()`: with a copy of `random`, a later shuffle would repeat the numbers that chose
        the hidden cards, and a bot that searches imagined states would foresee it.
        """

    @abstractmethod
    def restore(self, setup: Setup, random: Random, data: dict[str, object]) -> S:
        """The state with these saved fields, without the fields that all states share."""

    @abstractmethod
    def arrange(self, position: Mapping[str, object], setup: Setup, random: Random) -> S:
        """The state that a position describes; what it leaves out is dealt from the remaining components."""

    @abstractmethod
    def describe(self, g: S) -> dict[str, object]:
        """The game's own part of a position that reproduces this state."""

    def sampler(self, g: S, seat: int) -> Callable[[Random], S]:
        """A function that samples like `imagine`, for repeated use while the state does not change. A game may
        precompute what all samples share.
        """
        return partial(self.imagine, g, seat)

    def views(self, g: S, seats: Iterable[int]) -> dict[int, View]:
        """The views of these seats. A game may compute what they all see only once."""
        return {seat: self.view(g, seat) for seat in seats}

    def defaults(self, given: Mapping[str, SettingValue], seats: int) -> Mapping[str, SettingValue]:
        """Defaults that depend on the chosen settings and the number of seats, such as those of a deck."""
        return {}

    def warnings(self, setup: Setup) -> list[IgrotekaError]:
        """Warnings about a setup that is unusual but playable."""
        return []

    def seat_notes(self, setup: Setup) -> dict[int, list[str]]:
        """What is known about each seat before the start, such as its colour or who begins, as text ids."""
        return {}

    def idle_settings(self, setup: Setup) -> dict[str, str]:
        """Settings without effect at this table, each with the id of a text that says when they would matter."""
        return {}

    def seconds(self, setup: Setup) -> int:
        """Time limit of one decision at a table with people and no clock of its own; 0 means no limit."""
        return 0

    def figures(self, seats: int) -> tuple[int, ...]:
        """The owner of the figure behind each number of a seat part; by default each seat owns its own."""
        return tuple(range(seats))

    def conserved(self, g: S) -> object:
        """A value that stays constant throughout a game, such as its sorted cards: for the conformance suite."""
        return None

    def traits(self, g: S) -> dict[str, list[list[str]]]:
        """What each seat is or has that may decide the game, such as its role, by kind and as text ids. Balance reports
        use it; players never see it.
        """
        return {}

    def in_force(self, g: S) -> list[str]:
        """What currently changes the rules for everybody, such as an event, as text ids; for balance reports."""
        return []

    def check_position(self, g: S, data: Mapping[str, object]) -> None:
        """Raise BadPosition if no game can reach this state with these pending frames.

        Nothing has run yet. `data` holds the game's own fields of the position.
        """

    def check(self, setup: Setup) -> None:
        """Raise BadSetup if seats and settings are incompatible."""

    # The same for all games.

    def setup(
        self,
        seats: int,
        settings: Mapping[str, SettingValue],
        seed: str,
        live: bool = False,
        carried: Mapping[str, object] | None = None,
        simulated: bool = False,
    ) -> Setup:
        """A validated setup, with a value for every setting."""
        low, high = self.seats
        if not low <= seats <= high:
            if low == high:
                raise BadSetup("error-seats-exactly", seats=seats, count=low)
            raise BadSetup("error-seats", seats=seats, low=low, high=high)
        chosen = read_settings(self.settings, settings, self.defaults(settings, seats))
        setup = Setup(self.id, seats, chosen, one_line(seed), live, carried, simulated)
        self.check(setup)
        return setup

    def stored_settings(self, stated: Mapping[str, SettingValue], seats: int) -> dict[str, SettingValue]:
        """The settings of a stored game, also those that it does not state because they had another default then."""
        earlier = {**self.earlier_defaults, **stated}
        return {**self.earlier_defaults, **self.defaults(earlier, seats), **stated}

    def match(self, seats: int, settings: Mapping[str, SettingValue], seed: str, games: int) -> Match:
        """A series of games. Games with their own kind of match override this."""
        return Match(cast("Game[State]", self), seats, settings, seed, games)

    @property
    def rules_package(self) -> str:
        """The package of the rules: the part `rules`, or the whole package if the game has no parts."""
        return f"{self.package}.rules" if has_module(f"{self.package}.rules") else self.package

    @property
    def folder(self) -> Traversable:
        """The folder that holds the texts, the rules dossier and the component data of the game."""
        return files(import_module(self.package).__package__ or self.package)

    def has_part(self, name: str) -> bool:
        """True if the game has this part: `bots.greedy`, `bots.search`, `terminal`, `research.actions` …"""
        return has_module(f"{self.package}.{name}")

    def part(self, name: str) -> ModuleType:
        """Import a part of the game; ModuleNotFoundError if it does not exist."""
        return import_module(f"{self.package}.{name}")

    def option(self, code: str) -> Option | None:
        """The option with this code, whether it is offered or not."""
        return read_option(self.verbs, code)

    def preset(self, id: str) -> Preset:
        """The preset with this id; BadSetup if there is none."""
        for preset in self.presets:
            if preset.id == id:
                return preset
        raise BadSetup("error-preset-unknown", preset=id, known=", ".join([p.id for p in self.presets]))

    def dump(self, g: S) -> dict[str, object]:
        """Everything needed to resume from here, as plain data. It contains all secrets but not the journal."""
        return {
            "setup": g.setup.plain(),
            "random": g.random.dump(),
            "stack": encode(g.stack),
            "version": g.version,
            "moment": g.public_version,
            "barrier": g.undo_floor,
            "state": encode_record(g),
        }

    def load(self, data: dict[str, object]) -> S:
        """The state that `dump` wrote. Malformed data raises ValueError, KeyError or TypeError."""
        saved, state = data["setup"], data["state"]
        if not isinstance(saved, dict) or not isinstance(state, dict):
            raise ValueError("not a saved game")
        settings = self.stored_settings(saved["options"], saved["seats"])
        setup = self.setup(saved["seats"], settings, saved["seed"], saved["live"], saved["carried"])
        g = self.restore(setup, load_random(str(data["random"])), state)
        g.stack = self.frames(data["stack"])
        g.version, g.public_version, g.undo_floor = [int(str(data[name])) for name in ("version", "moment", "barrier")]
        g.start()
        return g

    def frames(self, data: object) -> list[AnyFrame]:
        """Decode a stack of frames."""
        found = Decoder(self.rules_package, self.verbs).values(data)
        frames = [frame for frame in found if isinstance(frame, Frame)]
        if len(frames) != len(found):
            raise ValueError(data)
        return frames


def has_module(name: str) -> bool:
    """True if this module exists. It is not imported, only its parent packages are."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False
