"""Actions and features of BANG! for research."""
