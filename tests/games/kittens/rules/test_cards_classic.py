"""The cards of the classic deck: KIT-01, KIT-02, KIT-05, KIT-12, KIT-14, KIT-15, KIT-18, KIT-27, KIT-28."""

from __future__ import annotations

import pytest

from tests.games.kittens.table import Actor, table

QUIET = "skip shuffle reverse favor mark bury"  # a pile in which nothing explodes


def owed(actor: Actor) -> tuple[str, int, bool]:
    """Whose turn it is, how many turns are owed, and whether they come from an attack."""
    return actor.table.current, actor.table.owes, actor.table.g.attacked


def last(actor: Actor, text: str) -> dict[str, object]:
    """The last line of the journal of that name, as told to this player."""
    return [entry for entry in actor.told if entry["text"] == f"kittens-log-{text}"][-1]


# The Exploding Kitten.


def test_an_exploding_kitten_without_a_defuse_eliminates() -> None:  # KIT-01
    a, b, _ = table("A: skip", "B:", "C:", pile="exploding_kitten mark")
    a.draws()
    assert not a.alive
    assert a.table.discards == ["skip", "exploding_kitten"]
    assert b.asked == "turn"


def test_an_exploding_kitten_is_shown_at_once() -> None:  # KIT-01
    a, _, c = table("A: defuse", "B:", "C:", pile="exploding_kitten mark")
    a.draws()
    assert last(c, "show")["arguments"] == {"player": "A", "card": "exploding_kitten"}
    assert c.board.looked == "exploding_kitten"


def test_without_streaking_an_exploding_kitten_cannot_be_kept() -> None:  # KIT-01
    a, b = table("A: defuse", "B:", pile="exploding_kitten mark", forced=False)
    a.draws()
    b.passes()
    assert a.options == ["show"]
    assert a.why_not("keep") == "KIT-X02"


def test_an_exploding_kitten_is_never_played() -> None:  # KIT-01
    a, _ = table("A: exploding_kitten streaking_kitten", "B: skip", pile="mark")
    assert a.options == ["draw"]
    assert a.why_not("play:exploding_kitten") == "KIT-01"


# The Defuse.


def test_a_defuse_is_not_playable_on_its_own() -> None:  # KIT-02
    a, _ = table("A: defuse", "B:", pile="mark")
    assert a.options == ["draw"]
    assert a.why_not("play:defuse") == "KIT-02"


def test_a_defuse_saves_from_an_exploding_kitten_and_is_discarded() -> None:  # KIT-02
    a, _ = table("A: defuse skip", "B:", pile="exploding_kitten mark bury")
    a.draws()
    assert (a.hand, a.table.discards) == (["skip"], ["defuse"])
    assert a.asked == "put-kitten"


def test_one_defuse_is_enough() -> None:  # KIT-02
    a, _ = table("A: defuse*3", "B:", pile="exploding_kitten mark bury")
    a.draws()
    a.puts(0)
    assert a.hand == ["defuse", "defuse"]


@pytest.mark.parametrize(
    ("place", "pile"),
    [
        (0, ["exploding_kitten", "mark", "bury"]),
        (1, ["mark", "exploding_kitten", "bury"]),
        (2, ["mark", "bury", "exploding_kitten"]),
    ],
)
def test_a_defused_kitten_goes_back_anywhere_in_the_pile(place: int, pile: list[str]) -> None:  # KIT-02
    a, _ = table("A: defuse", "B:", pile="exploding_kitten mark bury")
    a.draws()
    assert a.options == ["put:0", "put:1", "put:2"]
    a.puts(place)
    assert a.table.pile == pile


def test_who_puts_a_kitten_back_does_not_see_the_pile() -> None:  # KIT-02
    a, _ = table("A: defuse", "B:", pile="exploding_kitten mark bury")
    a.draws()
    assert a.knows == {}
    a.puts(1)
    assert a.knows == {1: "exploding_kitten"}


def test_only_the_inserting_player_knows_where_the_kitten_is() -> None:  # KIT-02
    a, b, c = table("A: defuse", "B:", "C:", pile="exploding_kitten mark bury")
    a.draws()
    a.puts(2)
    assert (a.knows, b.knows, c.knows) == ({2: "exploding_kitten"}, {}, {})
    assert last(a, "put")["arguments"] == {"player": "A", "card": "exploding_kitten", "place": 2}
    assert last(b, "put")["arguments"] == {"player": "A", "card": "exploding_kitten"}


def test_a_defused_draw_ends_one_turn_only() -> None:  # KIT-02
    a, _ = table("A: defuse", "B:", pile="exploding_kitten mark bury", turns_left=3, attacked=True)
    a.draws()
    a.puts(2)
    assert owed(a) == ("A", 2, True)


def test_a_defused_draw_ends_the_turn() -> None:  # KIT-02
    a, b = table("A: defuse", "B:", pile="exploding_kitten mark bury")
    a.draws()
    a.puts(0)
    assert owed(b) == ("B", 1, False)


def test_a_defuse_must_be_used() -> None:  # KIT-02
    a, _ = table("A: defuse", "B:", pile="exploding_kitten mark bury")
    a.draws()
    assert a.alive
    assert a.hand == []


def test_a_defuse_cannot_be_noped() -> None:  # KIT-02 KIT-27
    a, b = table("A: defuse", "B: nope", pile="exploding_kitten mark bury")
    a.draws()
    assert (a.asked, b.asked) == ("put-kitten", "")
    assert b.why_not("nope") == "KIT-N01"


# See the Future.


def test_see_the_future_shows_the_top_three_cards_in_order() -> None:  # KIT-05
    a, _ = table("A: see_the_future_3x", "B:", pile="skip exploding_kitten mark bury")
    a.plays("see_the_future_3x")
    assert a.knows == {0: "skip", 1: "exploding_kitten", 2: "mark"}
    assert last(a, "see")["arguments"] == {"player": "A", "cards": ["skip", "exploding_kitten", "mark"]}


def test_see_the_future_shows_nothing_to_others() -> None:  # KIT-05
    a, b, c = table("A: see_the_future_3x", "B:", "C:", pile="skip exploding_kitten mark bury")
    a.plays("see_the_future_3x")
    assert (b.knows, c.knows) == ({}, {})
    assert last(b, "see") == {"text": "kittens-log-see", "arguments": {"player": "A"}, "hidden": True}


def test_see_the_future_shows_a_smaller_pile_as_a_whole() -> None:  # KIT-05
    a, _ = table("A: see_the_future_3x", "B:", pile="skip mark")
    a.plays("see_the_future_3x")
    assert a.knows == {0: "skip", 1: "mark"}


def test_see_the_future_moves_nothing_and_the_turn_goes_on() -> None:  # KIT-05
    a, _ = table("A: see_the_future_3x", "B:", pile="skip exploding_kitten mark bury")
    a.plays("see_the_future_3x")
    assert a.table.pile == ["skip", "exploding_kitten", "mark", "bury"]
    assert a.table.discards == ["see_the_future_3x"]
    assert (owed(a), a.asked) == (("A", 1, False), "turn")


# Cats.


CATS = ["cat_tacocat", "cat_rainbow_ralphing", "cat_zombie", "cat_beard", "cat_cattermelon", "cat_hairy_potato"]


@pytest.mark.parametrize("cat", CATS)
def test_a_single_cat_cannot_be_played(cat: str) -> None:  # KIT-12
    a, _ = table(f"A: {cat}", "B: skip", pile="mark")
    assert a.options == ["draw"]
    assert a.why_not(f"play:{cat}") == "KIT-12"


# Attack.


def test_attack_ends_the_turn_without_a_draw_and_gives_two_turns_to_the_next() -> None:  # KIT-14
    a, b, _ = table("A: attack_2x skip", "B:", "C:", pile=QUIET)
    a.plays("attack_2x")
    assert (a.hand, a.table.discards, len(a.table.pile)) == (["skip"], ["attack_2x"], 6)
    assert (owed(b), b.asked) == (("B", 2, True), "turn")


def test_attack_ends_all_owed_turns() -> None:  # KIT-14
    a, _, _ = table("A: attack_2x", "B:", "C:", pile=QUIET, turns_left=3, attacked=True)
    a.plays("attack_2x")
    assert owed(a) == ("B", 5, True)


def test_attack_hits_the_next_player_in_the_direction_of_play() -> None:  # KIT-14
    a, _, _ = table("A: attack_2x", "B:", "C:", pile=QUIET, direction="counterclockwise")
    a.plays("attack_2x")
    assert owed(a) == ("C", 2, True)


def test_after_an_attack_the_victim_takes_all_turns_before_the_next_player() -> None:  # KIT-14
    a, b, _ = table("A: attack_2x", "B:", "C:", pile=QUIET)
    a.plays("attack_2x")
    b.draws()
    b.draws()
    assert owed(a) == ("C", 1, False)
    assert len(b.hand) == 2


# Skip.


def test_skip_ends_the_turn_without_a_draw() -> None:  # KIT-15
    a, b = table("A: skip", "B:", pile=QUIET)
    a.plays("skip")
    assert (a.hand, len(a.table.pile), a.table.discards) == ([], 6, ["skip"])
    assert (owed(b), b.asked) == (("B", 1, False), "turn")


def test_skip_ends_one_of_several_turns() -> None:  # KIT-15
    a, _ = table("A: skip", "B:", pile=QUIET, turns_left=2, attacked=True)
    a.plays("skip")
    assert owed(a) == ("A", 1, True)


# Shuffle.


def test_shuffle_puts_the_pile_into_a_random_order() -> None:  # KIT-18
    piles = set()
    for seed in range(60):
        a, _ = table("A: shuffle", "B:", pile="skip mark bury", seed=str(seed))
        a.plays("shuffle")
        assert sorted(a.table.pile) == ["bury", "mark", "skip"]
        piles.add(tuple(a.table.pile))
    assert len(piles) == 6


def test_after_a_shuffle_nobody_knows_the_pile() -> None:  # KIT-18
    a, b, _ = table("A: see_the_future_3x shuffle", "B: ", "C:", pile="skip exploding_kitten mark bury")
    a.plays("see_the_future_3x")
    assert len(a.knows) == 3
    a.plays("shuffle")
    assert (a.knows, b.knows) == ({}, {})


def test_after_a_shuffle_everybody_sees_a_face_up_imploding_kitten() -> None:  # KIT-18
    a, b = table("A: shuffle", "B:", pile="skip mark bury imploding_kitten.up")
    a.plays("shuffle")
    place = a.table.pile.index("imploding_kitten.up")
    assert a.knows == b.knows == {place: "imploding_kitten.up"}


def test_after_a_shuffle_the_turn_goes_on() -> None:  # KIT-18
    a, _ = table("A: shuffle", "B:", pile="skip mark bury")
    a.plays("shuffle")
    assert (owed(a), a.asked) == (("A", 1, False), "turn")


# Nope.


def test_a_nope_cancels_the_effect_of_a_card() -> None:  # KIT-27
    a, b = table("A: attack_2x", "B: nope", pile=QUIET)
    a.plays("attack_2x")
    b.nopes()
    assert (owed(a), a.asked) == (("A", 1, False), "turn")


def test_a_cancelled_card_stays_discarded() -> None:  # KIT-27
    a, b = table("A: attack_2x", "B: nope", pile=QUIET)
    a.plays("attack_2x")
    b.nopes()
    assert (a.hand, b.hand) == ([], [])
    assert a.table.discards == ["attack_2x", "nope"]


def test_a_nope_cancels_another_nope() -> None:  # KIT-27
    a, b = table("A: attack_2x nope", "B: nope", pile=QUIET)
    a.plays("attack_2x")
    b.nopes()
    assert a.asked == "nope-nope"
    a.nopes()
    assert owed(a) == ("B", 2, True)
    assert a.table.discards == ["attack_2x", "nope", "nope"]


def test_a_nope_cancels_a_combo() -> None:  # KIT-27
    a, b = table("A: cat_beard*2", "B: nope skip", pile=QUIET)
    a.pairs("cat_beard", at=b)
    b.nopes()
    assert (a.hand, b.hand) == ([], ["skip"])
    assert a.table.discards == ["cat_beard", "cat_beard", "nope"]


def test_a_nope_is_not_played_on_its_own() -> None:  # KIT-27
    a, _ = table("A: nope", "B: skip", pile=QUIET)
    assert a.options == ["draw"]
    assert a.why_not("play:nope") == "KIT-N01"


@pytest.mark.parametrize("kitten", ["exploding_kitten", "imploding_kitten"])
def test_a_nope_does_not_stop_a_drawn_kitten(kitten: str) -> None:  # KIT-27
    a, b = table("A: defuse", "B: nope", pile=f"{kitten} mark bury")
    a.draws()
    assert (a.asked, b.asked) == ("put-kitten", "")


def test_a_nope_does_not_stop_a_barking_kitten() -> None:  # KIT-27 KIT-04
    a, b, c = table("A: barking_kitten", "B: barking_kitten nope", "C: nope", pile=QUIET)
    a.plays("barking_kitten")
    assert (b.alive, b.asked, c.asked) == (False, "", "")


# Favor.


def test_favor_lets_the_target_choose_a_card_to_give() -> None:  # KIT-28
    a, b, _ = table("A: favor", "B: skip mark defuse", "C: skip", pile=QUIET)
    a.plays("favor", at=b)
    assert b.options == ["give:defuse", "give:mark", "give:skip"]
    b.gives("mark")
    assert (a.hand, b.hand) == (["mark"], ["defuse", "skip"])
    assert (a.table.discards, a.asked) == (["favor"], "turn")


def test_a_favor_is_seen_only_by_the_two() -> None:  # KIT-28
    a, b, c = table("A: favor", "B: skip mark", "C: skip", pile=QUIET)
    a.plays("favor", at=b)
    b.gives("mark")
    for seat in (a, b):
        assert last(seat, "favor")["arguments"] == {"player": "B", "target": "A", "card": "mark"}
    assert last(c, "favor")["arguments"] == {"player": "B", "target": "A"}
    assert (b.board.players[0].known, c.board.players[0].known) == (["mark"], [])


def test_favor_needs_a_target_with_cards() -> None:  # KIT-28
    a, _, _ = table("A: favor", "B:", "C: skip", pile=QUIET)
    assert a.options == ["draw", "play:favor:C"]
    assert a.why_not("play:favor:B") == "KIT-28"


def test_favor_needs_another_player() -> None:  # KIT-28
    a, _ = table("A: favor skip", "B: skip", pile=QUIET)
    assert a.why_not("play:favor:A") == "KIT-B08"
    assert a.why_not("play:favor") == "KIT-B08"


def test_a_kept_exploding_kitten_may_be_given_for_a_favor() -> None:  # KIT-28 KIT-08d
    a, b, _ = table("A: favor defuse", "B: streaking_kitten exploding_kitten", "C:", pile="mark bury")
    a.plays("favor", at=b)
    b.gives("exploding_kitten")
    assert (a.asked, a.hand, a.table.discards) == ("put-kitten", [], ["favor", "defuse"])
    a.puts(2)
    assert (owed(a), b.asked) == (("B", 1, False), "turn")
