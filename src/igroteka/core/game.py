"""The contract of a game: what the terminal, bots, servers and researchers know of it."""

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
    """A named choice of settings, with the numbers of seats it is made for."""

    def __init__(self, id: str, rule: str, seats: tuple[int, ...], settings: Mapping[str, SettingValue]) -> None:
        self.id = id
        self.rule = rule
        self.seats = seats
        self.settings = settings


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """A game that can be played. One object serves all tables; it holds no state of any of them."""

    id: ClassVar[str]
    seats: ClassVar[tuple[int, int]]
    settings: ClassVar[tuple[Setting, ...]]
    presets: ClassVar[tuple[Preset, ...]]
    verbs: ClassVar[tuple[Verb, ...]]
    components: ClassVar[tuple[str, ...]]  # text ids of cards and other parts that have a name and a text
    package: ClassVar[str]  # the folder of the game: its parts are modules of this package
    rule_prefix: ClassVar[str] = ""  # how the ids of its rules begin: KIT of KIT-T07
    # Settings that only games of a match can be played with.
    match_presets: ClassVar[tuple[Preset, ...]] = ()
    # Presets with their seats whose speed is measured; none: some of the first.
    measured: ClassVar[tuple[tuple[str, int], ...]] = ()
    # Options of tables without people, if not said otherwise.
    unattended: ClassVar[Mapping[str, SettingValue]] = MappingProxyType({})
    # Settings that only say how long `seconds` are: a table with a clock of its own does not read them.
    clock_settings: ClassVar[tuple[str, ...]] = ()
    allies: ClassVar[bool] = False  # several winners are allies who have all won, and no draw
    scores: ClassVar[tuple[float, float]] = (0.0, 1.0)  # the least and the most that a score can be

    # What a game must say.

    @abstractmethod
    def deal(self, setup: Setup, random: Random) -> S:
        """The state at the first decision. The setup has been checked by `setup`."""

    @abstractmethod
    def view(self, g: S, seat: int) -> View:
        """What a seat, or a spectator, may know."""

    @abstractmethod
    def imagine(self, g: S, seat: int, random: Random) -> S:
        """A complete state drawn from what the seat may know. It keeps no journal and skips no forced choice."""

    @abstractmethod
    def restore(self, setup: Setup, random: Random, data: dict[str, object]) -> S:
        """The state whose saved fields these are, without what all states share."""

    @abstractmethod
    def arrange(self, position: Mapping[str, object], setup: Setup, random: Random) -> S:
        """The state that a position describes, filled up from the rest of the cards."""

    @abstractmethod
    def describe(self, g: S) -> dict[str, object]:
        """The game's own part of a position that gives this state back."""

    def imagination(self, g: S, seat: int) -> Callable[[Random], S]:
        """What draws as `imagine` does, again and again while the game stands still: a game may look up once what all
        of these states share.
        """
        return partial(self.imagine, g, seat)

    def views(self, g: S, seats: Iterable[int]) -> dict[int, View]:
        """What each of these seats may know; a game may work out only once what all of them see."""
        return {seat: self.view(g, seat) for seat in seats}

    def defaults(self, given: Mapping[str, SettingValue], seats: int) -> Mapping[str, SettingValue]:
        """Defaults that depend on what was chosen and on the number of seats, such as those of a deck."""
        return {}

    def warnings(self, setup: Setup) -> list[IgrotekaError]:
        """What is odd about a setup that may be played all the same."""
        return []

    def seat_notes(self, setup: Setup) -> dict[int, list[str]]:
        """What is certain of seats before the start, such as their colour or who begins, as ids of texts."""
        return {}

    def idle_settings(self, setup: Setup) -> dict[str, str]:
        """The settings that change nothing at such a table, each with the id of a text that says when they would."""
        return {}

    def seconds(self, setup: Setup) -> int:
        """How long one decision may take at a table with people, if the table has no clock of its own; 0: any time."""
        return 0

    def figures(self, seats: int) -> tuple[int, ...]:
        """Whose figures the numbers in seat parts are: by default every seat its own."""
        return tuple(range(seats))

    def conserved(self, g: S) -> object:
        """Something that never changes during a game, such as all its cards in order: for the conformance suite."""
        return None

    def traits(self, g: S) -> dict[str, list[list[str]]]:
        """What each seat is or has that may decide the game, such as its role, by kind and as ids of texts: for
        reports about balance, not for players.
        """
        return {}

    def in_force(self, g: S) -> list[str]:
        """What changes the rules for everybody just now, such as an event, as ids of texts: for the same reports."""
        return []

    def check_position(self, g: S, data: Mapping[str, object]) -> None:
        """Raise BadPosition if no game can come to this table, with the frames that are pending.

        Nothing has been run yet. `data` is what the game's own fields say.
        """

    def check(self, setup: Setup) -> None:
        """Raise BadSetup if seats and settings do not go together."""

    # What every game does alike.

    def setup(
        self,
        seats: int,
        settings: Mapping[str, SettingValue],
        seed: str,
        live: bool = False,
        carried: Mapping[str, object] | None = None,
        simulated: bool = False,
    ) -> Setup:
        """A checked setup, with a value for every setting."""
        low, high = self.seats
        if not low <= seats <= high:
            if low == high:
                raise BadSetup("error-seats-exactly", seats=seats, count=low)
            raise BadSetup("error-seats", seats=seats, low=low, high=high)
        chosen = read_settings(self.settings, settings, self.defaults(settings, seats))
        setup = Setup(self.id, seats, chosen, one_line(seed), live, carried, simulated)
        self.check(setup)
        return setup

    def match(self, seats: int, settings: Mapping[str, SettingValue], seed: str, games: int) -> Match:
        """A series of games; a game with a match of its own overrides it."""
        return Match(cast("Game[State]", self), seats, settings, seed, games)

    @property
    def rules_package(self) -> str:
        """The package of the rules: the part `rules`, or the whole package of a game that has no parts."""
        return f"{self.package}.rules" if has_module(f"{self.package}.rules") else self.package

    @property
    def folder(self) -> Traversable:
        """Where the words, the dossier and the component data of the game are."""
        return files(import_module(self.package).__package__ or self.package)

    def has_part(self, name: str) -> bool:
        """True if the game has a part of this name: `bots.greedy`, `bots.search`, `terminal`, `research.actions` …"""
        return has_module(f"{self.package}.{name}")

    def part(self, name: str) -> ModuleType:
        """Load a part of the game; ModuleNotFoundError if it has none of this name."""
        return import_module(f"{self.package}.{name}")

    def option(self, code: str) -> Option | None:
        """The option that a code names, offered or not."""
        return read_option(self.verbs, code)

    def preset(self, id: str) -> Preset:
        """The preset of that name; BadSetup if there is none."""
        for preset in self.presets:
            if preset.id == id:
                return preset
        raise BadSetup("error-preset-unknown", preset=id, known=", ".join([p.id for p in self.presets]))

    def dump(self, g: S) -> dict[str, object]:
        """Everything needed to go on from here, as plain data. It holds all secrets; the journal is not in it."""
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
        """The state that `dump` wrote. Broken data raises ValueError, KeyError or TypeError."""
        saved, state = data["setup"], data["state"]
        if not isinstance(saved, dict) or not isinstance(state, dict):
            raise ValueError("not a saved game")
        setup = self.setup(saved["seats"], saved["options"], saved["seed"], saved["live"], saved["carried"])
        g = self.restore(setup, load_random(str(data["random"])), state)
        g.stack = self.frames(data["stack"])
        g.version, g.public_version, g.undo_floor = [int(str(data[name])) for name in ("version", "moment", "barrier")]
        g.start()
        return g

    def frames(self, data: object) -> list[AnyFrame]:
        """The frames that `encode` wrote."""
        found = Decoder(self.rules_package, self.verbs).values(data)
        frames = [frame for frame in found if isinstance(frame, Frame)]
        if len(frames) != len(found):
            raise ValueError(data)
        return frames


def has_module(name: str) -> bool:
    """True if there is a module of this name; it is not loaded, only the packages that it is in."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False
