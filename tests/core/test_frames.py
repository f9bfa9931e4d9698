"""What comes next: reading order, frames that stay beneath, results that are told downwards."""

import pytest

from igroteka.core.frames import Frame
from igroteka.core.phrases import Part, Phrase
from igroteka.core.values import Value
from tests.core.table import dealt
from tests.core.toy import Toy

NOTE = Phrase("test-note", Part("number"))


class Note(Frame[Toy]):
    """Writes a number into the journal, then lets others come."""

    def __init__(self, number: int, then: tuple[int, ...] = (), keep: int = 0) -> None:
        self.number = number
        self.then = then
        self.keep = keep

    def step(self, g: Toy) -> None:
        g.log(NOTE, self.number)
        if self.keep:
            g.keep(Note(self.keep))
        for number in self.then:
            g.then(Note(number))


class Ear(Frame[Toy]):
    """Waits for a result."""

    def __init__(self, name: int, heard: int = 0) -> None:
        self.name = name
        self.heard = heard

    def on_result(self, value: int) -> "Ear":
        return Ear(self.name, value)

    def step(self, g: Toy) -> None:
        g.log(NOTE, self.name + self.heard)


class Voice(Frame[Toy]):
    """Tells a result."""

    def step(self, g: Toy) -> None:
        g.notify(Ear, 5)


def notes(*frames: Frame[Toy]) -> list[int]:
    """The numbers that these frames, the first one on top, write."""
    g = dealt()
    g.journal = []
    g.stack = []
    for frame in frames:
        g.then(frame)
    g.start()
    return [entry.numbers[0] for entry in g.journal]


def test_frames_come_in_the_order_in_which_they_were_said() -> None:
    assert notes(Note(1), Note(2), Note(3)) == [1, 2, 3]


def test_what_a_frame_says_comes_before_what_was_pending() -> None:
    assert notes(Note(1, then=(11, 12)), Note(2)) == [1, 11, 12, 2]


def test_a_kept_frame_stays_beneath_all_that_comes_next() -> None:
    assert notes(Note(1, then=(11, 12), keep=19), Note(2)) == [1, 11, 12, 19, 2]


def test_a_result_is_told_to_the_nearest_frame_of_the_kind() -> None:
    assert notes(Voice(), Note(1), Ear(20), Ear(30)) == [1, 25, 30]


def test_a_result_that_nobody_waits_for_is_a_mistake() -> None:
    with pytest.raises(LookupError):
        notes(Voice(), Note(1))


def test_the_end_drops_everything_that_was_pending() -> None:
    g = dealt()
    g.then(Note(1))
    g.end()
    g.start()
    assert g.stack == []
    assert g.decisions() == []


def test_a_frame_must_say_what_it_does() -> None:
    g = dealt()
    for call in (lambda: Frame[Toy]().step(g), lambda: Frame[Toy]().on_result(1)):
        with pytest.raises(NotImplementedError, match="Frame"):
            call()


def test_frames_are_equal_if_their_arguments_are() -> None:
    assert Note(1, then=(2,)) == Note(1, then=(2,))
    assert Note(1) != Note(2)
    assert Note(1) != Ear(1)
    assert hash(Ear(1, 2)) == hash(Ear(1, 2))
    assert repr(Ear(1, 2)) == "Ear(1, 2)"


def test_a_value_without_arguments_has_no_parts() -> None:
    assert Voice().parts() == ()
    assert Value() == Value()
