"""The policy of the greedy bot and of rollouts: chooses by value."""
