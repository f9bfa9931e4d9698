"""Runs the checks: many random games in many configurations, in several processes if wanted."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from igroteka.conformance.checked_table import Check, CheckedTable
from igroteka.conformance.report import CheckedSetup, Report, Violation
from igroteka.conformance.suite import DEALS, ENDS, MOMENTS
from igroteka.core import registry
from igroteka.core.game import Game
from igroteka.core.replays import replay_of, write_replay

BATCH = 20  # games per report of a worker
ENOUGH = 3  # violations of the same check that one batch reports
SOON = 4  # moments within which a check that has not run yet runs for the first time

Progress = Callable[[int, int], None]  # games done, games in total


@dataclass(frozen=True)
class Batch:
    """Some games of one configuration."""

    game: str
    configuration: CheckedSetup
    numbers: range
    seed: str
    density: float
    max_choices: int
    first: bool  # of the whole run


def check_game(
    game: Game[Any],
    configurations: Sequence[CheckedSetup],
    games_per_configuration: int,
    seed: str,
    progress: Progress | None = None,
    *,
    workers: int = 1,
    density: float = 1.0,
    max_choices: int = 5000,
) -> Report:
    """Play random games in every configuration and report violations.

    The same seed finds the same violations with any number of workers; several workers need a registered game.
    `density` makes the checks run more often than the suite says, and a game must end within `max_choices` choices.
    """
    parts = [
        (configuration, range(first, min(first + BATCH, games_per_configuration)))
        for configuration in configurations
        for first in range(0, games_per_configuration, BATCH)
    ]
    batches = [
        Batch(game.id, configuration, numbers, seed, density, max_choices, first=i == 0)
        for i, (configuration, numbers) in enumerate(parts)
    ]
    total = len(configurations) * games_per_configuration
    report = Report(game.id, len(configurations))
    for part in _reports(game, batches, workers):
        report.add(part)
        if progress is not None:
            progress(report.games, total)
    place = {str(configuration): number for number, configuration in enumerate(configurations)}
    report.violations.sort(key=lambda v: (place[str(v.configuration)], v.seed, v.step, v.check))
    return report


def _reports(game: Game[Any], batches: list[Batch], workers: int) -> Iterator[Report]:
    if workers <= 1 or registry.games().get(game.id) is not game:
        for batch in batches:
            yield check_batch(game, batch)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(check_registered, batch) for batch in batches]):
            yield done.result()


def check_registered(batch: Batch) -> Report:
    """Check a batch of a registered game, in a worker process."""
    return check_batch(registry.find_game(batch.game), batch)


def check_batch(game: Game[Any], batch: Batch) -> Report:
    report = Report(game.id)
    for number in batch.numbers:
        seed = f"{batch.seed}/{batch.configuration}/{number}"
        try:
            table = CheckedTable(game, batch.configuration, seed)
        except Exception:
            detail = traceback.format_exc(limit=-4)
            report.violations.append(Violation("games can be dealt", batch.configuration, seed, 0, detail, ""))
            break
        _Watch(table, batch, report).play()
    return report


class _Watch:
    """One game with the checks that watch it."""

    def __init__(self, table: CheckedTable, batch: Batch, report: Report) -> None:
        self.table = table
        self.batch = batch
        self.report = report
        self.broken: set[str] = set()  # checks that have already failed in this game

    def play(self) -> None:
        """Play the game to its end, or until it breaks."""
        table = self.table
        self.look(DEALS)
        while table.state.decisions():
            self.look(MOMENTS)
            if len(table.session.choices) >= self.batch.max_choices:
                self.found("games end", f"not over after {self.batch.max_choices} choices")
                break
            try:
                table.step()
            except Exception:
                self.found("offered options apply", traceback.format_exc(limit=-4))
                break
        else:
            self.look(ENDS)
        self.report.games += 1
        self.report.choices += len(table.session.choices)

    def look(self, checks: tuple[Check, ...]) -> None:
        """Run the checks that are due."""
        for check in checks:
            if check.name in self.broken or not self.is_due(check):
                continue
            self.report.runs[check.name] += 1
            try:
                details = list(check.look(self.table))
            except Exception:
                details = [traceback.format_exc(limit=-4)]
            for detail in details[:1]:
                self.found(check.name, detail)

    def is_due(self, check: Check) -> bool:
        """True if this check runs now. The game's own generator decides, so that a run is reproducible."""
        every = check.every / self.batch.density
        if self.batch.first and not self.report.runs[check.name]:
            every = min(every, SOON)  # the rare checks would hardly ever look at a short game
        return every <= 1 or self.table.random.below(1 << 20) * every < 1 << 20

    def found(self, check: str, detail: str) -> None:
        """Record a violation, with everything that reproduces it."""
        self.broken.add(check)
        same = sum([violation.check == check for violation in self.report.violations])
        if same < ENOUGH:
            session = self.table.session
            seed, step = self.table.setup.seed, len(session.choices)
            try:
                replay = write_replay(replay_of(session))
            except Exception:  # what is broken may keep the game from being recorded
                replay = ""
            self.report.violations.append(Violation(check, self.batch.configuration, seed, step, detail, replay))
