"""Notices between the processes of a server."""
