"""What the operator of a host has decided: who may not come, what everybody is told, and when maintenance begins.

It is stored in the database, so that all processes of a host hold to it; each looks there every few seconds.
"""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections.abc import Callable
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, Engine

from igroteka.core.errors import IgrotekaError
from igroteka.server.common.chore import Chore
from igroteka.server.common.close_codes import CloseCode
from igroteka.server.common.limits import OPERATOR_TRIES, TEN_MINUTES, RateLimits
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.common.times import HOUR_MS, now_ms
from igroteka.server.entry.networks import limit_key
from igroteka.server.operations.backup_key import BadKey, key_file, make_key
from igroteka.server.storage import moderation as stored
from igroteka.server.storage.moderation import ANNOUNCEMENT, GUEST, MAINTENANCE, AuditLine, Ban, HostState
from igroteka.server.storage.store import Store
from igroteka.server.tables.audience import Connection as Client
from igroteka.server.tables.audience import encode
from igroteka.server.tables.messages import Announced

log = logging.getLogger("igroteka.moderation")

INTERVAL = 3.0  # seconds between two looks at what other processes were told
KEY_FILE = "operator.key"
NOTHING_TOLD = Announced("", 0)
SHORTEST_KEY = 20  # characters of a key that the operator has chosen


def check_chosen_key(chosen: str) -> None:
    """Refuse a key that somebody could guess."""
    if chosen and len(chosen) < SHORTEST_KEY:
        raise IgrotekaError("error-operator-key-short", least=SHORTEST_KEY)


def operator_key(engine: Engine, chosen: str = "") -> str:
    """The key of the operator's page: the chosen one, or that of a file, which is made when there is none.

    A host that cannot write such a file runs without the page.
    """
    try:
        return chosen or make_key(operator_key_file(engine)).hex()
    except BadKey as problem:
        log.warning("no page for the operator: %s", problem.code)
        return ""


def operator_key_file(engine: Engine) -> Path:
    return key_file(engine).with_name(KEY_FILE)


class Moderation:
    """What is in force in this process, and whom it has connected. `key` is the operator's; empty: none."""

    def __init__(self, store: Store, key: str = "") -> None:
        self.store = store
        self.clients: dict[Client, str] = {}  # all that are connected here, and from which address
        self.bans: list[Ban] = []
        self._key = key
        self._states: dict[str, HostState] = {}
        self._wrong_keys = RateLimits(OPERATOR_TRIES, TEN_MINUTES)
        self._chore = Chore(self.look, INTERVAL, log)

    async def start(self) -> None:
        with contextlib.suppress(IgrotekaError):  # the database may be away for a moment
            await self.look()
        self._chore.start()

    async def close(self) -> None:
        await self._chore.close()

    async def look(self) -> None:
        """Take over what is in force now: tell clients what is new, disconnect whoever is barred."""
        before = self.told()
        found = await self.store.read(partial(stored.in_force, now=now_ms()))
        self.bans, self._states = found.bans, found.states
        if self.told() != before:
            for client in list(self.clients):
                client.send(encode(self.told()))
        for client, address in list(self.clients.items()):
            if self.ban_of(client.device or client.guest.id, address) is not None:
                client.close(CloseCode.BANNED)

    # Who may come.

    def ban_of(self, guest: str, address: str) -> Ban | None:
        """Why this guest at this address may not come; None if they may."""
        place, now = limit_key(address), now_ms()
        for ban in self.bans:
            if ban.until > now and ban.target == (guest if ban.kind == GUEST else place):
                return ban
        return None

    def check(self, guest: str, address: str) -> None:
        """Refuse a guest or an address that may not come."""
        ban = self.ban_of(guest, address)
        if ban is not None:
            raise NotAllowed("error-barred", hours=hours_until(ban.until))

    def check_opening(self) -> None:
        """Refuse a new table before maintenance: its game would be interrupted."""
        state = self._on(MAINTENANCE)
        if state is not None:
            raise NotAllowed("error-maintenance", hours=hours_until(state.until))

    @property
    def drains(self) -> bool:
        """True before and during maintenance."""
        return self._on(MAINTENANCE) is not None

    # What everybody is told.

    def told(self) -> Announced:
        announcement, maintenance = self._on(ANNOUNCEMENT), self._on(MAINTENANCE)
        return Announced(announcement.value if announcement else "", int(maintenance.value) if maintenance else 0)

    def _on(self, name: str) -> HostState | None:
        state = self._states.get(name)
        return state if state is not None and state.until > now_ms() else None

    # The operator.

    def check_key(self, key: str, address: str) -> None:
        """Refuse whoever does not have the operator's key, and who has tried too many."""
        place = limit_key(address)
        if self._key and self._wrong_keys.has_room(place) and secrets.compare_digest(key.encode(), self._key.encode()):
            return
        if not self._wrong_keys.try_acquire(place):
            raise NotAllowed("error-too-many")
        raise NotAllowed("error-operator-key")

    async def act(self, change: Callable[[Connection, AuditLine], object], line: AuditLine) -> None:
        """Change something together with its line in the audit log, and hold to it at once."""
        await self.store.writer.write(lambda connection: change(connection, line))
        log.warning("operator: %s", line.action)
        await self.look()


def hours_until(time: int) -> int:
    """How long it is until a time, in hours that have begun."""
    return max(1, -(-(time - now_ms()) // HOUR_MS))
