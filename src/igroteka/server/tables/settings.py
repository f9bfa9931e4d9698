"""The settings of a table, chosen by its host."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from igroteka.core.game import Game
from igroteka.core.phrases import MAX_SEATS
from igroteka.core.setup import SettingValue, Setup
from igroteka.core.state import State
from igroteka.server.common.times import DAY

LONGEST_TITLE = 60
LONGEST_VALUE = 2000

Title = Annotated[str, Meta(max_length=LONGEST_TITLE)]
Seats = Annotated[int, Meta(ge=1, le=MAX_SEATS)]
SettingName = Annotated[str, Meta(max_length=60)]
ChosenValue = Annotated[str, Meta(max_length=LONGEST_VALUE)] | bool | Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
GameSettings = dict[SettingName, ChosenValue]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take: `each` seconds (days, in a game by correspondence), then the seat's `reserve`.

    By default the game decides (KIT-O9).
    """

    kind: Literal["game", "none", "seconds", "days"] = "game"
    each: Annotated[int, Meta(ge=1, le=600)] = 60
    reserve: Annotated[int, Meta(ge=0, le=3600)] = 0

    @property
    def by_correspondence(self) -> bool:
        """True for a game by correspondence, in which everybody comes when they like."""
        return self.kind == "days"

    @property
    def each_ms(self) -> int:
        """The table's own time for one decision; 0 if it has none."""
        if self.kind in ("game", "none"):
            return 0
        return self.each * 1000 * (DAY if self.by_correspondence else 1)

    @property
    def reserve_ms(self) -> int:
        """The extra time of a seat for the whole game."""
        return self.reserve * 1000 if self.kind == "seconds" else 0


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table. `games` above 1 is a match; `grace` is how long a seat waits for an absent player.

    `hints` and `undo` say whether players may ask for advice and undo choices; `talk`, whether bots say a line now and
    then.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Seats
    game_settings: GameSettings = field(default_factory=dict, name="options")
    title: Title = ""
    public: bool = True
    clock: Clock = Clock()
    games: Annotated[int, Meta(ge=1, le=50)] = 1
    grace: Annotated[int, Meta(ge=1, le=7 * DAY)] = 60
    pace: Annotated[int, Meta(ge=0, le=5000)] = 800
    hints: bool = True
    undo: bool = True
    talk: bool = True
    spectators: bool = True

    def chosen(self) -> dict[str, SettingValue]:
        """The settings of the game that the host has chosen; the others have their default values."""
        return dict(self.game_settings)

    def check(self, game: Game[State], chosen: Mapping[str, SettingValue] | None = None) -> Setup:
        """The setup of the (first) game with chosen settings or others; BadSetup says what does not fit together."""
        settings = self.chosen() if chosen is None else chosen
        carried = game.match(self.seats, settings, "0", self.games).carried if self.games > 1 else None
        return game.setup(self.seats, settings, "0", carried=carried)
