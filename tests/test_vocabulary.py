"""Cards and rules are found by every name that the books and the cards have for them."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest
import yaml

from igroteka.core.registry import games
from igroteka.texts import LANGUAGES, texts_for
from igroteka.texts.plain_words import plain_word
from igroteka.vocabulary import vocabulary
from tests.cli.running import run

GAMES = sorted(games())


@pytest.mark.parametrize("game", GAMES)
def test_every_topic_leads_to_rules_that_have_words(game: str) -> None:
    rules = {rule for topic in vocabulary(game).topics for rule in topic.rules}
    assert rules
    assert [rule for language in LANGUAGES for rule in rules if not texts_for(language).rule(rule)] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_word_names_two_topics(game: str) -> None:
    words = [word for topic in vocabulary(game).topics for word in topic.words]
    assert len(words) == len(set(words))


@pytest.mark.parametrize("game", GAMES)
def test_every_other_name_is_of_a_card_that_exists(game: str) -> None:
    data = yaml.safe_load(games()[game].folder.joinpath("data", "names.yaml").read_text(encoding="utf-8"))
    cards = games()[game].components
    assert [one for one in data.get("cards", {}) if not any(fnmatchcase(card, one) for card in cards)] == []


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_found_by_their_names_in_every_language(game: str) -> None:
    for card in games()[game].components:
        for language in LANGUAGES:
            assert card in vocabulary(game).cards_called(texts_for(language).say(card)), (language, card)


@pytest.mark.parametrize(
    ("game", "asked", "card"),
    [
        ("bang", "Снайпер", "bang-scope"),
        ("bang", "снайпер", "bang-sniper"),
        ("bang", "MIRINO", "bang-scope"),
        ("bang", "prigione", "bang-jail"),
        ("bang", "Big Spenser", "bang-big_spencer"),
        ("bang", "lee van klift", "bang-lee_van_kliff"),
        ("bang", "Кэт Бэллоу", "bang-cat_balou"),
        ("bang", "CORSA ALL'ORO", "bang-gold_rush"),
        ("targi", "Всадник на верблюдах", "targi-card-camel_open_land"),
        ("targi", "Überfall", "targi-card-border_raid_1"),
        ("intrigo", "вход во дворец", "intrigo-building-door"),
    ],
)
def test_names_of_the_books_and_on_the_cards_are_known(game: str, asked: str, card: str) -> None:
    assert card in vocabulary(game).cards_called(asked)


@pytest.mark.parametrize(
    ("game", "asked", "rule"),
    [
        ("bang", "депутат", "BANG-W03"),
        ("bang", "Предатель", "BANG-W04"),
        ("targi", "Разбойник", "TARGI-R2"),
        ("targi", "дисплей", "TARGI-D1"),
        ("targi", "карты края", "TARGI-S1"),
        ("intrigo", "карты организаций", "INTR-V1"),
        ("intrigo", "драфт", "INTR-D1"),
        ("kittens", "комбинация", "KIT-K01"),
        ("bang", "how many cards do you start with", "BANG-S05"),
        ("bang", "сколько карт на старте", "BANG-S05"),
        ("kittens", "сколько карт раздают", "KIT-S08"),
        ("targi", "сколько карт на руке", "TARGI-H2"),
        ("targi", "лицом вниз", "TARGI-A4"),
        ("intrigo", "order of awards", "INTR-A1"),
        ("intrigo", "порядок награждения", "INTR-A1"),
        ("intrigo", "пропустить ход", "INTR-P4"),
    ],
)
def test_words_of_the_books_lead_to_their_rules(game: str, asked: str, rule: str) -> None:
    assert rule in vocabulary(game).rules_about(asked)
    assert run("--lang", "ru", "rules", game, asked).out.count(f"{rule} ") == 1


@pytest.mark.parametrize(
    ("game", "typed", "meant"),
    [("bang", "тюрма", "тюрьма"), ("bang", "stagecaoch", "stagecoach"), ("targi", "грабитиль", "грабитель")],
)
def test_a_typing_error_is_forgiven(game: str, typed: str, meant: str) -> None:
    assert vocabulary(game).corrected(typed) == meant
    found = run("rules", game, typed)
    assert found.code == 0
    assert f"“{typed}”" in found.out
    assert run("rules", game, meant).out in found.out


def test_short_and_strange_words_mean_nothing_else() -> None:
    assert [vocabulary("bang").corrected(typed) for typed in ("", "о", "ber", "qwertyuiop", "x" * 5000)] == [""] * 5


def test_words_are_plain() -> None:
    for game in GAMES:
        names = {name for names in vocabulary(game).cards.values() for name in names}
        assert {name for name in names if name != plain_word(name)} == set()


def test_a_name_of_many_cards_finds_them_all_but_a_part_of_many_names_finds_none() -> None:
    riders = vocabulary("targi").meaning("всадник на верблюдах").cards
    assert riders == tuple(card for card in games()["targi"].components if card.startswith("targi-card-camel_"))
    assert vocabulary("targi").meaning("rid").cards == ()


@pytest.mark.parametrize(
    ("game", "asked", "rule"),
    [
        ("bang", "When do I die?", "BANG-D01"),
        ("bang", "how far can I shoot", "BANG-R04"),
        ("bang", "Когда я умираю?", "BANG-D01"),
        ("bang", "как далеко можно стрелять", "BANG-R04"),
        ("kittens", "do attack stack", "KIT-T07"),
        ("kittens", "кто побеждает", "KIT-E01"),
        ("targi", "who wins?", "TARGI-E3"),
        ("intrigo", "как победить", "INTR-V1"),
    ],
)
def test_a_question_leads_to_the_rules_about_its_words(game: str, asked: str, rule: str) -> None:
    assert rule in vocabulary(game).meaning(asked).rules


def test_a_name_within_a_question_is_a_whole_word() -> None:
    assert vocabulary("targi").meaning("I intend that").rules == ()


@pytest.mark.parametrize(
    ("asked", "card"),
    [
        ("атака", "kittens-card-attack_2x"),
        ("пропуск", "kittens-card-skip"),
        ("снизу колоды", "kittens-card-draw_from_the_bottom"),
    ],
)
def test_kittens_are_found_by_the_plain_words_for_their_cards(asked: str, card: str) -> None:
    assert card in vocabulary("kittens").meaning(asked).cards


@pytest.mark.parametrize(
    ("game", "question", "rule"),
    [
        ("kittens", "What happens when I draw an Exploding Kitten?", "KIT-01"),
        ("kittens", "how many cards do you start with", "KIT-S08"),
        ("kittens", "колода закончилась", "KIT-X09"),
        ("bang", "how many bangs per turn", "BANG-T31"),
        ("bang", "кто ходит первым?", "BANG-S08"),
        ("bang", "патроны", "BANG-S04"),
        ("targi", "can I stand opposite my opponent", "TARGI-P2"),
        ("targi", "сколько товаров можно хранить", "TARGI-L1"),
        ("intrigo", "когда конец игры", "INTR-V1"),
        ("intrigo", "card of another family", "INTR-A5"),
    ],
)
def test_questions_lead_to_the_rules_that_answer_them(game: str, question: str, rule: str) -> None:
    assert rule in vocabulary(game).meaning(question).rules


@pytest.mark.parametrize(
    ("game", "question", "cards"),
    [
        ("kittens", "can I Nope a Defuse?", {"kittens-card-nope", "kittens-card-defuse"}),
        ("bang", "тюрьма на шерифа", {"bang-jail"}),
        ("bang", "what is the aim", set()),
    ],
)
def test_cards_are_found_within_questions(game: str, question: str, cards: set[str]) -> None:
    assert set(vocabulary(game).meaning(question).cards) == cards
