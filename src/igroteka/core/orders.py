"""All orders of things of which some are alike."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence


def orders_of(words: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Every order of these words once."""
    if not words:
        yield ()
    for word in dict.fromkeys(words):
        rest = list(words)
        rest.remove(word)
        for others in orders_of(rest):
            yield (word, *others)


def count_orders(words: Sequence[str]) -> int:
    """How many orders there are."""
    return math.factorial(len(words)) // math.prod([math.factorial(alike) for alike in Counter(words).values()])
