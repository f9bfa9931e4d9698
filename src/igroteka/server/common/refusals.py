"""Errors that tell a client why something was not done."""

from __future__ import annotations

from igroteka.core.errors import IgrotekaError


class NotAllowed(IgrotekaError):
    """This guest may not do that, or not now."""


class Unavailable(IgrotekaError):
    """The server cannot do that at the moment: the database is away, or it is overloaded."""
