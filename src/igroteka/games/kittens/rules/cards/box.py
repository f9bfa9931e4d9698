"""The cards of the box of 121 that the classic deck does not have."""

from __future__ import annotations

from typing import ClassVar, Final

from igroteka.core.decisions import NOBODY, WHO_HAS_CHOSEN, Decision
from igroteka.core.frames import Answer, SealedFrame
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.core.state import mask
from igroteka.games.kittens.rules.card import AT_NOBODY, AT_OTHER, Aim, Card, card_of
from igroteka.games.kittens.rules.cards.classic import Attack, Cat, See
from igroteka.games.kittens.rules.frames import (
    EndTurn,
    Order,
    PutBack,
    StreakingLost,
    attack_debt,
    bark_at,
    draw,
    eliminate,
    gifts,
    not_asked,
    pass_turn_to,
)
from igroteka.games.kittens.rules.state import IMPLODED, KittensGame
from igroteka.games.kittens.rules.titles import (
    BARKING,
    EXPLODING,
    IMPLODING,
    IMPLODING_UP,
    TURNED,
    title_of,
    turned,
)
from igroteka.games.kittens.rules.words import (
    ASK_GARBAGE,
    AT_SELF,
    GIVE,
    LOG_ATTACK,
    LOG_BARK,
    LOG_BARK_ALONE,
    LOG_CATOMIC,
    LOG_GARBAGE,
    LOG_GARBAGE_DONE,
    LOG_LAY,
    LOG_MARK,
    LOG_NO_EFFECT,
    LOG_REVERSE,
    LOG_SHOW,
    LOG_SWAP,
)

# Kittens.


class ImplodingKitten(Card):
    """KIT-03: drawn face down, it goes back face up; drawn face up, it kills without rescue."""

    id = "imploding_kitten"
    unplayable = "KIT-03"

    def on_arrival(self, g: KittensGame, me: int, card: int, known: int, *, shown: bool, drawn: bool) -> None:
        g.forbid_undo()
        g.log(LOG_SHOW, me, card)
        if turned(card):
            eliminate(g, me, IMPLODED, IMPLODING)
        else:
            g.move(IMPLODING_UP, EVERYONE)
            g.then(PutBack(me, 0))

    def goes_back_to_pile(self, g: KittensGame) -> bool:
        return True


class BarkingKitten(Card):
    """KIT-04: the holder of the other one Defuses or explodes; a player with both chooses the target."""

    id = "barking_kitten"
    nopeable = False

    def aims(self, g: KittensGame, me: int) -> Aim:
        return AT_OTHER if self.has_both(g, me) else AT_NOBODY

    def has_both(self, g: KittensGame, me: int) -> bool:
        """KIT-04a: True if the player has both in the hand, or one there and one in front of them."""
        return g.players[me].copies(BARKING) + g.players[me].barking == 2

    def play(self, g: KittensGame, me: int, target: int) -> None:
        g.forbid_undo()
        player = g.players[me]
        g.spend(me, BARKING)
        if target != NOBODY:
            if player.barking:
                player.barking = 0
            else:
                g.spend(me, BARKING)
        else:
            target = self.holder(g, me)
            if target != NOBODY:
                self.give_up(g, target)
        if target == NOBODY:
            player.barking = 1
            g.log(LOG_BARK_ALONE, me)
        else:
            g.barked = 2
            g.log(LOG_BARK, me, target)
            bark_at(g, target)

    def holder(self, g: KittensGame, me: int) -> int:
        """KIT-04b, KIT-04c: the target: whoever has the other one in their hand or in front of them."""
        for other in g.others(me):
            if g.players[other].holds(BARKING) or g.players[other].barking:
                return other
        return NOBODY

    def give_up(self, g: KittensGame, holder: int) -> None:
        """Remove the other one from the hand or the table."""
        if g.players[holder].holds(BARKING):
            g.spend(holder, BARKING)
        else:
            g.players[holder].barking = 0


class StreakingKitten(Card):
    """KIT-08: in the hand, it lets its player keep one Exploding Kitten; a keeper who loses it explodes."""

    id = "streaking_kitten"
    unplayable = "KIT-08"

    def on_leaving(self, g: KittensGame, me: int) -> None:
        if g.players[me].holds(EXPLODING):
            g.then(StreakingLost(me))


# Looking at the pile.


class SeeTheFuture5x(See):
    """KIT-06: five cards."""

    id = "see_the_future_5x"


class AlterTheFuture3x(Card):
    """KIT-07: look at the top three cards in private and put them back in any order."""

    id = "alter_the_future_3x"
    shared: ClassVar[int] = 0

    def play(self, g: KittensGame, me: int, target: int) -> None:
        g.forbid_undo()
        g.see_pile(me, self.looks)
        g.then(Order(me, self.looks, self.shared))


class AlterTheFuture3xNow(AlterTheFuture3x):
    """KIT-09: like Alter the Future, but also playable in windows of others."""

    id = "alter_the_future_3x_now"


class ShareTheFuture3x(AlterTheFuture3x):
    """KIT-10: like Alter the Future; the next player sees the cards in their final order."""

    id = "share_the_future_3x"
    shared = 1


# Hands.


class Mark(Card):
    """KIT-11: a random card of another hand is visible to all until it leaves that hand."""

    id = "mark"
    aim = AT_OTHER

    def forbids_target(self, g: KittensGame, me: int, target: int) -> str:
        return "" if self.unmarked(g, target) else "KIT-11"

    def unmarked(self, g: KittensGame, target: int) -> list[int]:
        """The cards of a hand that may be marked."""
        return [card for card in g.players[target].hand if not turned(card)]

    def play(self, g: KittensGame, me: int, target: int) -> None:
        cards = self.unmarked(g, target)
        if not cards:
            g.log(LOG_NO_EFFECT, me, self.number)
            return
        card = cards[g.random_below(len(cards))]
        g.players[target].lose(card)
        g.players[target].gain(card + TURNED, EVERYONE)
        g.log(LOG_MARK, target, card)


class IllTakeThat(Card):
    """KIT-26: the next card that the target draws from the pile goes to the owner of this card."""

    id = "ill_take_that"
    aim = AT_OTHER
    stays_in_play = True

    def forbids_target(self, g: KittensGame, me: int, target: int) -> str:
        return "" if g.players[target].taker == NOBODY else "KIT-26"

    def play(self, g: KittensGame, me: int, target: int) -> None:
        g.players[target].taker = me
        g.log(LOG_LAY, me, target)


class GarbageCollection(Card):
    """KIT-19: everybody secretly puts a card into the pile, which is then shuffled."""

    id = "garbage_collection"

    def play(self, g: KittensGame, me: int, target: int) -> None:
        g.then(Contribute(me))


class Contribute(SealedFrame[KittensGame]):
    """KIT-19: all living players with cards choose one simultaneously; nobody learns what the others chose."""

    visibility = WHO_HAS_CHOSEN

    def __init__(self, by: int, answers: tuple[Answer, ...] = ()) -> None:
        self.by: Final = by
        self.answers = answers

    def asked(self, g: KittensGame) -> list[int]:
        start = [self.by] if g.alive(self.by) else []
        return [seat for seat in start + g.others(self.by) if g.players[seat].hand]

    def decision_for(self, g: KittensGame, seat: int, *, waits: bool) -> Decision:
        options, defaults = gifts(g, seat)
        return Decision(seat, Message(ASK_GARBAGE, self.by), options, defaults, visibility=WHO_HAS_CHOSEN)

    def why_not(self, g: KittensGame, seat: int, option: Option) -> str:
        return "KIT-B18" if option.verb is GIVE else not_asked(g, seat, option)

    def with_answers(self, answers: tuple[Answer, ...]) -> Contribute:
        return Contribute(self.by, answers)

    def resolve(self, g: KittensGame, answers: list[Answer]) -> None:
        given = [(answer.seat, answer.option.numbers[0]) for answer in answers]
        for seat, card in given:
            self.contribute(g, seat, card)
        g.shuffle_pile()
        g.log(LOG_GARBAGE_DONE)
        g.log_imploding_places()
        for seat, card in given:
            card_of(card).on_leaving(g, seat)  # KIT-X07: the check comes after all contributions

    def contribute(self, g: KittensGame, seat: int, card: int) -> None:
        """Put one card into the pile; others see it only if it was marked (KIT-R40)."""
        player = g.players[seat]
        player.lose(card)
        if not turned(card):
            player.forget_except(0)
        g.log_secret(EVERYONE if turned(card) else mask(seat), LOG_GARBAGE, (seat,), (card,))
        g.pile.append(title_of(card))
        g.pile_known.append(0)


# Cats.


class ZombieCat(Cat):
    id = "cat_zombie"


class FeralCat(Cat):
    """KIT-13: stands in for any cat in a combo."""

    id = "feral_cat"


# Attacks and skips.


class TargetedAttack(Attack):
    """KIT-25: like Attack, but against any other player; play continues from there."""

    id = "targeted_attack_2x"
    aim = AT_OTHER

    def play(self, g: KittensGame, me: int, target: int) -> None:
        self.attack(g, me, target)


class PersonalAttack(Card):
    """KIT-20: the player takes three turns, including the current one."""

    id = "personal_attack_3x"

    def play(self, g: KittensGame, me: int, target: int) -> None:
        g.turns_left = attack_debt(g, self.turns)
        g.attacked = True
        g.log_because((AT_SELF,), LOG_ATTACK, me, me, g.turns_left)


class SuperSkip(Card):
    """KIT-16: all owed turns end without a draw."""

    id = "super_skip"

    def play(self, g: KittensGame, me: int, target: int) -> None:
        pass_turn_to(g, g.next_living(me), 1, attacked=False)


class Reverse(Card):
    """KIT-21: reverses the direction and ends one turn; with two players it only ends the turn (KIT-R45)."""

    id = "reverse"

    def play(self, g: KittensGame, me: int, target: int) -> None:
        if g.count_living() > 2:
            g.direction = -g.direction
            g.log(LOG_REVERSE, int(g.direction == 1))
        g.run_or_queue(EndTurn(me))


# Changing the pile.


class CatomicBomb(Card):
    """KIT-17: the Exploding Kittens of the pile go on top, the rest is shuffled, and one turn ends."""

    id = "catomic_bomb"

    def play(self, g: KittensGame, me: int, target: int) -> None:
        kittens = g.pile.count(EXPLODING)
        g.pile = [card for card in g.pile if card != EXPLODING]
        g.shuffle_pile()
        g.pile += [EXPLODING] * kittens
        g.pile_known += [EVERYONE] * kittens
        g.log(LOG_CATOMIC, me, kittens)
        g.log_imploding_places()
        g.run_or_queue(EndTurn(me))


class SwapTopAndBottom(Card):
    """KIT-23: the top and bottom cards of the pile swap places, unseen."""

    id = "swap_top_and_bottom"

    def play(self, g: KittensGame, me: int, target: int) -> None:
        if len(g.pile) > 1:
            g.pile[0], g.pile[-1] = g.pile[-1], g.pile[0]
            g.lose_track_of_kitten()
            g.pile_known[0], g.pile_known[-1] = g.pile_known[-1], g.pile_known[0]
            g.forbid_undo()
        g.log(LOG_SWAP, me)
        g.log_imploding_places()


class DrawFromTheBottom(Card):
    """KIT-24: one turn ends by drawing the bottom card."""

    id = "draw_from_the_bottom"

    def play(self, g: KittensGame, me: int, target: int) -> None:
        draw(g, me, 1)


class Bury(Card):
    """KIT-22: look at the top card and put it back anywhere; one turn ends.

    Not playable with an I'll Take That in front of the player.
    """

    id = "bury"

    def forbids(self, g: KittensGame, me: int) -> str:
        return "KIT-22" if g.players[me].taker != NOBODY else ""

    def play(self, g: KittensGame, me: int, target: int) -> None:
        if g.pile:
            g.forbid_undo()
            card, known = g.take_from_pile(-1, mask(me))
            g.see_top_card()
            g.move(card, known)
            g.then(PutBack(me, 1))
        g.run_or_queue(EndTurn(me))
