"""The bots of Intrigo."""
