"""The questions of BANG!: what a card, a character, an event, a mode or a variant can change.

The base rules name none of them: they ask. There are five kinds of question. *How many*: a number goes through all
sources in turn. *May it*: the first that says no, or yes, wins. *What else*: each may add options. *Instead*: the first
that replaces something wins. *Afterwards*: each may say what happens then, and does nothing on the spot. A question
changes nothing; what a source does is said by a command (`use`, `paid`, `checked`, `strike`, `replace`, `act`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from igroteka.core.options import Option, Verb
from igroteka.games.bang.rules.enums import NO_CARD, Aim, Colour, Suit, When
from igroteka.games.bang.rules.faces import COLOURS, component_row
from igroteka.games.bang.rules.questions import ANY, COUNT, METHODS, SILENCES

if TYPE_CHECKING:
    from igroteka.games.bang.rules.asking import Ask
    from igroteka.games.bang.rules.attack import Shot
    from igroteka.games.bang.rules.frames import Cause, Check, Pay
    from igroteka.games.bang.rules.state import BangGame


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Anything that can change the rules. It keeps no state, so that one object serves all games.

    `me` is the figure whose rules are asked about, NOBODY where only the rules of the table are asked. Each default
    answer changes nothing. `number` follows from the rule, so that nothing shifts when something is added.
    """

    id: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    anytime: ClassVar[bool] = False  # has options whenever the game waits for anybody (BANG-P12)
    decides: ClassVar[bool] = False  # replaces the endings of the mode (BANG-W05)
    verbs: ClassVar[tuple[Verb, ...]] = ()  # of its options and questions, which nobody else needs to have
    by_life: ClassVar[bool] = False  # its `distance` or `reach` depends on life points, which the index does not follow
    fines: ClassVar[bool] = False  # collects fines at settle points, also when it is no longer in force (BANG-X03)
    moments: ClassVar[tuple[int, ...]] = ()  # when it acts by itself (`act`)
    settles_itself: ClassVar[bool] = False  # `use` also says when the action settles (BANG-T53)

    def __init__(self) -> None:
        self.number = number_of(self.rule)
        self.moment_mask: Final = sum([1 << moment for moment in self.moments])

    # How many?

    def suit(self, g: BangGame, suit: int) -> int:
        """The suit that a card counts as."""
        return suit

    def direction(self, g: BangGame, *, turns: bool, direction: int) -> int:
        """Clockwise (1) or counter-clockwise (-1), for the order of turns or of effects."""
        return direction

    def distance(self, g: BangGame, me: int, a: int, b: int, n: int) -> int:
        """How far b is from a."""
        return n

    def reach(self, g: BangGame, me: int, n: int) -> int:
        """The weapon range."""
        return n

    def bang_limit(self, g: BangGame, me: int, n: int) -> int:
        """How many BANG! cards may be played in a turn."""
        return n

    def cards_to_draw(self, g: BangGame, me: int, n: int) -> int:
        """How many cards are taken in phase 1."""
        return n

    def hand_limit(self, g: BangGame, me: int, n: int) -> int:
        """How many cards may be kept in phase 3."""
        return n

    def missed_needed(self, g: BangGame, me: int, shot: Shot, n: int) -> int:
        """How many Missed! effects cancel a shot of mine."""
        return n

    def cards_to_check(self, g: BangGame, me: int, n: int) -> int:
        """How many cards are turned up for a check."""
        return n

    def healing(self, g: BangGame, me: int, kind: int, n: int) -> int:
        """How many life points a card of this kind gives back."""
        return n

    def uses(self, g: BangGame, me: int, card: int, kinds: int) -> int:
        """As which kinds a hand card may be used, as a mask of kinds."""
        return kinds

    def destination(self, g: BangGame, me: int, by: int, card_use: int, zone: int) -> int:
        """Where a card goes that `by` discards; whoever finds DISCARD may change it."""
        return zone

    def draws_from_discards(self, g: BangGame, me: int) -> bool:
        """Are the cards of phase 1 taken from the discard pile?"""
        return False

    def spoils(self, g: BangGame, killer: int, dead: int, n: int) -> int:
        """How many cards the killer draws; LOSES_ALL: they lose all they have."""
        return n

    def overrules(self, g: BangGame, winners: list[int]) -> list[int]:
        """Who has won, if another rule than that of the mode decides it."""
        return winners

    # May it? The id of the rule that says no, or nothing.

    def silences(self, g: BangGame, me: int, whom: int, what: int) -> bool:
        """Do abilities, or cards in play, of a figure have no effect?"""
        return False

    def forbids(self, g: BangGame, me: int, card: int, kind: int, card_use: int) -> str:
        """May a hand card not be used as this kind, in this way? NO_CARD: any card of that name."""
        return ""

    def spares(self, g: BangGame, me: int, cause: Cause) -> str:
        """Is the figure immune?"""
        return ""

    def holds_back(self, g: BangGame, me: int) -> str:
        """May phase 2 not be ended?"""
        return ""

    def opens_hands(self, g: BangGame) -> bool:
        """Are all hands open?"""
        return False

    # What else? Options of its own, told apart by the frame that asks; and what one of them does.

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        """Add options to a question."""

    def use(self, g: BangGame, me: int, option: Option) -> None:
        """Carry out an option of its own."""
        raise NotImplementedError(self.id)

    def paid(self, g: BangGame, me: int, pay: Pay) -> None:
        """Its price has been paid."""
        raise NotImplementedError(self.id)

    def checked(self, g: BangGame, me: int, check: Check, card: int) -> None:
        """Its check has been made; NO_CARD if there was no card (BANG-T51)."""
        raise NotImplementedError(self.id)

    def good_check(self, g: BangGame, me: int, card: int) -> bool:
        """Would this card be good for who makes the check? For time-outs (Lucky Duke)."""
        return False

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        """One target's part of an effect, after immunity."""
        raise NotImplementedError(self.id)

    # Instead? The first source that replaces something is told to do so.

    def replaces(self, g: BangGame, me: int, moment: int, n: int) -> bool:
        """Does it replace what would happen at this moment?"""
        return False

    def replace(self, g: BangGame, me: int, moment: int, n: int) -> None:
        """Do what happens instead."""
        raise NotImplementedError(self.id)

    # Afterwards.

    def acts_at(self, g: BangGame, me: int, moment: int) -> bool:
        """Does it act at this named step? Only then `act` is called."""
        return self.moment_mask >> moment & 1 == 1

    def act(self, g: BangGame, me: int, moment: int) -> None:
        """What happens at a named step."""

    def after_draw(self, g: BangGame, me: int, start: int) -> None:
        """Phase 1 has taken its cards; the first one lies at `start` in the hand."""

    def after_play(self, g: BangGame, me: int, cause: Cause) -> None:
        """A card has been played and its effect is over."""

    def after_loss(self, g: BangGame, me: int, cause: Cause, n: int) -> None:
        """Life points have been lost, and the figure lives."""

    def on_kill(self, g: BangGame, killer: int, dead: int) -> None:
        """Somebody has killed somebody, before victory is tested. Asked of the rules of the table."""

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
    """An event, of one of three decks."""

    def __init__(self) -> None:
        super().__init__()
        self.deck: Final = str(component_row(self.rule, self.id)["deck"])

    def noted(self, g: BangGame) -> tuple[int, int]:
        """Whom the note of the event names, and which suit; NOBODY and Suit.NONE if it does not."""
        return g.events.note, Suit.NONE


@final
class CardFacts:
    """What the class of a card says, in a place that compiled rules find at once."""

    def __init__(self, card: Card) -> None:
        self.aim: Final = card.aim
        self.use_aim: Final = card.use_aim
        self.price: Final = card.price
        self.stops_shots: Final = card.stops_shots
        self.answer_only: Final = card.answer_only


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Source):
    """A kind of playing card: its colour, whom it is aimed at, and its price in other cards (⊕)."""

    aim: ClassVar[int] = Aim.SELF
    use_aim: ClassVar[int] = Aim.SELF  # of a green card when it is used
    price: ClassVar[int] = 0
    stops_shots: ClassVar[bool] = False  # one Missed! effect from the hand
    rescues: ClassVar[bool] = False
    answer_only: ClassVar[bool] = False  # cannot be played in phase 2
    answers_from_table: ClassVar[bool] = False  # a green card with the Missed! symbol
    weapon: ClassVar[bool] = False
    on_own_side: ClassVar[bool] = False  # may be aimed at one's own other figure (BANG-N2.10)
    moves_on: ClassVar[bool] = False  # goes on from figure to figure

    def __init__(self) -> None:
        super().__init__()
        self.colour: Final = COLOURS.index(str(component_row(self.rule, self.id)["colour"]))
        self.facts: Final = CardFacts(self)
        # A figure is named when it is played.
        self.needs_target: Final = self.aim in (Aim.NEAR, Aim.WEAPON, Aim.ANYBODY)
        self.has_target_rule: Final = type(self).forbids_target is not Card.forbids_target
        self.finishes: Final = type(self).finish is not Card.finish
        self.laid: Final = self.colour != Colour.BROWN and self.aim == Aim.SELF  # in front of its player

    @property
    def brown(self) -> bool:
        """Is it played for its effect and then discarded?"""
        return self.colour == Colour.BROWN

    @property
    def blue(self) -> bool:
        """Does it stay in play and work at once?"""
        return self.colour == Colour.BLUE

    @property
    def green(self) -> bool:
        """Does it stay in play to be used later, once?"""
        return self.colour == Colour.GREEN

    def forbids_target(self, g: BangGame, me: int, target: int) -> str:
        """Beyond distance: the rule by which the card cannot be aimed at this figure."""
        return self.rule if target == me else ""

    def why_not_at(self, g: BangGame, me: int, aim: int, target: int) -> str:
        """The rule by which the card cannot be aimed at this figure, or nothing."""
        reason = self.forbids_target(g, me, target) or g.mode_rules.forbids_aim(g, self.number, me, target)
        if reason:
            return reason
        if aim == Aim.WEAPON and g.distance(me, target) > g.reach(me):
            return "BANG-R04"
        if aim == Aim.NEAR and g.distance(me, target) > 1:
            return "BANG-R05"
        return ""

    def paid(self, g: BangGame, me: int, pay: Pay) -> None:
        """The extra card (⊕) has been discarded; the effect comes next by itself."""

    def begin(self, g: BangGame, cause: Cause) -> None:
        """What happens before the first target's part."""

    def finish(self, g: BangGame, cause: Cause) -> None:
        """What happens after the last target's part."""

    def answered(self, g: BangGame, me: int) -> None:
        """What its second symbol does when it has been used as an answer."""


@final
class Verdict:
    """The seats that have won; none: the game goes on, perhaps in another mode (0: in the same)."""

    def __init__(self, winners: list[int], mode: int = 0) -> None:
        self.winners: Final = winners
        self.mode: Final = mode


@mypyc_attr(allow_interpreted_subclasses=True)
class Mode(Source):
    """How the game is played: with how many players, what decides it, and what differs from the standard game."""

    open_roles: ClassVar[bool] = False
    steps: ClassVar[tuple[int, ...]] = (When.STEP2, When.STEP3, When.STEP4, When.STEP5, When.STEP6)

    def __init__(self) -> None:
        super().__init__()
        self.order_of_steps: Final = self.steps
        self.has_aim_rule: Final = type(self).forbids_aim is not Mode.forbids_aim

    def verdict(self, g: BangGame, dead: int, killer: int) -> Verdict:
        """What follows from somebody's elimination, or from a ghost that has left."""
        raise NotImplementedError(self.rule)

    def begin(self, g: BangGame) -> None:
        """The game continues in this mode."""
        g.mode = self.number
        g.invalidate_index()

    def follows(self, g: BangGame, figure: int) -> int:
        """Whose turn would come after this figure's, living or not."""
        return g.next_in_ring(figure, g.direction(turns=True))

    def order(self, g: BangGame, by: int) -> list[int]:
        """In which order a card visits all living figures, its player first (BANG-A06)."""
        return g.living(by, first=True)

    def places(self, g: BangGame, me: int) -> list[int]:
        """In front of whom a player may lay a card that is for themselves."""
        return [me]

    def one_of_a_name(self, kind: int) -> str:
        """The rule by which a card of this kind is laid only where none of its name lies; mostly it replaces that."""
        return ""

    def checked_figures(self, g: BangGame, me: int, step: int) -> list[int]:
        """Whose cards are checked at a step of this figure's turn."""
        return [me]

    def concerns_only(self, g: BangGame, me: int, step: int) -> bool:
        """Does a step of this figure's turn concern no other figure?"""
        figures = self.checked_figures(g, me, step)
        return len(figures) == 1 and figures[0] == me

    def stopped(self, g: BangGame, me: int, barred: int) -> bool:
        """Is the turn over? `barred` are the figures that did not get out of Jail."""
        return not g.alive(me) or barred >> me & 1 == 1

    def next_for_dynamite(self, g: BangGame, me: int, kind: int) -> list[int]:
        """In front of whom a Dynamite may go on to lie; of several, their player chooses (BANG-N2.6)."""
        free = [figure for figure in g.living(me, first=False) if g.in_front(figure, kind) == NO_CARD]
        return free[:1]

    def forbids_aim(self, g: BangGame, kind: int, me: int, target: int) -> str:
        """The rule by which a card of this kind cannot be aimed there in this mode."""
        return ""


_BASE: Final = {"C": 0, "P": 100, "H": 200, "F": 220, "X": 240, "N": 300, "V": 500}


def number_of(rule: str) -> int:
    """The number of a source, from the id of its rule: BANG-C07 is 7, BANG-P12 is 112."""
    letter = rule[5]
    major, _, minor = rule[6:].partition(".")
    return _BASE[letter] + int(major) + 10 * int(minor or 0)


# Each source at its number; what is asked most often is also kept by what it is.
_numbers: Final[list[int]] = []
_library: Final[list[Source | None]] = []
_kinds: Final[list[Card | None]] = []
_modes: Final[list[Mode | None]] = []
_answered_questions: Final[list[tuple[int, ...]]] = []  # for each source the questions that it answers
_by_life: Final[set[int]] = set()  # the numbers of those whose answers depend on life points

SourcesByQuestion = list[list[Source]]  # for each question those who answer it

_NO_SOURCES: Final[list[Source]] = []


def register(source: Source) -> None:
    """Add a source to the library; the modules of cards and modes are read when the game is imported."""
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


def some_by_life() -> bool:
    """True if there is a source whose distances or ranges depend on life points."""
    return bool(_by_life)


def silences(number: int) -> bool:
    """Might the source of that number silence others?"""
    return SILENCES in _answered_questions[number]


def sources_by_question(sources: list[Source]) -> SourcesByQuestion:
    """For each question those of the sources that answer it; at ANY, all."""
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
    """Everything in the library, by number."""
    return [source_of(number) for number in _numbers]
