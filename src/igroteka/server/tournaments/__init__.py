"""Tournaments on this host: their logs, the tables that are opened for them, and what everybody is told."""
