"""The features of BANG!."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import u8

from igroteka.core.decisions import NOBODY
from igroteka.core.phrases import LETTERS
from igroteka.core.setup import Setup
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.games.bang.research.actions import sources_of
from igroteka.games.bang.rules import words
from igroteka.games.bang.rules.enums import Suit
from igroteka.games.bang.rules.faces import FACE_WORDS, KIND, SUITS
from igroteka.games.bang.rules.hiring import STEP
from igroteka.games.bang.rules.house_rules import HouseRules
from igroteka.games.bang.rules.public_actions import PublicAction
from igroteka.games.bang.rules.records import Figure, Player
from igroteka.games.bang.rules.source import Character, EventCard, event_of
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.view import BangBoard, FigureBoard, answers, knows, role_known, second_known
from igroteka.games.bang.rules.words import ROLES, SOURCE_WORDS
from igroteka.research.features.layout import Features, add_one, place_by_number, put, tally

TOP: Final = 3  # number of cards from the top of the deck with their own features


@final
class BangFeatures(Features):
    """Features of what a seat sees of a table of BANG!."""

    def __init__(self, setup: Setup, figures: int) -> None:
        super().__init__("bang", vars(words), setup.seats, figures)
        house_rules = HouseRules(setup)
        sources = sources_of(house_rules)
        cards = sorted(set(house_rules.cards))
        characters = [source.number for source in sources if isinstance(source, Character)]
        events = [source.number for source in sources if isinstance(source, EventCard)]
        kind = place_by_number(house_rules.kinds, len(SOURCE_WORDS))
        self.face = place_by_number(cards, len(FACE_WORDS))
        self.kind = [kind[number] for number in KIND]
        self.person = place_by_number(characters, len(SOURCE_WORDS))
        self.happening = place_by_number(events, len(SOURCE_WORDS))
        self.card_of = {word: card for card, word in enumerate(FACE_WORDS)}
        self.number_of = {word: number for number, word in enumerate(SOURCE_WORDS)}
        self.law_and_crime = house_rules.law_and_crime
        self._last_actions: tuple[PublicAction, ...] = ()  # the actions written last, and where they stand in a row
        self._aimed: list[int] = []
        faces = [FACE_WORDS[card] for card in cards]
        kinds = [SOURCE_WORDS[number] for number in house_rules.kinds]
        people = [SOURCE_WORDS[number] for number in characters]
        self._add_table(LETTERS[:figures])
        self._add_players(LETTERS[: setup.seats], faces, kinds)
        self._add_figures(LETTERS[:figures], people, kinds)
        self._add_piles(faces, kinds, people)
        self._add_events(LETTERS[:figures], [SOURCE_WORDS[number] for number in events])

    # The start of each group.

    def _add_table(self, everybody: str) -> None:
        """Whose turn it is, and what has happened in it."""
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

    def _add_players(self, letters: str, faces: list[str], kinds: list[str]) -> None:
        """The hands, and what is known of them."""
        add = self.layout.add
        self.hand = add("hand", faces)
        self.hand_kinds = add("hand_kind", kinds)
        self.hand_sizes = add("cards", letters)
        self.money = add("money", letters)
        self.known = [add(f"known.{letter}", kinds) for letter in letters]

    def _add_figures(self, everybody: str, people: list[str], kinds: list[str]) -> None:
        """The condition of figures, who they are, what lies in front of them, and what they have done to whom."""
        add = self.layout.add
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
        self.public_actions = [add(f"deeds.{letter}", everybody) for letter in everybody]

    def _add_piles(self, faces: list[str], kinds: list[str], people: list[str]) -> None:
        """Cards that nobody owns."""
        add = self.layout.add
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

    def _add_events(self, everybody: str, happenings: list[str]) -> None:
        """Events, if the table has any."""
        add = self.layout.add
        self.suit = add("event_suit", SUITS)
        self.note = add("event_note", everybody)
        self.events_left = add("events_left")
        self.event = add("event", happenings) if happenings else 0
        self.next_event = add("next_event", happenings) if happenings else 0
        self.show = add("show", happenings) if happenings else 0

    # From a view.

    def write_view(self, view: View, out: vec[u8]) -> None:
        self.common_from_view(view, out)
        board = cast(BangBoard, view.board)
        self._table_of(board, out)
        hand = self._numbers(board.hand)
        self._faces(self.hand, hand, out)
        self._kinds(self.hand_kinds, hand, out)
        for seat, player in enumerate(board.players):
            self._seat(seat, player.cards, player.money, out)
            self._kinds(self.known[seat], self._numbers(player.known), out)
        for number, figure in enumerate(board.figures):
            self._figure(number, figure, out)
        self._write_actions(board.deeds, out)
        self._piles_of(board, out)
        self._events_of(board, out)

    def _table_of(self, board: BangBoard, out: vec[u8]) -> None:
        self._flag(self.turn, board.turn, out)
        self._flag(self.announcer, board.announcer, out)
        put(out, self.clockwise, int(board.clockwise))
        for active in board.lead:
            out[self.lead + active] = 1
        put(out, self.deck, board.deck)
        put(out, self.bangs, board.bangs)
        put(out, self.played, board.played)
        put(out, self.answers, board.answers)
        put(out, self.reach, board.reach)
        for role, number in board.hidden_roles.items():
            out[self.hidden_roles + ROLES.index(role)] = number

    def _piles_of(self, board: BangBoard, out: vec[u8]) -> None:
        self._kinds(self.discards, self._numbers(board.discards), out)
        self._faces(self.discard_top, self._numbers(board.discards[-1:]), out)
        for place, card in enumerate(self._numbers(board.known_deck[:TOP])):
            self._faces(self.deck_top[place], [card], out)
        self._faces(self.looked, self._numbers(board.looked), out)
        self._faces(self.display, self._numbers(board.display), out)
        self._faces(self.turned, self._numbers(board.turned), out)
        self._faces(self.aside, self._numbers(board.aside), out)
        self._faces(self.playing, self._numbers(board.playing), out)
        self._faces(self.shown, self._numbers([board.shown] if board.shown else []), out)
        self._people(self.offered, [self.number_of[word] for word in board.offered], out)

    def _events_of(self, board: BangBoard, out: vec[u8]) -> None:
        self._flag(self.suit, SUITS.index(board.event_suit) if board.event_suit else -1, out)
        self._flag(self.note, board.event_note, out)
        put(out, self.events_left, board.events_left)
        self._happening(self.event, self.number_of[board.event] if board.event else 0, out)
        self._happening(self.next_event, self.number_of[board.next_event] if board.next_event else 0, out)
        self._happening(self.show, self.number_of[board.show] if board.show else 0, out)

    def _figure(self, number: int, figure: FigureBoard, out: vec[u8]) -> None:
        self._body(number, figure.life, figure.max_life, figure.alive, figure.ghost, figure.skip, out)
        put(out, self.distance + number, figure.distance)
        if figure.role:
            out[self.roles[number] + ROLES.index(figure.role)] = 1
        if figure.character:
            self._people(self.characters[number], [self.number_of[figure.character]], out)
        self._people(self.abilities[number], [self.number_of[word] for word in figure.abilities], out)
        if figure.second:
            self._people(self.seconds[number], [self.number_of[figure.second]], out)
        self._kinds(self.in_play[number], self._numbers(figure.in_play), out)
        self._kinds(self.fresh[number], self._numbers(figure.fresh), out)

    def _numbers(self, cards: list[str]) -> list[int]:
        return [self.card_of[word] for word in cards]

    # From a state.

    def write_state(self, state: State, seat: int, out: vec[u8]) -> None:
        g = cast(BangGame, state)
        self.common_from_state(g, seat, out)
        self._table(g, out)
        self._hands(g, seat, out)
        for number, figure in enumerate(g.figures):
            self._standing(seat, number, figure, out)
        self._ranges(g, g.active_figures[seat], out)
        self._write_actions(g.history.public_actions, out)
        self._piles(g, seat, out)
        self._events(g, out)

    def _table(self, g: BangGame, out: vec[u8]) -> None:
        self._flag(self.turn, g.turn, out)
        self._flag(self.announcer, g.announcer, out)
        put(out, self.clockwise, int(g.direction(turns=True) > 0))
        for active in g.active_figures:
            out[self.lead + active] = 1
        put(out, self.deck, len(g.piles.deck))
        put(out, self.bangs, g.this_turn.bangs)
        put(out, self.played, g.this_turn.played)
        put(out, self.answers, answers(g))

    def _hands(self, g: BangGame, seat: int, out: vec[u8]) -> None:
        hand = g.players[seat].hand
        self._faces(self.hand, hand, out)
        self._kinds(self.hand_kinds, hand, out)
        open_hands = g.hands_are_open()
        for other, player in enumerate(g.players):
            self._seat(other, len(player.hand), player.money, out)
            if other != seat:
                self._known(other, seat, player, open_hands, out)

    def _ranges(self, g: BangGame, me: int, out: vec[u8]) -> None:
        """The range of a figure, and the distance of the others; dead players see neither."""
        if g.takes_part(me):
            put(out, self.reach, g.weapon_range(me))
            for number in range(len(g.figures)):
                if number != me and g.takes_part(number):
                    put(out, self.distance + number, g.distance(me, number))

    def _piles(self, g: BangGame, seat: int, out: vec[u8]) -> None:
        self._kinds(self.discards, g.piles.discards, out)
        self._faces(self.discard_top, g.piles.discards[-1:], out)
        self._deck(g, seat, out)
        for i, card in enumerate(g.piles.looked):
            if knows(seat, g.piles.looked_known_by[i]):
                add_one(out, self.looked + self.face[card])
        self._faces(self.display, g.piles.display, out)
        self._faces(self.turned, g.piles.turned, out)
        self._faces(self.aside, g.piles.set_aside, out)
        self._faces(self.playing, g.piles.playing, out)
        if g.this_turn.must_play >= 0:
            out[self.shown + self.face[g.this_turn.must_play]] = 1
        self._people(self.offered, g.offered, out)

    def _known(self, other: int, seat: int, player: Player, open_hands: bool, out: vec[u8]) -> None:
        start = self.known[other]
        for i, card in enumerate(player.hand):
            if open_hands or knows(seat, player.known_by[i]):
                add_one(out, start + self.kind[card])

    def _standing(self, seat: int, number: int, figure: Figure, out: vec[u8]) -> None:
        self._body(number, figure.life, figure.max_life, figure.alive, figure.ghost, figure.skips_turn, out)
        if role_known(figure, seat):
            out[self.roles[number] + figure.role] = 1
        elif figure.role >= 0 and not self.law_and_crime:
            out[self.hidden_roles + figure.role] += 1
        if figure.character:
            out[self.characters[number] + self.person[figure.character]] = 1
        self._people(self.abilities[number], figure.abilities, out)
        if second_known(figure, seat):
            out[self.seconds[number] + self.person[figure.second_character]] = 1
        self._kinds(self.in_play[number], figure.in_play, out)
        self._kinds(self.fresh[number], figure.not_ready, out)

    def _deck(self, g: BangGame, seat: int, out: vec[u8]) -> None:
        size = len(g.piles.deck)
        for place in range(min(TOP, size)):
            i = size - 1 - place
            if not knows(seat, g.piles.deck_known_by[i]):
                return
            out[self.deck_top[place] + self.face[g.piles.deck[i]]] = 1

    def _events(self, g: BangGame, out: vec[u8]) -> None:
        noted, suit = event_of(g.events.current).noted(g) if g.events.current else (NOBODY, Suit.NONE)
        self._flag(self.suit, suit, out)
        self._flag(self.note, noted, out)
        put(out, self.events_left, len(g.events.pile))
        self._happening(self.event, g.events.current, out)
        self._happening(self.next_event, g.events.pile[-1] if g.events.pile else 0, out)
        self._happening(self.show, g.events.show_event, out)

    # Both.

    def _flag(self, start: int, number: int, out: vec[u8]) -> None:
        if number >= 0:
            out[start + number] = 1

    def _faces(self, start: int, cards: list[int], out: vec[u8]) -> None:
        tally(out, start, cards, self.face)

    def _kinds(self, start: int, cards: list[int], out: vec[u8]) -> None:
        tally(out, start, cards, self.kind)

    def _people(self, start: int, numbers: list[int], out: vec[u8]) -> None:
        tally(out, start, numbers, self.person)

    def _seat(self, seat: int, cards: int, money: int, out: vec[u8]) -> None:
        """How many cards and how much money a player has."""
        put(out, self.hand_sizes + seat, cards)
        put(out, self.money + seat, money // STEP)

    def _body(self, number: int, life: int, max_life: int, alive: bool, ghost: bool, skip: bool, out: vec[u8]) -> None:
        """The condition of a figure."""
        put(out, self.life + number, life)
        put(out, self.max_life + number, max_life)
        put(out, self.alive + number, int(alive))
        put(out, self.ghost + number, int(ghost))
        put(out, self.skip + number, int(skip))

    def _happening(self, start: int, number: int, out: vec[u8]) -> None:
        if number:
            out[start + self.happening[number]] = 1

    def _write_actions(self, actions: tuple[PublicAction, ...], out: vec[u8]) -> None:
        if actions is not self._last_actions:
            self._last_actions = actions
            self._aimed = [
                self.public_actions[action.by] + action.to for action in actions if action.by >= 0 and action.to >= 0
            ]
        for place in self._aimed:
            add_one(out, place)


FEATURES: Final = BangFeatures
