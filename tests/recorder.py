"""Which lots a game draws, and in which order."""

from __future__ import annotations

from igroteka.core.random import Random, from_seed


class Recorder(Random):
    """A generator that notes what it is asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.inner = from_seed("1")

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self.inner.below(n)
