"""Distinct permutations of words that may repeat."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence


def distinct_permutations(words: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Each permutation once; equal words are interchangeable."""
    if not words:
        yield ()
    for word in dict.fromkeys(words):
        rest = list(words)
        rest.remove(word)
        for others in distinct_permutations(rest):
            yield (word, *others)


def count_permutations(words: Sequence[str]) -> int:
    """The number of `distinct_permutations`."""
    return math.factorial(len(words)) // math.prod([math.factorial(alike) for alike in Counter(words).values()])
