"""The table server: people and bots at one table. It knows games only through the contracts of `core`."""
