"""What the players of drawn positions have in common, whatever the game: they act through real options only."""

from __future__ import annotations

from igroteka.core.decisions import Decision
from igroteka.core.phrases import LETTERS
from igroteka.core.registry import find_game
from igroteka.core.session import Session
from igroteka.core.state import State


class DrawnTable:
    """The whole position, for what no single player may see."""

    def __init__(self, game: str, state: State) -> None:
        self.session = Session(find_game(game), state)

    @property
    def log(self) -> list[str]:
        """The texts of the journal so far, as short names: `play`, `draw` …"""
        prefix = f"{self.session.game.id}-log-"
        return [entry.phrase.text.removeprefix(prefix) for entry in self.session.state.journal or []]


class Seated:
    """One player of a position."""

    def __init__(self, session: Session, seat: int, letter: str = "") -> None:
        self.session = session
        self.seat = seat
        self.letter = letter or LETTERS[seat]

    # What the player sees.

    @property
    def decision(self) -> Decision | None:
        """What the player is asked, if anything."""
        return self.session.state.decision(self.seat)

    @property
    def asked(self) -> str:
        """The question, as a short name: `turn`, `nope`, `order` …; empty if there is none."""
        return self.decision.prompt.phrase.text.removeprefix(f"{self.session.game.id}-ask-") if self.decision else ""

    @property
    def codes(self) -> list[str]:
        """The codes of all options."""
        return [option.code for option in self.decision.options] if self.decision else []

    @property
    def options(self) -> list[str]:
        """The options as tests of this game write them."""
        return self.codes

    @property
    def defaults(self) -> list[str]:
        """The codes of what a time-out may take."""
        return [option.code for option in self.decision.defaults] if self.decision else []

    @property
    def told(self) -> list[dict[str, object]]:
        """The journal as told to this player, as plain data."""
        return [entry.plain() for entry in self.session.journal_for(self.seat)]

    def code(self, written: str) -> str:
        """The code of an option as tests of this game write it."""
        return written

    def why_not(self, written: str) -> str:
        """The rule by which this is not possible now; empty if it is."""
        option = self.session.game.option(self.code(written))
        assert option is not None, f"{written} is no code"
        return self.session.state.why_not(self.seat, option)

    # What the player does.

    def chooses(self, *written: str) -> None:
        """Take options one after another; the test fails with a list of what was possible."""
        for one in written:
            code = self.code(one)
            assert code in self.codes, f"{self.letter} cannot {one}, only {self.options or 'wait'}"
            self.session.choose(self.seat, code, self.session.state.public_version)
            self.chosen()

    def chosen(self) -> None:
        """What happens at this table after each choice."""

    def undoes(self) -> None:
        """Take the last choice back."""
        self.session.undo(self.seat)

    def leaves(self) -> None:
        """Give up."""
        self.session.choose(self.seat, "leave")
        self.chosen()
