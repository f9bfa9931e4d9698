"""The base rules: turns, drawing, receiving cards, putting cards back, explosions, elimination."""

from __future__ import annotations

from itertools import permutations
from typing import Final, final

from mypy_extensions import mypyc_attr

from igroteka.core.decisions import CLOCK_SEAT, NOBODY, SECRET, Decision
from igroteka.core.errors import Refused
from igroteka.core.frames import Answer, Frame, SealedFrame
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.phrases import LETTERS, Message
from igroteka.core.state import mask
from igroteka.games.kittens.rules.card import card_of
from igroteka.games.kittens.rules.state import (
    BARKED,
    EXPLODED,
    IMPLODED,
    LEFT,
    NO_CARD,
    STREAKING_LOST,
    Cause,
    KittensGame,
)
from igroteka.games.kittens.rules.titles import BARKING, DEFUSE, EXPLODING, ILL_TAKE_THAT, STREAKING, title_of, turned
from igroteka.games.kittens.rules.words import (
    ALTER_IT,
    ASK_BURY,
    ASK_CLOSE,
    ASK_FAVOR,
    ASK_KEEP,
    ASK_ORDER,
    ASK_PUT_KITTEN,
    CLOSE,
    DEMAND,
    FIVE_DIFFERENT,
    GIVE,
    KEEP,
    LOG_BARKED,
    LOG_BURY,
    LOG_BURY_UP,
    LOG_DEFUSE,
    LOG_DRAW,
    LOG_DRAW_BOTTOM,
    LOG_DRAW_NOTHING,
    LOG_EXPLODED,
    LOG_FAVOR,
    LOG_HAND_ON,
    LOG_HAND_SHOWN,
    LOG_IMPLODED,
    LOG_LEFT,
    LOG_NOBODY_WON,
    LOG_ORDER,
    LOG_PUT,
    LOG_SHARE,
    LOG_SHOW,
    LOG_STREAKING_LOST,
    LOG_TURN,
    LOG_WON,
    NOPE_IT,
    ORDER,
    PASS,
    PLAYS,
    PUT,
    SHOW,
)

LOOK_SECONDS = 2  # KIT-H04
_ELIMINATION_LOGS = {
    EXPLODED: LOG_EXPLODED,
    IMPLODED: LOG_IMPLODED,
    BARKED: LOG_BARKED,
    STREAKING_LOST: LOG_STREAKING_LOST,
    LEFT: LOG_LEFT,
}


# Why an option is not offered.


def not_asked(g: KittensGame, seat: int, option: Option) -> str:
    """The rule by which an option does not answer the current decision."""
    verb = option.verb
    if verb is PASS or verb is NOPE_IT:
        return "KIT-N01"
    if verb is ALTER_IT:
        return "KIT-N12"
    if verb in PLAYS:
        return "KIT-T03" if seat == g.current else "KIT-T08"
    if verb is DEMAND:
        return "KIT-K02"
    if verb is FIVE_DIFFERENT:
        return "KIT-K03"
    return "KIT-N10" if verb is CLOSE and g.setup.live else "KIT-X11"


# Turns.


@final
@mypyc_attr(free_list_len=1)
class EndTurn(Frame[KittensGame]):
    """KIT-T05: one turn is over: the next owed turn follows, or the next player. Does nothing if the player is out."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def step(self, g: KittensGame) -> None:
        seat = self.seat
        if g.over or g.current != seat or not g.alive(seat):
            return
        discard_barking(g)
        g.turns_left -= 1
        if g.turns_left > 0:
            begin_turn(g)
        else:
            pass_turn_to(g, g.next_living(seat), 1, attacked=False)


def pass_turn_to(g: KittensGame, seat: int, turns: int, *, attacked: bool) -> None:
    """KIT-T06: another player becomes current and owes this many turns."""
    discard_barking(g)
    g.current = seat
    g.turns_left = turns
    g.attacked = attacked
    begin_turn(g)


def begin_turn(g: KittensGame) -> None:
    g.turns += 1
    g.log(LOG_TURN, g.current, g.turns_left)


def attack_debt(g: KittensGame, number: int) -> int:
    """KIT-T07: the number on the card, plus everything the player still owes if attacked before."""
    return number + g.turns_left if g.attacked else number


def discard_barking(g: KittensGame) -> None:
    """KIT-04: discard used Barking Kittens at the end of the current turn."""
    if g.barked:
        g.discard_all([BARKING] * g.barked)
        g.barked = 0


# Drawing.


def draw(g: KittensGame, seat: int, bottom: int) -> None:
    """KIT-X01: a player draws the top or the bottom card of the pile. Either ends one turn."""
    if not g.alive(seat):
        return
    if not g.pile:
        draw_nothing(g, seat)
        return
    g.met_empty_pile = 0
    card, known = g.take_from_pile(0 if bottom else -1, 1 << seat)
    g.forbid_undo()
    if g.journal is not None:
        seen_by = EVERYONE if turned(card) else 1 << seat
        g.log_secret(seen_by, LOG_DRAW_BOTTOM if bottom else LOG_DRAW, (seat,), (card,))
    g.see_top_card()
    owner = g.players[seat].taker
    if owner == NOBODY:
        receive(g, seat, card, known, 1)
    else:
        give_to_taker(g, seat, owner, card)
        receive(g, owner, card, known | 1 << owner, 1)
    g.run_or_queue(EndTurn(seat))


def give_to_taker(g: KittensGame, seat: int, owner: int, card: int) -> None:
    """KIT-X01 step 2: the owner of an I'll Take That gets the card instead."""
    g.players[seat].taker = NOBODY
    g.discard(ILL_TAKE_THAT)
    seen_by = EVERYONE if turned(card) else mask(seat, owner)
    g.log_secret(seen_by, LOG_HAND_ON, (seat, owner), (card,))


def draw_nothing(g: KittensGame, seat: int) -> None:
    """KIT-X09: the pile is empty. Never happens with a valid deck."""
    g.log(LOG_DRAW_NOTHING, seat)
    g.met_empty_pile |= mask(seat)
    if all(g.met_empty_pile >> other & 1 for other in g.others(seat)):
        g.log(LOG_NOBODY_WON)
        g.over = True
        g.end()
    else:
        g.run_or_queue(EndTurn(seat))


def close_window_decision(seconds: int, *, fixed: bool = False) -> Decision:
    """The decision of the table's clock to close the window."""
    return Decision(CLOCK_SEAT, Message(ASK_CLOSE), [CLOSE()], visibility=SECRET, seconds=seconds, fixed=fixed)


@final
@mypyc_attr(free_list_len=1)
class Receive(SealedFrame[KittensGame]):
    """A player gets a card: drawn, handed on, stolen, demanded or given.

    While a Streaking Kitten may be in a hand, every player who gets a card is asked, whatever the card is, and the
    question is secret: keeping an Exploding Kitten must look like getting any other card (KIT-H04).
    """

    first_reaction_counts = True
    visibility = SECRET

    def __init__(self, seat: int, drawn: int, answers: tuple[Answer, ...] = ()) -> None:
        self.seat: Final = seat
        self.drawn: Final = drawn
        self.answers = answers

    def asked(self, g: KittensGame) -> list[int]:
        return [self.seat] if is_asked_about_card(g, self.seat) else []

    def seats_with_choice(self, g: KittensGame) -> list[int]:
        return self.asked(g)

    def decision_for(self, g: KittensGame, seat: int, *, waits: bool) -> Decision:
        options = card_of(g.moving[-1]).arrival_options(g, seat)
        return Decision(seat, Message(ASK_KEEP), options, waits=waits, visibility=SECRET)

    def why_not(self, g: KittensGame, seat: int, option: Option) -> str:
        asked = seat == self.seat and self.answer_of(seat) is None
        return "KIT-X02" if asked and option.verb in (KEEP, SHOW) else not_asked(g, seat, option)

    def clock_decision(self, g: KittensGame) -> Decision:
        return close_window_decision(LOOK_SECONDS, fixed=True)

    def is_reaction(self, option: Option) -> bool:
        return option.verb is SHOW

    def with_answers(self, answers: tuple[Answer, ...]) -> Receive:
        return Receive(self.seat, self.drawn, answers)

    def resolve(self, g: KittensGame, answers: list[Answer]) -> None:
        card, known = g.take_moving()
        deliver_card(g, self.seat, card, known, answers[0].option if answers else None, self.drawn)


def is_asked_about_card(g: KittensGame, seat: int) -> bool:
    """KIT-H04: True if a player is asked about a card they get: always while a Streaking Kitten may be in a hand."""
    return g.alive(seat) and g.unseen(STREAKING) > 0


def may_choose_on_arrival(g: KittensGame, seat: int, card: int) -> bool:
    """True if a player who is asked about a card may have a choice. Where forced choices are skipped, only then."""
    return not g.skip_forced or len(card_of(card).arrival_options(g, seat)) > 1


def receive(g: KittensGame, seat: int, card: int, known: int, drawn: int) -> None:
    """Give a card to a player: at once if nothing is queued and nobody is asked."""
    if g.queue_empty() and not (is_asked_about_card(g, seat) and may_choose_on_arrival(g, seat, card)):
        g.count_public_change()
        deliver_card(g, seat, card, known, None, drawn)
    else:
        g.move(card, known)
        g.then(Receive(seat, drawn))


def deliver_card(g: KittensGame, seat: int, card: int, known: int, answer: Option | None, drawn: int) -> None:
    """A player has got a card and has shown it or not; `answer` is None if they were not asked."""
    if not g.alive(seat):
        give_away(g, seat, card, known)
        return
    title = card_of(card)
    option = answer or title.arrival_options(g, seat)[0]
    title.on_arrival(g, seat, card, known, shown=option.verb is SHOW, drawn=drawn != 0)


def give_away(g: KittensGame, seat: int, card: int, known: int) -> None:
    """KIT-X10: the receiver of a card has left: a kitten goes back into the pile, any other card shares the fate of
    the hand.
    """
    if card_of(card).goes_back_to_pile(g):
        g.move(card, known)
        put_anywhere(g)
    elif g.house_rules.hands_face_up or known == EVERYONE:
        g.discard(card)
        g.log(LOG_HAND_SHOWN, seat, card)
    else:
        g.players[seat].gain(card, known)


def move_card(g: KittensGame, card: int, giver: int, receiver: int, *, seen: bool) -> None:
    """Move a card between hands by theft or gift; others see it only if it was marked or named (KIT-H02)."""
    player = g.players[giver]
    open_to_all = seen or turned(card)
    player.lose(card)
    if not open_to_all:
        player.forget_except(1 << receiver)
    card_of(card).on_leaving(g, giver)
    receive(g, receiver, title_of(card), EVERYONE if open_to_all else 1 << giver | 1 << receiver, 0)


@final
@mypyc_attr(free_list_len=1)
class Give(Frame[KittensGame]):
    """KIT-28: a player gives another one card of their choice."""

    def __init__(self, giver: int, receiver: int) -> None:
        self.giver: Final = giver
        self.receiver: Final = receiver

    def fits(self, g: KittensGame) -> bool:
        return self.giver != self.receiver and bool(g.players[self.giver].hand)

    def decisions(self, g: KittensGame) -> list[Decision]:
        if not g.alive(self.giver) or not g.alive(self.receiver):
            return []
        options, defaults = gifts(g, self.giver)
        return [Decision(self.giver, ASK_FAVOR.one(self.receiver), options, defaults)]

    def why_not(self, g: KittensGame, seat: int, option: Option) -> str:
        return "KIT-B18" if option.verb is GIVE else not_asked(g, seat, option)

    def choose(self, g: KittensGame, seat: int, option: Option) -> None:
        card = option.numbers[0]
        g.forbid_undo()
        if g.journal is not None:
            seen_by = EVERYONE if turned(card) else 1 << self.giver | 1 << self.receiver
            g.log_secret(seen_by, LOG_FAVOR, (self.giver, self.receiver), (card,))
        move_card(g, card, self.giver, self.receiver, seen=False)

    def step(self, g: KittensGame) -> None:
        """One of the two has left."""


def gifts(g: KittensGame, seat: int) -> tuple[list[Option], list[Option]]:
    """Every card of a hand, and the candidates for a random timeout default: no Streaking Kitten of a keeper (KIT-O9).

    Copies are one option, but each copy is as likely as any other card.
    """
    player = g.players[seat]
    options: list[Option] = []
    cards: list[Option] = []
    last = NO_CARD
    for card in player.hand:
        gift = GIVE.one(card)
        if card != last:
            options.append(gift)
            last = card
        cards.append(gift)
    if player.holds(STREAKING) and player.holds(EXPLODING):
        cards = [gift for gift in cards if title_of(gift.numbers[0]) != STREAKING] or cards
    return options, cards


# Putting cards back and in order.


@final
@mypyc_attr(free_list_len=1)
class PutBack(Frame[KittensGame]):
    """KIT-X04: the card in transit goes back into the pile, at any place.

    `buried`: nobody else has seen it (KIT-22).
    """

    def __init__(self, seat: int, buried: int) -> None:
        self.seat: Final = seat
        self.buried: Final = buried

    def decisions(self, g: KittensGame) -> list[Decision]:
        if not g.alive(self.seat):
            return []
        size = len(g.pile)
        options = [PUT.one(place) for place in range(size + 1)]
        prompt = ASK_BURY.one(size) if self.buried else ASK_PUT_KITTEN.two(title_of(g.moving[-1]), size)
        return [Decision(self.seat, prompt, options, options)]

    def why_not(self, g: KittensGame, seat: int, option: Option) -> str:
        return "KIT-X04" if seat == self.seat and option.verb is PUT else not_asked(g, seat, option)

    def choose(self, g: KittensGame, seat: int, option: Option) -> None:
        place = option.numbers[0]
        self.log_place(g, place)
        is_hidden = not self.buried and g.moving[-1] == EXPLODING
        g.put_back(place, mask(seat))
        if is_hidden:
            g.kitten_put_by = seat
        g.log_imploding_places()

    def step(self, g: KittensGame) -> None:
        put_anywhere(g)

    def log_place(self, g: KittensGame, place: int) -> None:
        """KIT-H02: only the player who puts it back knows the place, unless the card is visible there."""
        card = g.moving[-1]
        seen_by = EVERYONE if g.visible(card) else mask(self.seat)
        if not self.buried:
            g.log_secret(seen_by, LOG_PUT, (self.seat, card), (place,))
        elif turned(card):
            g.log_secret(seen_by, LOG_BURY_UP, (self.seat, card), (place,))
        else:
            g.log_secret(seen_by, LOG_BURY, (self.seat,), (card, place))


def put_anywhere(g: KittensGame) -> None:
    """Put the card in transit back at a random place, unseen by all."""
    g.put_back(g.random_below(len(g.pile) + 1), 0)
    g.log_imploding_places()


@final
@mypyc_attr(free_list_len=1)
class Order(Frame[KittensGame]):
    """KIT-07, KIT-10: a player puts the top cards of the pile into any order.

    `shared`: the next living player then sees them.
    """

    def __init__(self, seat: int, count: int, shared: int) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.shared = shared

    def decisions(self, g: KittensGame) -> list[Decision]:
        cards = g.top_cards(self.count)
        if not g.alive(self.seat) or not cards:
            return []
        orders = dict.fromkeys(permutations(cards))
        options = [ORDER.of(order) for order in orders]
        return [Decision(self.seat, Message(ASK_ORDER, len(cards)), options, options[:1])]

    def why_not(self, g: KittensGame, seat: int, option: Option) -> str:
        return "KIT-B16" if seat == self.seat and option.verb is ORDER else not_asked(g, seat, option)

    def choose(self, g: KittensGame, seat: int, option: Option) -> None:
        cards = option.numbers
        size = len(g.pile)
        g.pile[size - len(cards) :] = reversed(cards)
        g.lose_track_of_kitten()
        if self.shared:
            other = g.next_living(seat)
            seen_by = mask(seat, other)
            g.log_secret(seen_by, LOG_SHARE, (seat, other), cards)
        else:
            seen_by = mask(seat)
            g.log_secret(seen_by, LOG_ORDER, (seat,), cards)
        self.update_knowledge(g, len(cards), seen_by)
        g.log_imploding_places()

    def step(self, g: KittensGame) -> None:
        """The player has left, or there is no card to look at."""

    def update_knowledge(self, g: KittensGame, count: int, seen_by: int) -> None:
        """After the reordering only the seats of `seen_by` know these cards; a single card stays known to those who
        knew it.
        """
        for i in range(len(g.pile) - count, len(g.pile)):
            known = g.pile_known[i] if count == 1 else 0
            g.pile_known[i] = EVERYONE if g.visible(g.pile[i]) else known | seen_by


# Explosions and elimination.


@final
@mypyc_attr(free_list_len=1)
class StreakingLost(Frame[KittensGame]):
    """KIT-08c, KIT-X07: the Streaking Kitten has left a hand that keeps an Exploding Kitten."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def step(self, g: KittensGame) -> None:
        player = g.players[self.seat]
        if not player.alive or not player.holds(EXPLODING):
            return
        g.forbid_undo()
        if g.moving and g.moving[-1] == STREAKING:
            g.moving_known[-1] = EVERYONE  # the explosion reveals what was taken
        g.spend(self.seat, EXPLODING)
        if g.house_rules.defuse_after_streaking:
            g.move(EXPLODING, EVERYONE)
            explode(g, self.seat, STREAKING_LOST, drawn=False)
        else:
            eliminate(g, self.seat, STREAKING_LOST, EXPLODING)


def explode(g: KittensGame, seat: int, cause: Cause, *, drawn: bool) -> None:
    """KIT-X02 step 2: the Exploding Kitten in transit is shown; a Defuse, or elimination.

    KIT-X02 step 3: a Defuse ends the own turn of its player. If the kitten was `drawn`, the draw does that.
    """
    g.moving_known[-1] = EVERYONE
    g.lose_track_of_kitten()
    g.log(LOG_SHOW, seat, EXPLODING)
    if g.players[seat].holds(DEFUSE):
        use_defuse(g, seat)
        g.then(PutBack(seat, 0))
        if g.house_rules.defuse_ends_turn and not drawn:
            g.then(EndTurn(seat))
    else:
        eliminate(g, seat, cause, g.take_moving()[0])


def bark_at(g: KittensGame, seat: int) -> None:
    """KIT-X06: the target of a Barking Kitten Defuses or is eliminated; nothing is put back."""
    if g.players[seat].holds(DEFUSE):
        use_defuse(g, seat)
    else:
        eliminate(g, seat, BARKED, NO_CARD)


def use_defuse(g: KittensGame, seat: int) -> None:
    """KIT-G12: a player who has a Defuse uses it."""
    g.discard(g.spend(seat, DEFUSE))
    g.defuses += 1
    g.log(LOG_DEFUSE, seat)


def eliminate(g: KittensGame, seat: int, cause: Cause, kitten: int) -> None:
    """KIT-X05: a player is out of the game."""
    g.forbid_undo()
    g.log(_ELIMINATION_LOGS[cause], seat)
    g.players[seat].alive = False
    g.update_living_seats()
    g.eliminated.append(seat)
    g.causes.append(cause)
    clear_hand(g, seat)
    clear_table(g, seat)
    if kitten != NO_CARD:
        g.discard(kitten)
    if g.count_living() == 1:
        winner = g.next_living(seat)
        bring_to_winner(g, winner)
        g.log(LOG_WON, winner)
        g.over = True
        g.end()
    elif g.current == seat:
        pass_turn_to(g, g.next_living(seat), 1, attacked=False)


def bring_to_winner(g: KittensGame, winner: int) -> None:
    """KIT-R17: a card that was stolen from or given by the last opponent arrives before the game ends.

    A kitten does not: it would have to be Defused.
    """
    awaited = any(isinstance(frame, Receive) and frame.seat == winner for frame in g.stack)
    if awaited and not card_of(g.moving[-1]).goes_back_to_pile(g):
        card, known = g.take_moving()
        g.players[winner].gain(card, known)


def clear_hand(g: KittensGame, seat: int) -> None:
    """KIT-X05 step 1, KIT-O4: discard the hand in title order, or only its marked cards."""
    player = g.players[seat]
    if g.house_rules.hands_face_up:
        shown = player.hand
        player.clear()
    else:
        shown = [card for card in player.hand if turned(card)]
        for card in shown:
            player.lose(card)
    if shown and turned(shown[-1]):
        shown.sort(key=title_of)
    g.discard_all(shown)
    if shown and g.journal is not None:
        g.log(LOG_HAND_SHOWN, seat, *[title_of(card) for card in shown])


def clear_table(g: KittensGame, seat: int) -> None:
    """KIT-X05 step 1: clear what lies in front of the player, and their own I'll Take That cards in front of others."""
    player = g.players[seat]
    if player.barking:
        g.discard(BARKING)
        player.barking = 0
    if g.current == seat:
        discard_barking(g)
    if player.taker != NOBODY:
        player.taker = NOBODY
        g.discard(ILL_TAKE_THAT)
    for other in g.players:
        if other.taker == seat:
            other.taker = NOBODY
            g.discard(ILL_TAKE_THAT)


def leave(g: KittensGame, seat: int) -> None:
    """KIT-X10: a player gives up. Cards on their way to them and questions to them are settled without them."""
    if not 0 <= seat < len(g.players):
        raise Refused("error-no-such-seat", seat=seat)
    if not g.alive(seat):
        raise Refused("error-not-asked", "KIT-T10", seat=LETTERS[seat])
    if g.current == seat:
        g.take_back()
    top = g.stack[-1]
    if isinstance(top, SealedFrame):
        g.stack[-1] = top.with_answers(tuple([answer for answer in top.answers if answer.seat != seat]))
    eliminate(g, seat, LEFT, NO_CARD)
