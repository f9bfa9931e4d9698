"""Exploding Kittens: the box of 121 cards, the classic deck, and decks of one's own. Law: games/kittens/RULES.md."""
