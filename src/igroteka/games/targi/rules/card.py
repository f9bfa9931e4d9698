"""The interface of an advantage of a tribe card. It keeps no state: one object serves all games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from igroteka.games.targi.rules.components import SYMBOLS, tribe_card

if TYPE_CHECKING:
    from igroteka.games.targi.rules.state import TargiGame

# How a tribe card is played.
PlayMethod = Literal[0, 1, 2]
TAKEN: Final = 0  # taken from the centre or drawn, and played at once (TARGI-H1)
BY_NOBLE: Final = 1  # from the hand with the Noble (TARGI-B1)
FREELY: Final = 2  # from the hand by an advantage (TARGI-H3)

NO_PRICE: Final = -1
NO_SYMBOL: Final = -1


class Advantage:
    """The effect of a tribe card in a display. The base rules name no tribe card: they ask.

    `kind` is the word in the data file, next to `numbers` and `symbol`. `me` is the owner's seat. The default answers
    change nothing.
    """

    kind: ClassVar[str] = ""

    def __init__(self, card: int, facts: Mapping[str, object]) -> None:
        self.card: Final = card
        self.rule: Final = tribe_card(card).rule
        self.numbers: Final = {name: number for name, number in facts.items() if isinstance(number, int)}
        self.symbol: Final = SYMBOLS.index(str(facts["symbol"])) if "symbol" in facts else NO_SYMBOL

    # How many?

    def discount(self, g: TargiGame, me: int, card: int, method: PlayMethod) -> int:
        """How many goods less another card costs when it is played by this method (TARGI-C2)."""
        return 0

    def extra_goods(self, g: TargiGame, me: int, kind: int) -> int:
        """Extra goods when a goods card gives this kind, once in a round (TARGI-TM1)."""
        return 0

    def raid_reward(self, g: TargiGame, me: int) -> int:
        """Victory points after paying, or being spared, in a raid (TARGI-RD4)."""
        return 0

    def row_vp(self, g: TargiGame, me: int, nth: int, vp: int) -> int:
        """The value of the nth full row (from 0) of four different symbols (TARGI-E4)."""
        return vp

    def end_vp(self, g: TargiGame, me: int) -> int:
        """Victory points at the end of the game (TARGI-E3)."""
        return 0

    # May it?

    def enters_robber(self, g: TargiGame, me: int) -> bool:
        """True if the owner may place a Targi on the robber's card (TARGI-P5)."""
        return False

    def spares_raid(self, g: TargiGame, me: int) -> bool:
        """True if the owner pays nothing in raids (TARGI-RD4)."""
        return False

    # What else?

    def trade_rates(self, g: TargiGame, me: int) -> tuple[int, ...]:
        """Further numbers of identical goods that the Trader takes for one good of another kind (TARGI-Q16)."""
        return ()

    def free_hand_price(self, g: TargiGame, me: int) -> int:
        """The surcharge in goods for playing the hand card without the Noble; NO_PRICE if that is not allowed
        (TARGI-H3).
        """
        return NO_PRICE

    # Afterwards. What takes time is a frame: `g.then(…)`.

    def played(self, g: TargiGame, me: int) -> None:
        """The card has just been laid into the display (TARGI-D4)."""

    def turn_ends(self, g: TargiGame, me: int) -> None:
        """The owner's turn is over, before the limits are checked (TARGI-A8)."""


_library: dict[int, Advantage] = {}


def register(advantage: Advantage) -> None:
    """Register the advantage of a card; `cards/__init__.py` does so for every card of the data file that has one."""
    _library[advantage.card] = advantage


def advantage_of(card: int) -> Advantage | None:
    """The advantage of a tribe card; fifteen cards have none."""
    return _library.get(card)
