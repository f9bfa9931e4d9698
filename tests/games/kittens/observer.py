"""A second opinion on what somebody may know: worked out from the journal as told to a seat, never from the state.

An observer begins with what lies open, reads line by line, and remembers what a careful player would. How many cards
lie where is public (KIT-H01) and taken from the view. Of a hand it keeps two counts: `sure` forgets a hand once an
unseen card has left it, `sharp` then takes only one copy off each title. The engine's view must lie between the two.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import cast

from igroteka.core.phrases import LETTERS
from igroteka.core.setup import SettingValue
from igroteka.core.views import View
from igroteka.games.kittens.rules.view import KittensBoard

Arguments = dict[str, object]
MARKED = ".marked"
IMPLODING_UP = "imploding_kitten.up"
EXPLODING = "exploding_kitten"
BARKING = "barking_kitten"
STREAKING = "streaking_kitten"


class Transit:
    """A card on its way to somebody: what it is, if the observer knows."""

    def __init__(self, card: str | None, to: int) -> None:
        self.card = card
        self.to = to


class Observer:
    """What one seat, or a spectator, can know from what it was told at a table that has agreed on these options."""

    def __init__(self, view: View, agreed: Mapping[str, SettingValue]) -> None:
        self.top_only = agreed["imploding_visibility"] == "top_only"
        self.face_down = agreed["eliminated_hand"] == "face_down"
        self.seat = view.seat
        self.view = view
        board = self.board
        self.own = Counter([title(card) for card in board.hand])
        self.pile: list[str | None] = [None] * board.pile
        for known in board.known_pile:
            self.pile[known.place] = known.card
        self.cards = [player.cards for player in board.players]
        self.marked = [Counter([title(card) for card in player.marked]) for player in board.players]
        self.sure = [Counter(player.known) for player in board.players]
        self.sharp = [Counter(player.known) for player in board.players]
        self.barking = [player.barking for player in board.players]
        self.both_barked = False
        self.burying = -1
        self.taken_up = ""
        self.transit: list[Transit] = []
        self.readers = self.how_to_read()

    @property
    def board(self) -> KittensBoard:
        """The public table after the move that is being read."""
        return cast(KittensBoard, self.view.board)

    def how_to_read(self) -> dict[str, Callable[[Arguments], None]]:
        """What each line of the journal means; all others move no card."""
        return {
            "play": self.play,
            "play-at": self.play_at,
            **dict.fromkeys(("pair", "pair-for", "triple", "five"), self.combo),
            "nope": lambda line: self.lose_open(who(line), "nope"),
            "defuse": lambda line: self.lose_open(who(line), "defuse"),
            "bark-alone": self.bark_alone,
            "bark": self.bark,
            "draw": lambda line: self.draw(line, 0),
            "draw-bottom": lambda line: self.draw(line, -1),
            "hand-on": self.hand_on,
            "show": self.show,
            "put": self.put,
            **dict.fromkeys(("bury", "bury-up"), self.bury),
            "see": self.learn_top,
            **dict.fromkeys(("order", "share"), self.order),
            "mark": self.mark,
            "steal": lambda line: self.move(whom(line), who(line), line),
            "favor": lambda line: self.move(who(line), whom(line), line),
            "demand": self.demand,
            "take": lambda line: self.gain(who(line), str(line["title"])),
            "garbage": self.garbage,
            **dict.fromkeys(("garbage-done", "shuffle"), lambda line: self.forget_pile()),
            "swap": lambda line: self.swap(),
            "catomic": self.catomic,
            "imploding-at": self.imploding_at,
            **dict.fromkeys(("exploded", "imploded"), self.killed),
            "barked": lambda line: self.clear(who(line)),
            "streaking-lost": self.streaking_lost,
            "left": self.left,
        }

    def read(self, lines: list[dict[str, object]], view: View) -> None:
        """Read what was told of one move, after which the table looks like this."""
        self.view = view
        for line in lines:
            reader = self.readers.get(str(line["text"]).removeprefix("kittens-log-"))
            if reader is not None:
                reader(cast(Arguments, line["arguments"]))
        self.transit = [transit for transit in self.transit if self.board.living[transit.to]]
        self.land()
        self.burying = self.asked("bury")
        self.taken_up = self.board.looked if self.burying >= 0 else ""
        if self.asked("order") == self.seat >= 0:
            shown = view.options[0].code.removeprefix("order:").split("+")
            self.pile[: len(shown)] = shown

    def asked(self, question: str) -> int:
        """Who is asked this, as far as everybody knows; -1 if nobody is."""
        seats = [asked.seat for asked in self.view.asked if asked.prompt.phrase.text == f"kittens-ask-{question}"]
        return seats[0] if seats else -1

    def land(self) -> None:
        """A card on its way has arrived once the receiver's hand has grown."""
        if self.transit:
            last = self.transit[-1]
            if self.board.players[last.to].cards == self.cards[last.to] + 1:
                self.transit.pop()
                self.gain(last.to, last.card)

    @property
    def known_pile(self) -> dict[int, str]:
        """What the observer knows of the pile; a card that is being buried has left it."""
        pile = self.pile[1:] if self.burying >= 0 else self.pile
        return {place: card for place, card in enumerate(pile) if card is not None}

    # Hands.

    def gain(self, seat: int, card: str | None) -> None:
        """A card comes into a hand."""
        self.cards[seat] += 1
        if seat == self.seat:
            assert card is not None
            self.own[card] += 1
        elif card is not None:
            self.sure[seat][card] += 1
            self.sharp[seat][card] += 1

    def lose(self, seat: int, card: str) -> None:
        """A card that the observer sees leaves a hand."""
        self.cards[seat] -= 1
        if seat == self.seat:
            self.own[title(card)] -= 1
        if card.endswith(MARKED):
            self.marked[seat][title(card)] -= 1
        else:
            take_one(self.sure[seat], card)
            take_one(self.sharp[seat], card)

    def lose_unseen(self, seat: int) -> None:
        """A card leaves a hand that the observer cannot see: so it was not marked."""
        self.cards[seat] -= 1
        self.sure[seat].clear()
        for card in self.sharp[seat]:
            take_one(self.sharp[seat], card)

    def lose_open(self, seat: int, card: str) -> None:
        """A card is used for all to see, a marked copy first (KIT-X08)."""
        self.lose(seat, card + MARKED if self.marked[seat][card] else card)

    def clear(self, seat: int) -> None:
        """A player is out of the game; only marked cards are shown where hands stay face down (KIT-O4)."""
        self.barking[seat] = 0
        if self.face_down:
            self.cards[seat] -= self.marked[seat].total()
            self.marked[seat].clear()
            return
        self.cards[seat] = 0
        for known in (self.marked[seat], self.sure[seat], self.sharp[seat]):
            known.clear()
        if seat == self.seat:
            self.own.clear()

    def move(self, giver: int, receiver: int, line: Arguments) -> None:
        """A card goes from hand to hand."""
        card = cast("str | None", line.get("card"))
        if card is None:
            self.lose_unseen(giver)
        else:
            self.lose(giver, card)
        self.transit.append(Transit(title(card) if card else None, receiver))

    def demand(self, line: Arguments) -> None:
        """A named card goes from hand to hand."""
        self.lose_open(whom(line), str(line["title"]))
        self.transit.append(Transit(str(line["title"]), who(line)))

    def mark(self, line: Arguments) -> None:
        """A card of a hand is marked."""
        seat, card = whom(line), str(line["card"])
        take_one(self.sure[seat], card)
        take_one(self.sharp[seat], card)
        self.marked[seat][card] += 1

    # Plays.

    def play(self, line: Arguments) -> None:
        """A single card."""
        self.lose_open(who(line), str(line["card"]))
        self.both_barked = False

    def play_at(self, line: Arguments) -> None:
        """A single card with a target; with both Barking Kittens the second one goes too."""
        self.play(line)
        if line["card"] == BARKING:
            self.both_barked = True
            if self.barking[who(line)]:
                self.barking[who(line)] = 0
            else:
                self.lose_open(who(line), BARKING)

    def bark_alone(self, line: Arguments) -> None:
        """The card stays before its player."""
        self.barking[who(line)] = 1

    def bark(self, line: Arguments) -> None:
        """The target gives up the other one, from the table or from the hand."""
        if self.both_barked:
            return
        if self.barking[whom(line)]:
            self.barking[whom(line)] = 0
        else:
            self.lose_open(whom(line), BARKING)

    def combo(self, line: Arguments) -> None:
        """The owner picks the very cards (KIT-X08); whether a marked one is among them is told."""
        for card in cast(list[str], line["cards"]):
            self.lose(who(line), card)

    # The pile.

    def forget_pile(self) -> None:
        """Nobody can follow where any card of the pile has gone."""
        self.pile = [None] * len(self.pile)

    def draw(self, line: Arguments, index: int) -> None:
        """A card leaves the pile; who knew it there knows it still."""
        known = self.pile.pop(index)
        self.transit.append(Transit(cast("str | None", line.get("card", known)), who(line)))

    def hand_on(self, line: Arguments) -> None:
        """It goes to the owner of an I'll Take That."""
        last = self.transit[-1]
        last.to, last.card = whom(line), cast("str | None", line.get("card", last.card))

    def show(self, line: Arguments) -> None:
        """Everybody sees the card that has come to a player, or the kitten that they cannot keep any longer."""
        if self.transit and self.transit[-1].to == who(line):
            self.transit[-1].card = str(line["card"])
        else:
            self.expose(who(line))
            self.transit.append(Transit(EXPLODING, who(line)))

    def expose(self, seat: int) -> None:
        """A kept kitten is seen: its keeper has lost the Streaking Kitten, so it is what was just taken from them."""
        if self.transit and self.transit[-1].card is None:
            self.transit[-1].card = STREAKING
        self.lose_open(seat, EXPLODING)

    def put(self, line: Arguments) -> None:
        """A card goes back into the pile; who does not see where knows no place any more."""
        self.transit.pop()
        self.insert(str(line["card"]), cast("int | None", line.get("place")))

    def insert(self, card: str | None, place: int | None) -> None:
        """A card goes into the pile."""
        if place is None:
            self.pile.append(None)
            self.forget_pile()
        else:
            self.pile.insert(place, card)

    def bury(self, line: Arguments) -> None:
        """The top card goes back somewhere."""
        self.pile.pop(0)
        self.insert(cast("str | None", line.get("card")), cast("int | None", line.get("place")))

    def learn_top(self, line: Arguments) -> None:
        """The observer has looked at the top cards, if the journal says so."""
        shown = cast(list[str], line.get("cards", []))
        self.pile[: len(shown)] = shown

    def order(self, line: Arguments) -> None:
        """The top three cards have been put in order."""
        count = min(3, len(self.pile))
        if count > 1:
            self.pile[:count] = [None] * count
        self.learn_top(line)

    def swap(self) -> None:
        """Top and bottom."""
        if len(self.pile) > 1:
            self.pile[0], self.pile[-1] = self.pile[-1], self.pile[0]

    def catomic(self, line: Arguments) -> None:
        """Exploding Kittens on top, the rest shuffled."""
        count = cast(int, line["count"])
        self.forget_pile()
        self.pile[:count] = [EXPLODING] * count

    def garbage(self, line: Arguments) -> None:
        """A card goes from a hand into the pile."""
        card = cast("str | None", line.get("card"))
        if card is None:
            self.lose_unseen(who(line))
        else:
            self.lose(who(line), card)
        self.pile.append(None)

    def imploding_at(self, line: Arguments) -> None:
        """A face-up card can be seen (KIT-H06); one that lay beneath the card that is being buried, now (KIT-O3)."""
        place = cast(int, line["place"])
        beneath = self.top_only and self.asked("bury") >= 0 and self.board.looked != IMPLODING_UP
        self.pile[place + 1 if beneath else place] = IMPLODING_UP

    # Out of the game.

    def killed(self, line: Arguments) -> None:
        """The kitten was on its way."""
        self.transit.pop()
        self.clear(who(line))

    def streaking_lost(self, line: Arguments) -> None:
        """The kept kitten kills, at once or after it was shown in vain (KIT-O2)."""
        if self.transit and self.transit[-1].to == who(line):
            self.transit.pop()
        else:
            self.expose(who(line))
        self.clear(who(line))

    def left(self, line: Arguments) -> None:
        """What was on its way to one who leaves is discarded, stays with a hand that is face down, or is back in the
        pile, as the numbers of cards tell (KIT-X10).
        """
        seat = who(line)
        self.clear(seat)
        if self.burying == seat:
            self.pile.pop(0)
            self.insert(self.taken_up, self.seen_place(self.taken_up))
        if self.transit and self.transit[-1].to == seat:
            card = self.transit.pop().card
            if self.board.pile > len(self.pile):
                self.insert(card, self.seen_place(card))
            elif self.board.players[seat].cards > self.cards[seat]:
                self.gain(seat, card)

    def seen_place(self, card: str | None) -> int | None:
        """Where a face-up kitten has gone back, if it can be seen in the pile (KIT-H06)."""
        if self.top_only:
            return None
        seen = [known.place for known in self.board.known_pile if known.card == card == IMPLODING_UP]
        before = [place for place, lying in enumerate(self.pile) if lying == IMPLODING_UP]
        for place in seen:
            if sorted([place, *[other + (other >= place) for other in before]]) == sorted(seen):
                return place
        return None


def title(card: str) -> str:
    """The title of a card, marked or not."""
    return card.removesuffix(MARKED)


def take_one(known: Counter[str], card: str) -> None:
    """One card less, if there is one."""
    known[card] = max(0, known[card] - 1)


def who(line: Arguments) -> int:
    """The player of a line."""
    return LETTERS.index(str(line["player"]))


def whom(line: Arguments) -> int:
    """The other player of a line."""
    return LETTERS.index(str(line["target"]))
