"""Everything in the box is played, ruled, tested and named; and whatever can be said can be said in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import pytest

from igroteka.core.journal import NO_SEATS, Entry
from igroteka.core.options import Verb
from igroteka.core.phrases import HIDDEN, NUMBER, SEAT, Message, Part, Phrase
from igroteka.dossiers import dossier
from igroteka.games.intrigo.game import COMPONENTS
from igroteka.games.intrigo.rules import words
from igroteka.texts import LANGUAGES, Names, Texts, texts_for
from tests.games.intrigo.coverage import FILE, ROOT, Row, page, rows

ROWS = list(rows())
PHRASES = [thing for thing in vars(words).values() if isinstance(thing, Phrase | Verb)]
NAMES = {"en": ["Ann", "Bob"], "ru": ["Аня", "Боря"]}
DOSSIER = dossier("intrigo")
RULES = {id for paragraph in DOSSIER.paragraphs for id in paragraph.ids} if DOSSIER else set()


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return texts_for(str(request.param))


def test_the_page_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == page(), "run `make generate`"


def test_every_component_has_a_row() -> None:
    assert [row.text for row in ROWS if row.text in COMPONENTS] == [row.text for row in ROWS]
    assert {row.text for row in ROWS} == set(COMPONENTS)
    cards = [row.count for row in ROWS if not row.text.startswith("intrigo-token")]
    assert (sum(cards), sum(row.count for row in ROWS)) == (75, 75 + 15 + 32)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.text))
def test_every_component_is_carried_out_ruled_and_tested(row: Row) -> None:
    module, _, name = row.code.rpartition(".")
    assert hasattr(import_module(f"igroteka.games.intrigo.rules.{module}"), name)
    assert row.rule in RULES
    file, _, test = row.test.partition(".")
    source = (ROOT / "tests" / "games" / "intrigo" / "rules" / f"{file}.py").read_text(encoding="utf-8")
    cited = [line.partition("#")[2] for line in source.splitlines() if line.startswith(f"def {test}(")]
    assert [row.rule in line.replace(",", "").split() for line in cited] == [True]


@pytest.mark.parametrize("part", COMPONENTS)
def test_every_component_has_a_name_and_a_text(texts: Texts, part: str) -> None:
    assert texts.has(part)
    assert texts.has(part, "text")


def test_every_rule_has_words(texts: Texts) -> None:
    rules = [id for id in RULES if id.startswith("INTR-") and not id.startswith("INTR-G")]
    assert len(rules) > 100
    assert [id for id in rules if not texts.rule(id)] == []


def samples(parts: tuple[Part, ...]) -> Iterator[tuple[int, ...]]:
    """Numbers for the parts of a phrase: Ann and Bob, words of all sorts, all forms of the plural."""
    for count in (0, 1, 2, 5, 11):
        found: list[int] = []
        for part in parts:
            if part.kind == SEAT:
                found.append(0 if part.name == "player" else 1)
            elif part.many:
                found += [0, 1, 1][: count % 4]
            else:
                found.append(count if part.kind == NUMBER else count % len(part.words))
        yield tuple(found)


def tellings(texts: Texts, phrase: Phrase | Verb, me: int) -> Iterator[str]:
    names = Names(NAMES[texts.language], me)
    for numbers in samples(phrase.parts):
        if isinstance(phrase, Verb):
            yield texts.option(phrase(*numbers), names)
        elif phrase.secret:
            for secret in samples(phrase.secret):
                yield texts.entry(Entry(phrase, numbers, secret), names)
            yield texts.entry(Entry(phrase, numbers, (HIDDEN,), NO_SEATS), names)
        elif phrase.cause:
            for cause in samples(phrase.cause):
                yield texts.entry(Entry(phrase, numbers, cause=cause), names)
        else:
            yield texts.saying(Message(phrase, *numbers), names)


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: str(phrase.text))
def test_every_phrase_can_be_told_to_everybody(texts: Texts, phrase: Phrase | Verb) -> None:
    for me in (-1, 0, 1):
        for told in tellings(texts, phrase, me):
            assert told == told.strip()
            assert "  " not in told
            assert "{" not in told
            assert told[0] == told[0].upper()
            assert me < 0 or NAMES[texts.language][me] not in told
