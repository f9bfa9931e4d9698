"""Hints: what a search would choose from what a player may know."""

from __future__ import annotations

import logging
from dataclasses import dataclass

import msgspec
from msgspec import Raw

from igroteka.bots.advice import has_advice
from igroteka.core.options import Option
from igroteka.core.phrases import LETTERS
from igroteka.server.bots.bot_pool import ADVICE, AdviceAnswer, BotJob, make_job
from igroteka.server.common.labels import table_label
from igroteka.server.common.refusals import NotAllowed, Unavailable
from igroteka.server.common.wire import raw, wire_option
from igroteka.server.tables.commands import Guest, own_seat
from igroteka.server.tables.services import Services
from igroteka.server.tables.table import Table

log = logging.getLogger("igroteka.table")


@dataclass(frozen=True)
class AdviceRequest:
    """The job for a bot, and the options among which it chooses, by code."""

    table: str
    job: BotJob
    options: dict[str, Option]


class Advisor:
    """Asks bots for advice, for each seat one question at a time."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._busy: set[int] = set()

    def request(self, table: Table, guest: Guest) -> AdviceRequest:
        """The question of this guest; refused if they are not asked anything, or if a bot is at it already."""
        seat = own_seat(table, guest)
        current, settings = table.current_game, table.settings
        if not settings.hints:
            raise NotAllowed("error-hints-off")
        if not has_advice(settings.game):
            raise NotAllowed("error-no-hints")
        decision = current.session.state.decision(seat) if current is not None and table.running else None
        if current is None or decision is None:
            raise NotAllowed("error-not-asked", seat=LETTERS[seat])
        if seat in self._busy:
            raise NotAllowed("error-hint-thinking")
        options = {option.code: option for option in decision.options}
        return AdviceRequest(table.id, make_job(current.session, seat, ADVICE), options)

    async def ask(self, request: AdviceRequest) -> Raw:
        """The advice of a bot, as it is sent."""
        seat = request.job.seat
        self._busy.add(seat)
        try:
            answer = await self._services.ask_bot(msgspec.json.encode(request.job))
            counsel = msgspec.json.decode(answer, type=AdviceAnswer)
        except Exception:
            log.exception("table %s: no advice for seat %d", table_label(request.table), seat)
            raise Unavailable("error-hint-failed") from None
        finally:
            self._busy.discard(seat)
        best = [{"option": wire_option(request.options[code]), "percent": share} for code, share in counsel.options]
        mistakes = [{"code": code, "percent": share} for code, share in counsel.mistakes]
        return raw({"options": best, "reason": counsel.reason, "odds": counsel.odds, "mistakes": mistakes})
