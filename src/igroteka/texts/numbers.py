"""Percentages and other numbers in the format of a language."""

from __future__ import annotations

from igroteka.texts.texts import Texts


class Numbers:
    """Formats numbers in the language of some texts."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def decimal(self, number: float, digits: int = 1) -> str:
        return f"{number:.{digits}f}".replace("-", "−").replace(".", self.texts.say("cli-decimal-point"))

    def percent(self, share: float) -> str:
        """A share as a percentage with one decimal."""
        return self.texts.say("cli-percent", number=self.decimal(100 * share))

    def whole_percent(self, share: float) -> str:
        """A share as a whole percentage, for the axis of a chart."""
        return self.texts.say("cli-percent", number=self.decimal(100 * share, 0))
