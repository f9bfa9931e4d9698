"""What one seat may know of a game of BANG! (BANG-I), built up from nothing."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.decisions import NOBODY
from igroteka.core.journal import EVERYONE
from igroteka.core.views import View, table_view
from igroteka.games.bang.rules import questions
from igroteka.games.bang.rules.attack import Demand, Shot
from igroteka.games.bang.rules.enums import NO_CARD, CardUse, Role, Suit
from igroteka.games.bang.rules.faces import BANG, BEER, FACE_WORDS, SUITS
from igroteka.games.bang.rules.modes import camp
from igroteka.games.bang.rules.public_actions import PublicAction
from igroteka.games.bang.rules.records import Figure
from igroteka.games.bang.rules.source import event_of, silences
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.turn import hand_limit
from igroteka.games.bang.rules.words import ROLES, SOURCE_WORDS


@dataclass(init=False)
class FigureBoard:
    """A figure as a seat sees it. A role or second character that the seat may not know is ""."""

    owner: int
    character: str
    abilities: list[str]
    second: str  # character
    role: str
    role_open: bool  # True if everybody knows it
    life: int
    max_life: int
    alive: bool
    ghost: bool
    skip: bool  # its next turn
    in_play: list[str]
    fresh: list[str]  # cards in play that are not ready
    distance: int  # from the figure of the viewing seat; 0 for spectators and the dead


@dataclass(init=False)
class PlayerBoard:
    """A player's hand: the number of cards, and which of them this seat knows."""

    cards: int
    known: list[str]
    money: int


@dataclass(init=False)
class BangBoard:
    turn: int
    clockwise: bool  # the direction of turns
    ring: list[int]
    lead: list[int]  # by seat, the active figure (BANG-N2.4)
    figures: list[FigureBoard]
    players: list[PlayerBoard]
    hand: list[str]
    looked: list[str]
    deck: int
    known_deck: list[str]  # the known cards on top of the deck, up to the first unknown one
    reshuffled: list[str]  # the cards the deck was last made of; empty if of all cards
    discards: list[str]
    display: list[str]
    turned: list[str]
    aside: list[str]
    playing: list[str]
    offered: list[str]  # characters to choose from or to bid for
    event: str
    next_event: str
    events_left: int
    show: str
    event_note: int  # the figure that the note of the event names, or -1
    event_suit: str  # the suit that it names
    announcer: int
    bangs: int
    played: int
    shown: str  # the card that must be played (BANG-F15)
    answers: int  # Missed! effects so far against the shot being answered
    after_hit: int  # the life that the attacked figure will have without an answer; -1 if there is no attack
    reach: int  # weapon range
    hand_limit: int  # number of cards the viewer's figure may keep at the end of its turn (BANG-T14)
    bangs_left: int  # number of BANG! cards it may still play in this turn (BANG-T31)
    no_bangs: bool  # True if it may not give a BANG! in a Duel
    no_beers: bool  # True if no Beer can save a life
    common_suit: str  # the suit that all cards count as (BANG-K03); "" if each has its own
    silenced_abilities: list[int]  # the figures whose abilities have no effect now
    silenced_cards: list[int]  # the figures whose cards in play have no effect now
    in_range: list[list[int]]  # the figures within each figure's weapon range; empty unless a player may act for others
    mode: str
    with_roles: bool  # True if this mode has roles
    hidden_roles: dict[str, int]  # number of each role that this seat cannot place; empty if one was removed (BANG-N6)
    won: str  # the first of the roles that have won together; "" if nobody has, or nobody together
    deeds: tuple[PublicAction, ...]  # public actions
    deeds_before: int  # how many of them were done before this turn


def view(g: BangGame, seat: int) -> View:
    return table_view(g, seat, board(g, seat))


def knows(seat: int, known_by: int) -> bool:
    """True if this seat is in a mask of knowledge. Spectators know what everybody knows."""
    return known_by == EVERYONE or (seat >= 0 and known_by >> seat & 1 == 1)


def board(g: BangGame, seat: int) -> BangBoard:
    """The game's own part of a view."""
    me = g.active_figures[seat] if seat >= 0 else NOBODY
    lives = me >= 0 and g.takes_part(me)
    restricted = me >= 0 and bool(g.sources(me, questions.WHY_FORBIDDEN))
    noted, suit = event_of(g.events.current).noted(g) if g.events.current else (NOBODY, Suit.NONE)
    common, opened = common_suit(g), g.hands_are_open()
    found = BangBoard()
    found.turn = g.turn
    found.clockwise = g.direction(turns=True) > 0
    found.ring = g.ring.copy()
    found.lead = g.active_figures.copy()
    found.figures = [figure_board(g, seat, figure, me) for figure in range(len(g.figures))]
    found.players = [player_board(g, seat, other, opened) for other in range(len(g.players))]
    found.hand = words(g.players[seat].hand) if seat >= 0 else []
    found.looked = [
        FACE_WORDS[c] for c, k in zip(g.piles.looked, g.piles.looked_known_by, strict=True) if knows(seat, k)
    ]
    found.deck = len(g.piles.deck)
    found.known_deck = known_deck(g, seat)
    found.reshuffled = words(g.piles.reshuffled)
    found.discards = words(g.piles.discards)
    found.display = words(g.piles.display)
    found.turned = words(g.piles.turned)
    found.aside = words(g.piles.set_aside)
    found.playing = words(g.piles.playing)
    found.offered = [SOURCE_WORDS[number] for number in g.offered]
    found.event = SOURCE_WORDS[g.events.current] if g.events.current else ""
    found.next_event = SOURCE_WORDS[g.events.pile[-1]] if g.events.pile else ""
    found.events_left = len(g.events.pile)
    found.show = SOURCE_WORDS[g.events.show_event] if g.events.show_event else ""
    found.event_note = noted
    found.event_suit = SUITS[suit] if suit != Suit.NONE else ""
    found.announcer = g.announcer
    found.bangs = g.this_turn.bangs
    found.played = g.this_turn.played
    found.shown = FACE_WORDS[g.this_turn.must_play] if g.this_turn.must_play >= 0 else ""
    found.answers = answers(g)
    found.after_hit = after_hit(g)
    found.reach = g.weapon_range(me) if lives else 0
    found.hand_limit = hand_limit(g, me) if me >= 0 else 0
    found.bangs_left = bangs_left(g, me) if me >= 0 else 0
    found.no_bangs = restricted and g.why_forbidden(me, NO_CARD, BANG, CardUse.GIVE) != ""
    found.no_beers = restricted and g.why_forbidden(me, NO_CARD, BEER, CardUse.RESCUE) != ""
    found.common_suit = SUITS[common] if common != Suit.NONE else ""
    found.silenced_abilities = silenced_abilities(g)
    found.silenced_cards = silenced_cards(g)
    found.in_range = ranges(g)
    found.mode = g.mode_rules.id
    found.with_roles = any(figure.role >= 0 for figure in g.figures)
    found.hidden_roles = hidden_roles(g, seat)
    found.won = won(g)
    found.deeds = g.history.public_actions
    found.deeds_before = g.this_turn.first_action
    return found


def won(g: BangGame) -> str:
    """BANG-W02, BANG-W03: the first of the roles that have won together."""
    if not g.over:
        return ""
    camps = {camp(g.figures[seat].role) for seat in g.winners}
    role = camps.pop()[0] if len(camps) == 1 else Role.NONE
    return ROLES[role] if role not in (Role.NONE, Role.RENEGADE) else ""


def bangs_left(g: BangGame, me: int) -> int:
    """BANG-T31: the number of BANG! cards a figure may still play in its turn, if it has them."""
    if g.turn != me or g.why_forbidden(me, NO_CARD, BANG, CardUse.PLAY):
        return 0
    return max(0, g.bang_limit(me) - g.this_turn.bangs)


def silenced_abilities(g: BangGame) -> list[int]:
    """Figures whose abilities have no effect: by an event, or because another figure is active (BANG-N2.4)."""
    if len(g.figures) == len(g.players) and not g.table_sources(questions.SILENCES):
        return []
    figures = range(len(g.figures))
    return [i for i in figures if g.figures[i].abilities and g.takes_part(i) and not g.abilities(i)]


def silenced_cards(g: BangGame) -> list[int]:
    """The figures whose cards in play have no effect: by an event, or an ability of the figure whose turn it is."""
    if not g.table_sources(questions.SILENCES) and not any(silences(source.number) for source in g.abilities(g.turn)):
        return []
    return [i for i in range(len(g.figures)) if not g.cards_work(i)]


def ranges(g: BangGame) -> list[list[int]]:
    """The figures within each figure's weapon range, if players have two figures (BANG-N2.1) or may command others
    (BANG-X04).
    """
    if len(g.figures) == len(g.players) and not g.events.show_event:
        return []
    return [g.in_range(i).copy() if g.takes_part(i) else [] for i in range(len(g.figures))]


def common_suit(g: BangGame) -> int:
    """BANG-K03: the suit that all cards count as; Suit.NONE if each has its own."""
    sources = g.table_sources(questions.SUIT)
    if not sources:
        return Suit.NONE
    found = Suit.NONE
    for printed in range(len(SUITS)):
        suit = printed
        for source in sources:
            suit = source.suit(g, suit)
        if found not in (Suit.NONE, suit):
            return Suit.NONE
        found = suit
    return found


def answers(g: BangGame) -> int:
    """The number of Missed! effects used against the shot being answered (BANG-A01)."""
    top = g.stack[-1] if g.stack else None
    return top.missed if isinstance(top, Shot) else 0


def after_hit(g: BangGame) -> int:
    """The life left to the attacked figure if it does not answer; a ghost loses none (BANG-H03)."""
    top = g.stack[-1] if g.stack else None
    if not isinstance(top, Demand):
        return -1
    figure = g.figures[top.figure]
    return max(0, figure.life - top.costs) if figure.alive else figure.life


def figure_board(g: BangGame, seat: int, number: int, me: int) -> FigureBoard:
    """A figure as this seat may see it; the seat's own one is `me`."""
    figure = g.figures[number]
    lives = figure.alive or figure.ghost
    found = FigureBoard()
    found.owner = figure.owner
    found.character = SOURCE_WORDS[figure.character] if figure.character else ""
    found.abilities = [SOURCE_WORDS[number] for number in figure.abilities]
    found.second = SOURCE_WORDS[figure.second_character] if second_known(figure, seat) else ""
    found.role = ROLES[figure.role] if role_known(figure, seat) else ""
    found.role_open = figure.role >= 0 and figure.role_known_by == EVERYONE
    found.life = figure.life
    found.max_life = figure.max_life
    found.alive = figure.alive
    found.ghost = figure.ghost
    found.skip = figure.skips_turn
    found.in_play = words(figure.in_play)
    found.fresh = words(figure.not_ready)
    found.distance = g.distance(me, number) if lives and me >= 0 and me != number and g.takes_part(me) else 0
    return found


def second_known(figure: Figure, seat: int) -> bool:
    return figure.second_character > 0 and knows(seat, figure.second_character_known_by)


def role_known(figure: Figure, seat: int) -> bool:
    return figure.role >= 0 and (figure.owner == seat or knows(seat, figure.role_known_by))


def hidden_roles(g: BangGame, seat: int) -> dict[str, int]:
    """The roles among the figures whose role this seat does not know; everybody knows which roles are dealt."""
    if g.house_rules.law_and_crime:
        return {}
    hidden = [figure.role for figure in g.figures if figure.role >= 0 and not role_known(figure, seat)]
    return {word: hidden.count(role) for role, word in enumerate(ROLES) if role in hidden}


def player_board(g: BangGame, seat: int, other: int, opened: bool) -> PlayerBoard:
    """A hand as this seat may know it. Only its owner knows the order in which its cards came (BANG-I02)."""
    player = g.players[other]
    known: list[str] = []
    if seat != other:
        known = [FACE_WORDS[c] for i, c in enumerate(player.hand) if opened or knows(seat, player.known_by[i])]
        known.sort()
    found = PlayerBoard()
    found.cards = len(player.hand)
    found.known = known
    found.money = player.money
    return found


def known_deck(g: BangGame, seat: int) -> list[str]:
    """The cards on top of the deck that this seat knows, topmost first."""
    found: list[str] = []
    for card, known_by in zip(reversed(g.piles.deck), reversed(g.piles.deck_known_by), strict=True):
        if not knows(seat, known_by):
            break
        found.append(FACE_WORDS[card])
    return found


def words(cards: list[int]) -> list[str]:
    return [FACE_WORDS[card] for card in cards]
