"""The features of BANG!."""

from __future__ import annotations

from typing import Final, cast, final

from igroteka.core.phrases import LETTERS
from igroteka.core.setup import Setup
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.games.bang import words
from igroteka.games.bang.deeds import Deed
from igroteka.games.bang.faces import FACE_WORDS, KIND, SUITS
from igroteka.games.bang.hiring import STEP
from igroteka.games.bang.source import NO_SUIT, NOBODY, Character, EventCard, event_of
from igroteka.games.bang.state import BangGame, Figure, Player
from igroteka.games.bang.terms import Terms
from igroteka.games.bang.view import BangBoard, FigureBoard, answers, knows, role_known
from igroteka.games.bang.words import ROLES, SOURCE_WORDS
from igroteka.research.actions.bang import sources_of
from igroteka.research.features.layout import Features, phrases_of, place_by_number, put, tally

TOP: Final = 3  # cards from the top of the deck that have features of their own


@final
class BangFeatures(Features):
    """What a seat sees of a table of BANG!."""

    def __init__(self, setup: Setup, figures: int) -> None:
        super().__init__(setup.seats, phrases_of(vars(words), "bang"), figures)
        terms = Terms(setup)
        sources = sources_of(terms)
        cards = sorted(set(terms.cards))
        characters = [source.number for source in sources if isinstance(source, Character)]
        events = [source.number for source in sources if isinstance(source, EventCard)]
        faces = [FACE_WORDS[card] for card in cards]
        kinds = [SOURCE_WORDS[kind] for kind in terms.kinds]
        people = [SOURCE_WORDS[number] for number in characters]
        happenings = [SOURCE_WORDS[number] for number in events]
        kind = place_by_number(terms.kinds, len(SOURCE_WORDS))
        self.face = place_by_number(cards, len(FACE_WORDS))
        self.kind = [kind[number] for number in KIND]
        self.kinds = len(terms.kinds)
        self.person = place_by_number(characters, len(SOURCE_WORDS))
        self.happening = place_by_number(events, len(SOURCE_WORDS))
        self.everybody = list(range(figures))
        self.card_of = {word: card for card, word in enumerate(FACE_WORDS)}
        self.number_of = {word: number for number, word in enumerate(SOURCE_WORDS)}
        self.law_and_crime = terms.law_and_crime
        everybody, letters = LETTERS[:figures], LETTERS[: setup.seats]
        add = self.layout.add
        self.turn = add("turn", everybody)
        self.announcer = add("announcer", everybody)
        self.clockwise = add("clockwise")
        self.lead = add("lead", everybody)
        self.deck = add("deck")
        self.bangs = add("bangs")
        self.played = add("played")
        self.answers = add("answers")
        self.reach = add("reach")
        self.hidden_roles = add("hidden_roles", ROLES)
        self.hand = add("hand", faces)
        self.hand_kinds = add("hand_kind", kinds)
        self.hand_sizes = add("cards", letters)
        self.money = add("money", letters)
        self.known = [add(f"known.{letter}", kinds) for letter in letters]
        self.life = add("life", everybody)
        self.max_life = add("max_life", everybody)
        self.alive = add("alive", everybody)
        self.ghost = add("ghost", everybody)
        self.skip = add("skip", everybody)
        self.distance = add("distance", everybody)
        self.roles = [add(f"role.{letter}", ROLES) for letter in everybody]
        self.characters = [add(f"character.{letter}", people) for letter in everybody]
        self.abilities = [add(f"ability.{letter}", people) for letter in everybody]
        self.seconds = [add(f"second.{letter}", people) for letter in everybody]
        self.in_play = [add(f"in_play.{letter}", kinds) for letter in everybody]
        self.fresh = [add(f"fresh.{letter}", kinds) for letter in everybody]
        self.deeds = [add(f"deeds.{letter}", everybody) for letter in everybody]
        self.discards = add("discards", kinds)
        self.discard_top = add("discard_top", faces)
        self.deck_top = [add(f"deck_{place}", faces) for place in range(TOP)]
        self.looked = add("looked", faces)
        self.display = add("display", faces)
        self.turned = add("turned", faces)
        self.aside = add("aside", faces)
        self.playing = add("playing", faces)
        self.shown = add("shown", faces)
        self.offered = add("offered", people)
        self.suit = add("event_suit", SUITS)
        self.note = add("event_note", everybody)
        self.events_left = add("events_left")
        self.event = add("event", happenings) if happenings else 0
        self.next_event = add("next_event", happenings) if happenings else 0
        self.show = add("show", happenings) if happenings else 0

    # From a view.

    def from_view(self, view: View, out: bytearray, at: int) -> None:
        self.common_from_view(view, out, at)
        board = cast(BangBoard, view.board)
        self._flag(self.turn, board.turn, out, at)
        self._flag(self.announcer, board.announcer, out, at)
        put(out, at + self.clockwise, int(board.clockwise))
        for lead in board.lead:
            out[at + self.lead + lead] = 1
        put(out, at + self.deck, board.deck)
        put(out, at + self.bangs, board.bangs)
        put(out, at + self.played, board.played)
        put(out, at + self.answers, board.answers)
        put(out, at + self.reach, board.reach)
        for role, number in board.hidden_roles.items():
            out[at + self.hidden_roles + ROLES.index(role)] = number
        self._hand(self._numbers(board.hand), out, at)
        for seat, player in enumerate(board.players):
            put(out, at + self.hand_sizes + seat, player.cards)
            put(out, at + self.money + seat, player.money // STEP)
            self._kinds(self.known[seat], self._numbers(player.known), out, at)
        for number, figure in enumerate(board.figures):
            self._figure(number, figure, out, at)
        self._deeds(board.deeds, out, at)
        self._kinds(self.discards, self._numbers(board.discards), out, at)
        self._faces(self.discard_top, self._numbers(board.discards[-1:]), out, at)
        for place, card in enumerate(self._numbers(board.known_deck[:TOP])):
            self._faces(self.deck_top[place], [card], out, at)
        self._faces(self.looked, self._numbers(board.looked), out, at)
        self._faces(self.display, self._numbers(board.display), out, at)
        self._faces(self.turned, self._numbers(board.turned), out, at)
        self._faces(self.aside, self._numbers(board.aside), out, at)
        self._faces(self.playing, self._numbers(board.playing), out, at)
        self._faces(self.shown, self._numbers([board.shown] if board.shown else []), out, at)
        self._people(self.offered, [self.number_of[word] for word in board.offered], out, at)
        self._flag(self.suit, SUITS.index(board.event_suit) if board.event_suit else -1, out, at)
        self._flag(self.note, board.event_note, out, at)
        put(out, at + self.events_left, board.events_left)
        self._happening(self.event, self.number_of[board.event] if board.event else 0, out, at)
        self._happening(self.next_event, self.number_of[board.next_event] if board.next_event else 0, out, at)
        self._happening(self.show, self.number_of[board.show] if board.show else 0, out, at)

    def _figure(self, number: int, figure: FigureBoard, out: bytearray, at: int) -> None:
        put(out, at + self.life + number, figure.life)
        put(out, at + self.max_life + number, figure.max_life)
        put(out, at + self.alive + number, int(figure.alive))
        put(out, at + self.ghost + number, int(figure.ghost))
        put(out, at + self.skip + number, int(figure.skip))
        put(out, at + self.distance + number, figure.distance)
        if figure.role:
            out[at + self.roles[number] + ROLES.index(figure.role)] = 1
        if figure.character:
            self._people(self.characters[number], [self.number_of[figure.character]], out, at)
        self._people(self.abilities[number], [self.number_of[word] for word in figure.abilities], out, at)
        if figure.second:
            self._people(self.seconds[number], [self.number_of[figure.second]], out, at)
        self._kinds(self.in_play[number], self._numbers(figure.in_play), out, at)
        self._kinds(self.fresh[number], self._numbers(figure.fresh), out, at)

    def _numbers(self, cards: list[str]) -> list[int]:
        return [self.card_of[word] for word in cards]

    # From a state.

    def from_state(self, state: State, seat: int, out: bytearray, at: int) -> None:
        g = cast(BangGame, state)
        self.common_from_state(g, seat, out, at)
        me = g.lead[seat]
        living = g.alive(me)
        self._flag(self.turn, g.turn, out, at)
        self._flag(self.announcer, g.announcer, out, at)
        put(out, at + self.clockwise, int(g.direction(turns=True) > 0))
        for lead in g.lead:
            out[at + self.lead + lead] = 1
        put(out, at + self.deck, len(g.deck))
        put(out, at + self.bangs, g.bangs)
        put(out, at + self.played, g.played)
        put(out, at + self.answers, answers(g))
        if living:
            put(out, at + self.reach, g.reach(me))
        self._hand(g.players[seat].hand, out, at)
        open_hands = g.hands_are_open()
        for other, player in enumerate(g.players):
            put(out, at + self.hand_sizes + other, len(player.hand))
            put(out, at + self.money + other, player.money // STEP)
            if other != seat:
                self._known(other, seat, player, open_hands, out, at)
        for number, figure in enumerate(g.figures):
            self._standing(g, seat, number, figure, out, at)
            if living and number != me and g.alive(number):
                put(out, at + self.distance + number, g.distance(me, number))
        self._deeds(g.deeds, out, at)
        tally(out, at + self.discards, g.discards, self.kind, self.kinds)
        self._faces(self.discard_top, g.discards[-1:], out, at)
        self._deck(g, seat, out, at)
        for i, card in enumerate(g.looked):
            if knows(seat, g.looked_known[i]):
                out[at + self.looked + self.face[card]] += 1
        self._faces(self.display, g.display, out, at)
        self._faces(self.turned, g.turned, out, at)
        self._faces(self.aside, g.aside, out, at)
        self._faces(self.playing, g.playing, out, at)
        if g.shown >= 0:
            out[at + self.shown + self.face[g.shown]] = 1
        self._people(self.offered, g.offered, out, at)
        self._events(g, out, at)

    def _known(self, other: int, seat: int, player: Player, open_hands: bool, out: bytearray, at: int) -> None:
        start = at + self.known[other]
        for i, card in enumerate(player.hand):
            if open_hands or knows(seat, player.known[i]):
                out[start + self.kind[card]] += 1

    def _standing(self, g: BangGame, seat: int, number: int, figure: Figure, out: bytearray, at: int) -> None:
        put(out, at + self.life + number, figure.life)
        put(out, at + self.max_life + number, figure.max_life)
        put(out, at + self.alive + number, int(figure.alive))
        put(out, at + self.ghost + number, int(figure.ghost))
        put(out, at + self.skip + number, int(figure.skip))
        if role_known(figure, seat):
            out[at + self.roles[number] + figure.role] = 1
        elif figure.role >= 0 and not self.law_and_crime:
            out[at + self.hidden_roles + figure.role] += 1
        if figure.character:
            out[at + self.characters[number] + self.person[figure.character]] = 1
        self._people(self.abilities[number], figure.abilities, out, at)
        if figure.second and knows(seat, figure.second_seen):
            out[at + self.seconds[number] + self.person[figure.second]] = 1
        self._kinds(self.in_play[number], figure.in_play, out, at)
        self._kinds(self.fresh[number], figure.fresh, out, at)

    def _deck(self, g: BangGame, seat: int, out: bytearray, at: int) -> None:
        size = len(g.deck)
        for place in range(min(TOP, size)):
            i = size - 1 - place
            if not knows(seat, g.deck_known[i]):
                return
            out[at + self.deck_top[place] + self.face[g.deck[i]]] = 1

    def _events(self, g: BangGame, out: bytearray, at: int) -> None:
        noted, suit = event_of(g.event).noted(g) if g.event else (NOBODY, NO_SUIT)
        self._flag(self.suit, suit, out, at)
        self._flag(self.note, noted, out, at)
        put(out, at + self.events_left, len(g.event_pile))
        self._happening(self.event, g.event, out, at)
        self._happening(self.next_event, g.event_pile[-1] if g.event_pile else 0, out, at)
        self._happening(self.show, g.show, out, at)

    # Both.

    def _flag(self, start: int, number: int, out: bytearray, at: int) -> None:
        if number >= 0:
            out[at + start + number] = 1

    def _hand(self, cards: list[int], out: bytearray, at: int) -> None:
        self._faces(self.hand, cards, out, at)
        self._kinds(self.hand_kinds, cards, out, at)

    def _faces(self, start: int, cards: list[int], out: bytearray, at: int) -> None:
        for card in cards:
            out[at + start + self.face[card]] += 1

    def _kinds(self, start: int, cards: list[int], out: bytearray, at: int) -> None:
        for card in cards:
            out[at + start + self.kind[card]] += 1

    def _people(self, start: int, numbers: list[int], out: bytearray, at: int) -> None:
        for number in numbers:
            out[at + start + self.person[number]] += 1

    def _happening(self, start: int, number: int, out: bytearray, at: int) -> None:
        if number:
            out[at + start + self.happening[number]] = 1

    def _deeds(self, deeds: tuple[Deed, ...], out: bytearray, at: int) -> None:
        aimed: list[list[int]] = [[] for _ in self.deeds]  # by each figure: at whom
        for deed in deeds:
            by, to = deed.by, deed.to
            if by >= 0 and to >= 0:
                aimed[by].append(to)
        for by, targets in enumerate(aimed):
            tally(out, at + self.deeds[by], targets, self.everybody, self.figures)


FEATURES: Final = BangFeatures
