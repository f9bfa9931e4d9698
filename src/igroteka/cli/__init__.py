"""The command `igroteka`: games, rules, simulations and checks in the terminal. It knows the contract of a game."""

INTERRUPTED = 130  # the exit status of a command that Ctrl-C has stopped
