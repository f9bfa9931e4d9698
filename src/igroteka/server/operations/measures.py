"""Counters and latencies of a server, for its operator."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from itertools import accumulate

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
MAX_REASONS = 300
OTHER = "other"


class Histogram:
    """Counts durations in buckets."""

    def __init__(self) -> None:
        self.total = 0.0  # seconds
        self._counts = [0] * (len(BUCKETS) + 1)

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    @property
    def cumulative(self) -> list[int]:
        """How many durations were at most as long as each bucket; the last number counts all."""
        return list(accumulate(self._counts))


class Measures:
    """The counters of one process. Labels are our own words only, never what a client has sent."""

    def __init__(self) -> None:
        self.commands: defaultdict[str, Histogram] = defaultdict(Histogram)  # by kind
        self.refusals: Counter[str] = Counter()  # by the id of the text
        self.closes: Counter[int] = Counter()  # of sockets, by code

    def count_refusal(self, text: str) -> None:
        known = text in self.refusals or len(self.refusals) < MAX_REASONS
        self.refusals[text if known else OTHER] += 1
