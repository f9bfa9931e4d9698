"""Search bots: tree search over imagined states, guided by fast heuristics of each game."""
