"""What the table of Exploding Kittens tells about the danger of the next draw, and how things are laid out."""

from __future__ import annotations

import pytest
from rich.console import Console
from rich.text import Text

from igroteka.core.positions import read_position
from igroteka.core.registry import find_game
from igroteka.core.views import View
from igroteka.games.kittens.rules.view import KittensBoard
from igroteka.games.kittens.terminal import RENDERER, danger, odds
from igroteka.terminal.flow import Flow
from igroteka.terminal.theme import THEME
from igroteka.terminal.words import Words, names_for
from igroteka.texts import texts_for

KITTENS = find_game("kittens")
EN = texts_for("en")


def view_of(fields: str, seat: int = 0, deck: str = "danger_mode") -> View:
    head = f"game: kittens\nseats: 2\noptions: {{deck: {deck}}}\n"
    return KITTENS.view(read_position(head + fields, KITTENS), seat)


def told(fields: str, seat: int = 0, deck: str = "danger_mode") -> str:
    view = view_of(fields, seat, deck)
    assert isinstance(view.board, KittensBoard)
    return danger(view.board, seat, EN).plain


def shown(view: View, width: int = 100, language: str = "en", *, brief: bool = True) -> str:
    console = Console(width=width, no_color=True, theme=THEME)
    texts = texts_for(language)
    words = Words(texts, names_for(texts, view.seats, view.seat))
    with console.capture() as capture:
        console.print(RENDERER.table(view, words, brief=brief))
    return capture.get()


CAT_FIGHT = "hands: {A: [defuse], B: [defuse]}\n"


def test_the_danger_is_the_share_of_kittens_that_nobody_has_seen() -> None:
    assert told(CAT_FIGHT + "pile: [exploding_kitten, nope, nope, reverse]", deck="cat_fight") == (
        "next card a kitten: 1 in 4"
    )


def test_a_kitten_that_is_gone_is_no_danger() -> None:
    assert "no kitten" in told(CAT_FIGHT + "pile: [nope, nope]\ndiscards: [exploding_kitten]", deck="cat_fight")


def test_only_kittens_left_is_certain() -> None:
    assert "is a kitten!" in told(CAT_FIGHT + "pile: [exploding_kitten]", deck="cat_fight")


def test_somebody_may_be_keeping_a_kitten() -> None:  # KIT-08
    cards = "pile: [shuffle, exploding_kitten*6, ...]\n"
    assert "at most" in told("hands: {A: [defuse], B: [defuse]}\n" + cards)
    assert "at most" not in told("hands: {A: [streaking_kitten], B: [defuse]}\n" + cards)


def test_a_card_that_you_know_is_told() -> None:
    fields = "hands: {A: [defuse], B: [defuse]}\npile: [imploding_kitten.up, skip, ...]"
    view = view_of(fields, deck="full_box")
    assert isinstance(view.board, KittensBoard)
    assert danger(view.board, 0, EN).plain == "a kitten is on top!"
    assert "1.  Imploding Kitten (face up)" in shown(view)


@pytest.mark.parametrize(
    ("kittens", "cards", "share"), [(1, 7, (1, 7)), (3, 23, (1, 8)), (2, 5, (2, 5)), (2, 4, (1, 2)), (1, 3, (1, 3))]
)
def test_shares_are_told_as_people_say_them(kittens: int, cards: int, share: tuple[int, int]) -> None:
    assert odds(kittens, cards) == share


TABLE = """
turn: B
turns_left: 3
attacked: true
direction: counterclockwise
hands:
  A: [nope*2, skip.marked, defuse]
  B: [defuse]
ill_take_that: {B: A}
barking: [B]
discards: [mark, skip, shuffle, bury, reverse, super_skip]
"""


def test_everything_that_lies_on_the_table_is_shown() -> None:
    out = shown(view_of(TABLE, deck="full_box"))
    assert "▶ B Boris" in out
    assert "3 turns to take" in out
    assert "counter-clockwise" in out
    assert "I'll Take That  the next draw goes to you" in out
    assert "Barking Kitten" in out
    assert "2×  Nope" in out
    assert "Skip (marked)" in out
    assert "Super Skip    Reverse" in out
    assert "and 1 more" in out


def test_a_spectator_sees_no_hand() -> None:
    out = shown(view_of(TABLE, seat=-1, deck="full_box"))
    assert "Nope" not in out
    assert "Alex" in out


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("brief", [True, False])
def test_nothing_is_wider_than_the_terminal(language: str, width: int, brief: bool) -> None:
    out = shown(view_of(TABLE, deck="full_box"), width, language, brief=brief)
    assert max(len(line) for line in out.splitlines()) <= width


def test_pieces_flow_without_being_broken() -> None:
    flow = Flow([Text("See the Future"), Text("Skip"), Text("Nope")])
    assert [line.plain for line in flow.lines(22)] == ["See the Future  Skip", "Nope"]
    assert [line.plain for line in flow.lines(10)] == ["See the Future", "Skip  Nope"]
    assert Flow([]).lines(10) == []
