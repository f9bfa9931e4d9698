"""Positions that no game can come to are refused, with what is wrong about them, before anybody plays them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from igroteka.core.errors import BadPosition
from igroteka.core.game import Game
from igroteka.core.positions import position_data, read_position, state_from
from igroteka.core.state import State
from igroteka.games.bang.game import GAME
from igroteka.texts import LANGUAGES, texts_for
from tests.games.bang.table import table

BANG = cast("Game[State]", GAME)
FILES = Path(__file__).parent / "positions"
Fields = dict[str, Any]


def refused(read: Callable[[], State]) -> BadPosition:
    """What is said of a position; it has words in every language."""
    with pytest.raises(BadPosition) as problem:
        read()
    for language in LANGUAGES:
        assert texts_for(language).error(problem.value)
    return problem.value


@pytest.mark.parametrize("file", ["a_shot_without_its_card", "seven_figures_for_six"])
def test_a_position_that_would_break_later_is_refused(file: str) -> None:  # BANG-B34
    text = (FILES / f"{file}.yaml").read_text(encoding="utf-8")
    assert refused(lambda: read_position(text, BANG)).text == "error-position-field"


def test_a_card_that_is_being_played_lies_nowhere_else() -> None:  # BANG-T53
    text = (FILES / "a_shot_without_its_card.yaml").read_text(encoding="utf-8").replace("exact: ''\n", "")
    assert refused(lambda: read_position(text, BANG)).arguments == {"field": "playing"}


# One change of a good position.


def shot() -> Fields:
    """A shot on its way: a position as it is written from a state."""
    a, b, *_ = table(
        "A slab_the_killer: bang.AS barrel.QS", "B willy_the_kid: missed.2S", "C pedro_ramirez:", "D rose_doolan:"
    )
    a.plays("bang.AS", at=b)
    found: Fields = json.loads(json.dumps(position_data(BANG, a.table.g)))
    return found


def change(*path: str | int, to: object) -> Callable[[Fields], None]:
    """Replace what stands at a path of the position."""

    def carry_out(data: Fields) -> None:
        here: Any = data
        for key in path[:-1]:
            here = here[key]
        here[path[-1]] = to

    return carry_out


def exact(*path: str | int, to: object) -> Callable[[Fields], None]:
    """Replace a field of the state, and leave it to that field alone what the table looks like."""

    def carry_out(data: Fields) -> None:
        change("exact", *path, to=to)(data)
        for field in ("figures", "turn", "event", "show"):
            del data[field]

    return carry_out


FIELDS: list[tuple[Callable[[Fields], None], str]] = [
    (exact("figures", 0, "life", to=99), "figures[0].life"),
    (exact("figures", 0, "life", to="many"), "figures[0].life"),
    (exact("figures", 0, "life", to=6), "life"),
    (exact("figures", 1, "character", to=1), "figures[1].character"),
    (exact("figures", 1, "alive", to=1), "figures[1].alive"),
    (exact("figures", 1, "abilities", to=[]), "abilities"),
    (exact("figures", 1, "owner", to=0), "owner"),
    (exact("figures", 1, "fresh", to=[3]), "fresh"),
    (exact("figures", 1, "second", to=1), "figures[1].second"),
    (exact("players", 0, "hand", to=[5000]), "players[0].hand"),
    (exact("players", 0, "hand", to=[]), "deck"),
    (exact("players", 1, "known", to=[]), "known"),
    (exact("players", 1, "known", to=[1 << 9]), "players[1].known"),
    (exact("players", 1, "turns", to=1 << 70), "players[1].turns"),
    (exact("players", to=[]), "players"),
    (exact("ring", to=[0, 1, 2, 2]), "ring"),
    (exact("lead", to=[1, 1, 2, 3]), "lead"),
    (exact("deck", to=[]), "deck"),
    (exact("turn", to=7), "turn"),
    (exact("mode", to=302), "mode"),
    (exact("event", to=101), "event"),
    (exact("event_pile", to=[201, 201]), "event_pile"),
    (exact("winners", to=[9]), "winners"),
    (exact("deeds", to=[[1, 2]]), "exact.deeds"),
    (exact("deeds", to=[[9, 0, "bang", "", []]]), "deeds"),
    (exact("offered", to=[101]), "offered"),
    (exact("playing", to=[]), "deck"),
    (change("exact", to=""), "exact"),
    (lambda data: data["exact"].pop("bangs"), "exact.bangs"),
    (lambda data: data["exact"]["figures"][2].pop("role"), "exact.figures[2].role"),
    (change("random", to="dice"), "random"),
    (change("stack", to={}), "stack"),
    (change("seats", to=True), "seats"),
]


@pytest.mark.parametrize(("spoil", "field"), FIELDS)
def test_the_field_that_is_wrong_is_named(spoil: Callable[[Fields], None], field: str) -> None:  # BANG-B34
    data = shot()
    spoil(data)
    problem = refused(lambda: state_from(data, BANG))
    assert (problem.text, problem.arguments) == ("error-position-field", {"field": field})


@pytest.mark.parametrize("field", ["figures", "turn", "event"])
def test_a_position_must_not_say_two_different_things(field: str) -> None:  # BANG-B34
    data = shot() | {field: {"figures": {}, "turn": "C", "event": "ambush"}[field]}
    problem = refused(lambda: state_from(data, BANG))
    assert problem.text == "error-position-contradiction"
    assert problem.arguments["field"] == field


FRAMES: list[tuple[Callable[[Fields], None], str, str]] = [
    (change("stack", -1, "figure", to=9), "error-position-frame-field", "Shot"),
    (change("stack", -1, "cause", "by", to="A"), "error-position-frame-field", "Shot"),
    (change("stack", -1, "cause", to=3), "error-position-frame-field", "Shot"),
    (change("stack", -1, "tried", to=[0]), "error-position-frame-field", "Shot"),
    (change("stack", 0, "step_index", to=-1), "error-position-frame-field", "Turn"),
    (lambda data: data["stack"].pop(0), "error-position-frame", "PlayPhase"),
    (lambda data: data["stack"].insert(2, {"is": "Begin", "figure": 0}), "error-position-frame", "Begin"),
    (change("stack", -1, to={"is": "Ask", "figure": 0}), "error-position-frame", "Ask"),
    (change("stack", -1, to={"is": "Anytime", "figure": 0}), "error-position-frame", "Anytime"),
    (change("stack", 0, "step_index", to=12), "error-position-frame", "Turn"),
    (change("stack", 2, "cause", "by", to=-1), "error-position-frame", "AfterPlay"),
]


@pytest.mark.parametrize(("spoil", "text", "frame"), FRAMES)
def test_what_is_pending_and_does_not_fit_is_named(
    spoil: Callable[[Fields], None], text: str, frame: str
) -> None:  # BANG-B34
    data = shot()
    spoil(data)
    problem = refused(lambda: state_from(data, BANG))
    assert (problem.text, problem.arguments["frame"]) == (text, frame)


def test_the_position_before_it_was_spoilt_is_taken() -> None:  # BANG-B34
    assert state_from(shot(), BANG).decisions()
