"""Checksums in the log of a table, to notice when another engine replays it differently."""

from __future__ import annotations

from zlib import crc32

import msgspec

from igroteka.core.codec import encode_record
from igroteka.core.state import State

NO_CHECKSUM = -1  # of something that has not been written yet

Parts = dict[str, int]


def deal_checksums(state: State) -> Parts:
    """A checksum for every part of the state after the deal."""
    return {name: crc32(msgspec.json.encode(part)) for name, part in encode_record(state).items()}


def same_deal(written: Parts, found: Parts) -> bool:
    """True if the parts that both engines know are equal. Added or dropped parts do no harm."""
    return all(found[name] == checksum for name, checksum in written.items() if name in found)


def state_checksum(state: State) -> int:
    """A checksum of everything that chance and choices have done so far; computed at every choice, so it is small.

    It covers the journal, the use of randomness, who is asked and among how many options. No part of it depends on how
    the engine stores its state, or on the causes that it tells: an engine that explains more plays the same game.
    """
    journal = state.journal or []
    last = [(entry.phrase.text, entry.numbers, entry.secret) for entry in journal[-1:]]
    asked = [(decision.seat, len(decision.options)) for decision in state.decisions()]
    return crc32(repr((state.random.dump(), state.public_version, len(journal), last, asked)).encode())
