"""Exploding Kittens: the box of 121 cards, the classic deck, and custom decks. Rules: games/kittens/RULES.md."""
