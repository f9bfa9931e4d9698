"""Forced choices can be skipped: the game stays the same."""

from igroteka.core.random import QuickRandom
from igroteka.core.state import State
from tests.core.table import dealt, table, toy
from tests.core.toy import CHEER, DRAW, PASS, PLAY, TOY, Toy


def fast(g: State) -> State:
    g.skip_forced = True
    g.start()
    return g


def quiet() -> dict[str, str | int | bool]:
    return {"cheers": False}


def test_a_seat_with_one_option_is_not_asked() -> None:
    g = fast(table("two one", "three one", "two one", options=quiet()).state)
    g.apply(0, PLAY(1))
    assert [(d.seat, len(d.options)) for d in g.decisions()] == [(2, 2)]


def test_a_window_in_which_nobody_has_a_choice_is_passed_over() -> None:
    g = fast(table("two one", "three one", "four one", options=quiet()).state)
    g.apply(0, PLAY(1))
    assert [d.seat for d in g.decisions()] == [1]
    assert toy_scores(g) == [2, 0, 0]


def test_a_forced_choice_is_taken() -> None:
    g = fast(table("two", "three four", deck="one", options=quiet()).state)
    g.apply(0, DRAW())
    assert [d.seat for d in g.decisions()] == [1]


def test_skipped_choices_move_the_moment_as_if_they_had_been_taken() -> None:
    slow = table("two one", "three one", options=quiet()).state
    quick = fast(slow.clone())
    quick.apply(0, PLAY(1))
    slow.apply(0, PLAY(1))
    slow.apply(1, PASS())
    assert quick.public_version == slow.public_version
    assert quick.version < slow.version


def test_a_forced_choice_is_not_taken_while_somebody_has_an_offer() -> None:
    g = fast(table("two", "three four", deck="").state)
    assert [(d.seat, d.options) for d in g.decisions()] == [(0, [PLAY(1), CHEER()]), (1, [CHEER()])]


def test_the_same_game_by_hand_and_fast() -> None:
    for seed in range(30):
        slow, quick = dealt(4, str(seed), cheers=False), dealt(4, str(seed), cheers=False)
        fast(quick)
        random = QuickRandom(seed)
        while quick.decisions():
            decision = random.pick(quick.decisions())
            option = random.pick(decision.options)
            quick.apply(decision.seat, option)
            by_hand(slow, decision.seat, option.code)
        take_forced(slow)
        assert TOY.dump(slow)["state"] == TOY.dump(quick)["state"]
        assert slow.random.dump() == quick.random.dump()
        assert [e.plain() for e in slow.journal or []] == [e.plain() for e in quick.journal or []]


def by_hand(g: Toy, seat: int, code: str) -> None:
    """Take forced choices until this seat can choose this, and then that."""
    while (decision := g.decision(seat)) is None or len(decision.options) == 1:
        assert take_one_forced(g)
    option = decision.find(code)
    assert option is not None
    g.apply(seat, option)


def take_forced(g: Toy) -> None:
    while take_one_forced(g):
        pass


def take_one_forced(g: Toy) -> bool:
    for decision in g.decisions():
        if len(decision.options) == 1:
            g.apply(decision.seat, decision.options[0])
            return True
    return False


def toy_scores(g: State) -> list[int]:
    assert isinstance(g, Toy)
    return g.scores


def test_in_a_sealed_frame_a_bot_cannot_see_who_has_no_choice() -> None:
    session = table("two two", "six one", "five four", turn=2, round=1, deck="", options=quiet())
    g = fast(session.state)
    g.apply(2, PLAY(4))
    assert [d.seat for d in g.decisions()] == [1]
    assert toy(session).scores == [0, 0, 5]
    assert [asked.seat for asked in session.view(1).asked] == [0, 1, 2]
