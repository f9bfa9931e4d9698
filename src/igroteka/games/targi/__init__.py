"""Targi: two players, a ring of border cards, and a tribe that grows card by card (games/targi/RULES.md)."""
