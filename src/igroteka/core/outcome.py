"""The result of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final


@final
class Outcome:
    """Place and score of every seat: place 1 has won, and tied seats share a place.

    `facts` holds additional data for researchers (KIT-E03), as plain data.
    """

    def __init__(self, places: list[int], scores: list[int], facts: Mapping[str, object]) -> None:
        self.places: Final = places
        self.scores: Final = scores
        self.facts: Final = facts

    @property
    def winners(self) -> list[int]:
        """The seats that share first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def plain(self) -> dict[str, object]:
        return {"places": self.places, "scores": self.scores, "winners": self.winners, "facts": dict(self.facts)}
