"""Intrigo: a hidden draft, a ring of buildings, and helpers for hire (games/intrigo/RULES.md)."""
