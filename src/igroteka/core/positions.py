"""Positions: the state of a table as YAML, for tests, bug reports, the terminal and sandbox tables.

Whatever a position leaves out is dealt from the remaining components. Any state can be written as a position.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from copy import deepcopy
from functools import lru_cache
from typing import Any

import yaml

from igroteka.core.codec import WrongType, encode
from igroteka.core.errors import BadPosition, IgrotekaError
from igroteka.core.game import Game
from igroteka.core.position_fields import read_flag
from igroteka.core.random import Random, from_seed, load_random
from igroteka.core.setup import SettingValue, Setup
from igroteka.core.state import AnyFrame, State

# Fields that all positions share; a game reads the others.
SHARED = ("game", "seats", "options", "seed", "live", "carried", "random", "stack")

MAX_NESTING = 50  # nesting of lists
LONE_SURROGATE = re.compile(r"\\(?:u|U0000)[dD][89a-fA-F]")  # escapes of lone surrogates, which cannot be encoded

# The parser and the writer in C are several times faster. Some builds of PyYAML lack them.
_FAST_LOADER: type[Any] | None = getattr(yaml, "CSafeLoader", None)
_DUMPER: type[Any] = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


class _Loader(yaml.SafeLoader):
    """YAML without aliases: a few lines of nested aliases can expand beyond any amount of memory."""

    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.depth > MAX_NESTING or self.check_event(yaml.AliasEvent):
            raise yaml.YAMLError
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


def _load(text: str) -> object:
    """What a text says in YAML. What the parser in C refuses is left to the other one, whose errors name the line."""
    if _FAST_LOADER is not None and _is_plain(text, _FAST_LOADER):
        with suppress(yaml.YAMLError):
            return yaml.load(text, _FAST_LOADER)
    return yaml.load(text, _Loader)


def _is_plain(text: str, loader: type[Any]) -> bool:
    """Is this YAML without aliases and without deep nesting, so that the parser in C may build its nodes?"""
    depth = 0
    try:
        for event in yaml.parse(text, loader):
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
            if depth > MAX_NESTING or isinstance(event, yaml.AliasEvent):
                return False
    except yaml.YAMLError:
        return False
    return True


def read_yaml(text: str) -> dict[str, object]:
    """The fields of a position; BadPosition if the text is not a YAML mapping."""
    return deepcopy(_read_yaml(text))


@lru_cache(maxsize=16)
def _read_yaml(text: str) -> dict[str, object]:
    """Cached: a long position takes a while to parse, and is parsed to be checked, opened and dealt."""
    if LONE_SURROGATE.search(text):
        raise BadPosition("error-position-yaml", line=0)
    try:
        data = _load(text)
    except yaml.YAMLError as problem:
        mark = getattr(problem, "problem_mark", None)
        raise BadPosition("error-position-yaml", line=mark.line + 1 if mark else 0) from None
    except (ValueError, RecursionError):  # an invalid date or number, or unbounded nesting
        raise BadPosition("error-position-yaml", line=0) from None
    if not isinstance(data, dict):
        raise BadPosition("error-position-fields")
    return {str(key): value for key, value in data.items()}


def position_game(text: str) -> str:
    """The game id of a position."""
    return str(read_yaml(text).get("game", ""))


def read_position(text: str, game: Game[State], seed: str = "") -> State:
    """The state of a position; BadPosition if no game can reach it. `seed` overrides the one in the file."""
    return state_from(read_yaml(text), game, seed)


def read_position_unchecked(
    text: str, game: Game[State], seed: str = "", settings: Mapping[str, SettingValue] | None = None
) -> State:
    """The state of a position that a table was opened with, without checking it again, with the table's settings.

    The checks and the defaults of `settings` may change from version to version, and a table in use must survive that.
    Earlier versions read only `true` as live.
    """
    data = read_yaml(text)
    data["live"] = data.get("live") is True
    return state_from(data if settings is None else {**data, "options": settings}, game, seed, check=False)


def state_from(data: Mapping[str, object], game: Game[State], seed: str = "", *, check: bool = True) -> State:
    """The state of a position given as plain data."""
    setup = _setup(data, game, seed)
    own = {key: value for key, value in data.items() if key not in SHARED}
    try:
        random = _random(data["random"]) if "random" in data and not seed else from_seed(setup.seed)
        state = game.arrange(own, setup, random)
        if "stack" in data:
            state.stack = _stack(data["stack"], game)
        if check:
            game.check_position(state, own)
        state.start()
    except IgrotekaError:
        raise
    except Exception as problem:  # the rules may fail in any way on an impossible state
        raise BadPosition("error-position-broken", problem=str(problem)) from problem
    if not state.decisions() and state.outcome() is None:
        raise BadPosition("error-position-stuck")
    return state


def _setup(data: Mapping[str, object], game: Game[State], seed: str) -> Setup:
    if data.get("game") != game.id:
        raise BadPosition("error-position-game", game=str(data.get("game", "")), wanted=game.id)
    seats, settings, carried = data.get("seats"), data.get("options", {}), data.get("carried", {})
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise BadPosition("error-position-field", field="seats")
    if not isinstance(settings, Mapping):
        raise BadPosition("error-position-field", field="options")
    if not isinstance(carried, Mapping):
        raise BadPosition("error-position-field", field="carried")
    try:
        live = read_flag(data, "live", default=False)
        return game.setup(seats, _setting_values(settings), seed or str(data.get("seed", "1")), live, carried)
    except IgrotekaError:
        raise
    except Exception as problem:  # data carried over from an earlier game of a match can be anything
        raise BadPosition("error-position-field", field="carried") from problem


def _random(text: object) -> Random:
    try:
        return load_random(str(text))
    except ValueError:
        raise BadPosition("error-position-field", field="random") from None


def _stack(frames: object, game: Game[State]) -> list[AnyFrame]:
    if not isinstance(frames, list):
        raise BadPosition("error-position-field", field="stack")
    found: list[AnyFrame] = []
    for number, frame in enumerate(frames, start=1):
        try:
            found += game.frames([frame])
        except WrongType as problem:
            raise BadPosition(
                "error-position-frame-field", frame=problem.kind, number=number, field=problem.field
            ) from None
        except (ValueError, LookupError, TypeError):
            raise BadPosition("error-position-frame-unknown", number=number) from None
    return found


def _setting_values(settings: Mapping[object, object]) -> dict[str, SettingValue]:
    """The settings of a position. A value of an unexpected type becomes a string."""
    return {str(id): value if isinstance(value, str | int) else str(value) for id, value in settings.items()}


def write_position(game: Game[State], g: State) -> str:
    """A position that reproduces this state. It contains all secrets, including the seed."""
    data = position_data(game, g)
    return yaml.dump(data, Dumper=_DUMPER, sort_keys=False, allow_unicode=True, width=120, default_flow_style=None)


def position_data(game: Game[State], g: State) -> dict[str, object]:
    """The position of a state as plain data."""
    data: dict[str, object] = {"game": game.id, "seats": g.setup.seats, "options": dict(g.setup.settings)}
    data |= {"seed": g.setup.seed, "live": g.setup.live, "carried": dict(g.setup.carried)}
    data |= game.describe(g)
    data |= {"random": g.random.dump(), "stack": encode(g.stack)}
    return data
