"""Actions and features of Intrigo for research."""
