"""Actions and features of Exploding Kittens for research."""
