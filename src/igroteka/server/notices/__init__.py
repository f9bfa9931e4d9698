"""Notices to players who are not here: it is your turn. By Web Push, or by what the operator has configured."""
