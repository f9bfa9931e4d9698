"""The inner loop of a batch."""
