"""Action spaces: every option that a configuration can offer maps to an integer action, and back.

An *action* is a number from 0 to `Actions.size` - 1. The verbs of a game follow one another in the order of
`Game.verbs`; a verb has one action for every combination of its numbers, in order. The mapping depends on the game, the
number of seats and the settings of the table, never on the state, except for *ranked* verbs.

A verb is ranked if it has too many combinations for an action each, such as the order of several cards. Its actions
index the options of that verb in the current decision, sorted by their numbers. The deciding seat sees all of them, so
it knows what each action means.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from igroteka.core.decisions import Decision
from igroteka.core.options import Option, Verb

Numbers = tuple[int, ...]


class Block:
    """The actions of one verb: one for every combination of numbers, or a number of ranks.

    If there are infinitely many combinations, only the first are listed and `endless` is True.
    """

    def __init__(
        self, verb: Verb, choices: Iterable[Numbers] = ((),), *, ranks: int = 0, endless: bool = False
    ) -> None:
        self.verb = verb
        self.choices = () if ranks else tuple(choices)
        self.ranks = ranks
        self.endless = endless

    @property
    def size(self) -> int:
        """The number of actions of the verb."""
        return self.ranks or len(self.choices)

    def codes(self) -> list[str]:
        """The name of each action: the code of its option; for a ranked verb, the verb and the rank."""
        name = self.verb.name
        if self.ranks:
            return [f"{name}#{rank}" for rank in range(self.ranks)]
        return [":".join([name, *self.verb.words(numbers)]) for numbers in self.choices]


class Actions:
    """The action space of one configuration."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = blocks
        self.codes: list[str] = []
        self.ranked: dict[Verb, tuple[int, int]] = {}
        for block in blocks:
            if block.ranks:
                self.ranked[block.verb] = (len(self.codes), block.ranks)
            self.codes += block.codes()
        self.size = len(self.codes)
        self.endless = {block.verb for block in blocks if block.endless}
        self.numbers = {code: action for action, code in enumerate(self.codes)}

    @property
    def fingerprint(self) -> str:
        """Equal for equal mappings. A model trained with one mapping works only with that one."""
        return hashlib.blake2b("\n".join(self.codes).encode(), digest_size=8).hexdigest()

    def legal(self, decision: Decision) -> dict[int, Option]:
        """The options of a decision by action.

        Options beyond the last rank of a ranked verb, or beyond the last listed combination of an endless one, are left
        out.
        """
        numbers = self.numbers
        found: dict[int, Option] = {}
        ranked: list[Option] = []
        for option in decision.options:
            action = numbers.get(option.code)
            if action is not None:
                found[action] = option
            elif option.verb in self.ranked:
                ranked.append(option)
            elif option.verb not in self.endless:
                raise LookupError(f"no action for {option.code}")
        if ranked:
            self._add_ranked(ranked, found)
        return found

    def _add_ranked(self, options: list[Option], found: dict[int, Option]) -> None:
        """Assign each of these options the next action of its verb, sorted by their numbers."""
        given: dict[Verb, int] = {}
        for option in sorted(options, key=_by_numbers):
            rank = given.get(option.verb, 0)
            first, room = self.ranked[option.verb]
            if rank < room:
                found[first + rank] = option
                given[option.verb] = rank + 1

    def mark(self, legal: dict[int, Option], out: bytearray, at: int) -> None:
        """Write the mask of these actions into `out`, which must be zero from `at` on."""
        for action in legal:
            out[at + action] = 1

    def action(self, decision: Decision, code: str) -> int:
        """The action of an option of this decision; LookupError if it is not offered."""
        for action, option in self.legal(decision).items():
            if option.code == code:
                return action
        raise LookupError(code)


def _by_numbers(option: Option) -> Numbers:
    return option.numbers
