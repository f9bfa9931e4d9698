"""A table with one person and bots: the bots answer by themselves until the person has something to choose."""

from __future__ import annotations

from collections.abc import Callable

from igroteka.bots.advice import Advice, advise
from igroteka.bots.bot import Bot, Remembering, imagination
from igroteka.core.decisions import OPEN, TABLE, Decision
from igroteka.core.journal import Entry
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.random import from_seed
from igroteka.core.session import Session
from igroteka.core.views import View


class Table:
    """The session, the person's seat, and the bots of the other seats."""

    def __init__(self, session: Session, me: int, bot: Bot, told: int = 0) -> None:
        self.session = session
        self.me = me
        self.bot = bot
        self.random = from_seed(f"{session.state.setup.seed}/bots")
        self.told = told  # entries of the journal that the person has read
        self.resting = False  # does the person let everything pass until the next open question?
        self._forget()

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return self.session.state.outcome()

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.session.view(self.me)

    def ask(self, default: Callable[[Decision], Option | None]) -> Decision | None:
        """Let the bots play on; the next question with a real choice for the person, or None at the end."""
        while self.outcome is None:
            mine = self.session.state.decision(self.me)
            if mine is not None and self._is_due(mine):
                if mine.visibility == OPEN:
                    self.resting = False
                option = self._without_asking(mine, default)
                if option is None:
                    return mine
                self.choose(option)
            else:
                self._bot_answers()
        return None

    def choose(self, option: Option) -> None:
        """Take the person's choice."""
        self.session.choose(self.me, option.code)

    def news(self) -> list[Entry]:
        """What has happened since the person was told last."""
        entries = self.session.journal_for(self.me)
        found = entries[self.told :]
        self.told = len(entries)
        return found

    def undo(self) -> None:
        """Take the person's last choice back, and with it what was told about it."""
        self._forget()
        self.session.undo(self.me)
        while self._is_forced(self.session.state.decision(self.me)) and self.session.can_undo(self.me):
            self.session.undo(self.me)
        self.told = min(self.told, len(self.session.journal_for(self.me)))

    def _forget(self) -> None:
        """The game goes another way than the bot remembers."""
        if isinstance(self.bot, Remembering):
            self.bot.forget()

    def advice(self, decision: Decision) -> Advice:
        """What a search would choose in the person's place, from what the person may know."""
        game, state = self.session.game, self.session.state
        random = from_seed(f"{state.setup.seed}/advice/{state.version}")
        return advise(game.id, self.view, decision, random, imagination(game, state, self.me))

    def _without_asking(self, decision: Decision, default: Callable[[Decision], Option | None]) -> Option | None:
        """What the person chooses without being asked: the only option, or to let something pass."""
        if self._is_forced(decision):
            return decision.options[0]
        return default(decision) if self.resting else None

    def _is_forced(self, decision: Decision | None) -> bool:
        return decision is not None and len(decision.options) == 1

    def _is_due(self, decision: Decision) -> bool:
        """Is this to be answered now? In a window that a clock would close, everybody is asked before it does."""
        return not decision.standing

    def _bot_answers(self) -> None:
        """The next bot answers; when all have, the clock closes the window."""
        others = [one for one in self.session.state.decisions() if one.seat != self.me and self._is_due(one)]
        decision = max(others, key=lambda one: one.seat != TABLE)
        if decision.seat == TABLE:
            self.session.choose(TABLE, decision.defaults[0].code)
            return
        view = self.session.view(decision.seat)
        imagine = imagination(self.session.game, self.session.state, decision.seat)
        option = self.bot.choose(view, decision, self.random, imagine)
        self.session.choose(decision.seat, option.code)
