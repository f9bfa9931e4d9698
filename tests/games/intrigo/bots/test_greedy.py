"""The greedy bot: it wins, it is honest about what it sees, and it finishes what it begins."""

from __future__ import annotations

import pytest

from igroteka.bots.bot import make_bot
from igroteka.bots.greedy.reasoned import ReasonedOption
from igroteka.core.random import QuickRandom, from_seed
from igroteka.games.intrigo.bots.greedy import BOT
from igroteka.games.intrigo.game import GAME
from igroteka.games.intrigo.rules.parts import TYPES
from igroteka.games.intrigo.rules.words import CHOOSE_FAMILY
from igroteka.texts import LANGUAGES, texts_for
from tests.bots.imagining import nothing
from tests.games.intrigo.table import Actor, dealt, draft_all, long, table

GAMES = 24


def play(seats: int, greedy: int, seed: str) -> list[int]:
    """The winners of a game of one greedy bot against random ones."""
    g = GAME.deal(GAME.setup(seats, {"round_cap": 40}, seed), from_seed(seed))
    g.journal = None
    g.skip_forced = True
    g.start()
    random, other = from_seed(f"{seed}/bots"), make_bot("random", GAME.id)
    while (outcome := g.outcome()) is None:
        decision = g.decisions()[0]
        bot = BOT if decision.seat == greedy else other
        g.apply(decision.seat, bot.choose(GAME.view(g, decision.seat), decision, random, nothing))
    return outcome.winners


@pytest.mark.parametrize("seats", [3, 4])
def test_it_wins_nine_games_of_ten_against_random_bots(seats: int) -> None:
    won = [play(seats, number % seats, f"greedy/{number}") == [number % seats] for number in range(GAMES)]
    assert sum(won) >= 0.9 * GAMES


def considered(actor: Actor) -> ReasonedOption:
    assert actor.decision is not None
    return BOT.consider(actor.table.session.view(actor.seat), actor.decision)


def chosen(actor: Actor) -> str:
    return considered(actor).option.code


def test_it_keeps_the_strongest_card_of_its_family() -> None:
    packets = {"A": "C2 C3 D4 T4", "B": "...", "C": "...", "D": "..."}
    a, *_ = table("A:", "B:", "C:", "D:", phase="draft", packets=packets)
    assert chosen(a) == long("take:C3")


def test_it_takes_the_token_that_wins_the_game() -> None:
    tokens = " ".join(["duca"] * 12).replace("duca", "merc", 1)
    a, *_ = table(
        "A: C4 C2",
        "B: D2",
        "C: G2",
        gaps="- - D4 M4 G4 M3 C3 D3 G3 - - M2",
        tokens=tokens,
        seals={"A": {"merchants": 3}},
    )
    assert chosen(a) == long("play:C4:g0")


def test_it_finishes_a_purchase_with_the_best_target() -> None:
    tokens = "merc duca none duca none duca none duca none duca none duca"
    gaps = "D4 - - M4 G4 M3 C4 - G3 M2 - C2"
    a, *_ = table(
        "A: C3", "B: D2 D3", "C: G2", gaps=gaps, tokens=tokens, seals={"B": {"merchants": 3}}, ducats={"A": 3}
    )
    # D4 is about to win the game for B at the door: an assassin beyond b1 stops it.
    steps = []
    while a.asked:
        steps.append(chosen(a))
        a.chooses(steps[-1])
    assert steps[0].startswith("buy:")
    assert not a.table.g.over
    assert a.table.gaps[0] != "D4" or a.table.tokens[0] != "merchants"


def test_of_two_purchases_that_do_the_same_it_makes_the_cheaper_one() -> None:
    # B has all but won at the door. An assassin on D4 and a thief at the door stop that alike.
    tokens = "merc none none none none none none none none none none none"
    gaps = "D4 - C3 M4 G4 M3 C4 D3 G3 M2 C2 -"
    seals = {"B": {"merchants": 3}}
    for dear, cheap in (("thief", "assassin"), ("assassin", "thief")):
        sold = dict.fromkeys(TYPES, 0) | {dear: 1, cheap: 3}
        a, *_ = table("A: G2", "B: D2", "C:", gaps=gaps, tokens=tokens, seals=seals, ducats={"A": 4}, stacks=sold)
        assert chosen(a) == f"buy:{cheap}"


def test_it_takes_over_a_purchase_that_it_would_not_have_begun() -> None:  # INTR-R21
    tokens = " ".join(["merc", "duca"] + ["none", "duca"] * 5)
    a, b, _ = table("A: ...", "B: ...", "C: ...", tokens=tokens)
    for code in ("buy:trader", "gap:g4", "near:b5"):
        a.chooses(code)
    a.chooses(chosen(a))
    assert b.asked == "turn"


# Reasons.


def test_it_gives_a_reason_in_every_language_for_whatever_it_does() -> None:
    reasons: set[str] = set()
    for number in range(12):
        setup = GAME.setup(3 + number % 2, {"round_cap": 40}, f"reasons/{number}")
        g = GAME.deal(setup, from_seed(setup.seed))
        while g.decisions():
            decision = g.decisions()[0]
            choice = BOT.consider(GAME.view(g, decision.seat), decision)
            reasons.add(choice.reason)
            g.apply(decision.seat, choice.option)
    kinds = {"keep-own", "keep-rival", "keep-headless", "play-own", "play-against", "play-least", *TYPES}
    assert {f"bot-intrigo-{kind}" for kind in kinds} <= reasons
    assert [reason for reason in reasons for language in LANGUAGES if not texts_for(language).has(reason)] == []


def test_it_says_why_it_keeps_and_plays_a_card() -> None:
    packets = {"A": "C2 C3 D4 T4", "B": "...", "C": "...", "D": "..."}
    a, *_ = table("A:", "B:", "C:", "D:", phase="draft", packets=packets)
    assert considered(a).reason == "bot-intrigo-keep-own"
    a, *_ = table("A: C4", "B: ...", "C: ...", ducats={"A": 0})
    assert considered(a).reason == "bot-intrigo-play-own"
    a, *_ = table("A:", "B: ...", "C: ...", gaps="g0=C4", ducats={"A": 0})
    assert considered(a).reason == "bot-intrigo-forced"


def test_families_are_all_the_same_to_it() -> None:
    a, *_ = dealt(4, family_assignment="choose", first_player="A")
    assert considered(a) == ReasonedOption(CHOOSE_FAMILY(0), "bot-intrigo-family")


@pytest.mark.parametrize("seed", range(4))
def test_it_depends_on_nothing_that_it_may_not_see(seed: int) -> None:
    players = dealt(3 + seed % 2, seed=f"honest{seed}")
    draft_all(players)
    g = players[0].table.g
    while g.round == 1 and not g.over:
        decision = g.decisions()[0]
        other = GAME.imagine(g, decision.seat, QuickRandom(seed))
        again = other.decision(decision.seat)
        assert again is not None
        mine = BOT.choose(GAME.view(g, decision.seat), decision, QuickRandom(1), nothing)
        assert BOT.choose(GAME.view(other, decision.seat), again, QuickRandom(1), nothing) == mine
        g.apply(decision.seat, mine)
