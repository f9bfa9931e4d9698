"""A table with one person and bots: the bots play until the person has a choice."""

from __future__ import annotations

from collections.abc import Callable

from igroteka.bots.advice import Advice, advise
from igroteka.bots.bot import Bot, Remembering, sampler
from igroteka.core.decisions import CLOCK_SEAT, OPEN, Decision
from igroteka.core.journal import Entry
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.random import from_seed
from igroteka.core.session import Session
from igroteka.core.views import View


class SoloTable:
    """The session, the person's seat, and the bots of the other seats."""

    def __init__(self, session: Session, me: int, bot: Bot, entries_read: int = 0) -> None:
        self.session = session
        self.me = me
        self.bot = bot
        self.random = from_seed(f"{session.state.setup.seed}/bots")
        self.entries_read = entries_read  # entries of the journal that the person has read
        self.resting = False  # True while the person passes everything until the next open question
        self._forget()

    @property
    def outcome(self) -> Outcome | None:
        return self.session.state.outcome()

    @property
    def view(self) -> View:
        return self.session.view(self.me)

    def ask(self, default: Callable[[Decision], Option | None]) -> Decision | None:
        """Let the bots play, and return the person's next decision with a real choice; None at the end of the game."""
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
        self.session.choose(self.me, option.code, self.session.state.public_version)

    def unread_entries(self) -> list[Entry]:
        """Journal entries that the person has not read yet; they count as read from now on."""
        entries = self.session.journal_for(self.me)
        found = entries[self.entries_read :]
        self.entries_read = len(entries)
        return found

    def undo(self) -> None:
        """Undo the person's last choice, with forced choices before it."""
        self._forget()
        self.session.undo(self.me)
        while self._is_forced(self.session.state.decision(self.me)) and self.session.can_undo(self.me):
            self.session.undo(self.me)
        self.entries_read = min(self.entries_read, len(self.session.journal_for(self.me)))

    def _forget(self) -> None:
        """Drop what the bot remembers: the game takes another course now."""
        if isinstance(self.bot, Remembering):
            self.bot.forget()

    def advice(self, decision: Decision) -> Advice:
        """What a search would choose for the person, from what they may know."""
        game, state = self.session.game, self.session.state
        random = from_seed(f"{state.setup.seed}/advice/{state.version}")
        return advise(game.id, self.view, decision, random, sampler(game, state, self.me))

    def _without_asking(self, decision: Decision, default: Callable[[Decision], Option | None]) -> Option | None:
        """The option that needs no question: the only one, or the default of somebody who passes everything."""
        if self._is_forced(decision):
            return decision.options[0]
        return default(decision) if self.resting else None

    def _is_forced(self, decision: Decision | None) -> bool:
        return decision is not None and len(decision.options) == 1

    def _is_due(self, decision: Decision) -> bool:
        """False for an offer while the game waits for another decision."""
        return not decision.is_offer

    def _bot_answers(self) -> None:
        """Let the next bot answer; when all have, close the window as its clock would."""
        others = [one for one in self.session.state.decisions() if one.seat != self.me and self._is_due(one)]
        decision = max(others, key=lambda one: one.seat != CLOCK_SEAT)
        if decision.seat == CLOCK_SEAT:
            self.session.choose(CLOCK_SEAT, decision.defaults[0].code)
            return
        view = self.session.view(decision.seat)
        imagine = sampler(self.session.game, self.session.state, decision.seat)
        option = self.bot.choose(view, decision, self.random, imagine)
        self.session.choose(decision.seat, option.code, self.session.state.public_version)
