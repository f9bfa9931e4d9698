"""The search in Targi."""

import pytest

from igroteka.bots.bot import make_bot, sampler
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from tests.games.targi.table import Actor, seat, table

TARGI = find_game("targi")
MANY = 12  # choices, more than any sensible trading takes


def choice(actor: Actor, seed: str) -> str:
    """What a short search chooses."""
    state, number = actor.g, actor.seat
    decision = state.decision(number)
    assert decision is not None
    bot = make_bot("search:60", "targi")
    view = TARGI.view(state, number)
    return bot.choose(view, decision, from_seed(seed), sampler(TARGI, state, number)).code


@pytest.mark.parametrize("seed", range(4))
def test_goods_are_not_exchanged_to_and_fro_for_ever(seed: int) -> None:  # TARGI-T44, TARGI-Q16
    a, _ = table(turn="A", a=seat("d3 s4 p3 v4", "camp_trader", targis="B3 B5"))
    a.chooses("use:B5")
    chosen: list[str] = []
    while "stop" in a.options and len(chosen) < MANY:
        chosen.append(choice(a, f"{seed}/{len(chosen)}"))
        a.chooses(chosen[-1])
    assert len(chosen) < MANY, chosen
