"""How a course follows the script of a lesson, with scripts made for the test."""

from __future__ import annotations

import pytest

from igroteka.learning.course import Course
from igroteka.learning.lessons import BadLesson, Lesson, read_lesson

HEAD = """
minutes: 1
rules: [TARGI-P1]
position: {seats: 2, robber: 1}
steps:
"""


def lesson_with(*steps: str) -> Lesson:
    return read_lesson("targi/test", HEAD + "".join(f"- {{{step}}}\n" for step in steps))


def test_a_question_without_a_sentence_repeats_the_last_one() -> None:
    course = Course(lesson_with("say: hello", 'say: place, accept: "place:B2"', 'accept: "place:B3"', "bots: [B end]"))
    said = []
    while not course.done:
        said.append(course.sentence)
        course.read_on()
    assert said == ["targi-lesson-test-hello", "targi-lesson-test-place", "targi-lesson-test-place", ""]
    assert course.sentence == ""


def test_a_lesson_begins_with_a_sentence() -> None:
    with pytest.raises(BadLesson) as problem:
        lesson_with('accept: "place:B2"')
    assert problem.value.arguments["field"] == "say"
