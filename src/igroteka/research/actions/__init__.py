"""Whole numbers for options, one module for each game."""
