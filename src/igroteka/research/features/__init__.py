"""What a seat sees as a row of numbers, one module for each game."""
