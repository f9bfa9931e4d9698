"""Playing a contest: game after game, in this process, in several, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from igroteka.arena.book import Book
from igroteka.arena.bouts import play_bout
from igroteka.workers import spread


def run(book: Book, workers: int = 1, ray: str | None = None) -> Iterator[int]:
    """Play what the book has not got yet. After each game: how many it has now."""
    yield len(book.played)
    for game in spread(partial(play_bout, book.contest), book.missing(), workers, ray):
        book.add(game)
        yield len(book.played)
