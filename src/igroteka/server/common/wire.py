"""How games are sent to clients: ids of texts with typed arguments.

A seat (or figure) is {"seat": 2}, a word of the game {"word": "nope", "of": "<game>-card-"} (its text is the message
`of` + word, variants behind dots), several of them a list, a number a number; what is hidden is null in its place. So a
client can word everything with the same texts as the terminal, and link names and cards, without knowing any rule.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec import Raw

from igroteka.core.journal import Entry
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.phrases import HIDDEN, NUMBER, SEAT, Message, Part, Phrase


def _encode_other(thing: object) -> object:
    """Encodes parts of a game's board that are no plain data."""
    match thing:
        case Message():
            return wire_message(thing)
        case Option():
            return thing.code
        case Outcome():
            return thing.plain()
        case _:
            raise NotImplementedError(type(thing).__name__)


encoder = msgspec.json.Encoder(enc_hook=_encode_other)


def raw(thing: object) -> Raw:
    """Plain data, encoded once."""
    return Raw(encoder.encode(thing))


@lru_cache(maxsize=20_000)
def wire_option(option: Option) -> Raw:
    """An option: its code and its wording."""
    arguments = wire_arguments(option.verb.parts, option.numbers)
    return raw({"code": option.code, "text": option.verb.text, "arguments": arguments, "offer": option.verb.offer})


@lru_cache(maxsize=20_000)
def wire_asked(seat: int, phrase: Phrase, numbers: tuple[int, ...], *, waits: bool) -> Raw:
    """A question to a seat."""
    return raw({"seat": seat, "waits": waits, "text": phrase.text, "arguments": wire_arguments(phrase.parts, numbers)})


def wire_message(saying: Message) -> dict[str, object]:
    """A question, or a part of a view."""
    return {"text": saying.phrase.text, "arguments": wire_arguments(saying.phrase.parts, saying.numbers)}


def wire_entry(entry: Entry) -> dict[str, object]:
    """A line of the journal, already redacted."""
    arguments = wire_arguments(entry.phrase.parts, entry.numbers) | wire_arguments(entry.phrase.cause, entry.cause)
    if not entry.hidden:
        arguments |= wire_arguments(entry.phrase.secret, entry.secret)
    return {"text": entry.phrase.text, "arguments": arguments, "hidden": entry.hidden}


def wire_line(entry: Entry, seat: int) -> object:
    """A line of the journal as a seat may see it."""
    if entry.phrase.secret:
        return wire_entry(entry.redacted_for(seat))
    return wire_open(entry.phrase, entry.numbers, entry.cause)


@lru_cache(maxsize=20_000)
def wire_open(phrase: Phrase, numbers: tuple[int, ...], cause: tuple[int, ...]) -> Raw:
    """A line without secrets: the same for all."""
    return raw(wire_entry(Entry(phrase, numbers, cause=cause)))


def wire_arguments(parts: tuple[Part, ...], numbers: tuple[int, ...]) -> dict[str, object]:
    """The arguments by name."""
    found: dict[str, object] = {}
    for i, part in enumerate(parts):
        if part.many:
            found[part.name] = [_argument(part, number) for number in numbers[i:]]
        else:
            found[part.name] = _argument(part, numbers[i])
    return found


def _argument(part: Part, number: int) -> object:
    if part.kind == NUMBER:
        return number
    hidden = number == HIDDEN
    if part.kind == SEAT:
        return {"seat": None if hidden else number}
    return {"word": None if hidden else part.write(number), "of": part.text}
