"""Ladder: a tiny game that uses everything the core has, so that the core is tested without any real game.

Two to four seats hold cards from one to six, three copies of each.
TOY-T01: a turn is one action: play a card for its points, draw the top card, peek at it, or bury two cards beneath the
deck; whoever can do nothing rests. TOY-T02: a played card stays in the hand while the others may block it with an equal
card. TOY-T03: whoever draws a six may show it for two points; whoever draws another card is asked alike, so that nobody
can tell. TOY-T04: after each round all bid a card at once, and the highest card that nobody else has bid scores five.
TOY-T05: everybody may cheer once, at any time, for a point. TOY-T06: nothing counts after the last round.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from igroteka.core.codec import fill
from igroteka.core.decisions import CLOCK_SEAT, SECRET, WHO_HAS_CHOSEN, Decision
from igroteka.core.errors import BadSetup
from igroteka.core.frames import Answer, Frame, SealedFrame
from igroteka.core.game import Game, Preset
from igroteka.core.options import Option, Verb
from igroteka.core.outcome import Outcome
from igroteka.core.phrases import WORD, Message, Part, Phrase, seat_part
from igroteka.core.random import Random
from igroteka.core.setup import FreeText, IntRange, OneOf, OnOff, SettingValue, Setup
from igroteka.core.state import State, mask
from igroteka.core.views import View, table_view

WORDS: Final = ("one", "two", "three", "four", "five", "six")
SIX: Final = 5
COPIES: Final = 3
HAND: Final = 3

CARD: Final = Part("card", WORD, WORDS, "toy-card-")
CARDS: Final = Part("cards", WORD, WORDS, "toy-card-", many=True)
PLAYER: Final = seat_part("player")
COUNT: Final = Part("count")

PLAY: Final = Verb("toy", "play", CARD)
DRAW: Final = Verb("toy", "draw")
PEEK: Final = Verb("toy", "peek")
BURY: Final = Verb("toy", "bury")
LAY: Final = Verb("toy", "lay", CARD)
REST: Final = Verb("toy", "rest")
PASS: Final = Verb("toy", "pass")
BLOCK: Final = Verb("toy", "block")
KEEP: Final = Verb("toy", "keep")
SHOW: Final = Verb("toy", "show")
BID: Final = Verb("toy", "bid", CARD)
CHEER: Final = Verb("toy", "cheer", offer=True)
CLOSE: Final = Verb("toy", "close")
VERBS: Final = (PLAY, DRAW, PEEK, BURY, LAY, REST, PASS, BLOCK, KEEP, SHOW, BID, CHEER, CLOSE)

ASK_TURN: Final = Phrase("toy-ask-turn", COUNT)
ASK_BURY: Final = Phrase("toy-ask-bury", COUNT)
ASK_BLOCK: Final = Phrase("toy-ask-block", PLAYER, CARD)
ASK_SHOW: Final = Phrase("toy-ask-show")
ASK_BID: Final = Phrase("toy-ask-bid")
ASK_CHEER: Final = Phrase("toy-ask-cheer")
ASK_CLOSE: Final = Phrase("toy-ask-close")

LOG_DEALT: Final = Phrase("toy-log-dealt", PLAYER, secret=(CARDS,))
LOG_ROUND: Final = Phrase("toy-log-round", COUNT)
LOG_PLAY: Final = Phrase("toy-log-play", PLAYER, CARD)
LOG_SCORE: Final = Phrase("toy-log-score", PLAYER, COUNT)
LOG_BLOCK: Final = Phrase("toy-log-block", PLAYER, CARD)
LOG_DRAW: Final = Phrase("toy-log-draw", PLAYER, secret=(CARD,))
LOG_PEEK: Final = Phrase("toy-log-peek", PLAYER, secret=(CARD,))
LOG_BURY: Final = Phrase("toy-log-bury", PLAYER, secret=(CARDS,))
LOG_BURYING: Final = Phrase("toy-log-burying", PLAYER, COUNT)
LOG_SHOW: Final = Phrase("toy-log-show", PLAYER)
LOG_BID: Final = Phrase("toy-log-bid", PLAYER, CARD)
LOG_CHEER: Final = Phrase("toy-log-cheer", PLAYER)
LOG_REST: Final = Phrase("toy-log-rest", PLAYER)


class Toy(State):
    """Hands, a deck whose top is its last card, and for every card of the deck the seats that know it."""

    saved = ("hands", "deck", "known", "drawn", "aside", "discard", "scores", "cheers", "turn", "round", "over")

    def __init__(self, setup: Setup, random: Random) -> None:
        super().__init__(setup, random)
        self.hands: list[list[int]] = [[] for _ in range(setup.seats)]
        self.deck: list[int] = []
        self.known: list[int] = []
        self.drawn: list[int] = []  # the card that the seat that has the turn looks at
        self.aside: list[int] = []  # what it is about to bury
        self.discard: list[int] = []
        self.scores = [0] * setup.seats
        self.cheers = [1 if setup.on("cheers") else 0] * setup.seats
        self.turn = 0
        self.round = 0
        self.over = False

    def clone(self) -> Toy:
        other = Toy(self.setup, self.random.clone())
        other.stack = self.stack.copy()
        other.journal = None
        other.version, other.public_version, other.undo_floor = self.version, self.public_version, self.undo_floor
        other.skip_forced = self.skip_forced
        other.open = self.open
        other.hands = [hand.copy() for hand in self.hands]
        other.deck, other.known = self.deck.copy(), self.known.copy()
        other.drawn, other.aside, other.discard = self.drawn.copy(), self.aside.copy(), self.discard.copy()
        other.scores, other.cheers = self.scores.copy(), self.cheers.copy()
        other.turn, other.round, other.over = self.turn, self.round, self.over
        return other

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        worth = self.scores if self.setup.text("order") == "most" else [-score for score in self.scores]
        places = [1 + sum([other > mine for other in worth]) for mine in worth]
        return Outcome(places, self.scores.copy(), {"rounds": self.round})

    def offers(self) -> list[Decision]:
        """TOY-T05."""
        ask = Message(ASK_CHEER)
        return [Decision(s, ask, [CHEER()], [], waits=False) for s in range(self.setup.seats) if self.cheers[s]]

    def apply_offer(self, seat: int, option: Option) -> None:
        self.cheers[seat] -= 1
        self.scores[seat] += 1
        self.log(LOG_CHEER, seat)

    def why_not_in_any_frame(self, seat: int, option: Option) -> str:
        if self.over:
            return "TOY-T06"
        return "TOY-T05" if option.verb is CHEER else ""

    def after(self, seat: int) -> list[int]:
        """The other seats, in order."""
        return [(seat + i) % self.setup.seats for i in range(1, self.setup.seats)]

    def spend(self, seat: int, card: int) -> None:
        """Put a card from a hand onto the discard pile."""
        self.hands[seat].remove(card)
        self.discard.append(card)

    def draw(self) -> int:
        """Take the top card."""
        self.known.pop()
        return self.deck.pop()


class Round(Frame[Toy]):
    """Everybody has a turn, then all bid."""

    def __init__(self, number: int) -> None:
        self.number = number

    def step(self, g: Toy) -> None:
        g.round = self.number
        if self.number == g.setup.number("rounds"):
            g.over = True
            g.end()
            return
        g.log(LOG_ROUND, self.number)
        for seat in range(g.setup.seats):
            g.then(Turn(seat))
        g.then(Bid())
        g.then(Round(self.number + 1))


class Turn(Frame[Toy]):
    """TOY-T01: one action."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decisions(self, g: Toy) -> list[Decision]:
        hand = g.hands[self.seat]
        options = [PLAY(card) for card in sorted(set(hand))]
        if g.deck:
            options.append(DRAW())
            if not g.known[-1] >> self.seat & 1:
                options.append(PEEK())
        if len(hand) >= 2:
            options.append(BURY())
        return [Decision(self.seat, Message(ASK_TURN, g.round), options or [REST()])]

    def why_not(self, g: Toy, seat: int, option: Option) -> str:
        return "TOY-T02" if option.verb in (PLAY, BLOCK) else "TOY-T01"

    def choose(self, g: Toy, seat: int, option: Option) -> None:
        g.turn = seat
        if option.verb is PLAY:
            card = option.numbers[0]
            g.log(LOG_PLAY, seat, card)
            g.then(Window(seat, card))
            g.then(Play(seat, card))
        elif option.verb is DRAW:
            self.draw(g)
        elif option.verb is PEEK:
            g.known[-1] |= mask(seat)
            g.log_secret(mask(seat), LOG_PEEK, (seat,), (g.deck[-1],))
        elif option.verb is BURY:
            g.log(LOG_BURYING, seat, 2)
            g.keep(Bury(seat, 2))
        else:
            g.log(LOG_REST, seat)

    def draw(self, g: Toy) -> None:
        card = g.draw()
        g.drawn.append(card)
        g.log_secret(mask(self.seat), LOG_DRAW, (self.seat,), (card,))
        g.then(Found(self.seat))


class Play(Frame[Toy]):
    """TOY-T02: a card on its way. It is public that its player holds it."""

    def __init__(self, seat: int, card: int, blocked: int = 0) -> None:
        self.seat = seat
        self.card = card
        self.blocked = blocked

    def step(self, g: Toy) -> None:
        g.spend(self.seat, self.card)
        if not self.blocked:
            g.scores[self.seat] += self.card + 1
            g.log(LOG_SCORE, self.seat, self.card + 1)

    def on_result(self, value: int) -> Play:
        return Play(self.seat, self.card, value)

    def required_cards(self) -> list[tuple[int, int]]:
        return [(self.seat, self.card)]


class Window(SealedFrame[Toy]):
    """TOY-T02: the first of the others who blocks counts. Nobody learns who could have."""

    first_reaction_counts = True
    visibility = SECRET

    def __init__(self, seat: int, card: int, answers: tuple[Answer, ...] = ()) -> None:
        super().__init__(answers)
        self.seat = seat
        self.card = card

    def asked(self, g: Toy) -> list[int]:
        return g.after(self.seat)

    def decision_for(self, g: Toy, seat: int, *, waits: bool) -> Decision:
        options = [PASS(), BLOCK()] if self.card in g.hands[seat] else [PASS()]
        prompt = Message(ASK_BLOCK, self.seat, self.card)
        return Decision(seat, prompt, options, waits=waits, visibility=self.visibility)

    def clock_decision(self, g: Toy) -> Decision:
        return Decision(CLOCK_SEAT, Message(ASK_CLOSE), [CLOSE()], seconds=g.setup.number("seconds"))

    def why_not(self, g: Toy, seat: int, option: Option) -> str:
        return "TOY-T02"

    def with_answers(self, answers: tuple[Answer, ...]) -> Window:
        return Window(self.seat, self.card, answers)

    def is_reaction(self, option: Option) -> bool:
        return option is BLOCK()

    def resolve(self, g: Toy, answers: list[Answer]) -> None:
        for answer in answers:
            if self.is_reaction(answer.option):
                g.spend(answer.seat, self.card)
                g.log(LOG_BLOCK, answer.seat, self.card)
                g.notify(Play, 1)
                return


class Bury(Frame[Toy]):
    """TOY-T01: two cards go beneath the deck, one after the other."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def decisions(self, g: Toy) -> list[Decision]:
        options = [LAY(card) for card in sorted(set(g.hands[self.seat]))]
        return [Decision(self.seat, Message(ASK_BURY, self.left), options)]

    def why_not(self, g: Toy, seat: int, option: Option) -> str:
        return "TOY-T01"

    def choose(self, g: Toy, seat: int, option: Option) -> None:
        g.hands[seat].remove(option.numbers[0])
        g.aside.append(option.numbers[0])
        if self.left > 1:
            g.log(LOG_BURYING, seat, self.left - 1)
            g.keep(Bury(seat, self.left - 1))
        else:
            self.finish(g)

    def finish(self, g: Toy) -> None:
        cards = g.aside.copy()
        g.aside.clear()
        g.deck[:0] = cards
        g.known[:0] = [mask(self.seat)] * len(cards)
        g.log_secret(mask(self.seat), LOG_BURY, (self.seat,), tuple(cards))


class Found(Frame[Toy]):
    """TOY-T03: a six may be shown. Whether there is anything to choose is a secret."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decisions(self, g: Toy) -> list[Decision]:
        options = [KEEP(), SHOW()] if g.drawn == [SIX] else [KEEP()]
        return [Decision(self.seat, Message(ASK_SHOW), options, visibility=SECRET)]

    def why_not(self, g: Toy, seat: int, option: Option) -> str:
        return "TOY-T03"

    def choose(self, g: Toy, seat: int, option: Option) -> None:
        g.hands[seat].append(g.drawn.pop())
        if option.verb is SHOW:
            g.scores[seat] += 2
            g.log(LOG_SHOW, seat)


class Bid(SealedFrame[Toy]):
    """TOY-T04: everybody who has a card bids one; all are shown together."""

    visibility = WHO_HAS_CHOSEN

    def asked(self, g: Toy) -> list[int]:
        return [seat for seat in range(g.setup.seats) if g.hands[seat]]

    def decision_for(self, g: Toy, seat: int, *, waits: bool) -> Decision:
        options = [BID(card) for card in sorted(set(g.hands[seat]))]
        return Decision(seat, Message(ASK_BID), options, waits=waits, visibility=self.visibility)

    def why_not(self, g: Toy, seat: int, option: Option) -> str:
        return "TOY-T04"

    def with_answers(self, answers: tuple[Answer, ...]) -> Bid:
        return Bid(answers)

    def resolve(self, g: Toy, answers: list[Answer]) -> None:
        bids = [answer.option.numbers[0] for answer in answers]
        single = [bid for bid in bids if bids.count(bid) == 1]
        for answer, bid in zip(answers, bids, strict=True):
            g.spend(answer.seat, bid)
            g.log(LOG_BID, answer.seat, bid)
            if single and bid == max(single):
                g.scores[answer.seat] += 5
                g.log(LOG_SCORE, answer.seat, 5)


@dataclass(frozen=True)
class Board:
    """What one seat may know of the cards."""

    hand: list[str]
    drawn: list[str]
    aside: list[str]
    seen: dict[int, str]  # cards of the deck that this seat knows, by the number of cards above them
    hand_sizes: list[int]
    aside_size: int
    deck_size: int
    discard: list[str]
    scores: list[int]
    cheers: list[int]
    round: int


class ToyGame(Game[Toy]):
    """The contract of Ladder."""

    id = "toy"
    seats = (2, 4)
    settings = (
        IntRange("rounds", "TOY-O1", 2, 1, 3),
        OneOf("order", "TOY-O2", "most", ("most", "least")),
        OnOff("cheers", "TOY-O3", True),
        FreeText("without", "TOY-O4", ""),
        IntRange("seconds", "TOY-O5", 3, 1, 9),
    )
    presets = (
        Preset("short", "TOY-P1", (2, 3, 4), {"rounds": 1}),
        Preset("quiet", "TOY-P2", (2, 3), {"rounds": 3, "cheers": False, "order": "least"}),
    )
    verbs = VERBS
    components = tuple([f"toy-card-{word}" for word in WORDS])
    package = "tests.core.toy"

    def check(self, setup: Setup) -> None:
        for word in setup.text("without").split():
            if word not in WORDS:
                raise BadSetup("error-setting-value", "TOY-O4", setting="without", value=word, allowed=", ".join(WORDS))
        if len(self.cards(setup)) < HAND * setup.seats + setup.seats:
            raise BadSetup("error-seats", "TOY-O4", seats=setup.seats, low=2, high=4)

    def defaults(self, given: Mapping[str, SettingValue], seats: int) -> Mapping[str, SettingValue]:
        """Whoever takes cards out plays a shorter game unless they say otherwise."""
        return {"rounds": 1} if given.get("without") else {}

    def cards(self, setup: Setup) -> list[int]:
        """All cards of this game."""
        without = setup.text("without").split()
        return [card for card, word in enumerate(WORDS) if word not in without for _ in range(COPIES)]

    def deal(self, setup: Setup, random: Random) -> Toy:
        g = Toy(setup, random)
        g.deck = self.cards(setup)
        g.shuffle(g.deck)
        g.known = [0] * len(g.deck)
        for seat, hand in enumerate(g.hands):
            hand.extend([g.draw() for _ in range(HAND)])
            g.log_secret(mask(seat), LOG_DEALT, (seat,), tuple(hand))
        g.then(Round(0))
        g.start()
        return g

    def view(self, g: Toy, seat: int) -> View:
        mine = seat >= 0
        top = len(g.deck) - 1
        board = Board(
            hand=[WORDS[card] for card in sorted(g.hands[seat])] if mine else [],
            drawn=[WORDS[card] for card in g.drawn] if seat == g.turn else [],
            aside=[WORDS[card] for card in g.aside] if seat == g.turn else [],
            seen={top - i: WORDS[g.deck[i]] for i in range(top, -1, -1) if mine and g.known[i] >> seat & 1},
            hand_sizes=[len(hand) for hand in g.hands],
            aside_size=len(g.aside),
            deck_size=len(g.deck),
            discard=[WORDS[card] for card in g.discard],
            scores=g.scores.copy(),
            cheers=g.cheers.copy(),
            round=g.round,
        )
        return table_view(g, seat, board)

    def imagine(self, g: Toy, seat: int, random: Random) -> Toy:
        other = g.clone()
        other.random = random.fork()
        other.skip_forced = False
        promised = [p for frame in g.stack for p in frame.required_cards() if p[0] != seat]
        pool = self.unknown(other, seat)
        for _, card in promised:
            pool.remove(card)
        random.shuffle(pool)
        self.fill_hands(other, seat, promised, pool)
        if other.turn != seat:
            other.drawn = [pool.pop() for _ in other.drawn]
            other.aside = [pool.pop() for _ in other.aside]
        other.deck = [c if other.known[i] >> seat & 1 else pool.pop() for i, c in enumerate(other.deck)]
        other.stack = [frame.as_known_to(other, seat, random) for frame in g.stack]
        other.start()
        return other

    def unknown(self, g: Toy, seat: int) -> list[int]:
        """All cards that this seat does not know."""
        pool = [card for holder, hand in enumerate(g.hands) if holder != seat for card in hand]
        pool += g.drawn + g.aside if g.turn != seat else []
        return pool + [card for i, card in enumerate(g.deck) if not g.known[i] >> seat & 1]

    def fill_hands(self, g: Toy, seat: int, promised: list[tuple[int, int]], pool: list[int]) -> None:
        """Deal the other hands from what is unknown, after the promised cards."""
        for holder, hand in enumerate(g.hands):
            if holder != seat:
                kept = [card for owner, card in promised if owner == holder]
                g.hands[holder] = kept + [pool.pop() for _ in range(len(hand) - len(kept))]

    def restore(self, setup: Setup, random: Random, data: dict[str, object]) -> Toy:
        g = Toy(setup, random)
        fill(g, data, g.saved)
        return g

    def arrange(self, position: Mapping[str, object], setup: Setup, random: Random) -> Toy:
        g = Toy(setup, random)
        rest = self.cards(setup)
        for name in ("hands", "deck", "drawn", "aside", "discard"):
            fill(g, {name: _numbers(position.get(name, getattr(g, name)), rest)}, (name,))
        random.shuffle(rest)
        numbers = {name: position[name] for name in ("scores", "cheers", "turn", "round", "over") if name in position}
        fill(g, numbers, tuple(numbers))
        self.fill_up(g, position, rest)
        fill(g, {"known": position.get("known", [0] * len(g.deck))}, ("known",))
        turns = [Turn(seat) for seat in range(setup.seats - 1, g.turn - 1, -1)]
        g.stack = [Round(g.round + 1), Bid(), *turns]
        return g

    def fill_up(self, g: Toy, position: Mapping[str, object], rest: list[int]) -> None:
        """Deal what a position does not name."""
        if len(g.hands) != g.setup.seats or not 0 <= g.turn < g.setup.seats:
            raise ValueError(f"{len(g.hands)} hands, turn of seat {g.turn}")
        if "hands" not in position:
            g.hands = [[rest.pop() for _ in range(HAND)] for _ in g.hands]
        if "deck" not in position:
            g.deck = rest

    def describe(self, g: Toy) -> dict[str, object]:
        return {
            "hands": [[WORDS[card] for card in hand] for hand in g.hands],
            "deck": [WORDS[card] for card in g.deck],
            "drawn": [WORDS[card] for card in g.drawn],
            "aside": [WORDS[card] for card in g.aside],
            "discard": [WORDS[card] for card in g.discard],
            "known": g.known.copy(),
            "scores": g.scores.copy(),
            "cheers": g.cheers.copy(),
            "turn": g.turn,
            "round": g.round,
            "over": g.over,
        }

    def conserved(self, g: Toy) -> object:
        """Every card is in exactly one place."""
        return sorted([card for hand in g.hands for card in hand] + g.deck + g.drawn + g.aside + g.discard)


def _numbers(words: object, rest: list[int]) -> object:
    """The cards of a list, or of lists in a list, taken from the rest of the cards."""
    if isinstance(words, list):
        return [_numbers(word, rest) for word in words]
    card = WORDS.index(str(words))
    rest.remove(card)
    return card


TOY: Final = ToyGame()
GAME: Final[Game[Any]] = TOY  # as the core knows it: a game of whatever state
