"""Tables with people: windows of fixed length that the table's clock closes (KIT-N10, KIT-N11, KIT-H04)."""

from __future__ import annotations

import pytest

from igroteka.core.decisions import CLOCK_SEAT, SECRET, Decision
from igroteka.core.errors import Refused
from igroteka.core.views import SPECTATOR
from tests.games.kittens.table import ALL_CARDS, Actor, plain_state, table
from tests.games.kittens.watching import others_see

NOW = "alter_the_future_3x_now"
ALL_NOPES = "nope*8"
ALL_NOWS = f"{NOW}*2"
PILE = "skip bury shuffle reverse mark"


def clock(actor: Actor) -> Decision | None:
    """What the table's clock is asked, if it is running."""
    return actor.table.g.decision(CLOCK_SEAT)


def seconds(actor: Actor) -> int:
    """How long the open window is; 0 if none is open."""
    decision = clock(actor)
    return decision.seconds if decision else 0


# The window and its clock (KIT-N10).


@pytest.mark.parametrize("hand", ["nope", NOW, "skip", ""])
def test_a_window_has_the_same_length_whatever_anyone_holds(hand: str) -> None:  # KIT-N10
    a, _, _ = table("A: shuffle", f"B: {hand}", "C: skip", live=True)
    a.plays("shuffle")
    assert seconds(a) == 5


def test_every_play_has_a_window_of_the_same_length() -> None:  # KIT-N10
    for hand, code in (("skip", "play:skip"), ("shuffle*2", "pair:shuffle:shuffle:C"), ("mark", "play:mark:C")):
        a, _, _ = table(f"A: {hand}", "B: nope", "C: bury", live=True)
        a.chooses(code)
        assert seconds(a) == 5


def test_the_table_may_choose_the_length_of_its_windows() -> None:  # KIT-N10, KIT-O7
    options = {**ALL_CARDS, "nope_window_seconds": 12, "draw_window_seconds": 9}
    a, _, _ = table("A: shuffle", "B:", "C:", pile=PILE, live=True, options=options)
    a.plays("shuffle")
    assert seconds(a) == 12
    a.table.close()
    a.draws()
    assert seconds(a) == 9


def test_the_draw_window_is_short() -> None:  # KIT-N10, KIT-O7
    a, _, _ = table("A:", "B: skip", "C:", pile=PILE, live=True)
    a.draws()
    assert seconds(a) == 2


def test_nobody_is_waited_for() -> None:  # KIT-N10
    a, b, c = table("A: shuffle", "B: nope", "C:", live=True)
    a.plays("shuffle")
    assert b.decision is not None
    assert c.decision is not None
    assert (b.decision.waits, c.decision.waits) == (False, False)


def test_when_the_clock_closes_the_window_the_action_is_carried_out() -> None:  # KIT-N10
    a, _, _ = table("A: skip", "B: nope", "C:", live=True)
    a.plays("skip")
    assert a.table.current == "A"
    a.table.close()
    assert a.table.current == "B"


def test_the_first_nope_to_arrive_counts_wherever_its_player_sits() -> None:  # KIT-N10
    a, b, c = table("A: skip", "B: nope", "C: nope", live=True)
    a.plays("skip")
    c.nopes()
    assert a.board.stack[0].nopes == [c.seat]
    assert b.hand == ["nope"]


def test_the_first_alter_now_to_arrive_counts() -> None:  # KIT-N10
    a, b, c = table("A: skip", f"B: {NOW}", f"C: {NOW}", pile=PILE, live=True)
    a.plays("skip")
    c.alters_now()
    assert a.board.stack[-1].player == c.seat
    assert b.hand == [NOW]


def test_the_first_alter_now_before_a_draw_counts() -> None:  # KIT-N08, KIT-N10
    a, b, c = table("A:", f"B: {NOW}", f"C: {NOW}", pile=PILE, live=True)
    a.draws()
    c.alters_now()
    assert (a.board.stack[-1].player, b.hand) == (c.seat, [NOW])


def test_a_reaction_to_a_window_that_is_over_comes_too_late() -> None:  # KIT-N10, KIT-B15
    a, b, c = table("A: skip", "B: nope", "C: nope", live=True)
    a.plays("skip")
    moment = b.table.session.view(b.seat).public_version
    c.nopes()
    before = plain_state(a.table.g)
    with pytest.raises(Refused, match="error-too-late"):
        b.table.session.choose(b.seat, "nope", moment)
    assert plain_state(a.table.g) == before


def test_a_reaction_that_came_too_late_is_shown_to_nobody() -> None:  # KIT-N10, KIT-B15
    a, b, c = table("A: skip", "B: nope", "C: nope", live=True)
    a.plays("skip")
    moment = b.table.session.view(b.seat).public_version
    c.nopes()
    before = others_see(a, but=b.seat)
    with pytest.raises(Refused):
        b.table.session.choose(b.seat, "nope", moment)
    assert others_see(a, but=b.seat) == before


def test_a_pass_of_another_makes_no_reaction_late() -> None:  # KIT-N10
    a, b, c = table("A: skip", "B: nope", "C: nope", live=True)
    a.plays("skip")
    moment = b.table.session.view(b.seat).public_version
    c.passes()
    b.table.session.choose(b.seat, "nope", moment)
    assert a.board.stack[0].nopes == [b.seat]


def test_a_new_full_window_opens_on_a_nope() -> None:  # KIT-N10
    a, b, c = table("A: skip nope", "B: nope", "C: nope", live=True)
    a.plays("skip")
    c.passes()
    b.nopes()
    assert seconds(a) == 5
    assert (a.asked, b.asked, c.asked) == ("nope-nope", "", "nope-nope")


def test_a_new_full_window_opens_after_an_alter_now() -> None:  # KIT-N05, KIT-N10
    a, b, c = table("A: skip", f"B: {NOW}", "C: nope", pile=PILE, live=True)
    a.plays("skip")
    b.alters_now()
    a.table.close()
    b.orders("skip", "bury", "shuffle")
    assert seconds(a) == 5
    assert (b.asked, c.asked) == ("nope", "nope")


def test_passes_alone_never_close_a_window() -> None:  # KIT-N10
    a, b, c = table("A: skip", "B: nope", "C:", live=True)
    a.plays("skip")
    b.passes()
    c.passes()
    assert seconds(a) == 5
    assert a.table.current == "A"


def test_no_clock_runs_while_somebody_plays() -> None:  # KIT-N10
    a, _, _ = table("A: skip", "B: nope", "C:", live=True)
    assert clock(a) is None
    a.plays("skip")
    a.table.close()
    assert clock(a) is None


def test_a_pointless_window_has_no_clock_either() -> None:  # KIT-N09, KIT-N10
    a, b, _ = table("A: skip", "B:", "C:", live=True, discards=[ALL_NOPES, ALL_NOWS])
    a.plays("skip")
    assert clock(a) is None
    assert b.asked == "turn"


def test_closing_a_window_is_written_down_like_a_choice() -> None:  # KIT-N10
    a, b, _ = table("A: skip", "B: nope", "C:", live=True)
    a.plays("skip")
    b.passes()
    a.table.close()
    assert [str(choice) for choice in a.table.session.choices] == ["A play:skip", "B pass", "- close"]


def test_contributions_are_waited_for() -> None:  # KIT-19, KIT-N10
    a, b, c = table("A: garbage_collection", "B: skip mark", "C: bury", pile=PILE, live=True)
    a.plays("garbage_collection")
    a.table.close()
    b.gives("skip")
    assert clock(a) is None
    assert "garbage-done" not in a.table.log
    c.gives("bury")
    assert "garbage-done" in a.table.log


# What is shown (KIT-N11).


def test_everybody_sees_the_stack_on_the_table() -> None:  # KIT-N11
    a, b, c = table("A: mark", "B: nope", "C: skip", live=True)
    a.plays("mark", at=c)
    b.nopes()
    for seat in (0, 1, 2, SPECTATOR):
        (played,) = Actor(a.table, seat).board.stack
        assert (played.player, played.cards, played.target, played.nopes) == (0, ["mark"], 2, [1])


def test_who_could_react_is_told_to_nobody_else() -> None:  # KIT-N11
    def window(own: str, buried: str) -> Actor:
        a, _, _ = table("A: shuffle", f"B: {own}", "C: skip", pile=f"{PILE} {buried}", live=True)
        a.plays("shuffle")
        return a

    assert others_see(window("nope", "bury"), but=1) == others_see(window("bury", "nope"), but=1)


def test_only_the_holder_of_a_nope_is_offered_it() -> None:  # KIT-N11
    a, b, c = table("A: skip", "B: nope", "C: bury", live=True)
    a.plays("skip")
    assert (b.options, c.options) == (["pass", "nope"], ["pass"])


@pytest.mark.parametrize("hand", ["nope", "bury"])
def test_nobody_sees_who_has_passed(hand: str) -> None:  # KIT-N11
    a, b, _ = table("A: skip", f"B: {hand}", "C: nope", live=True)
    a.plays("skip")
    before = others_see(a, but=b.seat)
    b.passes()
    assert others_see(a, but=b.seat) == before


def test_the_clock_is_no_question_to_anybody() -> None:  # KIT-N11
    a, _, _ = table("A: skip", "B: nope", "C:", live=True)
    a.plays("skip")
    decision = clock(a)
    assert decision is not None
    assert decision.visibility == SECRET
    assert a.table.session.view(SPECTATOR).options == []


# The looking time (KIT-H04).


@pytest.mark.parametrize("drawn", ["skip", "exploding_kitten", "imploding_kitten"])
def test_every_draw_has_a_looking_time_of_two_seconds(drawn: str) -> None:  # KIT-H04
    a, _, _ = table("A: streaking_kitten defuse", "B:", "C:", pile=f"{drawn} bury", live=True, discards=[ALL_NOWS])
    a.draws()
    assert seconds(a) == 2


@pytest.mark.parametrize("drawn", ["skip", "exploding_kitten"])
def test_the_looking_time_is_fixed_and_other_windows_are_not(drawn: str) -> None:  # KIT-H04, KIT-N10
    a, _, _ = table("A: streaking_kitten defuse", "B:", "C:", pile=f"{drawn} bury", live=True)
    a.draws()
    window = clock(a)
    a.table.close()
    looking = clock(a)
    a.keeps()
    kept = clock(a)
    assert [decision.fixed if decision else None for decision in (window, looking, kept)] == [False, True, True]


def test_within_the_looking_time_the_kitten_may_be_shown() -> None:  # KIT-H04
    a, _, _ = table(
        "A: streaking_kitten defuse", "B:", "C:", pile="exploding_kitten bury", live=True, discards=[ALL_NOWS]
    )
    a.draws()
    a.shows()
    assert a.asked == "put-kitten"


def test_a_kitten_that_is_not_shown_within_the_looking_time_is_kept() -> None:  # KIT-H04
    a, b, _ = table(
        "A: streaking_kitten defuse", "B:", "C:", pile="exploding_kitten bury", live=True, discards=[ALL_NOWS]
    )
    a.draws()
    a.table.close()
    assert a.hand == ["exploding_kitten", "streaking_kitten", "defuse"]
    assert b.asked == "turn"


def test_without_a_streaking_kitten_the_looking_time_ends_with_the_explosion() -> None:  # KIT-H04, KIT-X02
    a, _, _ = table(
        "A: defuse", "B: streaking_kitten", "C:", pile="exploding_kitten bury", live=True, discards=[ALL_NOWS]
    )
    a.draws()
    a.table.close()
    assert a.asked == "put-kitten"


def test_a_kept_kitten_looks_to_others_like_any_other_card() -> None:  # KIT-H04
    def drawing(first: str, second: str) -> list[object]:
        a, _, _ = table(
            "A: streaking_kitten defuse", "B:", "C:", pile=f"{first} {second}", live=True, discards=[ALL_NOWS]
        )
        a.draws()
        looking = others_see(a, but=a.seat)
        a.keeps()
        kept = others_see(a, but=a.seat)
        a.table.close()
        return [looking, kept, others_see(a, but=a.seat)]

    assert drawing("exploding_kitten", "bury") == drawing("bury", "exploding_kitten")


def test_once_the_streaking_kitten_is_discarded_nobody_looks_any_longer() -> None:  # KIT-H04
    a, b, _ = table("A:", "B:", "C:", pile="skip bury", live=True, discards=[ALL_NOWS, "streaking_kitten"])
    a.draws()
    assert clock(a) is None
    assert b.asked == "turn"
