"""Hand-written knowledge, one policy for each game: it plays at once, like a sensible person."""
