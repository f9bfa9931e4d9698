"""`replay` and `position`: files that are right, and files that are not."""

from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, refused, run

TABLE = "game: kittens\nseats: 2\noptions: {deck: cat_fight}\nturn: B\nhands: {A: [nope], B: [reverse, attack_2x]}\n"


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A recorded game that is over."""
    file = tmp_path_factory.mktemp("replays") / "finished.replay"
    arguments = ("play", "kittens", "--bots", "random", "--preset", "lightning_kittens", "--seed", "5")
    run(*arguments, "--replay", str(file), typed="1\n" * 300)
    return file


@pytest.fixture(scope="module")
def running(finished: Path) -> Path:
    """The same game, broken off."""
    lines = finished.read_text(encoding="utf-8").splitlines()
    file = finished.with_name("running.replay")
    file.write_text("\n".join(lines[: lines.index("---") + 4]) + "\n", encoding="utf-8")
    return file


def changed(file: Path, old: str, new: str) -> str:
    text = file.read_text(encoding="utf-8")
    assert old in text
    other = file.with_name("changed.replay")
    other.write_text(text.replace(old, new), encoding="utf-8")
    return str(other)


@pytest.mark.parametrize(("language", "word"), [("en", "The recorded game is right"), ("ru", "Запись верна")])
def test_a_right_replay_is_verified(finished: Path, language: str, word: str) -> None:
    ran = run("replay", "verify", str(finished), "--lang", language)
    assert ran.code == 0
    assert word in ran.out


def test_a_game_that_is_not_over_is_verified(running: Path) -> None:
    assert "not over yet" in run("replay", "verify", str(running)).out


@pytest.mark.parametrize(("old", "new"), [("seed: 5", "seed: 6"), ("places: ", "places: 9 "), ("A draw", "A dance")])
def test_a_replay_that_leads_elsewhere_gives_exit_status_1(finished: Path, old: str, new: str) -> None:
    ran = run("replay", "verify", changed(finished, old, new))
    assert ran.code == 1
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err


def test_a_replay_of_another_version_says_so(finished: Path) -> None:
    text = finished.read_text(encoding="utf-8").replace("engine: ", "engine: 0.0.").replace("seed: 5", "seed: 6")
    file = finished.with_name("old.replay")
    file.write_text(text, encoding="utf-8")
    ran = run("replay", "verify", str(file))
    assert ran.code == 1
    assert "recorded by version 0.0." in ran.err


BROKEN = {
    "title": ("igroteka replay 1", "hello"),
    "unknown game": ("game: kittens", "game: ludo"),
    "no game": ("game: kittens\n", ""),
    "no seats": ("seats: 4\n", ""),
    "no number": ("seats: 4", "seats: four"),
    "no seed": ("seed: 5\n", ""),
    "wrong option": ("option deck: lightning_kittens", "option deck: mouse_trap"),
    "no rule": ("---", ""),
    "no seat": ("\nA draw", "\nX draw"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("old", "new"), BROKEN.values(), ids=BROKEN)
def test_a_broken_replay_is_refused(finished: Path, old: str, new: str, language: str) -> None:
    file = changed(finished, old, new)
    refused("replay", "verify", file, "--lang", language)
    refused("replay", "show", file, "--lang", language)


def test_files_that_are_no_text_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(256)))
    assert "not a text file" in refused("replay", "show", str(file))
    assert "not a text file" in refused("position", "show", str(file))
    assert "cannot be read" in refused("position", "play", str(tmp_path))


def test_a_finished_game_is_told_openly(finished: Path) -> None:
    out = run("replay", "show", str(finished)).out
    assert "Boris draws Skip." in out
    assert "pass" in out


def test_a_running_game_is_told_as_everybody_may_know_it(running: Path) -> None:
    out = run("replay", "show", str(running)).out
    assert "Boris draws a card." in out
    assert "pass" not in out
    assert "Boris draws Skip." in run("replay", "show", str(running), "--open").out


def test_a_game_is_told_to_one_seat(finished: Path) -> None:
    out = run("replay", "show", str(finished), "--seat", "B", "--lang", "ru").out
    assert "Ты получаешь карты" in out
    assert "pass" not in out


def test_a_single_moment_is_shown(finished: Path) -> None:
    assert "Pile" in run("replay", "show", str(finished), "--step", "0").out
    out = run("replay", "show", str(finished), "--step", "1", "--seat", "A").out
    assert "Boris draws a card." in out
    assert "Your hand" in out
    last = len(finished.read_text(encoding="utf-8").split("---")[1].split("\n")) - 2
    assert "wins" in run("replay", "show", str(finished), "--step", str(last)).out


def test_wrong_ways_to_look_are_refused(finished: Path) -> None:
    assert "no step 999" in refused("replay", "show", str(finished), "--step", "999")
    refused("replay", "show", str(finished), "--step", "-1")
    refused("replay", "show", str(finished), "--seat", "H")
    refused("replay", "show", str(finished), "--seat", "A", "--open")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_is_shown_openly_or_to_one_seat(tmp_path: Path, language: str) -> None:
    file = tmp_path / "table.yaml"
    file.write_text(TABLE, encoding="utf-8")
    open_to_all = run("position", "show", str(file), "--lang", language).out
    assert all(code in open_to_all for code in ("draw", "play:reverse", "play:attack_2x"))
    nope = "Неть" if language == "ru" else "Nope"
    assert nope in open_to_all
    assert nope not in run("position", "show", str(file), "--seat", "B", "--lang", language).out
    assert "play:reverse" not in run("position", "show", str(file), "--seat", "A", "--lang", language).out


WRONG_TABLES = {
    "no YAML": "hands: [",
    "no fields": "- nope\n",
    "nothing": "",
    "no game": "seats: 2\n",
    "unknown game": "game: ludo\nseats: 2\n",
    "no seats": "game: kittens\n",
    "too many seats": "game: kittens\nseats: 99\n",
    "options are no fields": "game: kittens\nseats: 2\noptions: 5\n",
    "unknown field": "game: kittens\nseats: 2\nmice: 3\n",
    "unknown card": "game: kittens\nseats: 2\nhands: {A: [mouse]}\n",
    "too many of a card": "game: kittens\nseats: 2\nhands: {A: [catomic_bomb*9]}\n",
    "unknown seat": "game: kittens\nseats: 2\nturn: Z\n",
    "hands are no fields": "game: kittens\nseats: 2\nhands: 7\n",
    "broken stack": "game: kittens\nseats: 2\nstack: [{is: Nonsense}]\n",
    "broken random": "game: kittens\nseats: 2\nrandom: dice\n",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", WRONG_TABLES.values(), ids=WRONG_TABLES)
def test_a_broken_position_is_refused(tmp_path: Path, text: str, language: str) -> None:
    file = tmp_path / "table.yaml"
    file.write_text(text, encoding="utf-8")
    refused("position", "show", str(file), "--lang", language)
    refused("play", "kittens", "--bots", "random", "--position", str(file), "--lang", language)


@pytest.mark.parametrize(("language", "word"), [("en", "is missing"), ("ru", "нет строки")])
def test_a_finished_replay_without_places_says_so(finished: Path, language: str, word: str) -> None:
    places = finished.read_text(encoding="utf-8").split("---\n")[2]
    ran = run("replay", "verify", changed(finished, f"---\n{places}", ""), "--lang", language)
    assert ran.code == 1
    assert word in ran.err
