"""What one seat may know of a game of Exploding Kittens (KIT-H), built up from nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from igroteka.core.decisions import NOBODY
from igroteka.core.views import View, table_view
from igroteka.games.kittens.rules.deck import WITH_FIVE
from igroteka.games.kittens.rules.frames import attack_debt
from igroteka.games.kittens.rules.reactions import Window, target_of
from igroteka.games.kittens.rules.state import KittensGame, Player
from igroteka.games.kittens.rules.titles import (
    CARD_WORDS,
    DEFUSE,
    EXPLODING,
    FERAL,
    IMPLODING,
    NUMBERS,
    STREAKING,
    TITLE_WORDS,
    TITLES,
    TURNED,
    bit_of,
    in_combos,
    title_of,
    turned,
)
from igroteka.games.kittens.rules.words import DEMAND, FIVE_DIFFERENT, PAIR, PAIR_FOR, PLAY, PLAY_AT

ONLOOKER = 1 << 62  # a bit that only the mask of everybody contains
DEADLY = (EXPLODING, IMPLODING, EXPLODING + TURNED, IMPLODING + TURNED)
_DEADLY: Final[i64] = bit_of(EXPLODING) | bit_of(IMPLODING)  # as a mask of titles
_KINDS = {
    PLAY.text: "card",
    PLAY_AT.text: "card",
    PAIR.text: "pair",
    PAIR_FOR.text: "pair-for",
    DEMAND.text: "triple",
    FIVE_DIFFERENT.text: "five",
}
_ATTACKS = {number: title.turns for number, title in enumerate(TITLES) if title.turns}


@dataclass(init=False)
class PlayerBoard:
    """A player as this seat sees them: the number of cards, and which of them are known."""

    cards: int
    marked: list[str]  # visible to everybody (KIT-11)
    known: list[str]  # what this seat has seen go there
    taker: int  # owner of the I'll Take That in front of this player
    barking: int


@dataclass
class Played:
    """An action on the table whose window is open, and who has Noped it, in order."""

    player: int
    kind: str  # "card", "pair", "pair-for", "triple" or "five"
    cards: list[str]
    target: int
    title: str
    wish: str  # the kind of card that a thief has announced (KIT-O5)
    nopes: list[int]
    stopped: bool  # True if it would be cancelled now (KIT-N06)
    hits: int  # who would have to take the turns of an attack, or -1
    turns: int  # how many turns (KIT-T07)


@dataclass
class Known:
    """A card of the pile that this seat knows, and how many cards lie on top of it. `open`: everybody knows it."""

    place: int
    card: str
    open: bool


@dataclass(init=False)
class KittensBoard:
    current: int
    turns_left: int
    attacked: bool
    direction: int
    living: list[bool]
    players: list[PlayerBoard]
    hand: list[str]
    picked: list[str]
    looked: str
    pile: int
    known_pile: list[Known]
    discards: list[str]
    stack: list[Played]
    barked: int
    deck: dict[str, int]
    turns: int
    kitten_put_by: int  # who last put a kitten back, unless the order of the pile has changed since then; else -1
    drawn_since_put: int  # number of cards drawn from the top since then
    kittens: int  # Exploding and Imploding Kittens that can be in the pile, as far as this seat knows
    kittens_sure: bool  # False if one of them may be kept beside the Streaking Kitten (KIT-08)
    danger: int  # probability in percent that the top card is one of them
    doomed: bool  # True if this seat would certainly be eliminated by drawing now
    last_defuse: str  # the only card by which this seat could survive an Exploding Kitten, or ""
    five: list[list[str]]  # own cards that may be among five different ones, those that exclude each other together


def view(g: KittensGame, seat: int) -> View:
    """What this seat or a spectator may know."""
    return table_view(g, seat, board(g, seat))


def eye(g: KittensGame, seat: int) -> int:
    """The bit by which a seat knows a card. Eliminated players and spectators know only what everybody knows
    (KIT-H05).
    """
    return 1 << seat if seat >= 0 and g.alive(seat) else ONLOOKER


def board(g: KittensGame, seat: int) -> KittensBoard:
    """The game's own part of a view."""
    mine = seat >= 0 and g.alive(seat)
    sees = eye(g, seat)
    unknown = unknown_hands(g, seat, sees)
    kittens = deadly(g.pile) + deadly(unknown)
    percent = danger(g, sees, kittens)
    found = KittensBoard()
    found.current = g.current
    found.turns_left = g.turns_left
    found.attacked = g.attacked
    found.direction = g.direction
    found.living = [player.alive for player in g.players]
    found.players = [player_board(g, seat, other, sees) for other in range(len(g.players))]
    found.hand = words(g.players[seat].hand) if mine else []
    found.picked = words(g.picked) if mine and seat == g.current else []
    found.looked = looked(g, sees)
    found.pile = len(g.pile)
    found.known_pile = known_pile(g, sees)
    found.discards = words(g.discards)
    found.stack = [played(g, frame) for frame in g.stack if isinstance(frame, Window)]
    found.barked = g.barked
    found.deck = {TITLE_WORDS[title]: g.house_rules.counts[title] for title in g.house_rules.titles}
    found.turns = g.turns
    found.kitten_put_by = g.kitten_put_by
    found.drawn_since_put = g.drawn_since_put
    found.kittens = kittens
    found.kittens_sure = not may_be_kept(g, seat, sees, unknown)
    found.danger = percent
    found.doomed = mine and is_doomed(g, seat, sees, percent)
    found.last_defuse = last_defuse(g, seat) if mine else ""
    found.five = groups_for_five(g, seat) if mine else []
    return found


def player_board(g: KittensGame, seat: int, other: int, sees: int) -> PlayerBoard:
    """A player's cards as `seat` may know them. Cards picked for a combo still belong to the hand."""
    player = g.players[other]
    own = seat == other and player.alive
    hand, known = player.hand, player.known
    if g.picked and other == g.current:
        pairs = sorted([*zip(hand, known, strict=True), *zip(g.picked, g.picked_known, strict=True)])
        hand, known = [card for card, _ in pairs], [who for _, who in pairs]
    found = PlayerBoard()
    found.cards = len(hand)
    found.marked = words([card for card in hand if turned(card)])
    found.known = (
        [] if own else [CARD_WORDS[card] for i, card in enumerate(hand) if known[i] & sees and not turned(card)]
    )
    found.taker = player.taker
    found.barking = player.barking
    return found


def looked(g: KittensGame, sees: int) -> str:
    """The card in transit, if this seat may see it."""
    if g.moving and g.moving_known[-1] & sees:
        return CARD_WORDS[g.moving[-1]]
    return ""


def known_pile(g: KittensGame, sees: int) -> list[Known]:
    """What this seat knows of the pile, from the top."""
    last = len(g.pile) - 1
    places = [last - i for i, known in enumerate(g.pile_known) if known & sees]
    return [
        Known(place, CARD_WORDS[g.pile[last - place]], g.pile_known[last - place] & ONLOOKER != 0)
        for place in reversed(places)
    ]


def deadly(cards: list[int]) -> int:
    """The number of Exploding and Imploding Kittens among these cards."""
    count = 0
    for card in cards:
        if _DEADLY & bit_of(title_of(card)):
            count += 1
    return count


def unknown_hands(g: KittensGame, seat: int, sees: int) -> list[int]:
    """The cards in other hands or in transit that this seat does not know."""
    found = unseen(g.moving, g.moving_known, sees)
    for other, player in enumerate(g.players):
        if other != seat or not player.alive:
            found += unseen(player.hand, player.known, sees)
    return found


def unseen(cards: list[int], known: list[int], sees: int) -> list[int]:
    """The cards of a zone that this seat does not know there."""
    return [card for i, card in enumerate(cards) if not known[i] & sees]


def may_be_kept(g: KittensGame, seat: int, sees: int, unknown: list[int]) -> bool:
    """KIT-08: True if somebody may secretly keep an Exploding Kitten, as far as this seat knows."""
    if STREAKING not in g.house_rules.titles:
        return False
    if STREAKING in unseen(g.pile, g.pile_known, sees) + g.aside + unknown:
        return True
    if STREAKING in g.discards and any(player.hand for player in g.players if not player.alive):
        return True  # it was marked when its player was eliminated, and the rest of that hand stays face down (KIT-O4)
    return any(player.holds(STREAKING) for other, player in enumerate(g.players) if other != seat)


def danger(g: KittensGame, sees: int, kittens: int) -> int:
    """The probability in percent of a deadly kitten on top: certain if this seat knows the card, otherwise by counting.

    `kittens` counts the deadly kittens that, as far as this seat knows, can be in the pile.
    """
    if not g.pile:
        return 0
    if g.pile_known[-1] & sees:
        return 100 if g.pile[-1] in DEADLY else 0
    unknown = unseen(g.pile, g.pile_known, sees)
    known = deadly(g.pile) - deadly(unknown)
    return min(100, round(100 * (kittens - known) / len(unknown)))


def is_doomed(g: KittensGame, seat: int, sees: int, percent: int) -> bool:
    """True if, as far as this seat knows, drawing now eliminates them: they could neither defuse nor keep the kitten.
    An Imploding Kitten that is face down goes back into the pile face up (KIT-03); what somebody else gets harms
    nobody but them (KIT-26).
    """
    player = g.players[seat]
    if percent < 100 or player.taker != NOBODY:
        return False
    known = g.pile_known[-1] & sees != 0
    if known and title_of(g.pile[-1]) == IMPLODING:
        return turned(g.pile[-1])
    if not known and IMPLODING in g.house_rules.titles:
        return False
    return not player.holds(DEFUSE) and not can_keep_kitten(player)


def can_keep_kitten(player: Player) -> bool:
    """KIT-08: True if the next Exploding Kitten would stay in this hand."""
    return player.holds(STREAKING) and not player.holds(EXPLODING)


def last_defuse(g: KittensGame, seat: int) -> str:
    """The Defuse of a player who has only one, and nothing else against an Exploding Kitten."""
    player = g.players[seat]
    held = [card for card in player.hand if title_of(card) == DEFUSE]
    return CARD_WORDS[held[0]] if len(held) == 1 and not can_keep_kitten(player) else ""


def groups_for_five(g: KittensGame, seat: int) -> list[list[str]]:
    """KIT-K03: the cards that may be among five different ones, grouped by title. Each Feral Cat stands for itself."""
    if g.house_rules.combos != WITH_FIVE:
        return []
    groups: dict[int, list[str]] = {}
    for place, card in enumerate(g.players[seat].hand):
        if in_combos(card):
            groups.setdefault(-1 - place if title_of(card) == FERAL else title_of(card), []).append(CARD_WORDS[card])
    return list(groups.values())


def played(g: KittensGame, frame: Window) -> Played:
    """An action on the table. The cards of later windows lie behind its own."""
    action = frame.action
    later = [other.start for other in g.stack if isinstance(other, Window) and other.start > frame.start]
    cards = g.table[frame.start : min([*later, len(g.table)])]
    return Played(
        player=frame.players[0],
        kind=_KINDS[action.verb.text],
        cards=words(cards[: len(cards) - len(frame.players) + 1]),
        target=target_of(action),
        title=TITLE_WORDS[action.numbers[1]] if action.verb is DEMAND else "",
        wish=CARD_WORDS[action.numbers[3]] if action.verb is PAIR_FOR else "",
        nopes=list(frame.players[1:]),
        stopped=frame.cancelled(),
        hits=victim(g, frame),
        turns=attack_debt(g, _ATTACKS[action.numbers[0]]) if is_attack(frame) else 0,
    )


def is_attack(frame: Window) -> bool:
    """True if this action makes somebody take turns (KIT-T07)."""
    return frame.action.verb in (PLAY, PLAY_AT) and frame.action.numbers[0] in _ATTACKS


def victim(g: KittensGame, frame: Window) -> int:
    """Whom an attack would hit: its target, the next player, or the attacker themselves (KIT-20)."""
    if not is_attack(frame):
        return NOBODY
    if frame.action.verb is PLAY_AT:
        return target_of(frame.action)
    by = frame.players[0]
    return by if frame.action.numbers[0] == NUMBERS["personal_attack_3x"] else g.next_living(by)


def words(cards: list[int]) -> list[str]:
    return [CARD_WORDS[card] for card in cards]
