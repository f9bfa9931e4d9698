"""Results of finished games: who played whom, ratings, and what is remarkable about them."""
