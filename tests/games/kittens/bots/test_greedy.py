"""The greedy bot of Exploding Kittens plays like a sensible person, honestly, and far better than chance."""

from collections.abc import Mapping

import pytest

from igroteka.bots.bot import Bot, RandomBot, make_bot
from igroteka.bots.greedy.reasoned import ReasonedOption
from igroteka.core.outcome import Outcome
from igroteka.core.random import Random, from_seed
from igroteka.core.rollout import next_decision
from igroteka.core.setup import SettingValue
from igroteka.games.kittens.bots.greedy import BOT
from igroteka.games.kittens.bots.greedy.effects import ViewEval
from igroteka.games.kittens.bots.greedy.reading import UNKNOWN, Reading
from igroteka.games.kittens.game import GAME
from igroteka.games.kittens.rules.deck import PRESETS, preset_players
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.titles import EXPLODING, STREAKING
from igroteka.simulation import Plan, simulate
from igroteka.texts.texts import texts_for
from tests.bots.imagining import nothing
from tests.games.kittens.table import Actor, table

CLASSIC = {"deck": "classic_base"}
BOX = {"deck": "full_box"}
SEEING: Mapping[str, SettingValue] = {
    "deck": "custom",
    "cards": "exploding_kitten:4 defuse:3 see_the_future_3x:4 skip:4 cat_beard:12",
    "hand": 3,
}
MANY = "cat_beard exploding_kitten*4 cat_beard*11"
TABLES = [(preset.id, seats) for preset in PRESETS for seats in preset_players(preset.id)]
ODD_OPTIONS: Mapping[str, SettingValue] = {
    "deck": "full_box",
    "combos": "with_five",
    "streaking_loss": "defuse_allowed",
    "imploding_visibility": "top_only",
    "eliminated_hand": "face_down",
    "marked_steal": "choose",
    "trim_third": True,
}


def consider(actor: Actor, seed: str = "1") -> ReasonedOption:
    """What the bot would choose for this player, and why."""
    assert actor.decision is not None
    return BOT.consider(actor.table.session.view(actor.seat), actor.decision, from_seed(seed))


def answer(actor: Actor, seed: str = "1") -> str:
    """The code of what the bot would choose for this player."""
    return consider(actor, seed).option.code


def answers(actor: Actor, number: int = 40) -> set[str]:
    """What it would choose with different luck."""
    return {answer(actor, str(seed)) for seed in range(number)}


def after_seeing(hand: str, top: str, turns: int = 1, ill_take_that: Mapping[str, str] | None = None) -> Actor:
    """A player who has just seen the top of the pile, at a table of three; with several turns they are attacked."""
    a, _, _ = table(
        *(f"A: {hand} see_the_future_3x", "B: defuse", "C: defuse"),
        pile=f"{top} ...",
        options=BOX,
        turns_left=turns,
        attacked=turns > 1,
        ill_take_that=ill_take_that or {},
    )
    a.plays("see_the_future_3x")
    return a


# Drawing and getting away.


def test_draws_a_card_that_it_knows_to_be_safe() -> None:
    a = after_seeing("skip attack_2x shuffle", "cat_beard nope nope")
    assert answer(a) == "draw"
    assert consider(a).reason == "bot-kittens-draw-safe"


@pytest.mark.parametrize(
    "card", ["skip", "super_skip", "reverse", "attack_2x", "shuffle", "bury", "swap_top_and_bottom"]
)
def test_gets_away_from_a_kitten_that_it_has_seen(card: str) -> None:
    a = after_seeing(card, "exploding_kitten cat_beard cat_beard")
    assert answer(a) == f"play:{card}"


def test_lets_the_bottom_card_save_it() -> None:
    a = after_seeing("draw_from_the_bottom", "exploding_kitten cat_beard cat_beard")
    assert answer(a) == "play:draw_from_the_bottom"


def test_gets_away_even_with_a_defuse_in_hand() -> None:
    assert answer(after_seeing("skip defuse", "exploding_kitten cat_beard cat_beard")) == "play:skip"


def test_saves_a_skip_that_would_leave_it_alone_with_the_same_kitten() -> None:
    a = after_seeing("skip defuse", "exploding_kitten nope nope", turns=2)
    assert answer(a) == "draw"


def test_ends_two_turns_with_two_skips() -> None:
    a = after_seeing("skip*2", "exploding_kitten nope nope", turns=2)
    assert answer(a) == "play:skip"
    a.plays("skip")
    assert answer(a) == "play:skip"


def test_hands_a_debt_on_with_an_attack() -> None:
    a = after_seeing("skip attack_2x", "exploding_kitten nope nope", turns=3)
    assert answer(a) == "play:attack_2x"


def test_leaves_the_kitten_to_the_owner_of_ill_take_that() -> None:
    a = after_seeing("skip", "exploding_kitten nope nope", ill_take_that={"A": "B"})
    assert answer(a) == "draw"


def test_keeps_away_from_a_pile_in_which_kittens_are_many() -> None:
    a, _ = table("A: reverse", "B: defuse", options={"deck": "danger_mode"}, pile="exploding_kitten*6 cat_zombie*2")
    assert answer(a) == "play:reverse"


def test_does_not_waste_a_skip_on_a_pile_of_few_kittens() -> None:
    a, _ = table("A: skip defuse", "B: defuse", options=CLASSIC)
    assert answer(a) == "draw"


# Looking.


def test_looks_when_it_can_do_something_about_what_it_sees() -> None:
    a, _ = table("A: see_the_future_3x skip", "B: defuse", options=SEEING, pile=MANY)
    assert answer(a) == "play:see_the_future_3x"


def test_does_not_look_when_it_cannot_help_it() -> None:
    a, _ = table("A: see_the_future_3x", "B: defuse", options=SEEING, pile=MANY)
    assert answer(a) == "draw"


def test_does_not_look_twice() -> None:
    assert answer(after_seeing("see_the_future_3x skip", "nope nope nope")) == "draw"


# Arranging the pile.


def test_orders_the_kitten_to_the_next_player() -> None:
    a, _, _ = table(
        *("A: alter_the_future_3x", "B:", "C: defuse"), pile="exploding_kitten nope cat_beard ...", options=BOX
    )
    a.plays("alter_the_future_3x")
    assert answer(a).split("+")[1] == "exploding_kitten"


def test_puts_the_kitten_before_a_player_without_a_defuse() -> None:
    a, _ = table("A: defuse skip", "B: nope", pile="exploding_kitten ...", options=CLASSIC)
    a.draws()
    assert answers(a) == {"put:0"}


def test_never_puts_the_kitten_before_itself() -> None:
    a, _, _ = table(
        *("A: defuse skip", "B: nope", "C: nope"),
        pile="exploding_kitten ...",
        options=CLASSIC,
        turns_left=2,
        attacked=True,
    )
    a.draws()
    assert "put:0" not in answers(a)


def test_cannot_be_counted_on_to_put_the_kitten_on_top() -> None:
    a, *_ = table(
        *("A: defuse skip", "B: defuse", "C: defuse", "D: defuse"), pile="exploding_kitten ...", options=CLASSIC
    )
    a.draws()
    assert len(answers(a)) > 3


def test_alters_the_future_now_to_lay_a_kitten_in_the_way() -> None:
    a, b = table(
        "A: nope",
        "B: alter_the_future_3x_now see_the_future_3x skip",
        turn="B",
        pile="cat_beard exploding_kitten cat_beard ...",
        options=BOX,
    )
    b.plays("see_the_future_3x")
    a.passes()
    b.plays("skip")
    a.passes()
    a.draws()
    assert answer(b) == "now"
    b.alters_now()
    a.passes()
    assert answer(b).startswith("order:exploding_kitten+")


# Nopes.


def test_wastes_no_nope_on_a_look() -> None:
    a, b = table("A: see_the_future_3x", "B: nope", options=CLASSIC)
    a.plays("see_the_future_3x")
    assert answer(b) == "pass"


def test_wastes_no_nope_on_the_theft_of_a_cat() -> None:
    a, b = table("A: cat_beard*2", "B: nope cat_tacocat*4", options=CLASSIC)
    a.pairs("cat_beard", at=b)
    assert answer(b) == "pass"


def test_nopes_the_demand_of_its_only_defuse() -> None:
    a, b = table("A: cat_beard*3", "B: nope defuse skip", options=CLASSIC)
    a.triples("cat_beard", at=b, naming="defuse")
    assert answer(b) == "nope"


def test_nopes_an_attack_that_hands_it_a_kitten() -> None:
    a, b = table(
        *("A: attack_2x", "B: nope see_the_future_3x skip"), turn="B", pile="exploding_kitten ...", options=CLASSIC
    )
    b.plays("see_the_future_3x")
    b.plays("skip")
    a.plays("attack_2x")
    assert answer(b) == "nope"


def test_nopes_a_skip_after_which_the_kitten_would_be_its_own() -> None:
    a, b = table("A: skip", "B: nope see_the_future_3x skip", turn="B", pile="exploding_kitten ...", options=CLASSIC)
    b.plays("see_the_future_3x")
    b.plays("skip")
    a.plays("skip")
    assert answer(b) == "nope"


def test_lets_an_attack_on_somebody_else_happen() -> None:
    a, _, c = table("A: attack_2x", "B: skip", "C: nope defuse", options=CLASSIC)
    a.plays("attack_2x")
    assert answer(c) == "pass"


def test_saves_its_own_life_with_a_nope_on_a_nope() -> None:
    a, b, _ = table("A: skip nope see_the_future_3x", "B: nope*2", "C:", pile="exploding_kitten ...", options=CLASSIC)
    a.plays("see_the_future_3x")
    b.passes()
    a.plays("skip")
    b.nopes()
    assert consider(a).option.code == "nope"
    assert consider(a).reason == "bot-kittens-nope-protect"


# Robbing and giving.


def test_names_the_defuse_that_everybody_starts_with() -> None:
    a, _ = table("A: cat_beard*3", "B: defuse.marked nope*3", options=CLASSIC)
    assert answer(a) == "triple:cat_beard:cat_beard:cat_beard:B"
    a.chooses(answer(a))
    assert answer(a) == "name:defuse"


def test_robs_the_hand_that_promises_most() -> None:
    a, _, _ = table("A: cat_beard*2", "B: cat_tacocat.marked*3", "C: defuse.marked skip.marked", options=CLASSIC)
    assert answer(a) == "pair:cat_beard:cat_beard:C"


def test_keeps_a_pair_that_is_better_than_what_it_could_steal() -> None:
    a, _ = table("A: defuse*2", "B: cat_beard*4", options=CLASSIC)
    assert answer(a) == "draw"


def test_gets_a_defuse_back_for_five_cheap_cards() -> None:
    cats = "cat_tacocat cat_beard cat_rainbow_ralphing cat_cattermelon cat_hairy_potato"
    a, _ = table(f"A: skip {cats}", "B: skip", options=CLASSIC, discards=["defuse", "shuffle"])
    for _ in range(5):
        assert answer(a).startswith("five:cat_")
        a.chooses(answer(a))
    assert answer(a) == "take:defuse"


def test_gives_away_what_it_needs_least() -> None:
    a, b = table("A: favor", "B: defuse nope cat_beard skip", options=CLASSIC)
    a.plays("favor", at=b)
    b.passes()
    assert answer(b) == "give:cat_beard"


def test_gives_a_kept_kitten_away_and_never_the_streaking_kitten() -> None:
    a, b = table("A: garbage_collection skip", "B: streaking_kitten exploding_kitten cat_beard", options=BOX)
    a.plays("garbage_collection")
    assert answer(b) == "give:exploding_kitten"


def test_keeps_the_first_kitten_in_secret() -> None:
    a, _, _ = table("A: streaking_kitten defuse", "B: defuse", "C: defuse", pile="exploding_kitten ...", options=BOX)
    a.draws()
    assert answer(a) == "keep"


def test_shows_a_kitten_if_all_can_see_the_streaking_kitten() -> None:
    a, _ = table("A: streaking_kitten.marked defuse*2", "B: defuse", pile="exploding_kitten ...", options=BOX)
    a.draws()
    assert answer(a) == "show"


def test_barks_at_a_player_who_cannot_defuse() -> None:
    a, _, _ = table("A: barking_kitten*2", "B: defuse.marked skip.marked", "C: skip.marked", options=BOX)
    assert answer(a) == "play:barking_kitten:C"


# Knowing.


def test_counts_the_kittens_that_may_lie_on_top() -> None:
    a, _ = table("A: reverse", "B: reverse*3", options={"deck": "danger_mode"}, pile="exploding_kitten*6 cat_zombie*2")
    odds = ViewEval(a.table.session.view(0)).reading
    assert odds.rate == pytest.approx(6 / 8 - odds.kept_chance / 8)
    assert 0 < odds.kept_chance < 0.3


def test_its_odds_are_those_of_imagined_tables() -> None:
    g = dealt(3, {"deck": "meowsochist"}, "2")
    while len(g.pile) > 14:
        decision = next_decision(g)
        g.apply(decision.seat, BOT.choose(GAME.view(g, decision.seat), decision, from_seed("2"), nothing))
    seats = [seat for seat in range(3) if not g.players[seat].holds(STREAKING)]
    seat = next(seat for seat in seats if g.alive(seat))
    reading = Reading(GAME.view(g, seat))
    unknown = [place for place, card in enumerate(reading.pile) if card == UNKNOWN]
    found = 0
    for number in range(1000):
        imagined = GAME.imagine(g, seat, from_seed(str(number)))
        found += [imagined.pile[len(imagined.pile) - 1 - place] for place in unknown].count(EXPLODING)
    assert reading.kept_chance > 0
    assert found / 1000 / len(unknown) == pytest.approx(reading.rate, abs=0.02)


def test_what_has_been_seen_is_not_counted_again() -> None:
    a = after_seeing("skip", "exploding_kitten cat_beard cat_beard")
    reading = ViewEval(a.table.session.view(0)).reading
    assert reading.unseen[0] == 1  # of the two at a table of three
    assert reading.hidden_pile == len(reading.pile) - 3


# Whole games.


def run(g: KittensGame, bots: list[Bot], random: Random, reasons: set[str] | None = None) -> tuple[Outcome, list[str]]:
    """Play to the end; the outcome and all choices."""
    codes: list[str] = []
    while (outcome := g.outcome()) is None:
        decision = next_decision(g)
        view = GAME.view(g, decision.seat)
        if reasons is not None:
            reasons.add(BOT.consider(view, decision, random.clone()).reason)
        option = bots[decision.seat].choose(view, decision, random, nothing)
        assert option in decision.options
        codes.append(option.code)
        g.apply(decision.seat, option)
    return outcome, codes


def dealt(seats: int, options: Mapping[str, SettingValue], seed: str) -> KittensGame:
    """A new game without a journal."""
    g = GAME.deal(GAME.setup(seats, options, seed), from_seed(seed))
    g.skip_forced = True
    g.journal = None
    g.start()
    return g


@pytest.mark.parametrize(("deck", "seats"), TABLES)
def test_answers_every_question_of_every_deck(deck: str, seats: int) -> None:
    outcome, codes = run(dealt(seats, {"deck": deck}, "1"), [BOT] * seats, from_seed("1"))
    assert len(outcome.winners) == 1
    assert len(codes) < 100 * seats


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_answers_every_question_under_odd_options(seats: int) -> None:
    for seed in "123":
        bots: list[Bot] = [BOT if seat % 2 else RandomBot() for seat in range(seats)]
        run(dealt(seats, ODD_OPTIONS, seed), bots, from_seed(seed))


def test_plays_the_same_game_for_the_same_seed() -> None:
    first, second = [run(dealt(4, BOX, "5"), [BOT] * 4, from_seed("5")) for _ in range(2)]
    assert first[1] == second[1]


def test_gives_reasons_in_both_languages() -> None:
    reasons: set[str] = set()
    for seed in "123":
        run(dealt(3, BOX, seed), [RandomBot()] * 3, from_seed(seed), reasons)
    assert len(reasons) > 10
    for language in ("en", "ru"):
        assert all(texts_for(language).has(reason) for reason in reasons)


@pytest.mark.parametrize("deck", ["classic_base", "full_box", "meowsochist", "power_play"])
def test_chooses_alike_whatever_it_cannot_see(deck: str) -> None:
    random = from_seed(deck)
    g = dealt(3, {"deck": deck}, deck)
    while g.outcome() is None:
        decision = next_decision(g)
        option = BOT.choose(GAME.view(g, decision.seat), decision, from_seed("x"), nothing)
        imagined = GAME.imagine(g, decision.seat, random)
        same = imagined.decision(decision.seat)
        assert same is not None
        assert BOT.choose(GAME.view(imagined, decision.seat), same, from_seed("x"), nothing) is option
        g.apply(decision.seat, option)


def test_wins_far_more_often_than_chance() -> None:
    plan = Plan("kittens", 4, CLASSIC, ("greedy", "random", "random", "random"), "greedy")
    wins = sum([tally.wins[0] for tally in simulate(plan, 300)])
    assert wins > 0.6 * 300


def test_is_found_by_its_name() -> None:
    assert make_bot("greedy", "kittens") is BOT
