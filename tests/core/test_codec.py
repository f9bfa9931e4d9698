"""Saved games: what may stand in a state comes back, and nothing else may."""

import json
import subprocess
import sys
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.core.codec import Decoder, encode, fill, fill_saved, saved_keys
from igroteka.core.errors import BadSetup
from igroteka.core.frames import Answer
from igroteka.core.state import Record
from tests.core.table import deal, play, random_game, table, toy
from tests.core.toy import BID, PASS, TOY, VERBS, Bid, Bury, Play, Window

DECODER = Decoder("tests.core.toy", VERBS)


class Foreign(Window):
    """A frame of another package."""


class Pair(Record):
    """A record within a state."""

    saved = ("left", "right")

    def __init__(self, left: int, right: list[int]) -> None:
        self.left = left
        self.right = right
        self.unsaved = 99


@pytest.mark.parametrize(
    "thing",
    [
        None,
        True,
        0,
        -5,
        "text",
        (),
        (1, (2, "x"), None),
        BID(3),
        Play(0, 1, 1),
        Bury(2, 1),
        Window(1, 2, (Answer(0, PASS()),)),
        Bid((Answer(1, BID(2)), Answer(0, BID(5)))),
    ],
)
def test_what_is_saved_comes_back(thing: object) -> None:
    data = json.loads(json.dumps(encode(thing)))
    assert DECODER.value(data) == thing


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner).map(tuple)))
def test_every_tuple_of_plain_things_comes_back(thing: object) -> None:
    assert DECODER.value(json.loads(json.dumps(encode(thing)))) == thing


def test_an_option_comes_back_as_the_same_object() -> None:
    assert DECODER.value(encode(BID(3))) is BID(3)


def test_a_record_is_saved_by_the_fields_that_it_names() -> None:
    assert encode([Pair(1, [2, 3])]) == [{"left": 1, "right": [2, 3]}]


def test_fields_are_filled_with_lists_that_can_change() -> None:
    data: dict[str, object] = {"left": 4, "right": [1, 2]}
    pair = Pair(1, [])
    fill(pair, data, ("left", "right"))
    assert (pair.left, pair.right) == (4, [1, 2])
    assert pair.right is not data["right"]


@pytest.mark.parametrize("thing", [1.5, {1, 2}, {"a": 1}, object(), print, Record, b"bytes"])
def test_foreign_things_may_not_stand_in_a_state(thing: object) -> None:
    with pytest.raises(TypeError, match="may not stand in a state"):
        encode([thing])


@pytest.mark.parametrize(
    "data",
    [
        1.5,
        {"is": "Nothing"},
        {"is": "Play"},
        {"is": "Play", "seat": 0},
        {"is": ["Play"], "seat": 0, "card": 1, "blocked": 0},
        {"do": "dance"},
        {"do": 5},
        {},
        {"is": "Foreign", "seat": 0, "card": 1, "answers": []},
    ],
)
def test_broken_data_is_refused(data: object) -> None:
    with pytest.raises((ValueError, KeyError, TypeError)):
        DECODER.value(data)


def test_a_list_is_needed_where_frames_stand() -> None:
    for data in (None, 5, {"is": "Bid", "answers": []}, "x"):
        with pytest.raises(ValueError, match=r".*"):
            DECODER.values(data)


def test_only_frames_stand_on_the_stack() -> None:
    for data in ([5], [{"do": "pass"}], [{"is": "Answer", "seat": 0, "option": {"do": "pass"}}]):
        with pytest.raises(ValueError, match=r".*"):
            TOY.frames(data)


def test_a_loaded_game_is_the_same_and_goes_on_alike() -> None:
    for seed in range(20):
        session = deal(seed=str(seed), live=seed % 2 == 0, rounds=3)
        for _ in range(seed):
            decision = session.state.decisions()[-1]
            session.choose(decision.seat, decision.options[-1].code)
        g = toy(session)
        loaded = TOY.load(json.loads(json.dumps(TOY.dump(g))))
        assert TOY.dump(loaded) == TOY.dump(g)
        assert repr(loaded.decisions()) == repr(g.decisions())


def test_a_finished_game_can_be_saved_and_loaded() -> None:
    g = toy(random_game(deal()))
    loaded = TOY.load(TOY.dump(g))
    assert loaded.decisions() == []
    outcome, again = g.outcome(), loaded.outcome()
    assert outcome is not None
    assert again is not None
    assert outcome.plain() == again.plain()


def broken(change: dict[str, Any]) -> dict[str, object]:
    saved = TOY.dump(toy(play(table("two one", "six one"), "A play:two")))
    return saved | change


@pytest.mark.parametrize(
    "change",
    [
        {"setup": None},
        {"setup": {}},
        {"state": []},
        {"state": {}},
        {"random": "none"},
        {"stack": None},
        {"stack": [{"is": "Nobody"}]},
        {"version": None},
        {"moment": "soon"},
    ],
)
def test_a_broken_saved_game_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises((ValueError, KeyError, TypeError)):
        TOY.load(broken(change))


def test_a_saved_game_with_an_impossible_setup_is_refused() -> None:
    setup = {"seats": 9, "options": {}, "seed": "1", "live": False, "carried": {}}
    with pytest.raises(BadSetup):
        TOY.load(broken({"setup": setup}))


def test_a_missing_part_of_a_saved_game_is_noticed() -> None:
    saved = broken({})
    for name in saved:
        with pytest.raises(KeyError):
            TOY.load({key: value for key, value in saved.items() if key != name})


FRESH = """
from importlib import import_module
from pkgutil import walk_packages
from igroteka.core.codec import Decoder
from igroteka.core.registry import games

for game in games().values():
    known = set(Decoder(game.package, game.verbs).kinds)
    for module in walk_packages(import_module(game.package).__path__, f"{game.package}."):
        import_module(module.name)
    print(game.id, *sorted(set(Decoder(game.package, game.verbs).kinds) - known))
"""


def test_a_process_that_has_never_played_a_game_can_read_all_its_frames() -> None:
    found = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=True, timeout=60)
    assert found.stdout.split() == ["bang", "intrigo", "kittens", "targi"]


class Whole(Record):
    """A record with another one inside it, whose fields are written as its own."""

    inlined = ("pair",)
    keys: ClassVar[Mapping[str, str]] = {"size": "length"}

    def __init__(self, size: int, pair: Pair) -> None:
        self.size = size
        self.pair = pair


def test_the_fields_of_an_inlined_record_are_written_as_its_own() -> None:
    assert encode(Whole(3, Pair(1, [2]))) == {"length": 3, "left": 1, "right": [2]}
    assert saved_keys(Whole(0, Pair(0, []))) == ["length", "left", "right"]


def test_the_fields_of_an_inlined_record_come_back() -> None:
    whole = Whole(0, Pair(0, []))
    fill_saved(whole, {"length": 3, "left": 1, "right": [2]})
    assert (whole.size, whole.pair.left, whole.pair.right) == (3, 1, [2])
