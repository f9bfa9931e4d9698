"""Wild West Show: 8 characters, 10 events."""

from __future__ import annotations

from typing import final

from igroteka.core.decisions import NO_DECISIONS, NOBODY, Decision
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.phrases import HIDDEN, Message
from igroteka.games.bang.rules.asking import AbilityAsk, Anytime, Ask
from igroteka.games.bang.rules.cards.base import show_card
from igroteka.games.bang.rules.dying import BEYOND_HELP, Dying, Loss, discard_hand
from igroteka.games.bang.rules.enums import NO_CARD, CardUse, Role, Suit, Timing, Zone
from igroteka.games.bang.rules.faces import BANG, KIND, MISSED, RED_SUITS, source_number
from igroteka.games.bang.rules.frames import (
    Cause,
    Check,
    Draw,
    Effect,
    cause_without_player,
    targets_of,
    why_not_pay_with,
)
from igroteka.games.bang.rules.picking import take_from_hand
from igroteka.games.bang.rules.play import legal_targets, needs_target_or_place, play_as, why_not_played
from igroteka.games.bang.rules.public_actions import record_role_mix
from igroteka.games.bang.rules.source import Character, EventCard, all_sources, kind_of
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.turn import PlayPhase
from igroteka.games.bang.rules.words import (
    ASK_COMMAND,
    ASK_COMMAND_TARGET,
    ASK_LEVY,
    ASK_NEW_PAIR,
    ASK_OBEY,
    CHOOSE,
    LOG_COMMAND,
    LOG_COMMAND_TARGET,
    LOG_GIFT,
    LOG_HALF_PAIR,
    LOG_HAND_OPEN,
    LOG_HEAL,
    LOG_PAIR,
    LOG_PASS,
    LOG_PAY,
    LOG_RETURNS,
    LOG_ROLE,
    LOG_ROLES_MIXED,
    LOG_SEATS,
    LOG_SPOKE,
    LOG_TURNED_UP,
    LOG_USE,
    LOG_USE_AT,
    NAME,
    OFFER,
    PASS,
    PICK,
    PLAY,
    USE,
    USE_AT,
    USE_CARD,
    USE_CARD_AT,
    YES,
)

# Frames tell by which card they ask, although they store no source.
YOUL_GRINNER = source_number("BANG-P42")
DOROTHY_RAGE = source_number("BANG-X04")

# Characters.


class BigSpencer(Character):
    """BANG-P35: nine lives, five cards, and no Missed! cards to play."""

    id = "big_spencer"
    rule = "BANG-P35"

    def why_forbidden(self, g: BangGame, me: int, card: int, kind: int, card_use: int) -> str:
        printed = kind if card == NO_CARD else KIND[card]
        return self.rule if printed == MISSED and card_use in (CardUse.PLAY, CardUse.ANSWER) else ""


class FlintWestwood(Character):
    """BANG-P36: in phase 2, as often as he likes (BANG-O17), exchange a hand card for two random cards of another
    player's hand.
    """

    id = "flint_westwood"
    rule = "BANG-P36"
    verbs = (USE_CARD_AT,)

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        if not isinstance(ask, PlayPhase) or (g.house_rules.flint_once and self.number in g.this_turn.used_sources):
            return
        others = [other for other in g.active_figures_of_others(me) if g.hand(other)]
        for card in dict.fromkeys(g.hand(me)):
            if not why_not_pay_with(g, me, card):
                out.extend([USE_CARD_AT(self.number, card, other) for other in others])

    def use(self, g: BangGame, me: int, option: Option) -> None:
        _, card, other = option.numbers
        g.this_turn.used_sources.append(self.number)
        g.log(LOG_USE_AT, me, self.number, other)
        take_from_hand(g, me, other, self.number, 2)
        give(g, me, other, card, self.number)


def give(g: BangGame, me: int, other: int, card: int, source: int) -> None:
    """Give a hand card to another player; only the two know it (BANG-I06)."""
    player = g.player(me)
    player.lose(card)
    player.forget_except(g.seats_that_see(other))
    g.player(other).gain(card, g.seats_that_see(me))
    g.log_secret(g.seats_that_see(me, other), LOG_GIFT, (me, other), (card,), (source,))


class GaryLooter(Character):
    """BANG-P37: he gets what others discard for the hand limit."""

    id = "gary_looter"
    rule = "BANG-P37"

    def destination(self, g: BangGame, me: int, by: int, card_use: int, zone: int) -> int:
        return me if card_use == CardUse.LIMIT and zone == Zone.DISCARD and g.different_owners(me, by) else zone


class GreygoryDeck(Character):
    """BANG-P38: he may have the abilities of two base characters, and change the pair at step 4."""

    id = "greygory_deck"
    rule = "BANG-P38"
    may_take_discards = True
    timings = (Timing.START, Timing.GAIN, Timing.STEP4)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        if timing == Timing.GAIN or (timing == Timing.START and g.house_rules.first_pair_is_drawn):  # BANG-Q96
            draw_pair(g, me, self.number)
        else:
            g.then(NewPair(me, self.number, int(timing == Timing.START)))


def draw_pair(g: BangGame, me: int, source: int) -> None:
    """Two random base characters that are not in use as character, pair or life counter; the old pair may recur."""
    mine = g.figures[me].abilities
    del mine[mine.index(source) + 1 :]
    taken = {
        number for figure in g.figures for number in (figure.character, figure.second_character, *figure.abilities)
    }
    free = [s.number for s in all_sources() if isinstance(s, Character) and s.box == "base" and s.number not in taken]
    g.shuffle(free)
    pair = sorted(free[:2])  # BANG-T42: Bart Cassidy acts before El Gringo
    mine.extend(pair)
    g.invalidate_index()
    if len(pair) > 1:
        g.log(LOG_PAIR, me, pair[0], pair[1])
    elif pair:
        g.log(LOG_HALF_PAIR, me, pair[0])


@final
class NewPair(AbilityAsk):
    """Greygory keeps both or changes both. Whoever does not answer draws the first pair and keeps it."""

    rule = "BANG-P38"

    def __init__(self, figure: int, source: int, first: int = 0) -> None:
        super().__init__(figure, source)
        self.first = first

    def decisions(self, g: BangGame) -> list[Decision]:
        options = [PASS(), YES()]
        return self.ask(g, self.prompt(g), options, options[1:] if self.first else options[:1])

    def prompt(self, g: BangGame) -> Message:
        """The question names the pair that would be given up; it is public."""
        mine = g.figures[self.figure].abilities
        pair = [*mine[mine.index(self.source) + 1 :][:2], HIDDEN, HIDDEN]
        return Message(ASK_NEW_PAIR, self.source, pair[0], pair[1])

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        if option.verb is PASS:
            g.log_because((self.source,), LOG_PASS, self.figure)
        else:
            draw_pair(g, self.figure, self.source)


class JohnPain(Character):
    """BANG-P39: he gets check cards after the whole action, while he has fewer than six cards."""

    id = "john_pain"
    rule = "BANG-P39"

    def destination(self, g: BangGame, me: int, by: int, card_use: int, zone: int) -> int:
        if zone != Zone.DISCARD:
            return zone
        if card_use == CardUse.CHECK:
            return Zone.ASIDE
        return me if card_use == CardUse.SETTLE and len(g.hand(me)) < 6 else zone


class LeeVanKliff(Character):
    """BANG-P40: pay a BANG! card: repeat the brown card just played."""

    id = "lee_van_kliff"
    rule = "BANG-P40"
    verbs = (USE_CARD, USE_CARD_AT)

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        if (
            not isinstance(ask, PlayPhase)
            or g.this_turn.last_card == NO_CARD
            or not kind_of(g.this_turn.last_kind).brown
        ):
            return
        for card in dict.fromkeys(g.hand(me)):
            if (
                BANG not in g.kinds(me, card)
                or g.why_forbidden(me, card, BANG, CardUse.GIVE)
                or why_not_pay_with(g, me, card)
            ):
                continue
            if kind_of(g.this_turn.last_kind).needs_target:
                targets = targets_of(g, me, kind_of(g.this_turn.last_kind))
                out.extend([USE_CARD_AT(self.number, card, target) for target in targets])
            else:
                out.append(USE_CARD(self.number, card))

    def use(self, g: BangGame, me: int, option: Option) -> None:
        card = option.numbers[1]
        target = option.numbers[2] if option.verb is USE_CARD_AT else me
        g.log_because((self.number,), LOG_PAY, me, card)
        g.spend(me, card, CardUse.COST)
        g.this_turn.played += 1
        if target == me:
            g.log(LOG_USE, me, self.number)
        else:
            g.log(LOG_USE_AT, me, self.number, target)
        kind, repeated = g.this_turn.last_kind, g.this_turn.last_card
        g.then(Effect(Cause(me, kind, repeated, 1 << g.suit(repeated), CardUse.REPEAT), target))


class TerenKill(Character):
    """BANG-P41: when dying he makes a check: anything but spades saves him."""

    id = "teren_kill"
    rule = "BANG-P41"

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        if isinstance(ask, Dying):
            # BANG-D04: if they do nothing, the check is made for them.
            out[:] = [USE(self.number)] + [option for option in out if option.verb is not PASS]

    def use(self, g: BangGame, me: int, option: Option) -> None:
        g.then(Check(me, self.number))

    def good_check(self, g: BangGame, me: int, card: int) -> bool:
        return g.suit(card) != Suit.SPADES

    def on_checked(self, g: BangGame, me: int, check: Check, card: int) -> None:
        if card != NO_CARD and self.good_check(g, me, card):
            g.figures[me].life = 1
            g.invalidate_distances()
            g.log_because((self.number,), LOG_HEAL, me, 1, 1)
            g.then(Draw(me, 1, self.number))
        else:
            g.notify(Dying, BEYOND_HELP)


class YoulGrinner(Character):
    """BANG-P42: in phase 1 everybody with more cards gives him one."""

    id = "youl_grinner"
    rule = "BANG-P42"
    timings = (Timing.PHASE1,)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        count = len(g.hand(me))
        for other in g.active_figures_of_others(me):
            if len(g.hand(other)) > count:
                g.then(Levy(other, me))


@final
class Levy(Ask):
    """A player gives Youl Grinner a hand card of their choice."""

    rule = "BANG-P42"

    def __init__(self, figure: int, receiver: int) -> None:
        super().__init__(figure)
        self.receiver = receiver

    def decisions(self, g: BangGame) -> list[Decision]:
        hand = g.hand(self.figure)
        if len(hand) < 2:
            return []
        options = [PICK(card) for card in dict.fromkeys(hand)]
        return self.ask(g, Message(ASK_LEVY, self.receiver), options, [PICK(card) for card in hand])

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        self.hand_over(g, option.numbers[0])

    def step(self, g: BangGame) -> None:
        if g.hand(self.figure):
            self.hand_over(g, g.hand(self.figure)[0])

    def hand_over(self, g: BangGame, card: int) -> None:
        give(g, self.figure, self.receiver, card, YOUL_GRINNER)
        g.fill_empty_hand(self.figure)


# Events.


class HelenaZontero(EventCard):
    """BANG-X01: on a red card, the roles of all living players except the Sheriff are dealt again."""

    id = "helena_zontero"
    rule = "BANG-X01"
    timings = (Timing.REVEAL,)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        card, _ = g.take_top()
        if card == NO_CARD:
            return
        g.piles.discards.append(card)
        g.log(LOG_TURNED_UP, self.number, card)
        if g.suit(card) in RED_SUITS:
            hidden = (Role.DEPUTY, Role.OUTLAW, Role.RENEGADE)  # with two players nobody has a role (BANG-N2.14)
            living = [i for i, figure in enumerate(g.figures) if figure.alive and figure.role in hidden]
            if living:
                mix_roles(g, living, self.number, were_open=False)


def mix_roles(g: BangGame, figures: list[int], source: int, *, were_open: bool) -> None:
    """Shuffle roles and deal them back; all knowledge of them is void, unless the table plays with open roles."""
    g.history.role_log.append([int(were_open), *figures])
    record_role_mix(g, figures)
    for killer in g.history.sheriff_killers:
        if killer[0] in figures and killer[1] == Role.NONE:  # BANG-M04: the fine depends on their role before
            killer[1:] = [g.figures[killer[0]].role, int(were_open)]
    roles = [g.figures[figure].role for figure in figures]
    g.shuffle(roles)
    g.log_because((source,), LOG_ROLES_MIXED, len(figures))
    for number, role in zip(figures, roles, strict=True):
        figure = g.figures[number]
        figure.role = role
        figure.role_known_by = EVERYONE if g.mode_rules.open_roles else 0
        g.log_secret(figure.role_known_by or 1 << figure.owner, LOG_ROLE, (number,), (role,))


class LadyRosa(EventCard):
    """BANG-X02: once in phase 2 a player changes seats with the one on their right, who then misses a turn."""

    id = "lady_rosa"
    rule = "BANG-X02"

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        players = {g.owner(figure) for figure in g.clockwise(me)}
        if isinstance(ask, PlayPhase) and self.number not in g.this_turn.used_sources and len(players) > 2:
            out.append(USE(self.number))

    def use(self, g: BangGame, me: int, option: Option) -> None:
        other = next(figure for figure in g.circle(me, -1)[1:] if g.takes_part(figure))
        a, b = g.ring.index(me), g.ring.index(other)
        g.ring[a], g.ring[b] = other, me
        g.invalidate_index()
        g.figures[other].skips_turn = True
        g.this_turn.used_sources.append(self.number)
        g.log_because((self.number,), LOG_SEATS, me, other)


class Gag(EventCard):
    """BANG-X03: every message in the chat costs a life point at the next settle point."""

    id = "gag"
    rule = "BANG-X03"
    anytime = True
    fines = True
    timings = (Timing.FINES,)

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        if isinstance(ask, Anytime):
            out.append(OFFER(self.number))

    def use(self, g: BangGame, me: int, option: Option) -> None:
        g.player(me).fines += 1
        g.log(LOG_SPOKE, me)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        player = g.player(me)
        if player.fines:
            count, player.fines = player.fines, 0
            g.then(Loss(me, count, cause_without_player(self.number)))


class DorothyRage(EventCard):
    """BANG-X04: once in phase 2 a player commands another to play a card by its name."""

    id = "dorothy_rage"
    rule = "BANG-X04"
    verbs = (NAME,)

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        if isinstance(ask, PlayPhase) and self.number not in g.this_turn.used_sources:
            able = [f for f in g.active_figures_of_others(me) if g.hand(f) and can_be_commanded(g, f)]
            out.extend([USE_AT(self.number, other) for other in able])

    def use(self, g: BangGame, me: int, option: Option) -> None:
        g.this_turn.used_sources.append(self.number)
        g.log(LOG_USE_AT, me, self.number, option.numbers[1])
        g.then(Command(me, option.numbers[1]))


def commands(g: BangGame, whom: int) -> list[int]:
    """The names that may be named: all, or by option (BANG-O22) those that the player could play if they had one. That
    does not depend on what they really hold.
    """
    if not g.house_rules.target_named_with_card:
        return g.house_rules.kinds
    return [kind for kind in g.house_rules.kinds if may_be_commanded(g, whom, kind)]


def can_be_commanded(g: BangGame, whom: int) -> bool:
    """True if there is any card that this player could play if they had one: not while handcuffed (BANG-H09)."""
    return any(may_be_commanded(g, whom, kind) for kind in g.house_rules.kinds)


def may_be_commanded(g: BangGame, whom: int, kind: int) -> bool:
    """True if this player could play a card of that kind if they had one."""
    card = kind_of(kind)
    return not why_not_played(g, whom, NO_CARD, card) and bool(legal_targets(g, whom, card))


@final
class Command(Ask):
    """BANG-X04: the name of the card; by option (BANG-O22) then its target, before anything is shown."""

    rule = "BANG-X04"

    def __init__(self, figure: int, whom: int, kind: int = 0) -> None:
        super().__init__(figure)
        self.whom = whom
        self.kind = kind

    def decisions(self, g: BangGame) -> list[Decision]:
        if not self.kind:
            options = [NAME(kind) for kind in commands(g, self.whom)]
            return self.ask(g, Message(ASK_COMMAND, self.whom), options, options)
        options = [CHOOSE(target) for target in legal_targets(g, self.whom, kind_of(self.kind))]
        return self.ask(g, Message(ASK_COMMAND_TARGET, self.whom, self.kind), options, options) if options else []

    def step(self, g: BangGame) -> None:
        """In the meantime the last target has paid away its cards (BANG-P12): another card is named."""
        g.then(Command(self.figure, self.whom))

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        if option.verb is CHOOSE:
            g.log(LOG_COMMAND_TARGET, option.numbers[0])
            self.reply(g, self.kind, option.numbers[0])
            return
        kind = option.numbers[0]
        g.log(LOG_COMMAND, self.figure, self.whom, kind)
        if not g.house_rules.target_named_with_card:
            self.reply(g, kind, NOBODY)
        elif needs_target_or_place(g, self.whom, kind_of(kind)):
            g.keep(Command(self.figure, self.whom, kind))
        else:
            self.reply(g, kind, self.whom)

    def reply(self, g: BangGame, kind: int, target: int) -> None:
        """A player who has such a card plays it, at the target or at one that is named now; a player without one shows
        their hand.
        """
        g.forbid_undo()
        if not any(KIND[card] == kind for card in g.hand(self.whom)):
            player = g.player(self.whom)
            player.known_by = [EVERYONE] * len(player.hand)
            if player.hand:
                g.log_because((DOROTHY_RAGE,), LOG_HAND_OPEN, self.whom, *g.hand_in_order(self.whom))
        elif target == NOBODY:
            g.then(AimCommand(self.whom, kind, self.figure))
        else:
            g.then(Obey(self.whom, kind, target, self.figure))


@final
class AimCommand(Ask):
    """BANG-X04: the commanded player has the card, and the commander chooses its target, as that player sees distances.
    A card that cannot be played is only shown.
    """

    rule = "BANG-X04"
    binds = True

    def __init__(self, figure: int, kind: int, commander: int) -> None:
        super().__init__(figure)
        self.kind = kind
        self.commander = commander

    def required_cards(self) -> list[tuple[int, int]]:
        return [(self.figure, self.kind)]

    def targets(self, g: BangGame) -> list[int]:
        """Where the card may be aimed or laid; the player themselves if it needs no target."""
        card = kind_of(self.kind)
        if why_not_played(g, self.figure, NO_CARD, card):
            return []
        return legal_targets(g, self.figure, card) if needs_target_or_place(g, self.figure, card) else [self.figure]

    def decisions(self, g: BangGame) -> list[Decision]:
        targets = self.targets(g)
        forced = len(targets) == 1 and g.house_rules.skip_forced_answers
        if not targets or forced or not needs_target_or_place(g, self.figure, kind_of(self.kind)):
            return NO_DECISIONS
        options = [CHOOSE(target) for target in targets]
        prompt = Message(ASK_COMMAND_TARGET, self.figure, self.kind)
        return [Decision(g.owner(self.commander), prompt, options, options)]

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        self.aim(g, option.numbers[0])

    def step(self, g: BangGame) -> None:
        targets = self.targets(g)
        if targets:
            self.aim(g, targets[0])
        else:
            hand = g.hand(self.figure)
            place = hand.index(min([card for card in hand if KIND[card] == self.kind]))
            show_card(g, self.figure, place, DOROTHY_RAGE)

    def aim(self, g: BangGame, target: int) -> None:
        if needs_target_or_place(g, self.figure, kind_of(self.kind)):
            g.log(LOG_COMMAND_TARGET, target)
        g.then(Obey(self.figure, self.kind, target, self.commander))


@final
class Obey(Ask):
    """The commanded player picks the copy. Meanwhile they cannot use their hand otherwise."""

    binds = True

    def __init__(self, figure: int, kind: int, target: int, commander: int) -> None:
        super().__init__(figure)
        self.kind = kind
        self.target = target
        self.commander = commander

    def required_cards(self) -> list[tuple[int, int]]:
        return [(self.figure, self.kind)]

    def options(self, g: BangGame) -> list[Option]:
        """The copies of the named card."""
        return [PLAY(card) for card in dict.fromkeys(g.hand(self.figure)) if KIND[card] == self.kind]

    def decisions(self, g: BangGame) -> list[Decision]:
        options = self.options(g)
        if g.is_forced(self.figure, options):
            return NO_DECISIONS
        return self.ask(g, Message(ASK_OBEY, self.commander, self.kind), options, options)

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        self.obey(g, option)

    def step(self, g: BangGame) -> None:
        self.obey(g, self.options(g)[0])

    def obey(self, g: BangGame, option: Option) -> None:
        """Play the card; the commander makes the choices that it asks for."""
        g.commander = self.commander
        play_as(g, self.figure, option.numbers[0], self.kind, self.target)
        g.then(CommandOver())


@final
class CommandOver(Ask):
    """From here on everybody chooses for themselves again."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def step(self, g: BangGame) -> None:
        g.commander = NOBODY


class DarlingValentine(EventCard):
    """BANG-X05: at step 2 the whole hand is exchanged for as many new cards."""

    id = "darling_valentine"
    rule = "BANG-X05"
    timings = (Timing.STEP2,)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        player = g.player(me)
        if not player.hand:
            return
        count = len(player.hand)
        discard_hand(g, me, (self.number, HIDDEN))
        g.then(Draw(me, count, self.number))


class BoneOrchard(EventCard):
    """BANG-X06: the dead return for good with one life point; the roles of all dead are dealt among them again."""

    id = "bone_orchard"
    rule = "BANG-X06"
    revives = True

    def replaces(self, g: BangGame, me: int, timing: int, n: int) -> bool:
        return timing == Timing.RETURN and not g.figures[me].alive

    def replace(self, g: BangGame, me: int, timing: int, n: int) -> None:
        figure = g.figures[me]
        dead = [i for i, other in enumerate(g.figures) if not other.alive]
        if len(dead) > 1:
            mix_roles(g, [i for i in dead if g.figures[i].role != Role.SHERIFF], self.number, were_open=True)
        figure.alive = True
        g.invalidate_index()
        figure.life = 1
        g.log(LOG_RETURNS, me, self.number, 1)


class Showdown(EventCard):
    """BANG-X07: every hand card is a BANG! card, and every BANG! card a Missed!."""

    id = "showdown"
    rule = "BANG-X07"

    def uses(self, g: BangGame, me: int, card: int, kinds: int) -> int:
        return kinds | 1 << BANG | (1 << MISSED if KIND[card] == BANG else 0)


class Sacagaway(EventCard):
    """BANG-X08: all hands are open."""

    id = "sacagaway"
    rule = "BANG-X08"
    timings = (Timing.REVEAL,)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        for figure in g.clockwise(me):
            if g.hand(figure) and g.active_figures[g.owner(figure)] == figure:
                g.log_because((self.number,), LOG_HAND_OPEN, figure, *g.hand_in_order(figure))

    def opens_hands(self, g: BangGame) -> bool:
        return True


class MissSusanna(EventCard):
    """BANG-X09: whoever has played fewer than three cards in their turn loses a life point."""

    id = "miss_susanna"
    rule = "BANG-X09"
    timings = (Timing.TURN_PENALTY,)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        if g.this_turn.played < 3:
            g.then(Loss(me, 1, cause_without_player(self.number)))


class WildWestShow(EventCard):
    """BANG-X10, BANG-W05: the last living player wins alone."""

    id = "wild_west_show"
    rule = "BANG-X10"
    replaces_victory = True

    def overrules(self, g: BangGame, winners: list[int]) -> list[int]:
        living = {g.owner(figure) for figure in g.ring if g.takes_part(figure)}
        return sorted(living) if len(living) == 1 else []
