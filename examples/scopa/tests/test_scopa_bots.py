"""The bots of Scopa: what they choose, and why."""

from igroteka.bots.advice import advise, has_advice
from igroteka.bots.bot import levels_of, make_bot, sampler
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from igroteka.simulation import plan, play_batch
from igroteka.texts import LANGUAGES, texts_for
from igroteka_scopa.bots.greedy import BOT
from scopa_table import Actor, dealt, last_card, table

HAND = "A: 7d 5s ks"


def choice(actor: Actor) -> tuple[str, str]:
    """What the greedy bot chooses, and its reason as a short name."""
    decision = actor.g.decision(actor.seat)
    assert decision is not None
    found = BOT.consider(actor.session.view(actor.seat), decision)
    return found.option.code, found.reason.removeprefix("bot-scopa-")


def thought(actor: Actor, bot: str) -> str:
    """What a bot chooses that thinks."""
    game, decision = find_game("scopa"), actor.g.decision(actor.seat)
    assert decision is not None
    view = actor.session.view(actor.seat)
    imagine = sampler(game, actor.g, actor.seat)
    return make_bot(bot, "scopa").choose(view, decision, from_seed("1"), imagine).code


def test_all_levels_are_there() -> None:
    assert levels_of("scopa") == ("random", "easy", "greedy", "normal", "hard")


def test_greedy_sweeps_the_table() -> None:  # SCO-W01
    a, _ = table(HAND, "B: ...", on="kd")
    assert choice(a) == ("play:ks", "sweep")


def test_greedy_takes_the_settebello() -> None:  # SCO-P03
    a, _ = table("A: 7h 5s ks", "B: ...", on="7d 5h kd")
    assert choice(a) == ("play:7h", "settebello")


def test_greedy_chooses_the_sum_that_counts_most() -> None:  # SCO-T05
    a, _ = table("A: 7h 5s ks", "B: ...", on="3h 4c 2s 5d qd jh")
    a.chooses("play:7h")
    assert choice(a) == ("take:2s", "take")  # and with it the five of diamonds


def test_greedy_lays_down_what_leaves_least() -> None:  # SCO-T06
    a, _ = table("A: 7d 2s 6h", "B: ...", on="ks qd")
    code, reason = choice(a)
    assert reason == "lay"
    assert code != "play:7d"


def test_greedy_says_when_there_is_nothing_to_choose() -> None:
    a, _ = last_card("kc", on="3d")
    assert choice(a) == ("play:kc", "forced")


def test_a_search_sweeps_the_table() -> None:  # SCO-W01
    a, _ = table(HAND, "B: ...", on="kd", goal=1)
    assert thought(a, "search:60") == "play:ks"


def test_advice_has_a_reason_in_both_languages() -> None:
    a = next(player for player in dealt() if player.options)
    game, decision = find_game("scopa"), a.g.decision(a.seat)
    assert decision is not None
    assert has_advice("scopa")
    imagine = sampler(game, a.g, a.seat)
    advice = advise("scopa", a.session.view(a.seat), decision, from_seed("1"), imagine, seconds=0.1)
    assert advice.options[0].option in decision.options
    for language in LANGUAGES:
        assert texts_for(language).say(advice.reason.phrase.text)


def test_greedy_wins_most_games_against_chance() -> None:
    found = plan(find_game("scopa"), 2, {"points": 5}, ["greedy", "random"], "strength")
    tally = play_batch(found, range(60))
    assert tally.games == 60
    assert tally.wins[0] > 2 * tally.wins[1]
