"""Pairs, triples and five different cards (KIT-K)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from igroteka.core.setup import SettingValue
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.titles import CARD_WORDS
from tests.games.kittens.table import ALL_CARDS, Actor, table

QUIET = "skip shuffle reverse favor mark bury"  # a pile in which nothing explodes
WITH_FIVE: dict[str, SettingValue] = {**ALL_CARDS, "combos": "with_five"}
CATS_ONLY: dict[str, SettingValue] = {**ALL_CARDS, "combos": "cats_only"}
KITTENS = ["exploding_kitten", "imploding_kitten", "barking_kitten", "streaking_kitten"]


def last(actor: Actor, text: str) -> dict[str, object]:
    """The last line of the journal of that name, as told to this player."""
    return [entry for entry in actor.told if entry["text"] == f"kittens-log-{text}"][-1]


def combos(actor: Actor) -> list[str]:
    """The combos that may be played now."""
    return [code for code in actor.options if code.split(":")[0] in ("pair", "triple", "five")]


# Pairs.


def test_a_pair_steals_a_card() -> None:  # KIT-K01
    a, b, _ = table("A: cat_beard*2 skip", "B: mark", "C: bury", pile=QUIET)
    a.pairs("cat_beard", at=b)
    assert (a.hand, b.hand) == (["mark", "skip"], [])
    assert a.table.discards == ["cat_beard", "cat_beard"]


def test_the_stolen_card_is_uniformly_random() -> None:  # KIT-K01
    """Three of four cards are Skips, one of them marked: about three in four thefts take a Skip."""
    stolen: Counter[str] = Counter()
    for seed in range(200):
        a, b = table("A: cat_beard*2", "B: skip*2 skip.marked bury", pile=QUIET, seed=str(seed))
        a.pairs("cat_beard", at=b)
        gone = "skip.marked" if "skip.marked" not in b.hand else a.hand[0]
        stolen[gone] += 1
    assert 75 <= stolen["skip"] <= 125
    assert 30 <= stolen["skip.marked"] <= 70
    assert 30 <= stolen["bury"] <= 70


def test_only_thief_and_victim_learn_which_card_was_stolen() -> None:  # KIT-K01
    a, b, c = table("A: cat_beard*2", "B: mark", "C: bury", pile=QUIET)
    a.pairs("cat_beard", at=b)
    for seat in (a, b):
        assert last(seat, "steal")["arguments"] == {"player": "A", "target": "B", "card": "mark"}
    assert last(c, "steal")["arguments"] == {"player": "A", "target": "B"}


def test_everybody_learns_that_a_marked_card_was_stolen() -> None:  # KIT-K01 KIT-11
    a, b, c = table("A: cat_beard*2", "B: mark.marked", "C: bury", pile=QUIET)
    a.pairs("cat_beard", at=b)
    assert last(c, "steal")["arguments"] == {"player": "A", "target": "B", "card": "mark.marked"}
    assert c.board.players[0].known == ["mark"]


@pytest.mark.parametrize("title", ["defuse", "nope", "skip", "attack_2x", "see_the_future_3x", "favor", "bury"])
def test_a_pair_may_be_of_any_title(title: str) -> None:  # KIT-K01 KIT-K05
    a, b = table(f"A: {title}*2", "B: shuffle", pile="mark")
    a.pairs(title, at=b)
    assert (a.hand, a.table.discards) == (["shuffle"], [title, title])


def test_the_effects_of_the_cards_of_a_combo_are_ignored() -> None:  # KIT-K01
    a, b = table("A: attack_2x*2", "B: shuffle", pile="mark")
    a.pairs("attack_2x", at=b)
    assert (a.table.current, a.table.owes, a.asked) == ("A", 1, "turn")


def test_a_pair_is_aimed_at_another_player_with_cards() -> None:  # KIT-K01
    a, _, _ = table("A: cat_beard*2 skip", "B:", "C: bury", pile=QUIET)
    assert combos(a) == ["pair:cat_beard:cat_beard:C"]
    assert a.why_not("pair:cat_beard:cat_beard:B") == "KIT-B08"
    assert a.why_not("pair:cat_beard:cat_beard:A") == "KIT-B08"


def test_one_card_is_no_pair() -> None:  # KIT-K01
    a, _ = table("A: cat_beard", "B: bury", pile=QUIET)
    assert combos(a) == []
    assert a.why_not("pair:cat_beard:cat_beard:B") == "KIT-B03"


# Triples.


def test_a_triple_takes_a_card_of_the_named_title() -> None:  # KIT-K02
    a, b, _ = table("A: cat_beard*3", "B: mark bury*2 skip", "C: bury", pile=QUIET)
    a.triples("cat_beard", at=b, naming="bury")
    assert (a.hand, b.hand) == (["bury"], ["mark", "skip", "bury"])
    assert a.table.discards == ["cat_beard"] * 3


def test_a_triple_takes_nothing_if_the_title_is_not_there() -> None:  # KIT-K02
    a, b, _ = table("A: cat_beard*3", "B: mark skip", "C: bury", pile=QUIET)
    a.triples("cat_beard", at=b, naming="bury")
    assert (a.hand, b.hand, a.asked) == ([], ["mark", "skip"], "turn")
    assert a.table.discards == ["cat_beard"] * 3


@pytest.mark.parametrize(("title", "line"), [("mark", "demand"), ("bury", "demand-nothing")])
def test_everybody_learns_the_named_title_and_the_answer(title: str, line: str) -> None:  # KIT-K02
    a, b, c = table("A: cat_beard*3", "B: mark skip", "C:", pile=QUIET)
    a.triples("cat_beard", at=b, naming=title)
    assert last(c, line)["arguments"] == {"player": "A", "target": "B", "title": title}


def test_everybody_knows_where_a_demanded_card_went() -> None:  # KIT-K02
    a, b, c = table("A: cat_beard*3", "B: mark skip", "C:", pile=QUIET)
    a.triples("cat_beard", at=b, naming="mark")
    assert b.board.players[0].known == c.board.players[0].known == ["mark"]


def test_the_title_is_announced_with_the_triple() -> None:  # KIT-K02
    a, b, c = table("A: cat_beard*3", "B: mark nope", "C: nope", pile=QUIET)
    a.triples("cat_beard", at=b, naming="mark")
    assert c.board.stack[0].title == "mark"
    assert (c.board.stack[0].target, c.board.stack[0].cards) == (1, ["cat_beard"] * 3)
    c.passes()
    b.passes()
    assert a.hand == ["mark"]


def test_a_triple_is_seen_by_nobody_before_the_title_is_named() -> None:  # KIT-K02
    a, b = table("A: cat_beard*3", "B: mark", pile=QUIET)
    a.chooses("triple:cat_beard:cat_beard:cat_beard:B")
    assert (b.board.players[0].cards, b.board.stack, b.board.discards) == (3, [], [])


def test_any_title_of_the_deck_but_the_imploding_kitten_may_be_named() -> None:  # KIT-K02
    cards = "exploding_kitten:1 imploding_kitten:1 streaking_kitten:1 defuse:4 skip:9 cat_beard:4"
    a, _ = table("A: skip*3", "B: skip", pile="skip", options={"deck": "custom", "cards": cards, "combos": "standard"})
    a.chooses("triple:skip:skip:skip:B")
    assert a.options == [
        "name:exploding_kitten",
        "name:streaking_kitten",
        "name:defuse",
        "name:cat_beard",
        "name:skip",
    ]
    assert a.why_not("name:imploding_kitten") == "KIT-K02"
    assert a.why_not("name:mark") == "KIT-K02"


def test_a_triple_is_aimed_at_another_player_with_cards() -> None:  # KIT-K02
    a, _, _ = table("A: cat_beard*3", "B:", "C: bury", pile=QUIET)
    assert [code for code in combos(a) if "triple" in code] == ["triple:cat_beard:cat_beard:cat_beard:C"]
    assert a.why_not("triple:cat_beard:cat_beard:cat_beard:B") == "KIT-B08"


# Five different.

FIVE = "cat_beard cat_tacocat shuffle skip favor"


def test_five_different_cards_take_a_card_from_the_discard_pile() -> None:  # KIT-K03
    a, _ = table(f"A: {FIVE}", "B:", pile=QUIET, options=WITH_FIVE, discards=["mark", "attack_2x", "bury"])
    a.plays_five("cat_tacocat", "cat_beard", "skip", "shuffle", "favor")
    assert (a.asked, a.options) == ("take", ["take:mark", "take:attack_2x", "take:bury"])
    a.takes("attack_2x")
    assert a.hand == ["attack_2x"]
    assert a.table.discards == ["mark", "bury", "cat_tacocat", "cat_beard", "skip", "shuffle", "favor"]
    assert a.asked == "turn"


def test_five_different_cards_need_the_option() -> None:  # KIT-K03 KIT-O1
    a, _ = table(f"A: {FIVE}", "B:", pile=QUIET, discards=["mark"])
    assert combos(a) == []
    assert a.why_not("five:skip") == "KIT-K03"


def test_the_cards_of_the_combo_itself_cannot_be_taken() -> None:  # KIT-K03
    a, _ = table(f"A: {FIVE}", "B:", pile=QUIET, options=WITH_FIVE, discards=["mark"])
    a.plays_five("cat_tacocat", "cat_beard", "skip", "shuffle", "favor")
    assert a.options == ["take:mark"]
    assert a.why_not("take:skip") == "KIT-K03"


def test_a_nope_on_the_combo_cannot_be_taken_by_it() -> None:  # KIT-K03
    a, b = table(f"A: {FIVE} nope", "B: nope", pile=QUIET, options=WITH_FIVE, discards=["mark"])
    a.plays_five("cat_tacocat", "cat_beard", "skip", "shuffle", "favor")
    b.nopes()
    a.nopes()
    assert a.options == ["take:mark"]


@pytest.mark.parametrize("kitten", KITTENS)
def test_kittens_cannot_be_taken_from_the_discard_pile(kitten: str) -> None:  # KIT-K03
    a, _ = table(f"A: {FIVE}", "B:", pile=QUIET, options=WITH_FIVE, discards=["mark", kitten])
    a.plays_five("cat_tacocat", "cat_beard", "skip", "shuffle", "favor")
    assert a.options == ["take:mark"]
    assert a.why_not(f"take:{kitten}") == "KIT-K03"


@pytest.mark.parametrize("discards", [[], KITTENS])
def test_five_different_cards_need_something_to_take(discards: list[str]) -> None:  # KIT-K03
    a, _ = table(f"A: {FIVE}", "B:", pile=QUIET, options=WITH_FIVE, discards=discards)
    assert combos(a) == []
    assert a.why_not("five:skip") == "KIT-K03"


def test_a_repeated_title_makes_no_five_different() -> None:  # KIT-K03
    hand = "A: cat_beard cat_tacocat shuffle skip*2"
    a, _ = table(hand, "B:", pile=QUIET, options=WITH_FIVE, discards=["mark"])
    assert combos(a) == []


def test_kittens_make_no_five_different() -> None:  # KIT-K03 KIT-K05
    hand = "A: cat_beard cat_tacocat shuffle skip barking_kitten streaking_kitten exploding_kitten"
    a, _ = table(hand, "B:", pile=QUIET, options=WITH_FIVE, discards=["mark"])
    assert combos(a) == []
    assert a.why_not("five:barking_kitten") == "KIT-K05"


def test_what_is_taken_is_seen_by_everybody() -> None:  # KIT-K03
    a, b = table(f"A: {FIVE}", "B:", pile=QUIET, options=WITH_FIVE, discards=["mark", "bury"])
    a.plays_five("cat_tacocat", "cat_beard", "skip", "shuffle", "favor")
    a.takes("mark")
    assert last(b, "take")["arguments"] == {"player": "A", "title": "mark"}
    assert b.board.players[0].known == ["mark"]


def fives(actor: Actor) -> set[tuple[str, ...]]:
    """All sets of five cards that the options let this player lay down."""
    found: set[tuple[str, ...]] = set()
    waiting: list[tuple[KittensGame, tuple[str, ...]]] = [(actor.table.g.clone(), ())]
    while waiting:
        g, chosen = waiting.pop()
        decision = g.decision(actor.seat)
        options = [option for option in (decision.options if decision else []) if option.verb.name == "five"]
        assert options, f"{chosen} leads nowhere"
        for option in options:
            cards = (*chosen, CARD_WORDS[option.numbers[0]])
            after = g.clone()
            after.apply(actor.seat, option)
            if len(cards) == 5:
                found.add(tuple(sorted(cards)))
            else:
                waiting.append((after, cards))
    return found


@pytest.mark.parametrize(
    "hand",
    [
        "feral_cat*4 cat_beard skip shuffle",
        "feral_cat*3 cat_beard cat_tacocat skip*2 shuffle",
        "feral_cat*2 cat_beard cat_tacocat skip shuffle mark",
        "feral_cat*3 skip skip.marked shuffle",
        "feral_cat feral_cat.marked cat_beard skip shuffle mark",
        "feral_cat*5 skip shuffle mark defuse",
        "mark cat_beard cat_tacocat skip shuffle",
        "mark cat_beard cat_tacocat skip shuffle defuse feral_cat",
    ],
)
def test_a_feral_cat_is_one_more_title_of_the_five(hand: str) -> None:  # KIT-K03
    """A Feral Cat counts as its own title or as a cat title of the deck (here two) that is not among the five."""
    deck = "exploding_kitten:1 defuse:4 skip:8 shuffle:4 mark:4 feral_cat:6 cat_beard:4 cat_tacocat:1"
    options: dict[str, SettingValue] = {"deck": "custom", "cards": deck, "combos": "with_five"}
    a, _ = table(f"A: {hand}", "B: skip", pile="skip", options=options, discards=["mark"])
    possible: set[tuple[str, ...]] = set()
    for cards in combinations(a.hand, 5):
        titles = [card.removesuffix(".marked") for card in cards]
        others = [title for title in titles if title != "feral_cat"]
        spare_cats = 2 - len({"cat_beard", "cat_tacocat"} & set(others))
        if len(set(others)) == len(others) and titles.count("feral_cat") <= 1 + spare_cats:
            possible.add(tuple(sorted(cards)))
    assert possible
    assert fives(a) == possible


# What goes together.


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("see_the_future_3x", "see_the_future_5x"),
        ("alter_the_future_3x", "alter_the_future_3x_now"),
        ("attack_2x", "targeted_attack_2x"),
        ("attack_2x", "personal_attack_3x"),
        ("targeted_attack_2x", "personal_attack_3x"),
        ("skip", "super_skip"),
        ("cat_beard", "cat_tacocat"),
    ],
)
def test_only_the_same_title_makes_a_pair(first: str, second: str) -> None:  # KIT-K04
    a, _ = table(f"A: {first} {second}", "B: skip", pile=QUIET)
    assert combos(a) == []
    assert a.why_not(f"pair:{first}:{second}:B") == "KIT-K04"


def test_only_the_same_title_makes_a_triple() -> None:  # KIT-K04
    a, _ = table("A: skip*2 super_skip", "B: skip", pile=QUIET)
    assert combos(a) == ["pair:skip:skip:B"]
    assert a.why_not("triple:skip:skip:super_skip:B") == "KIT-K04"


def test_kittens_are_not_allowed_in_combos() -> None:  # KIT-K05
    a, _ = table("A: barking_kitten*2 exploding_kitten*3 streaking_kitten", "B: skip", pile=QUIET)
    assert combos(a) == []
    assert a.why_not("pair:barking_kitten:barking_kitten:B") == "KIT-K05"
    assert a.why_not("triple:exploding_kitten:exploding_kitten:exploding_kitten:B") == "KIT-K05"


def test_defuses_and_nopes_are_allowed_in_combos() -> None:  # KIT-K05
    a, _ = table("A: defuse*2 nope*3", "B: skip", pile=QUIET)
    assert combos(a) == ["pair:defuse:defuse:B", "pair:nope:nope:B", "triple:nope:nope:nope:B"]


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("cat_beard feral_cat", ["pair:cat_beard:feral_cat:B"]),
        (
            "cat_beard*2 feral_cat",
            ["pair:cat_beard:cat_beard:B", "pair:cat_beard:feral_cat:B", "triple:cat_beard:cat_beard:feral_cat:B"],
        ),
        (
            "cat_beard feral_cat*2",
            ["pair:cat_beard:feral_cat:B", "pair:feral_cat:feral_cat:B", "triple:cat_beard:feral_cat:feral_cat:B"],
        ),
        ("feral_cat*3", ["pair:feral_cat:feral_cat:B", "triple:feral_cat:feral_cat:feral_cat:B"]),
    ],
)
def test_feral_cats_fill_up_cat_combos(hand: str, found: list[str]) -> None:  # KIT-K06
    a, _ = table(f"A: {hand}", "B: skip", pile=QUIET)
    assert sorted(combos(a)) == sorted(found)


def test_a_triple_with_a_feral_cat_works_like_any_other() -> None:  # KIT-K06
    a, b = table("A: cat_beard feral_cat*2", "B: skip mark", pile=QUIET)
    a.triples("cat_beard", "feral_cat", "feral_cat", at=b, naming="mark")
    assert (a.hand, b.hand) == (["mark"], ["skip"])
    assert a.table.discards == ["cat_beard", "feral_cat", "feral_cat"]


def test_two_different_cats_and_a_feral_cat_are_no_triple() -> None:  # KIT-K06
    a, _ = table("A: cat_beard cat_tacocat feral_cat", "B: skip", pile=QUIET)
    assert not [code for code in combos(a) if code.startswith("triple")]
    assert a.why_not("triple:cat_beard:cat_tacocat:feral_cat:B") == "KIT-K06"


def test_a_feral_cat_fills_up_no_other_combo() -> None:  # KIT-K06
    a, _ = table("A: skip*2 feral_cat", "B: skip", pile=QUIET)
    assert combos(a) == ["pair:skip:skip:B"]
    assert a.why_not("triple:skip:skip:feral_cat:B") == "KIT-K06"


# As one action.


def test_a_combo_is_played_in_ones_own_play_phase_only() -> None:  # KIT-K07
    a, b = table("A: shuffle", "B: cat_beard*2 nope", pile=QUIET)
    assert b.why_not("pair:cat_beard:cat_beard:A") == "KIT-T08"
    a.plays("shuffle")
    assert b.options == ["pass", "nope"]


def test_a_combo_does_not_end_the_turn() -> None:  # KIT-K07
    a, b = table("A: cat_beard*2 skip*3", "B: mark*2", pile=QUIET, turns_left=2, attacked=True)
    a.pairs("cat_beard", at=b)
    a.triples("skip", at=b, naming="mark")
    assert (a.hand, a.table.current, a.table.owes, a.asked) == (["mark", "mark"], "A", 2, "turn")


def test_one_nope_cancels_a_whole_triple() -> None:  # KIT-K07
    a, b = table("A: cat_beard*3", "B: mark nope", pile=QUIET)
    a.triples("cat_beard", at=b, naming="mark")
    b.nopes()
    assert (a.hand, b.hand) == ([], ["mark"])
    assert a.table.discards == ["cat_beard", "cat_beard", "cat_beard", "nope"]


def test_one_nope_cancels_five_different_cards() -> None:  # KIT-K07
    a, b = table(f"A: {FIVE}", "B: nope", pile=QUIET, options=WITH_FIVE, discards=["mark"])
    a.plays_five("cat_tacocat", "cat_beard", "skip", "shuffle", "favor")
    b.nopes()
    assert (a.hand, a.asked, len(a.table.discards)) == ([], "turn", 7)


# Pairs and triples of cats, the default.


CATS: dict[str, SettingValue] = {**ALL_CARDS, "combos": "cats"}


def test_by_default_cats_and_feral_cats_make_pairs_and_triples() -> None:  # KIT-K09 KIT-O1
    a, b = table("A: cat_beard*2 feral_cat", "B: mark", pile=QUIET, options=CATS)
    assert sorted(combos(a)) == [
        "pair:cat_beard:cat_beard:B",
        "pair:cat_beard:feral_cat:B",
        "triple:cat_beard:cat_beard:feral_cat:B",
    ]
    a.triples("cat_beard", "cat_beard", "feral_cat", at=b, naming="mark")
    assert a.hand == ["mark"]


def test_by_default_other_titles_make_no_combo() -> None:  # KIT-K09
    a, _ = table("A: skip*3 cat_beard*3", "B: mark", pile=QUIET, options=CATS)
    assert combos(a) == ["pair:cat_beard:cat_beard:B", "triple:cat_beard:cat_beard:cat_beard:B"]
    assert a.why_not("pair:skip:skip:B") == "KIT-K09"
    assert a.why_not("triple:skip:skip:skip:B") == "KIT-K09"


def test_by_default_there_are_no_five_different() -> None:  # KIT-K09
    a, _ = table(f"A: {FIVE}", "B: mark", pile=QUIET, options=CATS, discards=["bury"])
    assert combos(a) == []


# Only pairs of cats.


def test_with_cats_only_there_are_pairs_of_cats_and_feral_cats() -> None:  # KIT-K08 KIT-O1
    a, b = table("A: cat_beard*2 feral_cat*2", "B: mark", pile=QUIET, options=CATS_ONLY)
    assert sorted(combos(a)) == [
        "pair:cat_beard:cat_beard:B",
        "pair:cat_beard:feral_cat:B",
        "pair:feral_cat:feral_cat:B",
    ]
    a.pairs("cat_beard", "feral_cat", at=b)
    assert a.hand == ["mark", "cat_beard", "feral_cat"]


def test_with_cats_only_other_titles_make_no_pair() -> None:  # KIT-K08
    a, _ = table("A: skip*2", "B: mark", pile=QUIET, options=CATS_ONLY)
    assert combos(a) == []
    assert a.why_not("pair:skip:skip:B") == "KIT-K08"


def test_with_cats_only_there_are_no_triples() -> None:  # KIT-K08
    a, _ = table("A: cat_beard*3", "B: mark", pile=QUIET, options=CATS_ONLY)
    assert combos(a) == ["pair:cat_beard:cat_beard:B"]
    assert a.why_not("triple:cat_beard:cat_beard:cat_beard:B") == "KIT-K08"


def test_with_cats_only_there_are_no_five_different() -> None:  # KIT-K08
    a, _ = table(f"A: {FIVE}", "B: mark", pile=QUIET, options=CATS_ONLY, discards=["bury"])
    assert combos(a) == []


def test_with_cats_only_a_pair_still_needs_a_target_with_cards() -> None:  # KIT-K08
    a, _, _ = table("A: cat_beard*2", "B:", "C: skip", pile=QUIET, options=CATS_ONLY)
    assert combos(a) == ["pair:cat_beard:cat_beard:C"]
    assert a.why_not("pair:cat_beard:cat_beard:B") == "KIT-B08"
