"""The search in Intrigo: awards are seen ahead."""

from igroteka.bots.bot import make_bot, sampler
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from igroteka.games.intrigo.bots.search import KNOWLEDGE, strength
from igroteka.games.intrigo.rules.state import Player
from tests.games.intrigo.table import Actor, long, table


def choice(actor: Actor, iterations: int = 100) -> str:
    """What the search would choose for this player."""
    decision, g = actor.decision, actor.table.session.state
    assert decision is not None
    bot, imagine = make_bot(f"search:{iterations}", "intrigo"), sampler(find_game("intrigo"), g, actor.seat)
    return bot.choose(actor.table.session.view(actor.seat), decision, from_seed("1"), imagine).code


def test_takes_the_token_that_wins_the_game() -> None:
    tokens = " ".join(["merc"] + ["duca"] * 11)
    a, *_ = table(
        *("A: C4 C2", "B: D2", "C: G2"),
        gaps="- - D4 M4 G4 M3 C3 D3 G3 - - M2",
        tokens=tokens,
        seals={"A": {"merchants": 3}},
    )
    assert choice(a) == long("play:C4:g0")


def test_who_is_a_seal_away_from_victory_is_ahead() -> None:
    behind, ahead = Player(), Player()
    behind.seals, ahead.seals = [1, 1, 1, 0, 0], [3, 0, 0, 0, 0]
    assert strength(ahead) > strength(behind)
    behind.seals = [3, 1, 1, 1, 0]
    assert strength(behind) > strength(ahead)


def reason(actor: Actor, code: str) -> str:
    """Why this option is good, whatever the greedy bot would choose."""
    decision, session = actor.decision, actor.table.session
    assert decision is not None
    option = decision.find(long(code))
    assert option is not None
    return KNOWLEDGE.reason(session.view(actor.seat), decision, option)


def test_a_hint_speaks_of_ones_own_family_only_where_the_card_is_of_it() -> None:
    packets = {"A": "C2 C3 D4 T4", "B": "...", "C": "...", "D": "..."}
    a, *_ = table("A:", "B:", "C:", "D:", phase="draft", packets=packets)
    assert reason(a, "take:C2") == "bot-intrigo-keep-own"
    assert reason(a, "take:D4") == "bot-intrigo-keep-rival"
    assert reason(a, "take:T4") == "bot-intrigo-keep-headless"
