"""Tournaments between bots: who plays whom, what came of it, and what it says."""
