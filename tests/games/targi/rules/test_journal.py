"""What is told: the journal of a player who looks on, in the words that they read."""

from igroteka.terminal.words import Words, names_for
from igroteka.texts import texts_for
from tests.games.targi.table import Actor, play, raid, rows, seat, table


def told(reader: Actor) -> list[str]:
    """The journal as this player reads it in English; the opponent is called Alex or Boris."""
    texts = texts_for("en")
    words = Words(texts, names_for(texts, 2, reader.seat))
    return [words.entry(entry) for entry in reader.table.session.journal_for(reader.seat)]


def test_a_played_card_its_row_and_its_price_are_told() -> None:
    a, b = table(turn="A", a=seat("d1 s1 p2 v4", targis="B3", markers="C12"), centre={"C12": "camp_ambush"})
    a.chooses("use:C12", "play", "row:2", "pay:date+salt+pepper+pepper")
    assert told(b) == [
        "Alex takes Camp – ambush from C12.",
        "Alex plays Camp – ambush.",
        "Camp – ambush lies in row 2; Alex pays: 1 date, 1 salt and 2 pepper.",
        "Alex sets an ambush: in the next round you place only 2 Targis.",
    ]


def test_an_ambush_names_its_victim() -> None:  # TARGI-T45
    a, b = table(turn="B", b=seat("d1 s1 p2", targis="B3", markers="C12"), centre={"C12": "camp_ambush"})
    b.chooses("use:C12", "play", "row:1", "pay:date+salt+pepper+pepper")
    assert told(a)[-1] == "Boris sets an ambush: in the next round you place only 2 Targis."


def test_a_card_that_costs_nothing_is_told_with_its_row() -> None:  # TARGI-C2
    display = "camp_noble_discount camp_discount"
    a, b = table(turn="A", a=seat("v4", display, hand="camp_ten_cards", targis="B1 B3"))
    a.chooses("use:B1", "play", "row:2", "pay:")
    assert told(b)[-1] == "Camp – large family lies in row 2; Alex pays nothing."


def test_the_price_of_a_raid_is_told() -> None:
    a, b = raid(2, "d1 p1 v4", display="targia_raid_reward")
    a.chooses("raid:goods", "give:pepper")
    assert told(b) == ["Alex pays the robber 1 pepper."]  # what is seen is told at once
    a.chooses("give:date")
    assert told(b) == [
        "Alex pays the robber 1 pepper.",
        "Alex pays the robber 1 date.",
        "Alex takes 1 VP after the raid.",
    ]


def test_who_cannot_pay_and_who_gains_is_told() -> None:
    _, b = raid(3, "d1 v1", "d3 v1")
    assert told(b) == ["Alex cannot pay the robber either price.", "You take 2 VP from the supply for it."]


def test_what_goes_back_is_told() -> None:
    a, b = table(turn="A", a=seat("d9 p3 g4", targis="B3"), b=seat(targis="B7"))
    a.chooses("end", "give:pepper", "give:date")
    assert told(b) == [
        "Alex ends the turn.",
        "Alex returns what is above the limit: 1 gold.",
        "Alex returns what is above the limit: 1 pepper, and 1 more to go.",
        "Alex returns what is above the limit: 1 date.",
        "It is your turn.",
    ]


def test_exchanges_and_moved_markers_are_told() -> None:
    a, b = table(turn="A", a=seat("d3 s2 g1", targis="B5 B9 B10", markers="C11"))
    a.chooses("use:B9", "marker:C11", "to:C22", "use:B5", "trade:3:date:gold", "stop", "use:B10", "sell:2:gold")
    assert told(b) == [
        "Alex goes to Fata Morgana (9).",
        "Alex moves a marker from C11 to C22 (Fata Morgana).",
        "Alex goes to Trader (5).",
        "Alex exchanges 3 dates for 1 gold.",
        "Alex goes to Silversmith (10).",
        "Alex sells 2 gold for 4 VP.",
    ]


def test_moved_cards_and_goods_of_choice_are_told() -> None:
    display = "well_plain_gold camp_trader oasis_consolation"
    a, b = table(
        turn="A",
        a=seat("s1 p1 g1", display, markers="C12"),
        b=seat(targis="B7"),
        centre={"C12": "oasis_resettle"},
    )
    a.chooses("use:C12", "play", "row:2", "pay:salt+pepper+gold", "lift:1:3", "put:2:2", "take:salt")
    assert told(b)[3:] == [
        "Alex moves Oasis – date grove to row 2, column 2.",
        "Alex ends the turn.",
        "Alex takes 1 salt for Oasis – date grove.",
        "It is your turn.",
    ]


def test_a_secret_card_is_named_to_its_owner_only() -> None:  # TARGI-I3, TARGI-I4
    a, b = table(turn="A", a=seat(targis="B3 B14"), tribe_deck=["camp_trader", "..."])
    a.chooses("use:B14", "keep")
    assert told(a) == ["You draw Camp – trader's tent.", "You keep the drawn card."]
    assert told(b) == ["Alex draws a tribe card.", "Alex keeps the drawn card."]


def test_a_card_of_the_centre_is_named_to_both() -> None:  # TARGI-I3
    a, b = table(turn="A", a=seat(targis="B3", markers="C12"), centre={"C12": "camp_trader"})
    a.chooses("use:C12", "keep")
    assert told(b) == ["Alex takes Camp – trader's tent from C12.", "Alex keeps Camp – trader's tent."]


def test_a_round_is_told_from_its_robber_to_its_amulet() -> None:
    a, b = table(phase="robber", robber=1)
    play(a, b, "A place:B1; B place:B5; A place:B14; B place:B9; A place:B13; B place:B10; A end; B end")
    assert told(a) == [
        "Round 2: the robber stands on Dates (2).",
        "You place a Targi on Noble (1).",
        "Boris places a Targi on Trader (5).",
        "You place a Targi on Tribal expansion (14).",
        "Boris places a Targi on Fata Morgana (9).",
        "You place a Targi on Caravan (13).",
        "Boris places a Targi on Silversmith (10).",
        "Your lines cross on C21 and C31.",
        "Boris's lines cross on C12 and C13.",
        "It is your turn.",
        "You end the turn.",
        "It is Boris's turn.",
        "Boris ends the turn.",
        "The amulet goes to Boris.",
        "Round 3: the robber stands on Salt (3).",
    ]


def test_the_end_by_a_full_display_is_told() -> None:
    a, b = table(turn="B", a=seat("v4", rows(12)), b=seat(targis="B7"))
    b.chooses("end")
    assert told(a)[1:] == [
        "Your display is full: the game is over.",
        "You have 36 VP.",
        "Boris has 4 VP.",
        "You win!",
    ]


def test_a_raid_names_its_corner_and_the_round_goes_on() -> None:  # TARGI-R3, TARGI-RD5
    a, b = table(phase="robber", robber=3)
    play(a, b, "A raid:vp; B raid:vp")
    assert told(a) == [
        "The robber reaches a corner: Raid 1 (4)!",
        "You pay the robber 1 VP.",
        "Boris pays the robber 1 VP.",
        "Round 4: the robber stands on Trader (5).",
    ]


def test_the_first_player_gains_by_the_seconds_inability() -> None:  # TARGI-RD3, TARGI-Q27
    a, b = raid(3, "v2", "d2 v1")
    a.chooses("raid:vp")
    assert told(b)[:3] == [
        "Alex pays the robber 2 VP.",
        "You cannot pay the robber either price.",
        "Alex takes 2 VP from the supply for it.",
    ]


def test_what_is_skipped_taken_and_turned_up_is_told() -> None:  # TARGI-A2, TARGI-A3, TARGI-I4
    a, b = table(
        turn="A",
        a=seat(targis="B3 B6 B13", markers="C11"),
        b=seat(targis="B15"),
        goods_deck=["goods_date_pepper", "..."],
    )
    a.chooses("skip:C11", "use:B3", "use:B13", "skip:B6")
    assert told(b) == [
        "Alex skips C11.",
        "Alex takes 1 salt from Salt (3).",
        "Alex's caravan brings a goods card: Dates and pepper.",
        "Alex receives: 1 date and 1 pepper for Dates and pepper.",
        "Alex skips Pepper (6).",
        "Alex ends the turn.",
        "It is your turn.",
    ]


def test_cards_that_are_turned_up_are_told_to_both() -> None:  # TARGI-R5, TARGI-I2
    a, b = table(turn="B", b=seat(targis="B6"), centre={"C12": "camp_ambush.down"})
    b.chooses("end")
    assert told(a)[1:3] == ["New in the centre: Camp – ambush.", "The amulet goes to Boris."]


def test_a_drawn_game_and_a_lost_one_are_told() -> None:  # TARGI-E7, TARGI-Q28
    a, b = table(phase="robber", robber=15, a=seat("g1 v4"), b=seat("g1 v4"))
    play(a, b, "A raid:gold; B raid:gold")
    assert told(a)[-1] == "The game is drawn."
    a, b = table(phase="placing")
    a.leaves()
    assert told(b) == ["Alex gives the game up.", "You win!"]
