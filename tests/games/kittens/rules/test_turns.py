"""Whose turn it is, how many turns are owed, and how a turn ends (KIT-T)."""

from __future__ import annotations

import pytest

from tests.games.kittens.table import Actor, table

QUIET = "skip shuffle reverse favor mark bury"  # a pile in which nothing explodes


def owed(actor: Actor) -> tuple[str, int, bool]:
    """Whose turn it is, how many turns are owed, and whether they come from an attack."""
    return actor.table.current, actor.table.owes, actor.table.g.attacked


# The state of the turn order.


def test_everybody_sees_whose_turn_it_is_and_what_is_owed() -> None:  # KIT-T01
    players = table("A:", "B:", "C:", turn="B", turns_left=4, attacked=True, direction="counterclockwise")
    for seat in (0, 1, 2):
        board = players[seat].board
        assert (board.current, board.turns_left, board.attacked, board.direction) == (1, 4, True, -1)


def test_the_turns_owed_count_the_running_one() -> None:  # KIT-T01
    a, _ = table("A:", "B:", pile=QUIET, turns_left=2, attacked=True)
    a.draws()
    assert owed(a) == ("A", 1, True)
    a.draws()
    assert owed(a) == ("B", 1, False)


def test_everybody_is_told_of_each_turn_that_begins() -> None:  # KIT-T01
    a, b, c = table("A: attack_2x", "B:", "C:", pile=QUIET)
    a.plays("attack_2x")
    b.draws()
    turns = [entry["arguments"] for entry in c.told if entry["text"] == "kittens-log-turn"]
    assert turns == [{"player": "B", "count": 2}, {"player": "B", "count": 1}]


def test_only_the_current_player_is_asked() -> None:  # KIT-T01
    a, b, c = table("A: skip", "B: skip", "C: skip", turn="B", pile=QUIET)
    assert (a.asked, b.asked, c.asked) == ("", "turn", "")


# A turn.


def test_a_player_may_draw_without_playing_anything() -> None:  # KIT-T02
    a, b = table("A: skip", "B:", pile="favor mark")
    a.draws()
    assert a.hand == ["skip", "favor"]
    assert a.table.pile == ["mark"]
    assert b.asked == "turn"


def test_a_player_may_play_any_number_of_cards_before_drawing() -> None:  # KIT-T02
    a, _ = table("A: shuffle*2 swap_top_and_bottom see_the_future_3x", "B:", pile=QUIET)
    for card in ("shuffle", "swap_top_and_bottom", "see_the_future_3x", "shuffle"):
        a.plays(card)
        assert a.asked == "turn"
    a.draws()
    assert owed(a) == ("B", 1, False)


def test_a_turn_cannot_be_ended_without_a_draw_or_a_card_that_says_so() -> None:  # KIT-T02
    a, _ = table("A: nope defuse", "B:", pile=QUIET)
    assert a.options == ["draw"]


def test_the_draw_takes_the_top_card_of_the_pile() -> None:  # KIT-T02
    a, _ = table("A:", "B:", pile="favor mark bury")
    a.draws()
    assert (a.hand, a.table.pile) == (["favor"], ["mark", "bury"])


def test_a_play_is_finished_before_the_next_one() -> None:  # KIT-T03
    a, b = table("A: skip shuffle", "B: nope", pile=QUIET)
    a.plays("shuffle")
    assert (a.asked, b.asked) == ("", "nope")
    assert a.why_not("play:skip") == "KIT-T03"
    assert a.why_not("draw") == "KIT-T03"
    b.passes()
    a.plays("skip")


def test_a_choice_of_an_effect_comes_before_the_next_play() -> None:  # KIT-T03
    a, _ = table("A: alter_the_future_3x skip", "B:", pile=QUIET)
    a.plays("alter_the_future_3x")
    assert a.asked == "order"
    assert a.why_not("play:skip") == "KIT-T03"


def test_a_choice_of_another_player_comes_before_the_next_play() -> None:  # KIT-T03
    a, b = table("A: favor skip", "B: nope.marked", pile=QUIET)
    a.plays("favor", at=b)
    b.passes()
    assert (a.asked, b.asked) == ("", "favor")
    assert a.why_not("play:skip") == "KIT-T03"


# What ends a turn.


@pytest.mark.parametrize("card", ["skip", "reverse", "catomic_bomb"])
def test_some_cards_end_one_turn_without_a_draw(card: str) -> None:  # KIT-T04
    a, b, c = table(f"A: {card}", "B:", "C:", pile=QUIET, turns_left=3, attacked=True)
    a.plays(card)
    assert owed(a) == ("A", 2, True)
    assert (a.hand, len(a.table.pile)) == ([], 6)
    assert (a.asked, b.asked, c.asked) == ("turn", "", "")


def test_bury_ends_one_turn_without_a_draw() -> None:  # KIT-T04 KIT-22
    a, _ = table("A: bury", "B:", pile="skip shuffle reverse", turns_left=3, attacked=True)
    a.plays("bury")
    a.puts(1)
    assert owed(a) == ("A", 2, True)
    assert (a.hand, a.table.pile) == ([], ["shuffle", "skip", "reverse"])


def test_draw_from_the_bottom_ends_one_turn_with_another_draw() -> None:  # KIT-T04 KIT-24
    a, _ = table("A: draw_from_the_bottom", "B:", pile="skip shuffle mark", turns_left=3, attacked=True)
    a.plays("draw_from_the_bottom")
    assert owed(a) == ("A", 2, True)
    assert (a.hand, a.table.pile) == (["mark"], ["skip", "shuffle"])


@pytest.mark.parametrize(
    ("code", "after"),
    [
        ("play:attack_2x", ("B", 5, True)),
        ("play:targeted_attack_2x:C", ("C", 5, True)),
        ("play:super_skip", ("B", 1, False)),
    ],
)
def test_some_cards_end_all_owed_turns(code: str, after: tuple[str, int, bool]) -> None:  # KIT-T04
    hand = "A: attack_2x targeted_attack_2x super_skip"
    a, _, _ = table(hand, "B:", "C:", pile=QUIET, turns_left=3, attacked=True)
    a.chooses(code)
    assert owed(a) == after
    assert len(a.table.pile) == 6


@pytest.mark.parametrize(
    "code",
    [
        "play:see_the_future_3x",
        "play:see_the_future_5x",
        "play:shuffle",
        "play:swap_top_and_bottom",
        "play:mark:B",
        "play:ill_take_that:B",
        "play:barking_kitten",
    ],
)
def test_other_cards_leave_the_turn_running(code: str) -> None:  # KIT-T04
    card = code.split(":")[1]
    a, _ = table(f"A: {card}", "B: skip", pile=QUIET, turns_left=3, attacked=True)
    a.chooses(code)
    assert owed(a) == ("A", 3, True)
    assert a.asked == "turn"


@pytest.mark.parametrize("card", ["alter_the_future_3x", "alter_the_future_3x_now", "share_the_future_3x"])
def test_ordering_cards_leaves_the_turn_running(card: str) -> None:  # KIT-T04
    a, _ = table(f"A: {card}", "B: skip", pile="skip shuffle mark", turns_left=3, attacked=True)
    a.plays(card)
    a.orders("mark", "skip", "shuffle")
    assert owed(a) == ("A", 3, True)
    assert a.asked == "turn"


def test_garbage_collection_leaves_the_turn_running() -> None:  # KIT-T04 KIT-19
    a, b = table("A: garbage_collection favor", "B: skip", pile="mark", turns_left=3, attacked=True)
    a.plays("garbage_collection")
    a.gives("favor")
    b.gives("skip")
    assert owed(a) == ("A", 3, True)
    assert a.asked == "turn"


def test_favor_leaves_the_turn_running() -> None:  # KIT-T04 KIT-28
    a, b = table("A: favor", "B: skip", pile=QUIET, turns_left=3, attacked=True)
    a.plays("favor", at=b)
    b.gives("skip")
    assert owed(a) == ("A", 3, True)


def test_a_finished_turn_leaves_the_others_that_are_owed() -> None:  # KIT-T05
    a, _ = table("A: skip", "B:", pile=QUIET, turns_left=3, attacked=True)
    a.draws()
    assert owed(a) == ("A", 2, True)
    a.plays("skip")
    assert owed(a) == ("A", 1, True)


def test_attacked_stays_true_on_the_last_owed_turn() -> None:  # KIT-T05 KIT-T07
    a, _, _ = table("A: attack_2x", "B:", "C:", pile=QUIET, turns_left=2, attacked=True)
    a.draws()
    assert owed(a) == ("A", 1, True)
    a.plays("attack_2x")
    assert owed(a) == ("B", 3, True)


def test_when_no_turn_is_owed_any_more_the_next_player_has_one() -> None:  # KIT-T05 KIT-T06
    a, b, c = table("A:", "B:", "C:", pile=QUIET, turns_left=1, attacked=True)
    a.draws()
    assert owed(a) == ("B", 1, False)
    assert (a.asked, b.asked, c.asked) == ("", "turn", "")


def test_play_goes_round_in_the_direction_of_play() -> None:  # KIT-T06
    players = table("A:", "B:", "C:", pile=QUIET)
    order = []
    for _ in range(5):
        order.append(players[0].table.current)
        players[players[0].table.g.current].draws()
    assert order == ["A", "B", "C", "A", "B"]


def test_against_the_clock_play_goes_round_the_other_way() -> None:  # KIT-T06
    players = table("A:", "B:", "C:", pile=QUIET, direction="counterclockwise")
    order = []
    for _ in range(5):
        order.append(players[0].table.current)
        players[players[0].table.g.current].draws()
    assert order == ["A", "C", "B", "A", "C"]


# Attack debt.


@pytest.mark.parametrize(("code", "n"), [("play:attack_2x", 2), ("play:targeted_attack_2x:B", 2)])
def test_a_player_who_is_not_attacked_hands_over_the_number_of_the_card(code: str, n: int) -> None:  # KIT-T07
    a, _, _ = table("A: attack_2x targeted_attack_2x", "B:", "C:", pile=QUIET)
    a.chooses(code)
    assert owed(a) == ("B", n, True)


@pytest.mark.parametrize(("turns", "debt"), [(1, 3), (2, 4), (5, 7)])
def test_an_attacked_player_hands_over_all_owed_turns_too(turns: int, debt: int) -> None:  # KIT-T07
    a, _ = table("A: attack_2x", "B:", pile=QUIET, turns_left=turns, attacked=True)
    a.plays("attack_2x")
    assert owed(a) == ("B", debt, True)


@pytest.mark.parametrize(("attacked", "turns", "debt"), [(False, 1, 3), (True, 1, 4), (True, 2, 5)])
def test_a_personal_attack_makes_a_debt_to_oneself(attacked: bool, turns: int, debt: int) -> None:  # KIT-T07 KIT-20
    a, _ = table("A: personal_attack_3x", "B:", pile=QUIET, turns_left=turns, attacked=attacked)
    a.plays("personal_attack_3x")
    assert owed(a) == ("A", debt, True)
    assert a.asked == "turn"


def test_an_attacked_player_who_has_drawn_once_passes_on_the_rest_and_two_more() -> None:  # KIT-T07
    a, b, _ = table("A: attack_2x", "B: attack_2x", "C:", pile=QUIET)
    a.plays("attack_2x")
    b.draws()
    b.plays("attack_2x")
    assert owed(a) == ("C", 3, True)


# Out of turn.


@pytest.mark.parametrize(
    "code", ["draw", "play:skip", "play:favor:A", "pair:cat_beard:cat_beard:A", "play:alter_the_future_3x_now"]
)
def test_nothing_is_played_outside_ones_own_turn(code: str) -> None:  # KIT-T08
    a, b = table("A: skip", "B: skip favor cat_beard*2 alter_the_future_3x_now", pile=QUIET)
    assert b.options == []
    assert b.why_not(code) == "KIT-T08"
    assert a.asked == "turn"


def test_in_a_window_only_nope_and_alter_now_can_be_played() -> None:  # KIT-T08
    a, b = table("A: shuffle", "B: skip nope alter_the_future_3x_now attack_2x", pile=QUIET)
    a.plays("shuffle")
    assert b.options == ["pass", "nope", "now"]
    assert b.why_not("play:skip") == "KIT-T08"


def test_there_is_no_hand_limit() -> None:  # KIT-T09
    a, _ = table("A: skip*4 nope*8 defuse*8 feral_cat*6 cat_beard*4", "B:", pile="mark bury")
    a.draws()
    assert len(a.hand) == 31
    assert owed(a) == ("B", 1, False)


def test_a_player_without_cards_simply_draws() -> None:  # KIT-T09
    a, _ = table("A:", "B:", pile="mark bury")
    assert a.options == ["draw"]
    a.draws()
    assert a.hand == ["mark"]


# The dead.


def test_the_dead_are_skipped_in_the_order_of_turns() -> None:  # KIT-T10
    a, _, c, _ = table("A:", "B:", "C:", "D:", pile=QUIET, eliminated=["B", "D"])
    a.draws()
    assert a.table.current == "C"
    c.draws()
    assert a.table.current == "A"


def test_the_dead_are_skipped_by_attacks() -> None:  # KIT-T10
    a, _, _ = table("A: attack_2x", "B:", "C:", pile=QUIET, eliminated=["B"])
    a.plays("attack_2x")
    assert owed(a) == ("C", 2, True)


def test_the_dead_are_no_targets() -> None:  # KIT-T10
    options = ["play:targeted_attack_2x:C", "play:mark:C", "play:ill_take_that:C", "pair:cat_beard:cat_beard:C"]
    hand = "A: targeted_attack_2x mark ill_take_that cat_beard*2"
    a, _, _ = table(hand, "B: skip", "C: skip", pile=QUIET, eliminated=["B"])
    assert a.options == ["draw", options[1], options[2], options[0], options[3]]
    assert a.why_not("play:targeted_attack_2x:B") == "KIT-B08"
    assert a.why_not("pair:cat_beard:cat_beard:B") == "KIT-B08"


def test_the_dead_do_not_react() -> None:  # KIT-T10
    a, b, c = table("A: skip", "B: nope", "C: nope", pile=QUIET, eliminated=["B"])
    a.plays("skip")
    assert (b.asked, c.asked) == ("", "nope")
    assert b.why_not("nope") == "KIT-T10"


def test_the_dead_give_nothing_to_garbage_collection() -> None:  # KIT-T10
    a, b, c = table("A: garbage_collection skip", "B: favor", "C: mark", pile="bury", eliminated=["B"])
    a.plays("garbage_collection")
    assert (a.asked, b.asked, c.asked) == ("garbage", "", "garbage")
    a.gives("skip")
    c.gives("mark")
    assert sorted(a.table.pile) == ["bury", "mark", "skip"]


def test_share_skips_the_dead() -> None:  # KIT-T10 KIT-10
    a, _, c = table("A: share_the_future_3x", "B:", "C:", pile="skip mark bury", eliminated=["B"])
    a.plays("share_the_future_3x")
    a.orders("bury", "mark", "skip")
    assert c.knows == {0: "bury", 1: "mark", 2: "skip"}
