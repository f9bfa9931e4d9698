"""The questions of BANG!: what a card, a character, an event, a mode or a variant can change.

The base rules name none of them: they ask. There are five kinds of question. *How many*: a number passes through all
sources in turn. *May it*: the first no, or yes, wins. *What else*: each may add options. *Instead*: the first that
replaces something wins. *Afterwards*: each may queue what happens then, without acting immediately. A question changes
nothing; the actions of a source are commands (`use`, `on_paid`, `on_checked`, `strike`, `replace`, `act`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from igroteka.core.options import Option, Verb
from igroteka.games.bang.rules.enums import NO_CARD, Aim, Colour, Suit, Timing
from igroteka.games.bang.rules.faces import COLOURS, component_row, source_number
from igroteka.games.bang.rules.questions import ANY, COUNT, METHODS, SILENCES, Question

if TYPE_CHECKING:
    from igroteka.games.bang.rules.asking import Ask
    from igroteka.games.bang.rules.attack import Shot
    from igroteka.games.bang.rules.frames import Cause, Check, Pay
    from igroteka.games.bang.rules.state import BangGame


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Anything that can change the rules. It keeps no state, so that one object serves all games.

    `me` is the figure whose rules are asked about, NOBODY if only the sources of the table are. The default answers
    change nothing. `number` is derived from the rule, so that nothing shifts when something is added.
    """

    id: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    anytime: ClassVar[bool] = False  # has options whenever the game waits for anybody (BANG-P12)
    replaces_victory: ClassVar[bool] = False  # replaces the endings of the mode (BANG-W05)
    verbs: ClassVar[tuple[Verb, ...]] = ()  # of its own options and questions
    by_life: ClassVar[bool] = (
        False  # its `distance` or `weapon_range` depends on life points, which the index does not track
    )
    may_take_discards: ClassVar[bool] = False  # takes the top card of the discard pile, or may become who does
    fines: ClassVar[bool] = False  # collects fines at settle points, even when it is no longer in force (BANG-X03)
    timings: ClassVar[tuple[int, ...]] = ()  # when it acts by itself (`act`): members of `Timing`
    settles_itself: ClassVar[bool] = False  # `use` also determines when the action settles (BANG-T53)

    def __init__(self) -> None:
        self.number = source_number(self.rule)
        self.timing_mask: Final = sum([1 << timing for timing in self.timings])

    # How many?

    def suit(self, g: BangGame, suit: int) -> int:
        """The suit that a card counts as."""
        return suit

    def stopped_by_cards_only(self, g: BangGame) -> bool:
        """True if a check (Barrel, Jourdonnais) does not help against its shots."""
        return False

    def direction(self, g: BangGame, *, turns: bool, direction: int) -> int:
        """Clockwise (1) or counter-clockwise (-1), for the order of turns or of effects."""
        return direction

    def distance(self, g: BangGame, me: int, a: int, b: int, n: int) -> int:
        """The distance from a to b."""
        return n

    def weapon_range(self, g: BangGame, me: int, n: int) -> int:
        """The weapon range."""
        return n

    def bang_limit(self, g: BangGame, me: int, n: int) -> int:
        """The number of BANG! cards that may be played in a turn."""
        return n

    def cards_to_draw(self, g: BangGame, me: int, n: int) -> int:
        """The number of cards drawn in phase 1."""
        return n

    def hand_limit(self, g: BangGame, me: int, n: int) -> int:
        """The number of cards that may be kept in phase 3."""
        return n

    def missed_needed(self, g: BangGame, me: int, shot: Shot, n: int) -> int:
        """The number of Missed! effects that cancel a shot of this figure."""
        return n

    def cards_to_check(self, g: BangGame, me: int, n: int) -> int:
        """The number of cards revealed for a check."""
        return n

    def healing(self, g: BangGame, me: int, kind: int, n: int) -> int:
        """The number of life points that a card of this kind restores."""
        return n

    def uses(self, g: BangGame, me: int, card: int, kinds: int) -> int:
        """The kinds that a hand card may be used as, as a mask."""
        return kinds

    def destination(self, g: BangGame, me: int, by: int, card_use: int, zone: int) -> int:
        """Where a card goes that `by` discards; a source that receives DISCARD may change it."""
        return zone

    def draws_from_discards(self, g: BangGame, me: int) -> bool:
        """True if the cards of phase 1 come from the discard pile."""
        return False

    def spoils(self, g: BangGame, killer: int, dead: int, n: int) -> int:
        """The number of cards the killer draws; LOSES_ALL if they lose everything."""
        return n

    def overrules(self, g: BangGame, winners: list[int]) -> list[int]:
        """Who has won, if another rule than that of the mode decides."""
        return winners

    # May it? The id of the rule that says no, or "".

    def silences(self, g: BangGame, me: int, whom: int, what: int) -> bool:
        """True if abilities, or cards in play, of a figure have no effect."""
        return False

    def why_forbidden(self, g: BangGame, me: int, card: int, kind: int, card_use: int) -> str:
        """The rule by which a hand card may not be used as this kind in this way; "" if it is allowed.

        NO_CARD means any card of that name.
        """
        return ""

    def why_immune(self, g: BangGame, me: int, cause: Cause) -> str:
        """The rule by which the figure is immune; "" if it is not."""
        return ""

    def why_not_end_phase(self, g: BangGame, me: int) -> str:
        """The rule by which phase 2 may not be ended; "" if it may."""
        return ""

    def opens_hands(self, g: BangGame) -> bool:
        """True if all hands are open."""
        return False

    # What else? A source's own options, depending on the frame that asks; and what they do.

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        """Add options to a question."""

    def use(self, g: BangGame, me: int, option: Option) -> None:
        """Carry out one of its own options."""
        raise NotImplementedError(self.id)

    def on_paid(self, g: BangGame, me: int, pay: Pay) -> None:
        """Its price has been paid."""
        raise NotImplementedError(self.id)

    def on_checked(self, g: BangGame, me: int, check: Check, card: int) -> None:
        """Its check has been made; NO_CARD if there was no card (BANG-T51)."""
        raise NotImplementedError(self.id)

    def good_check(self, g: BangGame, me: int, card: int) -> bool:
        """True if this card would be good for the player who makes the check: for timeouts (Lucky Duke)."""
        return False

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        """Apply one target's part of an effect, after immunity."""
        raise NotImplementedError(self.id)

    # Instead? The first source that replaces something is told to do it.

    def replaces(self, g: BangGame, me: int, timing: int, n: int) -> bool:
        """True if it replaces what would happen now."""
        return False

    def replace(self, g: BangGame, me: int, timing: int, n: int) -> None:
        """Do what happens instead."""
        raise NotImplementedError(self.id)

    # Afterwards.

    def acts_at(self, g: BangGame, me: int, timing: int) -> bool:
        """True if it acts now; only then is `act` called."""
        return self.timing_mask >> timing & 1 == 1

    def act(self, g: BangGame, me: int, timing: int) -> None:
        """Act by itself, at one of its `timings`."""

    def after_draw(self, g: BangGame, me: int, start: int) -> None:
        """Phase 1 has drawn its cards; the first one is at `start` in the hand."""

    def after_play(self, g: BangGame, me: int, cause: Cause) -> None:
        """A card has been played and its effect is over."""

    def after_loss(self, g: BangGame, me: int, cause: Cause, n: int) -> None:
        """Life points have been lost, and the figure is alive."""

    def on_kill(self, g: BangGame, killer: int, dead: int) -> None:
        """A figure has killed another, before victory is tested. Asked of the sources of the table."""

    def after_death(self, g: BangGame, me: int, dead: int) -> None:
        """Somebody else has been eliminated."""


LOSES_ALL: Final = -1  # an answer to `spoils` (BANG-D09)


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Source):
    """A character: life points, and an ability."""

    def __init__(self) -> None:
        super().__init__()
        row = component_row(self.rule, self.id)
        self.life: Final = int(str(row["life"]))
        self.starting_hand: Final = int(str(row.get("starting_hand", 0)))  # 0: as many as life points (BANG-S05)
        self.box: Final = str(row["set"])


@mypyc_attr(allow_interpreted_subclasses=True)
class EventCard(Source):
    """An event, of one of three decks. Some bring the dead back."""

    revives: ClassVar[bool] = False

    def __init__(self) -> None:
        super().__init__()
        self.deck: Final = str(component_row(self.rule, self.id)["deck"])

    def noted(self, g: BangGame) -> tuple[int, int]:
        """The figure and the suit that the note of the event names; NOBODY and Suit.NONE if none."""
        return g.events.note, Suit.NONE


@final
class CardFacts:
    """The attributes of a card class, where compiled rules find them quickly."""

    def __init__(self, card: Card) -> None:
        self.aim: Final = card.aim
        self.use_aim: Final = card.use_aim
        self.price: Final = card.price
        self.stops_shots: Final = card.stops_shots
        self.answer_only: Final = card.answer_only


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Source):
    """A kind of playing card: its colour, its targets, and its price in other cards (⊕)."""

    aim: ClassVar[int] = Aim.SELF
    use_aim: ClassVar[int] = Aim.SELF  # of a green card when it is used
    price: ClassVar[int] = 0
    stops_shots: ClassVar[bool] = False  # one Missed! effect from the hand
    rescues: ClassVar[bool] = False
    answer_only: ClassVar[bool] = False  # cannot be played in phase 2
    answers_from_table: ClassVar[bool] = False  # a green card with the Missed! symbol
    weapon: ClassVar[bool] = False
    on_own_side: ClassVar[bool] = False  # may be aimed at one's own other figure (BANG-N2.10)
    moves_on: ClassVar[bool] = False  # moves from figure to figure

    def __init__(self) -> None:
        super().__init__()
        self.colour: Final = COLOURS.index(str(component_row(self.rule, self.id)["colour"]))
        self.facts: Final = CardFacts(self)
        # A figure is named when it is played.
        self.needs_target: Final = self.aim in (Aim.NEAR, Aim.WEAPON, Aim.ANYBODY)
        self.has_target_rule: Final = type(self).why_illegal_target is not Card.why_illegal_target
        self.finishes: Final = type(self).finish is not Card.finish
        self.laid: Final = self.colour != Colour.BROWN and self.aim == Aim.SELF  # in front of its player

    @property
    def brown(self) -> bool:
        """True if it is played for its effect and then discarded."""
        return self.colour == Colour.BROWN

    @property
    def blue(self) -> bool:
        """True if it stays in play and works at once."""
        return self.colour == Colour.BLUE

    @property
    def green(self) -> bool:
        """True if it stays in play to be used later, once."""
        return self.colour == Colour.GREEN

    def why_illegal_target(self, g: BangGame, me: int, target: int) -> str:
        """The rule, apart from distance, by which the card cannot be aimed at this figure; "" if it can."""
        return self.rule if target == me else ""

    def why_not_at(self, g: BangGame, me: int, aim: int, target: int) -> str:
        """The rule by which the card cannot be aimed at this figure; "" if it can."""
        reason = self.why_illegal_target(g, me, target) or g.mode_rules.why_illegal_aim(g, self.number, me, target)
        if reason:
            return reason
        if aim == Aim.WEAPON and g.distance(me, target) > g.weapon_range(me):
            return "BANG-R04"
        if aim == Aim.NEAR and g.distance(me, target) > 1:
            return "BANG-R05"
        return ""

    def on_paid(self, g: BangGame, me: int, pay: Pay) -> None:
        """The extra card (⊕) has been discarded; the effect follows by itself."""

    def begin(self, g: BangGame, cause: Cause) -> None:
        """Before the first target's part."""

    def finish(self, g: BangGame, cause: Cause) -> None:
        """After the last target's part."""

    def after_answer(self, g: BangGame, me: int) -> None:
        """Apply its second symbol after it was used as an answer."""


@final
class Verdict:
    """The seats that have won; if empty, the game goes on, in the given mode (0: in the same)."""

    def __init__(self, winners: list[int], mode: int = 0) -> None:
        self.winners: Final = winners
        self.mode: Final = mode


@mypyc_attr(allow_interpreted_subclasses=True)
class Mode(Source):
    """A game mode: for how many players, what decides it, and how it differs from the standard game."""

    open_roles: ClassVar[bool] = False
    steps: ClassVar[tuple[int, ...]] = (Timing.STEP2, Timing.STEP3, Timing.STEP4, Timing.STEP5, Timing.STEP6)

    def __init__(self) -> None:
        super().__init__()
        self.order_of_steps: Final = self.steps
        self.has_aim_rule: Final = type(self).why_illegal_aim is not Mode.why_illegal_aim

    def steps_of_turn(self, g: BangGame) -> tuple[int, ...]:
        """The steps at the start of a turn."""
        return self.order_of_steps

    def verdict(self, g: BangGame, dead: int, killer: int) -> Verdict:
        """The consequence of an elimination, or of a ghost that has left."""
        raise NotImplementedError(self.rule)

    def begin(self, g: BangGame) -> None:
        """The game continues in this mode."""
        g.mode = self.number
        g.invalidate_index()

    def follows(self, g: BangGame, figure: int) -> int:
        """Whose turn comes after this figure's, living or not."""
        return g.next_in_ring(figure, g.direction(turns=True))

    def order(self, g: BangGame, by: int) -> list[int]:
        """The order in which a card applies to all living figures, its player first (BANG-A06)."""
        return g.living(by, first=True)

    def places(self, g: BangGame, me: int) -> list[int]:
        """The figures in front of which a player may lay a card for themselves."""
        return [me]

    def why_no_duplicate(self, kind: int) -> str:
        """The rule that allows only one card of a name in front of a figure; "" if a new one replaces it."""
        return ""

    def checked_figures(self, g: BangGame, me: int, step: int) -> list[int]:
        """Whose cards are checked at a step of this figure's turn."""
        return [me]

    def concerns_only(self, g: BangGame, me: int, step: int) -> bool:
        """True if a step of this figure's turn concerns no other figure."""
        figures = self.checked_figures(g, me, step)
        return len(figures) == 1 and figures[0] == me

    def stopped(self, g: BangGame, me: int, jailed: int) -> bool:
        """True if the turn is over. `jailed` are the figures that did not get out of Jail."""
        return not g.takes_part(me) or jailed >> me & 1 == 1

    def next_for_dynamite(self, g: BangGame, me: int, kind: int) -> list[int]:
        """The figures a Dynamite may move to; of several, their player chooses (BANG-N2.6)."""
        free = [figure for figure in g.living(me, first=False) if g.in_front(figure, kind) == NO_CARD]
        return free[:1]

    def why_illegal_aim(self, g: BangGame, kind: int, me: int, target: int) -> str:
        """The rule by which a card of this kind cannot be aimed there in this mode; "" if it can."""
        return ""


# Sources by number; frequently used kinds of sources also have their own list.
_numbers: Final[list[int]] = []
_library: Final[list[Source | None]] = []
_kinds: Final[list[Card | None]] = []
_modes: Final[list[Mode | None]] = []
_answered_questions: Final[list[tuple[Question, ...]]] = []  # for each source the questions it answers
_by_life: Final[set[int]] = set()  # the numbers of those whose answers depend on life points

SourcesByQuestion = list[list[Source]]  # for each question the sources that answer it

_NO_SOURCES: Final[list[Source]] = []


def register(source: Source) -> None:
    """Add a source to the library; the modules of cards and modes are loaded when the game is imported."""
    while len(_library) <= source.number:
        _library.append(None)
        _kinds.append(None)
        _modes.append(None)
        _answered_questions.append(())
    if _library[source.number] is None:
        _numbers.append(source.number)
        _numbers.sort()
    _library[source.number] = source
    if source.by_life:
        _by_life.add(source.number)
    else:
        _by_life.discard(source.number)
    if isinstance(source, Card):
        _kinds[source.number] = source
    elif isinstance(source, Mode):
        _modes[source.number] = source
    own = [getattr(type(source), method) is not getattr(Source, method) for method in METHODS[ANY + 1 :]]
    _answered_questions[source.number] = tuple([question for question, found in enumerate(own, start=ANY + 1) if found])


def distances_depend_on_life() -> bool:
    """True if there is a source whose distances or ranges depend on life points."""
    return bool(_by_life)


def silences(number: int) -> bool:
    """True if the source with this number might silence others."""
    return SILENCES in _answered_questions[number]


def sources_by_question(sources: list[Source]) -> SourcesByQuestion:
    """For each question the sources that answer it; at ANY, all."""
    found = [_NO_SOURCES] * COUNT
    found[ANY] = sources
    for source in sources:
        for question in _answered_questions[source.number]:
            before = found[question]
            found[question] = [*before, source] if before else [source]
    return found


def source_of(number: int) -> Source:
    found = _library[number]
    if found is None:
        raise KeyError(number)
    return found


def kind_of(number: int) -> Card:
    found = _kinds[number]
    if found is None:
        raise KeyError(number)
    return found


def mode_of(number: int) -> Mode:
    found = _modes[number]
    if found is None:
        raise KeyError(number)
    return found


def character_of(number: int) -> Character:
    found = _library[number]
    if not isinstance(found, Character):
        raise KeyError(number)
    return found


def event_of(number: int) -> EventCard:
    found = _library[number]
    if not isinstance(found, EventCard):
        raise KeyError(number)
    return found


def all_sources() -> list[Source]:
    """All sources in the library, by number."""
    return [source_of(number) for number in _numbers]
