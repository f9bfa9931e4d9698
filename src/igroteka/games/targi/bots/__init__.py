"""The bots of Targi."""
