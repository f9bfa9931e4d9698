"""Runs a contest in this process, in several, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from igroteka.arena.bouts import play_bout
from igroteka.arena.results_file import ResultsFile
from igroteka.workers import spread


def run(results_file: ResultsFile, workers: int = 1, ray: str | None = None) -> Iterator[int]:
    """Play the missing games; yields the number of finished games after each."""
    yield len(results_file.played)
    for game in spread(partial(play_bout, results_file.contest), results_file.missing(), workers, ray):
        results_file.add(game)
        yield len(results_file.played)
