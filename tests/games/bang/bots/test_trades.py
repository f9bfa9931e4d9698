"""Flint Westwood trades as often as he likes; bots do not trade for ever (BANG-P36, BANG-O17)."""

from __future__ import annotations

from igroteka.bots.bot import make_bot, sampler
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from igroteka.games.bang.rules.words import END, USE_CARD_AT
from tests.games.bang.table import Actor, table

GAME = find_game("bang")
TRADES = 6  # more than there are cards to win


def trades(actor: Actor, level: str) -> int:
    """How often a bot trades before it ends its turn or does something else for the last time."""
    bot, g, found = make_bot(level, "bang"), actor.table.g, 0
    for number in range(40):
        decision = g.decision(0)
        if decision is None or g.turn != 0:
            break
        option = bot.choose(GAME.view(g, 0), decision, from_seed(str(number)), sampler(GAME, g, 0))
        found += option.verb is USE_CARD_AT
        g.apply(0, option)
        if option.verb is END:
            break
    return found


def test_no_bot_goes_on_trading_a_card_for_a_card() -> None:  # BANG-P36 BANG-O17
    for level in ("greedy", "search:40"):
        a, *_ = table("A flint_westwood: scope", "B outlaw: mustang", "C outlaw: hideout", "D outlaw: binocular")
        assert trades(a, level) < TRADES
