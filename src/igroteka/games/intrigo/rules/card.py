"""The interface of an influence card. Card classes keep no state: one object serves all games.

The rules ask the card before it is placed, because buying, placing and using the power are one action (INTR-I0): `gap`
is where it will lie, and that gap counts as filled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from igroteka.core.options import Option, Verb
from igroteka.core.phrases import Message
from igroteka.games.intrigo.rules.parts import EMPTY, TYPES, is_intrigue

if TYPE_CHECKING:
    from igroteka.games.intrigo.rules.state import IntrigoGame


class Influence:
    """One type of influence card. Its power works on one of the two buildings next to its gap, the near one.

    A power with a second target has the `verb` that chooses it, and `no_target`: the id of the rule that forbids the
    power if there is no such target. It works on the token of the near building, or on the gap beyond it.
    """

    id: ClassVar[str] = ""
    verb: ClassVar[Verb | None] = None
    no_target: ClassVar[str] = ""
    on_token: ClassVar[bool] = False

    def __init__(self) -> None:
        self.number: Final = TYPES.index(self.id)
        self.choices: Final = every_option(self.verb)  # empty if the power has no second target

    def forbids(self, g: IntrigoGame, gap: int, near: int) -> str:
        """The id of the rule by which the power cannot be used on this near building, or ""."""
        raise NotImplementedError(self.id)

    def candidates(self, g: IntrigoGame) -> int:
        """The number of second targets to check, legal or not."""
        return g.house_rules.buildings

    def forbids_target(self, g: IntrigoGame, gap: int, near: int, target: int) -> str:
        """The id of the rule by which this second target cannot be chosen, or ""."""
        raise NotImplementedError(self.id)

    def question(self, g: IntrigoGame, gap: int, near: int) -> Message:
        """The question for the second target."""
        raise NotImplementedError(self.id)

    def use(self, g: IntrigoGame, seat: int, gap: int, near: int, target: int) -> None:
        """Apply the power once the card lies in its gap. The target is NOTHING for a power without a verb."""
        raise NotImplementedError(self.id)

    # Derived from these.

    def targets(self, g: IntrigoGame, gap: int, near: int) -> list[Option]:
        """All second targets."""
        found = range(self.candidates(g))
        return [self.choices[target] for target in found if not self.forbids_target(g, gap, near, target)]

    def works(self, g: IntrigoGame, gap: int, near: int) -> bool:
        """True if the power can be used on this near building."""
        if self.forbids(g, gap, near):
            return False
        if not self.choices:
            return True
        return any(not self.forbids_target(g, gap, near, target) for target in range(self.candidates(g)))


def every_option(verb: Verb | None) -> list[Option]:
    """The options of a verb with one number, one for each word of that number."""
    return [] if verb is None else [verb(number) for number in range(len(verb.parts[0].words))]


def near_buildings(g: IntrigoGame, gap: int) -> list[int]:
    """The two buildings next to this gap."""
    return [gap, g.ring(gap + 1)]


def far_gap(g: IntrigoGame, gap: int, near: int) -> int:
    """The gap on the other side of a near building (INTR-R12)."""
    return g.ring(gap - 1) if near == gap else g.ring(gap + 1)


def far_intrigue(g: IntrigoGame, gap: int, near: int) -> bool:
    """True if an intrigue card lies in the far gap. Powers ignore an influence card there (INTR-R13)."""
    return is_intrigue(g.gaps[far_gap(g, gap, near)])


def is_free(g: IntrigoGame, gap: int, own: int) -> bool:
    """True if this gap is still empty once the card lies in its own gap (INTR-R11)."""
    return gap != own and g.gaps[gap] == EMPTY


_library: Final[list[Influence]] = []  # by type number


def register(card: Influence) -> None:
    """Register a type; `cards/__init__.py` does so for every class of its modules."""
    _library.append(card)
    _library.sort(key=lambda known: known.number)


def influence(type: int) -> Influence:
    """The card object of a type."""
    return _library[type]
