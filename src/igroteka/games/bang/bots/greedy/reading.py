"""What a seat can read from the table: who it is, who may have which role, and whom it wants dead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from igroteka.core.random import Random
from igroteka.core.views import View
from igroteka.games.bang.bots.greedy.beliefs import chances, meaning_of
from igroteka.games.bang.bots.greedy.kinds import FARTHER, NEARER, RANGES
from igroteka.games.bang.bots.greedy.sides import EVERYBODY, Attitude, camp_attitude, renegade_attitude
from igroteka.games.bang.rules.enums import Colour, Suit
from igroteka.games.bang.rules.faces import FACE_WORDS, KINDS, SUIT
from igroteka.games.bang.rules.view import BangBoard, FigureBoard

T = TypeVar("T")

NUMBER_OF: Final = {word: number for number, word in enumerate(FACE_WORDS)}
NAMES: Final = tuple([word.partition(".")[0] for word in FACE_WORDS])
COLOUR_OF: Final = {facts.id: facts.colour for facts in KINDS.values()}

LAST_TWO: Final = 2  # players between whom a Beer is of no use (BANG-D03)
THREE_PLAYERS: Final = 3

HUNTED: Final = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}  # BANG-N3.2
HUNTER: Final = 0.5  # the third of three players: not the target, but dangerous
SUSPECTED: Final = 0.3  # the likeliest of those who cannot all be friends
LIKELY: Final = 0.55  # a suspect is a foe with at least this chance
BIG_HAND: Final = 10  # BANG-P29
CARD_POWER: Final = 0.5  # how much a card adds to somebody's strength, beside life points
KNOWN: Final = 0.75  # somebody has a role with at least this chance, or he is a stranger
DOUBT: Final = 0.1  # a stranger may be a friend with at least this chance
BLOWS: Final = 2  # so often in a turn strangers are hurt who may be friends, or one who is none
EVEN: Final = 0.1  # what differs by no more is all the same


class Scene:
    """The table as the player who decides sees it."""

    def __init__(self, view: View, random: Random) -> None:
        assert isinstance(view.board, BangBoard)
        self.random: Final = random
        self.view: Final = view
        self.board: Final = view.board
        self.seat: Final = view.seat
        self.seats: Final = view.seats
        self.me: Final = view.board.lead[view.seat]
        self.mine: Final = view.board.figures[self.me]
        living = [i for i, figure in enumerate(view.board.figures) if figure.alive or figure.ghost]
        self.others: Final = [i for i in living if view.board.figures[i].owner != view.seat]  # figures of others
        self.living: Final = len([figure for figure in view.board.figures if figure.alive])
        self.hand: Final = [NUMBER_OF[word] for word in view.board.hand]
        self.prices: Final[dict[int, float]] = {}  # of hand cards, once they are known
        self.plans: Final[dict[int, float]] = {}  # what hand cards could bring, likewise
        self._hate: Final[dict[int, float]] = {}
        # Found when they are asked for first. (A compiled class has no room for a cached_property.)
        self._circle: list[int] | None = None
        self._chances: tuple[dict[str, float], ...] | None = None
        self._hates: Attitude | None = None
        self._outlaws: float | None = None
        self._suspect: int | None = None
        self._strangers: list[int] | None = None
        self._doubtful: list[int] | None = None
        self._blows: list[int] | None = None

    # Figures.

    def figure(self, number: int) -> FigureBoard:
        """A figure by its number."""
        return self.board.figures[number]

    def own(self, number: int) -> bool:
        """Is this a figure of the player himself?"""
        return self.figure(number).owner == self.seat

    def cards_of(self, number: int) -> int:
        """The size of a figure's hand."""
        return self.board.players[self.figure(number).owner].cards

    def known_of(self, number: int) -> list[str]:
        """The names of those cards of another hand that this player knows."""
        return [name_of(word) for word in self.board.players[self.figure(number).owner].known]

    def lies(self, number: int) -> list[str]:
        """The names of the cards in front of a figure."""
        return [name_of(word) for word in self.figure(number).in_play]

    def ready(self, number: int) -> list[str]:
        """The names of the cards in front of a figure that have an effect now."""
        if self.board.event == "lasso" or (not self.own(number) and self.can(self.board.turn, "belle_star")):
            return []
        figure = self.figure(number)
        waiting = [word for word in figure.fresh if COLOUR_OF[name_of(word)] == Colour.GREEN]
        return [name_of(word) for word in figure.in_play if word not in waiting]

    def can(self, number: int, ability: str) -> bool:
        """Has a figure this character's ability, and does it work?"""
        return ability in self.figure(number).abilities and self.board.event != "hangover"

    def held(self, *names: str) -> int:
        """How many cards of these names are in the own hand."""
        return len([card for card in self.hand if NAMES[card] in names])

    @property
    def money(self) -> int:
        """What the player has earned in the match so far."""
        return self.board.players[self.seat].money

    def laid(self, name: str) -> int:
        """The own card of that name in play; -1: there is none."""
        return next((NUMBER_OF[word] for word in self.mine.in_play if name_of(word) == name), -1)

    @property
    def limit(self) -> int:
        """How many cards may be kept at the end of the turn (BANG-T14)."""
        return BIG_HAND if self.can(self.me, "sean_mallory") else self.mine.life

    def suit(self, card: int) -> int:
        """The suit that a card counts as (BANG-K03)."""
        return {"blessing": Suit.HEARTS, "curse": Suit.SPADES}.get(self.board.event, SUIT[card])

    @property
    def circle(self) -> list[int]:
        """The living figures clockwise, the own one first."""
        if self._circle is None:
            self._circle = self._find_circle()
        return self._circle

    def _find_circle(self) -> list[int]:
        living = [i for i in self.board.ring if self.figure(i).alive or self.figure(i).ghost]
        at = living.index(self.me) if self.me in living else 0
        return living[at:] + living[:at]

    def gap(self, a: int, b: int) -> int:
        """How far one figure is from another, as far as everybody can see (BANG-R02)."""
        steps = abs(self.circle.index(a) - self.circle.index(b))
        steps = 1 if self.board.event == "ambush" else min(steps, len(self.circle) - steps)
        steps += len([name for name in self.ready(b) if name in FARTHER]) + self.can(b, "paul_regret")
        return max(1, steps - len([name for name in self.ready(a) if name in NEARER]) - self.can(a, "rose_doolan"))

    def reach(self, number: int) -> int:
        """The weapon range of a figure."""
        return max([1, *[RANGES.get(name, 1) for name in self.ready(number)]])

    # Friends and foes.

    @property
    def chances(self) -> tuple[dict[str, float], ...]:
        """For each figure, how likely it has which role."""
        if self._chances is None:
            self._chances = chances(self.view)
        return self._chances

    def chance(self, number: int, *roles: str) -> float:
        """How likely a figure has one of these roles."""
        return sum([self.chances[number].get(role, 0.0) for role in roles])

    @property
    def hates(self) -> Attitude:
        """How this player looks at each role."""
        if self._hates is None:
            self._hates = self._find_hates()
        return self._hates

    def _find_hates(self) -> Attitude:
        if self.mine.role == "renegade" and self.board.mode != "shoot_out":
            return self.alone()
        return camp_attitude(self.mine.role, self.board.mode, self.outlaws)

    def alone(self) -> Attitude:
        """How a Renegade looks at the others."""
        if len(self.others) == 1:
            return EVERYBODY
        law = sum([self.chance(i, "sheriff", "deputy") * self.power(i) for i in self.others])
        crime = sum([self.chance(i, "outlaw") * self.power(i) for i in self.others])
        life = sum([self.figure(i).life for i in self.others if self.figure(i).role == "sheriff"])
        deputies = sum([self.chance(i, "deputy") for i in self.others])
        return renegade_attitude(law, crime, deputies, self.outlaws, life)

    @property
    def outlaws(self) -> float:
        """How many of the others are probably Outlaws."""
        if self._outlaws is None:
            self._outlaws = self._find_outlaws()
        return self._outlaws

    def _find_outlaws(self) -> float:
        return sum([self.chance(i, "outlaw") for i in self.others])

    def power(self, number: int) -> float:
        """How strong a figure is: life points, and cards."""
        figure = self.figure(number)
        return figure.life + CARD_POWER * (self.cards_of(number) + len(figure.in_play))

    def hate(self, number: int) -> float:
        """How good it is for this player that a figure suffers."""
        found = self._hate.get(number)
        if found is None:
            found = self.find_hate(number)
            self._hate[number] = found
        return found

    def find_hate(self, number: int) -> float:
        """By its role, or by all the roles that it may have."""
        if self.own(number):
            return -1.0
        if self.seats < THREE_PLAYERS or self.board.show == "wild_west_show" or not self.mine.role:
            return 1.0
        if self.seats == THREE_PLAYERS:
            hunted = HUNTED[self.mine.role] == self.figure(number).role
            return 1.0 if hunted or len(self.others) == 1 else HUNTER
        return SUSPECTED if number == self.suspect else self.guessed_hate(number)

    def guessed_hate(self, number: int) -> float:
        """What a figure deserves by the roles that it may have."""
        return sum([share * self.hates[role] for role, share in self.chances[number].items()])

    @property
    def suspect(self) -> int:
        """The likeliest foe, where nobody deserves a shot but somebody must be a foe; -1: nobody."""
        if self._suspect is None:
            self._suspect = self._find_suspect()
        return self._suspect

    def _find_suspect(self) -> int:
        if not self.others or max([self.guessed_hate(i) for i in self.others]) > 0:
            return -1
        likeliest = max(self.others, key=lambda i: (self.guessed_hate(i), self.figure(i).life, self.cards_of(i)))
        foes = [role for role, hate in self.hates.items() if hate > 0]
        return likeliest if self.chance(likeliest, *foes) >= LIKELY else -1

    def friendly(self, number: int) -> float:
        """How likely a figure is a friend."""
        return self.chance(number, *[role for role, hate in self.hates.items() if hate < 0])

    @property
    def strangers(self) -> list[int]:
        """Those of whom it is unclear which role they have, if roles matter."""
        if self._strangers is None:
            self._strangers = self._find_strangers()
        return self._strangers

    def _find_strangers(self) -> list[int]:
        if self.board.show == "wild_west_show":
            return []
        return [number for number in self.others if max(self.chances[number].values()) < KNOWN]

    @property
    def doubtful(self) -> list[int]:
        """The strangers who may be friends."""
        if self._doubtful is None:
            self._doubtful = self._find_doubtful()
        return self._doubtful

    def _find_doubtful(self) -> list[int]:
        return [number for number in self.strangers if self.friendly(number) >= DOUBT]

    @property
    def blows(self) -> list[int]:
        """Whom the player has hurt in this turn, once for each time."""
        if self._blows is None:
            self._blows = self._find_blows()
        return self._blows

    def _find_blows(self) -> list[int]:
        found: list[int] = []
        for deed in reversed(self.board.deeds):
            if deed.by != self.me or self.board.turn != self.me:
                break
            if meaning_of(deed) > 0:
                found += deed.among if deed.to < 0 else (deed.to,)
        return found

    def spared(self, number: int) -> bool:
        """Has a stranger suffered enough in this turn, or all those together who may be friends?"""
        if number not in self.strangers:
            return False
        if number not in self.doubtful:
            return self.blows.count(number) >= BLOWS
        return number in self.blows or len([other for other in self.blows if other in self.doubtful]) >= BLOWS

    def foes_but(self, number: int) -> float:
        """How many of the other figures, this one apart, are probably foes."""
        foes = [role for role, hate in self.hates.items() if hate > 0]
        return sum([self.chance(i, *foes) for i in self.others if i != number])


def best(scene: Scene, options: Sequence[T], worth: Callable[[T], float]) -> T:
    """The option that is worth most; one of several that are worth as much."""
    values = [worth(option) for option in options]
    enough = max(values) - EVEN
    even = [option for option, value in zip(options, values, strict=True) if value >= enough]
    return even[0] if len(even) == 1 else scene.random.pick(even)


def name_of(word: str) -> str:
    """The name of a card without its suit and rank."""
    return word.partition(".")[0]
