"""The journal: who is told which part of a line."""

from igroteka.core.journal import EVERYONE, NO_SEATS, Entry
from igroteka.core.phrases import Part, Phrase, seat_part
from igroteka.core.state import mask
from tests.core.table import dealt
from tests.core.toy import LOG_BURY, LOG_CHEER, LOG_DRAW

DRAWN = Entry(LOG_DRAW, (1,), (5,), mask(1, 2))


def test_those_of_the_mask_read_the_whole_line() -> None:
    assert DRAWN.redacted_for(2).plain() == {
        "text": "toy-log-draw",
        "arguments": {"player": "B", "card": "six"},
        "hidden": False,
    }


def test_others_and_spectators_read_that_something_is_hidden() -> None:
    for seat in (0, 3, -1):
        told = DRAWN.redacted_for(seat)
        assert told.hidden
        assert told.secret == (-1,)
        assert told.plain() == {"text": "toy-log-draw", "arguments": {"player": "B"}, "hidden": True}


def test_how_many_secrets_there_are_is_a_secret() -> None:
    one, two = Entry(LOG_BURY, (0,), (1,), mask(0)), Entry(LOG_BURY, (0,), (1, 2), mask(0))
    assert one.redacted_for(1).secret == two.redacted_for(1).secret
    assert two.redacted_for(0).plain()["arguments"] == {"player": "A", "cards": ["two", "three"]}


def test_a_line_without_secrets_is_for_everybody() -> None:
    line = Entry(LOG_CHEER, (2,))
    assert line.seen_by == EVERYONE
    assert [line.redacted_for(seat).plain()["hidden"] for seat in (0, -1)] == [False, False]


def test_a_line_may_be_hidden_from_all() -> None:
    line = Entry(LOG_DRAW, (1,), (5,), NO_SEATS)
    assert all(line.redacted_for(seat).hidden for seat in (-1, 0, 1))


def test_what_was_told_can_be_told_on_without_telling_more() -> None:
    assert DRAWN.redacted_for(0).redacted_for(1).plain() == DRAWN.redacted_for(0).plain()


WHY = Phrase("toy-log-why", seat_part("player"), secret=(Part("place"),), cause=(seat_part("by"), Part("count")))


def test_everybody_reads_the_cause_of_a_line() -> None:
    line = Entry(WHY, (1,), (7,), mask(1), (2, 3))
    assert line.redacted_for(0).plain()["arguments"] == {"player": "B", "by": "C", "count": 3}
    assert line.redacted_for(1).plain()["arguments"] == {"player": "B", "by": "C", "count": 3, "place": 7}
    assert line.with_secret_public().cause == (2, 3)


def test_a_line_without_its_cause_is_complete() -> None:
    assert Entry(WHY, (1,), (7,)).plain()["arguments"] == {"player": "B", "by": None, "count": 0, "place": 7}


def test_without_a_journal_nothing_is_written() -> None:
    g = dealt()
    g.journal = None
    g.log(LOG_CHEER, 0)
    g.log_because((1, 2), WHY, 0)
    g.log_secret(mask(0), LOG_DRAW, (0,), (1,))
    assert g.journal is None


def test_a_secret_line_cannot_be_undone() -> None:
    g = dealt()
    g.version, g.undo_floor = 5, 0
    g.log_secret(mask(0), LOG_DRAW, (0,), (1,))
    assert g.undo_floor == 5


def test_chance_cannot_be_undone() -> None:
    g = dealt()
    g.version, g.undo_floor = 5, 0
    g.random_below(3)
    assert g.undo_floor == 5
    g.version = 6
    g.shuffle([1, 2])
    assert g.undo_floor == 6
