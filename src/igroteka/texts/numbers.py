"""Shares and other numbers as a language writes them."""

from __future__ import annotations

from igroteka.texts.texts import Texts


class Numbers:
    """How numbers are written in the language of some texts."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def decimal(self, number: float, digits: int = 1) -> str:
        """A number as the language writes it."""
        return f"{number:.{digits}f}".replace("-", "−").replace(".", self.texts.say("cli-decimal-point"))

    def percent(self, share: float) -> str:
        """A share, with one figure behind the point."""
        return self.texts.say("cli-percent", number=self.decimal(100 * share))

    def whole_percent(self, share: float) -> str:
        """A share as the axis of a chart has it."""
        return self.texts.say("cli-percent", number=self.decimal(100 * share, 0))
