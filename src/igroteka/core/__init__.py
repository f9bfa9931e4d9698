"""The interface every game implements and the engine all games share. No game is named here."""
