"""Drawn positions for tests of BANG!: players act through real options only.

    a, b, c, d = table("A sheriff willy_the_kid: bang.AS beer | barrel.QS", "B", "C", "D outlaw dead", event="ambush")
    a.plays("bang.AS", at=b)

A line is a letter, then words in any order, then hand and cards in play. The words: a role; a character; `+character`
(an ability besides, as Vera Custer copies one); life points (`2`, or `2/5` with the maximum); `second=character`;
`dead`, `ghost`, `skip`. A card is a face (`bang.AS`) or a kind (`bang`: the first copy that is still free); a card in
play with a plus sign behind it was laid this turn.

Unless a test says otherwise, the first is Sheriff and has the turn, in phase 2; the others have the roles of their
number of players; whoever has no character named has four life points and no ability; all cards are played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from igroteka.core.decisions import NOBODY
from igroteka.core.journal import EVERYONE
from igroteka.core.phrases import LETTERS
from igroteka.core.random import QuickRandom, from_seed
from igroteka.core.setup import SettingValue
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.deal import take_over
from igroteka.games.bang.rules.enums import Role
from igroteka.games.bang.rules.faces import BOX, FACE_WORDS, FACTS, KIND, KINDS
from igroteka.games.bang.rules.frames import set_active
from igroteka.games.bang.rules.house_rules import HouseRules
from igroteka.games.bang.rules.modes import mode_for
from igroteka.games.bang.rules.records import Figure, Player
from igroteka.games.bang.rules.source import character_of
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.turn import EndOfTurn, Turn, TurnStart
from igroteka.games.bang.rules.view import BangBoard
from igroteka.games.bang.rules.words import ROLES, SOURCE_WORDS
from tests.seated import DrawnTable, Seated

EVERYTHING: Mapping[str, SettingValue] = {
    "high_noon": True,
    "fistful": True,
    "wild_west_show": True,
    "wild_west_show_characters": True,
}
CARD_COUNT = len(BOX["base"]) + len(BOX["dodge_city"])
REST = "..."  # in a deck: all other cards, shuffled
LAID_NOW = "+"

PHASES = ("draw", "play", "ranch", "limit")  # after the steps at the start of a turn


class Table(DrawnTable):
    def __init__(self, g: BangGame) -> None:
        super().__init__(GAME.id, g)

    @property
    def g(self) -> BangGame:
        """The present state, also after a choice was taken back."""
        return cast(BangGame, self.session.state)

    @property
    def deck(self) -> list[str]:
        """The deck, the top first."""
        return [FACE_WORDS[card] for card in reversed(self.g.piles.deck)]

    @property
    def discards(self) -> list[str]:
        """The discard pile; the last one lies on top."""
        return [FACE_WORDS[card] for card in self.g.piles.discards]

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return LETTERS[self.g.turn]

    @property
    def event(self) -> str:
        """The event of High Noon or A Fistful of Cards that is in force."""
        return SOURCE_WORDS[self.g.events.current] if self.g.events.current else ""

    @property
    def winners(self) -> str:
        """The letters of those who have won; empty while the game runs."""
        return "".join([LETTERS[seat] for seat in self.g.winners])

    @property
    def asked(self) -> str:
        """The letters of those who are waited for."""
        return "".join([LETTERS[decision.seat] for decision in self.g.decisions() if decision.waits])


class Actor(Seated):
    """One figure of a position and its player."""

    def __init__(self, table: Table, number: int) -> None:
        super().__init__(table.session, table.g.figures[number].owner, LETTERS[number])
        self.table = table
        self.number = number

    # What can be seen.

    @property
    def figure(self) -> Figure:
        """What stands in the ring."""
        return self.table.g.figures[self.number]

    @property
    def hand(self) -> list[str]:
        """The own cards, in order of arrival."""
        return [FACE_WORDS[card] for card in self.table.g.players[self.seat].hand]

    @property
    def in_play(self) -> list[str]:
        """The cards in front of the figure."""
        return [FACE_WORDS[card] for card in self.figure.in_play]

    @property
    def life(self) -> int:
        """Its life points."""
        return self.figure.life

    @property
    def alive(self) -> bool:
        """Living, or a ghost in its own turn?"""
        return self.table.g.takes_part(self.number)

    @property
    def character(self) -> str:
        """The character that lies face up."""
        return SOURCE_WORDS[self.figure.character]

    @property
    def board(self) -> BangBoard:
        """What the player may know of the table."""
        return cast(BangBoard, GAME.view(self.table.g, self.seat).board)

    def knows_of(self, other: Actor) -> list[str]:
        """The cards of another hand that this player knows."""
        return self.board.players[other.seat].known

    def distance(self, other: Actor) -> int:
        """How far another figure is."""
        return self.table.g.distance(self.number, other.number)

    # What the player does. A card may be named by its kind alone, if it is in the hand.

    def card(self, word: str) -> str:
        """The face of a hand card, named by its kind or by rank and suit."""
        return next((face for face in self.hand if word in face.split(".")), word)

    def plays(self, card: str, at: Actor | None = None, as_: str = "") -> None:
        """Play a hand card, perhaps at somebody, perhaps as another card."""
        parts = ["play-as" if as_ else "play", self.card(card)]
        self.chooses(":".join(parts + ([as_] if as_ else []) + ([at.letter] if at else [])))

    def answers(self, card: str) -> None:
        """Use or give a hand card that is asked for."""
        self.chooses(f"answer:{self.card(card)}")

    def uses(self, source: str, at: Actor | None = None) -> None:
        """Use an ability, a green card or an event."""
        self.chooses(f"use-at:{source}:{at.letter}" if at else f"use:{source}")

    def pays(self, *cards: str) -> None:
        """Give cards up as a price. The last card of a hand is paid without a question (BANG-O24): then it has been."""
        for card in cards:
            if self.asked == "pay":
                self.chooses(f"pay:{self.card(card)}")
            else:
                assert self.has_logged("pay", card)

    def obeys(self, card: str) -> None:
        """Play a card on command. The only card of a hand is played without a question (BANG-O24): then it has been."""
        if self.asked == "obey":
            self.chooses(f"play:{self.card(card)}")
        else:
            assert self.has_logged("play", card) or self.has_logged("play-at", card) or self.has_logged("lay", card)

    def has_logged(self, text: str, card: str) -> bool:
        """Does the journal say that the figure did this with a card?"""
        entries = [entry for entry in self.table.g.journal or [] if entry.phrase.text == f"{GAME.id}-log-{text}"]
        faces = [FACE_WORDS[entry.numbers[1]] for entry in entries if entry.numbers[0] == self.number]
        return any(face == card or face.partition(".")[0] == card for face in faces)

    def throws(self, *cards: str) -> None:
        """Discard cards."""
        for card in cards:
            self.chooses(f"discard:{self.card(card)}")

    def passes(self) -> None:
        """Do nothing."""
        self.chooses("pass")

    def ends(self) -> None:
        """End phase 2."""
        self.chooses("end")

    def draws(self) -> None:
        """Draw as usual in phase 1."""
        self.chooses("draw")

    def names(self, other: Actor) -> None:
        """Choose a player."""
        self.chooses(f"choose:{other.letter}")


class Supply:
    """The playing cards that are not yet drawn into the position."""

    def __init__(self, cards: list[int], words: list[str]) -> None:
        self.free = cards.copy()
        self.kinds = {facts.id: number for number, facts in KINDS.items()}
        for word in words:
            if "." in word:
                self.free.remove(FACE_WORDS.index(word))

    def take(self, words: list[str]) -> list[int]:
        """The cards of these words."""
        return [FACE_WORDS.index(word) if "." in word else self.any_of(word) for word in words]

    def any_of(self, kind: str) -> int:
        """The first free copy of a kind, or the first free card of this rank and suit (`10H`)."""
        card = next(
            card
            for card in self.free
            if KIND[card] == self.kinds.get(kind, 0) or FACE_WORDS[card].partition(".")[2] == kind
        )
        self.free.remove(card)
        return card


class Line:
    """One line of a drawn position, split into its words."""

    def __init__(self, text: str) -> None:
        head, _, cards = text.partition(":")
        self.letter, *words = head.split()
        hand, _, in_play = cards.partition("|")
        self.hand = hand.split()
        self.in_play = [word.removesuffix(LAID_NOW) for word in in_play.split()]
        self.fresh = [word.endswith(LAID_NOW) for word in in_play.split()]
        self.role = next((word for word in words if word in ROLES), "")
        self.dead, self.ghost, self.skip = "dead" in words or "ghost" in words, "ghost" in words, "skip" in words
        self.second = next((word.partition("=")[2] for word in words if word.startswith("second=")), "")
        self.copied = [word[1:] for word in words if word.startswith("+")]
        self.character = next((word for word in words if word in SOURCE_WORDS), "")
        life = next((word for word in words if word[0].isdigit()), "")
        self.life, _, self.max_life = life.partition("/")


def table(
    *lines: str,
    deck: str = REST,
    discards: str = "",
    event: str = "",
    note: int = NOBODY,
    show: str = "",
    events: str = "",
    shows: str = "",
    turn: str = "A",
    phase: str = "play",
    first_dead: str = "",
    options: Mapping[str, SettingValue] | None = None,
    seed: str = "1",
    two: bool = False,
    carried: Mapping[str, object] | None = None,
) -> list[Actor]:
    """The figures of a position (see above). `deck`, `events` and `shows` are written from the top, `discards` to it.

    `phase` is where the turn stands: `turn` (before step 0: the announcer turns up an event), `steps` (at step 2),
    `draw`, `play`, `ranch` (end of phase 2), `limit`, `end`. With `two` the four lines are the figures of two players.
    `carried` is what an earlier game of a match hands on.
    """
    drawn = [Line(line) for line in lines]
    assert [line.letter for line in drawn] == list(LETTERS[: len(drawn)])
    seats = len(drawn) // 2 if two else len(drawn)
    setup = GAME.setup(seats, {**EVERYTHING, **(options or {})}, seed, carried=carried)
    g = BangGame(setup, from_seed(seed), HouseRules(setup))
    g.players = [Player() for _ in range(seats)]
    g.figures = [Figure(number // 2 if two else number) for number in range(len(drawn))]
    g.ring = list(range(len(drawn)))
    g.active_figures = [2 * seat if two else seat for seat in range(seats)]
    g.mode = mode_for(g)
    take_over(g)
    place_figures(g, drawn, two=two)
    place_cards(g, drawn, deck.split(), discards.split())
    g.events.current, g.events.note, g.events.show_event = number_of(event), note, number_of(show)
    g.events.used = [g.events.current] if g.events.current else []
    g.events.pile = [number_of(word) for word in reversed(events.split())]
    g.events.show_pile = [number_of(word) for word in reversed(shows.split())]
    dead = [number for number, line in enumerate(drawn) if line.dead]
    g.history.first_dead = LETTERS.index(first_dead) if first_dead else next(iter(dead), NOBODY)
    begin(g, LETTERS.index(turn), phase)
    whole = Table(g)
    return [Actor(whole, number) for number in range(len(drawn))]


def number_of(word: str) -> int:
    """The number of a source; none: 0."""
    return SOURCE_WORDS.index(word) if word else 0


def place_figures(g: BangGame, drawn: list[Line], *, two: bool) -> None:
    """Roles, characters and life points."""
    roles = [role for role, count in FACTS["roles"].get(len(drawn), {}).items() for _ in range(count)]
    for line in drawn:
        if line.role in roles:
            roles.remove(line.role)
    named = {word for line in drawn for word in (line.character, line.second, *line.copied)}
    plain = [number for number in g.house_rules.characters if SOURCE_WORDS[number] not in named]
    for line, figure in zip(drawn, g.figures, strict=True):
        if not two:
            figure.role = ROLES.index(line.role or (roles.pop(0) if roles else ROLES[Role.OUTLAW]))
        figure.character = number_of(line.character) or plain.pop(0)
        figure.abilities = [figure.character] if line.character else []
        figure.abilities += [number_of(word) for word in line.copied]
        figure.second_character = number_of(line.second) or (0 if two else plain.pop())
        life = character_of(figure.character).life if line.character else 4
        figure.max_life = int(line.max_life or life + int(figure.role == Role.SHERIFF))
        figure.life = 0 if line.dead else int(line.life or figure.max_life)
        figure.alive, figure.ghost, figure.skips_turn = not line.dead, line.ghost, line.skip
        figure.role_known_by = EVERYONE if figure.role == Role.SHERIFF or line.dead or g.mode_rules.open_roles else 0
    opener = Role.DEPUTY if g.mode_rules.open_roles else Role.SHERIFF
    g.announcer = next((number for number, figure in enumerate(g.figures) if figure.role == opener), 0)


def place_cards(g: BangGame, drawn: list[Line], deck: list[str], discards: list[str]) -> None:
    """Hands, cards in play, discard pile and deck."""
    on_top = [word for word in deck if word != REST]
    words = on_top + discards + [word for line in drawn for word in line.hand + line.in_play]
    supply = Supply(g.house_rules.cards, words)
    for line, figure in zip(drawn, g.figures, strict=True):
        for card in supply.take(line.hand):
            g.players[figure.owner].gain(card, 0)
        figure.in_play = supply.take(line.in_play)
        figure.not_ready = [card for card, fresh in zip(figure.in_play, line.fresh, strict=True) if fresh]
    g.piles.discards = supply.take(discards)
    g.piles.deck = list(reversed(supply.take(on_top)))
    if REST in deck:
        g.random.shuffle(supply.free)
        g.piles.deck = supply.free + g.piles.deck
    g.piles.deck_known_by = [0] * len(g.piles.deck)


def begin(g: BangGame, turn: int, phase: str) -> None:
    """Start the position where its turn stands."""
    g.turn = turn
    for seat, figure in enumerate(g.active_figures):
        set_active(g, seat, turn if g.owner(turn) == seat else figure)
    to_the_turn = g.circle(g.announcer, 1)
    g.begun_this_round = to_the_turn[: to_the_turn.index(turn) + 1]
    if phase == "turn":
        g.begun_this_round = g.ring.copy() if turn == g.announcer else g.begun_this_round[:-1]
        g.then(TurnStart(turn))
    elif phase == "end":
        g.then(EndOfTurn(turn, 0))
    else:
        at = 0 if phase == "steps" else len(g.mode_rules.steps_of_turn(g)) + PHASES.index(phase)
        g.then(Turn(turn, at))
    g.start()


def play_checked_game(seats: int, options: Mapping[str, SettingValue], seed: int) -> BangGame:
    """Play a random game to its end. No card is lost, and what is imagined for a seat looks to it like the table."""
    random = QuickRandom(seed)
    g = GAME.deal(GAME.setup(seats, options, str(seed)), random.clone())
    conserved = GAME.conserved(g)
    while g.decisions():
        decision = random.pick([found for found in g.decisions() if found.waits] or g.decisions())
        g.apply(decision.seat, random.pick(decision.options))
        assert GAME.conserved(g) == conserved
        if random.below(20) == 0:
            seat = random.below(seats + 1) - 1
            imagined = GAME.imagine(g, seat, random)
            assert GAME.view(imagined, seat).plain() == GAME.view(g, seat).plain()
        assert g.version < 20000
    return g
