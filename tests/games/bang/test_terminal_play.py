"""Playing BANG! by keyboard, as a newcomer does: what Enter does, looking things up, asking why not, two figures."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from igroteka.cli.replay import winners_text
from igroteka.cli.terminal import open_terminal
from igroteka.core.decisions import Decision
from igroteka.core.match import Match
from igroteka.core.random import QuickRandom
from igroteka.core.registry import games
from igroteka.core.replays import replay_of, write_replay
from igroteka.core.rollout import next_decision
from igroteka.core.session import Session
from igroteka.games.bang.terminal import RENDERER
from igroteka.terminal.theme import THEME
from igroteka.texts import texts_for
from tests.cli.running import LANGUAGES, refused, run
from tests.games.bang.table import Actor, table
from tests.games.bang.test_terminal import view_of, words_for

TURN = """
game: bang
seats: 4
turn: A
figures:
  A: {role: renegade, character: black_jack, hand: [bang.3D, bang.KD, jail.10S, beer.6H, missed.2S]}
  B: {role: outlaw, character: willy_the_kid, hand: [bang.2D], in_play: [mustang.8H]}
  C: {role: sheriff, character: jesse_jones, hand: [bang.5D]}
  D: {role: outlaw, character: paul_regret, hand: []}
"""
TWO = """
game: bang
seats: 2
turn: A
figures:
  A: {character: black_jack, hand: [mustang.8H, scope.AS]}
  B: {character: willy_the_kid}
  C: {character: jesse_jones, hand: []}
  D: {character: paul_regret}
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own to save in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def typing(here: Path, position: str, *lines: str, language: str = "en") -> str:
    """An arranged table with these lines typed; what is shown, with single blanks, after the first question."""
    (here / "table.yaml").write_text(position, encoding="utf-8")
    arguments = ("position", "play", "table.yaml", "--bots", "random", "--lang", language)
    shown = run(*arguments, typed="".join(f"{line}\n" for line in lines)).out.split("❯", 1)[1]
    return " ".join(shown.split())


def question(actors: list[Actor], actor: Actor) -> Decision:
    found = actors[0].table.g.decision(actor.seat)
    assert found is not None
    return found


# What Enter does.


def test_enter_does_not_take_a_shot() -> None:  # BANG-A09
    a, b, *_ = actors = table("A sheriff: bang.AS", "B outlaw: missed.2S", "C outlaw:", "D renegade:")
    a.plays("bang", b)
    assert RENDERER.default(question(actors, b)) is None


def test_enter_does_not_lose_to_indians() -> None:  # BANG-A07
    a, b, *_ = actors = table("A sheriff: indians.AD", "B outlaw: bang.2D", "C outlaw:", "D renegade:")
    a.plays("indians")
    assert RENDERER.default(question(actors, b)) is None


def test_enter_does_not_lose_a_duel() -> None:  # BANG-A08
    a, b, *_ = actors = table("A sheriff: duel.QD", "B outlaw: bang.2D", "C outlaw:", "D renegade:")
    a.plays("duel", b)
    assert RENDERER.default(question(actors, b)) is None


def test_enter_does_not_die_with_a_beer_in_hand() -> None:  # BANG-D02
    a, b, *_ = actors = table("A sheriff: duel.QD", "B outlaw 1: beer.6H", "C outlaw:", "D renegade:")
    a.plays("duel", b)
    b.passes()
    assert RENDERER.default(question(actors, b)) is None


def test_enter_takes_what_does_no_harm() -> None:  # BANG-D05
    a, b, *_ = actors = table("A sheriff: duel.QD", "B outlaw 1: panic.JH jail.10S", "C outlaw:", "D renegade:")
    a.plays("duel", b)
    b.passes()
    b.passes()
    default = RENDERER.default(question(actors, b))
    assert default is not None
    assert default.code == "pass"


def test_the_help_names_no_key_that_is_of_no_use(here: Path) -> None:
    assert "until your next turn" not in typing(here, TURN, "?")


# Why not?


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("bang on boris", "BANG-R04"),
        ("bang boris", "BANG-R04"),
        ("BANG! 3♦ on Boris", "BANG-R04"),
        ("bang cleo", "BANG-R04"),
        ("bang 3♦", "BANG-R04"),
        ("bang", "BANG-R04"),
        ("jail cleo", "BANG-C13"),
        ("missed 2♠", "BANG-C02"),
        ("Missed!", "BANG-C02"),
    ],
)
def test_why_a_card_in_hand_cannot_be_played(here: Path, typed: str, rule: str) -> None:
    assert f"{rule} " in typing(here, TURN, typed)


@pytest.mark.parametrize(("typed", "rule"), [("бэнг борис", "BANG-R04"), ("тюрьма соня", "BANG-C13")])
def test_why_not_in_russian(here: Path, typed: str, rule: str) -> None:
    assert f"{rule} " in typing(here, TURN, typed, language="ru")


def test_why_a_card_is_no_answer() -> None:  # BANG-A07
    a, b, *_ = actors = table("A sheriff: indians.AD", "B outlaw: bang.2D missed.2S", "C outlaw:", "D renegade:")
    a.plays("indians")
    tried = RENDERER.guess_option(
        "missed 2♠", question(actors, b), view_of(actors, b.seat), words_for(view_of(actors, b.seat), "en")
    )
    assert tried is not None
    assert b.why_not(tried.code) == "BANG-A07"


def test_a_card_that_nobody_holds_is_not_tried() -> None:
    a, *_ = actors = table("A sheriff: bang.AS", "B outlaw:", "C outlaw:", "D renegade:")
    view = view_of(actors, a.seat)
    assert RENDERER.guess_option("gatling", question(actors, a), view, words_for(view, "en")) is None


# Looking things up.


@pytest.mark.parametrize(
    ("option", "asked", "told"),
    [
        ("pixie_pete_draw: '4'", "?pixie pete", "draws four cards at the start of his turn."),
        ("pixie_pete_draw: '3'", "?pixie pete", "draws three cards at the start of his turn."),
        ("jail_release: one_turn", "?jail", "Jail is discarded in either case."),
        ("sniper_uses_bang_limit: false", "?BANG-F13", "It does not count as a BANG! of the turn."),
        ("panic_range: any", "?panic", "Take a card from any player:"),
    ],
)
def test_what_the_table_has_agreed_on_is_told(here: Path, option: str, asked: str, told: str) -> None:  # BANG-O01
    shown = typing(here, TURN + f"options: {{{option}}}", asked)
    assert told in shown
    assert "agreed" not in shown


@pytest.mark.parametrize(
    ("asked", "rule"),
    [
        ("renegade", "BANG-W02"),
        ("маньяк", "BANG-W02"),
        ("Outlaw", "BANG-W02"),
        ("помощник шерифа", "BANG-W03"),
        ("sheriff", "BANG-W03"),
        ("goal", "BANG-W02"),
        ("distance", "BANG-R01"),
        ("расстояние", "BANG-R01"),
        ("проверка", "BANG-K02"),
        ("announce", "BANG-N6.5"),
    ],
)
def test_rules_are_found_by_what_they_are_about(here: Path, asked: str, rule: str) -> None:
    assert f"{rule} " in typing(here, TURN, f"? {asked}")


def test_topics_are_found_outside_of_a_game() -> None:
    assert run("rules", "bang", "renegade").out.startswith("BANG-W02 ")


def test_a_rule_is_found_once() -> None:
    found = run("rules", "bang", "shot", "distance").out
    assert found.count("BANG-C43 ") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_full_tells_the_abilities(here: Path, language: str) -> None:
    shown = typing(here, TURN, "h", language=language)
    for character in ("black_jack", "willy_the_kid", "jesse_jones", "paul_regret"):
        assert texts_for(language).attribute(f"bang-{character}", "text") in shown


def test_characters_on_offer_are_told_with_their_abilities() -> None:  # BANG-N2.1
    shown = run("play", "bang", "--seats", "2", "--seed", "3", "--bots", "random", typed="h\n").out.split("❯", 1)[1]
    assert texts_for("en").attribute("bang-pedro_ramirez", "text") in " ".join(shown.split())


# Two players.


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "You lay Scope A♠ in front of yourself ②."), ("ru", "Ты кладёшь перед собой ② карту «Прицел» A♠.")],
)
def test_a_card_is_laid_in_front_of_oneself(here: Path, language: str, told: str) -> None:  # BANG-N2.5
    assert told in typing(here, TWO, "play:scope.AS:B", language=language)


def test_nobody_is_passive_before_there_is_a_character() -> None:  # BANG-N2.1
    shown = run("play", "bang", "--seats", "2", "--seed", "3", "--bots", "random").out
    assert "passive" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_option_two_players_are_told_that_there_are_no_events(language: str) -> None:  # BANG-O25
    two = ("play", "bang", "--seats", "2", "--bots", "random", "--lang", language)
    ran = run(*two, "--preset", "everything", "--options", "two_player_events=off")
    assert "BANG-O25" in ran.out
    assert "BANG-O25" not in run(*two, "--preset", "everything").out


# The end.


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "the winner is Ann.", "the winners are Ann and Bob."),
        ("ru", "победа за игроком Ann.", "победа за игроками Ann и Bob."),
    ],
)
def test_several_winners_are_told_as_several(language: str, one: str, two: str) -> None:
    terminal = open_terminal(language)
    assert winners_text(terminal, 1, ["Ann"]).endswith(one)
    assert winners_text(terminal, 1, ["Ann", "Bob"]).endswith(two)


# A match.

MATCH = ("play", "bang", "--preset", "base", "--seats", "4", "--bots", "random", "--seed", "5")
VARIANTS = ("--options", "hiring=on,experience=on,bounties=on")


@pytest.mark.parametrize(
    ("language", "first", "second"), [("en", "Game 1 of 2", "Game 2 of 2"), ("ru", "Игра 1 из 2", "Игра 2 из 2")]
)
def test_a_match_for_money_is_played_by_keyboard(
    here: Path, language: str, first: str, second: str
) -> None:  # BANG-M01
    ran = run(*MATCH, *VARIANTS, "--games", "2", "--lang", language, typed="1\n\n100\n" * 1500)
    assert ran.err == ""
    assert first in ran.out
    standing = ran.out.split(second)
    assert len(standing) == 2
    assert " 1. " in standing[0].rsplit("?", 1)[1]
    assert "$" in standing[0].rsplit("?", 1)[1]
    assert " 1. " in standing[1].rsplit("?", 1)[1]


def test_a_match_that_is_left_is_over(here: Path) -> None:
    ran = run(*MATCH, "--games", "2", typed="q\ny\nn\n")
    assert "Game 1 of 2" in ran.out
    assert "Game 2 of 2" not in ran.out


def test_a_bid_is_typed_as_an_amount(here: Path) -> None:  # BANG-V03
    bidding = (*MATCH, "--options", "hiring=on", "--games", "1", "--seat", "C")
    first, second, third, *_ = run(*bidding, typed="1\n900\n").out.split("❯")
    assert [line.split()[:2] for line in first.splitlines()[-3:]] == [["0", "Do"], ["900", "Bid"], ["1000", "Bid"]]
    assert "no option 1" in second
    assert "You bid $900." in third


def test_nought_is_no_bid(here: Path) -> None:  # BANG-V03
    bidding = (*MATCH, "--options", "hiring=on", "--games", "1", "--seat", "C")
    assert "You bid" not in run(*bidding, typed="0\n").out.split("❯")[1]


@pytest.mark.parametrize("typed", ["1\n\n100\n" * 3 + "s mine.replay\nq\ny\nn\n", "q\ny\ny\nmine.replay\n"])
def test_a_match_goes_on_where_it_was_left(here: Path, typed: str) -> None:  # BANG-M01
    left = run(*MATCH, *VARIANTS, "--games", "2", typed=typed)
    assert "--continue mine.replay" in " ".join(left.out.split())
    on = run("play", "bang", "--continue", "mine.replay", "--bots", "random", typed="1\n\n100\n" * 1500)
    assert on.err == ""
    assert "Game 1 of 2" in on.out
    after = on.out.split("Game 2 of 2")
    assert len(after) == 2
    assert "$" in after[1].rsplit("?", 1)[1]


def play_a_game(match: Match, file: Path) -> None:
    """Play the next game of a match at random and save it as it stands at its end."""
    session = Session.start(match.game, match.setup())
    random = QuickRandom(3)
    while session.state.decisions():
        decision = next_decision(session.state)
        session.choose(decision.seat, random.pick(decision.options).code)
    file.write_text(write_replay(replay_of(session, match=match)), encoding="utf-8")
    match.add_result(session.state)


def test_a_match_goes_on_after_a_game_that_is_over(here: Path) -> None:  # BANG-M01
    match = games()["bang"].match(4, {"hiring": True}, "5", 2)
    for number in (1, 2):
        play_a_game(match, here / f"game{number}.replay")
    on = run("play", "bang", "--continue", "game1.replay", "--bots", "random", typed="q\ny\nn\n")
    assert (on.err, "Game 1 of 2" in on.out, "Game 2 of 2" in on.out) == ("", False, True)
    assert run("replay", "verify", "game1.replay").code == 0
    assert "is over" in refused("play", "bang", "--continue", "game2.replay")


def test_a_match_and_a_game_that_do_not_belong_together_are_refused(here: Path) -> None:
    match = games()["bang"].match(4, {"hiring": True}, "5", 2)
    play_a_game(match, here / "game.replay")
    text = (here / "game.replay").read_text(encoding="utf-8")
    for old, new in (('"games": 2', '"games": 0'), ('"played": 0', '"played": 1'), ('match: {"', "match: {")):
        assert old in text
        (here / "broken.replay").write_text(text.replace(old, new), encoding="utf-8")
        refused("play", "bang", "--continue", "broken.replay")


def test_games_that_follow_one_another_are_no_single_replay(here: Path) -> None:
    assert "--games" in refused(*MATCH, "--games", "2", "--replay", "game.replay")
    assert "--games" in refused("play", "bang", "--games", "2", "--continue", "game.replay")
    assert "--games" in refused("play", "bang", "--games", "2", "--position", "table.yaml")


def test_a_match_is_for_four_to_eight() -> None:  # BANG-M01
    assert "BANG-M01" in refused("play", "bang", "--seats", "3", "--games", "3")


# The start.


@pytest.mark.parametrize("language", LANGUAGES)
def test_ready_made_choices_are_described_in_full(language: str) -> None:
    number = list(games()).index("bang") + 1
    shown = " ".join(run("--lang", language, typed=f"{number}\n").out.split())
    for preset in games()["bang"].presets:
        assert texts_for(language).attribute(f"bang-preset-{preset.id}", "about") in shown


def test_a_complaint_breaks_between_words_on_a_terminal() -> None:
    shown = StringIO()
    errors = Console(file=shown, force_terminal=True, no_color=True, theme=THEME, width=40)
    terminal = replace(open_terminal("en"), errors=errors)
    terminal.complain("The variant needs a match of several games, and there is none.")
    lines = Text.from_ansi(shown.getvalue()).plain.splitlines()
    assert len(lines) > 1
    assert all(len(line) <= 40 for line in lines)
