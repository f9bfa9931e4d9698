"""Tournaments and leagues: who plays whom in which round, and how everybody stands. Pure: no clock, no database."""
