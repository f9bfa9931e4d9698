"""Bots that play Scopa."""
