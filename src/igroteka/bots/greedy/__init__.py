"""Hand-written policies, one per game, that play instantly like a sensible person."""
