"""What to choose, by what it is worth: the policy of the greedy bot and of roll-outs."""
