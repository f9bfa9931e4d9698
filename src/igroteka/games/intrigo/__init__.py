"""Intrigo: a hidden draft, a ring of buildings, and helpers for hire (docs/rules/intrigo.md)."""
