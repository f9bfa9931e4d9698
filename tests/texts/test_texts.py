"""Whatever can be said about a game can be said in every language, to everybody."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import igroteka
from igroteka.arena.wording import Wording
from igroteka.core.errors import BadSetup, IgrotekaError
from igroteka.core.journal import NO_SEATS, Entry
from igroteka.core.options import Verb
from igroteka.core.phrases import HIDDEN, LETTERS, NUMBER, SEAT, Message, Part, Phrase
from igroteka.core.setup import Setup
from igroteka.games.bang.game import GAME as BANG
from igroteka.games.bang.rules import words as bang_words
from igroteka.games.bang.rules.words import CHOOSE
from igroteka.games.intrigo.rules import words as intrigo_words
from igroteka.games.kittens.rules import words
from igroteka.games.kittens.rules.deck import deck_problems, deck_warnings, read_cards
from igroteka.games.kittens.rules.titles import (
    BARKING,
    CATS,
    DEFUSE,
    EXPLODING,
    IMPLODING_UP,
    NOPE,
    NUMBERS,
    STREAKING,
    TITLES,
    TURNED,
    UNMARKED,
)
from igroteka.games.targi.rules import words as targi_words
from igroteka.games.targi.rules.words import LOG_RAID_PAID
from igroteka.server.tables.names import BOT_NAMES
from igroteka.texts import LANGUAGES, BrokenText, MissingText, Names, Texts, texts_for
from igroteka.texts.texts import CASES

SOURCE = Path(igroteka.__file__).parent
SKIP = NUMBERS["skip"]

ANN, BOB = 0, 1
NAMES = {"en": ["Ann", "Bob"], "ru": ["Аня", "Боря"]}

PHRASES: list[Phrase | Verb] = [thing for thing in vars(words).values() if isinstance(thing, Phrase | Verb)]
SECRET_PHRASES = [phrase for phrase in PHRASES if isinstance(phrase, Phrase) and phrase.secret]
COUNTS = (0, 1, 2, 5, 21)
CARD_LISTS = ((NOPE,), (NOPE, NOPE), (NOPE, SKIP, NOPE + TURNED), ())


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return texts_for(str(request.param))


def names_of(texts: Texts, me: int = -1) -> Names:
    return Names(NAMES[texts.language], me)


def samples(parts: tuple[Part, ...]) -> Iterator[tuple[int, ...]]:
    """Numbers for the parts of a phrase: Ann and Bob, cards of all sorts, all forms of the plural."""
    for count, cards in zip(COUNTS, (*CARD_LISTS, CARD_LISTS[1]), strict=True):
        numbers: list[int] = []
        for part in parts:
            if part.many:
                numbers.extend(cards)
            elif part.kind == SEAT:
                numbers.append(ANN if part.name == "player" else BOB)
            elif part.kind == NUMBER:
                numbers.append(count)
            elif part.name == "wish":
                numbers.append(UNMARKED if count else NOPE + TURNED)
            elif part.name == "title":
                numbers.append(EXPLODING if count else DEFUSE)
            else:
                numbers.append(IMPLODING_UP if count else DEFUSE)
        yield tuple(numbers)


def all_wordings(texts: Texts, phrase: Phrase | Verb, names: Names) -> Iterator[str]:
    if isinstance(phrase, Verb):
        for numbers in samples(phrase.parts):
            yield texts.option(phrase(*numbers), names)
        return
    for numbers, secret in zip(samples(phrase.parts), samples(phrase.secret), strict=True):
        if phrase.secret:
            yield texts.entry(Entry(phrase, numbers, secret), names)
            yield texts.entry(Entry(phrase, numbers, (HIDDEN,), NO_SEATS), names)
        else:
            yield texts.entry(Entry(phrase, numbers), names)
            for cause in samples(phrase.cause) if phrase.cause else ():
                yield texts.entry(Entry(phrase, numbers, cause=cause), names)
            if not phrase.cause:
                yield texts.saying(Message(phrase, *numbers), names)


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: str(phrase.text))
def test_every_phrase_can_be_told_to_everybody(texts: Texts, phrase: Phrase | Verb) -> None:
    for me in (-1, ANN, BOB):
        for told in all_wordings(texts, phrase, names_of(texts, me)):
            assert told == told.strip()
            assert "  " not in told
            assert "{" not in told
            assert told[0] == told[0].upper()


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: str(phrase.text))
def test_nobody_reads_the_own_name(texts: Texts, phrase: Phrase | Verb) -> None:
    for me in (ANN, BOB):
        for told in all_wordings(texts, phrase, names_of(texts, me)):
            assert NAMES[texts.language][me] not in told


@pytest.mark.parametrize("phrase", SECRET_PHRASES, ids=lambda phrase: str(phrase.text))
def test_a_hidden_line_differs_from_the_open_one(texts: Texts, phrase: Phrase) -> None:
    numbers, secret = next(samples(phrase.parts)), next(samples(phrase.secret))
    hidden = texts.entry(Entry(phrase, numbers, secret, seen_by=1 << ANN).redacted_for(BOB), names_of(texts, BOB))
    shown = texts.entry(Entry(phrase, numbers, secret, seen_by=1 << BOB).redacted_for(BOB), names_of(texts, BOB))
    assert hidden != shown


# How a sentence is put together.


def test_a_player_is_told_as_you_to_oneself_and_by_name_to_others() -> None:
    entry = Entry(words.LOG_PLAY, (ANN, SKIP))
    assert texts_for("en").entry(entry, Names(NAMES["en"], ANN)) == "You play Skip."
    assert texts_for("en").entry(entry, Names(NAMES["en"], BOB)) == "Ann plays Skip."
    assert texts_for("ru").entry(entry, Names(NAMES["ru"], ANN)) == "Ты играешь карту «Слиняй»."
    assert texts_for("ru").entry(entry, Names(NAMES["ru"])) == "Аня играет карту «Слиняй»."


@pytest.mark.parametrize("me", [-1, ANN])
@pytest.mark.parametrize(
    ("phrase", "she", "he"),
    [
        (bang_words.LOG_LEAVES, "покинула игру", "покинул игру"),
        (bang_words.LOG_WON, "победила!", "победил!"),
        (words.LOG_EXPLODED, "взорвалась и выбыла", "взорвался и выбыл"),
        (words.LOG_BARKED, "взорвалась и выбыла", "взорвался и выбыл"),
        (words.LOG_LEFT, "вышла", "вышел"),
        (words.LOG_WON, "победила!", "победил!"),
        (targi_words.LOG_LEFT, "сдалась.", "сдался."),
        (targi_words.LOG_WON, "победила!", "победил!"),
        (intrigo_words.LOG_WON, "победила, собрав", "победил, собрав"),
    ],
)
def test_a_player_is_spoken_of_as_wanted(phrase: Phrase, she: str, he: str, me: int) -> None:
    entry = Entry(phrase, (ANN,) + (0,) * (len(phrase.parts) - 1))
    told = {one: texts_for("ru").entry(entry, Names(NAMES["ru"], me, addresses=[one, ""])) for one in ("she", "he", "")}
    assert she in told["she"]
    assert he in told["he"]
    assert she not in told[""]
    assert he not in told[""]


def test_everybody_is_spoken_of_as_himself() -> None:
    names = Names(["Аня", "Боря", "Саша"], addresses=["she", "he", ""])
    told = [texts_for("ru").entry(Entry(words.LOG_EXPLODED, (seat,)), names) for seat in range(3)]
    assert told == [
        "Бабах! Аня взорвалась и выбыла из игры.",
        "Бабах! Боря взорвался и выбыл из игры.",
        "Бабах! Саша взрывается и выбывает из игры.",
    ]


def test_the_journal_uses_the_verbs_of_the_game() -> None:
    names = Names(NAMES["ru"], BOB, addresses=["she", "he"])
    told = [
        texts_for("ru").entry(entry, names)
        for entry in (
            Entry(words.LOG_DEFUSE, (ANN,)),
            Entry(words.LOG_DEFUSE, (BOB,)),
            Entry(words.LOG_PLAY_AT, (ANN, NUMBERS["favor"], BOB)),
            Entry(words.LOG_ATTACK, (BOB, ANN, 2)),
            Entry(words.LOG_PUT, (ANN, EXPLODING), (3,), NO_SEATS),
        )
    ]
    assert told == [
        "Аня обезвредила котёнка!",
        "Ты обезвредил котёнка!",
        "Аня подлизывается к тебе («Подлижись»).",
        "Ты нападаешь: Аня ходит 2 раза.",
        "Аня прячет котёнка в колоду.",
    ]


def test_both_figures_of_a_player_are_spoken_of_alike() -> None:
    names = Names(NAMES["ru"], ANN, (ANN, BOB, ANN, BOB), ["she", "he"])
    told = [texts_for("ru").entry(Entry(bang_words.LOG_DEAD, (figure, HIDDEN)), names) for figure in (2, 3)]
    assert told == ["Ты ② выбыла из игры.", "Боря ② выбыл из игры."]


def test_somebody_unknown_is_spoken_of_as_the_word_somebody_is() -> None:
    assert Names(NAMES["ru"], addresses=["she", "she"]).spoken_of(HIDDEN) == "he"


def test_russian_names_are_never_declined() -> None:
    entry = Entry(words.LOG_STEAL, (ANN, BOB), (SKIP,), NO_SEATS)
    assert texts_for("ru").entry(entry, Names(NAMES["ru"])) == "Аня крадёт у игрока Боря карту."
    assert texts_for("ru").entry(entry, Names(NAMES["ru"], BOB)) == "Аня крадёт у тебя карту."


def test_the_name_of_a_bot_is_inflected_and_that_of_a_person_is_not() -> None:
    entry = Entry(words.LOG_STEAL, (ANN, BOB), (HIDDEN,), NO_SEATS)
    names = Names(["Аня", "Феликс"], forms=["", "bot-name-felix"])
    assert texts_for("ru").entry(entry, names) == "Аня крадёт у Феликса карту."
    figures = Names(["Аня", "Феликс"], owners=(ANN, BOB, ANN, BOB), forms=["", "bot-name-felix"])
    two = Entry(words.LOG_STEAL, (ANN, 3), (HIDDEN,), NO_SEATS)
    assert texts_for("ru").entry(two, figures) == "Аня ① крадёт у Феликса ② карту."


def test_every_name_of_ours_has_all_cases_in_russian() -> None:
    texts = texts_for("ru")
    ids = [f"bot-name-{name.lower()}" for name in BOT_NAMES] + [f"cli-player-{letter}" for letter in LETTERS]
    lacking = [
        (id, case) for id in [*ids, "you", "somebody", "player-name"] for case in CASES if not texts.has(id, case)
    ]
    assert lacking == []


@pytest.mark.parametrize(
    ("me", "told"), [(-1, "Ann ② plays Skip."), (ANN, "You play Skip."), (BOB, "Ann ② plays Skip.")]
)
def test_a_figure_is_called_like_its_owner(me: int, told: str) -> None:
    names = Names(NAMES["en"], me, owners=(ANN, ANN, BOB, BOB))
    assert texts_for("en").entry(Entry(words.LOG_PLAY, (1, SKIP)), names) == told


def test_the_second_figure_of_the_second_player_is_known_in_every_language() -> None:
    two = (ANN, ANN, BOB, BOB)
    entry = Entry(words.LOG_PLAY, (3, SKIP))
    assert texts_for("ru").entry(entry, Names(NAMES["ru"], owners=two)) == "Боря ② играет карту «Слиняй»."
    assert texts_for("ru").entry(entry, Names(NAMES["ru"], BOB, two)) == "Ты играешь карту «Слиняй»."


def test_an_only_figure_has_no_sign() -> None:
    assert [Names(NAMES["en"], owners=(ANN, BOB)).name(figure) for figure in (ANN, BOB)] == NAMES["en"]


def test_the_own_figures_are_told_apart(texts: Texts) -> None:
    names = Names(NAMES[texts.language], ANN, BANG.figures(2))
    first, second = [texts.option(CHOOSE(figure), names) for figure in (0, 1)]
    assert (first[-1], second[-1]) == ("①", "②")
    assert texts.option(CHOOSE(ANN), names_of(texts, ANN))[-1].isalpha()


def test_a_game_says_whose_its_figures_are() -> None:
    assert BANG.figures(2) == (ANN, ANN, BOB, BOB)
    assert BANG.figures(4) == (0, 1, 2, 3)


def test_cards_that_are_alike_are_counted_in_a_list() -> None:
    entry = Entry(words.LOG_DEALT, (ANN,), (NOPE, SKIP, NOPE, DEFUSE))
    assert texts_for("en").entry(entry, Names(NAMES["en"])) == "Ann is dealt 2 × Nope, Skip and Defuse."
    told = texts_for("ru").entry(entry, Names(NAMES["ru"]))
    assert told == "Аня получает карты: 2 × «Неть», «Слиняй» и «Обезвредь»."


@pytest.mark.parametrize(
    ("language", "goods", "told"),
    [
        ("en", (0,), "1 date"),
        ("en", (0, 0, 1, 3), "2 dates, 1 salt and 1 gold"),
        ("en", (4, 4), "2 VP"),
        ("ru", (0, 0, 3), "2 финика и 1 золото"),
        ("ru", (4, 4), "2 ПО"),
    ],
)
def test_words_that_can_be_counted_are_counted_in_their_own_way(
    language: str, goods: tuple[int, ...], told: str
) -> None:
    assert told in texts_for(language).saying(Message(LOG_RAID_PAID, ANN, *goods), Names(NAMES[language]))


def test_cards_of_the_pile_are_told_in_their_order() -> None:
    option = words.ORDER(NOPE, SKIP, NOPE)
    assert texts_for("en").option(option, Names(NAMES["en"])) == "From the top: Nope, Skip, Nope"
    assert texts_for("ru").option(option, Names(NAMES["ru"])) == "Сверху вниз: «Неть», «Слиняй», «Неть»"


def test_a_variant_of_a_card_is_told_behind_its_name() -> None:
    give = words.GIVE(NOPE + TURNED)
    assert texts_for("en").option(give, Names(NAMES["en"])) == "Give Nope (marked) away"
    assert texts_for("ru").option(give, Names(NAMES["ru"])) == "Отдать: «Неть» (с пометкой)"


def test_a_wish_for_any_unmarked_card_is_no_name_of_a_card() -> None:
    pair = words.PAIR_FOR(SKIP, SKIP, BOB, UNMARKED)
    told = texts_for("ru").option(pair, Names(NAMES["ru"]))
    assert told == "Пара «Слиняй» + «Слиняй»: украсть карту без пометки у игрока Боря"


@pytest.mark.parametrize(
    ("place", "told"),
    [
        (0, "Положить на самый верх колоды"),
        (1, "Положить под 1 карту"),
        (3, "Положить под 3 карты"),
        (5, "Положить под 5 карт"),
        (11, "Положить под 11 карт"),
        (21, "Положить под 21 карту"),
        (22, "Положить под 22 карты"),
    ],
)
def test_russian_counts_cards_in_three_forms(place: int, told: str) -> None:
    assert texts_for("ru").option(words.PUT(place), Names(NAMES["ru"])) == told


def test_a_word_by_itself_stands_without_quotation_marks(texts: Texts) -> None:
    names = names_of(texts, ANN)
    assert texts.word(words.CARD, NOPE, names) == texts.say("kittens-card-nope")
    assert texts.word(words.PLAYER, ANN, names) == texts.say("you")
    assert texts.word(words.PLAYER, BOB, names) == NAMES[texts.language][BOB]
    assert texts.word(words.PLACE, 7, names) == "7"


def test_what_is_hidden_has_words_too(texts: Texts) -> None:
    names = names_of(texts)
    assert texts.word(words.CARD, HIDDEN, names) == texts.say("kittens-card-hidden")
    assert texts.word(words.PLAYER, HIDDEN, names) == texts.say("somebody")
    assert texts.entry(Entry(words.LOG_PLAY, (HIDDEN, HIDDEN)), names).startswith(texts.say("somebody"))


# Errors.


def raised_errors() -> Iterator[tuple[str, dict[str, str | int]]]:
    """Every error that the source raises with its id written out: the id and its arguments, filled with something."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                id = node.args[0].value
                if isinstance(id, str) and id.startswith(("error-", "cli-error-")):
                    arguments: dict[str, str | int] = {keyword.arg: 1 for keyword in node.keywords if keyword.arg}
                    if len(node.args) > 2:  # behind text and rule
                        arguments["details"] = "?"
                    yield id, arguments


def test_every_error_that_is_raised_has_words_for_its_arguments(texts: Texts) -> None:
    errors = list(raised_errors())
    assert len(errors) > 20
    for id, arguments in errors:
        assert texts.say(id, **arguments)


def test_everything_that_is_wrong_or_odd_about_a_deck_has_words(texts: Texts) -> None:
    setup = Setup("kittens", 3, {"hand": 7, "defuse_each": 1}, "1")
    few = [0] * len(TITLES)
    few[STREAKING], few[BARKING] = 2, 1
    many = [21] * len(TITLES)
    odd = [0] * len(TITLES)
    odd[EXPLODING], odd[CATS[0]], odd[SKIP] = 1, 1, 200
    bomb = [0] * len(TITLES)
    bomb[NUMBERS["catomic_bomb"]] = 1
    found = deck_problems(few, setup) + deck_problems(many, setup) + deck_warnings(odd, 3) + deck_warnings(bomb, 3)
    with pytest.raises(IgrotekaError) as refused:
        read_cards("skipp:4 skip:four")
    found += refused.value.details
    told = {problem.text for problem in found if texts.error(problem)}
    assert told == deck_texts()


def deck_texts() -> set[str]:
    """The ids of all problems and warnings about decks in the English texts."""
    lines = (SOURCE / "games" / "kittens" / "texts" / "en" / "table.ftl").read_text(encoding="utf-8").splitlines()
    return {line.split()[0] for line in lines if line.startswith(("kittens-deck-problem-", "kittens-deck-warning-"))}


def test_an_error_tells_the_rule_that_says_no() -> None:
    texts = texts_for("en")
    told = texts.error(IgrotekaError("error-not-offered", "KIT-T08", code="play:skip"))
    assert told == f"This cannot be chosen right now: play:skip. (KIT-T08: {texts.rule('KIT-T08')})"


def test_a_rule_with_a_dot_in_its_id_has_words(texts: Texts) -> None:
    assert texts.rule("BANG-N2.10") == texts.say("rule-BANG-N2_10")
    assert texts.rule("BANG-N2.99") == ""


def test_an_error_without_words_for_its_rule_is_told_alone(texts: Texts) -> None:
    assert texts.rule("NONE") == ""
    assert texts.error(IgrotekaError("error-game-over", "NONE")) == texts.say("error-game-over")


def test_the_details_of_an_error_are_told_with_their_rules() -> None:
    problems = [
        IgrotekaError("kittens-deck-problem-KIT-V04", "KIT-V04", count=1),
        IgrotekaError("kittens-deck-problem-KIT-V02", "KIT-V02", have=1, need=3),
    ]
    assert texts_for("en").error(IgrotekaError("error-deck-invalid", "", *problems)) == (
        "This deck cannot be played: There must be 2 Barking Kittens or none, not 1. (KIT-V04) "
        "There is 1 Exploding or Imploding Kitten, at least 3 are needed. (KIT-V02)"
    )


def test_an_error_quotes_only_the_beginning_of_what_was_typed(texts: Texts) -> None:
    told = texts.error(IgrotekaError("error-code-unknown", code="x" * 10_000))
    assert "xxx…" in told
    details = [IgrotekaError("kittens-deck-problem-KIT-V01-card", "KIT-V01", card="y" * 100)] * 1_000
    assert texts.error(IgrotekaError("error-deck-invalid", "KIT-B22", *details))


def test_an_error_quotes_a_huge_number_as_it_was_typed(texts: Texts) -> None:
    assert "9" * 40 in texts.error(BadSetup("error-seats", seats=int("9" * 40), low=2, high=8))


# Mistakes of ours.


def test_a_missing_text_names_its_id_and_language(texts: Texts) -> None:
    with pytest.raises(MissingText, match=f"{texts.language}: no-such-text"):
        texts.say("no-such-text")
    with pytest.raises(MissingText, match=rf"{texts.language}: you\.hidden"):
        texts.attribute("you", "hidden")


def test_a_missing_argument_is_no_text(texts: Texts) -> None:
    with pytest.raises(BrokenText, match="error-not-offered"):
        texts.say("error-not-offered")


def test_one_can_ask_whether_there_is_a_text(texts: Texts) -> None:
    assert texts.has("kittens-log-draw")
    assert texts.has("kittens-log-draw", "hidden")
    assert not texts.has("kittens-log-play", "hidden")
    assert not texts.has("no-such-text", "hidden")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(IgrotekaError) as refused:
        texts_for("xx")
    assert texts_for("en").error(refused.value) == "There are no texts in the language “xx”. There are: en, ru."


PERCENT = {"en": r"[\d}]%", "ru": "[\\d}]\N{NO-BREAK SPACE}%"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_share_is_written_as_the_language_writes_it(language: str) -> None:
    for file in SOURCE.rglob(f"texts/{language}/*.ftl"):
        text = file.read_text(encoding="utf-8")
        assert text.count("%") == len(re.findall(PERCENT[language], text)), file.name
    assert Wording(texts_for(language)).percent(0.125) == {"en": "12.5%", "ru": "12,5\N{NO-BREAK SPACE}%"}[language]
