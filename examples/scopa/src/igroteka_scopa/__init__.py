"""Scopa, a game for Igroteka."""
