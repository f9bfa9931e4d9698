"""What a table may agree on (KIT-O): every value of every option, and what a time-out takes."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.core.decisions import CLOCK_SEAT, Decision
from igroteka.core.errors import BadSetup
from igroteka.core.random import from_seed
from igroteka.core.setup import SettingValue
from igroteka.games.kittens.game import GAME
from tests.games.kittens.table import ALL_CARDS, Actor, table

QUIET = "skip shuffle reverse favor mark bury"  # a pile in which nothing explodes


def agreed(**options: SettingValue) -> dict[str, SettingValue]:
    """All cards, and these options."""
    return {**ALL_CARDS, **options}


def last(actor: Actor, text: str) -> dict[str, object]:
    """The last line of the journal of that name, as told to this player."""
    return [entry for entry in actor.told if entry["text"] == f"kittens-log-{text}"][-1]


DEFAULTS: dict[str, tuple[str, SettingValue]] = {
    "combos": ("KIT-O1", "cats"),
    "streaking_loss": ("KIT-O2", "eliminated"),
    "imploding_visibility": ("KIT-O3", "position_public"),
    "eliminated_hand": ("KIT-O4", "face_up"),
    "marked_steal": ("KIT-O5", "uniform"),
    "trim_third": ("KIT-O6", False),
    "nope_window_seconds": ("KIT-O7", 5),
    "draw_window_seconds": ("KIT-O7", 2),
    "first_player": ("KIT-O8", "random"),
    "turn_seconds": ("KIT-O9", 60),
    "defuse_ends_turn": ("KIT-O10", "always"),
    "kitten_in_five": ("KIT-O11", True),
}


@pytest.mark.parametrize("option", DEFAULTS)
def test_each_option_has_a_default(
    option: str,
) -> None:  # KIT-O1 KIT-O2 KIT-O3 KIT-O4 KIT-O5 KIT-O6 KIT-O7 KIT-O8 KIT-O9 KIT-O10 KIT-O11
    assert GAME.setup(4, {"deck": "full_box"}, "1").settings[option] == DEFAULTS[option][1]


@pytest.mark.parametrize("option", DEFAULTS)
def test_a_value_that_an_option_does_not_have_is_refused(option: str) -> None:  # KIT-O1 KIT-O2 KIT-O3 KIT-O4 KIT-O5
    with pytest.raises(BadSetup) as refused:
        GAME.setup(3, {option: "maybe"}, "1")
    assert refused.value.rule == DEFAULTS[option][0]


# Combos.


@pytest.mark.parametrize(
    ("combos", "found"),
    [
        ("cats_only", ["pair:cat_beard:cat_beard:B"]),
        ("cats", ["pair:cat_beard:cat_beard:B", "triple:cat_beard:cat_beard:cat_beard:B"]),
        (
            "standard",
            [
                "pair:cat_beard:cat_beard:B",
                "triple:cat_beard:cat_beard:cat_beard:B",
                "pair:skip:skip:B",
                "triple:skip:skip:skip:B",
            ],
        ),
        (
            "with_five",
            [
                "pair:cat_beard:cat_beard:B",
                "triple:cat_beard:cat_beard:cat_beard:B",
                "pair:skip:skip:B",
                "triple:skip:skip:skip:B",
                "five:defuse",
            ],
        ),
    ],
)
def test_the_table_agrees_on_the_combos(combos: str, found: list[str]) -> None:  # KIT-O1
    hand = "A: cat_beard*3 skip*3 shuffle favor defuse"
    a, _ = table(hand, "B: mark", pile=QUIET, options=agreed(combos=combos), discards=["bury"])
    combined = [code for code in a.options if code.split(":")[0] in ("pair", "triple", "five")]
    assert combined == found


def test_the_five_different_combo_can_be_left_out_of_the_classic_deck() -> None:  # KIT-O1
    assert GAME.setup(3, {"deck": "classic_base", "combos": "standard"}, "1").text("combos") == "standard"


# The loss of the Streaking Kitten.


def test_who_loses_streaking_is_eliminated_in_spite_of_a_defuse() -> None:  # KIT-O2
    a, b, _ = table("A: skip*3", "B: streaking_kitten exploding_kitten defuse", "C:", pile="mark bury")
    a.triples("skip", at=b, naming="streaking_kitten")
    assert not b.alive
    assert a.table.discards[-2:] == ["defuse", "exploding_kitten"]


DEFUSE_ALLOWED = agreed(streaking_loss="defuse_allowed")


def test_where_it_is_allowed_who_loses_streaking_defuses_the_kitten() -> None:  # KIT-O2
    hand = "B: streaking_kitten exploding_kitten defuse"
    a, b, _ = table("A: skip*3", hand, "C:", pile="mark bury", options=DEFUSE_ALLOWED)
    a.triples("skip", at=b, naming="streaking_kitten")
    assert (b.alive, b.asked, b.options) == (True, "put-kitten", ["put:0", "put:1", "put:2"])
    b.puts(1)
    assert (a.hand, b.hand) == (["streaking_kitten"], [])
    assert a.table.pile == ["mark", "exploding_kitten", "bury"]
    assert a.table.discards == ["skip", "skip", "skip", "defuse"]


@pytest.mark.parametrize(("ends", "owes"), [("always", 1), ("drawn", 2)])
def test_defusing_an_exposed_kitten_ends_the_own_turn(ends: str, owes: int) -> None:  # KIT-O2, KIT-O10
    hand = "A: garbage_collection streaking_kitten exploding_kitten defuse"
    options = {**DEFUSE_ALLOWED, "defuse_ends_turn": ends}
    a, _ = table(hand, "B:", pile="mark bury", options=options, turns_left=2, attacked=True)
    a.plays("garbage_collection")
    a.gives("streaking_kitten")
    a.puts(0)
    assert (a.alive, a.asked, a.table.owes) == (True, "turn", owes)


def test_a_defuse_out_of_turn_ends_nothing() -> None:  # KIT-X02, KIT-O10
    a, b = table("A: skip*3", "B: streaking_kitten exploding_kitten defuse", pile="mark", options=DEFUSE_ALLOWED)
    a.triples("skip", at=b, naming="streaking_kitten")
    b.puts(0)
    assert (a.table.current, a.table.owes, a.asked) == ("A", 1, "turn")


@pytest.mark.parametrize(("ends", "owes"), [("always", 1), ("drawn", 2)])
def test_defusing_a_stolen_kitten_ends_the_turn_or_not(ends: str, owes: int) -> None:  # KIT-O10, KIT-G10
    keeper = "B: exploding_kitten streaking_kitten"
    options = agreed(defuse_ends_turn=ends)
    a, b = table("A: skip*3 defuse", keeper, pile="mark", options=options, turns_left=2, attacked=True)
    a.triples("skip", at=b, naming="exploding_kitten")
    a.puts(1)
    assert (a.asked, a.table.owes) == ("turn", owes)


# A kept Exploding Kitten that is played.

FIVE_WITH_KITTEN = "exploding_kitten streaking_kitten attack_2x skip shuffle favor"


def keeper_of_five(more: str = "", **options: SettingValue) -> list[Actor]:
    """A keeps a kitten and has four other titles; there is a card to take."""
    hand = f"A: {FIVE_WITH_KITTEN} {more}"
    return table(hand, "B:", "C:", pile="mark", options=agreed(combos="with_five", **options), discards=["bury"])


def test_a_kept_kitten_that_is_played_explodes() -> None:  # KIT-O11, KIT-K05, KIT-08e
    a, b, _ = keeper_of_five()
    a.chooses("detonate")
    assert (a.alive, b.table.current) == (False, "B")
    assert a.table.discards[-1] == "exploding_kitten"


def test_a_kept_kitten_that_is_played_can_be_defused_and_ends_the_turn() -> None:  # KIT-K05, KIT-X02
    a, b, _ = keeper_of_five("defuse")
    a.chooses("detonate")
    a.puts(1)
    assert (a.alive, b.table.current, a.table.pile) == (True, "B", ["mark", "exploding_kitten"])
    assert (a.hand, a.table.discards) == (FIVE_WITH_KITTEN.split()[1:], ["bury", "defuse"])


@pytest.mark.parametrize(
    "options", [{"kitten_in_five": False}, {"combos": "standard"}], ids=["kitten_in_five", "standard"]
)
def test_a_kept_kitten_is_played_only_where_five_different_cards_are(options: dict[str, SettingValue]) -> None:
    # KIT-O11, KIT-K05
    hand = f"A: {FIVE_WITH_KITTEN}"
    a, _ = table(hand, "B:", options=agreed(**{"combos": "with_five", **options}), discards=["bury"])
    assert "detonate" not in a.options
    assert a.why_not("detonate") == "KIT-K05"


def test_a_kept_kitten_needs_four_other_titles_and_a_card_to_take() -> None:  # KIT-K05, KIT-K03
    hand = "A: exploding_kitten streaking_kitten attack_2x skip*2 shuffle"
    a, b = table(hand, "B:", options=agreed(combos="with_five"), discards=["bury"])
    assert "detonate" not in a.options
    assert b.why_not("detonate") == "KIT-T08"
    a, _ = table(f"A: {FIVE_WITH_KITTEN}", "B:", options=agreed(combos="with_five"))
    assert "detonate" not in a.options
    wild = FIVE_WITH_KITTEN.replace("favor", "feral_cat")
    a, _ = table(f"A: {wild}", "B:", options=agreed(combos="with_five"), discards=["bury"])
    assert "detonate" in a.options


@pytest.mark.parametrize("options", [ALL_CARDS, DEFUSE_ALLOWED])
def test_in_both_cases_it_is_the_loss_of_streaking_that_eliminated(
    options: dict[str, SettingValue],
) -> None:  # KIT-O2 KIT-E03
    a, b = table("A: skip*3", "B: streaking_kitten exploding_kitten", pile="mark", options=options)
    a.triples("skip", at=b, naming="streaking_kitten")
    outcome = a.table.g.outcome()
    assert outcome is not None
    assert outcome.facts["causes"] == {"1": "streaking_lost"}


def test_where_it_is_allowed_who_has_no_defuse_is_still_eliminated() -> None:  # KIT-O2
    hand = "B: streaking_kitten exploding_kitten"
    a, b, _ = table("A: skip*3", hand, "C:", pile="mark bury", options=DEFUSE_ALLOWED)
    a.triples("skip", at=b, naming="streaking_kitten")
    assert (b.alive, a.hand, a.asked) == (False, ["streaking_kitten"], "turn")


# The Imploding Kitten in the pile.

TOP_ONLY = agreed(imploding_visibility="top_only")


def test_everybody_sees_the_place_of_a_face_up_imploding_kitten() -> None:  # KIT-O3
    a, b = table("A:", "B:", pile="imploding_kitten mark bury")
    a.draws()
    a.puts(1)
    assert a.knows == b.knows == {1: "imploding_kitten.up"}
    assert last(b, "put")["arguments"] == {"player": "A", "card": "imploding_kitten.up", "place": 1}


def test_where_only_the_top_is_seen_the_place_is_known_to_who_placed_it() -> None:  # KIT-O3
    a, b, c = table("A:", "B:", "C:", pile="imploding_kitten mark bury", options=TOP_ONLY)
    a.draws()
    a.puts(1)
    assert (a.knows, b.knows, c.knows) == ({1: "imploding_kitten.up"}, {}, {})
    assert last(b, "put")["arguments"] == {"player": "A", "card": "imploding_kitten.up"}
    assert "imploding-at" not in a.table.log


def test_where_only_the_top_is_seen_everybody_sees_it_on_top() -> None:  # KIT-O3
    a, b, c = table("A:", "B:", "C:", pile="imploding_kitten mark bury", options=TOP_ONLY)
    a.draws()
    a.puts(1)
    b.draws()
    assert a.knows == b.knows == c.knows == {0: "imploding_kitten.up"}


def test_where_only_the_top_is_seen_a_kitten_put_on_top_is_seen_at_once() -> None:  # KIT-O3
    a, b = table("A:", "B:", pile="imploding_kitten mark bury", options=TOP_ONLY)
    a.draws()
    a.puts(0)
    assert a.knows == b.knows == {0: "imploding_kitten.up"}


def test_where_only_the_top_is_seen_a_shuffle_hides_the_place_from_all() -> None:  # KIT-O3
    places = set()
    for seed in range(30):
        pile = "imploding_kitten mark bury"
        a, b = table("A:", "B: shuffle", pile=pile, options=TOP_ONLY, seed=str(seed))
        a.draws()
        a.puts(1)
        b.plays("shuffle")
        place = b.table.pile.index("imploding_kitten.up")
        assert a.knows == b.knows == ({0: "imploding_kitten.up"} if place == 0 else {})
        places.add(place)
    assert places == {0, 1, 2}


def test_where_only_the_top_is_seen_a_catomic_bomb_hides_it_below_the_kittens() -> None:  # KIT-O3 KIT-17
    for seed in range(10):
        pile = "imploding_kitten.up exploding_kitten mark"
        a, b, _ = table("A: catomic_bomb", "B:", "C:", pile=pile, options=TOP_ONLY, seed=str(seed))
        a.plays("catomic_bomb")
        assert a.knows == b.knows == {0: "exploding_kitten"}
        assert a.table.log[-3:] == ["play", "catomic", "turn"]


def test_where_only_the_top_is_seen_a_catomic_bomb_without_kittens_may_show_it() -> None:  # KIT-O3 KIT-17
    a, b, _ = table("A: catomic_bomb", "B:", "C:", pile="imploding_kitten.up", options=TOP_ONLY)
    a.plays("catomic_bomb")
    assert a.knows == b.knows == {0: "imploding_kitten.up"}
    assert a.table.log[-3:] == ["catomic", "imploding-at", "turn"]


@pytest.mark.parametrize(
    ("hand", "code", "pile", "cause"),
    [
        ("", "draw", "mark imploding_kitten.up bury", "draw"),
        ("swap_top_and_bottom", "play:swap_top_and_bottom", "mark bury imploding_kitten.up", "swap"),
        ("shuffle", "play:shuffle", "imploding_kitten.up", "shuffle"),
        ("garbage_collection", "play:garbage_collection", "imploding_kitten.up", "garbage-done"),
    ],
)
def test_where_only_the_top_is_seen_the_log_first_tells_what_uncovered_it(
    hand: str, code: str, pile: str, cause: str
) -> None:  # KIT-O3 KIT-H06
    """Told the other way round, the card on top would be the one that is then drawn, swapped or shuffled away."""
    a, b, _ = table(f"A: {hand}", "B:", "C:", pile=pile, options=TOP_ONLY)
    a.chooses(code)
    log = a.table.log
    assert log[log.index(cause) + 1] == "imploding-at"
    assert b.knows == {0: "imploding_kitten.up"}


def test_where_only_the_top_is_seen_everybody_sees_it_being_buried_but_not_where() -> None:  # KIT-O3 KIT-R25
    a, b, _ = table("A: bury", "B:", "C:", pile="imploding_kitten.up mark bury", options=TOP_ONLY)
    a.plays("bury")
    a.puts(1)
    assert last(b, "bury-up")["arguments"] == {"player": "A", "card": "imploding_kitten.up"}
    assert (a.knows, b.knows) == ({1: "imploding_kitten.up"}, {})


def test_where_only_the_top_is_seen_a_bury_uncovers_what_lies_beneath() -> None:  # KIT-O3 KIT-22
    a, b, _ = table("A: bury", "B:", "C:", pile="mark imploding_kitten.up skip", options=TOP_ONLY)
    a.plays("bury")
    assert a.knows == b.knows == {0: "imploding_kitten.up"}
    a.puts(1)
    assert (a.knows, b.knows) == ({0: "imploding_kitten.up", 1: "mark"}, {0: "imploding_kitten.up"})


def test_where_only_the_top_is_seen_it_still_kills_face_up() -> None:  # KIT-O3
    a, _, _ = table("A: defuse", "B:", "C:", pile="imploding_kitten.up mark", options=TOP_ONLY)
    a.draws()
    assert not a.alive


# The hand of an eliminated player.

FACE_DOWN = agreed(eliminated_hand="face_down")


def test_the_hand_of_an_eliminated_player_is_discarded_face_up() -> None:  # KIT-O4
    a, b, _ = table("A: skip nope", "B:", "C:", pile="exploding_kitten mark")
    a.draws()
    assert b.board.discards == ["nope", "skip", "exploding_kitten"]
    assert last(b, "hand-shown")["arguments"] == {"player": "A", "cards": ["nope", "skip"]}


def test_a_hand_may_stay_face_down_at_elimination() -> None:  # KIT-O4
    a, b, c = table("A: skip nope", "B:", "C:", pile="exploding_kitten mark", options=FACE_DOWN)
    a.draws()
    assert (a.alive, b.board.discards) == (False, ["exploding_kitten"])
    for seat in (a, b, c):
        assert (seat.board.hand, seat.board.players[0].known, seat.board.players[0].cards) == ([], [], 2)
    assert "hand-shown" not in a.table.log


def test_a_hand_that_stays_face_down_shows_its_marked_cards() -> None:  # KIT-O4
    hand = "A: skip nope.marked"
    a, b, _ = table(hand, "B:", "C:", pile="exploding_kitten mark", options=FACE_DOWN)
    a.draws()
    assert b.board.discards == ["nope", "exploding_kitten"]


def test_cards_on_the_table_are_discarded_beside_a_hand_face_down() -> None:  # KIT-O4
    pile = "exploding_kitten mark"
    a, b, c = table("A: skip", "B:", "C:", pile=pile, options=FACE_DOWN, barking=["A"], ill_take_that={"C": "A"})
    a.draws()
    assert b.board.discards == ["barking_kitten", "ill_take_that", "exploding_kitten"]
    assert c.board.players[2].taker == -1


def test_cards_face_down_cannot_be_taken_from_the_discard_pile() -> None:  # KIT-O4 KIT-K03
    options = {**FACE_DOWN, "combos": "with_five"}
    hand = "B: cat_beard cat_tacocat skip shuffle favor"
    a, b, _ = table("A: nope", hand, "C:", pile="exploding_kitten mark", options=options, discards=["bury"])
    a.draws()
    b.plays_five("cat_tacocat", "cat_beard", "skip", "shuffle", "favor")
    assert b.options == ["take:bury"]


def test_a_hand_face_down_is_no_target_and_gives_nothing() -> None:  # KIT-O4 KIT-T10
    """C's hand stays before them with cards in it: nobody can steal, demand, mark, ask for or collect one."""
    hand = "A: cat_beard*3 favor mark garbage_collection"
    a, _, c = table(hand, "B: skip", "C: bury", pile=QUIET, options=FACE_DOWN, eliminated=["C"])
    assert [code for code in a.options if code.endswith(":C")] == []
    assert len([code for code in a.options if code.endswith(":B")]) == 4
    a.plays("garbage_collection")
    assert (c.asked, c.options) == ("", [])


def test_a_barking_kitten_in_a_hand_face_down_answers_nobody() -> None:  # KIT-O4 KIT-04d
    a, _, c = table("A: barking_kitten", "B:", "C: barking_kitten", pile=QUIET, options=FACE_DOWN, eliminated=["C"])
    a.plays("barking_kitten")
    assert (a.board.players[0].barking, a.board.barked, c.hand) == (1, 0, ["barking_kitten"])
    assert a.table.log[-1] == "bark-alone"


@pytest.mark.parametrize(("hands", "asked"), [("face_down", "nope"), ("face_up", "turn")])
def test_nopes_face_down_are_not_accounted_for(hands: str, asked: str) -> None:  # KIT-O4 KIT-N09
    """The only Nope dies with A. Face up everybody can count it, so that no window is opened any more."""
    options: dict[str, SettingValue] = {"deck": "custom", "cards": "exploding_kitten:2 defuse:3 nope:1 skip:9"}
    options["eliminated_hand"] = hands
    a, b, c = table("A: nope", "B: skip", "C: skip", pile="exploding_kitten skip", options=options, forced=False)
    a.draws()
    b.plays("skip")
    assert c.asked == asked


# Theft of marked cards.

CHOOSE = agreed(marked_steal="choose")


def test_a_thief_takes_marked_cards_at_random_too() -> None:  # KIT-O5
    stolen: Counter[str] = Counter()
    for seed in range(60):
        a, b = table("A: cat_beard*2", "B: skip.marked bury", pile=QUIET, seed=str(seed))
        assert a.options[1:] == ["pair:cat_beard:cat_beard:B"]
        a.pairs("cat_beard", at=b)
        stolen[a.hand[0]] += 1
    assert min(stolen["skip"], stolen["bury"]) > 15


def test_a_thief_may_be_allowed_to_announce_a_marked_card() -> None:  # KIT-O5
    for seed in range(10):
        hand = "B: skip.marked bury*3"
        a, b = table("A: cat_beard*2", hand, pile=QUIET, options=CHOOSE, seed=str(seed))
        wishes = ["pair:cat_beard:cat_beard:B:skip.marked", "pair:cat_beard:cat_beard:B:unmarked"]
        assert a.options[1:] == wishes
        a.pairs("cat_beard", at=b, wish="skip.marked")
        assert a.hand == ["skip"]


def test_a_thief_may_be_allowed_to_announce_an_unmarked_card() -> None:  # KIT-O5
    stolen = set()
    for seed in range(30):
        hand = "B: skip.marked bury favor"
        a, b = table("A: cat_beard*2", hand, pile=QUIET, options=CHOOSE, seed=str(seed))
        a.pairs("cat_beard", at=b, wish="unmarked")
        stolen.add(a.hand[0])
    assert stolen == {"bury", "favor"}


def test_without_a_marked_card_there_is_nothing_to_announce() -> None:  # KIT-O5
    a, _, _ = table("A: cat_beard*2", "B: bury", "C: skip.marked", pile=QUIET, options=CHOOSE)
    assert a.options[1:] == ["pair:cat_beard:cat_beard:B", "pair:cat_beard:cat_beard:C:skip.marked"]


@pytest.mark.parametrize(("hand", "wish"), [("nope.marked skip", "nope.marked"), ("nope skip.marked", "unmarked")])
def test_a_card_that_was_announced_and_is_gone_is_not_replaced(hand: str, wish: str) -> None:  # KIT-O5 KIT-R09
    a, b, c = table("A: cat_beard*2", f"B: {hand}", "C: nope", pile=QUIET, options=CHOOSE)
    a.pairs("cat_beard", at=b, wish=wish)
    b.nopes()
    c.passes()
    c.nopes()
    assert (a.hand, len(b.hand), a.table.log[-1]) == ([], 1, "steal-nothing")


def test_where_theft_is_uniform_no_card_is_announced() -> None:  # KIT-O5
    a, _ = table("A: cat_beard*2", "B: skip.marked bury", pile=QUIET)
    assert a.why_not("pair:cat_beard:cat_beard:B:skip.marked") == "KIT-O5"


# A third out of the game.


@pytest.mark.parametrize(("trim", "pile"), [(False, 30), (True, 21)])
def test_a_third_of_the_pile_may_be_left_out(trim: bool, pile: int) -> None:  # KIT-O6
    """Nope Sauce for two leaves 29 cards besides the kitten: nine of them go out of the game."""
    g = GAME.deal(GAME.setup(2, {"deck": "nope_sauce", "trim_third": trim}, "1"), from_seed("1"))
    assert len(g.pile) == pile


# Windows of live tables.


def clock_of(actor: Actor) -> Decision:
    """What the table's clock is asked."""
    [decision] = [decision for decision in actor.table.g.decisions() if decision.seat == CLOCK_SEAT]
    return decision


@pytest.mark.parametrize("seconds", [3, 5, 15])
def test_a_window_of_a_live_table_is_closed_by_the_clock(seconds: int) -> None:  # KIT-O7
    a, b = table("A: skip", "B: nope", pile=QUIET, live=True, options=agreed(nope_window_seconds=seconds))
    a.plays("skip")
    assert (clock_of(a).seconds, a.table.current) == (seconds, "A")
    assert b.options == ["pass", "nope"]
    a.table.close()
    assert (a.table.current, b.hand) == ("B", ["nope"])


@pytest.mark.parametrize("seconds", [1, 2, 10])
def test_the_draw_window_of_a_live_table_is_closed_by_the_clock(seconds: int) -> None:  # KIT-O7
    options = agreed(draw_window_seconds=seconds)
    a, b = table("A:", "B: alter_the_future_3x_now", pile=QUIET, live=True, options=options)
    a.draws()
    assert (clock_of(a).seconds, b.options, a.hand) == (seconds, ["pass", "now"], [])
    a.table.close()
    assert len(a.table.pile) == 5


def test_each_nope_opens_a_new_window_of_full_length() -> None:  # KIT-O7
    a, b = table("A: skip nope", "B: nope", pile=QUIET, live=True, options=agreed(nope_window_seconds=7))
    a.plays("skip")
    b.nopes()
    assert (clock_of(a).seconds, a.options, b.options) == (7, ["pass", "nope"], [])


def test_a_table_without_people_needs_no_clock() -> None:  # KIT-O7
    a, b = table("A: skip", "B: nope", pile=QUIET)
    a.plays("skip")
    assert [decision.seat for decision in a.table.g.decisions()] == [b.seat]


@pytest.mark.parametrize(
    ("option", "low", "high", "rule"),
    [
        ("nope_window_seconds", 3, 15, "KIT-O7"),
        ("draw_window_seconds", 1, 10, "KIT-O7"),
        ("turn_seconds", 15, 300, "KIT-O9"),
    ],
)
def test_the_clocks_have_bounds(option: str, low: int, high: int, rule: str) -> None:  # KIT-O7 KIT-O9
    for seconds in (low, high):
        assert GAME.setup(3, {option: seconds}, "1").number(option) == seconds
    for seconds in (low - 1, high + 1):
        with pytest.raises(BadSetup) as refused:
            GAME.setup(3, {option: seconds}, "1")
        assert refused.value.rule == rule


# The first player.


def test_the_first_player_is_random_unless_chosen() -> None:  # KIT-O8
    firsts = [GAME.deal(GAME.setup(3, {}, str(seed)), from_seed(str(seed))).current for seed in range(30)]
    assert set(firsts) == {0, 1, 2}


@pytest.mark.parametrize(("letter", "seat"), [("A", 0), ("B", 1), ("C", 2)])
def test_the_host_may_choose_the_first_player(letter: str, seat: int) -> None:  # KIT-O8
    for seed in range(5):
        g = GAME.deal(GAME.setup(3, {"first_player": letter}, str(seed)), from_seed(str(seed)))
        assert (g.current, [decision.seat for decision in g.decisions()]) == (seat, [seat])


def test_the_first_player_must_sit_at_the_table() -> None:  # KIT-O8
    with pytest.raises(BadSetup) as refused:
        GAME.setup(3, {"first_player": "D"}, "1")
    assert refused.value.rule == "KIT-O8"


# Time-outs.


def test_a_time_out_in_the_play_phase_declares_the_draw() -> None:  # KIT-O9
    a, _ = table("A: skip favor cat_beard*2", "B: mark", pile=QUIET)
    assert a.defaults == ["draw"]


def test_a_time_out_puts_a_kitten_at_a_random_place() -> None:  # KIT-O9
    a, _ = table("A: defuse", "B:", pile="exploding_kitten mark bury skip")
    a.draws()
    assert a.defaults == ["put:0", "put:1", "put:2", "put:3"]


def test_a_time_out_puts_a_buried_card_at_a_random_place() -> None:  # KIT-O9
    a, _ = table("A: bury", "B:", pile="exploding_kitten mark favor")
    a.plays("bury")
    assert a.defaults == ["put:0", "put:1", "put:2"]


@pytest.mark.parametrize("card", ["alter_the_future_3x", "alter_the_future_3x_now", "share_the_future_3x"])
def test_a_time_out_leaves_the_order_as_it_is(card: str) -> None:  # KIT-O9
    a, _ = table(f"A: {card}", "B:", pile="nope bury mark skip")
    a.plays(card)
    assert a.defaults == ["order:nope+bury+mark"]
    a.chooses(a.defaults[0])
    assert a.table.pile == ["nope", "bury", "mark", "skip"]


def test_a_time_out_gives_a_random_card_to_garbage_collection() -> None:  # KIT-O9
    """Each card is as likely as any other, so a title that is held three times stands there three times."""
    a, b = table("A: garbage_collection", "B: skip*3 favor skip.marked", pile=QUIET)
    a.plays("garbage_collection")
    assert sorted(b.defaults) == ["give:favor", "give:skip", "give:skip", "give:skip", "give:skip.marked"]


def test_a_time_out_gives_a_random_card_for_a_favor() -> None:  # KIT-O9
    a, b = table("A: favor", "B: skip*2 bury", pile=QUIET)
    a.plays("favor", at=b)
    assert sorted(b.defaults) == ["give:bury", "give:skip", "give:skip"]


@pytest.mark.parametrize("card", ["garbage_collection", "favor"])
def test_a_time_out_does_not_give_away_the_streaking_kitten_of_a_keeper(card: str) -> None:  # KIT-O9
    a, b = table(f"A: {card}", "B: streaking_kitten exploding_kitten skip", pile=QUIET)
    a.chooses("play:favor:B" if card == "favor" else "play:garbage_collection")
    assert sorted(b.defaults) == ["give:exploding_kitten", "give:skip"]


def test_a_time_out_may_give_away_a_streaking_kitten_without_a_kept_one() -> None:  # KIT-O9
    a, b = table("A: favor", "B: streaking_kitten skip", pile=QUIET)
    a.plays("favor", at=b)
    assert sorted(b.defaults) == ["give:skip", "give:streaking_kitten"]


def test_a_time_out_keeps_an_exploding_kitten_with_streaking() -> None:  # KIT-O9
    a, _ = table("A: streaking_kitten defuse", "B:", pile="exploding_kitten mark")
    a.draws()
    assert (a.options, a.defaults) == (["keep", "show"], ["keep"])


def test_at_a_live_table_the_kitten_is_kept_when_the_looking_time_is_over() -> None:  # KIT-O9
    a, _ = table("A: streaking_kitten defuse", "B:", pile="exploding_kitten mark", live=True)
    a.draws()
    a.table.close()
    assert a.options == ["keep", "show"]
    a.table.close()
    assert a.hand == ["exploding_kitten", "streaking_kitten", "defuse"]


def test_a_time_out_takes_the_topmost_card_that_can_be_taken() -> None:  # KIT-O9
    hand = "A: cat_beard cat_tacocat skip shuffle favor"
    discards = ["mark", "attack_2x", "bury", "exploding_kitten", "barking_kitten"]
    a, _ = table(hand, "B:", pile=QUIET, options=agreed(combos="with_five"), discards=discards)
    a.plays_five("cat_tacocat", "cat_beard", "skip", "shuffle", "favor")
    assert a.defaults == ["take:bury"]


def test_a_time_out_passes_in_a_window() -> None:  # KIT-O9
    a, b = table("A: skip", "B: nope alter_the_future_3x_now", pile=QUIET)
    a.plays("skip")
    assert b.defaults == ["pass"]


def test_a_time_out_passes_before_a_draw() -> None:  # KIT-O9
    a, b = table("A:", "B: alter_the_future_3x_now", pile=QUIET)
    a.draws()
    assert b.defaults == ["pass"]
