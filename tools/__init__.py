"""Checks of this repository that no ready-made tool does."""
