"""Drawn positions for tests of Exploding Kittens: players act through real options only.

    a, b, c = table("A: skip*2 nope", "B: defuse", "C:", pile="exploding_kitten skip ...")
    a.plays("skip")

Unless a test says otherwise, the deck has all cards of the box and of the classic deck, so that any card can be drawn
into a position, any title makes a pair or a triple, A is current, and secret questions with one answer (passing without
a Nope) are answered at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from igroteka.core.decisions import CLOCK_SEAT, SECRET
from igroteka.core.phrases import LETTERS
from igroteka.core.random import from_seed
from igroteka.core.setup import SettingValue
from igroteka.core.state import State
from igroteka.games.kittens.game import GAME
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.titles import CARD_WORDS, TITLES
from igroteka.games.kittens.rules.view import KittensBoard
from tests.seated import DrawnTable, Seated

COPIES = 4  # of a card that is in no box
EVERYTHING = " ".join([f"{title.id}:{max(title.count, title.base56) or COPIES}" for title in TITLES])
ALL_CARDS: Mapping[str, SettingValue] = {"deck": "custom", "cards": EVERYTHING, "combos": "standard"}


class Table(DrawnTable):
    def __init__(self, g: KittensGame, *, forced: bool) -> None:
        super().__init__(GAME.id, g)
        self.forced = forced

    @property
    def g(self) -> KittensGame:
        """The present state, also after a choice was taken back."""
        return cast(KittensGame, self.session.state)

    @property
    def pile(self) -> list[str]:
        """The pile, the top first."""
        return [CARD_WORDS[card] for card in reversed(self.g.pile)]

    @property
    def discards(self) -> list[str]:
        """The discard pile; the last one lies on top."""
        return [CARD_WORDS[card] for card in self.g.discards]

    @property
    def current(self) -> str:
        """Whose turn it is."""
        return LETTERS[self.g.current]

    @property
    def owes(self) -> int:
        """How many turns the current player owes, the running one included."""
        return self.g.turns_left

    def go_on(self) -> None:
        """Answer secret questions that have one answer."""
        while self.forced:
            waiting = [d for d in self.g.decisions() if d.visibility == SECRET and d.waits and len(d.options) == 1]
            if not waiting or waiting[0].seat == CLOCK_SEAT:
                return
            self.session.choose(waiting[0].seat, waiting[0].options[0].code, self.g.public_version)

    def close(self) -> None:
        """The table's clock closes the open window (live tables)."""
        self.session.choose(CLOCK_SEAT, "close")
        self.go_on()


class Actor(Seated):
    """One player of a position."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table.session, seat)
        self.table = table

    # What the player sees.

    @property
    def hand(self) -> list[str]:
        """The own cards, in the order of the titles."""
        return [CARD_WORDS[card] for card in self.table.g.players[self.seat].hand]

    @property
    def alive(self) -> bool:
        """Still in the game?"""
        return self.table.g.players[self.seat].alive

    @property
    def board(self) -> KittensBoard:
        """What the player may know of the table."""
        return cast(KittensBoard, self.table.session.view(self.seat).board)

    @property
    def knows(self) -> dict[int, str]:
        """What the player knows of the pile: place (0 is the top) and card."""
        return {known.place: known.card for known in self.board.known_pile}

    # What the player does.

    def chosen(self) -> None:
        """Secret questions with one answer are answered at once."""
        self.table.go_on()

    def plays(self, card: str, at: Actor | None = None) -> None:
        """Play a single card."""
        self.chooses(f"play:{card}:{at.letter}" if at else f"play:{card}")

    def pairs(self, first: str, second: str = "", *, at: Actor, wish: str = "") -> None:
        """Play two alike."""
        self.chooses(f"pair:{first}:{second or first}:{at.letter}" + (f":{wish}" if wish else ""))

    def triples(self, first: str, second: str = "", third: str = "", *, at: Actor, naming: str) -> None:
        """Play three alike and demand a title."""
        self.chooses(f"triple:{first}:{second or first}:{third or second or first}:{at.letter}")
        self.chooses(f"name:{naming}")

    def plays_five(self, *cards: str) -> None:
        """Play five different cards, one by one."""
        for card in cards:
            self.chooses(f"five:{card}")

    def draws(self) -> None:
        """Declare the draw."""
        self.chooses("draw")

    def passes(self) -> None:
        """Do not react."""
        self.chooses("pass")

    def nopes(self) -> None:
        """React with a Nope."""
        self.chooses("nope")

    def alters_now(self) -> None:
        """React with Alter the Future NOW."""
        self.chooses("now")

    def orders(self, *cards: str) -> None:
        """Put cards into an order, the topmost first."""
        self.chooses("order:" + "+".join(cards))

    def puts(self, place: int) -> None:
        """Put a card back under so many cards."""
        self.chooses(f"put:{place}")

    def keeps(self) -> None:
        """Keep the card that has come."""
        self.chooses("keep")

    def shows(self) -> None:
        """Show the kitten that has come."""
        self.chooses("show")

    def gives(self, card: str) -> None:
        """Give a card (Favor, Garbage Collection)."""
        self.chooses(f"give:{card}")

    def takes(self, card: str) -> None:
        """Take a card from the discard pile."""
        self.chooses(f"take:{card}")


def table(
    *hands: str,
    pile: str = "...",
    options: Mapping[str, SettingValue] = ALL_CARDS,
    seed: str = "1",
    live: bool = False,
    forced: bool = True,
    **fields: object,
) -> list[Actor]:
    """The players of a position: a hand for each, such as "A: skip*2 nope"; `fields` are those of position files."""
    small = {"hand": 1} if options.get("deck") == "custom" else {}
    setup = GAME.setup(len(hands), {**small, **options}, seed, live)
    drawn = {hand.partition(":")[0].strip(): hand.partition(":")[2].split() for hand in hands}
    position = {"hands": drawn, "pile": pile.split(), **fields}
    g = GAME.arrange(position, setup, from_seed(seed))
    g.start()
    whole = Table(g, forced=forced)
    return [Actor(whole, seat) for seat in range(len(hands))]


def plain_state(g: State) -> dict[str, object]:
    """Everything of a state, to see that nothing has changed."""
    return GAME.dump(cast(KittensGame, g))
