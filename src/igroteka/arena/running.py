"""Playing a contest: deal after deal, in this process, in several, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from igroteka.arena.book import Book
from igroteka.arena.bouts import Played, play_bout
from igroteka.arena.contest import Contest
from igroteka.workers import spread


def run(book: Book, workers: int = 1, ray: str | None = None) -> Iterator[int]:
    """Play what the book has not got yet. After each deal: how many games it has now."""
    yield len(book.played)
    for games in spread(partial(play_deal, book.contest), book.missing(), workers, ray):
        book.add(games)
        yield len(book.played)


def play_deal(contest: Contest, deal: int) -> list[Played]:
    """All games of one deal."""
    return [play_bout(contest, bout) for bout in contest.bouts(deal)]
