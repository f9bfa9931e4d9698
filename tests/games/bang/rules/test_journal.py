"""What everybody is told: each step of an action has its line, in the order in which things happen (BANG-I05)."""

from __future__ import annotations

from tests.games.bang.table import table


def test_an_answer_and_a_rescue_are_told() -> None:  # BANG-I05 BANG-D02
    a, b, *_ = table("A slab_the_killer: bang", "B 1: missed.2S beer.6H", "C", "D")
    a.plays("bang", at=b)
    b.answers("missed")
    b.passes()
    b.answers("beer")
    assert a.table.log == ["play-at", "answer", "loss", "rescue", "heal"]


def test_a_death_is_told_from_the_role_to_the_reward() -> None:  # BANG-I05 BANG-D05
    a, b, *_ = table("A: bang", "B outlaw 1: mustang.8H | scope.AS", "C", "D")
    a.plays("bang", at=b)
    while b.asked:
        b.passes()
    assert a.table.log == ["play-at", "loss", "dead", "removed", "discard", "reward", "draw"]


def test_what_vulture_sam_takes_is_told() -> None:  # BANG-I05 BANG-P15
    a, b, *_ = table("A: bang", "B outlaw 1: mustang.8H | scope.AS", "C vulture_sam", "D")
    a.plays("bang", at=b)
    while b.asked:
        b.passes()
    assert a.table.log == ["play-at", "loss", "dead", "take-table", "inherit", "reward", "draw"]


def test_the_sheriffs_penalty_is_told() -> None:  # BANG-I05 BANG-D09
    a, b, *_ = table("A: bang beer | barrel.QS", "B deputy 1", "C", "D", "E")
    a.plays("bang", at=b)
    assert a.table.log == ["play-at", "loss", "dead", "penalty", "removed", "discard"]


def test_a_victory_is_told() -> None:  # BANG-W03
    a, b, *_ = table("A: bang", "B renegade 1", "C outlaw dead", "D outlaw dead")
    a.plays("bang", at=b)
    assert a.table.log == ["play-at", "loss", "dead", "won"]


def test_a_jail_that_is_left_is_told() -> None:  # BANG-I05 BANG-C13
    _, b, *_ = table("A", "B: | jail", "C", "D", turn="B", phase="steps", deck="beer.6H ...")
    assert b.table.log == ["check", "removed", "jail-left", "draw"]


def test_a_jail_that_stays_is_told() -> None:  # BANG-I05 BANG-C13
    _, b, *_ = table("A", "B: | jail", "C", "D", turn="B", phase="steps", deck="bang.2C ...")
    assert b.table.log == ["check", "jail-stays", "turn", "draw"]


def test_a_dynamite_that_explodes_is_told() -> None:  # BANG-I05 BANG-C14
    _, b, *_ = table("A", "B: | dynamite.2H", "C", "D", turn="B", phase="steps", deck="missed.2S ...")
    assert b.table.log == ["check", "explodes", "removed", "loss", "draw"]


def test_a_dynamite_that_moves_on_is_told() -> None:  # BANG-I05 BANG-C14
    _, b, *_ = table("A", "B: | dynamite.2H", "C", "D", turn="B", phase="steps", deck="bang.2C ...")
    assert b.table.log == ["check", "pass-on", "draw"]


def test_which_card_lucky_duke_chooses_is_told() -> None:  # BANG-I05 BANG-K02
    a, b, *_ = table("A: bang", "B lucky_duke: | barrel", "C", "D", deck="bang.2C beer.6H ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    b.chooses("check:beer.6H")
    assert a.table.log == ["play-at", "check", "check-counts", "cover"]


def test_cards_given_to_indians_and_in_a_duel_are_told() -> None:  # BANG-I05 BANG-A07 BANG-A08
    a, b, *_ = table("A: indians duel", "B: bang.2C bang.3C", "C apache_kid", "D")
    a.plays("indians")
    b.answers("bang.2C")
    a.plays("duel", at=b)
    b.answers("bang.3C")
    assert a.table.log == ["play", "give", "spared", "loss", "play-at", "give", "loss"]


def test_a_general_store_is_told() -> None:  # BANG-I05 BANG-C08
    a, *_ = table("A: general_store", "B", "C", "D", deck="beer.6H")
    a.plays("general_store")
    assert a.table.log == ["play", "display", "pick"]


def test_laid_cards_and_stand_ins_are_told() -> None:  # BANG-I05 BANG-G12
    a, b, *_ = table("A calamity_janet: scope jail missed.2S", "B", "C", "D")
    a.plays("scope")
    a.plays("jail", at=b)
    a.plays("missed", at=b, as_="bang")
    assert a.table.log == ["lay", "lay-at", "play-as-at", "loss"]


def test_prices_and_what_is_used_are_told() -> None:  # BANG-I05 BANG-P21 BANG-E06
    a, b, *_ = table("A doc_holyday 2: beer.6H beer.7H | canteen knife", "B: | sombrero", "C", "D")
    a.uses("canteen")
    a.uses("knife", at=b)
    b.uses("sombrero")
    a.uses("doc_holyday", at=b)
    a.pays("beer.6H", "beer.7H")
    assert a.table.log == ["use", "heal", "use-at", "use", "use-at", "pay", "pay", "loss"]


def test_what_is_taken_and_discarded_is_told() -> None:  # BANG-I05 BANG-I06
    a, b, c, _ = table("A: panic.JH panic.QH cat_balou.KH cat_balou.8C", "B: beer.6H", "C: bang.2C", "D: | scope.AS")
    a.plays("panic.JH", at=b)
    a.plays("cat_balou.KH", at=c)
    a.chooses("play:panic.QH:D")
    assert a.table.log == ["play-at", "take-hand", "play-at", "lose-hand", "play-at", "take-table"]


def test_the_excess_of_a_hand_is_told_before_it_goes() -> None:  # BANG-I05 BANG-T14
    a, b, *_ = table("A 2: bang.AS missed.10C beer.6H scope.AS", "B", "C", "D")
    a.ends()
    assert (a.table.log, b.told[-1]["arguments"]) == (["limit"], {"player": "A", "count": 2})
    a.throws("beer", "scope")
    assert a.table.log[:4] == ["limit", "discard", "discard", "turn"]
