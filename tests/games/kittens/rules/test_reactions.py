"""Reactions: windows, Nopes, Alter the Future NOW, the draw window (KIT-N01 to KIT-N09, KIT-N12)."""

from __future__ import annotations

from itertools import permutations

import pytest

from igroteka.core.views import SPECTATOR
from igroteka.games.kittens.rules.words import LOG_NOPE
from tests.games.kittens.table import Actor, plain_state, table

NOW = "alter_the_future_3x_now"
ALL_NOPES = "nope*8"
ALL_NOWS = f"{NOW}*2"

ALONE = (
    *("see_the_future_3x", "see_the_future_5x", "alter_the_future_3x", "alter_the_future_3x_now"),
    *("share_the_future_3x", "attack_2x", "skip", "super_skip", "catomic_bomb", "shuffle", "garbage_collection"),
    *("personal_attack_3x", "reverse", "bury", "swap_top_and_bottom", "draw_from_the_bottom"),
)
AIMED = ("mark", "targeted_attack_2x", "ill_take_that", "favor")
PILE = "skip bury shuffle reverse mark"


def everything(actor: Actor) -> tuple[object, ...]:
    """The whole position, and what every seat and a spectator see and are told of it."""
    session = actor.table.session
    seats = [*range(session.state.setup.seats), SPECTATOR]
    views = [session.view(seat).plain() for seat in seats]
    told = [[entry.plain() for entry in session.journal_for(seat)] for seat in seats]
    return plain_state(actor.table.g), views, told


# What opens a window (KIT-N01).


@pytest.mark.parametrize("card", ALONE)
def test_every_action_card_opens_a_window(card: str) -> None:  # KIT-N01
    a, b, _ = table(f"A: {card}", "B: nope", "C: skip")
    a.plays(card)
    assert b.asked == "nope"


@pytest.mark.parametrize("card", AIMED)
def test_every_card_with_a_target_opens_a_window(card: str) -> None:  # KIT-N01
    a, b, c = table(f"A: {card}", "B: nope", "C: skip")
    a.plays(card, at=c)
    assert b.asked == "nope"


def test_a_pair_opens_a_window() -> None:  # KIT-N01
    a, b, c = table("A: skip*2", "B: nope", "C: skip")
    a.pairs("skip", at=c)
    assert b.asked == "nope"


def test_a_triple_opens_a_window() -> None:  # KIT-N01
    a, b, c = table("A: skip*3", "B: nope", "C: skip")
    a.triples("skip", at=c, naming="nope")
    assert b.asked == "nope"


def test_five_different_cards_open_a_window() -> None:  # KIT-N01
    a, b = table(
        "A: cat_beard attack_2x skip shuffle favor", "B: nope", options={"deck": "classic_base"}, discards=["skip"]
    )
    a.plays_five("cat_beard", "attack_2x", "skip", "shuffle", "favor")
    assert b.asked == "nope"


def test_a_nope_opens_a_window_on_itself() -> None:  # KIT-N01, KIT-N05
    a, b, _ = table("A: skip nope", "B: nope", "C:")
    a.plays("skip")
    b.nopes()
    assert a.asked == "nope-nope"


def test_an_alter_now_opens_a_window_of_its_own() -> None:  # KIT-N01, KIT-N05
    a, b, _ = table("A: skip nope", f"B: {NOW}", "C:")
    a.plays("skip")
    b.alters_now()
    assert a.asked == "nope"
    assert a.board.stack[-1].cards == [NOW]


def test_a_barking_kitten_opens_no_window() -> None:  # KIT-N01
    a, b, c = table("A: barking_kitten", "B: nope", "C: barking_kitten")
    a.plays("barking_kitten")
    assert b.asked == ""
    assert not c.alive


def test_a_drawn_kitten_and_the_defuse_open_no_window() -> None:  # KIT-N01
    a, b, _ = table("A: defuse", "B: nope", "C:", pile="exploding_kitten skip")
    a.draws()
    assert a.asked == "put-kitten"
    assert b.asked == ""


def test_an_explosion_opens_no_window() -> None:  # KIT-N01
    a, b, c = table("A: skip", "B: nope", "C: nope", pile="exploding_kitten skip")
    a.draws()
    assert not a.alive
    assert (b.asked, c.asked) == ("turn", "")


def test_putting_a_kitten_back_opens_no_window() -> None:  # KIT-N01
    a, b, _ = table("A: defuse", "B: nope", "C: nope", pile="exploding_kitten skip")
    a.draws()
    a.puts(1)
    assert b.asked == "turn"


def test_the_trigger_of_ill_take_that_opens_no_window() -> None:  # KIT-N01
    a, b, _ = table("A: nope", "B:", "C: nope", pile="bury skip", ill_take_that={"A": "B"})
    a.draws()
    assert b.asked == "turn"
    assert b.hand == ["bury"]


def test_a_choice_during_an_effect_opens_no_window() -> None:  # KIT-N01
    a, b, c = table("A: alter_the_future_3x", "B: nope", "C: nope", pile=PILE)
    a.plays("alter_the_future_3x")
    b.passes()
    c.passes()
    a.orders("bury", "skip", "shuffle")
    assert (a.asked, b.asked, c.asked) == ("turn", "", "")


# When it opens and closes (KIT-N02).


def test_a_window_opens_with_the_target_announced() -> None:  # KIT-N02
    a, b, c = table("A: targeted_attack_2x", "B: nope", "C:")
    a.plays("targeted_attack_2x", at=c)
    assert b.board.stack[0].target == c.seat


def test_a_triple_can_be_stopped_only_once_its_title_is_named() -> None:  # KIT-N02
    a, b, _ = table("A: skip*3", "B: nope", "C: skip")
    a.chooses("triple:skip:skip:skip:C")
    assert b.asked == ""
    a.chooses("name:defuse")
    assert b.asked == "nope"
    assert b.board.stack[0].title == "defuse"


def test_nobody_has_looked_at_the_pile_before_the_window_closes() -> None:  # KIT-N02
    a, b, _ = table("A: see_the_future_3x", "B: nope", "C:", pile=PILE)
    a.plays("see_the_future_3x")
    assert a.knows == {}
    b.passes()
    assert a.knows == {0: "skip", 1: "bury", 2: "shuffle"}


def test_no_turn_ends_before_the_window_closes() -> None:  # KIT-N02
    a, b, _ = table("A: attack_2x", "B: nope", "C:")
    a.plays("attack_2x")
    assert (a.table.current, a.table.owes) == ("A", 1)
    b.passes()
    assert (a.table.current, a.table.owes) == ("B", 2)


@pytest.mark.parametrize("card", ["shuffle", "catomic_bomb", "garbage_collection"])
def test_no_chance_decides_anything_before_the_window_closes(card: str) -> None:  # KIT-N02
    a, b, _ = table(f"A: {card} skip", "B: nope", "C:", pile=PILE)
    before, random = a.table.pile, a.table.g.random.dump()
    a.plays(card)
    assert b.asked == "nope"
    assert (a.table.pile, a.table.g.random.dump()) == (before, random)


def test_a_theft_picks_its_card_after_the_window_has_closed() -> None:  # KIT-N02
    a, b, c = table("A: skip*2", "B: nope", "C: bury mark skip")
    random = a.table.g.random.dump()
    a.pairs("skip", at=c)
    assert a.table.g.random.dump() == random
    b.passes()
    assert len(c.hand) == 2


def test_a_play_cannot_be_cancelled_after_its_window_has_closed() -> None:  # KIT-N02
    a, b, _ = table("A: alter_the_future_3x", "B: nope", "C:", pile=PILE)
    a.plays("alter_the_future_3x")
    b.passes()
    assert a.asked == "order"
    assert b.why_not("nope") == "KIT-N01"


# Who may react with what (KIT-N03, KIT-N04).


def test_all_living_players_but_the_one_who_played_respond() -> None:  # KIT-N03
    a, b, c, d = table("A: skip nope", "B:", "C: nope", "D:", forced=False, eliminated=["B"])
    a.plays("skip")
    assert [player.asked for player in (a, b, c, d)] == ["", "", "nope", "nope"]


def test_nobody_may_nope_his_own_card() -> None:  # KIT-N03
    a, b, _ = table("A: skip nope", "B: nope", "C:")
    a.plays("skip")
    assert b.asked == "nope"
    assert a.why_not("nope") == "KIT-N03"


def test_nobody_may_nope_his_own_nope() -> None:  # KIT-N03
    a, b, _ = table("A: skip nope", "B: nope*2", "C:")
    a.plays("skip")
    b.nopes()
    assert a.asked == "nope-nope"
    assert b.why_not("nope") == "KIT-N03"


def test_whoever_was_noped_may_nope_that_nope() -> None:  # KIT-N03
    a, b, _ = table("A: skip nope", "B: nope", "C:")
    a.plays("skip")
    b.nopes()
    a.nopes()
    assert a.table.current == "B"


def test_a_third_player_may_nope_a_nope() -> None:  # KIT-N03
    a, b, c = table("A: skip", "B: nope", "C: nope")
    a.plays("skip")
    b.nopes()
    c.passes()
    c.nopes()
    assert a.table.current == "B"


@pytest.mark.parametrize(
    ("hand", "options"),
    [
        ("skip", ["pass"]),
        ("nope", ["pass", "nope"]),
        ("nope*2", ["pass", "nope"]),
        (NOW, ["pass", "now"]),
        (f"{NOW} nope", ["pass", "nope", "now"]),
    ],
)
def test_a_responder_passes_or_nopes_or_alters_now(hand: str, options: list[str]) -> None:  # KIT-N04
    a, b, _ = table("A: skip", f"B: {hand}", "C:", forced=False)
    a.plays("skip")
    assert b.options == options


def test_a_nope_may_be_answered_with_an_alter_now() -> None:  # KIT-N04
    a, b, _ = table(f"A: skip {NOW}", "B: nope", "C:")
    a.plays("skip")
    b.nopes()
    assert a.options == ["pass", "now"]


# The sealed poll (KIT-N05).


def test_if_all_pass_the_action_is_carried_out() -> None:  # KIT-N05
    a, b, c = table("A: skip", "B: nope", "C: nope")
    a.plays("skip")
    b.passes()
    assert a.table.current == "A"
    c.passes()
    assert a.table.current == "B"


def noped_by(*order: int) -> Actor:
    """A plays Skip; all others Nope it, and their answers arrive in this order."""
    players = table("A: skip", "B: nope", "C: nope", "D: nope")
    players[0].plays("skip")
    for seat in order:
        players[seat].nopes()
    return players[0]


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_the_order_in_which_answers_arrive_does_not_matter(order: tuple[int, ...]) -> None:  # KIT-N05
    assert everything(noped_by(*order)) == everything(noped_by(1, 2, 3))


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_contributions_may_arrive_in_any_order(order: tuple[int, ...]) -> None:  # KIT-19, KIT-N05
    def collected(*seats: int) -> Actor:
        players = table("A: garbage_collection", "B: skip mark", "C: bury nope", "D: reverse favor", pile=PILE)
        players[0].plays("garbage_collection")
        players[2].passes()
        for seat in seats:
            players[seat].chooses(players[seat].options[0])
        return players[0]

    assert everything(collected(*order)) == everything(collected(1, 2, 3))


def test_the_first_reacting_seat_in_the_direction_of_play_counts() -> None:  # KIT-N05
    a, b, c, d = table("A: skip", "B: nope", "C: nope", "D: nope")
    a.plays("skip")
    d.nopes()
    c.nopes()
    b.passes()
    assert a.board.stack[0].nopes == [c.seat]


def test_counterclockwise_the_first_reacting_seat_is_found_the_other_way_round() -> None:  # KIT-N05
    a, b, c, d = table("A: skip", "B: nope", "C: nope", "D: nope", direction="counterclockwise")
    a.plays("skip")
    b.nopes()
    c.nopes()
    d.nopes()
    assert a.board.stack[0].nopes == [d.seat]


def test_a_poll_on_a_nope_goes_round_from_whoever_played_it() -> None:  # KIT-N05
    a, b, c, d = table("A: skip nope", "B: nope", "C: nope", "D: nope")
    a.plays("skip")
    c.nopes()
    b.passes()
    d.passes()
    a.nopes()
    b.nopes()
    d.nopes()
    assert a.board.stack[0].nopes == [c.seat, d.seat]


def test_an_alter_now_of_the_first_reacting_seat_counts_before_a_nope_of_the_next() -> None:  # KIT-N05
    a, b, c = table("A: skip", f"B: {NOW}", "C: nope", pile=PILE)
    a.plays("skip")
    c.nopes()
    b.alters_now()
    assert [(played.player, played.nopes) for played in a.board.stack] == [(a.seat, []), (b.seat, [])]
    assert (b.hand, c.hand, c.asked) == ([], ["nope"], "nope")


def test_a_nope_of_the_first_reacting_seat_counts_before_an_alter_now_of_the_next() -> None:  # KIT-N05
    a, b, c = table("A: skip", "B: nope", f"C: {NOW}", pile=PILE)
    a.plays("skip")
    c.alters_now()
    b.nopes()
    assert [(played.player, played.nopes) for played in a.board.stack] == [(a.seat, [b.seat])]
    assert (b.hand, c.hand, c.asked) == ([], [NOW], "nope-nope")


def test_a_poll_on_an_alter_now_goes_round_from_whoever_played_it() -> None:  # KIT-N05
    a, b, c, d = table("A: skip nope", f"B: {NOW} nope", f"C: {NOW}", "D: nope", pile=PILE)
    a.plays("skip")
    b.passes()
    d.passes()
    c.alters_now()
    a.nopes()
    b.nopes()
    d.nopes()
    assert a.board.stack[-1].nopes == [d.seat]


def test_a_reaction_that_does_not_count_is_void_and_stays_secret() -> None:  # KIT-N05
    def answered(code: str) -> Actor:
        a, b, c, _ = table("A: skip", "B: nope", "C: nope", "D:")
        a.plays("skip")
        b.nopes()
        c.chooses(code)
        return a

    assert everything(answered("nope")) == everything(answered("pass"))


def test_whoever_did_not_count_keeps_his_nope() -> None:  # KIT-N05
    a, b, c = table("A: skip", "B: nope", "C: nope")
    a.plays("skip")
    b.nopes()
    c.nopes()
    assert (b.hand, c.hand) == ([], ["nope"])


def test_only_the_nope_that_counts_is_told() -> None:  # KIT-N05, KIT-N07
    a, b, c = table("A: skip", "B: nope", "C: nope")
    a.plays("skip")
    c.nopes()
    b.nopes()
    assert [line["arguments"] for line in a.told if line["text"] == "kittens-log-nope"] == [
        {"player": "B", "target": "A", "what": "skip"}
    ]


def test_a_nope_says_what_it_stops() -> None:  # KIT-N06
    a, b, c = table("A: skip nope", "B: nope", "C: nope")
    a.plays("skip")
    b.nopes()
    c.passes()
    a.nopes()
    stopped = [entry.plain()["arguments"] for entry in a.table.g.journal or [] if entry.phrase is LOG_NOPE]
    assert stopped[0] == {"player": "B", "target": "A", "what": "skip"}
    assert all(isinstance(one, dict) and one["what"] == "nope" for one in stopped[1:])


def test_an_answer_is_final() -> None:  # KIT-N05
    a, b, c = table("A: skip", "B: nope", "C: nope")
    a.plays("skip")
    b.passes()
    assert b.asked == ""
    assert b.why_not("nope") == "KIT-B15"
    assert c.asked == "nope"


def test_while_others_think_nobody_can_see_an_answer() -> None:  # KIT-N05
    a, b, c = table("A: skip", "B: nope", "C: nope")
    a.plays("skip")
    session = a.table.session
    before = [session.view(seat).plain() for seat in (a.seat, c.seat, SPECTATOR)]
    b.nopes()
    assert [session.view(seat).plain() for seat in (a.seat, c.seat, SPECTATOR)] == before


# Alter the Future NOW in a window (KIT-N05d).


def test_an_alter_now_takes_effect_before_the_card_it_answers() -> None:  # KIT-N05
    a, b, _ = table("A: see_the_future_3x", f"B: {NOW}", "C:", pile=PILE)
    a.plays("see_the_future_3x")
    b.alters_now()
    b.orders("shuffle", "bury", "skip")
    assert a.knows == {0: "shuffle", 1: "bury", 2: "skip"}


def test_after_an_alter_now_the_old_top_is_polled_again() -> None:  # KIT-N05
    a, b, c = table("A: skip", f"B: {NOW} nope", "C: nope", pile=PILE)
    a.plays("skip")
    c.passes()
    b.alters_now()
    c.passes()
    b.orders("skip", "bury", "shuffle")
    assert (b.asked, c.asked) == ("nope", "nope")
    assert a.board.stack[0].cards == ["skip"]


def test_a_player_who_has_passed_may_nope_after_an_alter_now() -> None:  # KIT-N05
    a, b, c = table("A: skip", f"B: {NOW}", "C: nope", pile=PILE)
    a.plays("skip")
    c.passes()
    b.alters_now()
    c.passes()
    b.orders("skip", "bury", "shuffle")
    c.nopes()
    assert a.asked == "turn"


def test_a_noped_alter_now_changes_nothing_and_the_old_top_is_polled_again() -> None:  # KIT-N05, KIT-R11
    a, b, c = table("A: skip", f"B: {NOW} nope", "C: nope", pile=PILE)
    a.plays("skip")
    c.passes()
    b.alters_now()
    c.nopes()
    b.passes()
    assert b.knows == {}
    assert a.table.pile == PILE.split()
    assert b.asked == "nope"
    assert a.board.stack[0].cards == ["skip"]


def test_an_alter_now_may_answer_an_alter_now() -> None:  # KIT-N05
    a, b, c = table("A: skip", f"B: {NOW}", f"C: {NOW}", pile=PILE)
    a.plays("skip")
    c.passes()
    b.alters_now()
    c.alters_now()
    c.orders("bury", "skip", "shuffle")
    assert b.asked == "order"
    assert b.knows == {0: "bury", 1: "skip", 2: "shuffle"}


def test_an_alter_now_in_a_window_of_another_leaves_the_turn_alone() -> None:  # KIT-N05
    a, b, _ = table("A: see_the_future_3x", f"B: {NOW}", "C:", pile=PILE)
    a.plays("see_the_future_3x")
    b.alters_now()
    b.orders("skip", "bury", "shuffle")
    assert a.asked == "turn"
    assert a.table.owes == 1


def test_the_stack_shows_what_an_alter_now_was_laid_upon() -> None:  # KIT-N05, KIT-H01
    a, b, c = table("A: skip nope", f"B: {NOW}", "C: nope", pile=PILE)
    a.plays("skip")
    b.passes()
    c.nopes()
    a.passes()
    b.alters_now()
    assert [(played.player, played.cards, played.nopes) for played in a.board.stack] == [
        (a.seat, ["skip"], [c.seat]),
        (b.seat, [NOW], []),
    ]


# The result (KIT-N06).


@pytest.mark.parametrize("nopes", range(5))
def test_an_even_number_of_nopes_lets_the_action_happen_and_an_odd_one_cancels_it(nopes: int) -> None:  # KIT-N06
    a, b = table("A: skip nope*4", "B: nope*4")
    a.plays("skip")
    for number in range(nopes):
        (b if number % 2 == 0 else a).nopes()
    (b if nopes % 2 == 0 else a).passes()
    assert a.table.current == ("B" if nopes % 2 == 0 else "A")


def test_the_cards_of_a_window_are_discarded_in_the_order_played() -> None:  # KIT-N06
    a, b, c = table("A: cat_beard*2 nope", "B: nope skip", "C: nope", discards=["mark"])
    a.pairs("cat_beard", at=b)
    b.nopes()
    c.passes()
    a.nopes()
    c.passes()
    c.passes()
    assert a.table.discards == ["mark", "cat_beard", "cat_beard", "nope", "nope"]


def test_the_cards_of_a_cancelled_combo_stay_discarded() -> None:  # KIT-N06, KIT-W18
    a, b, c = table("A: cat_beard*2 nope", "B: nope skip", "C: nope")
    a.pairs("cat_beard", at=b)
    b.nopes()
    c.passes()
    a.nopes()
    c.passes()
    c.nopes()
    assert a.table.discards == ["cat_beard", "cat_beard", "nope", "nope", "nope"]
    assert b.hand == ["skip"]


def test_cards_on_the_table_are_not_yet_in_the_discard_pile() -> None:  # KIT-N06
    a, b, _ = table("A: skip", "B: nope", "C:")
    a.plays("skip")
    assert b.asked == "nope"
    assert a.table.discards == []


def test_an_ill_take_that_which_is_not_cancelled_goes_before_its_target() -> None:  # KIT-N06
    a, b, c = table("A: ill_take_that nope", "B: nope", "C: skip")
    a.plays("ill_take_that", at=c)
    b.nopes()
    a.nopes()
    assert c.board.players[c.seat].taker == a.seat
    assert a.table.discards == ["nope", "nope"]


def test_a_cancelled_ill_take_that_is_discarded() -> None:  # KIT-N06, KIT-R10
    a, b, c = table("A: ill_take_that", "B: nope", "C: skip")
    a.plays("ill_take_that", at=c)
    b.nopes()
    assert c.board.players[c.seat].taker == -1
    assert a.table.discards == ["ill_take_that", "nope"]


@pytest.mark.parametrize("card", ["skip", "attack_2x", "super_skip", "reverse", "catomic_bomb", "bury"])
def test_a_cancelled_card_that_ends_turns_ends_nothing(card: str) -> None:  # KIT-N06, KIT-R05
    a, b, _ = table(f"A: {card}", "B: nope", "C:", turns_left=2, attacked=True)
    a.plays(card)
    b.nopes()
    assert a.asked == "turn"
    assert (a.table.owes, a.board.attacked, a.board.direction) == (2, True, 1)


def test_a_cancelled_draw_from_the_bottom_draws_nothing() -> None:  # KIT-N06
    a, b, _ = table("A: draw_from_the_bottom", "B: nope", "C:", pile=PILE)
    a.plays("draw_from_the_bottom")
    b.nopes()
    assert a.asked == "turn"
    assert a.table.pile == PILE.split()


# No information from asking (KIT-N07).


def test_everybody_is_asked_whether_or_not_he_has_a_nope() -> None:  # KIT-N07
    a, b, c = table("A: skip", "B: nope", "C: skip", forced=False)
    a.plays("skip")
    assert b.decision is not None
    assert c.decision is not None
    assert b.decision.prompt.plain() == c.decision.prompt.plain()


def test_nobody_can_see_who_is_asked() -> None:  # KIT-N07
    a, b, _ = table("A: skip", "B: nope", "C: skip")
    a.plays("skip")
    assert b.asked == "nope"
    assert a.table.session.view(a.seat).asked == []
    assert a.table.session.view(SPECTATOR).asked == []


def test_the_journal_never_tells_of_a_pass() -> None:  # KIT-N07
    a, b, c = table("A: skip", "B: nope", "C:", forced=False)
    a.plays("skip")
    b.passes()
    c.passes()
    assert a.table.log == ["play", "turn"]


# The draw window (KIT-N08).


def test_before_a_draw_all_others_may_alter_now() -> None:  # KIT-N08
    a, b, c = table("A:", f"B: {NOW}", "C: nope", forced=False, pile=PILE)
    a.draws()
    assert (a.asked, b.asked, c.asked) == ("", "draw-window", "draw-window")
    assert (b.options, c.options) == (["pass", "now"], ["pass"])


def test_if_nobody_alters_now_the_card_is_drawn() -> None:  # KIT-N08
    a, b, _ = table("A:", f"B: {NOW}", "C:", pile=PILE)
    a.draws()
    assert a.hand == []
    b.passes()
    assert a.hand == ["skip"]
    assert a.table.current == "B"


def test_an_alter_now_withdraws_the_declaration_of_the_draw() -> None:  # KIT-N08
    a, b, _ = table("A:", f"B: {NOW}", "C:", pile=PILE)
    a.draws()
    b.alters_now()
    b.orders("shuffle", "skip", "bury")
    assert a.asked == "turn"
    assert (a.hand, a.table.owes) == ([], 1)


def test_after_an_alter_now_the_current_player_may_play_on() -> None:  # KIT-N08, KIT-R13
    a, b, _ = table("A: skip", f"B: {NOW}", "C:", pile=PILE)
    a.draws()
    b.alters_now()
    b.orders("shuffle", "skip", "bury")
    a.plays("skip")
    assert a.table.current == "B"


def test_a_second_declaration_opens_a_second_draw_window() -> None:  # KIT-N08, KIT-R13
    a, b, c = table("A:", f"B: {NOW}", f"C: {NOW}", pile=PILE)
    a.draws()
    c.passes()
    b.alters_now()
    c.passes()
    b.orders("shuffle", "skip", "bury")
    a.draws()
    assert c.asked == "draw-window"


def test_an_alter_now_in_the_draw_window_can_be_noped() -> None:  # KIT-N08
    a, b, c = table("A:", f"B: {NOW}", "C: nope", pile=PILE)
    a.draws()
    b.alters_now()
    c.nopes()
    assert a.table.pile == PILE.split()
    assert b.knows == {}
    assert a.asked == "turn"


def test_in_the_draw_window_the_first_seat_after_the_current_player_counts() -> None:  # KIT-N08
    a, b, c, d = table("A:", "B:", f"C: {NOW}", f"D: {NOW}", pile=PILE)
    a.draws()
    d.alters_now()
    c.alters_now()
    assert (b.board.stack[0].player, d.hand) == (c.seat, [NOW])


def test_counterclockwise_the_draw_window_goes_round_the_other_way() -> None:  # KIT-N08
    a, b, c, d = table("A:", f"B: {NOW}", "C:", f"D: {NOW}", pile=PILE, direction="counterclockwise")
    a.draws()
    b.alters_now()
    d.alters_now()
    assert (c.board.stack[0].player, b.hand) == (d.seat, [NOW])


def test_a_draw_cannot_be_noped() -> None:  # KIT-N08, KIT-B14
    a, b, _ = table("A:", f"B: nope {NOW}", "C:", pile=PILE)
    a.draws()
    assert b.options == ["pass", "now"]
    assert b.why_not("nope") == "KIT-N08"


def test_the_current_player_has_no_part_in_his_own_draw_window() -> None:  # KIT-N08
    a, b, _ = table(f"A: {NOW}", f"B: {NOW}", "C:", pile=PILE)
    a.draws()
    assert b.asked == "draw-window"
    assert a.why_not("now") == "KIT-N08"


@pytest.mark.parametrize("card", ["draw_from_the_bottom", "bury"])
def test_a_card_that_draws_has_no_draw_window_beside_its_own(card: str) -> None:  # KIT-N08
    a, b, _ = table(f"A: {card}", f"B: {NOW}", "C:", pile=PILE)
    a.plays(card)
    assert b.asked == "nope"
    b.passes()
    assert b.asked in ("", "turn")


# Pointless windows (KIT-N09).


def test_no_window_opens_once_all_nopes_and_all_alter_nows_are_discarded() -> None:  # KIT-N09
    a, _, _ = table("A: skip", "B:", "C:", forced=False, discards=[ALL_NOPES, ALL_NOWS])
    a.plays("skip")
    assert a.table.current == "B"


def test_a_deck_without_nopes_and_alter_nows_knows_no_windows() -> None:  # KIT-N09
    a, _, _ = table("A: skip", "B:", "C:", forced=False, options={"deck": "mind_games"})
    a.plays("skip")
    assert a.table.current == "B"


def test_one_nope_that_might_be_anywhere_keeps_windows_open() -> None:  # KIT-N09
    a, b, _ = table("A: skip", "B:", "C:", forced=False, pile="skip nope", discards=["nope*7", ALL_NOWS])
    a.plays("skip")
    assert b.asked == "nope"


def test_one_alter_now_that_might_be_anywhere_keeps_windows_open() -> None:  # KIT-N09
    a, b, _ = table("A: skip", "B:", "C:", forced=False, pile=f"skip {NOW}", discards=[ALL_NOPES, NOW])
    a.plays("skip")
    assert b.asked == "nope"


def test_cards_out_of_the_game_unseen_are_not_accounted_for() -> None:  # KIT-N09, KIT-S05
    a, b, _ = table("A: skip", "B:", "C:", forced=False, pile="skip", aside=["nope"], discards=["nope*7", ALL_NOWS])
    a.plays("skip")
    assert b.asked == "nope"


def test_a_nope_that_everybody_sees_in_a_hand_keeps_windows_open_for_all() -> None:  # KIT-N09
    a, b, c = table("A: skip", "B: nope.marked", "C:", forced=False, discards=["nope*7", ALL_NOWS])
    a.plays("skip")
    assert (b.asked, c.asked) == ("nope", "nope")


def test_nopes_on_the_table_are_accounted_for() -> None:  # KIT-N09
    a, b, _ = table("A: skip", "B: nope", "C:", forced=False, discards=["nope*7", ALL_NOWS])
    a.plays("skip")
    b.nopes()
    a.table.session.choose(2, "pass")
    assert a.asked == "turn"
    assert a.table.discards[-2:] == ["skip", "nope"]


def test_the_draw_window_is_left_out_once_all_alter_nows_are_discarded() -> None:  # KIT-N09
    a, _, _ = table("A:", "B: nope", "C: nope", pile=PILE, discards=[ALL_NOWS])
    a.draws()
    assert a.hand == ["skip"]
    assert "declare" not in a.table.log


def test_the_draw_window_opens_though_all_nopes_are_discarded() -> None:  # KIT-N09
    a, b, _ = table("A:", "B:", "C:", forced=False, pile=f"skip {NOW}", discards=[ALL_NOPES, NOW])
    a.draws()
    assert b.asked == "draw-window"


# No reactions while an effect is carried out (KIT-N12).


def test_nobody_reacts_while_cards_are_put_in_order() -> None:  # KIT-N12
    a, b, c = table("A: alter_the_future_3x", f"B: nope {NOW}", "C:", pile=PILE)
    a.plays("alter_the_future_3x")
    b.passes()
    assert a.asked == "order"
    assert (b.asked, c.asked) == ("", "")
    assert (b.why_not("nope"), b.why_not("now")) == ("KIT-N01", "KIT-N12")


def test_nobody_reacts_while_a_kitten_is_put_back() -> None:  # KIT-N12
    a, b, _ = table("A: defuse", f"B: nope {NOW}", "C:", pile="exploding_kitten skip bury")
    a.draws()
    b.passes()
    assert a.asked == "put-kitten"
    assert b.why_not("now") == "KIT-N12"


def test_nobody_reacts_while_a_card_is_given() -> None:  # KIT-N12
    a, b, c = table("A: favor", f"B: nope {NOW}", "C: skip bury", pile=PILE)
    a.plays("favor", at=c)
    b.passes()
    assert c.asked == "favor"
    assert b.why_not("now") == "KIT-N12"


def test_nobody_reacts_while_cards_are_contributed() -> None:  # KIT-N12
    a, b, c = table("A: garbage_collection skip", f"B: nope {NOW}", "C: skip bury", pile=PILE)
    a.plays("garbage_collection")
    b.passes()
    assert (b.asked, c.asked) == ("garbage", "garbage")
    assert b.options == ["give:nope", f"give:{NOW}"]


def test_the_current_player_plays_nothing_while_his_window_is_open() -> None:  # KIT-N12
    a, b, _ = table("A: shuffle skip", "B: nope", "C:")
    a.plays("shuffle")
    assert b.asked == "nope"
    assert (a.why_not("play:skip"), a.why_not("draw")) == ("KIT-T03", "KIT-T03")
