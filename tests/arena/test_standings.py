"""What the games of a contest say."""

import re
from datetime import date

import pytest

from igroteka.arena.bouts import FinishedGame, play_bout
from igroteka.arena.contest import BALANCE, CHALLENGE, ROUND_ROBIN, Bout, Contest, contest
from igroteka.arena.report import report
from igroteka.arena.standings import Results
from igroteka.arena.wording import Wording
from igroteka.core.registry import find_game
from igroteka.texts.texts import texts_for


def between(kind: str, bots: tuple[str, ...], seats: int = 2, name: str = "kittens") -> Contest:
    return Contest(name, seats, {}, kind, bots, 20, "1")


def played(deal: int, bots: tuple[str, ...], places: list[int], line_up: int = 0, role: str = "x") -> FinishedGame:
    traits = {"role": [[role] for _ in bots]}
    return FinishedGame(Bout(line_up, deal, bots), places, [4] * len(bots), [0.002] * len(bots), traits, ["storm"])


def played_deal(wanted: Contest, deal: int) -> list[FinishedGame]:
    return [play_bout(wanted, bout) for bout in wanted.bouts(deal)]


def test_a_bot_that_wins_in_every_seat_stands_first_and_is_rated_higher() -> None:
    games = [played(deal, ("weak", "strong"), [2, 1]) for deal in range(20)]
    games += [played(deal, ("strong", "weak"), [1, 2]) for deal in range(20)]
    best, last = Results(between(ROUND_ROBIN, ("weak", "strong")), games).standings()
    assert (best.name, best.share.games, best.share.share) == ("strong", 40, 1.0)
    assert (last.name, last.share.share) == ("weak", 0.0)
    assert best.rating > 25 > last.rating
    assert best.decisions == 4
    assert best.ms_per_move == pytest.approx(0.5)


def test_a_shared_first_place_is_half_a_win_and_that_of_allies_a_whole_one() -> None:
    draw = [played(0, ("a", "b"), [1, 1])]
    assert Results(between(ROUND_ROBIN, ("a", "b")), draw).standings()[0].share.share == 0.5
    assert Results(between(ROUND_ROBIN, ("a", "b"), name="bang"), draw).standings()[0].share.share == 1.0


def test_a_bot_wins_a_game_in_any_of_its_seats_and_its_fair_share_is_that_of_its_seats() -> None:
    games = [played(deal, ("a", "b", "a", "b"), [1, 2, 3, 4]) for deal in range(10)]
    games += [played(deal, ("b", "a", "b", "a"), [2, 3, 4, 1]) for deal in range(10)]
    best, last = Results(between(ROUND_ROBIN, ("a", "b"), 4), games).standings()
    assert (best.share.games, best.share.share, best.fair) == (20, 1.0, 0.5)
    assert (best.share.high, last.share.low) == (1.0, 0.0)
    assert last.fair == 0.5


def test_the_fair_share_of_a_bot_with_one_seat_among_four_is_a_quarter() -> None:
    games = [played(0, ("a", "b", "b", "b"), [1, 2, 3, 4])]
    found = Results(between(ROUND_ROBIN, ("a", "b", "b", "b"), 4), games).standings()
    assert {one.name: one.fair for one in found} == {"a": 0.25, "b": 0.75}


def test_allies_have_no_fair_share() -> None:
    games = [played(0, ("a", "b"), [1, 1])]
    assert [one.fair for one in Results(between(ROUND_ROBIN, ("a", "b"), name="bang"), games).standings()] == [None] * 2


def test_the_order_in_which_games_were_finished_does_not_matter() -> None:
    games = [played(deal, ("a", "b"), [1, 2] if deal % 3 else [2, 1]) for deal in range(20)]
    wanted = between(ROUND_ROBIN, ("a", "b"))
    assert Results(wanted, games).standings() == Results(wanted, games[::-1]).standings()


def test_a_challenge_compares_each_seat_with_itself() -> None:
    wanted = between(CHALLENGE, ("new", "old"))
    games = [played(deal, ("new", "old"), [1, 2]) for deal in range(20)]
    games += [played(deal, ("old", "new"), [1, 2]) for deal in range(20)]
    games += [played(deal, ("old", "old"), [1, 2], line_up=1) for deal in range(20)]
    results = Results(wanted, games)
    assert {gain.what: gain.gain.mean for gain in results.gains("seat")} == {"": 0.0, "0": 0.0, "1": 0.0}
    games = [one for one in games if one.bout.bots != ("old", "new")]
    games += [played(deal, ("old", "new"), [2, 1]) for deal in range(20)]
    found = {gain.what: gain.gain.mean for gain in Results(wanted, games).gains("seat")}
    assert found == {"": 0.5, "0": 0.0, "1": 1.0}


def test_games_that_the_others_play_alone_do_not_count_for_a_challenger() -> None:
    wanted = between(CHALLENGE, ("new", "old"))
    games = [played(0, ("new", "old"), [1, 2]), played(0, ("old", "old"), [1, 2], line_up=1)]
    assert {one.name: one.share.games for one in Results(wanted, games).standings()} == {"new": 1, "old": 1}


def test_events_are_told_with_who_won_where_they_came() -> None:
    games = [played(deal, ("a", "a"), [1, 2]) for deal in range(4)]
    (found,) = Results(between(BALANCE, ("a",)), games).happenings()
    assert (found.event, found.games, found.shares["x"].share) == ("storm", 4, 0.5)


def test_an_event_that_came_only_where_nobody_had_a_role_is_told_without_it() -> None:
    games = [played(0, ("a", "a"), [1, 2], role="bang-role-sheriff"), played(1, ("a", "a"), [1, 2])]
    games[1].traits["role"] = [["bang-role-outlaw"], ["bang-role-outlaw"]]
    games[1].events[:] = ["bang-high_noon"]
    games[0].events[:] = ["bang-ambush"]
    results = Results(between(BALANCE, ("a",), name="bang"), games)
    heads, rows = Wording(texts_for("en")).happenings("role", results.happenings())
    assert heads == ["Outlaw", "Sheriff"]
    assert [row[1:] for row in rows] == [["1", "", "50.0%"], ["1", "50.0%", ""]]
    assert "<table" in report(results, texts_for("en"), date(2026, 11, 16))


def test_a_bot_has_the_same_colour_in_all_charts_of_a_report() -> None:
    games = [played(deal, ("weak", "strong"), [2, 1], role="bang-role-outlaw") for deal in range(20)]
    for one in games:
        one.events.clear()
    page = report(Results(between(ROUND_ROBIN, ("weak", "strong")), games), texts_for("en"), date(2026, 11, 16))
    standings, course, *_ = page.split("<svg")[1:]
    assert re.findall(r"--c\d", standings) == ["--c1", "--c0"]
    assert re.findall(r"--c\d|(?:weak|strong)</text>", course)[2:] == ["--c0", "weak</text>", "--c1", "strong</text>"]


def test_a_command_has_the_options_that_are_not_the_default() -> None:
    wanted = contest(
        find_game("kittens"), 2, {"deck": "lightning_kittens"}, ROUND_ROBIN, ["greedy", "random"], 1, "a b"
    )
    assert "deck=lightning_kittens" in wanted.command()
    assert "--seed 'a b'" in wanted.command()
    usual = contest(find_game("bang"), 5, {}, ROUND_ROBIN, ["greedy", "random"], 1, "1")
    assert usual.changed() == {}
    assert Wording(texts_for("en")).options(usual) == "All options are as by default."


def test_the_share_as_the_games_went_on_ends_at_the_share() -> None:
    games = [played(deal, ("a", "b"), [1, 2] if deal < 5 else [2, 1]) for deal in range(20)]
    running = Results(between(ROUND_ROBIN, ("a", "b")), games).running("a")
    assert running[0] == 1.0
    assert running[-1] == 0.25
    assert len(running) == 20


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_game_of_bang_tells_roles_and_characters_as_they_were_dealt(seats: int) -> None:
    wanted = contest(find_game("bang"), seats, {}, BALANCE, ["random"], 1, "1")
    (found,) = played_deal(wanted, 0)
    assert [len(each) for each in found.traits["character"]] == [2 if seats == 2 else 1] * seats
    assert [len(each) for each in found.traits["role"]] == [0 if seats == 2 else 1] * seats


def test_the_events_of_a_game_of_bang_are_told() -> None:
    wanted = contest(find_game("bang"), 5, {"high_noon": True}, BALANCE, ["random"], 1, "1")
    found = [event for deal in range(5) for one in played_deal(wanted, deal) for event in one.events]
    assert found
    assert all(event.startswith("bang-") for event in found)


def test_the_same_bout_is_the_same_game() -> None:
    wanted = contest(find_game("bang"), 4, {}, ROUND_ROBIN, ["greedy", "random"], 1, "1")
    bout = wanted.bouts(0)[1]
    first, second = play_bout(wanted, bout), play_bout(wanted, bout)
    assert (first.places, first.decisions, first.traits) == (second.places, second.decisions, second.traits)
