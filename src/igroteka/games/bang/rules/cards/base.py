"""The base game: 22 kinds of cards, 16 characters."""

from __future__ import annotations

from typing import ClassVar, final

from igroteka.core.decisions import NOBODY, Decision
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.games.bang.rules.asking import Anytime, Ask
from igroteka.games.bang.rules.attack import Duel, IndiansDemand, Shot
from igroteka.games.bang.rules.dying import Loss
from igroteka.games.bang.rules.enums import NO_CARD, Aim, CardUse, Role, Suit, Timing, Zone
from igroteka.games.bang.rules.faces import BANG, KIND, MISSED, RANK, RANKS, RED_SUITS
from igroteka.games.bang.rules.frames import (
    AFTER_ACTION,
    Cause,
    Check,
    Draw,
    Pay,
    RunTriggers,
    cause_without_player,
    payable,
    restore,
)
from igroteka.games.bang.rules.picking import PickDisplay, PickFrom, TakeFromHand, has_cards, take_from_hand
from igroteka.games.bang.rules.source import Card, Character
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.turn import (
    DrawChoice,
    PlayPhase,
    Turn,
    draw_of_phase_one,
    from_discards,
    reveal_event,
    take_discard,
)
from igroteka.games.bang.rules.words import (
    ASK_LOOK,
    ASK_PLACE,
    CHOOSE,
    LOG_COVER,
    LOG_DISPLAY,
    LOG_DRAW,
    LOG_DRAW_OPEN,
    LOG_EXPLODES,
    LOG_JAIL_LEFT,
    LOG_JAIL_STAYS,
    LOG_LOOK,
    LOG_PASS_ON,
    LOG_SHOWN,
    LOG_USE,
    LOG_USE_AT,
    OFFER,
    PICK,
    USE,
    USE_AT,
)

UNLIMITED = 99
KIT_LOOKS_AT = 3  # BANG-P07
DYNAMITE_DAMAGE = 3
DYNAMITE_RANKS = RANKS[: RANKS.index("9") + 1]  # BANG-K07: 2 to 9

# Brown cards.


class Gun(Card):
    """A card with the BANG! symbol."""

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        g.then(Shot(target, cause))


class Bang(Gun):
    """BANG-C01: a BANG! effect on another player within weapon range."""

    id = "bang"
    rule = "BANG-C01"
    aim = Aim.WEAPON


class Missed(Card):
    """BANG-C02: an answer: one Missed! effect."""

    id = "missed"
    rule = "BANG-C02"
    stops_shots = True
    answer_only = True


class Beer(Card):
    """BANG-C03: one life point for the player; no effect with two living players (BANG-D03)."""

    id = "beer"
    rule = "BANG-C03"
    rescues = True

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        if g.count_living() > 2:
            restore(g, target, self.number, 1)


class Thief(Card):
    """A card that takes or discards a card of a player, including one's own in play (BANG-A12)."""

    taken: ClassVar[int] = 1
    on_own_side = True

    def why_illegal_target(self, g: BangGame, me: int, target: int) -> str:
        return "" if has_cards(g, me, target) else "BANG-A11"

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        g.then(PickFrom(cause.by, target, self.number, self.taken))


class Panic(Thief):
    """BANG-C04: take a card from a player at distance 1."""

    id = "panic"
    rule = "BANG-C04"
    aim = Aim.ANYBODY

    def why_illegal_target(self, g: BangGame, me: int, target: int) -> str:
        if not g.house_rules.panic_anywhere and g.distance(me, target) > 1:
            return "BANG-R05"
        return super().why_illegal_target(g, me, target)


class CatBalou(Thief):
    """BANG-C05: discard a card of any player."""

    id = "cat_balou"
    rule = "BANG-C05"
    aim = Aim.ANYBODY
    taken = 0


class Coach(Card):
    """A card that draws; afterwards the Wild West Show reveals its next event, if the card was played as such."""

    cards: ClassVar[int] = 2

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        g.then(Draw(target, self.cards, self.number))

    def finish(self, g: BangGame, cause: Cause) -> None:
        if cause.card_use == CardUse.PLAY and g.events.show_pile and KIND[cause.card] == self.number:
            reveal_event(g, g.events.show_pile.pop(), of_show=True)


class Stagecoach(Coach):
    """BANG-C06: draw two."""

    id = "stagecoach"
    rule = "BANG-C06"


class WellsFargo(Coach):
    """BANG-C07: draw three."""

    id = "wells_fargo"
    rule = "BANG-C07"
    cards = 3


class GeneralStore(Card):
    """BANG-C08: as many cards as living players are revealed; each takes one, the player first."""

    id = "general_store"
    rule = "BANG-C08"
    aim = Aim.ALL_PLAYERS

    def begin(self, g: BangGame, cause: Cause) -> None:
        cards = [card for card, _ in [g.take_top() for _ in range(g.count_living())] if card != NO_CARD]
        g.forbid_undo()
        g.piles.display.extend(cards)
        g.log(LOG_DISPLAY, *cards)

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        g.then(PickDisplay(target))

    def finish(self, g: BangGame, cause: Cause) -> None:
        """BANG-Q10: discard what is left over."""
        g.piles.discards.extend(g.piles.display)
        g.piles.display.clear()


class DuelCard(Card):
    """BANG-C09: a Duel with any other player."""

    id = "duel"
    rule = "BANG-C09"
    aim = Aim.ANYBODY

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        g.then(Duel(target, cause, cause.by))


class Gatling(Gun):
    """BANG-C10: a BANG! effect on all others."""

    id = "gatling"
    rule = "BANG-C10"
    aim = Aim.OTHERS


class Indians(Card):
    """BANG-C11: all others discard a BANG! card or lose a life point."""

    id = "indians"
    rule = "BANG-C11"
    aim = Aim.OTHERS

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        g.then(IndiansDemand(target, cause))


class Saloon(Card):
    """BANG-C12: every living player gains a life point."""

    id = "saloon"
    rule = "BANG-C12"
    aim = Aim.ALL_PLAYERS

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        restore(g, target, self.number, 1)


# Blue cards.


class Jail(Card):
    """BANG-C13: in front of a player who is not the Sheriff; turns are skipped until a check shows hearts."""

    id = "jail"
    rule = "BANG-C13"
    aim = Aim.ANYBODY
    timings = (Timing.STEP6,)

    def why_illegal_target(self, g: BangGame, me: int, target: int) -> str:
        if g.figures[target].role == Role.SHERIFF:
            return "BANG-C13"
        return "" if g.in_front(target, self.number) == NO_CARD else "BANG-E04"

    def act(self, g: BangGame, me: int, timing: int) -> None:
        g.then(Check(me, self.number))

    def good_check(self, g: BangGame, me: int, card: int) -> bool:
        return g.suit(card) == Suit.HEARTS

    def on_checked(self, g: BangGame, me: int, check: Check, card: int) -> None:
        free = card != NO_CARD and self.good_check(g, me, card)
        if free or g.house_rules.jail_one_turn:
            g.destroy(me, g.in_front(me, self.number))
        if free:
            g.log(LOG_JAIL_LEFT, me)
        else:
            g.log(LOG_JAIL_STAYS, me)
            g.notify(Turn, me)


class Dynamite(Card):
    """BANG-C14: it explodes on spades 2 to 9, or moves on to the next player who has none."""

    id = "dynamite"
    rule = "BANG-C14"
    moves_on = True
    timings = (Timing.STEP5,)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        g.then(Check(me, self.number))

    def good_check(self, g: BangGame, me: int, card: int) -> bool:
        return g.suit(card) != Suit.SPADES or RANKS[RANK[card]] not in DYNAMITE_RANKS

    def on_checked(self, g: BangGame, me: int, check: Check, card: int) -> None:
        dynamite = g.in_front(me, self.number)
        if card == NO_CARD or self.good_check(g, me, card):
            self.pass_on(g, me, dynamite)
            return
        g.log(LOG_EXPLODES, me)
        g.destroy(me, dynamite)
        g.then(Loss(me, DYNAMITE_DAMAGE, cause_without_player(self.number)))

    def pass_on(self, g: BangGame, me: int, dynamite: int) -> None:
        """BANG-E04: never to a player who already has one; if all have, it stays."""
        free = g.mode_rules.next_for_dynamite(g, me, self.number)
        if free:
            g.then(PassOn(free[0], me, dynamite, tuple(free)))


@final
class PassOn(Ask):
    """A Dynamite moves on; with two players its receiver chooses the figure (BANG-N2.6)."""

    def __init__(self, figure: int, giver: int, card: int, places: tuple[int, ...]) -> None:
        super().__init__(figure)
        self.giver = giver
        self.card = card
        self.places = places

    def decisions(self, g: BangGame) -> list[Decision]:
        if len(self.places) < 2:
            return []
        active = g.active_figures[g.owner(self.figure)]
        options = [CHOOSE(place) for place in self.places]
        return self.ask(
            g, Message(ASK_PLACE, self.card), options, [CHOOSE(active)] if active in self.places else options
        )

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        self.pass_on(g, option.numbers[0])

    def step(self, g: BangGame) -> None:
        self.pass_on(g, self.places[0])

    def pass_on(self, g: BangGame, place: int) -> None:
        """Move the card in front of another figure."""
        g.move(self.giver, place, self.card)
        g.log(LOG_PASS_ON, self.giver, place, self.card)


def offer_check(g: BangGame, number: int, ask: Ask, options: list[Option]) -> None:
    """BANG-A03: each source of such a check can be tried once per BANG! effect."""
    if isinstance(ask, Shot) and number not in ask.tried and ask.can_be_checked(g):
        options.append(USE.one(number))


def take_cover(g: BangGame, me: int, number: int, card: int) -> None:
    """BANG-K07: hearts are one Missed! effect."""
    if card != NO_CARD and g.suit(card) == Suit.HEARTS:
        g.log(LOG_COVER, me, number)
        g.notify(Shot, 1)


class Barrel(Card):
    """BANG-C15: a check against each BANG! effect; hearts are a Missed! effect."""

    id = "barrel"
    rule = "BANG-C15"

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        offer_check(g, self.number, ask, out)

    def use(self, g: BangGame, me: int, option: Option) -> None:
        g.then(Check(me, self.number))

    def good_check(self, g: BangGame, me: int, card: int) -> bool:
        return g.suit(card) == Suit.HEARTS

    def on_checked(self, g: BangGame, me: int, check: Check, card: int) -> None:
        take_cover(g, me, self.number, card)


class Nearer(Card):
    """Others are nearer by one."""

    def distance(self, g: BangGame, me: int, a: int, b: int, n: int) -> int:
        return n - 1 if a == me else n


class Farther(Card):
    """The owner is farther from others by one."""

    def distance(self, g: BangGame, me: int, a: int, b: int, n: int) -> int:
        return n + 1 if b == me else n


class Scope(Nearer):
    """BANG-C16: distance to others -1."""

    id = "scope"
    rule = "BANG-C16"


class Mustang(Farther):
    """BANG-C17: distance of others to the owner +1."""

    id = "mustang"
    rule = "BANG-C17"


class Weapon(Card):
    """BANG-R04: a weapon with its range."""

    weapon = True
    range: ClassVar[int] = 1

    def weapon_range(self, g: BangGame, me: int, n: int) -> int:
        return self.range


class Volcanic(Weapon):
    """BANG-C18: range 1, unlimited BANG!."""

    id = "volcanic"
    rule = "BANG-C18"

    def bang_limit(self, g: BangGame, me: int, n: int) -> int:
        return UNLIMITED


class Schofield(Weapon):
    """BANG-C19: range 2."""

    id = "schofield"
    rule = "BANG-C19"
    range = 2


class Remington(Weapon):
    """BANG-C20: range 3."""

    id = "remington"
    rule = "BANG-C20"
    range = 3


class RevCarabine(Weapon):
    """BANG-C21: range 4."""

    id = "rev_carabine"
    rule = "BANG-C21"
    range = 4


class Winchester(Weapon):
    """BANG-C22: range 5."""

    id = "winchester"
    rule = "BANG-C22"
    range = 5


# Characters.


class BartCassidy(Character):
    """BANG-P01: a card for each life point lost."""

    id = "bart_cassidy"
    rule = "BANG-P01"

    def after_loss(self, g: BangGame, me: int, cause: Cause, n: int) -> None:
        g.then(Draw(me, n, self.number))


class BlackJack(Character):
    """BANG-P02: the second card drawn in phase 1 is shown; a red one brings another."""

    id = "black_jack"
    rule = "BANG-P02"

    def after_draw(self, g: BangGame, me: int, start: int) -> None:
        if len(g.hand(me)) > start + 1:
            card = g.hand(me)[start + 1]
            show_card(g, me, start + 1, self.number)
            if g.suit(card) in RED_SUITS:
                g.then(draw_of_phase_one(g, me, 1, self.number))


def show_card(g: BangGame, me: int, place: int, source: int) -> None:
    """Show a card of a hand to everybody, who know it from now on."""
    g.forbid_undo()
    player = g.player(me)
    player.known_by[place] = EVERYONE
    player.pool_knowledge(place)
    g.log_because((source,), LOG_SHOWN, me, g.hand(me)[place])


class CalamityJanet(Character):
    """BANG-P03: BANG! cards are Missed! cards and vice versa."""

    id = "calamity_janet"
    rule = "BANG-P03"

    def uses(self, g: BangGame, me: int, card: int, kinds: int) -> int:
        return kinds | 1 << BANG | 1 << MISSED if KIND[card] in (BANG, MISSED) else kinds


class ElGringo(Character):
    """BANG-P04: for each life point lost to another player's card, a card from that player's hand."""

    id = "el_gringo"
    rule = "BANG-P04"

    def after_loss(self, g: BangGame, me: int, cause: Cause, n: int) -> None:
        if cause.by == NOBODY or not g.different_owners(me, cause.by):
            return
        for _ in range(n):
            # BANG-P14: Suzy Lafayette draws before a card is taken from her.
            g.then(RunTriggers(cause.by, Timing.EMPTY_HAND))
            g.then(TakeFromHand(me, cause.by, self.number))


class JesseJones(Character):
    """BANG-P05: the first card of phase 1 may come from another player's hand."""

    id = "jesse_jones"
    rule = "BANG-P05"

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        if isinstance(ask, DrawChoice):
            out.extend([USE_AT(self.number, other) for other in g.active_figures_of_others(me) if g.hand(other)])

    def use(self, g: BangGame, me: int, option: Option) -> None:
        target = option.numbers[1]
        g.log(LOG_USE_AT, me, self.number, target)
        take_from_hand(g, me, target, self.number)
        g.fill_empty_hand(target)


class Jourdonnais(Character):
    """BANG-P06: acts as if a Barrel were in front of him."""

    id = "jourdonnais"
    rule = "BANG-P06"

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        offer_check(g, self.number, ask, out)

    def use(self, g: BangGame, me: int, option: Option) -> None:
        g.then(Check(me, self.number))

    def good_check(self, g: BangGame, me: int, card: int) -> bool:
        return g.suit(card) == Suit.HEARTS

    def on_checked(self, g: BangGame, me: int, check: Check, card: int) -> None:
        take_cover(g, me, self.number, card)


class KitCarlson(Character):
    """BANG-P07: in phase 1 he looks at three cards and puts back what he does not keep."""

    id = "kit_carlson"
    rule = "BANG-P07"

    def replaces(self, g: BangGame, me: int, timing: int, n: int) -> bool:
        return timing == Timing.DRAW and n < KIT_LOOKS_AT

    def replace(self, g: BangGame, me: int, timing: int, n: int) -> None:
        g.then(Look(me, self.number, n, look_at(g, me, KIT_LOOKS_AT, self.number)))


def look_at(g: BangGame, me: int, count: int, source: int) -> int:
    """A player takes up the next cards of phase 1, unseen by others: seats that knew one of them lose track of it.
    Returns how many of them, the first ones, came from the discard pile; everybody knows those.
    """
    open_cards = min(count, len(g.piles.discards)) if from_discards(g, me) else 0
    for _ in range(open_cards):
        g.piles.looked.append(g.piles.discards.pop())
        g.piles.looked_known_by.append(EVERYONE)
    for _ in range(count - open_cards):
        card, _ = g.take_top()
        if card != NO_CARD:
            g.piles.looked.append(card)
            g.piles.looked_known_by.append(1 << g.owner(me))  # they are in no hand yet, so no event reveals them
    g.forbid_undo()
    g.log_because((source,), LOG_LOOK, me, len(g.piles.looked))
    return open_cards


@final
class Look(Ask):
    """Kit Carlson keeps some of the cards he looks at, one after another; the rest goes back in its order. The first
    `open_cards` are from the discard pile (BANG-Q69).
    """

    binds = True

    def __init__(self, figure: int, source: int, count: int, open_cards: int) -> None:
        super().__init__(figure)
        self.source = source
        self.count = count
        self.open_cards = open_cards

    def decisions(self, g: BangGame) -> list[Decision]:
        if not self.count or len(g.piles.looked) <= self.count:
            return []
        options = [PICK(card) for card in dict.fromkeys(g.piles.looked)]
        return self.ask(g, Message(ASK_LOOK, self.source, self.count), options)

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        self.keep_and_go_on(g, option.numbers[0])

    def step(self, g: BangGame) -> None:
        if self.count and g.piles.looked:
            self.keep_and_go_on(g, g.piles.looked[0])
        else:
            self.put_back(g)

    def keep_and_go_on(self, g: BangGame, card: int) -> None:
        """Move a looked-at card to the hand."""
        at = g.piles.looked.index(card)
        del g.piles.looked[at]
        known_by = g.piles.looked_known_by.pop(at)
        from_pile = at < self.open_cards
        g.player(self.figure).gain(card, known_by)
        if from_pile:
            g.log_because((self.source,), LOG_DRAW_OPEN, self.figure, card)
        else:
            seen_by = g.seats_that_see(self.figure)
            g.log_secret(seen_by, LOG_DRAW, (self.figure, 1), (card,), (self.source,))
        g.keep(Look(self.figure, self.source, self.count - 1, self.open_cards - int(from_pile)))

    def put_back(self, g: BangGame) -> None:
        """Put the rest back where it was."""
        g.piles.discards.extend(reversed(g.piles.looked[: self.open_cards]))
        for i in range(len(g.piles.looked) - 1, self.open_cards - 1, -1):
            g.lay_on_deck(g.piles.looked[i], g.piles.looked_known_by[i])
        g.piles.looked.clear()
        g.piles.looked_known_by.clear()


class LuckyDuke(Character):
    """BANG-P08, BANG-K02: he turns up two cards for a check and chooses."""

    id = "lucky_duke"
    rule = "BANG-P08"

    def cards_to_check(self, g: BangGame, me: int, n: int) -> int:
        return n + 1


class PaulRegret(Character):
    """BANG-P09: others see him at a distance of one more."""

    id = "paul_regret"
    rule = "BANG-P09"

    def distance(self, g: BangGame, me: int, a: int, b: int, n: int) -> int:
        return n + 1 if b == me else n


class PedroRamirez(Character):
    """BANG-P10: the first card of phase 1 may come from the discard pile."""

    id = "pedro_ramirez"
    rule = "BANG-P10"
    may_take_discards = True

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        if isinstance(ask, DrawChoice) and g.piles.discards:
            out.append(USE(self.number))

    def use(self, g: BangGame, me: int, option: Option) -> None:
        g.log(LOG_USE, me, self.number)
        take_discard(g, me, self.number)


class RoseDoolan(Character):
    """BANG-P11: she sees others at a distance of one less."""

    id = "rose_doolan"
    rule = "BANG-P11"

    def distance(self, g: BangGame, me: int, a: int, b: int, n: int) -> int:
        return n - 1 if a == me else n


class SidKetchum(Character):
    """BANG-P12: at any time, pay two hand cards: regain a life point."""

    id = "sid_ketchum"
    rule = "BANG-P12"
    anytime = True

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        figure = g.figures[me]
        hurt = figure.alive and figure.life < figure.max_life
        if isinstance(ask, Anytime) and hurt and len(g.hand(me)) >= 2 and len(payable(g, me)) >= 2:
            out.append(OFFER(self.number))

    def use(self, g: BangGame, me: int, option: Option) -> None:
        g.log(LOG_USE, me, self.number)
        g.then(Pay(me, self.number, 2, 0))

    def on_paid(self, g: BangGame, me: int, pay: Pay) -> None:
        g.heal(me, 1, self.number)
        if isinstance(g.stack[-1], PlayPhase):  # BANG-T43: nothing else is in progress
            g.then(AFTER_ACTION)


class SlabTheKiller(Character):
    """BANG-P13: his BANG! cards need two Missed! effects."""

    id = "slab_the_killer"
    rule = "BANG-P13"

    def missed_needed(self, g: BangGame, me: int, shot: Shot, n: int) -> int:
        return max(n, 2) if shot.cause.source == BANG else n


class SuzyLafayette(Character):
    """BANG-P14: she draws a card as soon as her hand is empty; by option (BANG-O23) at a settle point."""

    id = "suzy_lafayette"
    rule = "BANG-P14"
    timings = (Timing.EMPTY_HAND,)

    def acts_at(self, g: BangGame, me: int, timing: int) -> bool:
        return super().acts_at(g, me, timing) and not g.hand(me) and bool(g.piles.deck or g.piles.discards)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        g.then(Draw(me, 1, self.number))


class VultureSam(Character):
    """BANG-P15: he takes all cards of the dead."""

    id = "vulture_sam"
    rule = "BANG-P15"

    def destination(self, g: BangGame, me: int, by: int, card_use: int, zone: int) -> int:
        return me if card_use == CardUse.DEATH and zone == Zone.DISCARD else zone


class WillyTheKid(Character):
    """BANG-P16: any number of BANG! cards."""

    id = "willy_the_kid"
    rule = "BANG-P16"

    def bang_limit(self, g: BangGame, me: int, n: int) -> int:
        return UNLIMITED
