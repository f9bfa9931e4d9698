"""Options that are counted and picked without a list of all of them."""

import pytest

from igroteka.core.decisions import Decision
from igroteka.core.option_list import OptionList
from igroteka.core.options import Verb
from igroteka.core.phrases import Message, Phrase
from igroteka.core.random import QuickRandom
from igroteka.core.rows import Row

TAKE = Verb("toy", "take")
WISH = Verb("toy", "wish", offer=True)
NUMBERED = [Verb("toy", f"take-{number}")() for number in range(12)]
ASK = Message(Phrase("toy-ask"))


def options(*parts: list[int]) -> OptionList:
    found = OptionList()
    for part in parts:
        found.add([NUMBERED[number] for number in part])
    return found


def test_the_parts_follow_each_other() -> None:
    found = options([3, 1], [], [4])
    assert len(found) == found.count == 3
    assert [found.nth(place) for place in range(3)] == found.all() == [NUMBERED[3], NUMBERED[1], NUMBERED[4]]
    with pytest.raises(IndexError):
        found.nth(3)


def test_the_lists_it_was_made_of_stay_as_they_are() -> None:
    part = [NUMBERED[0]]
    found = OptionList()
    found.add(part)
    found.add([NUMBERED[1]])
    assert len(found.all()) == 2
    assert part == [NUMBERED[0]]


@pytest.mark.parametrize("numbers", [0, 0b1, 0b1000_0000_0011, 0b1111_1111_1111, 0b1_0000_0000])
def test_a_row_offers_what_it_adds(numbers: int) -> None:
    row, listed, found = Row(NUMBERED), [NUMBERED[5]], options([5])
    row.add_to(listed, numbers)
    row.offer(found, numbers)
    assert found.all() == listed


def test_a_decision_draws_each_of_its_options() -> None:
    for decision in (Decision(0, ASK, options([1, 2], [3])), Decision(0, ASK, options([1, 2], [3]).all())):
        random = QuickRandom(1)
        drawn = {decision.draw(random) for _ in range(100)}
        assert drawn == set(decision.options)
        assert decision.defaults == [NUMBERED[1]]


def test_an_offer_is_drawn_only_if_there_is_nothing_else() -> None:
    random = QuickRandom(1)
    both, alone = Decision(0, ASK, [NUMBERED[1], WISH()]), Decision(0, ASK, [WISH()], waits=False)
    assert {both.draw(random) for _ in range(30)} == {NUMBERED[1]}
    assert alone.draw(random) == WISH()
