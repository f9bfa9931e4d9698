"""The features of Exploding Kittens."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import u8

from igroteka.core.phrases import LETTERS
from igroteka.core.setup import Setup
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.games.kittens.research.actions import cards_of
from igroteka.games.kittens.rules import words
from igroteka.games.kittens.rules.deck import HouseRules
from igroteka.games.kittens.rules.reactions import Window, target_of
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.titles import (
    CARD_WORDS,
    EXPLODING,
    IMPLODING,
    IMPLODING_UP,
    STREAKING,
    title_of,
    turned,
)
from igroteka.games.kittens.rules.view import KittensBoard, Played, PlayerBoard, eye
from igroteka.games.kittens.rules.words import DEMAND
from igroteka.research.features.layout import Features, add_one, place_by_number, put, tally

TOP: Final = 5  # number of cards from the top of the pile with their own features


_DEADLY: Final = [title_of(card) in (EXPLODING, IMPLODING) for card in range(len(CARD_WORDS))]


def deadly(card: int) -> bool:
    """True for an Exploding or Imploding Kitten, face up or down."""
    return _DEADLY[card]


@final
class KittensFeatures(Features):
    """Features of what a seat sees of a table of Exploding Kittens."""

    def __init__(self, setup: Setup, figures: int) -> None:
        super().__init__("kittens", vars(words), setup.seats, figures)
        house_rules = HouseRules(setup)
        cards = cards_of(house_rules)
        if IMPLODING in house_rules.titles and IMPLODING_UP not in cards:
            cards = [*cards, IMPLODING_UP]
        names = [CARD_WORDS[card] for card in cards]
        letters = LETTERS[: setup.seats]
        add = self.layout.add
        self.place_of = place_by_number(cards, len(CARD_WORDS))
        self.place_of_word = {word: i for i, word in enumerate(names)}
        self.may_streak = STREAKING in house_rules.titles
        self.current = add("current", letters)
        self.living = add("living", letters)
        self.turns_left = add("turns_left")
        self.attacked = add("attacked")
        self.clockwise = add("clockwise")
        self.barked = add("barked")
        self.turns = add("turns")
        self.pile = add("pile")
        self.kittens = add("kittens")
        self.kittens_sure = add("kittens_sure")
        self.danger = add("danger")
        self.hand = add("hand", names)
        self.picked = add("picked", names)
        self.looked = add("looked", names)
        self.discards = add("discards", names)
        self.top = [add(f"pile_{place}", names) for place in range(TOP)]
        self.known_pile = add("known_pile", names)
        self.hand_sizes = add("cards", letters)
        self.barking = add("barking", letters)
        self.takers = [add(f"taker.{letter}", letters) for letter in letters]
        self.marked = [add(f"marked.{letter}", names) for letter in letters]
        self.known = [add(f"known.{letter}", names) for letter in letters]
        self.windows = add("windows")
        self.played_by = add("played_by", letters)
        self.played_at = add("played_at", letters)
        self.played_cards = add("played_cards", names)
        self.demanded = add("demanded", names)
        self.nopes = add("nopes")

    # From a view.

    def write_view(self, view: View, out: vec[u8]) -> None:
        self.common_from_view(view, out)
        board = cast(KittensBoard, view.board)
        out[self.current + board.current] = 1
        for seat, living in enumerate(board.living):
            put(out, self.living + seat, int(living))
            self._player(seat, board.players[seat], out)
        put(out, self.turns_left, board.turns_left)
        put(out, self.attacked, int(board.attacked))
        put(out, self.clockwise, int(board.direction > 0))
        put(out, self.barked, board.barked)
        put(out, self.turns, board.turns)
        put(out, self.pile, board.pile)
        put(out, self.kittens, board.kittens)
        put(out, self.kittens_sure, int(board.kittens_sure))
        put(out, self.danger, board.danger)
        self._words(self.hand, board.hand, out)
        self._words(self.picked, board.picked, out)
        self._words(self.looked, [board.looked] if board.looked else [], out)
        self._words(self.discards, board.discards, out)
        self._words(self.known_pile, [known.card for known in board.known_pile], out)
        for known in board.known_pile:
            if known.place < TOP:
                self._words(self.top[known.place], [known.card], out)
        put(out, self.windows, len(board.stack))
        if board.stack:
            self._played(board.stack[-1], out)

    def _player(self, seat: int, player: PlayerBoard, out: vec[u8]) -> None:
        put(out, self.hand_sizes + seat, player.cards)
        put(out, self.barking + seat, player.barking)
        if player.taker >= 0:
            out[self.takers[seat] + player.taker] = 1
        self._words(self.marked[seat], player.marked, out)
        self._words(self.known[seat], player.known, out)

    def _played(self, played: Played, out: vec[u8]) -> None:
        out[self.played_by + played.player] = 1
        if played.target >= 0:
            out[self.played_at + played.target] = 1
        self._words(self.played_cards, played.cards, out)
        self._words(self.demanded, [played.title] if played.title else [], out)
        put(out, self.nopes, len(played.nopes))

    def _words(self, start: int, cards: list[str], out: vec[u8]) -> None:
        for card in cards:
            add_one(out, start + self.place_of_word[card])

    # From a state.

    def write_state(self, state: State, seat: int, out: vec[u8]) -> None:
        g = cast(KittensGame, state)
        self.common_from_state(g, seat, out)
        sees = eye(g, seat)
        out[self.current + g.current] = 1
        self._players(g, seat, sees, out)
        put(out, self.turns_left, g.turns_left)
        put(out, self.attacked, int(g.attacked))
        put(out, self.clockwise, int(g.direction > 0))
        put(out, self.barked, g.barked)
        put(out, self.turns, g.turns)
        put(out, self.pile, len(g.pile))
        self._kittens(g, seat, sees, out)
        if g.players[seat].alive:
            self._cards(self.hand, g.players[seat].hand, out)
            if seat == g.current:
                self._cards(self.picked, g.picked, out)
        if g.moving and g.moving_known[-1] & sees:
            self._cards(self.looked, g.moving[-1:], out)
        self._cards(self.discards, g.discards, out)
        self._pile(g, sees, out)
        self._windows(g, out)

    def _players(self, g: KittensGame, seat: int, sees: int, out: vec[u8]) -> None:
        for other, player in enumerate(g.players):
            put(out, self.living + other, int(player.alive))
            put(out, self.barking + other, player.barking)
            if player.taker >= 0:
                out[self.takers[other] + player.taker] = 1
            picked = g.picked if other == g.current else []
            put(out, self.hand_sizes + other, len(player.hand) + len(picked))
            self._known(other, seat, player.hand, player.known, sees, out)
            if picked:
                self._known(other, seat, picked, g.picked_known, sees, out)

    def _known(self, other: int, seat: int, cards: list[int], known: list[int], sees: int, out: vec[u8]) -> None:
        for i, card in enumerate(cards):
            if turned(card):
                add_one(out, self.marked[other] + self.place_of[card])
            elif known[i] & sees and seat != other:
                add_one(out, self.known[other] + self.place_of[card])

    def _kittens(self, g: KittensGame, seat: int, sees: int, out: vec[u8]) -> None:
        """Deadly kittens that can be in the pile, and the probability that the top card is one (see `view.danger`)."""
        unseen = unseen_deadly = seen_deadly = 0
        for i, card in enumerate(g.pile):
            if g.pile_known[i] & sees:
                seen_deadly += deadly(card)
            else:
                unseen += 1
                unseen_deadly += deadly(card)
        hidden = hidden_kittens(g, seat, sees)
        put(out, self.kittens, seen_deadly + unseen_deadly + hidden)
        put(out, self.kittens_sure, int(not (self.may_streak and may_be_kept(g, seat, sees))))
        if g.pile:
            if g.pile_known[-1] & sees:
                out[self.danger] = 100 if deadly(g.pile[-1]) else 0
            else:
                out[self.danger] = min(100, round(100 * (unseen_deadly + hidden) / unseen))

    def _pile(self, g: KittensGame, sees: int, out: vec[u8]) -> None:
        last = len(g.pile) - 1
        for i, known in enumerate(g.pile_known):
            if known & sees:
                place = self.place_of[g.pile[i]]
                add_one(out, self.known_pile + place)
                if last - i < TOP:
                    add_one(out, self.top[last - i] + place)

    def _windows(self, g: KittensGame, out: vec[u8]) -> None:
        windows = [frame for frame in g.stack if isinstance(frame, Window)]
        if not windows:
            return
        put(out, self.windows, len(windows))
        top = windows[-1]
        out[self.played_by + top.players[0]] = 1
        target = target_of(top.action)
        if target >= 0:
            out[self.played_at + target] = 1
        self._cards(self.played_cards, top.cards(g), out)
        if top.action.verb is DEMAND:
            self._cards(self.demanded, [title_of(top.action.numbers[1])], out)
        put(out, self.nopes, len(top.players) - 1)

    def _cards(self, start: int, cards: list[int], out: vec[u8]) -> None:
        tally(out, start, cards, self.place_of)


def hidden_kittens(g: KittensGame, seat: int, sees: int) -> int:
    """Deadly kittens in transit or in other hands that this seat does not know."""
    found = 0
    for i, card in enumerate(g.moving):
        if deadly(card) and not g.moving_known[i] & sees:
            found += 1
    for other, player in enumerate(g.players):
        if other != seat or not player.alive:
            for i, card in enumerate(player.hand):
                if deadly(card) and not player.known[i] & sees:
                    found += 1
    return found


def may_be_kept(g: KittensGame, seat: int, sees: int) -> bool:
    """KIT-08: True if somebody may secretly keep an Exploding Kitten beside a Streaking one (see
    `view.may_be_kept`).
    """
    if STREAKING in g.aside:
        return True
    for i, card in enumerate(g.pile):
        if card == STREAKING and not g.pile_known[i] & sees:
            return True
    for i, card in enumerate(g.moving):
        if card == STREAKING and not g.moving_known[i] & sees:
            return True
    for other, player in enumerate(g.players):
        for i, card in enumerate(player.hand):
            mine = other == seat and (player.alive or player.known[i] & sees != 0)
            if title_of(card) == STREAKING and not mine:
                return True
    return False


FEATURES: Final = KittensFeatures
