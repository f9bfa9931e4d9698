"""The state of a game of BANG!.

A *seat* decides and owns a hand; a *figure* stands in the ring with its character, life, role and cards in front of it.
One seat has one figure with the same number; with two players seat 0 has figures 0 and 1, seat 1 has figures 2 and 3
(BANG-N2.1). Everything but hands and decisions is by figure, and order is read from the ring, never from numbers.

Beside every hidden card stands a mask of the seats that know it there (docs/decisions/0002), in a field `…known_by`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, final

from igroteka.core.decisions import NO_DECISIONS, NOBODY, Decision
from igroteka.core.errors import Refused
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.phrases import HIDDEN, Message
from igroteka.core.random import Random
from igroteka.core.setup import Setup
from igroteka.core.state import AnyFrame, State
from igroteka.games.bang.rules import questions
from igroteka.games.bang.rules.asking import MALFORMED, Anytime, Ask
from igroteka.games.bang.rules.enums import NO_CARD, CardUse, Role, Silenced, Timing, Zone
from igroteka.games.bang.rules.faces import KIND, SUIT
from igroteka.games.bang.rules.house_rules import HouseRules
from igroteka.games.bang.rules.index import FIGURES, Index
from igroteka.games.bang.rules.public_actions import remember
from igroteka.games.bang.rules.questions import Question
from igroteka.games.bang.rules.records import Events, Figure, History, Piles, Player, ThisTurn
from igroteka.games.bang.rules.source import (
    Mode,
    Source,
    SourcesByQuestion,
    distances_depend_on_life,
    event_of,
    mode_of,
    silences,
    source_of,
    sources_by_question,
)
from igroteka.games.bang.rules.words import (
    ANNOUNCE,
    ASK_ANYTIME,
    BID,
    LOG_HEAL,
    LOG_REMOVED,
    LOG_RESHUFFLE,
    NO_SOURCE,
    OFFER,
    ROLES,
    source_or_hidden,
)


def bits(mask: int) -> list[int]:
    """The numbers of the set bits."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def distinct(cards: list[int]) -> list[int]:
    """The cards without duplicates, in order of first occurrence."""
    for place in range(1, len(cards)):
        card = cards[place]
        for before in range(place):
            if cards[before] == card:
                return list(dict.fromkeys(cards))
    return cards


@final
class BangGame(State):
    over_rule: ClassVar[str] = "BANG-B34"
    derived: ClassVar[tuple[str, ...]] = ("index",)
    saved: ClassVar[tuple[str, ...]] = (
        *("players", "figures", "ring", "active_figures", "piles", "events", "mode", "variants", "turn"),
        *("is_extra_turn", "announcer", "begun_this_round", "turns", "commander", "this_turn", "history", "offered"),
        *("over", "winners"),
    )
    keys: ClassVar[Mapping[str, str]] = {
        "active_figures": "lead",
        "is_extra_turn": "extra",
        "begun_this_round": "round",
    }
    inlined: ClassVar[tuple[str, ...]] = ("piles", "events", "this_turn", "history")

    def __init__(self, setup: Setup, random: Random, house_rules: HouseRules, like: BangGame | None = None) -> None:
        super().__init__(setup, random)
        self.house_rules = house_rules
        self.players: list[Player] = [Player(player) for player in like.players] if like else []
        self.figures: list[Figure] = [Figure(figure.owner, figure) for figure in like.figures] if like else []
        self.ring: list[int] = like.ring.copy() if like else []  # figures clockwise
        # By seat, the figure whose ability works (BANG-N2.4).
        self.active_figures: list[int] = like.active_figures.copy() if like else []
        self.piles: Piles = Piles(like.piles if like else None)
        self.events: Events = Events(like.events if like else None)
        self.mode: int = like.mode if like else 0
        self.variants: list[int] = like.variants.copy() if like else []
        self.turn: int = like.turn if like else 0
        self.is_extra_turn: bool = like.is_extra_turn if like else False  # BANG-F12
        self.announcer: int = like.announcer if like else 0
        # Whose turns have begun in this round (BANG-G09).
        self.begun_this_round: list[int] = like.begun_this_round.copy() if like else []
        self.turns: int = like.turns if like else 0
        self.commander: int = like.commander if like else NOBODY  # who chooses for a commanded player (BANG-X04)
        self.this_turn: ThisTurn = ThisTurn(like.this_turn if like else None)
        self.history: History = History(like.history if like else None)
        self.offered: list[int] = like.offered.copy() if like else []  # characters to pick from (BANG-N2.1)
        self.over: bool = like.over if like else False
        self.winners: list[int] = like.winners.copy() if like else []
        self.index: Index = like.index if like else Index()

    def clone(self) -> BangGame:
        self.index.shared = True
        other = BangGame(self.setup, self.random.clone(), self.house_rules, self)
        other.copy_shared(self)
        return other

    def _answer(self, asking: AnyFrame, decision: Decision, option: Option) -> None:
        remember(self, decision, option)
        super()._answer(asking, decision, option)

    def all_cards(self) -> list[int]:
        """The playing cards, wherever they are: none is ever lost or duplicated (BANG-S05)."""
        piles = self.piles
        found = piles.deck + piles.discards + piles.playing + piles.display + piles.turned + piles.looked
        found += piles.set_aside
        for player in self.players:
            found += player.hand
        for figure in self.figures:
            found += figure.in_play
        return found

    # Who.

    def takes_part(self, figure: int) -> bool:
        """BANG-G03: True if the figure is alive, or a ghost in its own turn. `Figure.alive` is False for a ghost."""
        found = self.figures[figure]
        return found.alive or found.ghost

    def owner(self, figure: int) -> int:
        """The seat that decides for a figure."""
        return self.figures[figure].owner

    def different_owners(self, a: int, b: int) -> bool:
        """True if the figures belong to different players."""
        return self.figures[a].owner != self.figures[b].owner

    def player(self, figure: int) -> Player:
        return self.players[self.figures[figure].owner]

    def hand(self, figure: int) -> list[int]:
        return self.players[self.figures[figure].owner].hand

    def direction(self, *, turns: bool) -> int:
        """BANG-G02: clockwise, unless a source of the table says otherwise."""
        direction = 1
        for source in self.table_sources(questions.DIRECTION):
            direction = source.direction(self, turns=turns, direction=direction)
        return direction

    def circle(self, start: int, step: int) -> list[int]:
        """All figures around the ring from `start`."""
        ring, at = self.ring, self.ring.index(start)
        return [ring[(at + step * i) % len(ring)] for i in range(len(ring))]

    def next_in_ring(self, figure: int, step: int) -> int:
        """The neighbour of a figure, living or not."""
        return self.ring[(self.ring.index(figure) + step) % len(self.ring)]

    def living(self, start: int, *, first: bool) -> list[int]:
        """The figures that take part, in effect direction from `start`, with or without that one."""
        found = self.index.living[start]
        if found is None:
            order = self.circle(start, self.direction(turns=False))
            found = [figure for figure in order if self.takes_part(figure)]
            self.index.living[start] = found
        return found if first or not self.takes_part(start) else found[1:]

    def clockwise(self, start: int) -> list[int]:
        """The figures that take part, clockwise from `start`, including it."""
        found = self.index.clockwise[start]
        if found is None:
            found = [figure for figure in self.circle(start, 1) if self.takes_part(figure)]
            self.index.clockwise[start] = found
        return found

    def others(self, me: int) -> list[int]:
        """The figures of other players that take part, in effect direction."""
        return [figure for figure in self.living(me, first=False) if self.different_owners(me, figure)]

    def active_figures_of_others(self, me: int) -> list[int]:
        """The active figure of each other player, in effect direction."""
        return [figure for figure in self.others(me) if self.active_figures[self.owner(figure)] == figure]

    def count_living(self) -> int:
        """The number of figures that take part."""
        return len(self.clockwise(self.ring[0]))

    @property
    def sheriff_seat(self) -> int:
        """Where the Sheriff sat at the start (BANG-N6.1)."""
        return next(figure.owner for figure in self.figures if figure.role == Role.SHERIFF)

    # The sources that may change a rule: those of the table, abilities, cards in play. Each is silenced only by those
    # before it. If a question is given, only the sources that answer it are listed.

    def invalidate_index(self) -> None:
        """Events, mode, ring, characters, or life and death have changed: the index is invalid."""
        if self.index.shared:
            self.index = Index()
        else:
            self.index.forget()

    def invalidate_cards_of(self, figure: int) -> None:
        """The cards in front of a figure have changed."""
        if self.index.shared:
            self.index = self.index.copy()
        self.index.forget_cards(figure)

    def invalidate_distances(self) -> None:
        """Life points have changed: distances and ranges that depend on them are invalid."""
        if distances_depend_on_life():
            if self.index.shared:
                self.index = self.index.copy()
            self.index.forget_distances()

    def set_turn(self, figure: int) -> None:
        """Make it this figure's turn. Some abilities silence others only then."""
        self.turn = figure
        if self.index.silencing is None:
            self.index.silencing = self._may_silence()
        if self.index.silencing:
            self.invalidate_index()

    def _may_silence(self) -> bool:
        if self.table_sources(questions.SILENCES):
            return True
        return any(silences(number) for figure in self.figures for number in figure.abilities)

    def start(self) -> None:
        """Run the rules until a decision is open."""
        self.invalidate_index()
        super().start()

    @property
    def mode_rules(self) -> Mode:
        """The mode in play."""
        found = self.index.mode_rules
        if found is None:
            found = self.index.mode_rules = mode_of(self.mode)
        return found

    def table_sources(self, question: Question = questions.ANY) -> list[Source]:
        """The sources that concern everybody: mode, variants, Wild West Show event, other event (BANG-U09)."""
        found = self.index.table_sources
        return found[question] if found is not None else self._index_table_sources()[question]

    def _index_table_sources(self) -> SourcesByQuestion:
        found: list[Source] = [self.mode_rules]
        found += [source_of(number) for number in self.variants]
        if self.events.show_event:
            found.append(source_of(self.events.show_event))
        if self.events.current:
            found.append(source_of(self.events.current))
        self.index.table_sources = answers = sources_by_question(found)
        self.index.answered_by_table = [question for question, sources in enumerate(answers) if sources]
        return answers

    @property
    def victory_is_replaced(self) -> bool:
        """BANG-W05: True if an event is in force that replaces the victory conditions of the mode."""
        return any(source.replaces_victory for source in self.table_sources())

    def abilities(self, figure: int) -> list[Source]:
        """The abilities of a figure, unless a source of the table silences them."""
        found = self.index.abilities[figure]
        if found is None:
            found = self._abilities(figure)
            self.index.abilities[figure] = found
        return found

    def _abilities(self, figure: int) -> list[Source]:
        found = self.figures[figure]
        if (
            not self.takes_part(figure)
            or self.active_figures[found.owner] != figure
            or self.silenced(figure, Silenced.ABILITIES)
        ):
            return []
        return [source_of(number) for number in found.abilities]

    def silenced(self, figure: int, what: int) -> bool:
        """True if an event silences the abilities, or the cards in play, of a figure."""
        sources = self.table_sources(questions.SILENCES)
        return bool(sources) and any(source.silences(self, NOBODY, figure, what) for source in sources)

    def cards_work(self, figure: int) -> bool:
        """True if the cards in front of a figure have an effect."""
        if self.silenced(figure, Silenced.CARDS_IN_PLAY):
            return False
        return not any(s.silences(self, self.turn, figure, Silenced.CARDS_IN_PLAY) for s in self.abilities(self.turn))

    def why_cards_are_silenced(self, figure: int) -> str:
        """The rule by which the cards in front of a figure have no effect; "" if they work."""
        for source in self.table_sources(questions.SILENCES):
            if source.silences(self, NOBODY, figure, Silenced.CARDS_IN_PLAY):
                return source.rule
        for ability in self.abilities(self.turn):
            if ability.silences(self, self.turn, figure, Silenced.CARDS_IN_PLAY):
                return ability.rule
        return ""

    def own_sources(self, figure: int, question: Question = questions.ANY) -> list[Source]:
        """The sources of one figure: abilities, then cards in play."""
        found = self.index.own_sources[figure]
        return found[question] if found is not None else self._index_own_sources(figure)[question]

    def _index_own_sources(self, figure: int) -> SourcesByQuestion:
        found = self.abilities(figure)
        in_play = self.figures[figure].in_play
        if in_play and self.takes_part(figure) and self.cards_work(figure):
            found = found + [source_of(KIND[card]) for card in in_play]
        self.index.own_sources[figure] = answers = sources_by_question(found)
        return answers

    def sources(self, figure: int, question: Question = questions.ANY) -> list[Source]:
        """Everything that may change a rule for a figure: its own sources first, then those of the table."""
        found = self.index.sources[figure]
        return found[question] if found is not None else self._index_all(figure)[question]

    def _index_all(self, figure: int) -> SourcesByQuestion:
        own = self.index.own_sources[figure] or self._index_own_sources(figure)
        table = self.index.table_sources or self._index_table_sources()
        self.index.sources[figure] = answers = own.copy()
        for question in self.index.answered_by_table:
            answers[question] = own[question] + table[question] if own[question] else table[question]
        return answers

    # Numbers.

    def suit(self, card: int) -> int:
        """The effective suit of a card (BANG-K03)."""
        suit = SUIT[card]
        for source in self.table_sources(questions.SUIT):
            suit = source.suit(self, suit)
        return suit

    def distance(self, a: int, b: int) -> int:
        """BANG-R01, BANG-R02: steps around the ring of the living, changed by rules, then by b's and a's own
        sources.
        """
        row = self.index.distances[a]
        if row is None:
            row = self.index.distances[a] = [0] * FIGURES
        n = row[b]
        if not n:
            n = row[b] = max(1, self._distance(a, b)) if self.different_owners(a, b) else 1
        return n

    def _distance(self, a: int, b: int) -> int:
        ring = self.clockwise(a)
        steps = ring.index(b)
        n = min(steps, len(ring) - steps)
        for source in self.table_sources(questions.DISTANCE):
            n = source.distance(self, NOBODY, a, b, n)
        for source in self.own_sources(b, questions.DISTANCE):
            n = source.distance(self, b, a, b, n)
        for source in self.own_sources(a, questions.DISTANCE):
            n = source.distance(self, a, a, b, n)
        return n

    def near(self, me: int) -> list[int]:
        """BANG-R05: the other living figures at distance 1, in effect direction."""
        found = self.index.near[me]
        if found is None:
            found = self.index.near[me] = self._within(me, 1)
        return found

    def in_range(self, me: int) -> list[int]:
        """BANG-R04: the other living figures within weapon range, in effect direction."""
        found = self.index.in_range[me]
        if found is None:
            found = self.index.in_range[me] = self._within(me, self.weapon_range(me))
        return found

    def _within(self, me: int, n: int) -> list[int]:
        return [figure for figure in self.living(me, first=False) if self.distance(me, figure) <= n]

    def weapon_range(self, figure: int) -> int:
        """BANG-R04: the weapon range."""
        n = 1
        for source in self.own_sources(figure, questions.WEAPON_RANGE):
            n = source.weapon_range(self, figure, n)
        return n

    def bang_limit(self, figure: int) -> int:
        """BANG-T31: the number of BANG! cards that may be played in the turn."""
        n = 1
        for source in self.sources(figure, questions.BANG_LIMIT):
            n = source.bang_limit(self, figure, n)
        return n

    def kinds(self, figure: int, card: int) -> list[int]:
        """The kinds that a hand card may be used as."""
        return bits(self.uses(figure, card)) if self.sources(figure, questions.USES) else [KIND[card]]

    def uses(self, figure: int, card: int) -> int:
        """The kinds that a hand card may be used as, as a mask; based on printed kinds only, so it never chains."""
        kinds = 1 << KIND[card]
        for source in self.sources(figure, questions.USES):
            kinds = source.uses(self, figure, card, kinds)
        return kinds

    def why_forbidden(self, figure: int, card: int, kind: int, card_use: int) -> str:
        """The rule by which a hand card may not be used this way; "" if it is allowed."""
        for source in self.sources(figure, questions.WHY_FORBIDDEN):
            reason = source.why_forbidden(self, figure, card, kind, card_use)
            if reason:
                return reason
        return ""

    def destination(self, by: int, card_use: int) -> int:
        """The destination of a card that this figure discards in this way."""
        zone = Zone.DISCARD
        for figure in self.clockwise(by):
            for source in self.own_sources(figure, questions.DESTINATION):
                zone = source.destination(self, figure, by, card_use, zone)
        for source in self.table_sources(questions.DESTINATION):
            zone = source.destination(self, NOBODY, by, card_use, zone)
        return zone

    def ability_that_takes(self, figure: int, by: int, card_use: int) -> int:
        """The ability by which a figure gets a card that `by` discards in this way; HIDDEN if it has just lost it."""
        for source in self.own_sources(figure, questions.DESTINATION):
            if source.destination(self, figure, by, card_use, Zone.DISCARD) != Zone.DISCARD:
                return source.number
        return HIDDEN

    def in_front(self, figure: int, kind: int) -> int:
        """The card of that kind in front of a figure; there is at most one (BANG-E03)."""
        for card in self.figures[figure].in_play:
            if KIND[card] == kind:
                return card
        return NO_CARD

    # Cards.

    def hand_in_order(self, figure: int) -> list[int]:
        """A hand as shown to others all at once, sorted: the order of arrival would reveal what came from whom
        (BANG-I02).
        """
        return sorted(self.hand(figure))

    def hands_are_open(self) -> bool:
        """BANG-X08: True if all hands are open."""
        sources = self.table_sources(questions.OPENS_HANDS)
        return bool(sources) and any(source.opens_hands(self) for source in sources)

    def is_forced(self, figure: int, options: list[Option]) -> bool:
        """BANG-O24: True if a question about hand cards has one answer and everybody can see that: of one card, or of
        open hands. Otherwise it is asked, for a question left out would tell something of the hand (BANG-I10).
        """
        if len(options) != 1 or not self.house_rules.skip_forced_answers:
            return False
        return len(self.hand(figure)) < 2 or self.hands_are_open()

    def seats_that_see(self, *figures: int) -> int:
        """Who sees a card that these figures handle, as a mask: their seats, or everybody if hands are open."""
        if self.hands_are_open():
            return EVERYONE
        found = 0
        for figure in figures:
            found |= 1 << self.figures[figure].owner
        return found

    def refill(self) -> None:
        """BANG-T50: when a card is needed, an empty deck is made from the discard pile."""
        piles = self.piles
        if not piles.deck and piles.discards:
            piles.deck, piles.discards = piles.discards, []
            self.shuffle(piles.deck)
            piles.deck_known_by = [0] * len(piles.deck)
            piles.reshuffled = sorted(piles.deck)
            piles.untouched = len(piles.deck)
            # Cards being played are not in the discard pile yet.
            self.this_turn.bang_cards = [card for card in self.this_turn.bang_cards if card in piles.playing]
            self.log(LOG_RESHUFFLE)

    def take_top(self) -> tuple[int, int]:
        """Take the top card of the deck with its mask of knowledge; NO_CARD if there is none (BANG-T51)."""
        self.refill()
        piles = self.piles
        return (piles.deck.pop(), piles.deck_known_by.pop()) if piles.deck else (NO_CARD, 0)

    def lay_on_deck(self, card: int, known_by: int) -> None:
        """Put a card on the deck, known to the seats of the mask."""
        piles = self.piles
        piles.untouched = min(piles.untouched, len(piles.deck))
        piles.deck.append(card)
        piles.deck_known_by.append(known_by)

    def put(self, card: int, zone: int, by: int, known_by: int) -> None:
        """Move a card of `by` to a zone; if that is hidden, the seats of the mask know it there."""
        if zone >= 0:
            self.player(zone).gain(card, known_by)
        elif zone == Zone.ASIDE:
            self.piles.set_aside.append(card)
            self.piles.set_aside_by.append(by)
        elif zone == Zone.DECK_TOP:
            self.lay_on_deck(card, known_by)
        else:
            self.piles.discards.append(card)

    def spend(self, figure: int, card: int, card_use: int) -> None:
        """A hand card leaves in public for its destination; cards used out of turn are counted."""
        self.player(figure).lose(card)
        self.put(card, self.destination(figure, card_use), figure, EVERYONE)
        self.count_use(figure, card_use)
        self.fill_empty_hand(figure)

    def count_use(self, figure: int, card_use: int) -> None:
        """Count a hand card: cards played in one's turn (BANG-X09), cards used out of turn (BANG-P26)."""
        if card_use in (CardUse.COST, CardUse.LIMIT):
            return
        if self.different_owners(figure, self.turn):  # with two players it is the turn of both figures (BANG-N2.13)
            if card_use != CardUse.GIVE or self.house_rules.discards_count_as_used:
                self.figures[figure].used_out_of_turn += 1
        elif card_use not in (CardUse.GIVE, CardUse.DUEL):
            self.this_turn.played += 1

    def fill_empty_hand(self, figure: int) -> None:
        """BANG-P14, BANG-O23: a card has left the hand; whoever draws with an empty hand does so next. An exchange of
        cards does not call this.
        """
        if self.hand(figure) or not self.house_rules.empty_hands_fill_at_once:
            return
        active = self.active_figures[self.owner(figure)]
        for source in self.sources(active, questions.ACT):
            if source.acts_at(self, active, Timing.EMPTY_HAND):
                source.act(self, active, Timing.EMPTY_HAND)

    def remove(self, figure: int, card: int) -> None:
        """Remove a card in front of a figure; the caller puts it somewhere."""
        found = self.figures[figure]
        found.in_play.remove(card)
        if card in found.not_ready:
            found.not_ready.remove(card)
        self.invalidate_cards_of(figure)

    def destroy(self, figure: int, card: int, source: int = NO_SOURCE, by: int = NOBODY, reason: int = HIDDEN) -> None:
        """Discard a card in front of a figure, by a source and a figure behind it."""
        self.remove(figure, card)
        self.piles.discards.append(card)
        cause = (source_or_hidden(source), by if by != figure else NOBODY, reason)
        self.log_because(cause, LOG_REMOVED, figure, card)

    def lay(self, figure: int, card: int) -> None:
        """Lay a card in front of a figure; it is not ready yet."""
        self.figures[figure].in_play.append(card)
        self.figures[figure].not_ready.append(card)
        self.invalidate_cards_of(figure)

    def move(self, giver: int, receiver: int, card: int) -> None:
        """Move a card from in front of one figure to another; this is not laying it (BANG-Q65)."""
        self.remove(giver, card)
        self.figures[receiver].in_play.append(card)
        self.invalidate_cards_of(receiver)

    def heal(self, figure: int, n: int, source: int = NO_SOURCE) -> None:
        """BANG-G05: restore life points, never above the maximum; a ghost gains none (BANG-H03)."""
        found = self.figures[figure]
        gained = min(n, found.max_life - found.life)
        if found.alive and gained > 0:
            found.life += gained
            self.invalidate_distances()
            self.log_because((source_or_hidden(source),), LOG_HEAL, figure, gained, found.life)

    # The end.

    def outcome(self) -> Outcome | None:
        """BANG-W: who has won; all others share the next place."""
        if not self.over:
            return None
        places = [1 if seat in self.winners else 1 + len(self.winners) for seat in range(self.setup.seats)]
        scores = [int(place == 1) for place in places]
        roles = [ROLES[figure.role] if figure.role >= 0 else "" for figure in self.figures]
        return Outcome(places, scores, {"turns": self.turns, "roles": roles, "money": [p.money for p in self.players]})

    # What may be done at any time, and why something may not be done.

    def offers(self) -> list[Decision]:
        """BANG-P12: what a living figure may do whenever the game waits for anybody, unless it is bound."""
        anytime = self.anytime_sources()
        if not anytime:
            return NO_DECISIONS
        found: list[Decision] = []
        bound = [frame.figure for frame in self.stack if isinstance(frame, Ask) and frame.binds]
        for figure, sources in anytime:
            if figure in bound:
                continue
            options: list[Option] = []
            for source in sources:
                source.options(self, figure, Anytime(figure), options)
            if options:
                prompt = Message(ASK_ANYTIME, options[0].numbers[0])
                found.append(Decision(self.owner(figure), prompt, options, [], waits=False))
        return found

    def anytime_sources(self) -> list[tuple[int, list[Source]]]:
        """The living figures with something to do at any time, and the abilities and sources of the table behind it."""
        found = self.index.anytime_sources
        if found is None:
            found = self.index.anytime_sources = []
            for figure in self.ring:
                sources = [source for source in self.abilities(figure) + self.table_sources() if source.anytime]
                if sources and self.takes_part(figure) and self.active_figures[self.owner(figure)] == figure:
                    found.append((figure, sources))
        return found

    def speech(self, seat: int) -> Option | None:
        """BANG-X03: where talking is fined, a message is an offer to pay for it; the dead and spectators must be
        silent.
        """
        for source in self.table_sources():
            if source.fines:
                if seat < 0 or not self.takes_part(self.active_figures[seat]):
                    raise Refused("error-chat-closed", source.rule)
                return OFFER(source.number)
        return None

    def apply_offer(self, seat: int, option: Option) -> None:
        """Carry out an offer; the current question stays open."""
        source_of(option.numbers[0]).use(self, self.active_figures[seat], option)

    def is_out(self, seat: int) -> bool:
        """BANG-D05: True if no figure of this player is alive, or a ghost in its turn."""
        return not any(self.takes_part(i) for i, figure in enumerate(self.figures) if figure.owner == seat)

    def may_return(self, seat: int) -> bool:
        """True if an event may still bring the dead back (BANG-F10, BANG-H03, BANG-X06). Which events are left is known
        to everybody; only their order is not.
        """
        events = self.events
        left = [events.current, events.show_event, *events.pile, *events.show_pile]
        if not self.house_rules.final_event:
            left += events.used  # an empty pile is reshuffled (BANG-U06)
        return any(event and event_of(event).revives for event in left)

    def why_not_in_any_frame(self, seat: int, option: Option) -> str:
        """The rule of an option that only one place of the game offers, wherever the game stands."""
        if self.over:
            return MALFORMED
        if option.verb.offer:
            return source_of(option.numbers[0]).rule
        if option.verb is BID:
            return "BANG-V03"
        if option.verb is ANNOUNCE:
            return "BANG-N6.6" if self.figures[seat].role == Role.OUTLAW else "BANG-N6.5"
        return ""
