"""Sending a notice to all browsers of a guest, and to what the operator has configured for them."""

from __future__ import annotations

import asyncio
import http.client
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from http import HTTPStatus

from igroteka.core.errors import IgrotekaError
from igroteka.server.common.extras import need
from igroteka.server.notices.push_services import BadEndpoint, PushServices
from igroteka.server.notices.web_push import BadSubscription, Subscription, VapidKey, encrypt
from igroteka.server.notices.wording import Notice, payload_of
from igroteka.server.storage.notices import PushRow, endpoint_id

log = logging.getLogger("igroteka.notices")

THREADS = 4  # that may wait for push services at once
KEPT_SECONDS = 4 * 7 * 24 * 3600  # for which a push service keeps a message for a browser that is off
GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)  # the browser has unsubscribed
REFUSED = (HTTPStatus.BAD_REQUEST, HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
KNOWN_STATUSES = frozenset(int(status) for status in HTTPStatus)
TOPIC_LENGTH = 32


@dataclass(frozen=True)
class Outcome:
    """How many received a notice, how many may be tried again, and the subscriptions that are gone for good."""

    sent: int = 0
    failed: int = 0
    gone: tuple[str, ...] = ()


def is_success(status: int) -> bool:
    return HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES


# Sends a title and a text to an Apprise URL; True if that was successful.
Deliver = Callable[[str, str, str], bool]


def deliver_by_apprise(url: str, title: str, body: str) -> bool:
    import apprise

    service = apprise.Apprise()
    return bool(service.add(url)) and bool(service.notify(title=title, body=body or title))


def read_targets(chosen: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Apprise URLs by guest, each given as GUEST=URL; refused if one is malformed or Apprise is not installed."""
    found: dict[str, tuple[str, ...]] = {}
    for number, one in enumerate(chosen, start=1):
        guest, equals, url = one.partition("=")
        if not guest or not equals or "://" not in url:
            raise IgrotekaError("error-notice-url", number=number)  # not the URL: it may contain a password
        found[guest] = (*found.get(guest, ()), url)
    if found:
        need("apprise", "notices")
    return found


class Sender:
    """Sends notices in threads of its own, so that nobody waits for a push service."""

    def __init__(
        self,
        services: PushServices | None = None,
        targets: Mapping[str, tuple[str, ...]] | None = None,
        contact: str = "",
        deliver: Deliver = deliver_by_apprise,
    ) -> None:
        self.services = services or PushServices()
        self.targets = targets or {}
        self._contact = contact
        self._deliver = deliver
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="igroteka-notices")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def reaches(self, guest: str) -> bool:
        """True if the operator has configured where notices for this guest go."""
        return guest in self.targets

    async def send(
        self, guest: str, browsers: Sequence[PushRow], key: VapidKey, notice: Notice, link: str = ""
    ) -> Outcome:
        """Send a notice to all browsers of a guest, and to the URLs that the operator has configured for them."""
        loop, payload, topic = asyncio.get_running_loop(), payload_of(notice), endpoint_id(notice.tag)[:TOPIC_LENGTH]
        pushes = [loop.run_in_executor(self._threads, self._push, row, key, payload, topic) for row in browsers]
        urls = self.targets.get(guest, ())
        others = [loop.run_in_executor(self._threads, self._tell, url, notice, link) for url in urls]
        statuses, told = await asyncio.gather(*pushes), await asyncio.gather(*others)
        gone = tuple([row.id for row, status in zip(browsers, statuses, strict=True) if status in GONE])
        sent = sum(is_success(status) for status in statuses) + sum(told)
        final = len(gone) + sum(status in REFUSED for status in statuses)
        return Outcome(sent, len(statuses) + len(told) - sent - final, gone)

    def _push(self, row: PushRow, key: VapidKey, payload: bytes, topic: str) -> int:
        """Send a message to one browser; the HTTP status of its push service, or 0 if it cannot be reached."""
        subscription = Subscription(row.endpoint, row.p256dh, row.auth)
        try:
            headers = {
                "authorization": key.authorization(row.endpoint, self._contact, int(time.time())),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(KEPT_SECONDS),
                "topic": topic,  # a newer message replaces one that still waits
                "urgency": "high",
            }
            status = self.services.post(row.endpoint, headers, encrypt(payload, subscription))
        except (BadEndpoint, BadSubscription):  # the operator no longer names this service
            return HTTPStatus.GONE
        except (OSError, http.client.HTTPException) as problem:
            log.info("a push service cannot be reached: %s", type(problem).__name__)
            return 0
        if status not in GONE and not is_success(status):
            log.info("a push service answers %d", status)
        return status if status in KNOWN_STATUSES else HTTPStatus.BAD_GATEWAY

    def _tell(self, url: str, notice: Notice, link: str) -> bool:
        body = "\n".join([part for part in (notice.body, f"{link}{notice.page}" if link else "") if part])
        try:
            return self._deliver(url, notice.title, body)
        except Exception as problem:  # whatever a plugin raises
            log.info("a notice of the operator's URLs failed: %s", type(problem).__name__)
            return False
