"""High Noon: 15 events."""

from __future__ import annotations

from typing import Final, final

from igroteka.core.decisions import NOBODY, Decision
from igroteka.core.frames import Frame
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.games.bang.rules.asking import EventAsk
from igroteka.games.bang.rules.dying import Loss
from igroteka.games.bang.rules.enums import NO_CARD, CardUse, Colour, Role, Silenced, Suit, Timing
from igroteka.games.bang.rules.faces import BANG, BEER, KIND, SUITS, colour_of
from igroteka.games.bang.rules.frames import AFTER_TARGET, Draw, Heal, cause_without_player
from igroteka.games.bang.rules.source import EventCard, character_of
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.words import (
    ASK_SUIT,
    CHOOSE,
    DISCARD,
    LOG_PASS,
    LOG_RETURNS,
    LOG_SECOND,
    LOG_SUIT,
    LOG_SWAP,
    LOG_USE_AT,
    NAME_SUIT,
    PASS,
    YES,
)

NEW_LIFE: Final = 2  # BANG-H15
SHOOTOUT_LIMIT: Final = 2


class Blessing(EventCard):
    """BANG-H01: all suits count as hearts."""

    id = "blessing"
    rule = "BANG-H01"

    def suit(self, g: BangGame, suit: int) -> int:
        return Suit.HEARTS


class Curse(EventCard):
    """BANG-H02: all suits count as spades."""

    id = "curse"
    rule = "BANG-H02"

    def suit(self, g: BangGame, suit: int) -> int:
        return Suit.SPADES


class GhostTown(EventCard):
    """BANG-H03: the dead take their turns as ghosts."""

    id = "ghost_town"
    rule = "BANG-H03"
    revives = True

    def replaces(self, g: BangGame, me: int, timing: int, n: int) -> bool:
        return timing == Timing.RETURN

    def replace(self, g: BangGame, me: int, timing: int, n: int) -> None:
        g.figures[me].ghost = True
        g.invalidate_index()
        g.log(LOG_RETURNS, me, self.number, 0)


class Hangover(EventCard):
    """BANG-H04: no ability works."""

    id = "hangover"
    rule = "BANG-H04"

    def silences(self, g: BangGame, me: int, whom: int, what: int) -> bool:
        return what == Silenced.ABILITIES


class GoldRush(EventCard):
    """BANG-H05, BANG-O07: turns, and perhaps effects, go counter-clockwise."""

    id = "gold_rush"
    rule = "BANG-H05"

    def direction(self, g: BangGame, *, turns: bool, direction: int) -> int:
        return direction if g.house_rules.gold_rush_turns_only and not turns else -direction


class TheDaltons(EventCard):
    """BANG-H06: clockwise from the announcer, everybody discards one of their cards in play."""

    id = "the_daltons"
    rule = "BANG-H06"
    timings = (Timing.REVEAL,)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        for figure in g.clockwise(me):
            g.then(Cull(figure, self.number))
            g.then(AFTER_TARGET)


@final
class Cull(EventAsk):
    """One of the player's cards in play, by choice (BANG-O09: perhaps only blue ones)."""

    rule = TheDaltons.rule

    def cards(self, g: BangGame) -> list[int]:
        in_play = g.figures[self.figure].in_play if g.takes_part(self.figure) else []
        return [card for card in in_play if colour_of(KIND[card]) == Colour.BLUE or not g.house_rules.daltons_blue]

    def decisions(self, g: BangGame) -> list[Decision]:
        options = [DISCARD(card) for card in self.cards(g)]
        return self.ask_event(g, options, options) if len(options) > 1 else []

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        g.destroy(self.figure, option.numbers[0], self.source)

    def step(self, g: BangGame) -> None:
        for card in self.cards(g):
            g.destroy(self.figure, card, self.source)


class TheSermon(EventCard):
    """BANG-H07: nobody may play a BANG! card in their own turn, nor by option discard one as a BANG! (BANG-O15)."""

    id = "the_sermon"
    rule = "BANG-H07"

    def why_forbidden(self, g: BangGame, me: int, card: int, kind: int, card_use: int) -> str:
        barred = card_use == CardUse.PLAY
        if g.house_rules.sermon_bars_discards and me == g.turn:
            barred = barred or card_use in (CardUse.GIVE, CardUse.DUEL)
        return self.rule if kind == BANG and barred else ""


class HighNoon(EventCard):
    """BANG-H08: everybody loses a life point at the start of their turn."""

    id = "high_noon"
    rule = "BANG-H08"
    timings = (Timing.STEP3,)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        g.then(Loss(me, 1, cause_without_player(self.number)))


class Handcuffs(EventCard):
    """BANG-H09: in their turn a chosen player plays no hand cards. BANG-O06: or everybody names a suit and plays only
    hand cards of that suit.

    The note of the event is the chosen player; or player and suit as one number.
    """

    id = "handcuffs"
    rule = "BANG-H09"
    timings = (Timing.REVEAL, Timing.STEP2)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        if g.house_rules.cuffs_name_suit:
            if timing == Timing.STEP2:
                g.events.note = NOBODY
        elif timing == Timing.REVEAL:
            g.then(Cuff(me, self.number))

    def after_draw(self, g: BangGame, me: int, start: int) -> None:
        if g.house_rules.cuffs_name_suit:
            g.then(NameSuit(me, self.number))

    def noted(self, g: BangGame) -> tuple[int, int]:
        if g.house_rules.cuffs_name_suit and g.events.note != NOBODY:
            whom, suit = divmod(g.events.note, len(SUITS))
            return whom, suit
        return super().noted(g)

    def why_forbidden(self, g: BangGame, me: int, card: int, kind: int, card_use: int) -> str:
        whom, suit = self.noted(g)
        if (
            whom == NOBODY
            or g.different_owners(whom, me)
            or card_use not in (CardUse.PLAY, CardUse.ANSWER, CardUse.RESCUE)
        ):
            return ""
        if suit != Suit.NONE:
            bound = me == g.turn and card != NO_CARD and g.suit(card) != suit
        else:
            bound = not g.different_owners(me, g.turn) or card_use == CardUse.PLAY
        return self.rule if bound else ""


@final
class Cuff(EventAsk):
    """The announcer chooses any living player; the default is their left neighbour."""

    rule = Handcuffs.rule

    def decisions(self, g: BangGame) -> list[Decision]:
        living = g.clockwise(self.figure)
        options = [CHOOSE(figure) for figure in living if g.active_figures[g.owner(figure)] == figure]
        return self.ask_event(g, options, options[1:2])

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        g.events.note = option.numbers[0]
        g.log(LOG_USE_AT, self.figure, self.source, g.events.note)


@final
class NameSuit(EventAsk):
    """BANG-O06: after phase 1 the player names a suit."""

    rule = Handcuffs.rule

    def decisions(self, g: BangGame) -> list[Decision]:
        options = [NAME_SUIT(suit) for suit in range(len(SUITS))]
        return self.ask(g, Message(ASK_SUIT, self.source), options, options)

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        suit = option.numbers[0]
        g.events.note = self.figure * len(SUITS) + suit
        g.log_because((self.source,), LOG_SUIT, self.figure, suit)


class Thirst(EventCard):
    """BANG-H10: in phase 1 only the first card; by option one less than usual (BANG-O13)."""

    id = "thirst"
    rule = "BANG-H10"

    def cards_to_draw(self, g: BangGame, me: int, n: int) -> int:
        return 1 if g.house_rules.thirst_leaves_one else max(1, n - 1)


class TrainArrival(EventCard):
    """BANG-H11: one card more from the deck, after everything else of phase 1."""

    id = "train_arrival"
    rule = "BANG-H11"

    def after_draw(self, g: BangGame, me: int, start: int) -> None:
        g.then(Draw(me, 1, self.number))


class Shootout(EventCard):
    """BANG-H12: two BANG! cards in a turn."""

    id = "shootout"
    rule = "BANG-H12"

    def bang_limit(self, g: BangGame, me: int, n: int) -> int:
        return max(n, SHOOTOUT_LIMIT)


class TheReverend(EventCard):
    """BANG-H13: no Beer."""

    id = "the_reverend"
    rule = "BANG-H13"

    def why_forbidden(self, g: BangGame, me: int, card: int, kind: int, card_use: int) -> str:
        return self.rule if kind == BEER and card_use in (CardUse.PLAY, CardUse.RESCUE) else ""


class TheDoctor(EventCard):
    """BANG-H14: those with the fewest life points regain one; the card does not stay in force."""

    id = "the_doctor"
    rule = "BANG-H14"
    timings = (Timing.REVEAL,)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        living = [figure for figure in g.clockwise(me) if g.figures[figure].alive]
        fewest = min([g.figures[figure].life for figure in living])
        for figure in living:
            if g.figures[figure].life == fewest:
                g.then(Heal(figure, 1, self.number))
        g.events.current = 0
        g.invalidate_index()


class NewIdentity(EventCard):
    """BANG-H15: at the start of their turn everybody may swap their character for their face-down one."""

    id = "new_identity"
    rule = "BANG-H15"
    timings = (Timing.STEP3,)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        if g.figures[me].second_character:
            g.then(LookAtSecond(me))
            g.then(Swap(me, self.number))


@final
class LookAtSecond(Frame[BangGame]):
    """BANG-I08: from now on the owner knows their face-down character."""

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def step(self, g: BangGame) -> None:
        figure = g.figures[self.figure]
        figure.second_character_known_by |= 1 << figure.owner
        g.log_secret(1 << figure.owner, LOG_SECOND, (self.figure,), (figure.second_character,))


@final
class Swap(EventAsk):
    """The new character is turned up, the old one is the life counter; cards are kept, other abilities are lost."""

    rule = NewIdentity.rule

    def decisions(self, g: BangGame) -> list[Decision]:
        return self.ask_event(g, [PASS(), YES()])

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        if option.verb is PASS:
            g.log_because((self.source,), LOG_PASS, self.figure)
            return
        figure = g.figures[self.figure]
        figure.character, figure.second_character = figure.second_character, figure.character
        figure.second_character_known_by = EVERYONE
        figure.abilities = [figure.character]
        g.invalidate_index()
        figure.life = NEW_LIFE
        figure.max_life = character_of(figure.character).life + int(figure.role == Role.SHERIFF)
        g.forbid_undo()
        g.log(LOG_SWAP, self.figure, figure.character, figure.life)
