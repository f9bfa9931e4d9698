"""The table of BANG! can be read in every language, on narrow and on wide screens."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from igroteka.cli.menu import make_menu, show_menu
from igroteka.core.journal import Entry
from igroteka.core.outcome import Outcome
from igroteka.core.phrases import HIDDEN
from igroteka.core.views import SPECTATOR, View
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.faces import FACE_WORDS
from igroteka.games.bang.rules.words import LOG_DEAD, LOG_PLAY, LOG_ROLE, LOG_WON, ROLES
from igroteka.games.bang.terminal import RENDERER
from igroteka.terminal import renderer_of
from igroteka.terminal.theme import THEME
from igroteka.terminal.words import Words, names_for
from igroteka.texts import LANGUAGES, texts_for
from tests.games.bang.table import Actor, table

WIDTHS = (80, 120)
screens = pytest.mark.parametrize(("language", "width"), [(one, width) for one in LANGUAGES for width in WIDTHS])


def four(event: str = "ambush") -> list[Actor]:
    return table(
        "A sheriff willy_the_kid 3: bang.AS beer.6H missed.2S | schofield.JC",
        "B outlaw vera_custer +bart_cassidy 2/3: gatling.10H | barrel.QS iron_plate.AD+",
        "C renegade black_jack skip: duel.QD | mustang.8H jail.JS",
        "D deputy paul_regret dead",
        event=event,
        events="ricochet blessing",
        show="showdown",
        discards="bang.2D beer.7H",
    )


def two() -> list[Actor]:
    return table(
        "A willy_the_kid: bang.AS beer.6H",
        "B black_jack 2/4: | barrel.QS",
        "C paul_regret: missed.2S",
        "D jesse_jones dead",
        two=True,
    )


def view_of(actors: list[Actor], seat: int) -> View:
    return GAME.view(actors[0].table.g, seat)


def words_for(view: View, language: str) -> Words:
    texts = texts_for(language)
    return Words(texts, names_for(texts, view.seats, view.seat, GAME.figures(view.seats)))


def drawn(shown: RenderableType, width: int) -> str:
    console = Console(width=width, no_color=True, theme=THEME)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def shown(actors: list[Actor], seat: int = 0, width: int = 100, language: str = "en", *, brief: bool = True) -> str:
    view = view_of(actors, seat)
    return drawn(RENDERER.table(view, words_for(view, language), brief=brief), width)


def line_of(letter: str, text: str) -> str:
    return next(line for line in text.splitlines() if line[2:4] == f"{letter} ")


def test_the_game_finds_its_face() -> None:
    assert renderer_of("bang") is RENDERER


@screens
@pytest.mark.parametrize("seat", [0, 1, 3, SPECTATOR])
@pytest.mark.parametrize("brief", [True, False])
def test_everybody_sees_who_is_at_the_table(language: str, width: int, seat: int, brief: bool) -> None:
    texts = texts_for(language)
    told = shown(four(), seat, width, language, brief=brief)
    for other in range(4):
        assert (texts.say("you") if other == seat else texts.say(f"cli-player-{'ABCD'[other]}")) in told
    for one in ("willy_the_kid", "vera_custer", "bart_cassidy", "black_jack", "paul_regret", "ambush", "showdown"):
        assert texts.say(f"bang-{one}") in told
    assert "●●●○○" in told
    assert "●●○" in told
    assert all(len(line) <= width for line in told.splitlines())


@screens
def test_two_players_have_two_figures_each(language: str, width: int) -> None:
    texts = texts_for(language)
    told = shown(two(), 1, width, language)
    for one in ("willy_the_kid", "black_jack", "paul_regret", "jesse_jones"):
        assert texts.say(f"bang-{one}") in told
    name, you = texts.say("cli-player-A"), texts.say("you")
    for figure in (f"{name} ①", f"{name} ②", f"{you} ①", f"{you} ②"):
        assert figure in told
    assert texts.say("cli-bang-sign-role") not in told


@screens
@pytest.mark.parametrize("actors", [four(), two()], ids=["four", "two"])
def test_the_open_table_shows_all_hands_and_roles(language: str, width: int, actors: list[Actor]) -> None:
    public = view_of(actors, SPECTATOR)
    views = [view_of(actors, seat) for seat in range(public.seats)]
    told = drawn(RENDERER.open_table(public, views, words_for(public, language)), width)
    assert "A♠" in told
    if public.seats == 4:
        assert texts_for(language).say("bang-role-outlaw") in told
        assert "Q♦" in told


def test_the_reader_comes_first() -> None:
    told = shown(four(), 1)
    assert told.splitlines()[0][2:].startswith("B ")


def test_roles_are_shown_only_as_far_as_they_are_known() -> None:
    told = shown(four(), 2)
    assert "Renegade" in told
    assert "Sheriff" in told
    assert "Outlaw" not in told
    assert [" ? " in line_of(letter, told) for letter in "ABCD"] == [False, True, False, False]
    assert "? role unknown" in told


def test_whoever_is_in_range_is_marked() -> None:
    told = shown(four(event="blessing"))
    assert "↔1 ◎" in line_of("B", told)  # a Schofield reaches two
    assert "↔2 ◎" in line_of("C", told)  # the other neighbour, with a Mustang
    assert "in your range (2)" in told
    farther = line_of("C", shown(four(event="blessing"), 1))  # behind a Mustang, and only a Colt at hand
    assert "↔2" in farther
    assert "◎" not in farther


def test_cards_laid_this_turn_are_marked() -> None:
    told = shown(four())
    assert "Iron Plate A♦ (new)" in told
    assert "Barrel Q♠ (new)" not in told


def test_the_hand_is_told_with_its_texts_when_asked_for() -> None:
    assert "Only one BANG! card per turn" not in shown(four(), width=200)
    assert "Only one BANG! card per turn" in shown(four(), width=200, brief=False)


def test_a_bang_of_this_turn_is_counted() -> None:
    a, b, *others = four()
    assert "BANG! played" not in shown([a, b, *others])
    a.plays("bang.AS", at=b)
    assert "BANG! played: 1" in shown([a, b, *others])


def test_money_is_told_in_a_match() -> None:
    actors = four()
    assert "$" not in shown(actors)
    actors[0].table.g.players[1].money = 700
    assert "$700" in line_of("B", shown(actors))


@pytest.mark.parametrize(
    ("event", "note", "told"),
    [
        ("handcuffs", 1, "Handcuffs  on Boris"),
        ("handcuffs", 0, "Handcuffs  on you"),
        ("abandoned_mine", 2, "Abandoned Mine  it works for Cleo this turn"),
        ("dead_man", 1, "Dead Man  Boris has returned"),
        ("handcuffs", -1, "Handcuffs"),
    ],
)
def test_an_event_tells_whom_it_concerns(event: str, note: int, told: str) -> None:
    lines = shown(table("A", "B", "C", "D", event=event, note=note)).splitlines()
    assert next(line for line in lines if line.startswith("Events")).split("Events")[1].strip() == told


def test_a_named_suit_is_shown() -> None:
    actors = table("A", "B", "C", "D", event="handcuffs", note=2 * 4 + 1, options={"handcuffs_rule": "name_suit"})
    assert "Handcuffs  Cleo: only hearts" in shown(actors)
    assert "Соня: только черви" in shown(actors, language="ru")


@pytest.mark.parametrize(("event", "arrow"), [("gold_rush", "↑"), ("ambush", "↓")])
def test_the_order_of_turns_is_shown(event: str, arrow: str) -> None:
    assert f"{arrow} order of turns" in shown(four(event=event))


@pytest.mark.parametrize(
    ("language", "told"), [("en", "1 Choose yourself ① 2 yourself ②"), ("ru", "1 Выбрать себя ① 2 себя ②")]
)
def test_a_menu_calls_figures_by_their_players(language: str, told: str) -> None:  # BANG-N2.3
    actors = table("A", "B", "C", "D", two=True, phase="steps")
    decision = actors[0].decision
    assert decision is not None
    view = view_of(actors, 0)
    words = words_for(view, language)
    menu = drawn(show_menu(make_menu(decision, None), words, RENDERER, view, 80), 80)
    assert " ".join(menu.split()) == told


def test_events_stand_in_one_line_unless_their_texts_are_asked_for() -> None:
    assert "Ambush  next: Ricochet  show: Showdown" in shown(four())
    in_full = shown(four(), brief=False).splitlines()
    for label, name in (("Event ", "Ambush"), ("Next event", "Ricochet"), ("Show ", "Showdown")):
        assert any(line.startswith(label) and name in line for line in in_full)


def test_a_table_of_seven_fits_a_small_screen() -> None:
    lines = [f"{letter} kit_carlson: bang bang bang" for letter in "ABCDEFG"]
    actors = table(*lines, event="ambush", events="curse", show="gag", discards="beer.6H")
    assert len(shown(actors, width=80).splitlines()) <= 14


def test_ones_own_second_figure_is_no_target() -> None:
    told = shown(two())
    assert "↔" not in line_of("B", told)
    assert "↔" in line_of("C", told)


def test_miss_susanna_counts_the_cards_of_the_turn() -> None:
    a, *others = table("A: beer.6H", "B", "C", "D", show="miss_susanna")
    assert "cards played: 0 of 3" in shown([a, *others])
    a.plays("beer")
    assert "cards played: 1 of 3" in shown([a, *others])


def test_characters_on_offer_are_shown() -> None:
    actors = two()
    actors[0].table.g.offered = [101, 102]
    assert "Characters  Bart Cassidy, Black Jack" in shown(actors)


def test_what_the_table_says_is_not_told_again() -> None:
    sheriff, outlaw = ROLES.index("sheriff"), ROLES.index("outlaw")
    assert not RENDERER.is_shown(Entry(LOG_ROLE, (1,), (sheriff,)))
    assert RENDERER.is_shown(Entry(LOG_ROLE, (1,), (outlaw,)))
    assert not RENDERER.is_shown(Entry(LOG_ROLE, (1,), (outlaw,), 1 << 1).redacted_for(0))
    assert [RENDERER.is_shown(Entry(LOG_WON, (figure, HIDDEN))) for figure in (2, 3)] == [True, False]
    assert RENDERER.is_shown(Entry(LOG_WON, (3, outlaw)))


def test_the_discard_pile_can_be_looked_through() -> None:
    view = view_of(four(), 0)
    told = drawn(RENDERER.discards(view, words_for(view, "en")), 80)
    assert told.index("Beer 7♥") < told.index("BANG! 2♦")


def test_the_end_tells_roles_and_money() -> None:
    words = words_for(view_of(four(), 0), "en")
    outcome = Outcome([1, 2, 2, 2], [1, 0, 0, 0], {"turns": 9, "roles": list(ROLES), "money": [0, 500, 0, 0]})
    told = RENDERER.facts(outcome, words)
    assert told[0] == "The game took 9 turns."
    assert "Boris: Deputy" in told
    assert "Boris: $500" in told


def test_one_of_two_figures_does_not_put_its_player_out() -> None:
    assert RENDERER.eliminates(Entry(LOG_DEAD, (1, 2)), 1)
    assert not RENDERER.eliminates(Entry(LOG_DEAD, (1, 2)), 0)
    assert not RENDERER.eliminates(Entry(LOG_DEAD, (1, HIDDEN)), 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_stand_out_in_a_sentence(language: str) -> None:
    entry = Entry(LOG_PLAY, (1, FACE_WORDS.index("bang.AS")))
    told = RENDERER.sentence(entry, words_for(view_of(four(), 0), language))
    assert [told.plain[span.start : span.end][-2:] for span in told.spans] == ["A♠"]


def test_the_notation_names_every_verb() -> None:
    text = Path("src/igroteka/games/bang/NOTATION.md").read_text(encoding="utf-8").partition("## Options")[0]
    options = [GAME.option(code) for code in re.findall(r"`([a-z-]+(?::[\w.]+)*)`", text)]
    assert {option.verb for option in options if option} == set(GAME.verbs)
