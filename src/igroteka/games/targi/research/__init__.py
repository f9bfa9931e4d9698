"""Actions and features of Targi for research."""
