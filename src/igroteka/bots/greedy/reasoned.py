"""A choice of a bot with its reason."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.options import Option


@dataclass(frozen=True)
class ReasonedOption:
    """An option and the id of the text that gives the reason."""

    option: Option
    reason: str
