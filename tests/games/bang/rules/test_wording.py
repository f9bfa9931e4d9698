"""Whatever can be said in BANG! can be said in every language, to everybody, of one figure and of two."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from igroteka.core.journal import NO_SEATS, Entry
from igroteka.core.options import Verb
from igroteka.core.phrases import HIDDEN, NUMBER, SEAT, Message, Part, Phrase
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules import words
from igroteka.games.bang.rules.faces import FACE_WORDS
from igroteka.games.bang.rules.words import LOG_DEAD, LOG_TURN, LOG_WON, SOURCE_WORDS, USE, USE_AT
from igroteka.games.bang.terminal import RENDERER, TOLD_BY_EFFECT
from igroteka.texts import LANGUAGES, Names, Texts, texts_for
from tests.games.bang.table import Actor, table

NAMES = {"en": ["Ann", "Bob", "Cleo", "Dina"], "ru": ["Аня", "Боря", "Соня", "Дина"]}
PHRASES: dict[str, Phrase | Verb] = {
    f"{type(thing).__name__}-{thing.text}": thing for thing in vars(words).values() if isinstance(thing, Phrase | Verb)
}
SOURCES = [number for number, word in enumerate(SOURCE_WORDS) if not word.startswith("#")]


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return texts_for(str(request.param))


def samples(parts: tuple[Part, ...]) -> Iterator[tuple[int, ...]]:
    """Numbers for the parts of a phrase: two players or one twice, all forms of the plural, all sources."""
    one_of_many = any(part.words is SOURCE_WORDS and not part.many for part in parts)
    for i, source in enumerate(SOURCES if one_of_many else SOURCES[:12]):
        found: list[int] = []
        for part in parts:
            if part.kind == SEAT:
                found.append(0 if part.name == "player" else i % 3)
            elif part.kind == NUMBER:
                found.append((0, 1, 2, 5, 11, 21)[i % 6])
            elif part.many:
                found += (
                    [source, *SOURCES[: i % 3]]
                    if part.words is SOURCE_WORDS
                    else [0, i % len(part.words), 1][: 1 + i % 3]
                )
            else:
                found.append(source if part.words is SOURCE_WORDS else i % len(part.words))
        yield tuple(found)


def tellings(texts: Texts, phrase: Phrase | Verb, names: Names) -> Iterator[str]:
    """All that can be said with a phrase."""
    for numbers in samples(phrase.parts):
        if isinstance(phrase, Verb):
            yield texts.option(phrase(*numbers), names)
        elif phrase.secret:
            for secret in list(samples(phrase.secret))[:12]:
                yield texts.entry(Entry(phrase, numbers, secret), names)
            yield texts.entry(Entry(phrase, numbers, (HIDDEN,), NO_SEATS), names)
        elif phrase.text.startswith("bang-ask-"):
            yield texts.saying(Message(phrase, *numbers), names)
        else:
            yield texts.entry(Entry(phrase, numbers), names)
    if isinstance(phrase, Phrase) and phrase.cause:
        numbers, secret = next(samples(phrase.parts)), next(samples(phrase.secret))
        for cause in samples(phrase.cause):
            yield texts.entry(Entry(phrase, numbers, secret, cause=cause), names)


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_is_told_to_everybody(texts: Texts, phrase: str) -> None:
    for me in (-1, 0, 1):
        for told in tellings(texts, PHRASES[phrase], Names(NAMES[texts.language], me)):
            assert told == told.strip()
            assert "  " not in told
            assert "{" not in told
            assert told[0] in "«„“" or told[0] == told[0].upper()
            assert me < 0 or not re.search(rf"\b{NAMES[texts.language][me]}\b", told)


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_is_told_of_two_figures_of_a_player(texts: Texts, phrase: str) -> None:  # BANG-N2.1
    names = Names(NAMES[texts.language], 1, GAME.figures(2))
    for told in tellings(texts, PHRASES[phrase], names):
        assert "  " not in told
        assert NAMES[texts.language][1] not in told


def test_characters_are_people_and_cards_are_titles_in_russian() -> None:
    texts = texts_for("ru")
    told = [texts.option(USE(SOURCE_WORDS.index(word)), Names(NAMES["ru"])) for word in ("sombrero", "lucky_duke")]
    assert told == ["Применить: «Сомбреро»", "Применить: Лаки Дюк"]


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("knife", "Use Knife on Bob"),
        ("doc_holyday", "Doc Holyday: two cards for a shot at Bob"),
        ("dorothy_rage", "Dorothy Rage: command Bob"),
    ],
)
def test_an_ability_is_offered_with_what_it_does(word: str, told: str) -> None:
    assert texts_for("en").option(USE_AT(SOURCE_WORDS.index(word), 1), Names(NAMES["en"])) == told


def test_without_roles_none_is_told() -> None:  # BANG-N2.1 BANG-N2.8
    names = Names(NAMES["en"], 0, GAME.figures(2))
    texts = texts_for("en")
    assert texts.entry(Entry(LOG_DEAD, (3, HIDDEN)), names) == "Bob ② is out of the game."
    assert texts.entry(Entry(LOG_WON, (2, HIDDEN)), names) == "Bob wins!"
    assert texts.entry(Entry(LOG_WON, (0, HIDDEN)), names) == "You win!"
    assert texts.entry(Entry(LOG_DEAD, (1, 2)), Names(NAMES["en"])) == "Bob is out of the game. Role: Outlaw."


def test_a_turn_is_a_players_and_not_a_figures() -> None:  # BANG-N2.3
    names = Names(NAMES["en"], 0, GAME.figures(2))
    assert texts_for("en").entry(Entry(LOG_TURN, (3,)), names) == "It is Bob's turn."


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Ann ② shoots at you ① (BANG! A♠)."), ("ru", "Аня ② стреляет в тебя ① («Бэнг!» A♠).")],
)
def test_the_readers_own_figures_are_told_apart(language: str, told: str) -> None:  # BANG-N2.1
    entry = Entry(words.LOG_PLAY_AT, (1, FACE_WORDS.index("bang.AS"), 2))
    assert texts_for(language).entry(entry, Names(NAMES[language], 1, GAME.figures(2))) == told


@pytest.mark.parametrize(
    ("me", "told"),
    [
        (-1, "Аня сажает игрока Боря в тюрьму («Тюрьма» 4♥)."),
        (0, "Ты сажаешь игрока Боря в тюрьму («Тюрьма» 4♥)."),
        (1, "Аня сажает тебя в тюрьму («Тюрьма» 4♥)."),
    ],
)
def test_who_is_put_in_jail_is_told(me: int, told: str) -> None:  # BANG-C13
    entry = Entry(words.LOG_LAY_AT, (0, FACE_WORDS.index("jail.4H"), 1))
    assert texts_for("ru").entry(entry, Names(NAMES["ru"], me)) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["You put yourself in jail (Jail 4♥).", "You treat yourself to a Tequila (Tequila 9♣)."]),
        ("ru", ["Ты сажаешь себя в тюрьму («Тюрьма» 4♥).", "Ты угощаешь себя («Текила» 9♣)."]),
    ],
)
def test_what_somebody_does_to_themselves_is_told(language: str, told: list[str]) -> None:  # BANG-C13 BANG-C30
    done = [
        Entry(words.LOG_LAY_AT, (0, FACE_WORDS.index("jail.4H"), 0)),
        Entry(words.LOG_PLAY_AT, (0, FACE_WORDS.index("tequila.9C"), 0)),
    ]
    assert [texts_for(language).entry(entry, Names(NAMES[language], 0)) for entry in done] == told


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Ann throws a knife at you (Knife)."), ("ru", "Аня бросает нож в тебя («Нож»).")],
)
def test_a_used_weapon_is_told_with_its_verb(language: str, told: str) -> None:  # BANG-E06
    entry = Entry(words.LOG_USE_AT, (0, SOURCE_WORDS.index("knife"), 1))
    assert texts_for(language).entry(entry, Names(NAMES[language], 1)) == told


def test_a_question_says_which_figure_is_attacked() -> None:  # BANG-N2.4
    a, _, c, d = table("A: gatling", "B", "C: missed.2S", "D 1", two=True)

    def question() -> str:
        assert c.decision is not None
        return texts_for("en").saying(c.decision.prompt, Names(NAMES["en"], 1, GAME.figures(2)))

    a.plays("gatling")
    assert question().startswith("Ann ① shoots at you ① (Gatling)")
    c.passes()
    assert question().startswith("Ann ① shoots at you ② (Gatling)")
    c.passes()
    assert question().startswith("You ② are dying")
    assert d.life == 0


# What events and characters tell.


def last(actor: Actor) -> str:
    """The last line of the journal as told to a player."""
    entries = actor.table.g.journal or []
    return texts_for("en").entry(entries[-1].redacted_for(actor.seat), Names(NAMES["en"], actor.seat))


def test_what_gary_looter_gets_is_told_as_a_gift() -> None:  # BANG-P37 BANG-I06
    _, b, c, d = table("A", "B 1: beer.6H bang.2C bang.3C", "C", "D gary_looter", turn="B", phase="limit")
    b.throws("bang.2C")
    assert [last(actor) for actor in (b, c, d)] == [
        "You give BANG! 2♣ to Dina (Gary Looter).",
        "Bob gives a card to Dina (Gary Looter).",
        "Bob gives BANG! 2♣ to you (Gary Looter).",
    ]


def test_vera_custer_takes_over_an_ability() -> None:  # BANG-P31
    a, b, c, _ = table("A vera_custer", "B youl_grinner", "C", "D: | jail", phase="steps", turn="A")
    a.names(b)
    told = [entry for entry in a.table.g.journal or [] if entry.phrase.text == "bang-log-use-at"][-1]
    assert [texts_for("en").entry(told, Names(NAMES["en"], actor.seat)) for actor in (a, b, c)] == [
        "You take over Bob's ability (Vera Custer).",
        "Ann takes over your ability (Vera Custer).",
        "Ann takes over Bob's ability (Vera Custer).",
    ]


def test_every_question_of_an_event_asks_something_of_its_own(texts: Texts) -> None:
    asking = ["blood_brothers", "handcuffs", "new_identity", "peyote", "ranch", "russian_roulette", "the_daltons"]
    names = Names(NAMES[texts.language])
    told = [texts.saying(Message(words.ASK_EVENT, SOURCE_WORDS.index(word)), names) for word in asking]
    assert len({line.partition(": ")[2] for line in told}) == len(asking)


def told(actor: Actor, language: str, count: int) -> list[str]:
    """The last lines of the journal as told to a player."""
    entries = (actor.table.g.journal or [])[-count:]
    names = Names(NAMES[language], actor.seat)
    return [texts_for(language).entry(entry.redacted_for(actor.seat), names) for entry in entries]


def test_an_ability_is_told_once_by_what_it_does() -> None:  # BANG-P05
    a, b, _, _ = table("A jesse_jones", "B: beer.6H", "C", "D", phase="draw", turn="A")
    a.uses("jesse_jones", b)
    entries = [entry.redacted_for(b.seat) for entry in (b.table.g.journal or [])[-3:]]
    texts, names = texts_for("en"), Names(NAMES["en"], b.seat)
    lines = [texts.entry(entry, names) for entry in RENDERER.shown_entries(entries)]
    assert sum("Jesse Jones" in line for line in lines) == 1
    assert "Ann takes Beer 6♥ from your hand (Jesse Jones)." in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_and_terminal_leave_the_same_uses_to_their_effect(language: str) -> None:
    table_texts = GAME.folder.joinpath("texts", language, "table.ftl").read_text(encoding="utf-8")
    uses = re.findall(r"^bang-log-use(?:-at)? =.*\n(?: .*\n)+", table_texts, re.MULTILINE)
    silent_on_pages = re.findall(r'^ +\[(\w+)\] \{ "" \}$', "".join(uses), re.MULTILINE)
    assert sorted(silent_on_pages) == sorted(SOURCE_WORDS[source] for source in TOLD_BY_EFFECT)


@pytest.mark.parametrize(
    ("language", "line"), [("en", "Ann puts the Handcuffs on herself."), ("ru", "Аня надевает «Наручники» на себя.")]
)
def test_who_chooses_themselves_is_not_named_twice(language: str, line: str) -> None:  # BANG-O06
    source = SOURCE_WORDS.index("handcuffs")
    entry = Entry(words.LOG_USE_AT, (0, source, 0))
    assert texts_for(language).entry(entry, Names(NAMES[language], 2, addresses=["she", "", "", ""])) == line


def test_own_cards_of_another_figure_are_taken_from_oneself(texts: Texts) -> None:  # BANG-P15
    sam, dynamite = SOURCE_WORDS.index("vulture_sam"), FACE_WORDS.index("dynamite.2H")
    entry = Entry(words.LOG_TAKE_TABLE, (0, 1, dynamite), cause=(sam, HIDDEN))
    line = texts.entry(entry, Names(["Ann", "Bob"], 0, (0, 0, 1)))
    assert ("from yourself ②" if texts.language == "en" else "у себя ②") in line


def test_indians_are_many_in_russian() -> None:
    spared = Entry(words.LOG_SPARED, (0,), cause=(SOURCE_WORDS.index("indians"), SOURCE_WORDS.index("apache_kid")))
    assert texts_for("ru").entry(spared, Names(NAMES["ru"], 0)).startswith("На тебя не действуют «Индейцы!»")


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("bang", "Your BANG! costs Bob 1 life point (2 left)."),
        ("doc_holyday", "Your shot (Doc Holyday) costs Bob 1 life point (2 left)."),
        ("indians", "Your Indians! cost Bob 1 life point (2 left)."),
    ],
)
def test_what_costs_a_life_is_told_in_its_own_number(source: str, line: str) -> None:
    entry = Entry(words.LOG_LOSS, (1, 1, 2), cause=(SOURCE_WORDS.index(source), 0, 0, 0))
    assert texts_for("en").entry(entry, Names(NAMES["en"], 0)) == line
