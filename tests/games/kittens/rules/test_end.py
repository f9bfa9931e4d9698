"""The end of the game: who has won, the ranking, and what researchers are told (KIT-E01 to KIT-E03)."""

from __future__ import annotations

from typing import cast

import pytest

from igroteka.core.outcome import Outcome
from tests.games.kittens.table import Actor, table

EXPLODING = "exploding_kitten"
IMPLODING = "imploding_kitten"
STREAKING = "streaking_kitten"


def outcome(actor: Actor) -> Outcome:
    """How the game has ended."""
    found = actor.table.g.outcome()
    assert found is not None, "the game is not over"
    return found


# The winner (KIT-E01).


def test_the_last_living_player_wins() -> None:  # KIT-E01
    a, _ = table("A:", "B:", pile=f"{EXPLODING} skip")
    a.draws()
    assert outcome(a).winners == [1]


def test_while_two_players_live_nobody_has_won() -> None:  # KIT-E01
    a, b, _ = table("A:", "B:", "C:", pile=f"{EXPLODING} skip")
    a.draws()
    assert a.table.g.outcome() is None
    assert b.asked == "turn"


def test_a_player_may_win_in_the_turn_of_another() -> None:  # KIT-E01
    a, _ = table("A:", "B:", pile=f"{IMPLODING}.up skip")
    a.draws()
    assert outcome(a).winners == [1]


def test_a_player_may_win_by_a_theft_from_a_keeper() -> None:  # KIT-E01, KIT-X07
    a, b = table("A: skip*3", f"B: {EXPLODING} {STREAKING}", pile="skip bury")
    a.triples("skip", at=b, naming=STREAKING)
    assert outcome(a).winners == [0]


def test_the_game_ends_at_once_whatever_was_pending() -> None:  # KIT-E01
    a, b = table("A: barking_kitten skip", "B: barking_kitten", pile="skip bury", turns_left=3, attacked=True)
    a.plays("barking_kitten")
    assert (a.decision, b.decision) == (None, None)
    assert a.table.log[-1] == "won"


def test_nobody_can_do_anything_once_the_game_is_over() -> None:  # KIT-E01, KIT-B23
    a, b = table("A: skip", "B: skip", pile=f"{EXPLODING} skip")
    a.draws()
    assert (b.options, b.why_not("draw"), b.why_not("play:skip")) == ([], "KIT-B23", "KIT-B23")


def test_two_players_are_never_eliminated_at_once() -> None:  # KIT-E01
    a, b, c = table("A:", f"B: {EXPLODING} {STREAKING}", "C: skip*3 favor", pile=f"skip {EXPLODING} bury", turn="C")
    c.triples("skip", at=b, naming=STREAKING)
    assert (a.alive, b.alive, c.alive) == (True, False, True)
    assert c.hand == [STREAKING, "favor"]


def test_everybody_is_told_who_has_won() -> None:  # KIT-E01
    a, b = table("A:", "B:", pile=f"{EXPLODING} skip")
    a.draws()
    assert b.told[-1] == {"text": "kittens-log-won", "arguments": {"player": "B"}, "hidden": False}
    view = a.table.session.view(-1).plain()
    assert view["outcome"] == outcome(a).plain()


# The ranking (KIT-E02).


def test_the_longer_one_lives_the_better_one_ranks() -> None:  # KIT-E02
    a, b, c, d = table("A:", "B:", "C:", "D:", pile=f"{EXPLODING} skip {EXPLODING} {EXPLODING}")
    a.draws()
    b.draws()
    c.draws()
    d.draws()
    assert outcome(a).places == [4, 1, 3, 2]


def test_only_the_winner_scores() -> None:  # KIT-E02
    a, b, _ = table("A:", "B:", "C:", pile=f"{EXPLODING} {EXPLODING} skip")
    a.draws()
    b.draws()
    assert (outcome(a).places, outcome(a).scores) == ([3, 2, 1], [0, 0, 1])


def test_one_who_leaves_ranks_by_when_he_left() -> None:  # KIT-E02, KIT-X10
    a, b, c = table("A:", "B:", "C:", pile=f"{EXPLODING} skip")
    b.leaves()
    a.draws()
    assert outcome(c).places == [2, 3, 1]


# What researchers are told (KIT-E03).


def test_an_exploded_player_is_counted_as_such() -> None:  # KIT-E03
    a, _ = table("A:", "B:", pile=f"{EXPLODING} skip")
    a.draws()
    assert outcome(a).facts["causes"] == {"0": "exploding"}


def test_an_imploded_player_is_counted_as_such() -> None:  # KIT-E03
    a, _ = table("A:", "B:", pile=f"{IMPLODING}.up skip")
    a.draws()
    assert outcome(a).facts["causes"] == {"0": "imploding"}


def test_a_barking_target_is_counted_as_such() -> None:  # KIT-E03
    a, _ = table("A: barking_kitten", "B: barking_kitten")
    a.plays("barking_kitten")
    assert outcome(a).facts["causes"] == {"1": "barking"}


def test_a_keeper_who_lost_streaking_is_counted_as_such() -> None:  # KIT-E03
    a, b = table("A: favor", f"B: {EXPLODING} {STREAKING}")
    a.plays("favor", at=b)
    b.gives(STREAKING)
    assert outcome(a).facts["causes"] == {"1": "streaking_lost"}


def test_one_who_left_is_counted_as_such() -> None:  # KIT-E03
    a, b = table("A:", "B:")
    b.leaves()
    assert outcome(a).facts["causes"] == {"1": "left"}


def test_the_causes_of_all_eliminations_are_told() -> None:  # KIT-E03
    a, b, c = table("A: barking_kitten", "B: barking_kitten", "C:", pile=f"{EXPLODING} skip")
    a.plays("barking_kitten")
    a.draws()
    causes = outcome(c).facts["causes"]
    assert causes == {"1": "barking", "0": "exploding"}
    assert list(cast(dict[str, str], causes)) == ["0", "1"]  # the order in which a browser keeps them
    assert not b.alive


def test_nopes_are_counted() -> None:  # KIT-E03
    a, b = table("A: shuffle nope", "B: nope", pile=f"{EXPLODING}")
    a.plays("shuffle")
    b.nopes()
    a.nopes()
    a.draws()
    assert outcome(a).facts["nopes"] == 2


def test_a_nope_that_did_not_count_is_not_counted() -> None:  # KIT-E03, KIT-N05
    a, b, c = table("A: shuffle", "B: nope", "C: nope", pile=f"{EXPLODING} {EXPLODING}")
    a.plays("shuffle")
    b.nopes()
    c.nopes()
    c.passes()
    a.draws()
    b.draws()
    assert outcome(a).facts["nopes"] == 1


def test_defuses_are_counted_whatever_they_saved_from() -> None:  # KIT-E03
    a, b = table("A: barking_kitten defuse", "B: barking_kitten defuse", pile=f"{EXPLODING} skip")
    a.plays("barking_kitten")
    a.draws()
    a.puts(0)
    b.draws()
    assert outcome(a).facts["defuses"] == 2


@pytest.mark.parametrize(("plays", "turns"), [((), 1), (("skip",), 2), (("skip", "skip"), 3)])
def test_turns_are_counted(plays: tuple[str, ...], turns: int) -> None:  # KIT-E03
    a, b = table("A: skip", "B: skip", pile=f"{EXPLODING} skip", turns=1)
    for player, card in zip((a, b), plays, strict=False):
        player.plays(card)
    (a if len(plays) % 2 == 0 else b).draws()
    assert outcome(a).facts["turns"] == turns
