"""What a search knows of Exploding Kittens."""

from igroteka.games.kittens.bots.search.knowing import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
