"""Targis and markers."""

from tests.games.targi.table import play, seat, table


def places(options: list[str]) -> list[int]:
    return [int(code.removeprefix("place:B")) for code in options]


def test_targis_are_placed_in_turn_three_each() -> None:  # TARGI-P1
    a, b = table(phase="placing")
    assert a.decision is not None
    assert a.decision.prompt.numbers == (3,)
    play(a, b, "A place:B1; B place:B5; A place:B3; B place:B7; A place:B14")
    assert (a.targis, b.targis) == ("B1 B3 B14", "B5 B7")
    assert a.asked == ""
    assert b.asked == "place"
    assert b.decision is not None
    assert b.decision.prompt.numbers == (1,)


def test_robber_corners_and_occupied_cards_are_forbidden() -> None:  # TARGI-P2
    a, b = table(phase="placing", robber=2)
    assert places(a.options) == [1, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]
    a.chooses("place:B1")
    assert places(b.options) == [3, 5, 6, 7, 9, 10, 13, 14, 15]


def test_opposite_an_opponents_targi_is_forbidden_opposite_an_own_one_is_not() -> None:  # TARGI-P2, TARGI-P3
    a, b = table(phase="placing", robber=2)
    a.chooses("place:B5")
    assert "place:B15" not in b.options
    b.chooses("place:B9")
    assert "place:B15" in a.options
    assert "place:B3" not in a.options


def test_opposite_the_robber_is_allowed() -> None:  # TARGI-P3, TARGI-W2
    a, b = table(phase="placing", robber=3)
    a.chooses("place:B1")
    assert "place:B9" in b.options
    assert "place:B11" not in b.options


def test_two_players_never_share_a_crossing() -> None:  # TARGI-P4
    a, b = table(phase="placing", robber=2)
    play(a, b, "A place:B5; B place:B1; A place:B6; B place:B7; A place:B3; B place:B10")
    assert (a.markers, b.markers) == ("C13 C23", "C31 C32")


def test_the_robbers_guest_may_stand_on_the_robbers_card() -> None:  # TARGI-P5, TARGI-T06
    a, b = table(phase="placing", robber=2, a=seat(display="well_robber_pass"))
    assert "place:B2" in a.options
    a.chooses("place:B1")
    assert "place:B2" not in b.options


def test_a_victim_who_goes_first_drops_out_after_two() -> None:  # TARGI-P6
    a, b = table(phase="placing", a=seat(figures=2))
    play(a, b, "A place:B1; B place:B5; A place:B3; B place:B7; B place:B14")
    assert a.asked == "turn"


def test_a_victim_who_goes_second_drops_out_after_two() -> None:  # TARGI-P6
    a, b = table(phase="placing", b=seat(figures=2))
    play(a, b, "A place:B1; B place:B5; A place:B3; B place:B7; A place:B14")
    assert a.asked == "turn"


def test_markers_lie_on_every_crossing() -> None:  # TARGI-M1
    a, b = table(phase="placing", robber=2)
    play(a, b, "A place:B1; B place:B5; A place:B6; B place:B9; A place:B13; B place:B10")
    assert (a.markers, b.markers) == ("C21 C31", "C12 C13")


def test_the_number_of_markers_is_rows_times_columns() -> None:  # TARGI-M2
    a, b = table(phase="placing", robber=5)
    play(a, b, "A place:B1; B place:B13; A place:B2; B place:B7; A place:B3; B place:B14")
    assert (a.markers, b.markers) == ("", "")


def test_two_targis_in_one_line_leave_one_marker() -> None:  # TARGI-W3, TARGI-M2
    a, b = table(phase="placing", robber=5)
    play(a, b, "A place:B1; B place:B14; A place:B11; B place:B13; A place:B15; B place:B10")
    assert a.markers == "C11"
