"""Options that are counted and picked without a list of all of them."""

import pytest

from igroteka.core.decisions import Decision
from igroteka.core.option_list import OptionList, OptionTable
from igroteka.core.options import Verb
from igroteka.core.phrases import Message, Phrase
from igroteka.core.random import QuickRandom

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
    assert NUMBERED[4] in found
    assert NUMBERED[2] not in found
    with pytest.raises(IndexError):
        found.nth(3)


def test_the_lists_it_was_made_of_stay_as_they_are() -> None:
    part = [NUMBERED[0]]
    found = OptionList()
    found.add(part)
    found.add([NUMBERED[1]])
    assert len(found.all()) == 2
    assert part == [NUMBERED[0]]


def test_options_may_follow_after_all_were_asked_for() -> None:
    found = options([1], [2])
    assert found.all() == [NUMBERED[1], NUMBERED[2]]
    found.add([NUMBERED[3]])
    assert found.all() == [NUMBERED[1], NUMBERED[2], NUMBERED[3]]


@pytest.mark.parametrize("length", [0, 1, 7, 8, 9, 12])
def test_a_table_picks_the_options_of_a_mask_in_order(length: int) -> None:
    table = OptionTable(NUMBERED[:length])
    for mask in range(1 << length):
        wanted = [option for number, option in enumerate(NUMBERED[:length]) if mask >> number & 1]
        found = options([5])
        table.add_to(found, mask)
        assert table.select(mask) == wanted
        assert found.all() == [NUMBERED[5], *wanted]


def test_a_decision_knows_what_it_allows() -> None:
    for decision in (Decision(0, ASK, options([1, 2], [3])), Decision(0, ASK, options([1, 2, 3]).all())):
        assert decision.count == 3
        assert decision.allows(NUMBERED[3])
        assert not decision.allows(NUMBERED[4])


def test_a_decision_draws_each_of_its_options() -> None:
    for decision in (Decision(0, ASK, options([1, 2], [3])), Decision(0, ASK, options([1, 2], [3]).all())):
        random = QuickRandom(1)
        drawn = {decision.random_option(random) for _ in range(100)}
        assert drawn == set(decision.options)
        assert decision.defaults == [NUMBERED[1]]


def test_an_offer_is_drawn_only_if_there_is_nothing_else() -> None:
    random = QuickRandom(1)
    both, alone = Decision(0, ASK, [NUMBERED[1], WISH()]), Decision(0, ASK, [WISH()], waits=False)
    assert {both.random_option(random) for _ in range(30)} == {NUMBERED[1]}
    assert alone.random_option(random) == WISH()
