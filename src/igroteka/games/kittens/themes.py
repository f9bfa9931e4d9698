"""What puzzles of Exploding Kittens are about: the purpose of the best option, as hints give it."""

from __future__ import annotations

from typing import Final

from igroteka.bots.themes import Themes
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.games.kittens.bots.greedy.turn import REASONS as CARDS
from igroteka.games.kittens.bots.search.reasons import REASONS
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.titles import TITLE_WORDS, title_of
from igroteka.games.kittens.rules.view import KittensBoard
from igroteka.games.kittens.rules.words import PLAY, PLAY_AT

BY_REASON: Final[dict[str, str]] = {
    **dict.fromkeys(("attack", "personal-attack", "bomb", "bark"), "attack"),
    **dict.fromkeys(("escape", "swap", "bottom", "bury", "shuffle"), "defend"),
    **dict.fromkeys(("look", "arrange"), "look"),
    **dict.fromkeys(("favor", "mark", "take-that", "rob", "demand", "five", "take"), "take"),
    **dict.fromkeys(("nope", "now"), "block"),
    **dict.fromkeys(("pass", "keep"), "wait"),
    "draw-calm": "count",
    "order": "place",
    "put-deep": "bluff",
    "give": "pay",
}
PREFIX: Final = "bot-kittens-"


class KittensThemes(Themes):
    def theme(self, view: View, decision: Decision, best: Option, rivals: list[Option]) -> str:
        """By the purpose of the card or of such an option, whatever the greedy bot thinks of it here."""
        is_card = best.verb is PLAY or best.verb is PLAY_AT
        reason = CARDS[title_of(best.numbers[0])].removeprefix(PREFIX) if is_card else REASONS[best.verb]
        return BY_REASON.get(reason, "choose")

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
