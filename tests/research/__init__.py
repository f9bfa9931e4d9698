"""Igroteka for researchers."""
