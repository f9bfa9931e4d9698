"""Lessons in the terminal."""

from __future__ import annotations

import pytest

from igroteka.learning.lessons import Lesson, all_lessons
from tests.cli.running import LANGUAGES, refused, run
from tests.learning.test_lessons import Pupil

DRAW = ("learn", "kittens", "draw")


def typed_for(lesson: Lesson) -> str:
    """What a learner types who does everything right."""
    pupil, lines = Pupil.of(lesson), list[str]()
    while not pupil.course.done:
        step = pupil.course.step
        if step is not None and step.kind == "ask":
            lines.append(pupil.course.accepted(pupil.session)[0])
        elif step is not None and step.kind == "read":
            lines.append("")
        pupil.go_on()
    return "".join(f"{line}\n" for line in [*lines, "n"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", all_lessons(), ids=lambda lesson: lesson.id)
def test_a_lesson_is_taken_to_its_end(lesson: Lesson, language: str) -> None:
    ran = run("learn", lesson.game, lesson.name, "--lang", language, typed=typed_for(lesson))
    assert ran.code == 0
    assert ran.err == ""
    assert {"en": "Lesson finished!", "ru": "Урок пройден!"}[language] in ran.out
    assert f"{lesson.game}-lesson" not in ran.out


def test_a_wrong_choice_is_answered_and_asked_again() -> None:
    ran = run(*DRAW, typed="\nplay:skip\na\ndraw\nq\n")
    assert "keep it: you will need it in a moment" in ran.out
    assert "Type 1: Draw a card" in ran.out
    assert "You draw Tacocat." in ran.out
    assert "You have left the lesson." in ran.out


def test_a_forbidden_choice_is_answered_with_its_rule() -> None:
    assert "KIT-N01" in run(*DRAW, typed="\nnope\n").out


@pytest.mark.parametrize("typed", ["place:B1", "noble"])
def test_a_forbidden_choice_is_answered_by_the_lesson_if_it_has_an_answer(typed: str) -> None:
    ran = run("learn", "targi", "crossings", typed=f"\n\n{typed}\n")
    assert "The robber stands there, smiling." in ran.out
    assert "may not be placed on the robber's card" in ran.out


def test_the_table_is_shown_before_the_lesson_speaks_of_it() -> None:
    said = run("learn", "targi", "crossings", typed="q\n").out
    assert said.index("Fata Morgana") < said.index("Welcome")


def test_lessons_are_listed_and_chosen_by_number() -> None:
    assert "igroteka learn kittens" in run("learn").out
    listed = run("learn", "kittens", typed="\n")
    assert "Draw and defuse" in listed.out
    assert "Welcome!" in listed.out
    assert "Welcome!" in run("learn", "kittens", "1").out


def test_keys_that_a_lesson_does_not_need_are_explained() -> None:
    ran = run(*DRAW, typed="\nu\ns\n?\n")
    assert "nothing needs to be taken back" in ran.out
    assert "begins anew each time" in ran.out
    assert "show me what to do" in ran.out


def test_an_unknown_lesson_is_refused() -> None:
    assert "draw" in refused("learn", "kittens", "nothing")
    assert "chess" in refused("learn", "chess")
