"""The position of a game as one seat knows it, as plain data: nothing in it depends on what the seat may not know.

What is hidden from the seat is imagined with a fixed generator. So whatever stands in the place of a
hidden card follows from the knowledge of the seat alone: all deals that the seat cannot tell apart give the same
position (`tests/learning/test_puzzle_library.py` draws them and compares). To play on, draw the unknown anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.journal import EVERYONE, NO_SEATS, Entry
from igroteka.core.phrases import HIDDEN, NUMBER, SEAT, Part, Phrase
from igroteka.core.positions import position_data, state_from
from igroteka.core.random import Random, from_seed
from igroteka.core.setup import SettingValue
from igroteka.core.state import State

PLACEHOLDER_SEED: Final = "placeholder"  # draws what stands in the place of hidden things
SECRET_FIELDS: Final = ("seed", "random")
WORDS_PART: Final = "rules.words"  # the module of a game with its phrases

Told = list[object]  # a journal entry as plain data: its text id and its arguments


def known_position(game: Game[State], g: State, seat: int) -> dict[str, object]:
    """The position of a state as this seat knows it, without seed and without fields that reading restores."""
    whole = placeholder_position(game, g, seat)
    whole |= {"options": _stated_settings(game, g)}
    if not whole["carried"]:
        del whole["carried"]
    found = {key: value for key, value in whole.items() if key != "live"}
    wanted = placeholder_position(game, read_known(game, found), seat)
    for key in list(found):
        if key not in ("game", "seats", "stack") and _reads_alike(game, seat, _without(found, key), wanted):
            del found[key]
    return found


def placeholder_position(game: Game[State], g: State, seat: int) -> dict[str, object]:
    """The whole position of the state that the fixed generator imagines for this seat."""
    data = position_data(game, likely_state(game, g, seat, from_seed(PLACEHOLDER_SEED)))
    return {key: value for key, value in data.items() if key not in SECRET_FIELDS}


def read_known(game: Game[State], data: Mapping[str, object]) -> State:
    """The state of a known position, with placeholders where it is not known; BadPosition if it is impossible."""
    return state_from(data, game, PLACEHOLDER_SEED)


def draw_unknown(game: Game[State], data: Mapping[str, object], seat: int, random: Random) -> State:
    """A state to play on from: a known position with everything that the seat does not know drawn anew."""
    drawn = position_data(game, likely_state(game, read_known(game, data), seat, random))
    return state_from(drawn, game, f"{random.below(1 << 30):x}{random.below(1 << 30):x}")


def likely_state(game: Game[State], g: State, seat: int, random: Random) -> State:
    """A state that the seat can imagine, with what is hidden where the bots of the game believe it to be."""
    imagined = game.imagine(g, seat, random)
    if game.has_part("bots.search"):
        game.part("bots.search").KNOWLEDGE.for_search(imagined, seat).adjust(imagined, seat, random)
    return imagined


def _stated_settings(game: Game[State], g: State) -> dict[str, SettingValue]:
    """The settings that must be stated, because their defaults would be others."""
    wanted = dict(g.setup.settings)
    stated = dict(wanted)
    for id in wanted:
        fewer = {key: value for key, value in stated.items() if key != id}
        try:
            if dict(game.setup(g.setup.seats, fewer, "").settings) == wanted:
                stated = fewer
        except IgrotekaError:
            continue
    return stated


def _reads_alike(game: Game[State], seat: int, data: Mapping[str, object], wanted: Mapping[str, object]) -> bool:
    """True if a position without some field means the same."""
    try:
        return placeholder_position(game, read_known(game, data), seat) == wanted
    except Exception:  # the rules may fail in any way on a state that lacks something
        return False


def _without(data: Mapping[str, object], key: str) -> dict[str, object]:
    return {name: value for name, value in data.items() if name != key}


# What has happened before, as journal entries.


def write_entry(entry: Entry, seat: int) -> Told:
    """A journal entry as this seat may read it."""
    told = entry.redacted_for(seat).plain()
    arguments = told["arguments"]
    assert isinstance(arguments, dict)
    return [told["text"], {name: value for name, value in arguments.items() if value is not None}]


def read_entries(game: Game[State], entries: Iterable[Told]) -> list[Entry]:
    """The entries that `write_entry` wrote; ValueError or LookupError if the game has no such phrase."""
    phrases = {one.text: one for one in vars(game.part(WORDS_PART)).values() if isinstance(one, Phrase)}
    return [_entry(phrases[str(text)], arguments) for text, arguments in entries]


def _entry(phrase: Phrase, arguments: object) -> Entry:
    if not isinstance(arguments, Mapping):
        raise ValueError(arguments)
    hidden = bool(phrase.secret) and not any(part.name in arguments for part in phrase.secret)
    return Entry(
        phrase,
        _numbers(phrase.parts, arguments),
        (HIDDEN,) if hidden else _numbers(phrase.secret, arguments),
        NO_SEATS if hidden else EVERYONE,
        _numbers(phrase.cause, arguments),
    )


def _numbers(parts: tuple[Part, ...], arguments: Mapping[str, object]) -> tuple[int, ...]:
    found: list[int] = []
    for part in parts:
        value = arguments.get(part.name)
        values = value if part.many and isinstance(value, list) else [value]
        found += [_number(part, one) for one in values]
    return tuple(found)


def _number(part: Part, value: object) -> int:
    if value is None:
        return 0 if part.kind == NUMBER else HIDDEN
    if isinstance(value, int) and (part.kind != SEAT and not part.words):
        return value
    return part.read(str(value))
