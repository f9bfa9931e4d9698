"""Which level of bot plays where nobody has chosen one."""

from __future__ import annotations

from igroteka.bots.bot import plays_well

WITHOUT_SEARCH = ("random", "easy", "greedy")


def substitute_level(game: str) -> str:
    """The level that plays for an absent player: greedy where the game has such a bot."""
    return "greedy" if plays_well(game) else "random"


def quick_level(level: str, game: str) -> str:
    """The level itself if it never searches, otherwise the one that replaces it when time is short."""
    return level if level in WITHOUT_SEARCH else substitute_level(game)
