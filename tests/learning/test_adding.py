"""The lesson that the page for contributors writes can be taken, and the page describes every field."""

from __future__ import annotations

import re
from pathlib import Path

from igroteka.learning.lessons import FIELDS, STEP_FIELDS, Lesson, read_lesson
from tests.learning.test_lessons import Pupil, questions

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "adding-a-lesson.md").read_text(encoding="utf-8")


def written() -> Lesson:
    source = PAGE.partition("```yaml\n")[2].partition("```")[0]
    return read_lesson("kittens/peek", source)


def test_the_lesson_of_the_page_comes_to_its_end() -> None:
    pupil = Pupil.of(written())
    pupil.finish()
    assert pupil.session.state.outcome is not None


def test_the_page_answers_every_wrong_choice_of_its_lesson() -> None:
    for pupil in questions(written()):
        step, decision = pupil.course.step, pupil.session.state.decision(0)
        assert step is not None
        assert decision is not None
        wrong = [option.code for option in decision.options if not step.accepts(option.code)]
        assert wrong
        assert all(step.answer_to(code) for code in wrong)


def test_the_lesson_of_the_page_asks_as_often_as_every_lesson_must() -> None:
    assert sum(1 for _ in questions(written())) >= 4


def test_the_page_has_the_sentences_of_its_lesson() -> None:
    sentences = re.findall(r"^(kittens-lesson-[\w-]+) =", PAGE, re.MULTILINE)
    assert sorted(sentences) == sorted(set(written().text_ids()))


def test_the_page_describes_every_field() -> None:
    assert set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)) == FIELDS | STEP_FIELDS
