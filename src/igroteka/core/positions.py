"""A table as a text (YAML): for tests, bug reports, the terminal and sandbox tables.

What a position does not name is filled up from the rest of the cards; any state can be written as a position.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import deepcopy
from functools import lru_cache

import yaml

from igroteka.core.codec import encode
from igroteka.core.errors import BadPosition, IgrotekaError
from igroteka.core.game import Game
from igroteka.core.random import Random, from_seed, load_random
from igroteka.core.setup import SettingValue, Setup
from igroteka.core.state import AnyFrame, State

# The fields that all positions share; a game reads the others.
SHARED = ("game", "seats", "options", "seed", "live", "carried", "random", "stack")

DEEPEST = 50  # lists in lists
HALF_SIGN = re.compile(r"\\(?:u|U0000)[dD][89a-fA-F]")  # escapes of half a sign, which can be written nowhere


class _Loader(yaml.SafeLoader):
    """YAML without references to other parts: a few lines of them can stand for more than any memory holds."""

    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.depth > DEEPEST or self.check_event(yaml.AliasEvent):
            raise yaml.YAMLError
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


def read_yaml(text: str) -> dict[str, object]:
    """The fields of a position; BadPosition if it is no YAML or no list of fields."""
    return deepcopy(_read_yaml(text))


@lru_cache(maxsize=16)
def _read_yaml(text: str) -> dict[str, object]:
    """A long position takes half a second to read, and is read when it is checked, opened and dealt."""
    if HALF_SIGN.search(text):
        raise BadPosition("error-position-yaml", line=0)
    try:
        data = yaml.load(text, _Loader)
    except yaml.YAMLError as problem:
        mark = getattr(problem, "problem_mark", None)
        raise BadPosition("error-position-yaml", line=mark.line + 1 if mark else 0) from None
    except (ValueError, RecursionError):  # a date or a number that is none; lists in lists without end
        raise BadPosition("error-position-yaml", line=0) from None
    if not isinstance(data, dict):
        raise BadPosition("error-position-fields")
    return {str(key): value for key, value in data.items()}


def game_of(text: str) -> str:
    """The id of the game of a position."""
    return str(read_yaml(text).get("game", ""))


def read_position(text: str, game: Game[State], seed: str = "") -> State:
    """The state of a position; BadPosition if no game can come to it. `seed` replaces that of the file."""
    return arranged(read_yaml(text), game, seed)


def accepted_position(text: str, game: Game[State], seed: str = "") -> State:
    """The state of a position that a table has been opened with: it is not checked again.

    What is checked may change from version to version, and a table that people play at must not be lost by that.
    """
    return arranged(read_yaml(text), game, seed, checked=True)


def arranged(data: Mapping[str, object], game: Game[State], seed: str = "", *, checked: bool = False) -> State:
    """The state of a position that has been read as plain data."""
    setup = _setup(data, game, seed)
    own = {key: value for key, value in data.items() if key not in SHARED}
    try:
        random = _random(data["random"]) if "random" in data and not seed else from_seed(setup.seed)
        state = game.arrange(own, setup, random)
        if "stack" in data:
            state.stack = _stack(data["stack"], game)
        if not checked:
            game.check_position(state, own)
        state.start()
    except IgrotekaError:
        raise
    except Exception as problem:  # whatever the rules stumble over in a table that cannot be
        raise BadPosition("error-position-broken", problem=str(problem)) from problem
    if not state.decisions() and state.outcome() is None:
        raise BadPosition("error-position-stuck")
    return state


def _setup(data: Mapping[str, object], game: Game[State], seed: str) -> Setup:
    """What the table of a position has agreed on."""
    if data.get("game") != game.id:
        raise BadPosition("error-position-game", game=str(data.get("game", "")), wanted=game.id)
    seats, options, carried = data.get("seats"), data.get("options", {}), data.get("carried", {})
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise BadPosition("error-position-field", field="seats")
    if not isinstance(options, Mapping):
        raise BadPosition("error-position-field", field="options")
    if not isinstance(carried, Mapping):
        raise BadPosition("error-position-field", field="carried")
    try:
        return game.setup(
            seats, _choices(options), seed or str(data.get("seed", "1")), data.get("live") is True, carried
        )
    except IgrotekaError:
        raise
    except Exception as problem:  # what a game of a match takes over from the one before it can be anything
        raise BadPosition("error-position-field", field="carried") from problem


def _random(text: object) -> Random:
    """The generator of a position."""
    try:
        return load_random(str(text))
    except ValueError:
        raise BadPosition("error-position-field", field="random") from None


def _stack(frames: object, game: Game[State]) -> list[AnyFrame]:
    """What is pending in a position."""
    if not isinstance(frames, list):
        raise BadPosition("error-position-field", field="stack")
    found: list[AnyFrame] = []
    for number, frame in enumerate(frames, start=1):
        try:
            found += game.frames([frame])
        except (ValueError, LookupError, TypeError):
            raise BadPosition("error-position-frame-unknown", number=number) from None
    return found


def _choices(options: Mapping[object, object]) -> dict[str, SettingValue]:
    """The options of a position, whatever somebody has written there: what is no value of a setting is a word."""
    return {str(id): value if isinstance(value, str | int) else str(value) for id, value in options.items()}


def write_position(game: Game[State], g: State) -> str:
    """A position that gives this state back: it holds all secrets, the seed included."""
    return yaml.safe_dump(described(game, g), sort_keys=False, allow_unicode=True, width=120, default_flow_style=None)


def described(game: Game[State], g: State) -> dict[str, object]:
    """The same as plain data."""
    data: dict[str, object] = {"game": game.id, "seats": g.setup.seats, "options": dict(g.setup.settings)}
    data |= {"seed": g.setup.seed, "live": g.setup.live, "carried": dict(g.setup.carried)}
    data |= game.describe(g)
    data |= {"random": g.random.dump(), "stack": encode(g.stack)}
    return data
