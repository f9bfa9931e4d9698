"""Guests: a nickname and a cookie, no account. The cookie is a secret of 256 bits; only its digest is stored."""

from __future__ import annotations

import secrets
from collections import OrderedDict

from starlette.requests import HTTPConnection
from starlette.responses import Response

from igroteka.server.common.refusals import Unavailable
from igroteka.server.common.times import DAY, DAY_MS, now_ms
from igroteka.server.storage.store import GuestRow, Store
from igroteka.server.tables.commands import Guest, digest

COOKIE = "igroteka"
COOKIE_SECONDS = 365 * DAY
BEARER = "Bearer "
KNOWN = 10_000  # guests that are kept in memory


class Guests:
    """Finds guests. Only a process that is alone caches them: another one could change a name."""

    def __init__(self, store: Store, *, alone: bool = True) -> None:
        self.store = store
        self.alone = alone
        self._known: OrderedDict[str, tuple[Guest, int]] = OrderedDict()  # and when they were seen

    async def of(self, connection: HTTPConnection) -> Guest | None:
        """The guest of a request, by cookie or bearer token; None if unknown."""
        token = token_of(connection)
        if not token:
            return None
        key = digest(token)
        guest, seen = self._known.get(key) or await self._look_up(key)
        if guest is not None and seen < now_ms() - DAY_MS and not await self._note_visit(key, guest):
            return None
        return guest

    async def _look_up(self, key: str) -> tuple[Guest | None, int]:
        row = await self.store.guest(key)
        if row is None:
            return None, 0
        guest = Guest(row.id, row.name, row.address)
        self._remember(key, guest, row.seen)
        return guest, row.seen

    async def _note_visit(self, key: str, guest: Guest) -> bool:
        """Store, once a day, that a guest was here; False if they have been deleted meanwhile."""
        now = now_ms()
        try:
            there = await self.store.note_visit(guest.id, key, now)
        except Unavailable:
            return True  # reading still works
        if there:
            self._remember(key, guest, now)
        else:
            self._known.pop(key, None)
        return there

    async def add(self, name: str, address: str) -> tuple[Guest, str]:
        """A new guest and their token."""
        guest, token = Guest(secrets.token_urlsafe(9), name, address), secrets.token_urlsafe(32)
        now = now_ms()
        await self.store.add_guest(GuestRow(guest.id, name, address), digest(token), now)
        self._remember(digest(token), guest, now)
        return guest, token

    async def rename(self, connection: HTTPConnection, guest: Guest, name: str, address: str) -> Guest:
        """Change name and form of address of a guest."""
        renamed = Guest(guest.id, name, address)
        await self.store.rename_guest(GuestRow(guest.id, name, address))
        self.forget(guest.id)
        self._remember(digest(token_of(connection)), renamed, now_ms() - DAY_MS)
        return renamed

    def forget(self, guest: str) -> None:
        """Look a guest up again: another of their devices has changed something, or was signed out."""
        for key in [key for key, (known, _) in self._known.items() if known.id == guest]:
            del self._known[key]

    def _remember(self, key: str, guest: Guest, seen: int) -> None:
        if not self.alone:
            return
        self._known[key] = guest, seen
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)


def token_of(connection: HTTPConnection) -> str:
    """The secret of a request; empty if it has none."""
    bearer = connection.headers.get("authorization", "")
    if bearer.startswith(BEARER):
        return bearer.removeprefix(BEARER)[:100]
    return connection.cookies.get(COOKIE, "")[:100]


def set_cookie(response: Response, connection: HTTPConnection, token: str) -> None:
    """Set the cookie: not readable by scripts, not sent along from other sites."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        path=connection.scope.get("root_path") or "/",
        secure=connection.url.scheme in ("https", "wss"),
        httponly=True,
        samesite="lax",
    )
