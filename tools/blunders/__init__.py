"""Detectors of laughable moves in games of bots: `python -m tools.blunders GAME -n N`."""
