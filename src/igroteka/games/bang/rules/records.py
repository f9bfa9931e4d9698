"""What the state of BANG! consists of: figures, players, piles, events, this turn, and the history.

Each constructor makes an empty record or a copy of another one, so that fields are listed once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, final

from igroteka.core.decisions import NOBODY
from igroteka.core.state import Record
from igroteka.games.bang.rules.enums import NO_CARD, Role
from igroteka.games.bang.rules.public_actions import PublicAction


@final
class Figure(Record):
    """What stands in the ring: a character with its life, its role, and the cards in front of it."""

    keys: ClassVar[Mapping[str, str]] = {
        "second_character": "second",
        "second_character_known_by": "second_seen",
        "role_known_by": "role_seen",
        "has_left": "left",
        "skips_turn": "skip",
        "not_ready": "fresh",
        "used_out_of_turn": "spent",
    }

    def __init__(self, owner: int, like: Figure | None = None) -> None:
        self.owner = owner
        self.character: int = like.character if like else 0
        # The abilities that it has: that of its character, then copied ones (BANG-P31, BANG-P38).
        self.abilities: list[int] = like.abilities.copy() if like else []
        self.second_character: int = like.second_character if like else 0  # the face-down character (BANG-S03)
        self.second_character_known_by: int = like.second_character_known_by if like else 0
        self.role: int = like.role if like else Role.NONE
        self.role_known_by: int = like.role_known_by if like else 0
        self.life: int = like.life if like else 0
        self.max_life: int = like.max_life if like else 0
        self.alive: bool = like.alive if like else True
        self.has_left: bool = like.has_left if like else False  # the game (BANG-N6.7)
        self.ghost: bool = like.ghost if like else False
        self.skips_turn: bool = like.skips_turn if like else False
        self.in_play: list[int] = like.in_play.copy() if like else []
        # Of these, what cannot be used yet because it was just laid (BANG-E06, BANG-T23).
        self.not_ready: list[int] = like.not_ready.copy() if like else []
        # Hand cards used outside of its own turn since the last settle point (BANG-P26).
        self.used_out_of_turn: int = like.used_out_of_turn if like else 0


@final
class Player(Record):
    """A seat: its hand in order of arrival, who knows which card of it, fines to be paid, and money."""

    keys: ClassVar[Mapping[str, str]] = {"known_by": "known"}

    def __init__(self, like: Player | None = None) -> None:
        self.hand: list[int] = like.hand.copy() if like else []
        self.known_by: list[int] = like.known_by.copy() if like else []
        self.fines: int = like.fines if like else 0
        self.money: int = like.money if like else 0
        self.price: int = like.price if like else 0  # price of the hired character (BANG-V03)
        self.turns: int = like.turns if like else 0  # begun in this game (BANG-M07)

    def gain(self, card: int, known_by: int) -> None:
        """Add a card to the hand, known to the seats of the mask."""
        self.hand.append(card)
        self.known_by.append(known_by)
        self.pool_knowledge(len(self.hand) - 1)

    def lose(self, card: int) -> int:
        """Remove a card from the hand; of equal ones, the one that most seats know. Returns its mask of knowledge."""
        at = self.hand.index(card)
        self.hand.pop(at)
        return self.known_by.pop(at)

    def pool_knowledge(self, place: int) -> None:
        """Equal cards are interchangeable: the first of them is known to all who know any of them, and so on."""
        hand, known_by = self.hand, self.known_by
        card = hand[place]
        for i in range(place):
            if hand[i] == card:
                known_by[i], known_by[place] = known_by[i] | known_by[place], known_by[i] & known_by[place]

    def forget_except(self, seats: int) -> None:
        """An unseen card has left: only the seats of the mask still know the rest."""
        self.known_by = [known_by & seats for known_by in self.known_by]


@final
class Piles(Record):
    """The playing cards that are neither in hands nor in play. The last card of `deck` and `discards` is its top."""

    keys: ClassVar[Mapping[str, str]] = {
        "deck_known_by": "deck_known",
        "looked_known_by": "looked_known",
        "set_aside": "aside",
        "set_aside_by": "aside_by",
    }

    def __init__(self, like: Piles | None = None) -> None:
        self.deck: list[int] = like.deck.copy() if like else []
        self.deck_known_by: list[int] = like.deck_known_by.copy() if like else []
        # What the deck was last made of (BANG-T50), and how many cards at its bottom have been there since then.
        self.reshuffled: list[int] = like.reshuffled.copy() if like else []
        self.untouched: int = like.untouched if like else 0
        self.discards: list[int] = like.discards.copy() if like else []
        self.playing: list[int] = like.playing.copy() if like else []  # cards whose effect is not over (BANG-T53)
        self.display: list[int] = like.display.copy() if like else []  # General Store
        self.turned: list[int] = like.turned.copy() if like else []  # revealed for a check
        self.looked: list[int] = like.looked.copy() if like else []  # looked at by one player (Kit Carlson, Claus)
        self.looked_known_by: list[int] = like.looked_known_by.copy() if like else []
        # Cards of checks that wait for the end of the action, and the figure that made each check (BANG-K04, BANG-P39).
        self.set_aside: list[int] = like.set_aside.copy() if like else []
        self.set_aside_by: list[int] = like.set_aside_by.copy() if like else []


@final
class Events(Record):
    """The events in force, and their piles. The last card of a pile is its top."""

    keys: ClassVar[Mapping[str, str]] = {
        "pile": "event_pile",
        "used": "event_used",
        "current": "event",
        "note": "event_note",
        "show_event": "show",
    }

    def __init__(self, like: Events | None = None) -> None:
        self.pile: list[int] = like.pile.copy() if like else []
        self.used: list[int] = like.used.copy() if like else []
        self.show_pile: list[int] = like.show_pile.copy() if like else []  # Wild West Show
        self.current: int = like.current if like else 0
        self.note: int = like.note if like else NOBODY  # a number stored by the event in force
        self.show_event: int = like.show_event if like else 0  # the event of the Wild West Show


@final
class ThisTurn(Record):
    """What is counted and remembered until the end of the turn (BANG-T25)."""

    keys: ClassVar[Mapping[str, str]] = {
        "must_play": "shown",
        "used_sources": "used",
        "bang_cards": "shot",
        "first_action": "deeds_before",
    }

    def __init__(self, like: ThisTurn | None = None) -> None:
        self.bangs: int = like.bangs if like else 0
        self.played: int = like.played if like else 0
        self.last_card: int = like.last_card if like else NO_CARD
        self.last_kind: int = like.last_kind if like else 0
        self.must_play: int = like.must_play if like else NO_CARD  # shown under the Law of the West (BANG-F15)
        self.used_sources: list[int] = like.used_sources.copy() if like else []
        # Played as BANG! by the turn's figure (BANG-V01).
        self.bang_cards: list[int] = like.bang_cards.copy() if like else []
        self.first_action: int = like.first_action if like else 0  # number of public actions before this turn


@final
class History(Record):
    """What has happened in this game, where a rule or a player needs it."""

    keys: ClassVar[Mapping[str, str]] = {"idle_turns": "idle", "public_actions": "deeds"}

    def __init__(self, like: History | None = None) -> None:
        self.removed_role: int = like.removed_role if like else Role.NONE  # BANG-N6.1
        self.hired: list[int] = like.hired.copy() if like else []  # for each seat the hired character (BANG-V06)
        self.first_dead: int = like.first_dead if like else NOBODY
        self.last_dead: int = like.last_dead if like else NOBODY  # whose elimination ended the game (BANG-M03)
        # Groups of figures among whom roles were mixed; the first number is 1 if they were open before.
        self.role_log: list[list[int]] = [mixed.copy() for mixed in like.role_log] if like else []
        # Each killer of the Sheriff: figure; role then, once roles were mixed (else NONE); 1 if that role was open.
        self.sheriff_killers: list[list[int]] = [killer.copy() for killer in like.sheriff_killers] if like else []
        self.idle_turns: int = like.idle_turns if like else 0  # begun with one camp only (BANG-N6.14)
        self.public_actions: tuple[PublicAction, ...] = like.public_actions if like else ()  # replaced, never modified
