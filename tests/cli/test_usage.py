"""Help, languages, and what is said about wrong usage."""

import re
import socket
import subprocess
import sys

import pytest

from igroteka import __version__
from igroteka.cli.terminal import language_of
from igroteka.core.errors import IgrotekaError
from igroteka.speed import compiled
from tests.cli.running import LANGUAGES, refused, run

COMMANDS = (
    *((), ("play",), ("games",), ("rules",), ("simulate",), ("check",), ("bench",)),
    *(("replay",), ("replay", "show"), ("replay", "verify"), ("position",), ("position", "show"), ("position", "play")),
    *(("puzzles",), ("puzzles", "show"), ("puzzles", "solve"), ("puzzles", "make"), ("puzzles", "check")),
    *(("serve",), ("doctor",), ("worker",), ("backup",), ("restore",)),
)
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help_in_both_languages(command: tuple[str, ...], language: str) -> None:
    ran = run(*command, "--help", "--lang", language)
    assert ran.code == 0
    assert " ".join(["igroteka", *command]) in ran.out
    assert "--lang en|ru" in ran.out
    assert "cli-" not in ran.out
    assert bool(CYRILLIC.search(ran.out)) is (language == "ru")


def test_help_names_commands_arguments_and_options() -> None:
    assert all(name in run("--help").out for name in ("play", "games", "rules", "simulate", "check", "bench", "replay"))
    play = run("play", "--help").out
    assert all(name in play for name in ("GAME", "--seats N", "--preset NAME", "--options K=V"))
    assert "[GAME]" in run("check", "-h").out


INTERRUPTED_WHILE_LOADED = """
import sys
class Impatient:
    def find_spec(self, name, *rest):
        if name == "igroteka.cli.main":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Impatient())
from igroteka.__main__ import main
main()
"""


def test_a_command_that_is_interrupted_while_it_is_loaded_ends_without_a_word() -> None:
    ran = subprocess.run([sys.executable, "-c", INTERRUPTED_WHILE_LOADED], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "", "")


NEEDS = """
import sys
from igroteka.cli.main import app
from typer.main import get_command
get_command(app).commands["serve"]
print(*[name for name in sys.modules if name.startswith(("igroteka.cli", "igroteka.arena", "igroteka.analysis"))])
"""


def test_a_command_does_not_load_the_others() -> None:
    ran = subprocess.run([sys.executable, "-c", NEEDS], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())
    assert "igroteka.cli.serve" in loaded
    assert not loaded & {"igroteka.cli.play", "igroteka.cli.doctor", "igroteka.arena", "igroteka.analysis"}


def test_the_version_is_told() -> None:
    engine = "compiled engine" if compiled() else "engine from source"
    assert run("--version").out.startswith(f"igroteka {__version__} ({engine}")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "en_US.UTF-8", "IGROTEKA_LANG": "ru"}, "ru"),
    ],
)
def test_the_language_follows_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_an_unknown_language_in_the_environment_is_refused() -> None:
    with pytest.raises(IgrotekaError):
        language_of({"IGROTEKA_LANG": "xx"})
    assert run("games", environment={"IGROTEKA_LANG": "xx"}).code == 2


@pytest.mark.parametrize("arguments", [("--lang", "ru", "games"), ("games", "--lang", "ru"), ("games", "--lang=ru")])
def test_the_language_may_be_named_anywhere(arguments: tuple[str, ...]) -> None:
    assert "Взрывные котята" in run(*arguments).out


WRONG = {
    "unknown command": (("dance",), "dance"),
    "unknown inner command": (("replay", "dance"), "dance"),
    "no inner command": (("replay",), "show"),
    "no game": (("play",), "GAME"),
    "no file": (("replay", "show"), "FILE"),
    "unknown option": (("games", "--fast"), "--fast"),
    "an option without a value": (("play", "kittens", "--seed"), "--seed"),
    "no number": (("simulate", "kittens", "-n", "many"), "--number"),
    "too small a number": (("simulate", "kittens", "-n", "0"), "--number"),
    "too large a number": (("serve", "--port", "80000"), "65535"),
    "no whole number": (("play", "kittens", "--seats", "2.5"), "--seats"),
    "one word too many": (("games", "kittens"), "kittens"),
    "unknown game": (("play", "ludo"), "ludo"),
    "unknown game to check": (("check", "ludo"), "ludo"),
    "too many seats": (("play", "kittens", "--seats", "9"), "9"),
    "seats that the deck does not have": (("play", "kittens", "--preset", "black_hole", "--seats", "2"), "2"),
    "unknown preset": (("play", "kittens", "--preset", "mouse_trap"), "mouse_trap"),
    "unknown setting": (("simulate", "kittens", "--options", "mice=3"), "mice"),
    "unknown value": (("simulate", "kittens", "--options", "combos=none"), "none"),
    "a setting without a value": (("simulate", "kittens", "--options", "combos"), "combos"),
    "a broken deck": (("simulate", "kittens", "--options", "deck=custom,cards=nope:x"), "nope"),
    "unknown bot": (("play", "kittens", "--bots", "oracle"), "oracle"),
    "too many bots": (("simulate", "kittens", "--seats", "2", "--bots", "random,random,random"), ""),
    "unknown seat": (("play", "kittens", "--seat", "Z"), "Z"),
    "unknown language": (("games", "--lang", "xx"), "xx"),
    "no language": (("games", "--lang"), ""),
    "missing replay": (("replay", "verify", "nowhere"), "nowhere"),
    "missing position": (("position", "show", "nowhere"), "nowhere"),
    "a folder": (("replay", "show", "/"), "/"),
    "position and seats": (("play", "kittens", "--position", "x", "--seats", "3"), "--seats"),
    "nothing found": (("rules", "kittens", "xyzzy"), "xyzzy"),
    "no such rule": (("rules", "kittens", "XYZ-01"), "XYZ-01"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("arguments", "named"), WRONG.values(), ids=WRONG)
def test_wrong_usage_is_answered_by_one_sentence(arguments: tuple[str, ...], named: str, language: str) -> None:
    sentence = refused(*arguments) if "--lang" in arguments else refused(*arguments, "--lang", language)
    assert named in sentence
    if language == "ru" and "--lang" not in arguments:
        assert CYRILLIC.search(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "known"),
    [
        (("nonsense",), "play, games, rules"),
        (("nonsense", "replay"), "play, games, rules"),
        (("--version", "nonsense"), "play, games, rules"),
        (("replay", "nonsense"), "show, verify"),
    ],
)
def test_help_for_an_unknown_command_names_the_known_ones(
    arguments: tuple[str, ...], known: str, language: str
) -> None:
    sentence = refused(*arguments, "--help", "--lang", language)
    assert "nonsense" in sentence
    assert known in sentence


def test_a_misspelt_word_is_corrected() -> None:
    assert "Did you mean “kittens”?" in refused("play", "kitens")
    assert "Did you mean “simulate”?" in refused("simulat", "kittens")
    assert "Did you mean “simulate”?" in refused("simulat", "--help")
    assert "Did you mean “greedy”?" in refused("play", "kittens", "--bots", "greedi")
    assert "Did you mean" not in refused("play", "ludo")
    assert "Имеется в виду «kittens»?" in refused("play", "kitens", "--lang", "ru")


def test_a_refusal_says_where_help_is_found() -> None:
    assert refused("play").endswith("igroteka play --help")
    assert refused("simulate", "kittens", "-n", "0").endswith("igroteka simulate --help")


PLAY = ("play", "kittens", "--seats", "2", "--options")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ("deck=custom,hand=99", "Possible: 1–10"),
        ("trim_third=maybe", "Possible: off, on"),
        ("deck=custom,cards=nope:-2", "“-2” is not a whole number from 0 up"),
        ("deck=custom,hand=1,defuse_each=0,cards=skip:9", "at least 1 is needed"),
    ],
)
def test_values_that_do_not_fit_are_refused_in_proper_words(options: str, words: str) -> None:
    assert words in refused(*PLAY, options)


def test_a_seat_that_the_table_has_not_names_those_it_has() -> None:
    assert "the seats are A–D" in refused("play", "kittens", "--seats", "4", "--seat", "E")


def test_a_port_that_is_taken_is_named_without_a_comma() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"Port {port} at 127.0.0.1 " in refused("serve", "--port", str(port))
