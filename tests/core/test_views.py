"""Views: plain data, and nothing in them that a seat may not know."""

import json
from dataclasses import dataclass

from igroteka.core.random import QuickRandom
from igroteka.core.session import Session
from igroteka.core.views import SPECTATOR, plain, with_fields
from tests.core.table import deal, play, random_game, table, toy
from tests.core.toy import TOY, WORDS, Board


def board(session: Session, seat: int) -> Board:
    found = session.view(seat).board
    assert isinstance(found, Board)
    return found


def test_a_seat_sees_its_own_hand_and_how_many_cards_others_have() -> None:
    session = table("two one", "six five four")
    assert board(session, 0).hand == ["one", "two"]
    assert board(session, 1).hand == ["four", "five", "six"]
    assert board(session, SPECTATOR).hand == []
    assert board(session, SPECTATOR).hand_sizes == [2, 3]


def test_a_seat_sees_its_options_and_nobody_elses() -> None:
    session = table("two one", "six one", options={"cheers": False})
    assert [option.code for option in session.view(0).options][:2] == ["play:one", "play:two"]
    assert session.view(1).options == []
    assert session.view(SPECTATOR).options == []


def test_everybody_sees_an_open_question() -> None:
    session = table("two one", "six one")
    assert [asked.prompt.phrase.text for asked in session.view(SPECTATOR).asked] == ["toy-ask-turn"]


def test_nobody_else_sees_a_secret_question() -> None:
    session = play(table("two one", "six one", deck="six", options={"cheers": False}), "A draw")
    assert [asked.seat for asked in session.view(0).asked] == [0]
    assert session.view(1).asked == []


def test_a_secret_choice_does_not_move_the_moment() -> None:
    session = play(table("two one", "six one", deck="six"), "A draw")
    moment = session.view(1).public_version
    play(session, "A keep")
    assert session.view(1).public_version == moment


def test_a_known_card_is_seen_by_who_knows_it_until_it_is_drawn() -> None:
    session = play(table("two one", "six one", deck="three four"), "A peek")
    assert board(session, 0).seen == {0: "four"}
    assert board(session, 1).seen == {}
    play(session, "B draw", "B keep")
    assert board(session, 0).seen == {}


def test_views_are_plain_data() -> None:
    session = deal()
    for seat in (0, 1, 2, SPECTATOR):
        view = session.view(seat).plain()
        assert json.loads(json.dumps(view)) == view


def test_everything_in_a_board_becomes_plain() -> None:
    assert plain({1: (2, [Board([], [], [], {0: "one"}, [1], 0, 0, [], [], [], 3)])}) == {
        "1": [
            2,
            [
                {
                    "hand": [],
                    "drawn": [],
                    "aside": [],
                    "seen": {"0": "one"},
                    "hand_sizes": [1],
                    "aside_size": 0,
                    "deck_size": 0,
                    "discard": [],
                    "scores": [],
                    "cheers": [],
                    "round": 3,
                }
            ],
        ]
    }


def test_a_finished_game_shows_its_result() -> None:
    session = random_game(deal(2))
    outcome = session.view(SPECTATOR).outcome
    assert outcome is not None
    assert session.view(SPECTATOR).plain()["outcome"] == outcome.plain()
    assert outcome.winners == [seat for seat in (0, 1) if outcome.places[seat] == 1]
    assert set(outcome.plain()) == {"places", "scores", "winners", "facts"}


def test_a_seat_imagines_what_it_does_not_know_and_keeps_what_it_knows() -> None:
    session = play(table("two one", "six four", "five three", deck="one three four"), "A peek")
    hands = set()
    for seed in range(60):
        other = TOY.imagine(toy(session), 0, QuickRandom(seed))
        assert other.hands[0] == toy(session).hands[0]
        assert WORDS[other.deck[-1]] == "four"
        hands.add(tuple(sorted(other.hands[1])))
    assert len(hands) > 3


def test_an_imagined_hand_keeps_what_was_promised() -> None:
    session = play(table("two one", "six four", "five three"), "A play:two")
    for seed in range(60):
        assert WORDS.index("two") in TOY.imagine(toy(session), 1, QuickRandom(seed)).hands[0]


@dataclass(init=False)
class Filled:
    """A board that is filled in field by field."""

    hand: list[str]
    round: int


def test_a_board_can_be_copied_with_other_values() -> None:
    before = Filled()
    before.hand, before.round = ["one"], 1
    assert plain(with_fields(before, hand=["two"])) == {"hand": ["two"], "round": 1}
    assert plain(before) == {"hand": ["one"], "round": 1}
