"""Examples for researchers: each runs by itself, `python -m examples.NAME`."""
