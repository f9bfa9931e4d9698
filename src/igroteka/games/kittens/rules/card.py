"""What a card is to the rules. A card class keeps no state: one object serves all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal, final

from mypy_extensions import i64

from igroteka.core.options import Option
from igroteka.games.kittens.rules.titles import NUMBERS, TITLES, title_of
from igroteka.games.kittens.rules.words import KEEP, PLAY

if TYPE_CHECKING:
    from igroteka.games.kittens.rules.state import KittensGame

# At whom a card is aimed.
Aim = Literal[0, 1]
AT_NOBODY: Final = 0
AT_OTHER: Final = 1

_KEEP: Final = [KEEP()]


class Card:
    """One title. What is printed are attributes; what it does are methods. The base rules name no action card: they
    ask.

    `unplayable` is the rule by which a card is never played alone. A card against which no window is opened is not
    `nopeable` (KIT-N01); one that `stays` on the table is not discarded when it takes effect (KIT-N06).
    """

    id: ClassVar[str] = ""
    aim: Aim = AT_NOBODY
    unplayable: ClassVar[str] = ""
    nopeable: bool = True
    stays: bool = False

    def __init__(self) -> None:
        self.number = NUMBERS[self.id]
        self.rule = TITLES[self.number].rule
        self.alone = [PLAY(self.number)]  # to play it at nobody: never changed

    def forbids(self, g: KittensGame, me: int) -> str:
        """The id of the rule by which it cannot be played now, or nothing."""
        return ""

    def forbids_target(self, g: KittensGame, me: int, target: int) -> str:
        """The id of the rule by which another living player cannot be its target, or nothing."""
        return ""

    def aims(self, g: KittensGame, me: int) -> Aim:
        """At whom it is aimed when this player plays it now."""
        return self.aim

    def play(self, g: KittensGame, me: int, target: int) -> None:
        """Its effect, once nothing can stop it any more."""
        raise NotImplementedError(self.id)

    def welcome(self, g: KittensGame, me: int) -> list[Option]:
        """What a player may do to whom it comes; the first option is what a time-out takes."""
        return _KEEP

    def arrives(self, g: KittensGame, me: int, card: int, known: int, *, shown: bool) -> None:
        """It has come to a player, known to the seats of the mask: into the hand, if nothing else is said."""
        g.players[me].gain(card, known)

    def leaves(self, g: KittensGame, me: int) -> None:
        """It has left a hand by theft, gift or contribution."""

    def returns(self, g: KittensGame) -> bool:
        """Does it go back into the pile if the player to whom it was coming has left the game (KIT-X10)?"""
        return False


@final
class Library:
    """All cards that the rules know: one for each title, in the order of the titles."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.playable: i64 = 0  # the titles that can be played alone, as a mask

    def fill(self, cards: list[Card]) -> None:
        """Make these cards known."""
        self.cards = sorted(cards, key=lambda card: card.number)
        assert [card.number for card in self.cards] == list(range(len(TITLES)))
        self.playable = sum([1 << card.number for card in cards if not card.unplayable])


LIBRARY: Final = Library()


def card_of(card: int) -> Card:
    """The object of a card's title."""
    return LIBRARY.cards[title_of(card)]
