"""Names laughable moves of Exploding Kittens for `python -m tools.blunders`.

It looks at the rules and at the true state, not at what bots think: what a bot overlooks, its evaluation overlooks.
"""

from __future__ import annotations

from typing import Final, final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.state import State
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.titles import DEFUSE, EXPLODING, IMPLODING, IMPLODING_UP, NUMBERS, title_of
from igroteka.games.kittens.rules.words import ASK_FAVOR, ASK_PUT_KITTEN, DRAW, PAIR, PLAY

ESCAPES: Final = ("skip", "attack_2x", "super_skip", "reverse", "targeted_attack_2x", "bury")
DUEL: Final = 2  # with more players, whoever has a Defuse gains by drawing and putting the kitten before the next one
HELP: Final = (*ESCAPES, "see_the_future_3x", "see_the_future_5x", "shuffle", "alter_the_future_3x")


@final
class Detector:
    """Follows one game, and names the moves that make any player laugh."""

    def __init__(self) -> None:
        self.pile: list[int] = []  # after the last put-back of a kitten
        self.put_by = -1

    def name(self, state: State, decision: Decision, option: Option) -> str:
        """What is laughable about a choice that is about to be applied, or ""."""
        assert isinstance(state, KittensGame)
        seat, found = decision.seat, ""
        held = {title_of(card) for card in state.players[seat].hand}
        known = self._known(state, seat)
        if option.verb is DRAW and state.pile:
            found = self._name_draw(state, seat, held, known)
        elif option.verb is PLAY:
            found = self._name_play(state, title_of(option.numbers[0]), known)
        elif option.verb is PAIR and title_of(option.numbers[0]) == DEFUSE and state.players[seat].copies(DEFUSE) == 2:
            found = "the last Defuses in a pair"
        elif decision.prompt.phrase is ASK_FAVOR and title_of(option.numbers[0]) == DEFUSE and len(held) > 1:
            found = "a Defuse is given away"
        if decision.prompt.phrase is ASK_PUT_KITTEN:
            at = len(state.pile) - option.numbers[0]
            self.pile, self.put_by = [*state.pile[:at], EXPLODING, *state.pile[at:]], seat
        return found

    def _known(self, g: KittensGame, seat: int) -> list[int]:
        """The cards of the pile from the top, as far as the seat knows them without a gap."""
        found: list[int] = []
        for card, mask in zip(reversed(g.pile), reversed(g.pile_known), strict=True):
            if not mask >> seat & 1:
                break
            found.append(card)
        return found

    def _name_draw(self, g: KittensGame, seat: int, held: set[int], known: list[int]) -> str:
        if g.pile[-1] not in (EXPLODING, IMPLODING_UP):
            return ""
        if known:
            return "draws a known kitten with an escape in hand" if held & numbers(ESCAPES) else ""
        just_put = self.pile == g.pile and self.put_by not in (-1, seat)
        if not just_put or not held & numbers(HELP) or (DEFUSE in held and g.count_living() > DUEL):
            return ""
        return "draws a kitten just put on top with help in hand"

    def _name_play(self, g: KittensGame, title: int, known: list[int]) -> str:
        if title == NUMBERS["see_the_future_3x"] and len(known) >= min(3, len(g.pile)):
            return "looks at what it knows"
        kittens = (EXPLODING, IMPLODING, IMPLODING_UP)
        harmless = len(known) >= g.turns_left and not any(card in kittens for card in known)
        if title in numbers(("skip", "super_skip", "shuffle")) and harmless:
            return "spends a card on harmless cards"
        return ""


def numbers(ids: tuple[str, ...]) -> set[int]:
    """The numbers of these titles."""
    return {NUMBERS[id] for id in ids}
