"""The report of a conformance run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from igroteka.core.game import Game
from igroteka.core.setup import SettingValue


@dataclass(frozen=True)
class CheckedSetup:
    """One way to play a game: a preset and a number of seats, for a single game or a game of a match."""

    preset: str
    seats: int
    settings: Mapping[str, SettingValue]
    match: bool = False

    def __str__(self) -> str:
        return f"{self.preset}/{self.seats}"


def configurations(game: Game[Any]) -> list[CheckedSetup]:
    """Every preset of a game, and of its matches, with each number of seats; without presets, its defaults."""
    low, high = game.seats
    plain = [CheckedSetup("", seats, {}) for seats in range(low, high + 1)]
    presets = [CheckedSetup(preset.id, seats, preset.settings) for preset in game.presets for seats in preset.seats]
    matches = [CheckedSetup(one.id, seats, one.settings, True) for one in game.match_presets for seats in one.seats]
    return (presets or plain) + matches


@dataclass(frozen=True)
class Violation:
    """A broken promise of a game. `replay` reproduces it: it has the settings, the seed and the choices so far."""

    check: str
    configuration: CheckedSetup
    seed: str
    step: int
    detail: str
    replay: str

    def plain(self) -> dict[str, object]:
        return {
            "check": self.check,
            "configuration": str(self.configuration),
            "seed": self.seed,
            "step": self.step,
            "detail": self.detail,
            "replay": self.replay,
        }

    def __str__(self) -> str:
        return f"{self.check} ({self.configuration}, seed {self.seed}, choice {self.step}): {self.detail}"


@dataclass
class Report:
    """What was done and found. `runs` counts how often each check ran: a check that never ran proves nothing."""

    game: str
    configurations: int = 0
    games: int = 0
    choices: int = 0
    violations: list[Violation] = field(default_factory=list)
    runs: Counter[str] = field(default_factory=Counter)

    def add(self, other: Report) -> None:
        """Merge the report of another part of the same run."""
        self.games += other.games
        self.choices += other.choices
        self.violations += other.violations
        self.runs += other.runs

    def plain(self) -> dict[str, object]:
        return {
            "game": self.game,
            "configurations": self.configurations,
            "games": self.games,
            "violations": [violation.plain() for violation in self.violations],
        }
