"""The autopilot of a table: moves bots, closes windows, notices absent players. It causes ordinary events."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from igroteka.core.decisions import OPEN, Decision
from igroteka.core.errors import IgrotekaError
from igroteka.server.bots.bot_pool import BotChoice, TooLate, make_job, quick_job, run_job
from igroteka.server.bots.levels import substitute_level
from igroteka.server.common.labels import table_label
from igroteka.server.common.refusals import Unavailable
from igroteka.server.tables.characters import with_temper
from igroteka.server.tables.commands import choose, chose
from igroteka.server.tables.duties import SPARE, THINKING, Duty, shown_pace
from igroteka.server.tables.events import Abandoned, Absent, AnyEvent, BrokeOff, PlanDropped, Returned
from igroteka.server.tables.table import BETWEEN_GAMES, PLAYING, WAITING

if TYPE_CHECKING:
    from igroteka.server.tables.room import Room

log = logging.getLogger("igroteka.table")

BACKUP_MS = 2000  # that another process has before this one acts
IDLE_AFTER_S = 60.0  # an autopilot is idle if nothing is due for so long
BUS_SYNC_WAIT_S = 5.0  # for news of other processes
RETRY_MS = 2000  # until a failed duty is tried again; doubled each time
LONGEST_RETRY_MS = 16_000
LONGEST_OUTAGE_RETRY_MS = 4000  # while the database is away
FAILURES = 5  # in a row until a game is broken off
TIMEOUTS = 2  # in a row, after which a player who is not connected has left
QUICK_BOT_MS = 50  # reserved for a quick bot if the first one is late
QUIET_BEFORE_DUE_MS = 50  # before the due time in which no bot runs, so that the machine is idle then
SEAT_SPACING_S = 0.0002  # between answers that are due at the same time


# The version of the game, the prompt, and the codes of the options.
PendingQuestion = tuple[int, dict[str, object], list[str]]


def decode_choice(decision: Decision, answer: bytes) -> str:
    """The code that a bot has chosen; ValueError if it is no option of the decision."""
    code = msgspec.json.decode(answer, type=BotChoice).code
    if decision.find(code) is None:
        raise ValueError("a choice that is not offered")
    return code


class Autopilot:
    """Does what is due at a table. It acts through the room, like players."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._label = table_label(room.table.id)
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: dict[int, PendingQuestion | None] = {}  # questions that bots work on, by seat
        self._away: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._failures = 0  # in a row
        self._tries = 0  # in a row without success, outages included
        self._rests_until = 0  # ms; the end of the backoff

    @property
    def idle(self) -> bool:
        """True if nothing is running and nothing is due soon."""
        if self._thinking or self._tasks:
            return False
        return self._timer is None or self._timer.when() > asyncio.get_running_loop().time() + IDLE_AFTER_S

    def close(self) -> None:
        """Cancel timers and tasks."""
        for timer in [self._timer, *self._away.values()]:
            if timer is not None:
                timer.cancel()
        for task in self._tasks:
            task.cancel()
        self._timer = None
        self._away.clear()

    # Scheduling.

    def schedule(self) -> None:
        """Set the timer for the next duty."""
        table = self.room.table
        if table.status in (WAITING, PLAYING, BETWEEN_GAMES) and any(chair.automatic for chair in table.chairs):
            self.room.services.bot_pool.start()
        self._set_timer([self._start_time(duty) for duty in self._duties()])

    def _set_timer(self, times: list[int]) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if times:
            wait = max(0, max(min(times), self._rests_until) - self.room.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._on_time)

    def _duties(self) -> list[Duty]:
        return [duty for duty in self.room.duties() if not self._is_in_progress(duty)]

    def _is_in_progress(self, duty: Duty) -> bool:
        """True if a bot works on the present question of this seat; an earlier question does not count."""
        if duty.kind != "bot" or duty.seat not in self._thinking:
            return False
        return self._thinking[duty.seat] == self._question(duty.seat)

    def _start_time(self, duty: Duty) -> int:
        """When to start a duty. The process that wrote last starts in time; the others are a backup."""
        return duty.begin if self.room.log.wrote_last or self.room.services.bus.alone else duty.at + BACKUP_MS

    def _on_time(self) -> None:
        self._timer = None
        now, loop_time = self.room.now(), asyncio.get_running_loop().time()
        for duty in self._duties():
            if self._start_time(duty) > now:
                continue
            if duty.kind == "clock":
                self.start(self._do_duty(partial(self._let_clock_choose, duty.seat)))
            elif duty.kind == "plan":
                self.start(self._do_duty(partial(self._carry_out_plan, duty.seat)))
            else:
                self._thinking[duty.seat] = self._question(duty.seat)
                at = loop_time + (duty.at - now) / 1000
                self.start(self._do_duty(partial(self._let_bot_choose, duty, at)))
        self.watch()
        self._set_timer(self._later_times(now))

    def _later_times(self, now: int) -> list[int]:
        """When to look again: at the next due time, or after a retry interval for what is being done now."""
        times = [self._start_time(duty) for duty in self._duties()]
        return [time if time > now else now + RETRY_MS for time in times]

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Run something in the background."""
        task = asyncio.create_task(self._run_with_retry(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have been cancelled before it started

    async def _run_with_retry(self, work: Coroutine[None, None, None]) -> None:
        """Log a failure, and retry after a while."""
        try:
            await work
            self.schedule()
        except Unavailable as problem:
            log.warning("table %s: %s", self._label, problem.code)
            self._try_again(LONGEST_OUTAGE_RETRY_MS)
        except Exception as problem:
            self._failed(problem)

    async def _do_duty(self, work: Callable[[], Coroutine[None, None, None]]) -> None:
        """Do what is due; a success resets the count of failures."""
        await work()
        self._failures = self._tries = self._rests_until = 0

    def _failed(self, problem: Exception) -> None:
        """Count and log a failure. After several in a row the game is broken off."""
        self._failures += 1
        trace = problem if self._failures == 1 else None
        log.error("table %s: the autopilot failed (%d): %r", self._label, self._failures, problem, exc_info=trace)
        self._try_again(LONGEST_RETRY_MS)
        if self._failures % FAILURES == 0:
            self.start(self._break_off())

    def _try_again(self, longest: int) -> None:
        """Look again after a while, with exponential backoff."""
        now, self._tries = self.room.now(), self._tries + 1
        self._rests_until = now + min(longest, RETRY_MS * 2 ** min(self._tries - 1, 10))
        self._set_timer([*self._later_times(now), self._rests_until])

    async def _break_off(self) -> None:
        """End a game that cannot go on. What was played can still be looked at."""
        log.error("table %s is broken off", self._label)
        async with self.room.lock:
            await self.room.commit(lambda: [BrokeOff()] if self.room.table.status == PLAYING else [])

    # The clock.

    async def _let_clock_choose(self, seat: int) -> None:
        async with self.room.lock:
            await self.room.commit(lambda: self._clock_choice(seat))

    def _clock_choice(self, seat: int) -> list[AnyEvent]:
        """What is chosen for a seat whose time is up: its default, a random one if there are several."""
        now = self.room.now()
        due = [duty for duty in self.room.duties() if duty.seat == seat and duty.kind == "clock" and duty.at <= now]
        decision = self._decision(seat)
        if not due or decision is None:
            return []
        if self._all_have_left(seat):
            return [Abandoned()]
        return [chose(seat, secrets.choice(decision.defaults).code, "clock")]

    # Plans.

    async def _carry_out_plan(self, seat: int) -> None:
        async with self.room.lock:
            await self.room.commit(lambda: self._planned_choice(seat))

    def _planned_choice(self, seat: int) -> list[AnyEvent]:
        """What a seat has planned to choose now; if that is impossible, its plan is dropped."""
        table, now = self.room.table, self.room.now()
        if not any(duty.seat == seat and duty.kind == "plan" and duty.at <= now for duty in self.room.duties()):
            return []
        try:
            return choose(table, seat, table.plans.answer(seat), None, "plan")
        except IgrotekaError:
            return [PlanDropped(seat)]

    def _all_have_left(self, seat: int) -> bool:
        """INTR-R21: True if the time of this seat is up, nobody is connected, and everybody has let the clock choose
        before: nobody plays any more.
        """
        table = self.room.table
        if seat not in table.people or any(self.room.presence.seats >> other & 1 for other in table.people):
            return False
        return all(table.timeouts.get(other, 0) + (other == seat) >= TIMEOUTS for other in table.people)

    def _decision(self, seat: int) -> Decision | None:
        current = self.room.table.current_game
        return current.session.state.decision(seat) if current is not None and self.room.table.running else None

    # Bots.

    async def _let_bot_choose(self, duty: Duty, at: float) -> None:
        """Let a bot think at once, and apply its choice exactly when it is due, neither sooner nor later. The duty is
        due `at` this event loop time.
        """
        seat, asked, decision = duty.seat, self._thinking[duty.seat], self._decision(duty.seat)
        thinking: asyncio.Task[str] | None = None
        try:
            if decision is None:
                return
            due, alarm = self._alarm(duty, decision, at)
            thinking = asyncio.create_task(self._think(seat, decision, due))
            await alarm
            late = self._must_answer_on_time(decision) and not thinking.done()
            code = self._late(decision) if late else await thinking
            async with self.room.lock:
                await self.room.commit(lambda: self._bots_choice(seat, asked, code))
        finally:
            if thinking is not None:
                thinking.cancel()
            if self._thinking.get(seat) == asked:
                del self._thinking[seat]

    def _must_answer_on_time(self, decision: Decision) -> bool:
        """True for a secret answer: one that comes late would tell that the seat had something to choose."""
        secret = decision.visibility != OPEN or not decision.waits
        return secret and self._answers_when_due(decision)

    def _late(self, decision: Decision) -> str:
        """The answer of a bot that has not come to an end in time, on a busy machine."""
        self.room.services.late_bots += 1
        return self._default(decision)

    def _answers_when_due(self, decision: Decision) -> bool:
        """False without bot delay, and while a game is skipped: then a bot answers as soon as it has thought."""
        return not self.room.table.skipping and (self.room.services.bot_delay or not decision.waits)

    def _alarm(self, duty: Duty, decision: Decision, at: float) -> tuple[float, asyncio.Future[None]]:
        """When a bot's answer is due (event loop time), and a future that completes then.

        It is set before the bot thinks. Answers that are due at the same time are applied in the order of seats.
        On a server without bot delay it completes as soon as the pace of the table allows; the bot has as much time to
        think as elsewhere.
        """
        loop = asyncio.get_running_loop()
        alarm: asyncio.Future[None] = loop.create_future()

        def ring() -> None:
            if not alarm.done():
                alarm.set_result(None)

        due = max(at, loop.time() + SPARE / 1000) + 0.001  # times are truncated to milliseconds: never too early
        if self._answers_when_due(decision):
            loop.call_at(due + duty.seat * SEAT_SPACING_S, ring)
        else:
            pace = duty.begin + shown_pace(self.room.table, decision)
            loop.call_at(at + (pace - duty.at) / 1000, ring)
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

    async def _think(self, seat: int, decision: Decision, due: float) -> str:
        """The choice of a seat's bot: by its level, by a quick bot if that is late, else the default of a timeout."""
        table, services = self.room.table, self.room.services
        assert table.current_game is not None
        scripted = table.lesson.next_choice() if table.lesson is not None else None
        if scripted is not None:
            return scripted.code
        level, now = table.chairs[seat].level, asyncio.get_running_loop().time()
        quick_deadline = due - QUIET_BEFORE_DUE_MS / 1000
        available = quick_deadline - now
        # Half of the slack is for a quick bot.
        search_time = min(available - QUICK_BOT_MS / 1000, (available + THINKING.get(level, 0) / 1000) / 2)
        search_deadline = now + search_time
        try:
            if not level or table.skipping:
                level = substitute_level(table.settings.game)
            named = with_temper(level, table.chairs[seat].bot)
            job = make_job(table.current_game.session, seat, named, search_time)
            try:
                async with asyncio.timeout_at(search_deadline):
                    return decode_choice(decision, await services.ask_bot(msgspec.json.encode(job)))
            except (TimeoutError, TooLate):
                services.late_bots += 1
            except Exception:
                services.bot_failures += 1
                log.exception("table %s: the bot of seat %d is replaced by a quick choice", self._label, seat)
            quick = msgspec.json.encode(quick_job(job))
            async with asyncio.timeout_at(quick_deadline):
                return decode_choice(decision, await services.run_quickly(lambda: run_job(quick)))
        except Exception as problem:
            services.bot_failures += 1
            log.warning("table %s: a late bot is replaced by its default: %r", self._label, problem)
            return self._default(decision)

    def _default(self, decision: Decision) -> str:
        return secrets.choice(decision.defaults or decision.options).code

    def _bots_choice(self, seat: int, asked: PendingQuestion | None, code: str) -> list[AnyEvent]:
        """The event, if the question is still the same and a bot still plays the seat."""
        table = self.room.table
        if self._question(seat) != asked or not (table.chairs[seat].automatic or table.skipping or table.lesson):
            return []
        return [chose(seat, code, "bot")]

    # Absent players.

    def watch(self) -> None:
        """Start grace times of players who have disconnected, and note who is back."""
        table = self.room.table
        for seat, chair in enumerate(table.chairs):
            # `audience.present` is of this process, which notes who is back; `presence.seats` is of all processes.
            if chair.absent and bool(self.room.audience.present >> seat & 1):
                self.start(self._note_presence(seat))
            if not self._is_missed(seat):
                self.room.audience.leaving.pop(seat, None)
                timer = self._away.pop(seat, None)
                if timer is not None:
                    timer.cancel()
            elif seat not in self._away:
                loop = asyncio.get_running_loop()
                self._away[seat] = loop.call_later(table.settings.grace, self._gone, seat)
                self.room.audience.leaving[seat] = self.room.now() + 1000 * table.settings.grace

    def _is_missed(self, seat: int) -> bool:
        """True if the player of this seat is disconnected, others are present, and no bot plays for them yet.

        Nobody is missed in a pause, in a game by correspondence, or who is out of the game. A game that all have left
        waits for them.
        """
        table, present = self.room.table, self.room.presence.seats
        if not table.running or table.settings.clock.by_correspondence or table.is_out(seat):
            return False
        others = any(present >> other & 1 for other in table.people if other != seat)
        return seat in table.people and not present >> seat & 1 and others

    def _gone(self, seat: int) -> None:
        self._away.pop(seat, None)
        if self.room.services.bus.synced:
            self.start(self._note_presence(seat))
        else:
            self._away[seat] = asyncio.get_running_loop().call_later(BUS_SYNC_WAIT_S, self._gone, seat)

    async def _note_presence(self, seat: int) -> None:
        async with self.room.lock:
            await self.room.commit(lambda: self._presence_events(seat))

    def _presence_events(self, seat: int) -> list[AnyEvent]:
        """Events for a player who is absent or back and not yet marked so."""
        table = self.room.table
        if table.status == PLAYING and table.chairs[seat].absent and self.room.presence.seats >> seat & 1:
            return [Returned(seat)]
        return [Absent(seat)] if self._is_missed(seat) else []
