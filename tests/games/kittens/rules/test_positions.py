"""Positions: a table as text, both ways."""

import pytest
import yaml

from igroteka.core.errors import BadPosition, IgrotekaError
from igroteka.core.positions import read_position, state_from, write_position
from igroteka.core.registry import find_game
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.titles import CARD_WORDS

KITTENS = find_game("kittens")

POSITION = """
game: kittens
seats: 3
options: {deck: full_box}
turn: B
turns_left: 2
attacked: true
direction: counterclockwise
hands:
  A: [nope, skip*2]
  B: [defuse.marked]
pile: [exploding_kitten, imploding_kitten.up, ...]
discards: [skip]
ill_take_that: {B: A}
barking: [C]
"""


def arrange(text: str) -> KittensGame:
    g = read_position(text, KITTENS)
    assert isinstance(g, KittensGame)
    return g


def words(cards: list[int]) -> list[str]:
    return [CARD_WORDS[card] for card in cards]


def test_a_position_arranges_what_it_names() -> None:
    g = arrange(POSITION)
    assert words(g.players[0].hand) == ["nope", "skip", "skip"]
    assert words(g.players[1].hand) == ["defuse.marked"]
    assert words(g.top_cards(2)) == ["exploding_kitten", "imploding_kitten.up"]
    assert (g.current, g.turns_left, g.attacked, g.direction) == (1, 2, True, -1)
    assert g.players[1].taker == 0
    assert g.players[2].barking == 1


def test_a_hand_that_is_not_named_is_dealt_from_the_rest_of_the_cards() -> None:
    hand = words(arrange(POSITION).players[2].hand)
    assert len(hand) == 8
    assert "defuse" in hand
    assert not {"exploding_kitten", "imploding_kitten"} & set(hand)


def test_no_card_is_lost_or_made_by_filling_up() -> None:
    g = arrange(POSITION)
    setup = KITTENS.setup(3, {"deck": "full_box"}, "1")
    fresh = KITTENS.deal(setup, g.random.clone())
    assert KITTENS.conserved(g) == KITTENS.conserved(fresh)


def test_a_pile_without_dots_is_just_what_is_named_and_the_rest_is_out_of_the_game() -> None:
    g = arrange(POSITION.replace(", ...]", "]"))
    assert words(g.pile) == ["imploding_kitten.up", "exploding_kitten"]
    assert g.aside


def test_a_written_position_gives_the_state_back() -> None:
    g = arrange(POSITION)
    again = arrange(write_position(KITTENS, g))
    for seat in range(-1, 3):
        assert KITTENS.view(again, seat).plain() == KITTENS.view(g, seat).plain()
    assert KITTENS.dump(again)["state"] == KITTENS.dump(g)["state"]


@pytest.mark.parametrize(
    ("field", "value", "text"),
    [
        ("hands", {"A": ["unicorn"]}, "error-position-card"),
        ("hands", {"A": ["skip*x"]}, "error-position-card"),
        ("hands", {"A": ["skip*9"]}, "error-position-too-many"),
        ("hands", {"Z": []}, "error-position-seat"),
        ("hands", {"A": "skip"}, "error-position-list"),
        ("hands", ["skip"], "error-position-field"),
        ("pile", "skip", "error-position-list"),
        ("turn", "D", "error-position-seat"),
        ("turns_left", 0, "error-position-field"),
        ("direction", "up", "error-position-field"),
        ("ill_take_that", ["B"], "error-position-field"),
        ("eliminated", ["A", "B", "C"], "error-position-field"),
        ("colour", "red", "error-position-unknown"),
        ("known", {"hands": {}, "pile": ["A"], "picked": [], "moving": []}, "error-position-field"),
    ],
)
def test_a_broken_position_is_refused_with_what_is_wrong(field: str, value: object, text: str) -> None:
    data = yaml.safe_load(POSITION) | {field: value}
    with pytest.raises(BadPosition) as refused:
        read_position(yaml.safe_dump(data), KITTENS)
    assert refused.value.text == text


def test_a_position_with_masks_that_are_no_numbers_is_refused() -> None:
    data = yaml.safe_load(write_position(KITTENS, arrange(POSITION)))
    data["known"]["pile"] = ["A"] * len(data["known"]["pile"])
    with pytest.raises(BadPosition):
        read_position(yaml.safe_dump(data), KITTENS)


def test_a_position_for_too_many_players_is_refused() -> None:
    with pytest.raises(IgrotekaError) as refused:
        read_position("game: kittens\nseats: 9\n", KITTENS)
    assert refused.value.text == "error-seats"


PLAYING = {"is": "PlayPhase"}
WINDOW = {"is": "Window", "players": [0], "action": {"do": "play:skip"}, "start": 0, "before": 0, "answers": []}


@pytest.mark.parametrize(
    ("change", "text", "field"),
    [
        ({"stack": []}, "error-position-field", "stack"),
        ({"stack": [{"is": "EndTurn", "seat": 0}]}, "error-position-frame", ""),
        ({"stack": [PLAYING, PLAYING]}, "error-position-frame", ""),
        ({"stack": [PLAYING, {"is": "EndTurn", "seat": 7}]}, "error-position-frame-field", "seat"),
        ({"stack": [PLAYING, {"is": "PutBack", "seat": 0, "buried": 0}]}, "error-position-field", "moving"),
        (
            {"stack": [PLAYING, {"is": "Order", "seat": 0, "count": 12, "shared": 0}]},
            "error-position-frame-field",
            "count",
        ),
        ({"stack": [PLAYING, {"is": "Take", "seat": 0, "before": 0}]}, "error-position-frame", ""),
        ({"stack": [PLAYING, {"is": "Give", "giver": 0, "receiver": 0}]}, "error-position-frame", ""),
        ({"stack": [PLAYING, {"is": "Name", "seat": 0, "target": 1}]}, "error-position-frame", ""),
        ({"stack": [PLAYING, WINDOW]}, "error-position-field", "table"),
        ({"stack": [PLAYING], "table": ["skip"]}, "error-position-field", "table"),
        ({"stack": [PLAYING, WINDOW | {"answers": [3]}], "table": ["skip"]}, "error-position-frame-field", "answers"),
        ({"picked": ["skip"]}, "error-position-field", "picked"),
        ({"nopes": 1 << 70}, "error-position-field", "nopes"),
        ({"known": {"hands": {}}}, "error-position-field", "known"),
    ],
)
def test_what_is_pending_must_fit_the_table(change: dict[str, object], text: str, field: str) -> None:
    with pytest.raises(BadPosition) as refused:
        state_from({"game": "kittens", "seats": 2, **change}, KITTENS)
    assert (refused.value.text, refused.value.arguments.get("field", "")) == (text, field)


def test_a_window_with_its_card_on_the_table_can_be_arranged() -> None:  # KIT-N03
    stack = [PLAYING, WINDOW]
    g = state_from({"game": "kittens", "seats": 2, "table": ["skip"], "stack": stack}, KITTENS)
    assert [decision.seat for decision in g.decisions()] == [1]
