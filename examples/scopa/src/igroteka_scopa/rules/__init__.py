"""The rules of Scopa."""
