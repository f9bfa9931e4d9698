"""The state of a game of Exploding Kittens: hands, pile, discard pile, turns, and who knows what.

Knowledge is stored with the cards: each card in a hand or in the pile has a mask of the seats that know it. Copies of a
title are interchangeable, so knowledge of a hand is how many copies a seat knows of: the masks of equal cards are
nested, the widest first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Literal, final

from mypy_extensions import i64

from igroteka.core.decisions import NOBODY
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.random import Random
from igroteka.core.setup import Setup
from igroteka.core.state import Record, State
from igroteka.games.kittens.rules.deck import HouseRules
from igroteka.games.kittens.rules.others import Others, others_of
from igroteka.games.kittens.rules.titles import IMPLODING, TITLES, TURNED, bit_of, count_in, title_of, turned
from igroteka.games.kittens.rules.words import LOG_IMPLODING_AT

NO_CARD: Final = -1

# How a player was eliminated (KIT-E03).
Cause = Literal[0, 1, 2, 3, 4]
EXPLODED: Final = 0
IMPLODED: Final = 1
BARKED: Final = 2
STREAKING_LOST: Final = 3
LEFT: Final = 4
CAUSES: Final = ("exploding", "imploding", "barking", "streaking_lost", "left")


@final
class Player(Record):
    """One player's cards: the hand in title order, and what lies in front of the player.

    `titles` is a mask of the titles in the hand, `twins` and `triplets` of those with at least two and three copies.
    Call `update_title_masks` after changing the hand other than by `gain` and `lose`.
    """

    saved: ClassVar[tuple[str, ...]] = ("hand", "known", "alive", "taker", "barking")
    derived: ClassVar[tuple[str, ...]] = ("titles", "twins", "triplets")

    def __init__(self, hand: list[int] | None = None, known: list[int] | None = None) -> None:
        self.hand = [] if hand is None else hand
        # For each card of the hand, the seats that know it; the owner always does.
        self.known = [] if known is None else known
        self.alive = True
        self.taker = NOBODY  # owner of the I'll Take That in front of this player (KIT-26)
        self.barking = 0  # a lone Barking Kitten in front of this player (KIT-04d)
        self.titles: i64 = 0
        self.twins: i64 = 0
        self.triplets: i64 = 0

    def clone(self) -> Player:
        other = Player(self.hand.copy(), self.known.copy())
        other.alive = self.alive
        other.taker = self.taker
        other.barking = self.barking
        other.titles = self.titles
        other.twins = self.twins
        other.triplets = self.triplets
        return other

    def update_title_masks(self) -> None:
        """Recompute the masks of titles from the hand."""
        self.titles = 0
        self.twins = 0
        self.triplets = 0
        for card in self.hand:
            self.note(title_of(card))

    def note(self, title: int) -> None:
        """Add a card of this title to the masks."""
        bit = bit_of(title)
        self.triplets |= self.twins & bit
        self.twins |= self.titles & bit
        self.titles |= bit

    def holds(self, title: int) -> bool:
        """True if the hand has a card of this title, marked or not."""
        return self.titles & bit_of(title) != 0

    def copies(self, title: int) -> int:
        """The number of cards of this title in the hand."""
        count = 0
        for card in self.hand:
            if title_of(card) == title:
                count += 1
        return count

    def copy_of(self, title: int) -> int:
        """The card that leaves when this title is used: a marked copy first (KIT-X08)."""
        hand = self.hand
        return title + TURNED if hand and turned(hand[-1]) and self.has(title + TURNED) else title

    def gain(self, card: int, known: int) -> None:
        """Add a card to the hand, known to the seats of the mask."""
        hand, masks = self.hand, self.known
        at = self.place_of(card)
        hand.insert(at, card)
        self.note(title_of(card))
        while at < len(masks) and hand[at + 1] == card:
            before = masks[at]
            masks[at] = before | known
            known &= before
            at += 1
        masks.insert(at, known)

    def lose(self, card: int) -> int:
        """Remove a card that everybody sees leave, or whose owner the others can follow. Returns its mask of
        knowledge.
        """
        at = self.place_of(card)
        self.hand.pop(at)
        self.miss(title_of(card))
        return self.known.pop(at)

    def miss(self, title: int) -> None:
        """Remove a card of this title from the masks."""
        bit = bit_of(title)
        if not self.twins & bit:
            self.titles &= ~bit
        elif not self.triplets & bit:
            self.twins &= ~bit
        elif self.copies(title) == 2:
            self.triplets &= ~bit

    def has_marked(self) -> bool:
        """True if any card of the hand is marked. Marked cards come last."""
        hand = self.hand
        return len(hand) > 0 and turned(hand[-1])

    def place_of(self, card: int) -> int:
        """The index of this card in the hand, or where it would be inserted."""
        for at, held in enumerate(self.hand):
            if held >= card:
                return at
        return len(self.hand)

    def has(self, card: int) -> bool:
        """True if exactly this card, marked or unmarked, is in the hand."""
        at = self.place_of(card)
        return at < len(self.hand) and self.hand[at] == card

    def clear(self) -> None:
        """Remove all cards from the hand."""
        self.hand, self.known = [], []
        self.titles, self.twins, self.triplets = 0, 0, 0

    def forget_except(self, seats: int) -> None:
        """An unseen card has left: only the seats of the mask still know the rest, apart from marked cards."""
        for i, card in enumerate(self.hand):
            if card < TURNED:
                self.known[i] &= seats


@final
class KittensGame(State):
    """The whole table. The last card of `pile` is its top; the last of `discards` is the most recent."""

    over_rule: ClassVar[str] = "KIT-B23"
    saved: ClassVar[tuple[str, ...]] = (
        *("players", "pile", "pile_known", "discards", "table"),
        *("picked", "picked_known", "moving", "moving_known", "aside"),
        *("current", "turns_left", "attacked", "direction", "barked", "met_empty_pile", "over"),
        *("turns", "nopes", "defuses", "eliminated", "causes", "kitten_put_by", "drawn_since_put"),
    )
    keys: ClassVar[Mapping[str, str]] = {"met_empty_pile": "dry", "eliminated": "fallen"}
    derived: ClassVar[tuple[str, ...]] = ("living_seats", "discarded")

    def __init__(self, setup: Setup, random: Random, house_rules: HouseRules, like: KittensGame | None = None) -> None:
        """A table without cards, or a copy of another state."""
        super().__init__(setup, random)
        self.house_rules = house_rules
        self.players: list[Player] = [player.clone() for player in like.players] if like else []
        # The living players, as a mask; call `update_living_seats` after changing who is alive.
        self.living_seats: i64 = like.living_seats if like else 0
        self.pile: list[int] = like.pile.copy() if like else []
        self.pile_known: list[int] = like.pile_known.copy() if like else []
        self.discards: list[int] = like.discards.copy() if like else []
        # How many discards there are of each title; call `count_discards` after setting the discards.
        self.discarded: list[int] = like.discarded.copy() if like else [0] * len(TITLES)
        # Played cards whose windows are open (KIT-N03).
        self.table: list[int] = like.table.copy() if like else []
        # Cards of the current player's hand chosen for a combo but not yet laid down.
        self.picked: list[int] = like.picked.copy() if like else []
        self.picked_known: list[int] = like.picked_known.copy() if like else []
        # Cards in transit: drawn, stolen, given, or taken up to be put back.
        self.moving: list[int] = like.moving.copy() if like else []
        self.moving_known: list[int] = like.moving_known.copy() if like else []
        # Out of the game, unseen by all (KIT-S05).
        self.aside: list[int] = like.aside.copy() if like else []
        # Eliminated players in this order, and the cause of each.
        self.eliminated: list[int] = like.eliminated.copy() if like else []
        self.causes: list[int] = like.causes.copy() if like else []
        self.current = 0
        self.turns_left = 1
        self.attacked = False
        self.direction = 1
        self.barked = 0  # Barking Kittens used this turn (KIT-04)
        self.met_empty_pile = 0  # mask of players who had to draw from an empty pile since the last draw (KIT-X09)
        self.over = False
        # Who last put a kitten back unseen, if the pile has kept its order since then, and how many cards have been
        # drawn from its top since then. Everybody has seen both.
        self.kitten_put_by = NOBODY
        self.drawn_since_put = 0
        # For statistics (KIT-E03).
        self.turns = 0
        self.nopes = 0
        self.defuses = 0

    def clone(self) -> KittensGame:
        other = KittensGame(self.setup, self.random.clone(), self.house_rules, self)
        other.copy_shared(self)
        other.current = self.current
        other.turns_left = self.turns_left
        other.attacked = self.attacked
        other.direction = self.direction
        other.barked = self.barked
        other.met_empty_pile = self.met_empty_pile
        other.over = self.over
        other.kitten_put_by = self.kitten_put_by
        other.drawn_since_put = self.drawn_since_put
        other.turns = self.turns
        other.nopes = self.nopes
        other.defuses = self.defuses
        return other

    # Who.

    def alive(self, seat: int) -> bool:
        """True if this player is still in the game."""
        return self.living_seats & bit_of(seat) != 0

    def count_living(self) -> int:
        """The number of players still in the game."""
        return len(self.players) - len(self.eliminated)

    def others(self, seat: int) -> list[int]:
        """The other living players in turn order, starting with the next. The list is shared."""
        return self.others_among(seat, self.living_seats).seats

    def others_among(self, seat: int, players: i64) -> Others:
        """The players of a mask except this one, in turn order."""
        return others_of(seat, players & ~bit_of(seat), self.direction)

    def update_living_seats(self) -> None:
        """Recompute the mask of living players."""
        self.living_seats = 0
        for seat, player in enumerate(self.players):
            if player.alive:
                self.living_seats |= bit_of(seat)

    def with_cards(self) -> i64:
        """The living players with cards in hand, as a mask."""
        found: i64 = 0
        bit: i64 = 1
        for player in self.players:
            if player.alive and player.hand:
                found |= bit
            bit += bit
        return found

    def after(self, seat: int) -> int:
        """The next seat in the direction of play, alive or not."""
        n = len(self.players)
        seat += self.direction
        return 0 if seat == n else seat if seat >= 0 else n - 1

    def held_by_others(self, seat: int) -> i64:
        """The titles in the hands of all living players except this one, as a mask."""
        found: i64 = 0
        for other, player in enumerate(self.players):
            if other != seat and player.alive:
                found |= player.titles
        return found

    def next_living(self, seat: int) -> int:
        """The next living player in the direction of play (KIT-T10)."""
        seat = self.after(seat)
        while not self.players[seat].alive:
            seat = self.after(seat)
        return seat

    # Cards in view of all.

    def unseen(self, title: int) -> int:
        """The number of cards of this title that are not in public view (KIT-N09)."""
        count = self.house_rules.counts[title]
        if not count:
            return 0
        return count - self.discarded[title] - count_in(self.table, title)

    def discard(self, card: int) -> None:
        """Discard a card face up. It loses its mark."""
        title = title_of(card)
        self.discards.append(title)
        self.discarded[title] += 1

    def discard_all(self, cards: list[int]) -> None:
        """Discard cards in this order."""
        for card in cards:
            self.discard(card)

    def take_discard(self, place: int) -> None:
        """Take a card out of the discard pile."""
        self.discarded[self.discards.pop(place)] -= 1

    def count_discards(self) -> None:
        """Count the titles of the discards."""
        self.discarded = [count_in(self.discards, title) for title in range(len(TITLES))]

    def spend(self, seat: int, title: int) -> int:
        """Remove a card of this title from a hand in public, a marked copy first (KIT-X08)."""
        player = self.players[seat]
        card = player.copy_of(title)
        player.lose(card)
        return card

    # Cards are picked before they are laid down. Until then they belong to the hand, and nobody else sees them.

    def pick_for_combo(self, card: int) -> None:
        """The current player sets a card aside for a combo."""
        self.picked_known.append(self.players[self.current].lose(card))
        self.picked.append(card)

    def put_down(self) -> list[int]:
        """Take the picked cards, to lay them on the table."""
        cards = self.picked.copy()
        self.picked.clear()
        self.picked_known.clear()
        return cards

    def take_back(self) -> None:
        """Cancel the combo: the picked cards return to the hand."""
        for card, known in zip(self.picked, self.picked_known, strict=True):
            self.players[self.current].gain(card, known)
        self.put_down()

    # Cards in transit. The last one continues first.

    def move(self, card: int, known: int) -> None:
        """Put a card in transit, known to the seats of the mask."""
        self.moving.append(card)
        self.moving_known.append(known)

    def take_moving(self) -> tuple[int, int]:
        """Take the card in transit and its mask of knowledge; the caller puts it somewhere."""
        return self.moving.pop(), self.moving_known.pop()

    # The pile and who knows what of it (KIT-H03).

    def visible(self, card: int) -> bool:
        """KIT-H06: a face-up Imploding Kitten is visible in the pile, unless the table plays otherwise (KIT-O3)."""
        return turned(card) and self.house_rules.places_public

    def take_from_pile(self, index: int, seen_by: int) -> tuple[int, int]:
        """Remove a card from the pile; returns the card and its mask of knowledge.

        Seats that knew it still do; everybody sees a face-up card. The caller logs this and then calls `see_top_card`.
        """
        card = self.pile.pop(index)
        known = self.pile_known.pop(index) | seen_by
        if index:
            self.drawn_since_put += 1
        return card, EVERYONE if turned(card) else known

    def put_back(self, place: int, by: int) -> None:
        """Put the card in transit below `place` cards. Unless it is visible there, only the seats of the mask `by`
        still know what lies where.
        """
        card, _ = self.take_moving()
        self.lose_track_of_kitten()
        at = len(self.pile) - place
        self.pile.insert(at, card)
        if self.visible(card):
            self.pile_known.insert(at, EVERYONE)
        else:
            self.pile_known.insert(at, by)
            self.forget_pile_except(by)

    def lose_track_of_kitten(self) -> None:
        """The kitten that was put back has been found, or may lie anywhere now."""
        self.kitten_put_by = NOBODY
        self.drawn_since_put = 0

    def forget_pile_except(self, seats: int) -> None:
        """Only the seats of the mask still know the order of the pile, apart from what everybody can see."""
        masks = self.pile_known
        for i, mask in enumerate(masks):
            if mask:
                masks[i] = mask & seats
        if self.house_rules.counts[IMPLODING]:
            self.see_imploding()

    def shuffle_pile(self) -> None:
        """Shuffle the pile (KIT-R44)."""
        self.shuffle(self.pile)
        self.lose_track_of_kitten()
        self.pile_known = [0] * len(self.pile)
        if self.house_rules.counts[IMPLODING]:
            self.see_imploding()

    def see_imploding(self) -> None:
        """Everybody sees where the face-up Imploding Kittens lie, if they are visible (KIT-H06)."""
        for i, card in enumerate(self.pile):
            if self.visible(card):
                self.pile_known[i] = EVERYONE

    def see_pile(self, seat: int, count: int) -> None:
        """A player looks at the top cards of the pile."""
        size = len(self.pile)
        for i in range(max(0, size - count), size):
            self.pile_known[i] |= 1 << seat

    def top_cards(self, count: int) -> list[int]:
        """The top cards of the pile, topmost first; all of them if there are fewer (KIT-R43)."""
        return self.pile[: -count - 1 : -1]

    def see_top_card(self) -> None:
        """Everybody sees a face-up card on top of the pile from now on (KIT-O3)."""
        if self.pile and turned(self.pile[-1]) and self.pile_known[-1] != EVERYONE:
            self.pile_known[-1] = EVERYONE
            self.forbid_undo()
            self.log(LOG_IMPLODING_AT, 0)

    def log_imploding_places(self) -> None:
        """The pile has changed: log where the face-up Imploding Kittens now lie, as far as everybody can see it
        (KIT-H06, KIT-O3).
        """
        self.see_top_card()
        if self.journal is None or not self.house_rules.places_public:
            return
        for i, card in enumerate(self.pile):
            if turned(card):
                self.log(LOG_IMPLODING_AT, len(self.pile) - 1 - i)

    # The end.

    def outcome(self) -> Outcome | None:
        """KIT-E01, KIT-E02: the last living player wins; the others rank by how long they survived."""
        if not self.over:
            return None
        n = len(self.players)
        places = [1] * n
        for rank, seat in enumerate(self.eliminated):
            places[seat] = n - rank
        # By seat: a browser puts these keys into that order, and would compute another checksum of the view.
        causes = {str(seat): CAUSES[cause] for seat, cause in sorted(zip(self.eliminated, self.causes, strict=True))}
        facts = {"turns": self.turns, "causes": causes, "nopes": self.nopes, "defuses": self.defuses}
        return Outcome(places, [int(place == 1) for place in places], facts)

    # Choices, and leaving the game.

    def why_not_in_any_frame(self, seat: int, option: Option) -> str:
        """KIT-B23, KIT-T10: nobody chooses after the end, nor after elimination."""
        if self.over:
            return "KIT-B23"
        if not 0 <= seat < len(self.players):
            return "KIT-T08"
        return "" if self.alive(seat) else "KIT-T10"

    def is_out(self, seat: int) -> bool:
        """KIT-T10: an eliminated player is out for good."""
        return not self.alive(seat)

    def is_turn_of(self, seat: int) -> bool:
        return self.current == seat

    def on_leave(self, seat: int) -> None:
        """KIT-X10: a player who leaves is eliminated."""
        from igroteka.games.kittens.rules.frames import leave

        leave(self, seat)
