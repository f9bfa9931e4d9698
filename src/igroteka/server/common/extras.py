"""Optional dependencies."""

from __future__ import annotations

from importlib.util import find_spec

from igroteka.core.errors import IgrotekaError


def need(module: str, extra: str = "scale") -> None:
    """Refuse to go on without a module of an extra."""
    try:
        found = find_spec(module)
    except ModuleNotFoundError:  # of a package that it is part of
        found = None
    if found is None:
        raise IgrotekaError("error-extra-missing", module=module, extra=extra)
