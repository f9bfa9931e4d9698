"""Positions of Targi: a table as a text, for tests, bug reports and sandbox tables.

    game: targi
    seats: 2
    phase: actions                  # robber (a round is to begin), placing, or actions
    robber: 5
    first: A                        # who holds the amulet
    turn: B                         # whose turn it is in phase 4
    centre: {C11: goods_gold, C12: well_discount, C21: goods_vp.down}
    players:
      A:
        stock: {date: 2, salt: 2, pepper: 2, gold: 1, vp: 4}
        display: [[well_discount, camp_trader], [], [oasis_resettle]]
        hand: camel_discount        # taken in an earlier round, seen by all
        targis: [B2, B5]
        markers: [C12]
    goods_deck: [goods_gold, ...]   # the top first; ... is filled up from the rest of the cards
    tribe_deck: [...]
    goods_discards: []              # the last one lies on top
    tribe_discards: []

A cell that is not named is filled with a card of the type that the set-up puts there (TARGI-S2); `empty` is an empty
cell. A stock that is not named is that of the set-up. A deck that is not named is the rest, shuffled. A file written
from a state has further fields: who knows what, and what counts for one round.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.core.errors import BadPosition
from igroteka.core.journal import EVERYONE
from igroteka.core.phrases import LETTERS
from igroteka.core.random import Random
from igroteka.core.setup import Setup
from igroteka.games.targi.actions import Turn
from igroteka.games.targi.components import (
    CARD_WORDS,
    COIN,
    COLUMNS,
    EMPTY,
    FIGURES,
    KINDS,
    NUMBER_OF,
    ROWS,
    START,
    all_goods_cards,
    all_tribe_cards,
    is_tribe,
)
from igroteka.games.targi.frames import EndTurn, MoveRobber, PlaceTargis
from igroteka.games.targi.grid import CELL, CELL_WORDS, CELLS, CORNERS, GOODS_CELLS, PLACE_WORDS, rounds_begun
from igroteka.games.targi.state import ENDINGS, NOBODY, RUNNING, Player, TargiGame
from igroteka.games.targi.terms import Terms

FILL: Final = "..."
DOWN: Final = ".down"
NO_CARD: Final = "empty"
ROBBER: Final = "robber"
PLACING: Final = "placing"
ACTIONS: Final = "actions"
_DECKS: Final = ("goods_deck", "tribe_deck")
_DISCARDS: Final = ("goods_discards", "tribe_discards")
_FIELDS: Final = (
    *("phase", "robber", "round", "first", "turn", "centre", "players", "drawn", "drawn_known", "ending", "left"),
    *_DECKS,
    *_DISCARDS,
)
_PLAYER_FIELDS: Final = (
    *("stock", "display", "hand", "hand_round", "hand_known", "coins", "targis", "markers"),
    *("figures", "next_figures", "used", "card_goods"),
)


# Writing.


def describe(g: TargiGame) -> dict[str, object]:
    """A position's own fields that give this state back."""
    data: dict[str, object] = {
        "phase": PLACING if g.turn == NOBODY else ACTIONS,
        "robber": g.robber,
        "round": g.round,
        "first": LETTERS[g.first],
        "turn": _letter(g.turn),
        "centre": {CELL_WORDS[cell]: _cell_word(g, cell) for cell in range(CELLS)},
        "players": {LETTERS[seat]: _describe_player(player) for seat, player in enumerate(g.players)},
        "drawn": _word(g.drawn),
        "drawn_known": g.drawn_known,
        "ending": ENDINGS[g.ending],
        "left": _letter(g.left),
    }
    data |= {deck: _words(getattr(g, deck)[::-1]) for deck in _DECKS}
    data |= {pile: _words(getattr(g, pile)) for pile in _DISCARDS}
    return data


def _cell_word(g: TargiGame, cell: int) -> str:
    card = g.cells[cell]
    return _word(card) if g.face_up[cell] or card == EMPTY else _word(card) + DOWN


def _describe_player(player: Player) -> dict[str, object]:
    return {
        "stock": {KINDS[kind]: count for kind, count in enumerate(player.stock)},
        "display": [_words(player.row(row)) for row in range(ROWS)],
        "hand": _word(player.hand),
        "hand_round": player.hand_round,
        "hand_known": player.hand_known,
        "coins": _words(player.coins),
        "targis": [PLACE_WORDS[place] for place in player.targis],
        "markers": [PLACE_WORDS[place] for place in player.markers],
        "figures": player.figures,
        "next_figures": player.next_figures,
        "used": _words(player.used),
        "card_goods": player.card_goods,
    }


def _word(card: int) -> str:
    return NO_CARD if card == EMPTY else CARD_WORDS[card]


def _words(cards: list[int]) -> list[str]:
    return [CARD_WORDS[card] for card in cards]


def _letter(seat: int) -> str:
    return "" if seat == NOBODY else LETTERS[seat]


# Reading.


def arrange(position: Mapping[str, object], setup: Setup, random: Random) -> TargiGame:
    """The state that a position describes."""
    _only(position, _FIELDS)
    g = TargiGame(setup, random, Terms(setup))
    rest = Rest(random)
    _set_round(g, position)
    _set_players(g, position, rest)
    g.drawn = rest.card(position.get("drawn", NO_CARD))
    g.drawn_known = _number(position, "drawn_known", EVERYONE if g.drawn != EMPTY else 0)
    for pile in _DISCARDS:
        setattr(g, pile, rest.cards(position.get(pile, [])))
    _set_centre(g, position, rest)
    for deck in _DECKS:
        _set_deck(g, deck, position.get(deck, [FILL]), rest)
    _fill_decks(g, position, rest)
    _set_frames(g, position)
    return g


class Rest:
    """The cards that a position has not named yet."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.left = all_goods_cards() + all_tribe_cards()

    def card(self, word: object) -> int:
        """The card of a word; BadPosition if there is none, or none left."""
        if word == NO_CARD:
            return EMPTY
        card = NUMBER_OF.get(str(word))
        if card is None or str(word).startswith("#"):
            raise BadPosition("error-position-card", card=str(word))
        if card not in self.left:
            count = (all_goods_cards() + all_tribe_cards()).count(card)
            raise BadPosition("error-position-too-many", card=str(word), count=count)
        self.left.remove(card)
        return card

    def cards(self, words: object) -> list[int]:
        """The cards of a list of words."""
        return [self.card(word) for word in _list(words)]

    def take(self, *, tribe: bool) -> int:
        """Any card of a type."""
        card = self.random.pick([card for card in self.left if is_tribe(card) == tribe])
        self.left.remove(card)
        return card

    def take_all(self, *, tribe: bool) -> list[int]:
        """All that is left of a type, in random order."""
        cards = [card for card in self.left if is_tribe(card) == tribe]
        self.left = [card for card in self.left if is_tribe(card) != tribe]
        self.random.shuffle(cards)
        return cards


def _set_round(g: TargiGame, position: Mapping[str, object]) -> None:
    g.robber = _number(position, "robber", 1)
    if not 0 <= g.robber <= CORNERS[-1]:
        raise BadPosition("error-position-field", field="robber")
    g.round = _number(position, "round", rounds_begun(g.robber))
    g.first = _seat(position.get("first", LETTERS[0]))
    ending = position.get("ending", "")
    if ending not in ENDINGS:
        raise BadPosition("error-position-field", field="ending")
    g.ending = ENDINGS.index(str(ending))
    left = position.get("left", "")
    g.left = _seat(left) if left else NOBODY


def _set_players(g: TargiGame, position: Mapping[str, object], rest: Rest) -> None:
    players = _mapping(position.get("players", {}), "players")
    named = {_seat(letter): _mapping(facts, str(letter)) for letter, facts in players.items()}
    for seat in range(g.setup.seats):
        g.players.append(_player(g, named.get(seat, {}), rest))


def _player(g: TargiGame, facts: Mapping[str, object], rest: Rest) -> Player:
    _only(facts, _PLAYER_FIELDS)
    player = Player()
    stock = _mapping(facts.get("stock", {}), "stock")
    _only(stock, KINDS[:COIN])
    player.stock = [_number(stock, kind, START[i]) for i, kind in enumerate(KINDS[:COIN])]
    _set_display(player, facts.get("display", []), rest)
    player.hand = rest.card(facts.get("hand", NO_CARD))
    player.hand_round = _number(facts, "hand_round", max(0, g.round - 1) if player.hand != EMPTY else 0)
    player.hand_known = _number(facts, "hand_known", EVERYONE if player.hand != EMPTY else 0)
    player.coins = [NUMBER_OF[str(word)] for word in _list(facts.get("coins", []))]
    player.used = [NUMBER_OF[str(word)] for word in _list(facts.get("used", []))]
    if not set(player.coins + player.used) <= set(player.cards):
        raise BadPosition("error-position-field", field="coins" if player.coins else "used")
    player.targis = sorted([_place(word, 1, CELL) for word in _list(facts.get("targis", []))])
    player.markers = sorted([_place(word, CELL, CELL + CELLS) for word in _list(facts.get("markers", []))])
    player.figures = _number(facts, "figures", FIGURES)
    player.next_figures = _number(facts, "next_figures", FIGURES)
    player.card_goods = _number(facts, "card_goods", 0)
    return player


def _set_display(player: Player, display: object, rest: Rest) -> None:
    rows = _list(display)
    if len(rows) > ROWS:
        raise BadPosition("error-position-field", field="display")
    for row, words in enumerate(rows):
        if len(_list(words)) > COLUMNS:
            raise BadPosition("error-position-field", field="display")
        for card in rest.cards(words):
            if not is_tribe(card):
                raise BadPosition("error-position-card", card=CARD_WORDS[card])
            player.lay(card, row)


def _set_centre(g: TargiGame, position: Mapping[str, object], rest: Rest) -> None:
    centre = _mapping(position.get("centre", {}), "centre")
    _only(centre, CELL_WORDS)
    for cell, name in enumerate(CELL_WORDS):
        if name in centre:
            word = str(centre[name])
            g.cells[cell] = rest.card(word.removesuffix(DOWN))
            g.face_up[cell] = not word.endswith(DOWN)


def _set_deck(g: TargiGame, deck: str, words: object, rest: Rest) -> None:
    """The cards that are named; the dots are filled once all names are known."""
    cards = rest.cards([word for word in _list(words) if word != FILL])
    setattr(g, deck, cards[::-1])


def _fill_decks(g: TargiGame, position: Mapping[str, object], rest: Rest) -> None:
    """Cells that are not named, then the dots of the decks; what is left over is thrown away."""
    centre = _mapping(position.get("centre", {}), "centre")
    for cell, name in enumerate(CELL_WORDS):
        if name not in centre:
            g.cells[cell] = rest.take(tribe=cell not in GOODS_CELLS)
    for deck, discards in zip(_DECKS, _DISCARDS, strict=True):
        words = _list(position.get(deck, [FILL]))
        more = rest.take_all(tribe=deck == "tribe_deck")
        cards: list[int] = getattr(g, deck)
        if FILL in words:
            at = len(cards) - words.index(FILL)
            cards[at:at] = more
        else:
            getattr(g, discards).extend(more)


def _set_frames(g: TargiGame, position: Mapping[str, object]) -> None:
    """What happens next. A file written from a state says it by its frames."""
    turn = position.get("turn", "")
    phase = position.get("phase", ACTIONS if turn else PLACING)
    if phase not in (ROBBER, PLACING, ACTIONS):
        raise BadPosition("error-position-field", field="phase")
    if g.ending != RUNNING:
        return
    if phase == ROBBER:
        g.stack = [MoveRobber()]
    elif phase == PLACING:
        g.stack = [PlaceTargis()]
    else:
        g.turn = _seat(turn) if turn else g.first
        g.stack = [EndTurn(g.turn), Turn(g.turn)]


def _only(facts: Mapping[str, object], known: tuple[str, ...]) -> None:
    for field in facts:
        if field not in known:
            raise BadPosition("error-position-unknown", field=str(field))


def _place(word: object, low: int, high: int) -> int:
    if word not in PLACE_WORDS[low:high]:
        raise BadPosition("error-position-field", field=str(word))
    return PLACE_WORDS.index(str(word))


def _seat(letter: object) -> int:
    if letter not in (LETTERS[0], LETTERS[1]):
        raise BadPosition("error-position-seat", seat=str(letter))
    return LETTERS.index(str(letter))


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise BadPosition("error-position-list", value=str(value))
    return value


def _mapping(value: object, field: str) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise BadPosition("error-position-field", field=field)
    return value


def _number(facts: Mapping[str, object], name: str, default: int) -> int:
    value = facts.get(name, default)
    if not isinstance(value, int):
        raise BadPosition("error-position-field", field=name)
    return value
