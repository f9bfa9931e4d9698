"""What a search knows of Exploding Kittens."""

from igroteka.bots.search.kittens.knowing import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
