"""Positions of Targi: the state of a table as text, for tests, bug reports and sandbox tables
(games/targi/NOTATION.md).

A cell that is not named is filled with a card of the type that the setup puts there (TARGI-S2). A file written from a
state names everything and includes the pending frames.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.core.decisions import NOBODY
from igroteka.core.errors import BadPosition
from igroteka.core.phrases import LETTERS
from igroteka.core.position_fields import (
    FILL,
    check_known,
    read_flag,
    read_list,
    read_mapping,
    read_number,
    read_seat,
    to_mapping,
)
from igroteka.core.random import Random
from igroteka.core.setup import Setup
from igroteka.core.state import AnyFrame
from igroteka.games.targi.rules.actions import ActionOver, Refill, Turn
from igroteka.games.targi.rules.components import (
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
from igroteka.games.targi.rules.frames import AfterRaid, EndTurn, MoveRobber, PlaceTargis
from igroteka.games.targi.rules.grid import CELL, CELL_WORDS, CELLS, CORNERS, GOODS_CELLS, PLACE_WORDS, rounds_begun
from igroteka.games.targi.rules.house_rules import house_rules_of
from igroteka.games.targi.rules.position_checks import ACTIONS, PHASES, PLACING, RAID, ROBBER, check
from igroteka.games.targi.rules.raids import Raid
from igroteka.games.targi.rules.state import ENDINGS, EVERY_ENDING, RUNNING, Player, TargiGame
from igroteka.games.targi.rules.tribe import TakenCard

DOWN: Final = ".down"
NO_CARD: Final = "empty"
# Each deck with its discard pile, and whether it holds tribe cards.
_DECKS: Final = (("goods_deck", "goods_discards", False), ("tribe_deck", "tribe_discards", True))
FIELDS: Final = (
    *("phase", "robber", "first", "turn", "centre", "players", "drawn", "drawn_public", "ending", "left"),
    *("goods_deck", "goods_discards", "tribe_deck", "tribe_discards"),
)


# Writing.


def describe(g: TargiGame) -> dict[str, object]:
    """The game's own fields of a position that reproduces this state."""
    data: dict[str, object] = {
        "phase": RAID if g.robber in CORNERS else PLACING if g.turn == NOBODY else ACTIONS,
        "robber": g.robber,
        "first": LETTERS[g.first],
        "turn": _letter(g.turn),
        "centre": {CELL_WORDS[cell]: _cell_word(g, cell) for cell in range(CELLS)},
        "players": {LETTERS[seat]: _describe_player(player) for seat, player in enumerate(g.players)},
        "drawn": _word(g.drawn),
        "drawn_public": g.drawn_public,
        "ending": ENDINGS[g.ending],
        "left": _letter(g.left),
    }
    data |= {deck: _words(getattr(g, deck)[::-1]) for deck, _, _ in _DECKS}
    data |= {pile: _words(getattr(g, pile)) for _, pile, _ in _DECKS}
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
        "hand_public": player.hand_public,
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
    check_known(position, FIELDS)
    g = TargiGame(setup, random, house_rules_of(setup))
    rest = Rest(random)
    phase = phase_of(position)
    _set_round(g, position)
    _set_players(g, position, rest)
    g.drawn = rest.card(position.get("drawn", NO_CARD), (True,))
    g.drawn_public = read_flag(position, "drawn_public", default=g.drawn != EMPTY)
    _set_centre(g, position, rest)
    for deck, pile, tribe in _DECKS:
        setattr(g, pile, rest.cards(position.get(pile, []), tribe=tribe))
        _set_deck(g, deck, read_list(position.get(deck, [FILL])), rest, tribe=tribe)
    _fill_centre(g, position, rest)
    for deck, pile, tribe in _DECKS:
        _fill_deck(g, deck, pile, read_list(position.get(deck, [FILL])), rest.take_all(tribe=tribe))
    check(g, phase)
    if g.ending == RUNNING:
        # An empty deck is reshuffled at once (TARGI-A5). A file written from a state has its own frames.
        g.stack = [*_frames(g, phase), ActionOver()]
    return g


class Rest:
    """The cards that a position has not named yet."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.left = all_goods_cards() + all_tribe_cards()

    def card(self, word: object, types: tuple[bool, ...] = (False, True)) -> int:
        """The card of a word, or EMPTY; BadPosition if there is none of these types, or none left."""
        if word == NO_CARD:
            return EMPTY
        card = NUMBER_OF.get(str(word))
        if card is None or str(word).startswith("#") or is_tribe(card) not in types:
            raise BadPosition("error-position-card", card=str(word))
        if card not in self.left:
            count = (all_goods_cards() + all_tribe_cards()).count(card)
            raise BadPosition("error-position-too-many", card=str(word), count=count)
        self.left.remove(card)
        return card

    def cards(self, words: object, *, tribe: bool) -> list[int]:
        """The cards of a list of words."""
        found = read_list(words)
        if NO_CARD in found:
            raise BadPosition("error-position-card", card=NO_CARD)
        return [self.card(word, (tribe,)) for word in found]

    def take(self, *, tribe: bool) -> int:
        """A random card of a type."""
        free = [card for card in self.left if is_tribe(card) == tribe]
        if not free:
            raise BadPosition("error-position-field", field="centre")
        card = self.random.pick(free)
        self.left.remove(card)
        return card

    def take_all(self, *, tribe: bool) -> list[int]:
        """All remaining cards of a type, in random order."""
        cards = [card for card in self.left if is_tribe(card) == tribe]
        self.left = [card for card in self.left if is_tribe(card) != tribe]
        self.random.shuffle(cards)
        return cards


def phase_of(position: Mapping[str, object]) -> str:
    """The phase that a position states, or that follows from whose turn it is."""
    phase = position.get("phase", ACTIONS if position.get("turn") else PLACING)
    if phase not in PHASES:
        raise BadPosition("error-position-field", field="phase")
    return str(phase)


def _set_round(g: TargiGame, position: Mapping[str, object]) -> None:
    g.robber = read_number(position, "robber", 1, high=CORNERS[-1])
    g.round = rounds_begun(g.robber) + int(g.robber in CORNERS)
    g.first = read_seat(position.get("first", LETTERS[0]), g.setup.seats)
    turn = position.get("turn") or (LETTERS[g.first] if phase_of(position) == ACTIONS else "")
    g.turn = read_seat(turn, g.setup.seats) if turn else NOBODY
    ending = position.get("ending", "")
    if ending not in ENDINGS:
        raise BadPosition("error-position-field", field="ending")
    g.ending = EVERY_ENDING[ENDINGS.index(str(ending))]
    left = position.get("left", "")
    g.left = read_seat(left, g.setup.seats) if left else NOBODY


def _set_players(g: TargiGame, position: Mapping[str, object], rest: Rest) -> None:
    players = read_mapping(position, "players")
    named = {read_seat(letter, g.setup.seats): to_mapping(facts, letter) for letter, facts in players.items()}
    for seat in range(g.setup.seats):
        g.players.append(_player(g, named.get(seat, {}), rest))


def _player(g: TargiGame, facts: Mapping[str, object], rest: Rest) -> Player:
    check_known(facts, Player.saved)
    player = Player()
    stock = read_mapping(facts, "stock")
    check_known(stock, KINDS[:COIN])
    player.stock = [read_number(stock, kind, START[i]) for i, kind in enumerate(KINDS[:COIN])]
    _set_display(player, facts.get("display", []), rest)
    player.hand = rest.card(facts.get("hand", NO_CARD), (True,))
    before = max(0, g.round - 1) if player.hand != EMPTY else 0
    player.hand_round = read_number(facts, "hand_round", before, high=g.round)
    player.hand_public = read_flag(facts, "hand_public", default=player.hand != EMPTY)
    player.coins = _display_cards(player, facts, "coins")
    player.used = _display_cards(player, facts, "used")
    player.targis = _places(facts, "targis", 1, CELL)
    player.markers = _places(facts, "markers", CELL, CELL + CELLS)
    player.figures = read_number(facts, "figures", FIGURES, low=1, high=FIGURES)
    player.next_figures = read_number(facts, "next_figures", FIGURES, low=1, high=FIGURES)
    player.card_goods = read_number(facts, "card_goods", 0)
    return player


def _set_display(player: Player, display: object, rest: Rest) -> None:
    rows = read_list(display)
    if len(rows) > ROWS:
        raise BadPosition("error-position-field", field="display")
    for row, words in enumerate(rows):
        if len(read_list(words)) > COLUMNS:
            raise BadPosition("error-position-field", field="display")
        for card in rest.cards(words, tribe=True):
            player.lay(card, row)


def _display_cards(player: Player, facts: Mapping[str, object], field: str) -> list[int]:
    """Cards of the display that a further field names."""
    words = [str(word) for word in read_list(facts.get(field, []))]
    if not set(words) <= {CARD_WORDS[card] for card in player.cards}:
        raise BadPosition("error-position-field", field=field)
    return [NUMBER_OF[word] for word in words]


def _places(facts: Mapping[str, object], field: str, low: int, high: int) -> list[int]:
    """Places from `low` to below `high`, in order."""
    words = read_list(facts.get(field, []))
    for word in words:
        if word not in PLACE_WORDS[low:high]:
            raise BadPosition("error-position-field", field=field)
    return sorted([PLACE_WORDS.index(str(word)) for word in words])


def _set_centre(g: TargiGame, position: Mapping[str, object], rest: Rest) -> None:
    centre = read_mapping(position, "centre")
    check_known(centre, CELL_WORDS)
    for cell, name in enumerate(CELL_WORDS):
        if name in centre:
            word = str(centre[name])
            g.cells[cell] = rest.card(word.removesuffix(DOWN))
            g.face_up[cell] = not word.endswith(DOWN)


def _fill_centre(g: TargiGame, position: Mapping[str, object], rest: Rest) -> None:
    """Fill the cells that are not named."""
    centre = read_mapping(position, "centre")
    for cell, name in enumerate(CELL_WORDS):
        if name not in centre:
            g.cells[cell] = rest.take(tribe=cell not in GOODS_CELLS)


def _set_deck(g: TargiGame, deck: str, words: list[object], rest: Rest, *, tribe: bool) -> None:
    """Set the named cards; dots are filled once all names are known."""
    if words.count(FILL) > 1:
        raise BadPosition("error-position-field", field=deck)
    cards = rest.cards([word for word in words if word != FILL], tribe=tribe)
    setattr(g, deck, cards[::-1])


def _fill_deck(g: TargiGame, deck: str, pile: str, words: list[object], more: list[int]) -> None:
    """Put the remaining cards of a type in place of the dots, or on the discard pile."""
    cards: list[int] = getattr(g, deck)
    if FILL in words:
        at = len(cards) - words.index(FILL)
        cards[at:at] = more
    else:
        getattr(g, pile).extend(more)


def _frames(g: TargiGame, phase: str) -> list[AnyFrame]:
    """The pending frames of a phase; the first to run is last."""
    if phase == ROBBER:
        return [MoveRobber()]
    if phase == RAID:
        return [AfterRaid(), Raid(1 - g.first), Raid(g.first)]
    if phase == PLACING:
        return [PlaceTargis()]
    found: list[AnyFrame] = [EndTurn(g.turn), Turn(g.turn)]
    if EMPTY in g.cells:
        found.append(Refill(g.cells.index(EMPTY), int(g.drawn == EMPTY)))
    if g.drawn != EMPTY:
        found.append(TakenCard(g.turn))
    return found
