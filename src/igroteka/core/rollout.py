"""Random playouts, for simulations and search."""

from __future__ import annotations

from igroteka.core.decisions import Decision
from igroteka.core.random import Random
from igroteka.core.state import State


def play_out(g: State, random: Random, max_choices: int = 1_000_000) -> int:
    """Play uniformly random options until the game is over; returns the number of choices.

    Offers that nobody waits for are not taken. The playout stops after `max_choices` choices.
    """
    choices = 0
    while g.open and choices < max_choices:
        decision = next_decision(g)
        choices += 1
        g.apply_unchecked(decision, decision.random_option(random))
    return choices


def next_decision(g: State) -> Decision:
    """The first decision that the game waits for."""
    for decision in g.open:
        if decision.waits:
            return decision
    raise LookupError("a running game that waits for nobody")
