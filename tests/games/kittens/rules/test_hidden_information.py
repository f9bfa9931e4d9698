"""Who may know what: at every event, about the pile, about hands, and about who could react (KIT-H01 to KIT-H08).

In most positions A acts, B has a part in it, C stands by, and D is out of the game.
"""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.core.random import QuickRandom, from_seed
from igroteka.core.registry import find_game
from igroteka.core.session import Session
from igroteka.games.kittens.game import ADDED_FIELDS, GAME
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.titles import CARD_WORDS, turned
from igroteka.games.kittens.rules.view import KittensBoard
from tests.games.kittens.table import ALL_CARDS, Actor, table
from tests.games.kittens.watching import others_see, spectator, told

NOW = "alter_the_future_3x_now"
EXPLODING = "exploding_kitten"
IMPLODING = "imploding_kitten"
STREAKING = "streaking_kitten"
PILE = "skip bury shuffle reverse mark"
NO_WINDOWS = ["nope*8", f"{NOW}*2"]
TOP_ONLY = {**ALL_CARDS, "imploding_visibility": "top_only"}
WITH_FIVE = {**ALL_CARDS, "combos": "with_five"}


def four(a: str = "", b: str = "", c: str = "", pile: str = PILE, **fields: Any) -> list[Actor]:
    """A, B and C play, D is out of the game, somebody watches; no reactions are possible."""
    fields = {"eliminated": ["D"], "discards": NO_WINDOWS, **fields}
    players = table(f"A: {a}", f"B: {b}", f"C: {c}", "D:", pile=pile, **fields)
    return [*players, spectator(players[0])]


# What is public (KIT-H01).


def test_the_table_is_seen_by_everybody() -> None:  # KIT-H01
    a, b, c, d, watcher = four(
        "skip nope",
        "bury.marked skip",
        "",
        discards=["mark", "shuffle"],
        barking=["C"],
        ill_take_that={"A": "C"},
        turns_left=3,
        attacked=True,
        direction="counterclockwise",
    )
    for board in [player.board for player in (a, b, c, d, watcher)]:
        assert (board.current, board.turns_left, board.attacked, board.direction) == (0, 3, True, -1)
        assert [player.cards for player in board.players] == [2, 2, 0, 0]
        assert (board.pile, board.discards) == (5, ["mark", "shuffle"])
        assert [player.taker for player in board.players] == [2, -1, -1, -1]
        assert [player.barking for player in board.players] == [0, 0, 1, 0]
        assert board.players[1].marked == ["bury.marked"]
        assert board.living == [True, True, True, False]


def test_everybody_knows_which_deck_is_played() -> None:  # KIT-H01
    session = Session.start(find_game(GAME.id), GAME.setup(2, {"deck": "lightning_kittens"}, "1"))
    for seat in (0, 1, -1):
        board = session.view(seat).board
        assert isinstance(board, KittensBoard)
        assert board.deck == {EXPLODING: 1, "defuse": 2, "nope": 2, "skip": 4, "reverse": 2}


def test_everybody_hears_what_is_announced() -> None:  # KIT-H01
    a, b, c, d, watcher = four("skip*3", "bury")
    a.triples("skip", at=b, naming="nope")
    for player in (a, b, c, d, watcher):
        assert told(player, "triple") == ("nope", ["skip", "skip", "skip"])


# Who learns what (KIT-H02).


def test_only_the_drawing_player_sees_an_ordinary_card() -> None:  # KIT-H02
    a, b, c, d, watcher = four()
    a.draws()
    assert told(a, "draw") == "skip"
    assert [told(player, "draw") for player in (b, c, d, watcher)] == [None] * 4
    assert [player.board.players[0].known for player in (b, c, d, watcher)] == [[]] * 4


def test_a_card_that_is_handed_on_is_seen_by_both() -> None:  # KIT-H02
    a, b, c, d, watcher = four(ill_take_that={"A": "B"})
    a.draws()
    assert [told(player, "hand-on") for player in (a, b)] == ["skip", "skip"]
    assert [told(player, "hand-on") for player in (c, d, watcher)] == [None] * 3


def test_everybody_sees_a_face_up_imploding_kitten_being_drawn_and_handed_on() -> None:  # KIT-H02, KIT-H06
    a, b, c, d, watcher = four(pile=f"{IMPLODING}.up skip", ill_take_that={"A": "B"})
    a.draws()
    for player in (a, b, c, d, watcher):
        assert (told(player, "draw"), told(player, "hand-on")) == (f"{IMPLODING}.up", f"{IMPLODING}.up")


def test_the_drawing_player_knows_what_the_owner_got() -> None:  # KIT-H02
    a, _, c, d, watcher = four(ill_take_that={"A": "B"})
    a.draws()
    assert a.board.players[1].known == ["skip"]
    assert [player.board.players[1].known for player in (c, d, watcher)] == [[]] * 3


def test_the_owner_learns_of_a_handed_on_card_not_before_all_know_that_it_comes() -> None:  # KIT-H02
    _, b, _, _, _ = four(ill_take_that={"A": "B"})
    assert b.board.looked == ""
    assert b.knows == {}


def kept_or_drawn(first: str, second: str) -> list[list[object]]:
    """What others see, move by move, while A draws the first card and keeps it."""
    a, *_ = four(f"{STREAKING} defuse", pile=f"{first} {second} mark", forced=False)
    a.draws()
    seen = [others_see(a, but=a.seat)]
    a.keeps()
    seen.append(others_see(a, but=a.seat))
    return seen


def test_a_kept_kitten_looks_exactly_like_an_ordinary_draw() -> None:  # KIT-H02, KIT-H04
    assert kept_or_drawn(EXPLODING, "skip") == kept_or_drawn("skip", EXPLODING)


def test_the_generator_runs_alike_whether_a_kitten_is_kept_or_not() -> None:  # KIT-H04
    def generator(first: str, second: str) -> str:
        a, *_ = four(f"{STREAKING} defuse", pile=f"{first} {second} mark", forced=False)
        a.draws()
        a.keeps()
        return a.table.g.random.dump()

    assert generator(EXPLODING, "skip") == generator("skip", EXPLODING)


def test_everybody_sees_an_exploding_kitten_that_is_shown() -> None:  # KIT-H02
    a, b, c, d, watcher = four("defuse", pile=f"{EXPLODING} skip")
    a.draws()
    for player in (a, b, c, d, watcher):
        assert told(player, "show") == EXPLODING
        assert player.board.looked == EXPLODING
        assert player.board.discards[-1] == "defuse"


def test_only_who_puts_a_kitten_back_knows_the_place() -> None:  # KIT-H02
    a, b, c, d, watcher = four("defuse", pile=f"{EXPLODING} skip bury")
    a.draws()
    a.puts(1)
    assert told(a, "put") == (EXPLODING, 1)
    assert a.knows == {1: EXPLODING}
    for player in (b, c, d, watcher):
        assert told(player, "put") == EXPLODING
        assert player.knows == {}
        assert player.board.pile == 3


def test_everybody_sees_an_imploding_kitten_and_its_new_place() -> None:  # KIT-H02, KIT-H06
    a, b, c, d, watcher = four(pile=f"{IMPLODING} skip bury")
    a.draws()
    a.puts(1)
    for player in (a, b, c, d, watcher):
        assert told(player, "show") == IMPLODING
        assert told(player, "put") == (f"{IMPLODING}.up", 1)
        assert player.knows == {1: f"{IMPLODING}.up"}


def test_only_who_sees_the_future_knows_it() -> None:  # KIT-H02
    a, b, c, d, watcher = four("see_the_future_3x")
    a.plays("see_the_future_3x")
    assert told(a, "see") == ["skip", "bury", "shuffle"]
    assert a.knows == {0: "skip", 1: "bury", 2: "shuffle"}
    for player in (b, c, d, watcher):
        assert told(player, "play") == "see_the_future_3x"
        assert told(player, "see") is None
        assert player.knows == {}


def test_only_who_alters_the_future_knows_it() -> None:  # KIT-H02
    a, b, c, d, watcher = four("alter_the_future_3x")
    a.plays("alter_the_future_3x")
    a.orders("bury", "shuffle", "skip")
    assert told(a, "order") == ["bury", "shuffle", "skip"]
    assert a.knows == {0: "bury", 1: "shuffle", 2: "skip"}
    for player in (b, c, d, watcher):
        assert told(player, "order") is None
        assert player.knows == {}


def test_while_cards_are_put_in_order_only_their_number_is_known() -> None:  # KIT-H02
    a, b, *_ = four("alter_the_future_3x")
    a.plays("alter_the_future_3x")
    (asked,) = b.table.session.view(b.seat).asked
    assert asked.prompt.plain() == {"text": "kittens-ask-order", "arguments": {"count": 3}}


def test_a_shared_future_is_known_to_the_next_player_in_its_final_order() -> None:  # KIT-H02, KIT-10
    a, b, c, d, watcher = four("share_the_future_3x")
    a.plays("share_the_future_3x")
    assert b.knows == {}
    a.orders("bury", "shuffle", "skip")
    for player in (a, b):
        assert told(player, "share") == ["bury", "shuffle", "skip"]
        assert player.knows == {0: "bury", 1: "shuffle", 2: "skip"}
    for player in (c, d, watcher):
        assert told(player, "share") is None
        assert player.knows == {}


def test_everybody_knows_who_was_shown_the_future() -> None:  # KIT-H02
    a, _, c, *_ = four("share_the_future_3x", direction="counterclockwise")
    a.plays("share_the_future_3x")
    a.orders("bury", "shuffle", "skip")
    (line,) = [line for line in c.told if line["text"] == "kittens-log-share"]
    assert line["arguments"] == {"player": "A", "target": "C", "cards": ["bury", "shuffle", "skip"]}
    (line,) = [line for line in spectator(a).told if line["text"] == "kittens-log-share"]
    assert line["arguments"] == {"player": "A", "target": "C"}


def test_only_who_buries_a_card_knows_it_and_its_place() -> None:  # KIT-H02, KIT-22
    a, b, c, d, watcher = four("bury", pile=f"{EXPLODING} skip shuffle")
    a.plays("bury")
    assert (a.board.looked, b.board.looked) == (EXPLODING, "")
    a.puts(1)
    assert told(a, "bury") == (EXPLODING, 1)
    assert a.knows == {1: EXPLODING}
    for player in (b, c, d, watcher):
        assert told(player, "bury") is None
        assert player.knows == {}


def test_the_question_where_to_bury_a_card_does_not_name_it() -> None:  # KIT-H02
    a, b, *_ = four("bury", pile=f"{EXPLODING} skip shuffle")
    a.plays("bury")
    (asked,) = b.table.session.view(b.seat).asked
    assert asked.prompt.plain() == {"text": "kittens-ask-bury", "arguments": {"count": 2}}


def test_everybody_sees_a_face_up_imploding_kitten_being_buried() -> None:  # KIT-H02, KIT-R25
    a, b, c, d, watcher = four("bury", pile=f"{IMPLODING}.up skip shuffle")
    a.plays("bury")
    a.puts(2)
    for player in (a, b, c, d, watcher):
        assert told(player, "bury-up") == (f"{IMPLODING}.up", 2)
        assert player.knows == {2: f"{IMPLODING}.up"}


def test_a_face_down_imploding_kitten_is_buried_in_secret() -> None:  # KIT-H02, KIT-R25
    a, b, *_ = four("bury", pile=f"{IMPLODING} skip shuffle")
    a.plays("bury")
    a.puts(2)
    assert (a.knows, b.knows) == ({2: IMPLODING}, {})
    assert told(b, "bury") is None


def test_everybody_sees_a_marked_card() -> None:  # KIT-H02, KIT-11
    a, b, c, d, watcher = four("mark", "skip")
    a.plays("mark", at=b)
    for player in (a, b, c, d, watcher):
        assert told(player, "mark") == "skip"
        assert player.board.players[1].marked == ["skip.marked"]


def test_a_stolen_card_is_known_to_thief_and_victim() -> None:  # KIT-H02
    a, b, c, d, watcher = four("skip*2", "bury")
    a.pairs("skip", at=b)
    assert [told(player, "steal") for player in (a, b)] == ["bury", "bury"]
    assert b.board.players[0].known == ["bury"]
    for player in (c, d, watcher):
        assert told(player, "steal") is None
        assert player.board.players[0].known == []


def test_everybody_sees_a_marked_card_being_stolen() -> None:  # KIT-H02, KIT-R38
    a, b, c, d, watcher = four("skip*2", "bury.marked")
    a.pairs("skip", at=b)
    for player in (b, c, d, watcher):
        assert told(player, "steal") == "bury.marked"
        assert player.board.players[0].known == ["bury"]
        assert player.board.players[0].marked == []


def test_everybody_hears_what_was_demanded_and_got() -> None:  # KIT-H02, KIT-H08
    a, b, c, d, watcher = four("skip*3", "bury mark")
    a.triples("skip", at=b, naming="bury")
    for player in (b, c, d, watcher):
        assert told(player, "demand") == "bury"
        assert player.board.players[0].known == ["bury"]
        assert player.board.players[0].cards == 1


def test_everybody_hears_what_was_demanded_in_vain() -> None:  # KIT-H02, KIT-H08
    a, b, c, d, watcher = four("skip*3", "bury mark")
    a.triples("skip", at=b, naming="defuse")
    for player in (a, b, c, d, watcher):
        assert told(player, "demand-nothing") == "defuse"
        assert player.board.players[1].cards == 2


def test_a_favor_is_known_to_giver_and_receiver() -> None:  # KIT-H02
    a, b, c, d, watcher = four("favor", "bury skip")
    a.plays("favor", at=b)
    b.gives("bury")
    assert [told(player, "favor") for player in (a, b)] == ["bury", "bury"]
    assert b.board.players[0].known == ["bury"]
    for player in (c, d, watcher):
        assert told(player, "favor") is None
        assert player.board.players[0].known == []


def test_everybody_sees_a_marked_card_being_given() -> None:  # KIT-H02
    a, b, c, d, watcher = four("favor", "bury.marked skip")
    a.plays("favor", at=b)
    b.gives("bury.marked")
    for player in (c, d, watcher):
        assert told(player, "favor") == "bury.marked"
        assert player.board.players[0].known == ["bury"]


def test_contributors_know_their_own_card_only() -> None:  # KIT-H02, KIT-19
    a, b, c, d, watcher = four("garbage_collection bury skip", "mark nope", discards=["nope*7", f"{NOW}*2"])
    a.plays("garbage_collection")
    b.passes()
    a.gives("bury")
    b.gives("mark")
    assert contributions(a) == {"A": "bury", "B": None}
    assert contributions(b) == {"A": None, "B": "mark"}
    for player in (c, d, watcher):
        assert contributions(player) == {"A": None, "B": None}


def contributions(actor: Actor) -> dict[str, str | None]:
    """Who contributed what to Garbage Collection, as this player knows it."""
    found: dict[str, str | None] = {}
    for line in actor.told:
        arguments = line["arguments"]
        if line["text"] == "kittens-log-garbage":
            assert isinstance(arguments, dict)
            found[arguments["player"]] = arguments.get("card")
    return found


def test_everybody_sees_a_marked_card_being_contributed() -> None:  # KIT-H02, KIT-R40
    a, b, c, d, watcher = four("garbage_collection", "mark.marked skip")
    a.plays("garbage_collection")
    b.gives("mark.marked")
    for player in (a, c, d, watcher):
        assert contributions(player) == {"B": "mark.marked"}
        assert player.board.players[1].marked == []


def test_while_others_choose_it_is_known_only_who_has_still_to_contribute() -> None:  # KIT-H02, KIT-19
    def chosen(card: str) -> Actor:
        a, b, *_ = four("garbage_collection bury", "mark skip", "shuffle")
        a.plays("garbage_collection")
        b.gives(card)
        return a

    assert others_see(chosen("mark"), but=1) == others_see(chosen("skip"), but=1)


def test_everybody_knows_the_kittens_that_a_catomic_bomb_put_on_top() -> None:  # KIT-H02, KIT-17
    a, b, c, d, watcher = four("catomic_bomb", pile=f"skip {EXPLODING} bury {EXPLODING} mark")
    a.plays("catomic_bomb")
    for player in (a, b, c, d, watcher):
        assert told(player, "catomic") == 2
        assert player.knows == {0: EXPLODING, 1: EXPLODING}


def test_everybody_learns_who_has_the_other_barking_kitten() -> None:  # KIT-H02, KIT-04
    a, b, c, d, watcher = four("barking_kitten", "barking_kitten defuse")
    a.plays("barking_kitten")
    for player in (a, b, c, d, watcher):
        (line,) = [line for line in player.told if line["text"] == "kittens-log-bark"]
        assert line["arguments"] == {"player": "A", "target": "B"}


def test_everybody_learns_that_nobody_has_the_other_barking_kitten() -> None:  # KIT-H02, KIT-04
    a, b, c, d, watcher = four("barking_kitten", "defuse")
    a.plays("barking_kitten")
    for player in (b, c, d, watcher):
        assert "kittens-log-bark-alone" in [line["text"] for line in player.told]


def test_everybody_sees_the_hand_of_an_eliminated_player() -> None:  # KIT-H02
    a, b, c, d, watcher = four("skip nope", pile=f"{EXPLODING} bury", discards=["nope*7", f"{NOW}*2"])
    a.draws()
    for player in (b, c, d, watcher):
        assert told(player, "hand-shown") == ["nope", "skip"]


def test_nobody_knows_what_is_picked_for_a_triple_before_it_is_laid_down() -> None:  # KIT-H02, KIT-X11
    def picked(card: str) -> Actor:
        a, *_ = four("skip*3 bury*3", "mark")
        a.chooses(f"triple:{card}:{card}:{card}:B")
        return a

    assert others_see(picked("skip"), but=0) == others_see(picked("bury"), but=0)


def test_marked_cards_are_still_seen_in_the_hand_while_they_are_picked() -> None:  # KIT-H02, KIT-11
    a, b, *_ = four("skip*2 skip.marked", "mark")
    a.chooses("triple:skip:skip:skip.marked:B")
    assert b.board.players[0].marked == ["skip.marked"]


def test_known_cards_are_still_known_in_the_hand_while_they_are_picked() -> None:  # KIT-H02
    a, b, *_ = four("favor cat_beard attack_2x shuffle mark*1", "skip bury", options=WITH_FIVE)
    a.plays("favor", at=b)
    b.gives("skip")
    a.chooses("five:mark")
    before = b.board.players[0]
    a.plays_five("cat_beard", "attack_2x", "skip")
    assert b.board.players[0] == before
    assert before.known == ["skip"]


# Peeks are history (KIT-H03).


def peeked(other: str = "", pile: str = PILE) -> list[Actor]:
    """A has seen the top five cards and has drawn none of them; it is B's turn, who has these cards."""
    players = four("see_the_future_5x super_skip", other, pile=pile)
    players[0].plays("see_the_future_5x")
    players[0].plays("super_skip")
    return players


def test_a_peek_is_remembered_while_nothing_changes() -> None:  # KIT-H03
    a, *_ = peeked()
    assert a.knows == {0: "skip", 1: "bury", 2: "shuffle", 3: "reverse", 4: "mark"}


def test_a_peek_is_followed_through_draws() -> None:  # KIT-H03
    a, b, *_ = peeked()
    b.draws()
    assert a.knows == {0: "bury", 1: "shuffle", 2: "reverse", 3: "mark"}


def test_a_peek_is_followed_through_draws_from_the_bottom() -> None:  # KIT-H03
    a, b, *_ = peeked("draw_from_the_bottom")
    b.plays("draw_from_the_bottom")
    assert a.knows == {0: "skip", 1: "bury", 2: "shuffle", 3: "reverse"}


def test_whoever_peeked_knows_what_another_drew() -> None:  # KIT-H03
    a, b, c, *_ = peeked()
    b.draws()
    assert a.board.players[1].known == ["skip"]
    assert c.board.players[1].known == []


def test_a_peek_is_followed_through_a_swap() -> None:  # KIT-H03
    a, b, *_ = peeked("swap_top_and_bottom")
    b.plays("swap_top_and_bottom")
    assert a.knows == {0: "mark", 1: "bury", 2: "shuffle", 3: "reverse", 4: "skip"}


def test_a_partial_peek_is_followed_through_a_swap() -> None:  # KIT-H03
    a, b, *_ = four("see_the_future_3x super_skip", "swap_top_and_bottom")
    a.plays("see_the_future_3x")
    a.plays("super_skip")
    b.plays("swap_top_and_bottom")
    assert a.knows == {1: "bury", 2: "shuffle", 4: "skip"}


@pytest.mark.parametrize("place", [0, 2, 4])
def test_a_peek_is_forgotten_when_a_kitten_is_put_back(place: int) -> None:  # KIT-H03
    a, b, *_ = peeked("defuse", pile=f"{EXPLODING} {PILE}")
    b.draws()
    b.puts(place)
    assert a.knows == {}


@pytest.mark.parametrize("place", [0, 2, 4])
def test_a_peek_is_forgotten_when_another_buries_a_card(place: int) -> None:  # KIT-H03
    a, b, *_ = peeked("bury")
    b.plays("bury")
    b.puts(place)
    assert a.knows == {}


def test_who_puts_a_card_back_remembers_what_he_has_seen() -> None:  # KIT-H03
    a, *_ = four("see_the_future_3x bury")
    a.plays("see_the_future_3x")
    a.plays("bury")
    a.puts(1)
    assert a.knows == {0: "bury", 1: "skip", 2: "shuffle"}


def test_what_everybody_knew_of_the_top_is_forgotten_when_a_card_is_put_back() -> None:  # KIT-H03, KIT-17
    a, b, c, *_ = four("catomic_bomb", "defuse", pile=f"{EXPLODING}*2 skip bury")
    a.plays("catomic_bomb")
    b.draws()
    b.puts(2)
    assert c.knows == {}
    assert b.knows == {0: EXPLODING, 2: EXPLODING}


def test_an_imploding_kitten_put_back_for_all_to_see_betrays_no_peek() -> None:  # KIT-H03, KIT-H06
    a, b, *_ = four("see_the_future_5x super_skip", pile=f"{IMPLODING} {PILE}")
    a.plays("see_the_future_5x")
    a.plays("super_skip")
    b.draws()
    b.puts(1)
    assert a.knows == {0: "skip", 1: f"{IMPLODING}.up", 2: "bury", 3: "shuffle", 4: "reverse"}


def test_a_peek_is_forgotten_after_a_shuffle() -> None:  # KIT-H03
    a, b, *_ = peeked("shuffle")
    b.plays("shuffle")
    assert (a.knows, b.knows) == ({}, {})


def test_a_peek_is_forgotten_after_a_catomic_bomb() -> None:  # KIT-H03
    a, b, *_ = peeked("catomic_bomb", pile=f"skip {EXPLODING} bury mark reverse")
    b.plays("catomic_bomb")
    assert a.knows == {0: EXPLODING}


def test_a_peek_is_forgotten_after_garbage_collection() -> None:  # KIT-H03
    a, b, *_ = peeked("garbage_collection favor")
    b.plays("garbage_collection")
    b.gives("favor")
    assert a.knows == {}


@pytest.mark.parametrize("card", ["alter_the_future_3x", "share_the_future_3x"])
def test_what_another_put_in_order_is_forgotten_and_what_lies_beneath_is_not(card: str) -> None:  # KIT-H03
    a, b, c, *_ = peeked(card)
    b.plays(card)
    b.orders("skip", "bury", "shuffle")
    assert a.knows == {3: "reverse", 4: "mark"}
    assert c.knows == ({} if card == "alter_the_future_3x" else {0: "skip", 1: "bury", 2: "shuffle"})


def test_a_single_card_cannot_change_its_place_in_an_order() -> None:  # KIT-H03, KIT-R42
    a, b, *_ = peeked("alter_the_future_3x", pile="skip")
    b.plays("alter_the_future_3x")
    b.orders("skip")
    assert a.knows == {0: "skip"}


def test_a_stopped_card_makes_nobody_forget() -> None:  # KIT-H03, KIT-27
    a, b, *_ = four("see_the_future_3x shuffle", "nope", discards=["nope*7", f"{NOW}*2"])
    a.plays("see_the_future_3x")
    b.passes()
    a.plays("shuffle")
    b.nopes()
    assert a.knows == {0: "skip", 1: "bury", 2: "shuffle"}


# Twins cannot be followed (KIT-H04, KIT-C04).


def given(a: str, b: str, c: str = "", **fields: Any) -> list[Actor]:
    """B has given A a Skip as a favor, so that B knows of it and C does not."""
    players = four(f"favor {a}", f"skip {b}", c, **fields)
    players[0].plays("favor", at=players[1])
    players[1].gives("skip")
    return players


def test_a_known_card_that_is_played_is_known_no_longer() -> None:  # KIT-H04
    a, b, *_ = given("", "bury")
    assert b.board.players[0].known == ["skip"]
    a.plays("skip")
    assert b.board.players[0].known == []


def test_nobody_can_tell_which_of_two_twins_was_played() -> None:  # KIT-H04, KIT-C04
    a, b, *_ = given("skip*2", "bury")
    a.plays("skip")
    assert a.hand == ["skip", "skip"]
    assert b.board.players[0].known == []


def test_two_known_twins_leave_one_known_when_one_is_played() -> None:  # KIT-H04
    a, b, *_ = four("favor*2 skip", "skip*2 bury")
    for _ in range(2):
        a.plays("favor", at=b)
        b.gives("skip")
    assert b.board.players[0].known == ["skip", "skip"]
    a.plays("skip")
    assert b.board.players[0].known == ["skip"]


def test_a_known_card_is_unsure_once_an_unseen_card_has_been_stolen() -> None:  # KIT-H04
    """Whichever of the two it was: B and everybody else saw only that a card has gone."""
    stolen = set()
    for seed in range(20):
        a, b, c, *_ = given("super_skip mark", "", "cat_beard*2", seed=str(seed))
        a.plays("super_skip")
        b.draws()
        c.pairs("cat_beard", at=a)
        stolen.add(c.hand[0])
        assert b.board.players[0].known == []
    assert stolen == {"skip", "mark"}


def test_the_thief_still_knows_what_he_knew_of_the_rest() -> None:  # KIT-H04
    for seed in range(10):
        a, b, c, *_ = four("favor*2 super_skip", "skip bury cat_beard*2", seed=str(seed))
        for card in ("skip", "bury"):
            a.plays("favor", at=b)
            b.gives(card)
        assert b.board.players[0].known == ["skip", "bury"]
        a.plays("super_skip")
        b.pairs("cat_beard", at=a)
        assert (b.board.players[0].known, a.board.players[1].known) == (a.hand, b.hand)
        assert (c.board.players[0].known, c.board.players[1].known) == ([], [])


def test_a_known_card_is_unsure_once_an_unseen_card_went_into_the_pile() -> None:  # KIT-H04, KIT-19
    a, b, *_ = given("garbage_collection bury", "mark")
    a.plays("garbage_collection")
    a.gives("bury")
    b.gives("mark")
    assert b.board.players[0].known == []


def test_a_known_card_is_still_known_once_a_marked_card_went_into_the_pile() -> None:  # KIT-H04, KIT-R40
    a, b, *_ = given("garbage_collection bury.marked", "mark")
    a.plays("garbage_collection")
    a.gives("bury.marked")
    b.gives("mark")
    assert b.board.players[0].known == ["skip"]


def test_a_marked_card_that_was_known_is_not_counted_twice() -> None:  # KIT-H04, KIT-11
    a, b, *_ = given("super_skip", "mark")
    a.plays("super_skip")
    b.plays("mark", at=a)
    assert b.board.players[0].marked == ["skip.marked"]
    assert b.board.players[0].known == []


def test_a_card_taken_from_the_discard_pile_is_known_to_all() -> None:  # KIT-H02, KIT-K03
    a, b, c, d, watcher = four(
        "cat_beard attack_2x skip shuffle favor", options=WITH_FIVE, discards=["mark", *NO_WINDOWS]
    )
    a.plays_five("cat_beard", "attack_2x", "skip", "shuffle", "favor")
    a.takes("mark")
    assert [player.board.players[0].known for player in (b, c, d, watcher)] == [["mark"]] * 4


# Spectators and the dead (KIT-H05).


def test_the_dead_see_what_a_spectator_sees() -> None:  # KIT-H05
    a, b, _, d, watcher = four("see_the_future_3x favor share_the_future_3x", "bury skip")
    a.plays("see_the_future_3x")
    a.plays("favor", at=b)
    b.gives("bury")
    a.plays("share_the_future_3x")
    a.orders("skip", "bury", "shuffle")
    assert d.board == watcher.board
    assert d.told == watcher.told


def test_the_dead_have_no_secret_knowledge_of_the_pile() -> None:  # KIT-H05
    a, *_ = four("see_the_future_5x", pile=f"{EXPLODING} {PILE}")
    a.plays("see_the_future_5x")
    a.draws()
    assert not a.alive
    assert a.knows == {}
    assert a.board == spectator(a).board


def test_the_dead_have_no_secret_knowledge_of_hands() -> None:  # KIT-H05
    a, b, *_ = given("", "mark")
    assert b.board.players[0].known == ["skip"]
    b.leaves()
    assert a.hand == ["skip"]
    assert b.board == spectator(a).board


def test_a_spectator_is_asked_nothing_and_has_no_hand() -> None:  # KIT-H05
    a, *_, watcher = four("skip")
    view = a.table.session.view(watcher.seat)
    assert (view.options, watcher.board.hand) == ([], [])


def test_hands_that_stay_face_down_are_hidden_even_from_their_dead_owner() -> None:  # KIT-H05, KIT-O4
    a, b, *_ = four("skip mark", pile=f"{EXPLODING} bury", options={**ALL_CARDS, "eliminated_hand": "face_down"})
    a.draws()
    assert (a.board.hand, b.board.players[0].known, b.board.players[0].cards) == ([], [], 2)


def test_a_dead_owner_of_a_hand_that_stays_face_down_knows_of_it_what_all_know() -> None:  # KIT-H05, KIT-O4
    options = {**ALL_CARDS, "eliminated_hand": "face_down"}
    a, b, *_ = four("skip*3", "bury mark", pile=f"{EXPLODING} bury", options=options)
    a.triples("skip", at=b, naming="bury")
    a.draws()
    assert spectator(a).board.players[0].known == ["bury"]
    assert a.board == spectator(a).board


# Face-up Imploding Kittens (KIT-H06).


@pytest.mark.parametrize("card", ["shuffle", "catomic_bomb", "swap_top_and_bottom"])
def test_everybody_sees_where_a_face_up_imploding_kitten_goes(card: str) -> None:  # KIT-H06
    a, b, c, d, watcher = four(card, pile=f"{IMPLODING}.up {PILE}")
    a.plays(card)
    place = a.table.pile.index(f"{IMPLODING}.up")
    for player in (a, b, c, d, watcher):
        assert player.knows == {place: f"{IMPLODING}.up"}
        assert told(player, "imploding-at") == place


def test_everybody_sees_it_after_garbage_collection() -> None:  # KIT-H06
    a, b, c, d, watcher = four("garbage_collection favor", pile=f"{IMPLODING}.up {PILE}")
    a.plays("garbage_collection")
    a.gives("favor")
    place = a.table.pile.index(f"{IMPLODING}.up")
    for player in (a, b, c, d, watcher):
        assert player.knows == {place: f"{IMPLODING}.up"}


def test_everybody_sees_it_after_an_alter() -> None:  # KIT-H06, KIT-R23
    a, b, c, d, watcher = four("alter_the_future_3x", pile=f"skip {IMPLODING}.up bury mark")
    a.plays("alter_the_future_3x")
    a.orders("bury", "skip", f"{IMPLODING}.up")
    for player in (b, c, d, watcher):
        assert player.knows == {2: f"{IMPLODING}.up"}
        assert told(player, "imploding-at") == 2


@pytest.mark.parametrize(("place", "seen"), [(0, 2), (1, 2), (2, 1)])
def test_it_moves_visibly_when_a_card_is_put_in_above_it(place: int, seen: int) -> None:  # KIT-H06
    a, b, *_ = four("defuse", pile=f"{EXPLODING} skip {IMPLODING}.up mark")
    a.draws()
    a.puts(place)
    assert b.knows == {seen: f"{IMPLODING}.up"}


def test_a_face_down_imploding_kitten_is_hidden() -> None:  # KIT-H06
    a, b, *_ = four("shuffle", pile=f"{IMPLODING} {PILE}")
    a.plays("shuffle")
    assert b.knows == {}


def test_by_agreement_it_is_seen_only_on_top() -> None:  # KIT-H06, KIT-O3
    a, b, *_ = four(pile=f"{IMPLODING} skip bury", options=TOP_ONLY)
    a.draws()
    a.puts(1)
    assert (a.knows, b.knows) == ({1: f"{IMPLODING}.up"}, {})
    b.draws()
    assert b.knows == {0: f"{IMPLODING}.up"}


# Defuses dealt to all (KIT-H07).


def test_everybody_knows_the_defuse_that_each_was_given() -> None:  # KIT-H07
    session = Session.start(find_game(GAME.id), GAME.setup(3, {"deck": "full_box"}, "5"))
    board = session.view(0).board
    assert isinstance(board, KittensBoard)
    assert [player.known for player in board.players] == [[], ["defuse"], ["defuse"]]


def test_nobody_knows_how_many_more_defuses_another_was_dealt() -> None:  # KIT-H07
    a, b = table("A: skip", "B: skip")
    assert (a.board.players[1].known, b.board.players[0].known) == ([], [])


def test_a_spectator_knows_of_the_defuses_too() -> None:  # KIT-H07
    session = Session.start(find_game(GAME.id), GAME.setup(3, {"deck": "full_box"}, "5"))
    board = session.view(-1).board
    assert isinstance(board, KittensBoard)
    assert [player.known for player in board.players] == [["defuse"]] * 3


def test_without_dealt_defuses_nothing_is_known_of_hands() -> None:  # KIT-H07
    session = Session.start(find_game(GAME.id), GAME.setup(3, {"deck": "black_hole"}, "5"))
    board = session.view(0).board
    assert isinstance(board, KittensBoard)
    assert [player.known for player in board.players] == [[], [], []]


# What others may hold, as somebody imagines it (KIT-H02).


# A deck with few cards, so that each of them is often imagined everywhere.
FEW: dict[str, Any] = {
    "options": {
        **{"deck": "custom", "combos": "standard"},
        "cards": "exploding_kitten:5 streaking_kitten:1 skip:3 bury:4 mark:2 defuse:4",
    },
    "pile": f"{EXPLODING}*5 bury",
    "discards": ["defuse*4"],
}


def imagined(actor: Actor) -> list[KittensGame]:
    """Many games as this player may imagine the present one."""
    return [GAME.imagine(actor.table.g, actor.seat, from_seed(str(seed))) for seed in range(60)]


def words(cards: list[int]) -> list[str]:
    """Cards as words."""
    return [CARD_WORDS[card] for card in cards]


def test_others_may_hold_anything_that_is_not_known_to_lie_elsewhere() -> None:  # KIT-H02
    a, *_ = four("skip", "mark bury", "", pile="shuffle reverse favor")
    found = {tuple(words(g.players[1].hand)) for g in imagined(a)}
    assert len(found) > 20
    assert all(len(hand) == 2 for hand in found)


def test_whoever_saw_a_kitten_being_kept_knows_who_has_streaking() -> None:  # KIT-H02, KIT-08
    a, b, *_ = four("see_the_future_3x super_skip", STREAKING, pile=f"{EXPLODING} skip bury mark")
    a.plays("see_the_future_3x")
    a.plays("super_skip")
    b.draws()
    assert a.board.players[1].known == [EXPLODING]
    assert [words(g.players[1].hand) for g in imagined(a)] == [[EXPLODING, STREAKING]] * 60


def test_nobody_keeps_a_kitten_beside_a_streaking_kitten_that_is_on_its_way() -> None:  # KIT-H02, KIT-08
    a, _, c, *_ = four("skip*2 mark", "bury", forced=False, **FEW)
    a.chooses("pair:skip:skip:B")
    assert a.asked == "keep"
    for g in imagined(c):
        assert EXPLODING not in words(g.players[0].hand) or STREAKING in words(g.players[0].hand)


def test_a_streaking_kitten_is_never_picked_for_a_combo() -> None:  # KIT-H02, KIT-K05
    a, b, *_ = four("skip*3", "bury", **FEW)
    a.chooses("triple:skip:skip:skip:B")
    assert all(STREAKING not in words(g.picked) for g in imagined(b))


def test_whoever_chooses_five_cards_can_complete_them_in_every_imagined_game() -> None:  # KIT-H02, KIT-K03
    a, b, *_ = four("cat_beard attack_2x skip shuffle favor", "bury", options=WITH_FIVE, discards=["mark", *NO_WINDOWS])
    a.plays_five("cat_beard", "attack_2x", "skip", "shuffle")
    for g in imagined(b):
        (decision,) = g.decisions()
        assert decision.options


def test_whoever_names_a_title_has_picked_three_alike_in_every_imagined_game() -> None:  # KIT-H02, KIT-K02
    a, b, *_ = four("skip*3 bury*2 mark", "bury", **FEW)
    a.chooses("triple:skip:skip:skip:B")
    for g in imagined(b):
        assert words(g.picked) in (["skip"] * 3, ["bury"] * 3)


def test_three_alike_are_imagined_to_be_cats_where_only_they_are_played() -> None:  # KIT-H02, KIT-K09
    a, b, *_ = four("cat_beard*3 skip*3", "bury", options={**ALL_CARDS, "combos": "cats"})
    a.chooses("triple:cat_beard:cat_beard:cat_beard:B")
    picked = {card.partition(".")[0] for g in imagined(b) for card in words(g.picked)}
    assert len(picked) > 3
    assert all(card.endswith("_cat") or card.startswith("cat_") for card in picked)


def test_three_alike_are_imagined_also_where_hardly_any_hand_has_them() -> None:  # KIT-H02, KIT-K02
    a, b, *_ = four("skip*3", "bury")
    a.chooses("triple:skip:skip:skip:B")
    found = [words(g.picked) for g in imagined(b)]
    assert all(len(set(picked) - {"feral_cat"}) <= 1 for picked in found)
    assert len({picked[0] for picked in found}) > 10


def test_a_card_that_is_known_is_imagined_among_three_alike_more_often() -> None:  # KIT-H02, KIT-K02
    a, b, *_ = four("skip*3 cat_beard.marked*2", "bury")
    a.chooses("triple:skip:skip:skip:B")
    assert len([g for g in imagined(b) if "cat_beard.marked" in words(g.picked)]) > 20


def test_nobody_knows_whether_a_marked_card_is_among_those_picked() -> None:  # KIT-H02, KIT-X11
    a, b, *_ = four(
        "mark cat_beard.marked attack_2x skip shuffle favor", "bury", options=WITH_FIVE, discards=["mark", *NO_WINDOWS]
    )
    a.plays_five("mark", "cat_beard.marked")
    assert {"cat_beard.marked" in words(g.picked) for g in imagined(b)} == {False, True}


def test_nobody_hears_which_of_two_feral_cats_was_picked_first() -> None:  # KIT-H02, KIT-K03
    heard = []
    for ferals in (["feral_cat", "feral_cat.marked"], ["feral_cat.marked", "feral_cat"]):
        hand = "shuffle skip mark feral_cat feral_cat.marked"
        a, _, c, *_ = four(hand, "bury", options=WITH_FIVE, discards=["bury", *NO_WINDOWS])
        picked = sorted(["shuffle", "skip", "mark"], key=CARD_WORDS.index)
        a.plays_five(*picked, *ferals)
        heard.append(told(c, "five"))
    assert heard[0] == heard[1]


def test_of_three_alike_the_known_ones_are_imagined_to_be_picked_first() -> None:  # KIT-H02, KIT-K02
    a, b, *_ = four("bury*4 skip*3", "mark", **{**FEW, "pile": f"{EXPLODING}*5"})
    a.table.g.players[0].known[a.hand.index("bury")] |= 1 << b.seat
    a.chooses("triple:bury:bury:bury:B")
    for g in imagined(b):
        known = [card for card, seats in zip(g.players[0].hand, g.players[0].known, strict=True) if seats >> b.seat & 1]
        assert not set(words(known)) & set(words(g.picked))


def test_kittens_that_a_position_leaves_out_are_imagined_nowhere_else() -> None:  # KIT-H02
    a, *_ = four("skip", "mark", pile=f"shuffle {EXPLODING}")
    assert all(words(g.pile).count(EXPLODING) == 1 for g in imagined(a))


# An unused Nope or Alter NOW leaves no trace (KIT-N07).


def trace(held: str, buried: str, *, fast: bool) -> list[object]:
    """What all but C see, and the generator, after every move of a game in which C holds a card and never uses it.

    C is still asked in secret, so what is compared is what there is to see once C has answered.
    """
    hands = ("A: skip*2 shuffle mark", "B: skip reverse", f"C: {held} bury")
    players = table(*hands, pile=f"{PILE} {buried}", forced=False)
    a, b, c = players
    a.table.g.skip_forced = fast
    a.table.g.start()
    seen: list[object] = []
    for player, code in ((a, "play:shuffle"), (a, "play:mark:B"), (a, "pair:skip:skip:B"), (a, "draw"), (b, "draw")):
        player.chooses(code)
        for answer in ("pass", "keep"):
            for other in [other for other in players if answer in other.options]:
                other.chooses(answer)
            seen.append((others_see(a, but=c.seat), a.table.g.random.dump()))
    assert c.hand.count(held) == 1
    return seen


@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize("card", ["nope", NOW])
def test_an_unused_reaction_leaves_no_trace(card: str, fast: bool) -> None:  # KIT-N07, KIT-H04
    assert trace(card, "super_skip", fast=fast) == trace("super_skip", card, fast=fast)


@pytest.mark.parametrize("card", ["nope", NOW])
def test_while_the_holder_of_a_reaction_thinks_nobody_else_can_notice(card: str) -> None:  # KIT-N07, KIT-N11
    def waiting(held: str, buried: str) -> list[object]:
        a, b, _ = table("A: shuffle", "B: skip", f"C: {held}", pile=f"{PILE} {buried}", forced=False)
        a.plays("shuffle")
        b.passes()
        return others_see(a, but=2)

    assert waiting(card, "super_skip") == waiting("super_skip", card)


def test_everybody_hears_what_kind_of_card_a_thief_announces() -> None:  # KIT-O5 KIT-H01 KIT-N02
    options = {**ALL_CARDS, "marked_steal": "choose"}
    a, b, c = table("A: cat_beard*2", "B: defuse.marked skip", "C: nope", pile="skip ...", options=options)
    a.pairs("cat_beard", at=b, wish="defuse.marked")
    assert c.asked == "nope"
    assert c.board.stack[0].wish == "defuse.marked"
    arguments = c.told[-1]["arguments"]
    assert isinstance(arguments, dict)
    assert arguments["wish"] == "defuse.marked"


def test_the_explosion_of_a_keeper_tells_that_the_streaking_kitten_was_stolen() -> None:  # KIT-08 KIT-H08
    for seed in range(60):
        a, b, c = table("A: cat_beard*2", "B: streaking_kitten exploding_kitten", "C:", pile="skip ...", seed=str(seed))
        a.pairs("cat_beard", at=b)
        if not b.alive:
            assert c.board.players[a.seat].known == ["streaking_kitten"]
            return
    raise AssertionError("the Streaking Kitten was never stolen")


def test_a_bystander_can_imagine_that_a_kept_kitten_is_being_stolen() -> None:  # KIT-X02 KIT-H04
    for seed in range(60):
        a, b, c = table(
            "A: cat_beard*2 defuse",
            "B: streaking_kitten.marked exploding_kitten skip",
            "C:",
            pile="nope nope",
            seed=str(seed),
            forced=False,
        )
        a.pairs("cat_beard", at=b)
        b.passes()
        c.passes()
        for number in range(20):
            imagined = GAME.imagine(a.table.g, c.seat, QuickRandom(number))
            assert GAME.view(imagined, c.seat).plain() == GAME.view(a.table.g, c.seat).plain()


def keeper_died_with_a_marked_streaking_kitten() -> list[Actor]:
    """A's hand stays face down, with a kept kitten in it; only the Streaking Kitten was seen and is discarded."""
    options = {**ALL_CARDS, "eliminated_hand": "face_down"}
    hand = f"A: {STREAKING}.marked {EXPLODING} skip"
    players = table(hand, "B: mark", "C:", pile=f"{IMPLODING}.up {EXPLODING}", options=options)
    players[0].draws()
    assert players[0].hand == [EXPLODING, "skip"]
    return players


def test_a_kitten_kept_in_a_hand_that_stays_face_down_is_imagined_there() -> None:  # KIT-O4 KIT-08
    players = keeper_died_with_a_marked_streaking_kitten()
    for player in (*players, spectator(players[0])):
        for g in imagined(player):
            assert EXPLODING in words(g.players[0].hand)
            assert GAME.view(g, player.seat).plain() == GAME.view(player.table.g, player.seat).plain()


def test_nobody_is_sure_that_a_kitten_is_in_the_pile_if_a_dead_hand_may_hold_it() -> None:  # KIT-O4 KIT-08
    _, b, _ = keeper_died_with_a_marked_streaking_kitten()
    assert (b.board.kittens, b.board.kittens_sure) == (2, False)


def test_nobody_imagines_a_face_up_kitten_on_top_that_all_would_see() -> None:  # KIT-O3
    options = {**ALL_CARDS, "imploding_visibility": "top_only"}
    a, b, _ = table("A:", "B:", "C:", pile="imploding_kitten skip nope mark", options=options)
    a.draws()
    a.puts(2)
    for number in range(200):
        imagined = GAME.imagine(a.table.g, b.seat, QuickRandom(number))
        assert not turned(imagined.pile[-1])


def test_a_game_saved_before_it_was_known_who_puts_a_kitten_back_goes_on() -> None:
    state = GAME.deal(GAME.setup(3, {}, "1"), from_seed("1"))
    saved = GAME.dump(state)
    fields = saved["state"]
    assert isinstance(fields, dict)
    older = {**saved, "state": {key: value for key, value in fields.items() if key not in ADDED_FIELDS}}
    assert GAME.dump(GAME.load(older)) == saved
