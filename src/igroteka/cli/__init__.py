"""The command `igroteka`: games, rules, simulations and checks in the terminal. It knows the contract of a game."""
