"""Optional dependencies."""

from __future__ import annotations

from importlib.util import find_spec

from igroteka.core.errors import IgrotekaError


def need(module: str) -> None:
    """Refuse to go on without a module of the extra `igroteka[scale]`."""
    if find_spec(module) is None:
        raise IgrotekaError("error-extra-missing", module=module, extra="scale")
