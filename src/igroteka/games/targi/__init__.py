"""Targi: two players, a ring of border cards, and a tribe that grows card by card (docs/rules/targi.md)."""
