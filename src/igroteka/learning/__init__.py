"""Teaching a game: how to play in two minutes, lessons and puzzles. What is taught stands in the folder of the game."""
