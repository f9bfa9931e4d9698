"""The bots of BANG!."""
