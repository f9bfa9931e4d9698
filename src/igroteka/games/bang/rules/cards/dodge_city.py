"""Dodge City: 22 kinds of cards, 15 characters; and the three promo characters."""

from __future__ import annotations

from typing import ClassVar, final

from igroteka.core.decisions import NOBODY, Decision
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.games.bang.rules.asking import AbilityAsk, Ask
from igroteka.games.bang.rules.attack import Demand, Shot
from igroteka.games.bang.rules.cards.base import Farther, GeneralStore, Gun, Nearer, Thief, look_at
from igroteka.games.bang.rules.dying import Loss
from igroteka.games.bang.rules.enums import NO_CARD, Aim, CardUse, Colour, Silenced, Suit, Timing
from igroteka.games.bang.rules.faces import BEER, FIRST_CHARACTER, KIND, MISSED, colour_of, source_number
from igroteka.games.bang.rules.frames import (
    AFTER_ACTION,
    Cause,
    Draw,
    Effect,
    Pay,
    RunTriggers,
    Visit,
    act_at,
    cause_without_player,
    restore,
    targets_of,
    why_not_pay_with,
)
from igroteka.games.bang.rules.picking import PickFrom, has_cards, take_from_table
from igroteka.games.bang.rules.play import DiscardPlayed
from igroteka.games.bang.rules.source import Card, Character
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.turn import DrawChoice, DrawRest, PlayPhase
from igroteka.games.bang.rules.words import (
    ASK_CHARACTER_STEP,
    ASK_GIFT,
    ASK_LOOK,
    CHOOSE,
    LOG_DRAW,
    LOG_DRAW_OPEN,
    LOG_GIFT,
    LOG_PASS,
    LOG_PAY,
    LOG_USE,
    LOG_USE_AT,
    PASS,
    PICK,
    USE,
    USE_AT,
    USE_CARD,
    USE_CARD_AT,
)

DUEL = source_number("BANG-C09")
GENERAL_STORE = source_number(GeneralStore.rule)

# Blue cards.


class Binocular(Nearer):
    """BANG-C23: like Scope."""

    id = "binocular"
    rule = "BANG-C23"


class Hideout(Farther):
    """BANG-C24: like Mustang."""

    id = "hideout"
    rule = "BANG-C24"


# Brown cards; those with a price require discarding another hand card (⊕).


class Punch(Gun):
    """BANG-C25: a BANG! effect at distance 1."""

    id = "punch"
    rule = "BANG-C25"
    aim = Aim.NEAR


class Springfield(Gun):
    """BANG-C26: pay a card: a BANG! effect on any player."""

    id = "springfield"
    rule = "BANG-C26"
    aim = Aim.ANYBODY
    price = 1


class RagTime(Thief):
    """BANG-C27: pay a card: take a card from any player."""

    id = "rag_time"
    rule = "BANG-C27"
    aim = Aim.ANYBODY
    price = 1


class Brawl(Card):
    """BANG-C28: pay a card: one card of every other player is discarded."""

    id = "brawl"
    rule = "BANG-C28"
    aim = Aim.OTHERS
    price = 1

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        if has_cards(g, cause.by, target):
            g.then(PickFrom(cause.by, target, self.number, 0))


class Dodge(Card):
    """BANG-C29: an answer: one Missed! effect, and a card at once."""

    id = "dodge"
    rule = "BANG-C29"
    stops_shots = True
    answer_only = True

    def after_answer(self, g: BangGame, me: int) -> None:
        g.then(Draw(me, 1, self.number))


class Tequila(Card):
    """BANG-C30: pay a card: any one player regains a life point."""

    id = "tequila"
    rule = "BANG-C30"
    aim = Aim.ANYBODY
    price = 1
    on_own_side = True

    def why_illegal_target(self, g: BangGame, me: int, target: int) -> str:
        return ""

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        restore(g, target, self.number, 1)


class Whisky(Card):
    """BANG-C31: pay a card: regain two life points."""

    id = "whisky"
    rule = "BANG-C31"
    price = 1

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        restore(g, target, self.number, 2)


# Green cards.


def use_green(g: BangGame, me: int, kind: int, target: int) -> None:
    """BANG-E06: a green card leaves play for its effect; it is discarded when that is over."""
    card = g.in_front(me, kind)
    g.remove(me, card)
    g.piles.playing.append(card)
    if target == me:
        g.log(LOG_USE, me, kind)
    else:
        g.log(LOG_USE_AT, me, kind, target)
    g.then(Effect(Cause(me, kind, card, 1 << g.suit(card), CardUse.USED), target))
    g.then(AFTER_ACTION)
    g.then(DiscardPlayed(card))


class GreenAction(Card):
    """BANG-E06: usable in phase 2 of a later turn of its owner."""

    settles_itself = True

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        if not isinstance(ask, PlayPhase) or g.in_front(me, self.number) in g.figures[me].not_ready:
            return
        if self.aimed_in_use():
            out.extend([USE_AT.two(self.number, target) for target in targets_of(g, me, self, use=True)])
        else:
            out.append(USE.one(self.number))

    def aimed_in_use(self) -> bool:
        """True if a figure is named when it is used."""
        return self.use_aim in (Aim.NEAR, Aim.WEAPON, Aim.ANYBODY)

    def use(self, g: BangGame, me: int, option: Option) -> None:
        use_green(g, me, self.number, option.numbers[1] if self.aimed_in_use() else me)


class GreenGun(GreenAction):
    """A green card with the BANG! symbol."""

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        g.then(Shot(target, cause))


class GreenThief(GreenAction):
    """A green card that takes or discards a card of any player."""

    use_aim = Aim.ANYBODY
    taken: ClassVar[int] = 1
    on_own_side = True

    def why_illegal_target(self, g: BangGame, me: int, target: int) -> str:
        if target == me:  # the card itself leaves play when it is used
            return "" if len(g.figures[me].in_play) > 1 else "BANG-A11"
        return "" if has_cards(g, me, target) else "BANG-A11"

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        g.then(PickFrom(cause.by, target, self.number, self.taken))


class GreenMissed(Card):
    """BANG-E06: ready once the turn in which it was laid is over; used as an answer, also out of turn."""

    answers_from_table = True

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        ready = g.in_front(me, self.number) not in g.figures[me].not_ready
        if isinstance(ask, Demand) and ask.wants == MISSED and ready:
            out.append(USE.one(self.number))

    def use(self, g: BangGame, me: int, option: Option) -> None:
        card = g.in_front(me, self.number)
        g.remove(me, card)
        g.piles.discards.append(card)
        g.log(LOG_USE, me, self.number)
        demand = g.stack[-1]
        g.notify(Demand, 1)
        if isinstance(demand, Demand):
            demand.on_answered(g, self.number)


class Bible(GreenMissed):
    """BANG-C32: a Missed! effect, and a card."""

    id = "bible"
    rule = "BANG-C32"

    def after_answer(self, g: BangGame, me: int) -> None:
        g.then(Draw(me, 1, self.number))


class Canteen(GreenAction):
    """BANG-C33: a life point."""

    id = "canteen"
    rule = "BANG-C33"

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        restore(g, target, self.number, 1)


class CanCan(GreenThief):
    """BANG-C34: discard a card of any player."""

    id = "can_can"
    rule = "BANG-C34"
    taken = 0


class TenGallonHat(GreenMissed):
    """BANG-C35: a Missed! effect."""

    id = "ten_gallon_hat"
    rule = "BANG-C35"


class Conestoga(GreenThief):
    """BANG-C36: take a card from any player."""

    id = "conestoga"
    rule = "BANG-C36"


class Derringer(GreenGun):
    """BANG-C37: a card at once, then a BANG! effect at distance 1."""

    id = "derringer"
    rule = "BANG-C37"
    use_aim = Aim.NEAR

    def begin(self, g: BangGame, cause: Cause) -> None:
        g.then(Draw(cause.by, 1, self.number))


class BuffaloRifle(GreenGun):
    """BANG-C38: a BANG! effect on any player."""

    id = "buffalo_rifle"
    rule = "BANG-C38"
    use_aim = Aim.ANYBODY


class Howitzer(GreenGun):
    """BANG-C39: a BANG! effect on all others."""

    id = "howitzer"
    rule = "BANG-C39"
    use_aim = Aim.OTHERS


class Pepperbox(GreenGun):
    """BANG-C40: a BANG! effect within weapon range."""

    id = "pepperbox"
    rule = "BANG-C40"
    use_aim = Aim.WEAPON


class IronPlate(GreenMissed):
    """BANG-C41: a Missed! effect."""

    id = "iron_plate"
    rule = "BANG-C41"


class PonyExpress(GreenAction):
    """BANG-C42: draw three."""

    id = "pony_express"
    rule = "BANG-C42"

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        g.then(Draw(target, 3, self.number))


class Knife(GreenGun):
    """BANG-C43: a BANG! effect at distance 1."""

    id = "knife"
    rule = "BANG-C43"
    use_aim = Aim.NEAR


class Sombrero(GreenMissed):
    """BANG-C44: a Missed! effect."""

    id = "sombrero"
    rule = "BANG-C44"


# Characters.


class ApacheKid(Character):
    """BANG-P17: diamonds of other players have no effect on him, except in a Duel."""

    id = "apache_kid"
    rule = "BANG-P17"

    def why_immune(self, g: BangGame, me: int, cause: Cause) -> str:
        foreign = cause.by != NOBODY and g.different_owners(me, cause.by)
        return self.rule if foreign and cause.suits >> Suit.DIAMONDS & 1 and cause.source != DUEL else ""


class BelleStar(Character):
    """BANG-P18: in her turn the cards in front of others have no effect."""

    id = "belle_star"
    rule = "BANG-P18"

    def silences(self, g: BangGame, me: int, whom: int, what: int) -> bool:
        return what == Silenced.CARDS_IN_PLAY and me == g.turn and g.different_owners(me, whom)


class BillNoface(Character):
    """BANG-P19: in phase 1 one card, and one for each wound."""

    id = "bill_noface"
    rule = "BANG-P19"

    def cards_to_draw(self, g: BangGame, me: int, n: int) -> int:
        return 1 + g.figures[me].max_life - g.figures[me].life


class ChuckWengam(Character):
    """BANG-P20: in phase 2, pay a life point, never the last one: draw two cards."""

    id = "chuck_wengam"
    rule = "BANG-P20"

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        if isinstance(ask, PlayPhase) and g.figures[me].alive and g.figures[me].life >= 2:
            out.append(USE.one(self.number))

    def use(self, g: BangGame, me: int, option: Option) -> None:
        g.log(LOG_USE, me, self.number)
        g.then(Loss(me, 1, cause_without_player(self.number)))
        g.then(Draw(me, 2, self.number))


class DocHolyday(Character):
    """BANG-P21: once in phase 2, pay two hand cards: a BANG! effect within weapon range."""

    id = "doc_holyday"
    rule = "BANG-P21"

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        payable = [card for card in g.hand(me) if not why_not_pay_with(g, me, card)]
        if isinstance(ask, PlayPhase) and self.number not in g.this_turn.used_sources and len(payable) >= 2:
            near = [other for other in g.others(me) if g.distance(me, other) <= g.weapon_range(me)]
            out.extend([USE_AT(self.number, other) for other in near])

    def use(self, g: BangGame, me: int, option: Option) -> None:
        g.this_turn.used_sources.append(self.number)
        g.log(LOG_USE_AT, me, self.number, option.numbers[1])
        g.then(Pay(me, self.number, 2, option.numbers[1]))

    def on_paid(self, g: BangGame, me: int, pay: Pay) -> None:
        g.then(Visit(Cause(me, self.number, NO_CARD, pay.suits, CardUse.USED), pay.note, NOBODY))

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        g.then(Shot(target, cause))


class ElenaFuente(Character):
    """BANG-P22: any hand card is a Missed!."""

    id = "elena_fuente"
    rule = "BANG-P22"

    def uses(self, g: BangGame, me: int, card: int, kinds: int) -> int:
        return kinds | 1 << MISSED


class GregDigger(Character):
    """BANG-P23: two life points when another player is eliminated."""

    id = "greg_digger"
    rule = "BANG-P23"

    def after_death(self, g: BangGame, me: int, dead: int) -> None:
        g.heal(me, 2, self.number)


class HerbHunter(Character):
    """BANG-P24: two cards when another player is eliminated."""

    id = "herb_hunter"
    rule = "BANG-P24"

    def after_death(self, g: BangGame, me: int, dead: int) -> None:
        g.then(Draw(me, 2, self.number))


class JoseDelgado(Character):
    """BANG-P25: in phase 2, pay a blue hand card: draw two cards."""

    id = "jose_delgado"
    rule = "BANG-P25"
    verbs = (USE_CARD,)

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        if not isinstance(ask, PlayPhase) or (
            g.house_rules.jose_twice and g.this_turn.used_sources.count(self.number) >= 2
        ):
            return
        for card in dict.fromkeys(g.hand(me)):
            if colour_of(KIND[card]) == Colour.BLUE and not why_not_pay_with(g, me, card):
                out.append(USE_CARD(self.number, card))

    def use(self, g: BangGame, me: int, option: Option) -> None:
        card = option.numbers[1]
        g.this_turn.used_sources.append(self.number)
        g.log(LOG_USE, me, self.number)
        g.log_because((self.number,), LOG_PAY, me, card)
        g.spend(me, card, CardUse.COST)
        g.then(Draw(me, 2, self.number))


class MollyStark(Character):
    """BANG-P26: a card for each hand card played out of turn, once her answer is settled."""

    id = "molly_stark"
    rule = "BANG-P26"
    timings = (Timing.USED_OUT_OF_TURN,)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        g.then(Draw(me, g.figures[me].used_out_of_turn, self.number))


class PatBrennan(Character):
    """BANG-P27: he may take one card in play instead of drawing."""

    id = "pat_brennan"
    rule = "BANG-P27"
    verbs = (USE_CARD_AT,)

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        if isinstance(ask, DrawChoice):
            for figure in g.living(me, first=True):
                out.extend([USE_CARD_AT(self.number, card, figure) for card in g.figures[figure].in_play])

    def use(self, g: BangGame, me: int, option: Option) -> None:
        _, card, figure = option.numbers
        take_from_table(g, me, figure, card, self.number)
        g.notify(DrawRest, 0)


class PixiePete(Character):
    """BANG-P28: more cards in phase 1 (BANG-O04)."""

    id = "pixie_pete"
    rule = "BANG-P28"

    def cards_to_draw(self, g: BangGame, me: int, n: int) -> int:
        return g.house_rules.pixie_draws


class SeanMallory(Character):
    """BANG-P29: ten cards in hand."""

    id = "sean_mallory"
    rule = "BANG-P29"

    def hand_limit(self, g: BangGame, me: int, n: int) -> int:
        return 10


class TequilaJoe(Character):
    """BANG-P30: a Beer gives two life points."""

    id = "tequila_joe"
    rule = "BANG-P30"

    def healing(self, g: BangGame, me: int, kind: int, n: int) -> int:
        return n + 1 if kind == BEER else n


class VeraCuster(Character):
    """BANG-P31: at step 4 she may copy the ability of a living player until her next step 4."""

    id = "vera_custer"
    rule = "BANG-P31"
    timings = (Timing.STEP4,)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        g.then(Copy(me, self.number))


@final
class Copy(AbilityAsk):
    """Vera's choice; her previous copy ends now."""

    rule = "BANG-P31"

    def decisions(self, g: BangGame) -> list[Decision]:
        options = [PASS(), *[CHOOSE(other) for other in g.living(self.figure, first=False)]]
        return self.ask(g, Message(ASK_CHARACTER_STEP, self.source), options)

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        mine = g.figures[self.figure].abilities
        del mine[mine.index(self.source) + 1 :]
        g.invalidate_index()
        if option.verb is PASS:
            g.log_because((self.source,), LOG_PASS, self.figure)
        else:
            copied = g.figures[option.numbers[0]].character
            mine.append(copied)
            g.invalidate_index()
            g.this_turn.used_sources = [number for number in g.this_turn.used_sources if number != copied]
            g.log(LOG_USE_AT, self.figure, self.source, option.numbers[0])
            g.notify(RunTriggers, copied)
            act_at(g, copied, self.figure, Timing.GAIN)


# Promo characters.


class JohnnyKisch(Character):
    """BANG-P32: when he lays a card, all others of its name in front of other players are discarded."""

    id = "johnny_kisch"
    rule = "BANG-P32"

    def after_play(self, g: BangGame, me: int, cause: Cause) -> None:
        if cause.source >= FIRST_CHARACTER or colour_of(cause.source) < Colour.BLUE:
            return
        for other in g.others(me):
            card = g.in_front(other, cause.source)
            just_laid = card == cause.card and card in g.figures[other].not_ready
            if card != NO_CARD and not just_laid:
                g.destroy(other, card, self.number, me)


class UncleWill(Character):
    """BANG-P33: once in phase 2 he may use any hand card as a General Store."""

    id = "uncle_will"
    rule = "BANG-P33"

    def uses(self, g: BangGame, me: int, card: int, kinds: int) -> int:
        return kinds | 1 << GENERAL_STORE if me == g.turn and self.number not in g.this_turn.used_sources else kinds

    def after_play(self, g: BangGame, me: int, cause: Cause) -> None:
        if cause.source == GENERAL_STORE and KIND[cause.card] != GENERAL_STORE:
            g.this_turn.used_sources.append(self.number)


class ClausTheSaint(Character):
    """BANG-P34: in phase 1 he takes one more card for each other player, and gives one to each."""

    id = "claus_the_saint"
    rule = "BANG-P34"

    def replaces(self, g: BangGame, me: int, timing: int, n: int) -> bool:
        return timing == Timing.DRAW

    def replace(self, g: BangGame, me: int, timing: int, n: int) -> None:
        others = tuple(g.others(me))
        taken = n + g.count_living() - 1  # with two players he keeps his partner's card (BANG-N2.13)
        look_at(g, me, taken, self.number)
        g.then(Gifts(me, self.number, taken - len(others), others))


@final
class Gifts(Ask):
    """Claus keeps his own cards first, then gives one to each other player in effect direction."""

    binds = True

    def __init__(self, figure: int, source: int, count: int, others: tuple[int, ...]) -> None:
        super().__init__(figure)
        self.source = source
        self.count = count
        self.others = others

    def decisions(self, g: BangGame) -> list[Decision]:
        if len(g.piles.looked) < 2:
            return []
        options = [PICK(card) for card in dict.fromkeys(g.piles.looked)]
        if self.count:
            return self.ask(g, Message(ASK_LOOK, self.source, self.count), options)
        return self.ask(g, Message(ASK_GIFT, self.others[0]), options) if self.others else []

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        self.hand_out(g, option.numbers[0])

    def step(self, g: BangGame) -> None:
        if g.piles.looked and (self.count or self.others):
            self.hand_out(g, g.piles.looked[0])

    def hand_out(self, g: BangGame, card: int) -> None:
        """Give the card to Claus, or to the next of the others."""
        at = g.piles.looked.index(card)
        del g.piles.looked[at]
        known_by = g.piles.looked_known_by.pop(at)
        from_pile = known_by == EVERYONE
        if self.count:
            g.player(self.figure).gain(card, known_by)
            if from_pile:
                g.log_because((self.source,), LOG_DRAW_OPEN, self.figure, card)
            else:
                seen_by = g.seats_that_see(self.figure)
                g.log_secret(seen_by, LOG_DRAW, (self.figure, 1), (card,), (self.source,))
            g.keep(Gifts(self.figure, self.source, self.count - 1, self.others))
        else:
            other = self.others[0]
            g.player(other).gain(card, known_by)
            seen_by = EVERYONE if from_pile else g.seats_that_see(self.figure, other)
            g.log_secret(seen_by, LOG_GIFT, (self.figure, other), (card,), (self.source,))
            g.keep(Gifts(self.figure, self.source, 0, self.others[1:]))
