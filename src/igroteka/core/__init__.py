"""The contract of a game and what all games share. No game is named here."""
