"""`games` and `rules`: what there is, and any rule or card."""

import io
import json
import re

import pytest
from rich.console import Console

from igroteka.cli.rules import exact_rule
from igroteka.core.registry import find_game, games
from igroteka.dossiers import Dossier, dossier
from igroteka.rulebook import chapter_name, chapters
from igroteka.terminal.theme import THEME
from igroteka.texts import texts_for
from tests.cli.running import LANGUAGES, run


def test_games_are_listed_with_decks_and_options() -> None:
    out = run("games").out
    assert all(word in out for word in ("Exploding Kittens", "classic_base", "Danger Mode", "combos", "cats_only"))
    out = run("games", "--lang", "ru").out
    assert all(word in out for word in ("Взрывные котята", "Режим «Опасно!»", "Комбинации"))


def test_games_as_data() -> None:
    (kittens,) = [found for found in json.loads(run("games", "--json").out) if found["id"] == "kittens"]
    assert set(kittens) == {"id", "seats", "options", "presets"}
    assert kittens["seats"] == [2, 8]
    assert {option["id"]: option for option in kittens["options"]}["combos"]["values"][0] == "cats_only"
    assert len(kittens["presets"]) == len(find_game("kittens").presets) == 18


def test_without_words_there_is_a_list_of_what_to_read() -> None:
    assert all(f"igroteka rules {name}" in run("rules").out for name in ("bang", "intrigo", "kittens", "targi"))
    contents = run("rules", "kittens").out
    assert "Streaking Kitten" in contents
    assert "KIT-T01 … KIT-T10" in contents


def test_a_rule_is_shown_in_our_words_and_as_the_dossier_has_it() -> None:
    out = run("rules", "kittens", "kit-t07").out
    assert out.startswith("KIT-T07")
    assert "Attack debt." in out


GAMES = ("bang", "intrigo", "kittens", "targi")


def english_lines(out: str) -> list[str]:
    """The paragraphs without a Cyrillic letter, but for the words of options and the ids of rules."""
    paragraphs = re.split(r"\n\s*\n", out)
    return [one for one in paragraphs if re.search(r"[a-z] [a-z]", one) and not re.search("[а-яё]", one)]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_a_dossier_is_told_to_russian_readers_in_russian(game: str) -> None:
    book = dossier(game)
    assert book is not None
    console = Console(width=100, file=io.StringIO(), theme=THEME)
    for id in [id for one in book.paragraphs for id in one.ids]:
        with console.capture() as captured:
            console.print(*exact_rule(texts_for("ru"), game, id), sep="\n\n")
        out = captured.get()
        assert out.startswith(id), id
        assert re.search("[а-яё]", out), id
        assert english_lines(out) == [], id


@pytest.mark.parametrize("game", GAMES)
def test_the_chapters_of_the_rules_have_russian_names(game: str) -> None:
    for chapter in chapters(game):
        assert re.search("[а-яё]", chapter_name(texts_for("ru"), game, chapter)), chapter.id
    assert english_lines(run("rules", game, "--lang", "ru").out) == []
    for ids in [one.ids for one in (dossier(game) or Dossier(game, "", ())).paragraphs]:
        assert any(id in chapter.rules for chapter in chapters(game) for id in ids), ids


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("kittens", "decision"),
        ("kittens", "seed"),
        ("kittens", "cone of shame"),
        ("targi", "help page"),
        ("bang", "publisher"),
        ("intrigo", "translation slip"),
        ("intrigo", "awarding"),
    ],
)
def test_what_an_english_word_finds_is_told_in_russian(game: str, words: str) -> None:
    ran = run("rules", game, words, "--lang", "ru")
    assert ran.code == 0
    assert english_lines(ran.out) == []


def test_a_part_of_a_rule_is_told_in_russian() -> None:
    out = run("rules", "kittens", "KIT-04b", "--lang", "ru").out
    assert "«Лающий котёнок»" in out
    assert english_lines(out) == []


@pytest.mark.parametrize("asked", ["KIT-04b", "KIT-X05.1"])
def test_a_part_of_a_rule_leads_to_the_rule(asked: str) -> None:
    assert asked[:6] in run("rules", "kittens", asked).out


@pytest.mark.parametrize("asked", ["nope", "Nope", "неть", "НЕТЬ", "«Неть»"])
def test_a_card_is_found_by_its_name_in_either_language(asked: str) -> None:
    out = run("rules", "kittens", asked).out
    assert out.startswith("Nope\n") or out.split()[0] == "Nope"
    assert "KIT-27" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_hundreds_of_rules_name_refers_to_a_few_of_them(language: str) -> None:
    ran = run("rules", "bang", "Bang", "--lang", language)
    assert ran.code == 0
    assert ran.out.startswith("BANG!" if language == "en" else "Бэнг!")
    mentions = ran.out[ran.out.index("See also" if language == "en" else "См. также") :]
    assert mentions.count("BANG-") == 12
    assert re.search(r"(and|ещё) \d\d+", mentions)


def test_one_of_several_cards_needs_not_be_typed_in_full() -> None:
    out = run("rules", "kittens", "see the future").out
    assert "See the Future (3x)" in out
    assert "See the Future (5x)" in out
    assert "Alter the Future" not in out.splitlines()[0]


def test_words_are_searched_in_all_rules() -> None:
    out = run("rules", "kittens", "counts", "as", "attacked").out
    assert "KIT-T05" in out or "KIT-T07" in out


def test_without_a_game_all_games_are_searched() -> None:
    assert "Herb Hunter" in run("rules", "BANG-P24").out
    assert run("rules", "KIT-T09").out.count("KIT-T09") == 2
    assert "KIT-27" in run("rules", "неть").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_decks_are_described_in_full(language: str) -> None:
    out = " ".join(run("games", "--lang", language).out.split())
    for preset in games()["kittens"].presets:
        assert texts_for(language).attribute(f"kittens-deck-{preset.id}", "about") in out
    assert "combos=with_five" in out
    assert "deck=custom,hand=3,cards=skip:4" in out


def test_the_ids_of_cards_are_listed() -> None:
    assert "see_the_future_3x" in run("rules", "kittens").out
