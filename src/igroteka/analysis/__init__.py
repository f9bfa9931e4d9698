"""A finished game looked at again: how the chances went, where they turned, and which choices cost most."""
