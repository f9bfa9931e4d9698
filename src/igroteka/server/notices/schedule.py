"""When a guest is told that it is their turn: not in their quiet hours, and at most once a day if they wish."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from igroteka.server.common.times import DAY_MS
from igroteka.server.storage.notices import NO_DIGEST, NoticeSettings

MINUTE_MS = 60_000
DAY_MINUTES = 24 * 60
DELAY_MS = 15_000  # that somebody may take to come back by themselves
REMIND_BEFORE_MS = 12 * 60 * MINUTE_MS  # before the time of a turn is up, or a quarter of it if that is less


def zone_of(settings: NoticeSettings) -> tzinfo:
    """The guest's time zone; if this machine does not know it, the offset that it had when they were last here."""
    try:
        return ZoneInfo(settings.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return timezone(timedelta(minutes=settings.offset))


def minute_of_day(settings: NoticeSettings, at: int) -> int:
    """The time of day of the guest, in minutes since midnight."""
    here = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone_of(settings))
    return 60 * here.hour + here.minute


def next_time(settings: NoticeSettings, minute: int, after: int) -> int:
    """The next moment after this one at which it is so late at the guest's place."""
    here = datetime.fromtimestamp(after / 1000, UTC).astimezone(zone_of(settings))
    wanted = here.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    found = int(wanted.timestamp() * 1000)
    while found <= after:
        wanted += timedelta(days=1)
        found = int(wanted.timestamp() * 1000)
    return found


def is_quiet(settings: NoticeSettings, at: int) -> bool:
    begin, end, now = settings.quiet_from, settings.quiet_until, minute_of_day(settings, at)
    return begin <= now < end if begin <= end else now >= begin or now < end


def after_quiet_hours(settings: NoticeSettings, at: int) -> int:
    """This moment, or the end of the quiet hours that it lies in."""
    return next_time(settings, settings.quiet_until, at) if is_quiet(settings, at) else at


def due_time(settings: NoticeSettings, now: int, deadline: int, *, correspondence: bool) -> int:
    """When to tell a guest of a question that is new now. `deadline`: when their time for it is up; 0: never.

    A digest does not wait for a question whose time would be up soon after it.
    """
    soon = after_quiet_hours(settings, now + DELAY_MS)
    if not correspondence or settings.digest == NO_DIGEST:
        return soon
    daily = after_quiet_hours(settings, next_time(settings, settings.digest, now + DELAY_MS))
    return soon if deadline and deadline < daily + REMIND_BEFORE_MS else daily


def reminder_time(settings: NoticeSettings, deadline: int, each: int) -> int:
    """When to remind a guest of a question that they were told of before; 0: never, as in games that are not by
    correspondence.
    """
    if not deadline or each < DAY_MS:
        return 0
    return after_quiet_hours(settings, deadline - min(REMIND_BEFORE_MS, each // 4))
