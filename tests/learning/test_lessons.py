"""Every lesson of every game can be played through, whatever the learner tries, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass

import pytest

from igroteka.bots.trial import try_out
from igroteka.core.errors import Refused
from igroteka.core.phrases import LETTERS
from igroteka.core.registry import find_game
from igroteka.core.session import RecordedChoice, Session
from igroteka.dossiers import dossier
from igroteka.learning.course import Course
from igroteka.learning.lessons import BadLesson, Lesson, all_lessons, lessons_of, read_lesson, readable_lessons
from igroteka.terminal.words import names_for
from igroteka.texts import LANGUAGES, Texts, texts_for

LESSONS = all_lessons()
ids = [lesson.id for lesson in LESSONS]
LONGEST_SENTENCE = 320  # characters that a learner reads at once
WINDOW = (
    "{seats: 2, options: {deck: classic_base}, turn: A, "
    "hands: {A: [shuffle], B: [nope]}, pile: [skip, favor, exploding_kitten]}"
)
FEWEST = {"kittens": 4, "bang": 6, "targi": 5, "intrigo": 5}


@dataclass
class Pupil:
    """Somebody who takes a lesson."""

    course: Course
    session: Session

    @classmethod
    def of(cls, lesson: Lesson) -> Pupil:
        found = cls(Course(lesson), lesson.session())
        found.settle()
        return found

    def copied(self) -> Pupil:
        """Another one who has come just as far."""
        again = self.session.restarted()
        for _ in again.follow(self.session.choices):
            pass
        return Pupil(copy(self.course), again)

    def take(self, choice: RecordedChoice) -> None:
        self.course.note_choice(choice)
        self.session.take(choice)

    def settle(self) -> None:
        while (needless := self.course.needless_answer(self.session)) is not None:
            self.take(needless)

    def choose(self, code: str) -> None:
        self.course.check_choice(self.session, code)
        self.take(RecordedChoice(self.course.lesson.seat, code))
        self.settle()

    def go_on(self) -> None:
        """Do what the lesson wants next; if there is a choice, the first that it accepts."""
        step = self.course.step
        assert step is not None
        if step.kind == "read":
            self.course.read_on()
        elif step.kind == "ask":
            accepted = self.course.accepted(self.session)
            assert accepted, (
                f"{self.course.lesson.id}: step {self.course.index} accepts nothing that is offered: "
                f"{self.session.state.decisions()}"
            )
            self.choose(accepted[0])
        else:
            choice = self.course.bot_choice(self.session)
            assert choice is not None, (
                f"{self.course.lesson.id}: step {self.course.index}: {self.course.next_choice()} is not offered: "
                f"{self.session.state.decisions()}"
            )
            self.take(choice)
        self.settle()

    def finish(self) -> None:
        while not self.course.done:
            self.go_on()


def questions(lesson: Lesson) -> Iterator[Pupil]:
    """A pupil at each question of the lesson."""
    pupil = Pupil.of(lesson)
    while not pupil.course.done:
        if pupil.course.step is not None and pupil.course.step.kind == "ask":
            yield pupil
        pupil.go_on()


def said(texts: Texts, text: str, lesson: Lesson, attribute: str = "") -> str:
    """A sentence of a lesson, as a learner reads it."""
    session = lesson.session()
    seats = session.state.setup.seats
    names = names_for(texts, seats, lesson.seat, session.game.figures(seats))
    arguments = {
        name: value
        for seat in range(seats)
        for name, value in texts.seat_arguments(LETTERS[seat].lower(), seat, names).items()
    }
    return texts.attribute(text, attribute, **arguments) if attribute else texts.say(text, **arguments)


@pytest.mark.parametrize("game", FEWEST)
def test_every_game_has_its_lessons(game: str) -> None:
    assert len(lessons_of(game)) >= FEWEST[game]


@pytest.mark.parametrize("lesson", LESSONS, ids=ids)
def test_a_lesson_begins_with_a_position_that_can_be_played(lesson: Lesson) -> None:
    session = lesson.session()
    try_out(session.game, session.state)


@pytest.mark.parametrize("lesson", LESSONS, ids=ids)
def test_a_lesson_comes_to_its_end_by_every_choice_that_it_accepts(lesson: Lesson) -> None:
    asked = 0
    for pupil in questions(lesson):
        asked += 1
        for code in pupil.course.accepted(pupil.session):
            other = pupil.copied()
            other.choose(code)
            other.finish()
    assert asked >= 4, "a lesson lets the learner play"


@pytest.mark.parametrize("lesson", LESSONS, ids=ids)
def test_a_lesson_refuses_every_other_choice_with_a_sentence_and_changes_nothing(lesson: Lesson) -> None:
    for pupil in questions(lesson):
        step, decision = pupil.course.step, pupil.session.state.decision(lesson.seat)
        assert step is not None
        assert decision is not None
        offered = [option.code for option in decision.options]
        named = [code for code in step.refuse if "*" not in code]
        before = (copy(pupil.course), list(pupil.session.choices), pupil.session.game.dump(pupil.session.state))
        for code in {*offered, *named} - {code for code in offered if step.accepts(code)}:
            assert pupil.session.game.option(code) is not None, f"{code} is no option of the game"
            with pytest.raises(Refused) as problem:
                pupil.course.check_choice(pupil.session, code)
            for language in LANGUAGES:
                texts = texts_for(language)
                assert texts.has(problem.value.text)
                if problem.value.text.startswith(lesson.title):
                    assert said(texts, problem.value.text, lesson)
        for pattern in step.refuse:
            fits = [code for code in offered if step.answer_to(code) == step.refuse[pattern] and not step.accepts(code)]
            assert fits or "*" not in pattern, f"{lesson.id}: nothing that is offered fits {pattern}"
        assert before == (pupil.course, pupil.session.choices, pupil.session.game.dump(pupil.session.state))


def test_everybody_passes_after_the_last_choice_of_a_script() -> None:  # KIT-N02
    shuffle = "steps: [{say: shuffle, accept: 'play:shuffle'}, {say: end}]"
    pupil = Pupil.of(read_lesson("kittens/draw", f"minutes: 1\nposition: {WINDOW}\n{shuffle}"))
    pupil.choose("play:shuffle")
    assert [decision.seat for decision in pupil.session.state.decisions()] == [0]
    assert pupil.session.state.decisions()[0].find("draw") is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=ids)
def test_a_lesson_has_words_in_every_language(lesson: Lesson, language: str) -> None:
    texts = texts_for(language)
    assert texts.attribute(lesson.title, "about")
    for text in lesson.text_ids():
        for attribute in ("", "page") if texts.has(text, "page") else ("",):
            sentence = said(texts, text, lesson, attribute)
            assert 0 < len(sentence) <= LONGEST_SENTENCE, f"{text}: {len(sentence)} characters"


@pytest.mark.parametrize("lesson", LESSONS, ids=ids)
def test_a_lesson_cites_rules_of_the_game(lesson: Lesson) -> None:
    rules = dossier(lesson.game)
    assert rules is not None
    assert lesson.rules
    assert [rule for rule in lesson.rules if not rules.rule(rule)] == []


@pytest.mark.parametrize("game", FEWEST)
def test_every_sentence_about_lessons_is_said_in_one(game: str) -> None:
    file = find_game(game).folder.joinpath("texts", "en", "lessons.ftl")
    written = set(re.findall(rf"^({game}-lesson-[\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert written == {text for lesson in lessons_of(game).values() for text in lesson.text_ids()}


def test_a_broken_lesson_of_one_game_leaves_the_lessons_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(game: str) -> dict[str, Lesson]:
        if game == "kittens":
            raise BadLesson("error-lesson-field", lesson="kittens/draw", field="steps")
        return lessons_of(game)

    readable_lessons.cache_clear()
    monkeypatch.setattr("igroteka.learning.lessons.lessons_of", read)
    assert {lesson.game for lesson in all_lessons()} >= {"bang", "intrigo", "targi"}
    assert not readable_lessons("kittens")
    readable_lessons.cache_clear()
