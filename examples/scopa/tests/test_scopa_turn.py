"""A turn of Scopa: what a card takes, and what a sweep is."""

from scopa_table import last_card, table

CHOICE = "3h 4c 2s 5d"  # a seven takes 3 and 4, or 2 and 5


def test_a_player_plays_one_card_of_their_hand() -> None:  # SCO-T01
    a, b = table("A: 7d ks 2c", "B: ...", on="ah")
    assert a.options == ["play:7d", "play:2c", "play:ks"]
    assert b.options == []
    a.chooses("play:ks")
    assert sorted(a.hand) == ["2c", "7d"]
    assert a.options == []
    assert len(b.options) == 3


def test_a_card_that_is_not_in_hand_and_another_players_turn_are_refused() -> None:  # SCO-T01
    a, b = table("A: 7d ks 2c", "B: 4h 5h 6h", on="ah")
    assert a.why_not("play:3d") == "SCO-T01"
    assert b.why_not("play:4h") == "SCO-T01"
    assert a.why_not("take:ah") == "SCO-T05"


def test_a_card_takes_a_card_of_the_same_value() -> None:  # SCO-T02
    a, _ = table("A: 7d ks 2c", "B: ...", on="7h 4c")
    a.chooses("play:7d")
    assert a.pile == ["7d", "7h"]
    assert a.on_table == ["4c"]


def test_a_card_takes_several_cards_that_add_up_to_it() -> None:  # SCO-T03
    a, _ = table("A: kd 2s 2c", "B: ...", on="ah 4c 5s jd")
    a.chooses("play:kd")
    assert sorted(a.pile) == ["4c", "5s", "ah", "kd"]
    assert a.on_table == ["jd"]


def test_a_sum_cannot_be_taken_instead_of_a_card_of_the_same_value() -> None:  # SCO-T04
    a, _ = table("A: 7d ks 2c", "B: ...", on=f"{CHOICE} 7c")
    a.chooses("play:7d")
    assert a.pile == ["7d", "7c"]


def test_of_two_cards_of_the_same_value_the_player_chooses_one() -> None:  # SCO-T04, SCO-T05
    a, b = table("A: 7d ks 2c", "B: ...", on="7h 7c 3h 4c")
    a.chooses("play:7d")
    assert a.options == ["take:7h", "take:7c"]
    assert a.why_not("take:3h") == "SCO-T04"
    assert b.why_not("take:7h") == "SCO-T01"
    a.chooses("take:7c")
    assert a.pile == ["7d", "7c"]


def test_a_card_that_can_take_must_take() -> None:  # SCO-T05
    a, _ = table("A: 7d ks 2c", "B: ...", on="7h")
    a.chooses("play:7d")
    assert a.on_table == []


def test_a_player_who_could_take_may_play_another_card() -> None:  # SCO-T05
    a, _ = table("A: 7d ks 2c", "B: ...", on="7h")
    a.chooses("play:ks")
    assert a.on_table == ["7h", "ks"]


def test_between_different_sums_the_player_chooses() -> None:  # SCO-T05
    a, _ = table("A: 7d ks 2c", "B: ...", on=CHOICE)
    a.chooses("play:7d")
    assert a.options == ["take:3h", "take:4c", "take:2s", "take:5d"]
    a.chooses("take:5d")
    assert sorted(a.pile) == ["2s", "5d", "7d"]
    assert a.on_table == ["3h", "4c"]


def test_cards_are_picked_until_one_capture_is_left() -> None:  # SCO-T05
    a, _ = table("A: 7d ks 2c", "B: ...", on="4c ah 2s 3d kd")  # 4+3, or 4+1+2
    a.chooses("play:7d")
    assert a.why_not("take:kd") == "SCO-T03"
    assert a.why_not("play:ks") == "SCO-T05"
    a.chooses("take:4c")
    assert a.board.picked == ["4c"]
    assert a.options == ["take:ah", "take:2s", "take:3d"]
    a.chooses("take:ah")
    assert sorted(a.pile) == ["2s", "4c", "7d", "ah"]


def test_a_card_that_takes_nothing_stays_on_the_table() -> None:  # SCO-T06
    a, _ = table("A: 7d ks 2c", "B: ...", on="3h qd")
    a.chooses("play:ks")
    assert a.on_table == ["3h", "qd", "ks"]
    assert a.pile == []
    assert a.log == ["lay"]


def test_when_all_hands_are_empty_everybody_gets_three_more_cards() -> None:  # SCO-T07
    a, b = table("A: ks", "B:", on="3h", dealer="A", piles={"A": ["qd", "qh"]})
    left = len(a.g.deck)
    a.chooses("play:ks")
    assert (len(a.hand), len(b.hand), len(a.g.deck)) == (3, 3, left - 6)
    assert b.options
    assert a.g.deals == 1


def test_when_the_deck_is_empty_too_the_deal_is_over() -> None:  # SCO-T07
    a, _ = last_card("kc", on="3d")
    a.chooses("play:kc")
    assert a.g.deals == 2


# Sweeps.


def test_whoever_takes_all_cards_of_the_table_makes_a_sweep() -> None:  # SCO-W01
    a, _ = table("A: 7d ks 2c", "B: ...", on="3h 4c")
    a.chooses("play:7d")
    assert a.player.sweeps == 1
    assert a.log == ["play", "take", "sweep"]


def test_a_card_that_is_left_is_no_sweep() -> None:  # SCO-W01
    a, _ = table("A: 7d ks 2c", "B: ...", on="3h 4c kd")
    a.chooses("play:7d")
    assert a.player.sweeps == 0


def test_the_last_card_of_a_deal_makes_no_sweep() -> None:  # SCO-W02
    a, _ = last_card("7h", on="3h 4c")
    a.chooses("play:7h")
    assert "sweep" not in a.log
    assert "sweeps" not in a.scores


def test_the_last_card_before_more_are_dealt_makes_a_sweep() -> None:  # SCO-W01, SCO-W02
    a, _ = table("A: 7h", "B:", on="3h 4c", dealer="A")
    a.chooses("play:7h")
    assert a.player.sweeps == 1


def test_what_is_left_goes_to_the_last_who_took_and_is_no_sweep() -> None:  # SCO-W03
    a, _ = last_card("kc", on="3d", last_taker="A", taken="7d")
    a.chooses("play:kc")
    assert "rest" in a.log
    assert "sweep" not in a.log
    assert a.scores["settebello"] == "A1"


def test_the_last_card_counts_as_taking() -> None:  # SCO-W03
    a, _ = last_card("kc", on="kd 7d", last_taker="B")
    a.chooses("play:kc")
    assert a.scores["settebello"] == "A1"


def test_what_nobody_could_take_goes_to_nobody() -> None:  # SCO-W03
    a, _ = last_card("kc", on="7d", last_taker="")
    a.chooses("play:kc")
    assert "rest" not in a.log
    assert "settebello" not in a.scores
