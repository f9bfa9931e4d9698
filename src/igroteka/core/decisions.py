"""Decisions: questions to one seat."""

from __future__ import annotations

from typing import Final, Literal, final

from mypy_extensions import mypyc_attr

from igroteka.core.option_list import OptionList
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.core.random import Random

Visibility = Literal[0, 1, 2]
OPEN: Final = 0  # everybody may know who is asked what
WHO_HAS_CHOSEN: Final = 1  # everybody may know who has yet to choose, and nothing else
SECRET: Final = 2  # nobody else may know that this question exists

# Stands in for a seat.
NOBODY: Final = -1
CLOCK_SEAT: Final = -2  # the table's clock, which closes windows


_NO_OPTIONS: Final[list[Option]] = []


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question to one seat, with all its options.

    A timeout takes one of the `defaults` at random. A decision with `waits=False` does not hold up the game: it is an
    offer, which stays open beside the other decisions and has neither clock nor default, or part of a window that the
    clock closes. `seconds` is the length of a window
    closed by the table's clock; a `fixed` window does not close early when everybody has answered.
    """

    def __init__(
        self,
        seat: int,
        prompt: Message,
        options: list[Option] | OptionList,
        defaults: list[Option] | None = None,
        *,
        waits: bool = True,
        visibility: Visibility = OPEN,
        seconds: int = 0,
        fixed: bool = False,
    ) -> None:
        self.seat: Final = seat
        self.prompt: Final = prompt
        # One list, or several that are joined only on demand.
        self._list: Final = _NO_OPTIONS if isinstance(options, OptionList) else options
        self._parts: Final = options if isinstance(options, OptionList) else None
        self._defaults: Final = defaults
        self.waits: Final = waits
        self.visibility: Final[Visibility] = visibility
        self.seconds: Final = seconds
        self.fixed: Final = fixed

    @property
    def options(self) -> list[Option]:
        """All options. `count` and `nth` are faster because they do not join the parts."""
        return self._list if self._parts is None else self._parts.all()

    @property
    def count(self) -> int:
        """The number of options."""
        return len(self._list) if self._parts is None else self._parts.count

    def nth(self, index: int) -> Option:
        return self._list[index] if self._parts is None else self._parts.nth(index)

    def allows(self, option: Option) -> bool:
        """True if the option is offered."""
        return option in self._list if self._parts is None else option in self._parts

    @property
    def defaults(self) -> list[Option]:
        """What a timeout may take; by default the first option."""
        return [self.nth(0)] if self._defaults is None else self._defaults

    @property
    def is_offer(self) -> bool:
        """True if this is only an offer, not a question of a window closed by the clock."""
        return not self.waits and self.nth(0).verb.offer

    def find(self, code: str) -> Option | None:
        """The option with this code, or None if it is not offered."""
        for option in self.options:
            if option.code == code:
                return option
        return None

    def random_option(self, random: Random) -> Option:
        """One of the `own_options`, uniformly at random."""
        if self.nth(self.count - 1).verb.offer:
            return random.pick(self.own_options())
        return self.nth(random.below(self.count))

    def own_options(self) -> list[Option]:
        """The options that answer the question, without the offers behind them unless there is nothing else."""
        options = self.options
        if not options[-1].verb.offer:
            return options
        return [option for option in options if not option.verb.offer] or options

    def __repr__(self) -> str:
        return f"<seat {self.seat} {self.prompt.phrase.text}: {' '.join([o.code for o in self.options])}>"


NO_DECISIONS: Final[list[Decision]] = []  # shared result where nobody is asked; never modified
