"""Analysis of finished games: win chances over time, turning points, and the most expensive mistakes."""
