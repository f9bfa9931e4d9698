"""The search bot's knowledge of Exploding Kittens."""

from igroteka.games.kittens.bots.search.knowing import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
