"""Feature vectors: what a seat sees as a row of numbers."""
