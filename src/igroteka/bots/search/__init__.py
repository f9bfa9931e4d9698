"""Bots that think ahead: a tree search over imagined states, guided by quick knowledge of each game."""
