"""The check of the words: what it accepts, and what it complains about."""

from pathlib import Path

from tools.check_texts import PACKAGE, check


def problems_of(folder: Path, en: str, ru: str) -> list[str]:
    for language, text in (("en", en), ("ru", ru)):
        (folder / "texts" / language).mkdir(parents=True)
        (folder / "texts" / language / "game.ftl").write_text(text, encoding="utf-8")
    return check(folder)


def test_our_own_texts_have_no_problems() -> None:
    assert check(PACKAGE) == []


def test_translations_may_use_variables_in_another_order_and_more_than_once(tmp_path: Path) -> None:
    assert problems_of(tmp_path, en="a = { $who } takes { $n }", ru="a = { $n } ← { $who } ({ $n })") == []


def test_a_word_that_a_game_avoids_is_reported_with_its_message(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "names.yaml").write_text("avoid:\n  ru: ['карт\\w* края']\n", encoding="utf-8")
    found = problems_of(tmp_path, en="a = Border cards\nb = B", ru="a = Карты края\nb = Карты краями")
    assert found == ["texts/ru/game.ftl: a says “Карты края”, a word that data/names.yaml avoids"]


def test_a_message_must_exist_in_both_languages(tmp_path: Path) -> None:
    assert problems_of(tmp_path, en="a = A\nb = B", ru="a = А\nc = В") == [
        "ru: b is missing (en has it)",
        "en: c is missing (ru has it)",
    ]


def test_an_attribute_must_exist_in_both_languages(tmp_path: Path) -> None:
    assert problems_of(tmp_path, en="a = A\n  .rule = R", ru="a = А") == ["ru: a.rule is missing (en has it)"]


def test_a_message_with_attributes_only_lacks_its_value(tmp_path: Path) -> None:
    assert problems_of(tmp_path, en="a = A\n  .rule = R", ru="a =\n  .rule = П") == ["ru: a is missing (en has it)"]


def test_both_languages_fill_in_the_same_variables(tmp_path: Path) -> None:
    assert problems_of(tmp_path, en="a = { $who } wins", ru="a = { $player } побеждает") == [
        "a: en fills in $who, ru $player"
    ]


def test_a_variable_that_only_selects_a_plural_counts_as_used(tmp_path: Path) -> None:
    russian = "a = { $n ->\n    [one] карта\n   *[other] карт\n }"
    assert problems_of(tmp_path, en="a = cards", ru=russian) == ["a: en fills in nothing, ru $n"]


def test_how_a_player_is_spoken_of_may_matter_to_one_language_only(tmp_path: Path) -> None:
    russian = "a = { $who } { $who_as ->\n    [she] победила\n   *[any] побеждает\n }"
    assert problems_of(tmp_path, en="a = { $who } wins", ru=russian) == []


def test_a_language_may_have_grammatical_cases_of_its_own(tmp_path: Path) -> None:
    russian = "you = Ты\n  .gen = тебя\na = у { $who_gen }"
    assert problems_of(tmp_path, en="you = You\na = from { $who }", ru=russian) == []


def test_a_name_in_a_case_is_the_same_variable(tmp_path: Path) -> None:
    assert problems_of(tmp_path, en="a = from you", ru="a = у { $who_gen }") == ["a: en fills in nothing, ru $who"]


def test_variables_of_attributes_are_compared_too(tmp_path: Path) -> None:
    assert problems_of(tmp_path, en="a = A\n  .rule = { $n }", ru="a = А\n  .rule = П") == [
        "a.rule: en fills in $n, ru nothing"
    ]


def test_an_id_is_defined_once_in_a_language_whatever_the_file(tmp_path: Path) -> None:
    (tmp_path / "texts" / "en").mkdir(parents=True)
    (tmp_path / "texts" / "en" / "also.ftl").write_text("a = A")
    (tmp_path / "texts" / "en" / "game.ftl").write_text("a = A")
    (tmp_path / "texts" / "ru").mkdir()
    (tmp_path / "texts" / "ru" / "game.ftl").write_text("a = А")
    assert check(tmp_path) == ["texts/en/game.ftl: a is defined twice"]


def test_a_line_that_is_not_fluent_is_reported_with_its_place(tmp_path: Path) -> None:
    [problem] = problems_of(tmp_path, en="a = A\n\nb { = B\n", ru="a = А")
    assert problem.startswith("texts/en/game.ftl:3: not Fluent: ")


def test_terms_belong_to_a_language_but_must_exist_where_they_are_used(tmp_path: Path) -> None:
    russian = '-cat = { $case ->\n   *[nom] кот\n    [gen] кота\n }\na = нет { -cat(case: "gen") }\nb = { -dog }'
    assert problems_of(tmp_path, en="a = no cat\nb = dog", ru=russian) == ["ru: b quotes -dog, which does not exist"]


def test_a_language_without_files_is_a_problem(tmp_path: Path) -> None:
    assert check(tmp_path) == ["en: no .ftl files", "ru: no .ftl files"]
