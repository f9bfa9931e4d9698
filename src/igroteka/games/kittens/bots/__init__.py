"""The bots of Exploding Kittens."""
