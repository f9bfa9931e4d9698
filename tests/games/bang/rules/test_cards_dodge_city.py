"""The playing cards of Dodge City (BANG-C23 to BANG-C44)."""

from __future__ import annotations

import pytest

from tests.games.bang.table import table


def test_punch_shoots_at_distance_one() -> None:  # BANG-C25
    a, b, *_ = table("A: punch | winchester", "B: missed", "C", "D")
    a.plays("punch", at=b)
    b.passes()
    assert b.life == 3


def test_punch_is_cancelled_by_missed() -> None:  # BANG-C25
    a, b, *_ = table("A: punch", "B: missed", "C", "D")
    a.plays("punch", at=b)
    b.answers("missed")
    assert b.life == 4


def test_springfield_shoots_at_any_distance_for_another_card() -> None:  # BANG-C26
    a, _, c, _ = table("A: springfield beer.6H bang.2C", "B", "C", "D")
    a.plays("springfield", at=c)
    assert (a.asked, a.options) == ("pay", ["pay:beer.6H", "pay:bang.2C"])
    a.pays("beer")
    assert (c.life, a.table.discards) == (3, ["beer.6H", "springfield.KS"])


@pytest.mark.parametrize("code", ["springfield.KS:B", "rag_time.9H:B", "brawl.JS", "tequila.9C:B", "whisky.QH"])
def test_a_card_with_a_price_is_not_played_without_another_card(code: str) -> None:  # BANG-B12
    a, *_ = table(f"A: {code.partition(':')[0]}", "B: beer", "C", "D")
    assert a.why_not(f"play:{code}") == "BANG-B12"


def test_a_card_does_not_pay_for_itself() -> None:  # BANG-B12
    a, *_ = table("A: whisky.QH beer.6H bang.AS", "B", "C", "D")
    a.plays("whisky")
    assert a.options == ["pay:beer.6H", "pay:bang.AS"]


def test_rag_time_takes_a_card_from_anybody() -> None:  # BANG-C27
    a, _, c, _ = table("A: rag_time beer", "B", "C: | barrel.QS", "D")
    a.plays("rag_time", at=c)
    a.pays("beer")
    assert (a.hand, c.in_play) == (["barrel.QS"], [])


def test_rag_time_lets_choose_between_hand_and_cards_in_play() -> None:  # BANG-C27 BANG-A11
    a, _, c, _ = table("A: rag_time beer", "B", "C: bang.2C | barrel.QS", "D")
    a.plays("rag_time", at=c)
    a.pays("beer")
    assert a.options == ["hand", "table:barrel.QS"]


def test_brawl_discards_a_card_of_every_other_player() -> None:  # BANG-C28
    a, b, c, d = table("A: brawl beer | scope.AS", "B: bang.2C | barrel.QS", "C", "D: bang.3C bang.4C")
    a.plays("brawl")
    a.pays("beer")
    a.chooses("table:barrel.QS")
    assert (b.hand, b.in_play, c.hand, len(d.hand), a.in_play) == (["bang.2C"], [], [], 1, ["scope.AS"])


def test_brawl_lets_its_player_choose_the_hand() -> None:  # BANG-C28
    a, b, *_ = table("A: brawl beer", "B: bang.2C | barrel.QS", "C", "D")
    a.plays("brawl")
    a.pays("beer")
    assert a.options == ["hand", "table:barrel.QS"]
    a.chooses("hand")
    assert (b.hand, b.in_play) == ([], ["barrel.QS"])


def test_dodge_cancels_a_shot_and_draws() -> None:  # BANG-C29
    a, b, *_ = table("A: bang", "B: dodge", "C", "D", deck="beer.6H ...")
    a.plays("bang", at=b)
    b.answers("dodge")
    assert (b.life, b.hand) == (4, ["beer.6H"])


def test_dodge_is_not_played_in_phase_two() -> None:  # BANG-C29 BANG-B07
    a, *_ = table("A: dodge.7D", "B", "C", "D")
    assert a.why_not("play:dodge.7D") == "BANG-C29"


def test_tequila_gives_a_life_point_to_anybody() -> None:  # BANG-C30
    a, _, c, _ = table("A: tequila beer", "B", "C 1", "D")
    a.plays("tequila", at=c)
    a.pays("beer")
    assert c.life == 2


def test_tequila_gives_a_life_point_to_oneself() -> None:  # BANG-C30
    a, *_ = table("A 2: tequila beer", "B", "C", "D")
    a.plays("tequila", at=a)
    a.pays("beer")
    assert a.life == 3


def test_whisky_gives_two_life_points() -> None:  # BANG-C31
    a, *_ = table("A 2: whisky beer", "B", "C", "D")
    a.plays("whisky")
    a.pays("beer")
    assert a.life == 4


def test_the_bible_cancels_a_shot_and_draws() -> None:  # BANG-C32
    a, b, *_ = table("A: bang", "B: | bible", "C", "D", deck="beer.6H ...")
    a.plays("bang", at=b)
    b.uses("bible")
    assert (b.life, b.hand, b.in_play) == (4, ["beer.6H"], [])


def test_a_canteen_gives_a_life_point() -> None:  # BANG-C33
    a, *_ = table("A 2: | canteen", "B", "C", "D")
    a.uses("canteen")
    assert a.life == 3


def test_can_can_discards_a_card_of_anybody() -> None:  # BANG-C34
    a, _, c, _ = table("A: | can_can", "B", "C: beer.6H | barrel.QS", "D")
    a.uses("can_can", at=c)
    a.chooses("table:barrel.QS")
    assert (c.hand, c.in_play, a.hand, a.table.discards) == (["beer.6H"], [], [], ["barrel.QS", "can_can.JC"])


@pytest.mark.parametrize("card", ["ten_gallon_hat.JD", "iron_plate.QS", "iron_plate.AD", "sombrero.7C"])
def test_a_green_missed_cancels_and_draws_nothing(card: str) -> None:  # BANG-C35 BANG-C41 BANG-C44
    a, b, *_ = table("A: bang.AS", f"B: | {card}", "C", "D")
    a.plays("bang", at=b)
    b.uses(card.partition(".")[0])
    assert (b.life, b.hand, a.table.discards) == (4, [], [card, "bang.AS"])


def test_a_conestoga_takes_a_card_from_anybody() -> None:  # BANG-C36
    a, _, c, _ = table("A: | conestoga", "B", "C: beer.6H", "D")
    a.uses("conestoga", at=c)
    assert (a.hand, c.hand) == (["beer.6H"], [])


def test_a_derringer_draws_and_shoots_at_distance_one() -> None:  # BANG-C37
    a, b, *_ = table("A: | derringer", "B: beer", "C", "D", deck="bang.2C ...")
    a.uses("derringer", at=b)
    assert (a.hand, b.asked) == (["bang.2C"], "shot")
    b.passes()
    assert b.life == 3


def test_a_buffalo_rifle_shoots_at_anybody() -> None:  # BANG-C38
    a, _, c, _ = table("A: | buffalo_rifle", "B", "C", "D")
    a.uses("buffalo_rifle", at=c)
    assert c.life == 3


def test_a_howitzer_shoots_at_all_others() -> None:  # BANG-C39 BANG-A06
    a, b, c, d = table("A: | howitzer", "B: missed", "C", "D")
    a.uses("howitzer")
    b.answers("missed")
    assert (a.life, b.life, c.life, d.life) == (5, 4, 3, 3)


def test_a_pepperbox_shoots_within_weapon_range() -> None:  # BANG-C40
    a, _, c, _ = table("A: | pepperbox schofield", "B", "C", "D")
    a.uses("pepperbox", at=c)
    assert c.life == 3


def test_pony_express_draws_three_without_a_new_show() -> None:  # BANG-C42 BANG-Z53
    a, *_ = table("A: | pony_express", "B", "C", "D", shows="sacagaway wild_west_show")
    a.uses("pony_express")
    assert (len(a.hand), a.board.show) == (3, "")


def test_a_knife_shoots_at_distance_one() -> None:  # BANG-C43
    a, b, *_ = table("A: | knife winchester", "B", "C", "D")
    assert [code for code in a.options if "knife" in code] == ["use-at:knife:B", "use-at:knife:D"]
    a.uses("knife", at=b)
    assert b.life == 3


@pytest.mark.parametrize("card", ["derringer", "buffalo_rifle", "pepperbox", "knife"])
def test_green_guns_are_cancelled_by_missed(card: str) -> None:  # BANG-C37 BANG-C38 BANG-C40 BANG-C43
    a, b, *_ = table(f"A: | {card}", "B: missed", "C", "D")
    a.uses(card, at=b)
    b.answers("missed")
    assert b.life == 4


def test_nobody_uses_a_green_gun_against_himself() -> None:  # BANG-C38 BANG-C43
    a, *_ = table("A: | buffalo_rifle knife derringer pepperbox", "B", "C", "D")
    assert not [code for code in a.options if code.endswith(":A")]
