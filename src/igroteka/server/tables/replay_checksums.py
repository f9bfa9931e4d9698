"""Traces that a game leaves in its log, to notice when another engine plays the same log otherwise."""

from __future__ import annotations

from zlib import crc32

import msgspec

from igroteka.core.codec import encode_record
from igroteka.core.state import State

NO_CHECKSUM = -1  # of something that has not been written yet

Parts = dict[str, int]


def deal_checksums(state: State) -> Parts:
    """A number for every part of the state right after the deal."""
    return {name: crc32(msgspec.json.encode(part)) for name, part in encode_record(state).items()}


def same_deal(written: Parts, found: Parts) -> bool:
    """Are the parts alike that both engines know? One that was added or dropped since does no harm."""
    return all(found[name] == trace for name, trace in written.items() if name in found)


def state_checksum(state: State) -> int:
    """A number that changes with everything that chance and choices have done so far: it is worked out at every choice.

    What is told, how much was left to chance, who is asked and among how many options: no part of it depends on how
    the engine keeps its state.
    """
    journal = state.journal or []
    last = [(entry.phrase.text, entry.numbers, entry.secret) for entry in journal[-1:]]
    asked = [(decision.seat, len(decision.options)) for decision in state.decisions()]
    return crc32(repr((state.random.dump(), state.public_version, len(journal), last, asked)).encode())
