"""`arena`: what comes out, for people and for programs."""

import json
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from igroteka import __version__
from igroteka.arena.results_file import ResultsFile
from igroteka.arena.running import run as play
from igroteka.arena.shares import Difference
from igroteka.arena.wording import Wording
from igroteka.texts import texts_for
from tests.cli.running import LANGUAGES, refused, run

FEW = (
    "arena",
    "kittens",
    "greedy",
    "random",
    "-n",
    "4",
    "--preset",
    "lightning_kittens",
    "--seats",
    "2",
    "--workers",
    "1",
)
BANG = (
    "arena",
    "bang",
    "greedy",
    "random",
    "--challenge",
    "-n",
    "5",
    "--seats",
    "5",
    "--options",
    "high_noon=on",
    "--workers",
    "1",
)


def data(*arguments: str) -> dict[str, object]:
    found = json.loads(run(*arguments, "--json").out)
    assert isinstance(found, dict)
    return found


def without_times(found: dict[str, object]) -> dict[str, object]:
    bots = found["bots"]
    assert isinstance(bots, list)
    for bot in bots:
        bot.pop("ms_per_move")
    return found


def test_a_tournament_as_data() -> None:
    found = data(*FEW)
    assert (found["game"], found["seats"], found["games"], found["kind"]) == ("kittens", 2, 4, "round-robin")
    bots = found["bots"]
    assert isinstance(bots, list)
    assert {bot["name"] for bot in bots} == {"greedy", "random"}
    assert set(bots[0]) >= {"name", "games", "wins", "share", "low", "high", "rating", "ms_per_move"}
    assert sum(bot["wins"] for bot in bots) == 4


def test_the_same_seed_gives_the_same_result_however_many_processes_play() -> None:
    first, second = without_times(data(*FEW)), without_times(data(*FEW, "--workers", "2"))
    assert first == second
    assert without_times(data(*FEW, "--seed", "other")) != first


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_challenge_is_summed_up_by_role(language: str) -> None:
    ran = run(*BANG, "--lang", language)
    assert ran.code == 0
    assert {"en": "By role", "ru": "По ролям"}[language] in ran.out
    assert {"en": "Renegade", "ru": "Маньяк"}[language] in ran.out


@pytest.mark.parametrize(("language", "words"), [("en", "Too few deals"), ("ru", "Слишком мало раздач")])
def test_a_gain_on_a_few_deals_has_no_interval(tmp_path: Path, language: str, words: str) -> None:
    file = tmp_path / "report.html"
    ran = run(*BANG, "--lang", language, "--report", str(file))
    page = file.read_text(encoding="utf-8")
    assert ran.out.count(words) == 1
    assert page.count(words) == 1
    assert "100.0 …" not in ran.out.replace(",", ".")
    assert "<td>–</td>" in page
    assert " – " in ran.out


def test_as_data_a_gain_on_a_few_deals_has_no_interval_either() -> None:
    gains = data(*BANG)["gains"]
    assert isinstance(gains, dict)
    for gain in gains["role"]:
        assert (gain["gain"]["low"], gain["gain"]["high"]) == (None, None)


@pytest.mark.parametrize(("language", "points"), [("en", "+3.4 points"), ("ru", "+3,4 п. п.")])
def test_a_gain_is_told_in_points_of_percent_with_its_sign(language: str, points: str) -> None:
    words = Wording(texts_for(language))
    assert words.points(0.034).replace("\N{NO-BREAK SPACE}", " ") == points
    assert words.points(-0.034)[0] == "−"
    assert words.points(-0.0001)[:4] == words.points(0.0)[:4]
    assert words.gained(Difference(40, 0.0, -0.02, 0.02))[:1] == "−"
    assert "+2" in words.gained(Difference(40, 0.0, -0.02, 0.02))
    assert words.gained(Difference(4, 0.0, None, None)) == "–"


@pytest.mark.parametrize("bots", [("greedy",), ("greedy", "greedy")])
def test_a_bot_that_only_meets_itself_is_told_of_balance(bots: tuple[str, ...]) -> None:
    assert "--balance" in refused("arena", "kittens", *bots)


@pytest.mark.parametrize(("language", "fair"), [("en", "Fair"), ("ru", "Поровну")])
def test_a_tournament_tells_the_fair_share_beside_the_wins(tmp_path: Path, language: str, fair: str) -> None:
    file = tmp_path / "report.html"
    ran = run(*FEW, "--lang", language, "--report", str(file))
    assert fair in ran.out
    assert fair in file.read_text(encoding="utf-8")
    assert fair not in run(*BANG, "--lang", language).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name_is_folded_and_no_figure_is_cut_in_a_small_terminal(language: str) -> None:
    asked = (*FEW[:3], "search:0.000000000001s", *FEW[4:], "--lang", language)
    small = {"COLUMNS": "80"}
    for arguments in (asked, (*BANG, "--lang", language)):
        title, _, tables = run(*arguments, environment=small).out.partition("─")
        assert "…" not in title
        assert "…" not in tables.replace(" … ", " ")
        assert not [line for line in tables.splitlines() if line.strip() in {"%", "points", "п."}]


def test_few_deals_are_told_only_where_a_dash_stands() -> None:
    out = run(*BANG, "-n", "60").out
    assert " – " not in out.replace("\n", " ")
    assert "Too few deals" not in out


def test_a_balance_is_summed_up_by_seat_role_character_and_event() -> None:
    ran = run(
        "arena", "bang", "random", "--balance", "-n", "3", "--seats", "5", "--options", "high_noon=on", "--workers", "1"
    )
    for heading in ("By seat", "By role", "By character", "Wins where an event came"):
        assert heading in ran.out


class Tags(HTMLParser):
    """Counts what a page consists of."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.found.append(tag)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_one_file_with_tables_and_charts(tmp_path: Path, language: str) -> None:
    file = tmp_path / "report.html"
    assert run(*BANG, "--report", str(file), "--lang", language).code == 0
    page = file.read_text(encoding="utf-8")
    tags = Tags()
    tags.feed(page)
    assert tags.found.count("svg") == 5
    assert tags.found.count("table") == 5
    assert page.count('role="img" aria-label="') == 5
    assert page.count({"en": ">Without it</text>", "ru": ">Без него</text>"}[language]) == 3  # the legends
    assert {"en": ">25%</text>", "ru": ">25\N{NO-BREAK SPACE}%</text>"}[language] in page
    assert "script" not in tags.found
    assert "http" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_balance_has_a_table_for_each_chart_and_does_not_speak_of_seatings(tmp_path: Path, language: str) -> None:
    file = tmp_path / "report.html"
    asked = ("arena", "bang", "random", "--balance", "-n", "2", "--seats", "4", "--workers", "1")
    assert run(*asked, "--report", str(file), "--lang", language).code == 0
    page = file.read_text(encoding="utf-8")
    assert (page.count("<svg"), page.count("<table")) == (3, 3)
    assert {"en": "seatings", "ru": "рассадк"}[language] not in page
    assert {"en": "Ratings", "ru": "Рейтинг"}[language] not in page


@pytest.mark.parametrize(
    ("language", "options", "version"),
    [
        ("en", "Events: High Noon", "Played with Igroteka"),
        ("ru", "События: «Жаркий полдень»", "Сыграно в Igroteka"),
    ],
)
def test_a_report_tells_what_was_played_and_how_to_play_it_again(
    tmp_path: Path, language: str, options: str, version: str
) -> None:
    file = tmp_path / "report.html"
    run(*BANG, "--report", str(file), "--lang", language)
    page = file.read_text(encoding="utf-8")
    command = "igroteka arena bang greedy random --challenge --seats 5 -n 5 --seed 1 --options high_noon=on"
    assert f"<code>{command}</code>" in page
    assert options in page
    assert f"{version} {__version__}" in page
    assert str(tmp_path) not in page


def test_data_tell_the_version_and_the_command() -> None:
    found = data(*FEW)
    assert found["version"] == __version__
    command = found["command"]
    assert isinstance(command, str)
    again = data(*command.split()[1:], "--workers", "1")
    assert without_times(again) == without_times(found)


def test_a_report_never_takes_the_place_of_another_file(tmp_path: Path) -> None:
    notes, noise = tmp_path / "notes.html", tmp_path / "noise.html"
    notes.write_text("<p>dear diary</p>", encoding="utf-8")
    noise.write_bytes(b"\xff\xfe")
    for file in (notes, noise):
        assert "--force" in refused(*FEW, "--report", str(file))
    assert notes.read_text(encoding="utf-8") == "<p>dear diary</p>"
    assert run(*FEW, "--report", str(notes), "--force").code == 0
    assert "<table" in notes.read_text(encoding="utf-8")


def test_a_report_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    assert run(*FEW, "--report", str(file)).code == 0
    assert run(*FEW, "--report", str(file), "--lang", "ru").code == 0
    assert "турнир" in file.read_text(encoding="utf-8")


def test_a_contest_that_was_stopped_says_so_and_goes_on_with_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "contest.jsonl"

    def stopped(results_file: ResultsFile, workers: int, ray: str | None) -> Iterator[int]:
        for done in play(results_file, workers, ray):
            if done:
                raise KeyboardInterrupt
            yield done

    monkeypatch.setattr("igroteka.cli.arena.run", stopped)
    ran = run(*FEW, "--save", str(file))
    assert ran.code == 130
    assert "goes on where it stopped" in ran.err
    assert file.read_text(encoding="utf-8").count("\n") == 2
    monkeypatch.undo()
    assert without_times(data(*FEW, "--save", str(file))) == without_times(data(*FEW))


@pytest.mark.parametrize(
    "arguments",
    [
        ("arena", "kittens", "greedy", "random", "--balance"),
        ("arena", "kittens", "greedy", "--challenge"),
        ("arena", "kittens", "greedy", "random", "--challenge", "--balance"),
        ("arena", "kittens", "oracle"),
        ("arena", "kittens", "greedy", "--report", "no/such/folder/report.html"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(arguments: tuple[str, ...]) -> None:
    assert refused(*arguments)


@pytest.mark.parametrize("command", [FEW, ("simulate", "kittens", "-n", "4")])
def test_without_ray_a_cluster_is_refused_with_what_to_install(
    command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "igroteka[ray]" in refused(*command, "--ray", "local")
