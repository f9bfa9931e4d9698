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
from igroteka.core.errors import BadPosition
from igroteka.core.game import Game
from igroteka.core.random import from_seed, load_random
from igroteka.core.setup import Choice
from igroteka.core.state import State

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
    """The state of a position. `seed` replaces that of the file."""
    data = read_yaml(text)
    if data.get("game") != game.id:
        raise BadPosition("error-position-game", game=str(data.get("game", "")), wanted=game.id)
    seats, options = data.get("seats"), data.get("options", {})
    if not isinstance(seats, int) or not isinstance(options, Mapping):
        raise BadPosition("error-position-field", field="seats" if isinstance(options, Mapping) else "options")
    carried = data.get("carried", {})
    if not isinstance(carried, Mapping):
        raise BadPosition("error-position-field", field="carried")
    setup = game.setup(seats, _choices(options), seed or str(data.get("seed", "1")), data.get("live") is True, carried)
    own = {key: value for key, value in data.items() if key not in SHARED}
    try:
        random = load_random(str(data["random"])) if "random" in data and not seed else from_seed(setup.seed)
        state = game.arrange(own, setup, random)
        if "stack" in data:
            state.stack = game.frames(data["stack"])
        state.start()
    except (
        ValueError,
        TypeError,
        LookupError,
        AttributeError,
        ArithmeticError,
        NotImplementedError,
        RecursionError,
    ) as problem:
        raise BadPosition("error-position-broken", problem=str(problem)) from problem
    if not state.decisions() and state.outcome() is None:
        raise BadPosition("error-position-stuck")
    return state


def _choices(options: Mapping[object, object]) -> dict[str, Choice]:
    """The options of a position, whatever somebody has written there: what is no value of a setting is a word."""
    return {str(id): value if isinstance(value, str | int) else str(value) for id, value in options.items()}


def write_position(game: Game[State], g: State) -> str:
    """A position that gives this state back: it holds all secrets, the seed included."""
    data: dict[str, object] = {"game": game.id, "seats": g.setup.seats, "options": dict(g.setup.options)}
    data |= {"seed": g.setup.seed, "live": g.setup.live, "carried": dict(g.setup.carried)}
    data |= game.describe(g)
    data |= {"random": g.random.dump(), "stack": encode(g.stack)}
    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=120, default_flow_style=None)
