"""What puzzles of Exploding Kittens are about."""

from __future__ import annotations

from typing import Final

from igroteka.bots.themes import Themes
from igroteka.core.decisions import Decision
from igroteka.core.options import Option, Verb
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.titles import TITLE_WORDS, title_of
from igroteka.games.kittens.rules.view import KittensBoard
from igroteka.games.kittens.rules.words import (
    ALTER_IT,
    DEMAND,
    DETONATE,
    DRAW,
    FIVE,
    FIVE_DIFFERENT,
    GIVE,
    KEEP,
    NAME,
    NOPE_IT,
    ORDER,
    PAIR,
    PAIR_FOR,
    PASS,
    PLAY,
    PLAY_AT,
    PUT,
    TAKE,
    TRIPLE,
)

BY_VERB: Final[dict[Verb, str]] = {
    DRAW: "count",
    PAIR: "take",
    PAIR_FOR: "take",
    TRIPLE: "take",
    DEMAND: "take",
    NAME: "take",
    TAKE: "take",
    FIVE: "take",
    FIVE_DIFFERENT: "take",
    PASS: "wait",
    KEEP: "wait",
    NOPE_IT: "block",
    ALTER_IT: "block",
    ORDER: "place",
    PUT: "bluff",
    GIVE: "pay",
    DETONATE: "attack",
}
BY_CARD: Final[dict[str, str]] = {
    **dict.fromkeys(
        ("attack_2x", "targeted_attack_2x", "personal_attack_3x", "catomic_bomb", "barking_kitten"), "attack"
    ),
    **dict.fromkeys(("skip", "super_skip", "reverse", "draw_from_the_bottom", "swap_top_and_bottom"), "defend"),
    **dict.fromkeys(("shuffle", "bury"), "defend"),
    **dict.fromkeys(("see_the_future_3x", "see_the_future_5x", "share_the_future_3x"), "look"),
    **dict.fromkeys(("alter_the_future_3x", "alter_the_future_3x_now", "alter_the_future_5x"), "look"),
    **dict.fromkeys(("favor", "mark", "ill_take_that"), "take"),
}


class KittensThemes(Themes):
    def theme(self, view: View, decision: Decision, best: Option, rivals: list[Option]) -> str:
        if best.verb is PLAY or best.verb is PLAY_AT:
            return BY_CARD.get(TITLE_WORDS[title_of(best.numbers[0])], "choose")
        return BY_VERB.get(best.verb, "choose")

    def is_doubtful(self, g: State, view: View, decision: Decision, best: Option) -> bool:
        """A kitten that somebody else has put back lies on top far more often than imagined states have it there.

        And shuffling a pile in which nobody knows a card changes no chance, whatever a search says.
        """
        board = view.board
        assert isinstance(g, KittensGame)
        assert isinstance(board, KittensBoard)
        if best.verb is PLAY and TITLE_WORDS[title_of(best.numbers[0])] == "shuffle" and not any(g.pile_known):
            return True
        mine = 1 << view.seat
        return any(known and not known & mine for known in g.pile_known) and "defuse" in board.discards


THEMES = KittensThemes()
