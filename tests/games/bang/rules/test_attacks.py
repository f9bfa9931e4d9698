"""Attacks and answers (BANG-A)."""

from __future__ import annotations

import pytest

from tests.games.bang.table import table


def test_one_missed_cancels_a_shot() -> None:  # BANG-A01 BANG-C02
    a, b, *_ = table("A: bang.AS", "B: missed.2S", "C", "D")
    a.plays("bang", at=b)
    b.answers("missed")
    assert (b.life, b.hand, a.table.discards) == (4, [], ["missed.2S", "bang.AS"])


def test_a_bang_of_slab_needs_two_missed() -> None:  # BANG-A01 BANG-P13
    a, b, *_ = table("A slab_the_killer: bang", "B: missed.2S missed.3S", "C", "D")
    a.plays("bang", at=b)
    b.answers("missed.2S")
    assert b.asked == "shot"
    b.answers("missed.3S")
    assert b.life == 4


@pytest.mark.parametrize("card", ["bible", "ten_gallon_hat", "iron_plate", "sombrero"])
def test_a_green_missed_cancels_a_shot(card: str) -> None:  # BANG-A02 BANG-G07
    a, b, *_ = table("A: bang", f"B: | {card}", "C", "D")
    a.plays("bang", at=b)
    b.uses(card)
    assert (b.life, b.in_play) == (4, [])


def test_means_may_be_used_in_any_order_one_after_another() -> None:  # BANG-A02
    a, b, *_ = table(
        *("A slab_the_killer: bang", "B: missed.2S dodge.KH | barrel sombrero", "C", "D"), deck="bang.2C beer.7H ..."
    )
    a.plays("bang", at=b)
    assert b.options == ["pass", "answer:missed.2S", "answer:dodge.KH", "use:barrel", "use:sombrero"]
    b.uses("barrel")
    b.uses("sombrero")
    assert "use:barrel" not in b.options
    b.answers("dodge")
    assert (b.life, b.hand) == (4, ["missed.2S", "beer.7H"])


def test_a_card_drawn_by_dodge_may_be_used_against_the_same_shot() -> None:  # BANG-A02 BANG-C29
    a, b, *_ = table("A slab_the_killer: bang", "B: dodge", "C", "D", deck="missed.2S ...")
    a.plays("bang", at=b)
    b.answers("dodge")
    b.answers("missed")
    assert b.life == 4


def test_a_card_drawn_by_the_bible_may_be_used_against_the_same_shot() -> None:  # BANG-A02 BANG-C32
    a, b, *_ = table("A slab_the_killer: bang", "B: | bible", "C", "D", deck="missed.2S ...")
    a.plays("bang", at=b)
    b.uses("bible")
    b.answers("missed")
    assert b.life == 4


def test_a_barrel_is_tried_once_per_shot() -> None:  # BANG-A03 BANG-B08
    a, b, *_ = table("A: bang", "B: beer | barrel", "C", "D", deck="bang.2C ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    assert b.options == ["pass"]


def test_a_barrel_may_be_tried_against_each_shot() -> None:  # BANG-A03
    a, b, *_ = table("A: bang punch", "B: | barrel", "C", "D", deck="beer.6H beer.7H ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    a.plays("punch", at=b)
    b.uses("barrel")
    assert b.life == 4


def test_a_barrel_gives_one_missed_against_slab() -> None:  # BANG-A03
    a, b, *_ = table("A slab_the_killer: bang", "B: missed.2S | barrel", "C", "D", deck="beer.6H ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    assert b.asked == "shot"
    b.answers("missed")
    assert b.life == 4


def test_a_shot_with_too_few_missed_hits() -> None:  # BANG-A04
    a, b, *_ = table("A slab_the_killer: bang", "B: missed.2S beer", "C", "D")
    a.plays("bang", at=b)
    b.answers("missed")
    b.passes()
    assert (b.life, b.hand) == (3, ["beer.6H"])


def test_only_the_target_can_cancel() -> None:  # BANG-A04 BANG-B09
    a, b, c, _ = table("A: bang", "B: beer", "C: missed.2S", "D")
    a.plays("bang", at=b)
    assert (c.table.asked, c.options) == ("B", [])


@pytest.mark.parametrize("answer", ["answer:missed.2S", "pass"])
def test_the_attacking_card_is_discarded_in_any_case(answer: str) -> None:  # BANG-A05
    a, b, *_ = table("A: bang.AS", "B: missed.2S", "C", "D")
    a.plays("bang", at=b)
    b.chooses(answer)
    assert (a.hand, a.table.discards[-1]) == ([], "bang.AS")


def test_several_targets_are_visited_from_the_next_player_on() -> None:  # BANG-A06 BANG-C10
    a, b, c, d = table("A: beer", "B", "C: gatling", "D: beer", turn="C")
    c.plays("gatling")
    d.passes()
    a.passes()
    losses = [entry["arguments"] for entry in a.told if entry["text"] == "bang-log-loss"]
    assert [loss["player"] for loss in losses if isinstance(loss, dict)] == ["D", "A", "B"]
    assert (b.life, c.life) == (3, 4)


def test_a_target_is_finished_before_the_next_is_asked() -> None:  # BANG-A06 BANG-Q13
    a, _, c, d = table("A: gatling", "B renegade", "C outlaw 1", "D: missed", deck="beer.6H beer.7H beer.8H ...")
    a.plays("gatling")
    assert not c.alive
    assert (a.hand, d.asked) == (["beer.6H", "beer.7H", "beer.8H"], "shot")


def test_general_store_begins_with_its_player() -> None:  # BANG-A06 BANG-C08
    _, b, *_ = table("A", "B: general_store", "C", "D", turn="B")
    b.plays("general_store")
    assert (b.asked, b.table.asked) == ("display", "B")


def test_saloon_begins_with_its_player() -> None:  # BANG-A06 BANG-C12
    a, b, *_ = table("A 1", "B 1: saloon", "C 1", "D 1", turn="B")
    b.plays("saloon")
    heals = [entry["arguments"] for entry in a.told if entry["text"] == "bang-log-heal"]
    assert [heal["player"] for heal in heals if isinstance(heal, dict)] == ["B", "C", "D", "A"]


def test_indians_ask_for_a_bang_card() -> None:  # BANG-A07 BANG-C11
    a, b, c, d = table("A: indians.KD", "B: bang.2C", "C: beer", "D")
    a.plays("indians")
    b.answers("bang")
    c.passes()
    assert (b.life, c.life, d.life, a.life) == (4, 3, 3, 5)
    assert a.table.discards == ["bang.2C", "indians.KD"]


def test_neither_missed_nor_barrel_nor_green_cards_help_against_indians() -> None:  # BANG-A07 BANG-B07
    a, b, *_ = table("A: indians", "B: missed dodge | barrel sombrero", "C", "D")
    a.plays("indians")
    assert b.options == ["pass"]


def test_in_a_duel_the_challenged_player_begins_and_the_first_without_bang_loses() -> None:  # BANG-A08 BANG-C09
    a, b, *_ = table("A: duel.JS bang.AS", "B: bang.2C bang.3C", "C", "D")
    a.plays("duel", at=b)
    b.answers("bang.2C")
    a.answers("bang.AS")
    b.answers("bang.3C")
    assert (a.life, b.life, a.table.discards) == (4, 4, ["bang.2C", "bang.AS", "bang.3C", "duel.JS"])


def test_the_challenged_player_loses_when_they_do_not_answer() -> None:  # BANG-A08
    a, b, *_ = table("A: duel bang", "B: beer", "C", "D")
    a.plays("duel", at=b)
    b.passes()
    assert (a.life, b.life) == (5, 3)


def test_neither_missed_nor_barrel_help_in_a_duel() -> None:  # BANG-A08 BANG-B07
    a, b, *_ = table("A: duel", "B: missed dodge | barrel sombrero", "C", "D")
    a.plays("duel", at=b)
    assert b.options == ["pass"]


def test_under_showdown_any_card_serves_in_a_duel() -> None:  # BANG-A08 BANG-X07
    a, b, *_ = table("A: duel", "B: beer.6H barrel.QS", "C", "D", show="showdown")
    a.plays("duel", at=b)
    assert b.options == ["pass", "answer:beer.6H", "answer:barrel.QS"]


def test_declining_is_always_allowed() -> None:  # BANG-A09
    a, b, *_ = table("A: bang duel indians", "B: missed.2S bang.2C", "C", "D")
    a.plays("bang", at=b)
    b.passes()
    a.plays("duel", at=b)
    b.passes()
    a.plays("indians")
    b.passes()
    assert (b.life, b.hand) == (1, ["missed.2S", "bang.2C"])


def test_an_immune_target_is_passed_by_and_the_card_is_spent() -> None:  # BANG-A10 BANG-P17
    a, b, *_ = table("A: bang.2D", "B apache_kid: missed.2S", "C", "D")
    a.plays("bang", at=b)
    assert (a.asked, b.life, a.table.discards) == ("play", 3, ["bang.2D"])


def test_a_card_of_a_hand_is_taken_at_random() -> None:  # BANG-A11
    taken = set()
    for seed in range(12):
        a, b, *_ = table("A: panic.JH", "B: beer.6H beer.7H", "C", "D", seed=str(seed))
        a.plays("panic", at=b)
        taken.update(a.hand)
        assert len(b.hand) == 1
    assert taken == {"beer.6H", "beer.7H"}


def test_the_cards_of_a_hand_cannot_be_named() -> None:  # BANG-A11 BANG-B27
    a, b, *_ = table("A: panic.JH", "B: beer.6H beer.7H | barrel.QS", "C", "D")
    a.plays("panic", at=b)
    assert a.options == ["hand", "table:barrel.QS"]


def test_a_card_in_play_is_chosen_by_who_plays() -> None:  # BANG-A11
    a, b, *_ = table("A: panic.JH", "B: | barrel.QS scope.AS", "C", "D")
    a.plays("panic", at=b)
    a.chooses("table:scope.AS")
    assert (a.hand, b.in_play) == (["scope.AS"], ["barrel.QS"])


@pytest.mark.parametrize("card", ["panic.JH", "cat_balou.KH", "rag_time.9H"])
def test_ones_own_cards_in_play_are_targets_and_the_hand_is_not(card: str) -> None:  # BANG-A12 BANG-B27
    a, *_ = table(f"A: {card} beer beer | barrel.QS mustang.8H", "B", "C", "D")
    a.plays(card, at=a)
    if a.asked == "pay":
        a.pays("beer")
    assert a.options == ["table:barrel.QS", "table:mustang.8H"]


@pytest.mark.parametrize("card", ["conestoga", "can_can"])
def test_green_thieves_take_ones_own_cards_in_play(card: str) -> None:  # BANG-A12
    a, *_ = table(f"A: beer | {card} barrel.QS", "B", "C", "D")
    a.uses(card, at=a)
    assert (a.in_play, "barrel.QS" in a.hand) == ([], card == "conestoga")


def test_without_cards_in_play_one_is_no_target_for_oneself() -> None:  # BANG-A12
    a, *_ = table("A: panic.JH cat_balou.KH beer", "B: beer", "C", "D")
    assert a.why_not("play:panic.JH:A") == "BANG-A11"
    assert a.why_not("play:cat_balou.KH:A") == "BANG-A11"


def test_a_green_card_itself_is_no_longer_there_to_be_taken() -> None:  # BANG-A12 BANG-T53
    a, *_ = table("A: | conestoga", "B", "C", "D: beer")
    assert "use-at:conestoga:A" not in a.options


def test_a_used_green_card_counts_as_played_for_apache_kid() -> None:  # BANG-A13 BANG-P17
    a, b, *_ = table("A: | conestoga", "B apache_kid: beer", "C", "D")
    a.uses("conestoga", at=b)
    assert (a.hand, b.hand, a.in_play) == ([], ["beer.6H"], [])


def test_a_used_green_card_counts_as_played_for_el_gringo() -> None:  # BANG-A13 BANG-P04
    a, b, *_ = table("A: beer.6H | knife", "B el_gringo", "C", "D")
    a.uses("knife", at=b)
    assert (b.life, b.hand, a.hand) == (2, ["beer.6H"], [])


def test_whoever_kills_with_a_green_card_is_the_killer() -> None:  # BANG-A13 BANG-D07
    a, b, *_ = table("A: | knife", "B outlaw 1", "C", "D")
    a.uses("knife", at=b)
    assert (b.alive, len(a.hand)) == (False, 3)


def test_a_target_without_cards_is_not_asked() -> None:  # BANG-I10
    a, b, *_ = table("A: bang", "B", "C", "D")
    a.plays("bang", at=b)
    assert (b.life, a.asked) == (3, "play")
