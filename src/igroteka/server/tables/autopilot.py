"""The autopilot of a table: lets bots move, closes windows, notices who is away. All of it ends in ordinary events."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import TYPE_CHECKING

import msgspec

from igroteka.core.decisions import Decision
from igroteka.server.bots.bot_pool import BotChoice, TooLate, make_job, quick_job, run_job
from igroteka.server.bots.levels import substitute_level
from igroteka.server.common.labels import table_label
from igroteka.server.common.refusals import Unavailable
from igroteka.server.tables.commands import chose
from igroteka.server.tables.duties import SPARE, THINKING, Duty
from igroteka.server.tables.events import Absent, AnyEvent, BrokeOff, Returned
from igroteka.server.tables.table import PLAYING

if TYPE_CHECKING:
    from igroteka.server.tables.room import Room

log = logging.getLogger("igroteka.table")

BACKUP = 2000  # ms that another process has to do its duty before this one does it
A_WHILE = 60.0  # seconds
UNSURE = 5.0  # seconds until somebody is looked for again who may be at another process
RETRY = 2000  # ms until something is tried again that could not be done; each time twice as long
LONGEST_RETRY = 16_000  # ms; and while the database is away:
LONGEST_OUTAGE = 4000  # ms
FAILURES = 5  # in a row, after which a game is broken off
QUICK = 50  # ms, at least, in which a bot whose answer is not there chooses quickly
CALM = 50  # ms before its time in which nobody thinks any more: the machine shall have nothing else to do then
SEAT_SPACING = 0.0002  # seconds between the answers of two seats that are due at the same time


PendingQuestion = tuple[int, dict[str, object], list[str]]  # the moment, what a seat is asked then, and its options


def offered(asked: Decision, answer: bytes) -> str:
    """The code that a bot has chosen, if it could choose it."""
    code = msgspec.json.decode(answer, type=BotChoice).code
    if asked.find(code) is None:
        raise ValueError("a choice that is not offered")
    return code


class Autopilot:
    """Does at a table what nobody else does. It acts only through the room, like everybody else."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._label = table_label(room.table.id)
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: dict[int, PendingQuestion | None] = {}  # which seats' bots are at which question
        self._away: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._failures = 0  # in a row
        self._tries = 0  # in a row that came to nothing, be it because the database is away
        self._rests_until = 0  # ms; after a failure nothing is done for a while

    @property
    def idle(self) -> bool:
        """Is there nothing to do here for a while?"""
        if self._thinking or self._tasks:
            return False
        return self._timer is None or self._timer.when() > asyncio.get_running_loop().time() + A_WHILE

    def close(self) -> None:
        """Tend no more."""
        for timer in [self._timer, *self._away.values()]:
            if timer is not None:
                timer.cancel()
        for task in self._tasks:
            task.cancel()
        self._timer = None
        self._away.clear()

    # What is to be done when.

    def schedule(self) -> None:
        """Set the timer to the next duty."""
        self._set_timer([self._time(duty) for duty in self._duties()])

    def _set_timer(self, times: list[int]) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if times:
            wait = max(0, max(min(times), self._rests_until) - self.room.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._on_time)

    def _duties(self) -> list[Duty]:
        return [duty for duty in self.room.duties() if not self._is_thought_about(duty)]

    def _is_thought_about(self, duty: Duty) -> bool:
        """Is a bot at it already? A bot that thinks about an earlier question does not count."""
        if duty.kind == "clock" or duty.seat not in self._thinking:
            return False
        return self._thinking[duty.seat] == self._question(duty.seat)

    def _time(self, duty: Duty) -> int:
        """The process that wrote last does it in time; the others see to it that it is done at all."""
        return duty.begin if self.room.log.wrote_last or self.room.services.bus.alone else duty.at + BACKUP

    def _on_time(self) -> None:
        self._timer = None
        now = self.room.now()
        for duty in self._duties():
            if self._time(duty) > now:
                continue
            if duty.kind == "clock":
                self.start(self._do_duty(self._let_clock_choose(duty.seat)))
            else:
                self._thinking[duty.seat] = self._question(duty.seat)
                self.start(self._do_duty(self._let_bot_choose(duty)))
        self.watch()
        self._set_timer(self._later_times(now))

    def _later_times(self, now: int) -> list[int]:
        """When what is not due yet is due; what is due now is being done, and tried again if it comes to nothing."""
        times = [self._time(duty) for duty in self._duties()]
        return [time if time > now else now + RETRY for time in times]

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(self._carefully(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have ended before it began

    async def _carefully(self, work: Coroutine[None, None, None]) -> None:
        """Whatever goes wrong is logged, and tried again after a while."""
        try:
            await work
            self.schedule()
        except Unavailable as problem:
            log.warning("table %s: %s", self._label, problem.code)
            self._try_again(LONGEST_OUTAGE)
        except Exception as problem:
            self._failed(problem)

    async def _do_duty(self, work: Coroutine[None, None, None]) -> None:
        """Do what nobody else does. Once it has succeeded, earlier failures are forgotten."""
        await work
        self._failures = self._tries = self._rests_until = 0

    def _failed(self, problem: Exception) -> None:
        """Something at this table does not work. If it never does, the game is broken off, and all are told so."""
        self._failures += 1
        trace = problem if self._failures == 1 else None
        log.error("table %s: the autopilot failed (%d): %r", self._label, self._failures, problem, exc_info=trace)
        self._try_again(LONGEST_RETRY)
        if self._failures % FAILURES == 0:
            self.start(self._break_off())

    def _try_again(self, longest: int) -> None:
        """Look again after a while, even if nothing is due: the later the more often it has failed."""
        now, self._tries = self.room.now(), self._tries + 1
        self._rests_until = now + min(longest, RETRY * 2 ** min(self._tries - 1, 10))
        self._set_timer([*self._later_times(now), self._rests_until])

    async def _break_off(self) -> None:
        """End a game that cannot be played on. Everything up to here can be looked at."""
        log.error("table %s is broken off", self._label)
        async with self.room.lock:
            await self.room.act(lambda: [BrokeOff()] if self.room.table.status == PLAYING else [])

    # The clock.

    async def _let_clock_choose(self, seat: int) -> None:
        async with self.room.lock:
            await self.room.act(lambda: self._overdue(seat))

    def _overdue(self, seat: int) -> list[AnyEvent]:
        """What a seat whose time is up chooses: its default, by lot if there are several."""
        now = self.room.now()
        due = [duty for duty in self.room.duties() if duty.seat == seat and duty.kind == "clock" and duty.at <= now]
        decision = self._decision(seat)
        if not due or decision is None:
            return []
        return [chose(seat, secrets.choice(decision.defaults).code, "clock")]

    def _decision(self, seat: int) -> Decision | None:
        current = self.room.table.current_game
        return current.session.state.decision(seat) if current is not None and self.room.table.running else None

    # Bots.

    async def _let_bot_choose(self, duty: Duty) -> None:
        """Let a bot think at once, and take what it has chosen by its time: neither sooner nor later."""
        seat, asked, decision = duty.seat, self._thinking[duty.seat], self._decision(duty.seat)
        due, alarm = self._alarm(duty)
        try:
            if decision is None:
                return
            code = await self._think(seat, decision, due)
            await alarm
            async with self.room.lock:
                await self.room.act(lambda: self._bots_choice(seat, asked, code))
        finally:
            if self._thinking.get(seat) == asked:
                del self._thinking[seat]

    def _alarm(self, duty: Duty) -> tuple[float, asyncio.Future[None]]:
        """When a bot's answer is taken, by the event loop's time, and what is waited for until then.

        It is set before anybody thinks. Answers of the same moment are taken by seats.
        """
        loop = asyncio.get_running_loop()
        alarm: asyncio.Future[None] = loop.create_future()

        def ring() -> None:
            if not alarm.done():
                alarm.set_result(None)

        wait = max(duty.at - self.room.now(), SPARE) + 1  # times are whole milliseconds: never too early
        due = loop.time() + wait / 1000
        loop.call_at(due + duty.seat * SEAT_SPACING, ring)
        return due, alarm

    def _question(self, seat: int) -> PendingQuestion | None:
        """What this seat is asked now. It stays the same while others answer in secret."""
        current, decision = self.room.table.current_game, self._decision(seat)
        if current is None or decision is None:
            return None
        return (
            current.session.state.public_version,
            decision.prompt.plain(),
            [option.code for option in decision.options],
        )

    async def _think(self, seat: int, asked: Decision, due: float) -> str:
        """What the bot of a seat chooses by its time: by thinking, at first sight, or what a time-out takes."""
        table, services = self.room.table, self.room.services
        assert table.current_game is not None
        level, time = table.chairs[seat].level, due - asyncio.get_running_loop().time()
        time -= CALM / 1000
        seconds = min(time - QUICK / 1000, (time + THINKING.get(level, 0) / 1000) / 2)  # what is to spare is for haste
        last = due - CALM / 1000
        end = last - time + seconds
        try:
            level = level or substitute_level(table.settings.game)
            job = make_job(table.current_game.session, seat, level, seconds)
            try:
                async with asyncio.timeout_at(end):
                    return offered(asked, await services.ask_bot(msgspec.json.encode(job)))
            except (TimeoutError, TooLate):
                services.late_bots += 1
            except Exception:
                services.bot_failures += 1
                log.exception("table %s: the bot of seat %d is replaced by a quick choice", self._label, seat)
            quick = msgspec.json.encode(quick_job(job))
            async with asyncio.timeout_at(last):
                return offered(asked, await services.run_quickly(lambda: run_job(quick)))
        except Exception as problem:
            services.bot_failures += 1
            log.warning("table %s: a late bot is replaced by its default: %r", self._label, problem)
            return secrets.choice(asked.defaults or asked.options).code

    def _bots_choice(self, seat: int, asked: PendingQuestion | None, code: str) -> list[AnyEvent]:
        """The choice, if the question is still the same and a bot still plays the seat."""
        if self._question(seat) != asked or not self.room.table.chairs[seat].automatic:
            return []
        return [chose(seat, code, "bot")]

    # Who is away.

    def watch(self) -> None:
        """Start the grace time of players who have gone, and welcome back those who have come."""
        table = self.room.table
        for seat, chair in enumerate(table.chairs):
            if chair.absent and bool(self.room.audience.present >> seat & 1):
                self.start(self._note_presence(seat))
            if not self._is_missed(seat):
                timer = self._away.pop(seat, None)
                if timer is not None:
                    timer.cancel()
            elif seat not in self._away:
                loop = asyncio.get_running_loop()
                self._away[seat] = loop.call_later(table.settings.grace, self._gone, seat)

    def _is_missed(self, seat: int) -> bool:
        """Is the player of this seat away while another one is there, and has no bot taken over yet?

        In a pause nobody is missed, nor in a game by correspondence; and a game that all have left waits for them.
        """
        table, present = self.room.table, self.room.presence.seats
        if not table.running or table.settings.clock.kind == "days":
            return False
        others = any(present >> other & 1 for other in table.people if other != seat)
        return seat in table.people and not present >> seat & 1 and others

    def _gone(self, seat: int) -> None:
        self._away.pop(seat, None)
        if self.room.services.bus.synced:
            self.start(self._note_presence(seat))
        else:
            self._away[seat] = asyncio.get_running_loop().call_later(UNSURE, self._gone, seat)

    async def _note_presence(self, seat: int) -> None:
        async with self.room.lock:
            await self.room.act(lambda: self._presence(seat))

    def _presence(self, seat: int) -> list[AnyEvent]:
        """A player who is away, or back, where the table does not know it yet."""
        table = self.room.table
        if table.status == PLAYING and table.chairs[seat].absent and self.room.presence.seats >> seat & 1:
            return [Returned(seat)]
        return [Absent(seat)] if self._is_missed(seat) else []
