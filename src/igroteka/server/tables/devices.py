"""Several people on one device: each has a seat and an id of their own, which the device's guest may act for.

The id of such a person is that of the guest whose device it is, and a number: `abc+2`. Ids of guests contain no plus
sign, so nobody else can have one.
"""

from __future__ import annotations

from collections.abc import Iterable

SEPARATOR = "+"


def device_of(guest: str) -> str:
    """The guest whose device it is; the guest themselves if they are alone on it."""
    return guest.partition(SEPARATOR)[0]


def is_companion(guest: str) -> bool:
    """True for a person who sits on somebody else's device."""
    return SEPARATOR in guest


def new_companion(device: str, taken: Iterable[str]) -> str:
    """An id for one more person on this device."""
    known = set(taken)
    return next(one for number in range(1, len(known) + 2) if (one := f"{device}{SEPARATOR}{number}") not in known)
