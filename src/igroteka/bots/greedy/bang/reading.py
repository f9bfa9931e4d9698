"""What a seat can read from the table: who it is, who may have which role, and whom it wants dead."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from igroteka.core.views import View
from igroteka.games.bang.faces import FACE_WORDS, FACTS
from igroteka.games.bang.view import BangBoard, FigureBoard

NUMBER_OF: Final = {word: number for number, word in enumerate(FACE_WORDS)}
NAMES: Final = tuple([word.partition(".")[0] for word in FACE_WORDS])

TWO: Final = 2
THREE: Final = 3

# How good it is that somebody of a role loses a life point: 1 for a foe, below 0 for a friend.
LAW_HATES: Final = {"outlaw": 1.0, "renegade": 0.7, "deputy": -1.0, "sheriff": -1.5}
OUTLAW_HATES: Final = {"sheriff": 1.5, "deputy": 0.6, "renegade": 0.3, "outlaw": -1.0}
RENEGADE_HATES: Final = {"outlaw": 0.7, "deputy": 0.8, "renegade": 0.7, "sheriff": -0.5}
HATES: Final = {"sheriff": LAW_HATES, "deputy": LAW_HATES, "outlaw": OUTLAW_HATES, "renegade": RENEGADE_HATES}

HUNTED: Final = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}  # BANG-N3.2
HUNTER: Final = 0.5  # the third of three players: not the target, but dangerous
SUSPECTED: Final = 0.3  # the strongest of those who cannot all be friends
SHERIFF_TOO_STRONG: Final = 0.25  # how a Renegade looks at a Sheriff who outweighs the Outlaws
SHERIFF_SAFE: Final = 3  # so many life points a Sheriff has who can take a shot of the Renegade


class Scene:
    """The table as the player who decides sees it."""

    def __init__(self, view: View) -> None:
        assert isinstance(view.board, BangBoard)
        self.board: Final = view.board
        self.seat: Final = view.seat
        self.seats: Final = view.seats
        self.me: Final = view.board.lead[view.seat]
        self.mine: Final = view.board.figures[self.me]
        self.hand: Final = [NUMBER_OF[word] for word in view.board.hand]

    # Figures.

    def figure(self, number: int) -> FigureBoard:
        """A figure by its number."""
        return self.board.figures[number]

    @cached_property
    def others(self) -> list[int]:
        """The living figures of other players."""
        return [i for i, f in enumerate(self.board.figures) if (f.alive or f.ghost) and f.owner != self.seat]

    @cached_property
    def living(self) -> int:
        """How many figures live."""
        return len([f for f in self.board.figures if f.alive])

    def own(self, number: int) -> bool:
        """Is this a figure of the player himself?"""
        return self.figure(number).owner == self.seat

    def cards_of(self, number: int) -> int:
        """The size of a figure's hand."""
        return self.board.players[self.figure(number).owner].cards

    def lies(self, number: int) -> list[str]:
        """The names of the cards in front of a figure."""
        return [name_of(word) for word in self.figure(number).in_play]

    def can(self, number: int, ability: str) -> bool:
        """Has a figure this character's ability?"""
        return ability in self.figure(number).abilities

    def held(self, *names: str) -> int:
        """How many cards of these names are in the own hand."""
        return len([card for card in self.hand if NAMES[card] in names])

    # Friends and foes.

    @cached_property
    def unknown_roles(self) -> dict[str, float]:
        """How likely a figure whose role is hidden has which role."""
        left = dict(FACTS["roles"].get(self.seats, {}))
        for figure in self.board.figures:
            if figure.role:
                left[figure.role] = left.get(figure.role, 0) - 1
        total = sum([n for n in left.values() if n > 0])
        return {role: n / total for role, n in left.items() if n > 0}

    @cached_property
    def hates(self) -> dict[str, float]:
        """How this player looks at each role."""
        hates = HATES.get(self.mine.role, {})
        if self.mine.role != "renegade":
            return hates
        return {**hates, "sheriff": self.renegade_and_sheriff(hates["sheriff"])}

    def renegade_and_sheriff(self, usual: float) -> float:
        """The Renegade needs the Sheriff till the end, but not too strong."""
        if len(self.others) == 1:
            return 1.0
        sheriff = next((self.figure(i) for i in self.others if self.figure(i).role == "sheriff"), None)
        few = self.crime <= self.law - 1
        return SHERIFF_TOO_STRONG if sheriff and few and sheriff.life > SHERIFF_SAFE else usual

    @cached_property
    def law(self) -> float:
        """How many of the others are probably Sheriff or Deputy."""
        return sum([self.chance(i, "sheriff") + self.chance(i, "deputy") for i in self.others])

    @cached_property
    def crime(self) -> float:
        """How many of the others are probably Outlaws."""
        return sum([self.chance(i, "outlaw") for i in self.others])

    def chance(self, number: int, role: str) -> float:
        """How likely a figure has a role."""
        known = self.figure(number).role
        return float(known == role) if known else self.unknown_roles.get(role, 0.0)

    def hate(self, number: int) -> float:
        """How good it is for this player that a figure suffers."""
        if self.own(number):
            return -1.0
        if self.seats == TWO or self.board.show == "wild_west_show" or not self.mine.role:
            return 1.0
        if self.seats == THREE:
            hunted = HUNTED[self.mine.role] == self.figure(number).role
            return 1.0 if hunted or len(self.others) == 1 else HUNTER
        guess = self.guessed_hate(number)
        return SUSPECTED if number == self.suspect and guess <= 0 else guess

    def guessed_hate(self, number: int) -> float:
        """By the role of a figure, or by all the roles that it may have."""
        known = self.figure(number).role
        if known:
            return self.hates[known]
        return sum([share * self.hates[role] for role, share in self.unknown_roles.items()])

    @cached_property
    def suspect(self) -> int:
        """Whom to attack if nobody else: the likeliest foe; of those alike the strongest, who is nobody's prey."""
        return max(self.others, key=lambda i: (self.guessed_hate(i), self.figure(i).life, self.cards_of(i)), default=-1)


def name_of(word: str) -> str:
    """The name of a card without its suit and rank."""
    return word.partition(".")[0]
