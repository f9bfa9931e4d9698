"""What one seat may know of a game of Intrigo (INTR-H), built up from nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.decisions import NOBODY
from igroteka.core.views import View, table_view
from igroteka.games.intrigo.rules.card import Influence, far_gap, influence, near_buildings
from igroteka.games.intrigo.rules.draft import packet_at
from igroteka.games.intrigo.rules.frames import ChooseFamilies, Draft, reason, winning_card
from igroteka.games.intrigo.rules.parts import (
    BUILDING_WORDS,
    CARDS,
    EMPTY,
    FAMILIES,
    FAMILY,
    FOUR_ALIKE,
    GAP_WORDS,
    NOTHING,
    ORGANISATIONS,
    STACK,
    TYPES,
    in_gap,
    is_down,
    is_intrigue,
    kind_of,
    on_building,
)
from igroteka.games.intrigo.rules.placing import ChooseGap, ChooseNear, ChooseTarget
from igroteka.games.intrigo.rules.state import IntrigoGame
from igroteka.games.intrigo.rules.words import PLAY, REASONS, STOLEN

FAMILIES_PHASE: Final = "families"
DRAFT_PHASE: Final = "draft"
PLACING_PHASE: Final = "placing"
OVER: Final = "over"


@dataclass(init=False)
class PlayerBoard:
    """A player as everybody sees them."""

    family: str
    ducats: int
    seals: dict[str, int]
    cards: int
    played: list[str]  # cards this player has put down this round, in their own turn or for a courtesan


@dataclass
class Stack:
    """A stack of influence cards: the remaining prices, top first."""

    type: str
    prices: list[int]


@dataclass
class Held:
    """A packet that this seat held earlier this round, and the card it took (INTR-H1)."""

    packet: list[str]
    taken: str


@dataclass
class Buying:
    """A purchase this seat has begun: nothing is paid or placed yet, and nobody else knows what it will be."""

    type: str
    price: int
    gap: str
    building: str
    aims: dict[str, str]  # by near building where the power can be used: the building or gap it works on


@dataclass
class Evening:
    """The palace when the last awards began, and what everybody had then. Clients show the awards building by
    building.
    """

    gaps: list[str]
    tokens: list[str]
    ducats: list[int]
    cards: list[int]


@dataclass(init=False)
class IntrigoBoard:
    """The table of Intrigo. Gaps and tokens are in ring order from the door; "" is an empty place."""

    round: int
    phase: str
    first: int
    current: int
    removed: str
    players: list[PlayerBoard]
    gaps: list[str]
    tokens: list[str]
    stacks: list[Stack]
    bag: dict[str, int]
    pile: int | None  # None if unlimited (INTR-O3)
    unplayed: dict[str, int]  # intrigue cards in hands, no matter whose (INTR-P8)
    claims: list[str]  # who would get each token now: a family with a head, or why nobody does; "" without a token
    previews: dict[str, list[str]]  # by the code of a play: the claims on the buildings before and after its gap
    goal: dict[str, int]  # what wins: this many seals of one kind, or this many kinds (INTR-V1)
    buying: Buying | None
    evening: Evening | None  # only directly after the awards
    cap: int
    turns: int
    hand: list[str]
    packet: list[str]
    chosen: str
    held: list[Held]


def view(g: IntrigoGame, seat: int) -> View:
    """What this seat or a spectator may know."""
    return table_view(g, seat, board(g, seat))


def board(g: IntrigoGame, seat: int) -> IntrigoBoard:
    """The game's own part of a view."""
    found = IntrigoBoard()
    found.round = g.round
    found.phase = phase(g)
    found.first = g.first
    found.current = g.current
    found.removed = family_word(g.removed)
    found.players = [player_board(g, other) for other in range(len(g.players))]
    found.gaps = [in_gap(thing) for thing in g.gaps]
    found.tokens = [on_building(thing) for thing in g.tokens]
    found.stacks = [Stack(TYPES[type], g.house_rules.prices[type][STACK - left :]) for type, left in enumerate(g.left)]
    found.bag = {word: g.bag[i] for i, word in enumerate(ORGANISATIONS)}
    found.pile = None if g.house_rules.unlimited else g.pile
    found.unplayed = unplayed(g)
    found.claims = [claim(g, number, g.gaps[number - 1], g.gaps[number]) for number in range(g.house_rules.buildings)]
    found.previews = previews(g, seat)
    found.goal = {"alike": FOUR_ALIKE, "kinds": len(ORGANISATIONS)}
    found.buying = buying(g, seat)
    found.evening = evening(g)
    found.cap = g.house_rules.cap
    found.turns = g.turns
    found.hand = words(g.players[seat].hand) if seat >= 0 else []
    found.packet = words(g.players[seat].packet) if seat >= 0 else []
    found.chosen = chosen(g, seat)
    found.held = held(g, seat) if seat >= 0 else []
    return found


def phase(g: IntrigoGame) -> str:
    """The current phase; awarding and clean-up have no decisions (INTR-M4)."""
    if g.over:
        return OVER
    top = g.stack[-1]
    if isinstance(top, ChooseFamilies):
        return FAMILIES_PHASE
    return DRAFT_PHASE if isinstance(top, Draft) else PLACING_PHASE


def claim(g: IntrigoGame, building: int, left: int, right: int) -> str:
    """INTR-A2 to INTR-A5: who would get the token of a building between these two cards, or why nobody would."""
    token = g.tokens[building]
    if token == EMPTY:
        return ""
    if is_down(token):
        return REASONS[STOLEN]
    card = winning_card(left, right)
    if card == NOTHING or g.head_of_card(card) == NOBODY:
        return REASONS[reason(left, right, card)]
    return FAMILIES[FAMILY[card]]


def previews(g: IntrigoGame, seat: int) -> dict[str, list[str]]:
    """The effect of each play open to this seat on the two buildings next to its gap."""
    decision = g.decision(seat) if seat >= 0 else None
    plays = [option for option in decision.options if option.verb is PLAY] if decision else []
    return {option.code: preview(g, *option.numbers) for option in plays}


def preview(g: IntrigoGame, card: int, gap: int) -> list[str]:
    """INTR-B4: the claims on both buildings next to a gap with this card in it."""
    behind = g.ring(gap + 1)
    return [claim(g, gap, g.gaps[gap - 1], card), claim(g, behind, card, g.gaps[behind])]


def player_board(g: IntrigoGame, seat: int) -> PlayerBoard:
    """What everybody may know of a player."""
    player = g.players[seat]
    found = PlayerBoard()
    found.family = family_word(player.family)
    found.ducats = player.ducats
    found.seals = {word: player.seals[i] for i, word in enumerate(ORGANISATIONS)}
    found.cards = len(player.hand)
    found.played = words(player.played)
    return found


def unplayed(g: IntrigoGame) -> dict[str, int]:
    """INTR-P8: in the placing phase the set of unplayed cards is public."""
    if phase(g) != PLACING_PHASE:
        return {}
    counts = g.house_rules.cards.copy()
    for thing in g.gaps:
        if is_intrigue(thing):
            counts[kind_of(thing)] -= 1
    return {CARDS[card]: count for card, count in enumerate(counts) if count}


def buying(g: IntrigoGame, seat: int) -> Buying | None:
    """The purchase whose steps this seat is choosing, or None."""
    top = g.stack[-1] if g.stack else None
    if not isinstance(top, ChooseGap | ChooseNear | ChooseTarget) or top.seat != seat:
        return None
    return Buying(
        type=TYPES[top.type],
        price=g.price(top.type),
        gap="" if isinstance(top, ChooseGap) else GAP_WORDS[top.gap],
        building=BUILDING_WORDS[top.near] if isinstance(top, ChooseTarget) else "",
        aims={} if isinstance(top, ChooseGap) else aims(g, top.type, top.gap),
    )


def aims(g: IntrigoGame, type: int, gap: int) -> dict[str, str]:
    """INTR-I1 to INTR-I6: what the power of a card in this gap would work on, for each near building."""
    card = influence(type)
    usable = [near for near in near_buildings(g, gap) if card.works(g, gap, near)]
    return {BUILDING_WORDS[near]: aim(g, card, gap, near) for near in usable}


def aim(g: IntrigoGame, card: Influence, gap: int, near: int) -> str:
    """The building whose token the power works on, or the gap beyond it."""
    return BUILDING_WORDS[near] if card.on_token else GAP_WORDS[far_gap(g, gap, near)]


def evening(g: IntrigoGame) -> Evening | None:
    """INTR-A1: the palace that has just been awarded, until somebody makes a choice."""
    top = g.stack[-1] if g.stack else None
    if not g.evening or not (g.over or (isinstance(top, Draft) and top.number == 0)):
        return None
    gaps, tokens, ducats, cards = g.evening
    return Evening(
        gaps=[in_gap(thing) for thing in gaps],
        tokens=[on_building(thing) for thing in tokens],
        ducats=list(ducats),
        cards=list(cards),
    )


def chosen(g: IntrigoGame, seat: int) -> str:
    """The card that this seat has chosen in the current draft step."""
    top = g.stack[-1] if g.stack else None
    option = top.answer_of(seat) if isinstance(top, Draft) else None
    return CARDS[option.numbers[0]] if option else ""


def held(g: IntrigoGame, seat: int) -> list[Held]:
    """INTR-H1: the packets this seat held earlier this round, with what it took."""
    picks = g.players[seat].picks
    return [Held(words(packet_at(g, seat, step)), CARDS[card]) for step, card in enumerate(picks)]


def family_word(family: int) -> str:
    """A family as a word; empty if there is none."""
    return FAMILIES[family] if family != NOBODY else ""


def words(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]
