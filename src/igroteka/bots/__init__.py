"""Bots. They see a view and options, or imagined states; never the real state."""
