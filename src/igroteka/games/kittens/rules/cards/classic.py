"""The cards of the classic deck of 56."""

from __future__ import annotations

from typing import Final

from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.state import mask
from igroteka.games.kittens.rules.card import AT_OTHER, Card
from igroteka.games.kittens.rules.frames import EndTurn, Give, attack_debt, explode, pass_turn_to
from igroteka.games.kittens.rules.state import EXPLODED, KittensGame
from igroteka.games.kittens.rules.titles import DEFUSE, EXPLODING, STREAKING
from igroteka.games.kittens.rules.words import KEEP, LOG_ATTACK, LOG_NO_EFFECT, LOG_SEE, LOG_SHUFFLE, SHOW

_KEEP: Final = [KEEP()]
_SHOW: Final = [SHOW()]
_EITHER: Final = [KEEP(), SHOW()]


class ExplodingKitten(Card):
    """KIT-01: shown at once; a Defuse or elimination. Only the Streaking Kitten lets a player keep one."""

    id = "exploding_kitten"
    unplayable = "KIT-01"

    def arrival_options(self, g: KittensGame, me: int) -> list[Option]:
        """KIT-X02: a player with a Streaking Kitten may keep one. It may be shown with a Defuse, and must be
        otherwise.
        """
        player = g.players[me]
        if not player.holds(STREAKING) or player.holds(EXPLODING):
            return _SHOW
        return _EITHER if player.holds(DEFUSE) else _KEEP

    def on_arrival(self, g: KittensGame, me: int, card: int, known: int, *, shown: bool, drawn: bool) -> None:
        if shown:
            g.move(card, EVERYONE)
            explode(g, me, EXPLODED, drawn=drawn)
        else:
            super().on_arrival(g, me, card, known, shown=False, drawn=drawn)

    def goes_back_to_pile(self, g: KittensGame) -> bool:
        return True


class Defuse(Card):
    """KIT-02: saves from an Exploding or a Barking Kitten; not playable otherwise."""

    id = "defuse"
    unplayable = "KIT-02"


class Nope(Card):
    """KIT-27: stops a card, a combo or another Nope while its window is open."""

    id = "nope"
    unplayable = "KIT-N01"


class See(Card):
    """KIT-05, KIT-06: look at the top cards of the pile in private."""

    def play(self, g: KittensGame, me: int, target: int) -> None:
        g.forbid_undo()
        g.see_pile(me, self.looks)
        if g.journal is not None:
            g.log_secret(mask(me), LOG_SEE, (me,), tuple(g.top_cards(self.looks)))


class SeeTheFuture3x(See):
    """KIT-05: three cards."""

    id = "see_the_future_3x"


class Attack(Card):
    """KIT-14: all turns end without a draw; the next player owes two, plus everything owed by an attacked player."""

    id = "attack_2x"

    def play(self, g: KittensGame, me: int, target: int) -> None:
        self.attack(g, me, g.next_living(me))

    def attack(self, g: KittensGame, me: int, victim: int) -> None:
        """KIT-T07: the victim becomes the current player and owes the debt."""
        debt = attack_debt(g, self.turns)
        g.log(LOG_ATTACK, me, victim, debt)
        pass_turn_to(g, victim, debt, attacked=True)


class Skip(Card):
    """KIT-15: one turn ends without a draw."""

    id = "skip"

    def play(self, g: KittensGame, me: int, target: int) -> None:
        g.run_or_queue(EndTurn(me))


class Shuffle(Card):
    """KIT-18: shuffle the pile."""

    id = "shuffle"

    def play(self, g: KittensGame, me: int, target: int) -> None:
        g.shuffle_pile()
        g.log(LOG_SHUFFLE, me)
        g.log_imploding_places()


class Favor(Card):
    """KIT-28: another player gives a card of their choice."""

    id = "favor"
    aim = AT_OTHER

    def forbids_target(self, g: KittensGame, me: int, target: int) -> str:
        return "" if g.players[target].hand else "KIT-28"

    def play(self, g: KittensGame, me: int, target: int) -> None:
        if g.players[target].hand:
            g.then(Give(target, me))
        else:
            g.log(LOG_NO_EFFECT, me, self.number)


class Cat(Card):
    """KIT-12: useless alone; see combos."""

    unplayable = "KIT-12"


class Tacocat(Cat):
    id = "cat_tacocat"


class Cattermelon(Cat):
    """A cat of the classic deck only."""

    id = "cat_cattermelon"


class HairyPotatoCat(Cat):
    """A cat of the classic deck only."""

    id = "cat_hairy_potato"


class BeardCat(Cat):
    id = "cat_beard"


class RainbowRalphingCat(Cat):
    id = "cat_rainbow_ralphing"
