"""Web Push piece by piece: encryption, signatures, which services are accepted, and when something is told."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from igroteka.core.errors import IgrotekaError
from igroteka.server.common.base64_urls import encoded
from igroteka.server.notices.push_services import BadEndpoint, PushServices, is_public, service_names
from igroteka.server.notices.schedule import DELAY_MS, due_time, is_quiet, next_time, reminder_time
from igroteka.server.notices.sender import deliver_by_apprise, read_targets
from igroteka.server.notices.web_push import (
    PAYLOAD,
    BadSubscription,
    Subscription,
    VapidKey,
    content_keys,
    decoded,
    encrypt,
    point_of,
)
from igroteka.server.storage.notices import NoticeSettings
from tests.server.push_service import Browser, Delivered, push_service, signed_by

HOUR = 3_600_000
DAY = 24 * HOUR
NOON = int(datetime(2026, 7, 1, 12, tzinfo=UTC).timestamp()) * 1000


def test_keys_are_those_of_the_example_in_rfc_8291() -> None:
    receiver, sender = [
        ec.derive_private_key(int.from_bytes(decoded(text), "big"), ec.SECP256R1())
        for text in ("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    ]
    shared = sender.exchange(ec.ECDH(), receiver.public_key())
    points = point_of(receiver.public_key()), point_of(sender.public_key())
    auth, salt = decoded("BTBZMqHH6r4Tts7J_aSIgg"), decoded("DGv6ra1nlYgDCS1FRnbzlw")
    key, nonce = content_keys(shared, auth, *points, salt)
    assert (encoded(key), encoded(nonce)) == ("oIhVW04MRdy2XN9CiKLxTg", "4h_95klXJ5E_qnoN")


def subscription(browser: Browser) -> Subscription:
    return Subscription(browser.endpoint, encoded(browser.point), encoded(browser.auth))


def test_only_the_browser_itself_can_read_a_message() -> None:
    one, other = Browser(), Browser()
    message = Delivered("/", {"content-encoding": "aes128gcm"}, encrypt(b'{"a":1}', subscription(one)))
    assert one.reads(message) == {"a": 1}
    with pytest.raises(InvalidTag):
        other.reads(message)


def test_a_payload_that_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="too long"):
        encrypt(bytes(PAYLOAD + 1), subscription(Browser()))


def test_a_key_is_written_and_read_and_signs() -> None:
    key = VapidKey.new()
    again = VapidKey.read(key.write())
    header = again.authorization("https://games.example.org/push/1", "mailto:me@example.org", int(NOON / 1000))
    assert again.public == key.public
    with pytest.raises(AssertionError):  # it was signed for another time
        signed_by(Delivered("/", {"authorization": header}, b""))


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", ""), ("!", "x"), (encoded(bytes(65)), encoded(bytes(16))), (encoded(bytes(64)), encoded(bytes(16)))],
)
def test_keys_that_no_browser_has_made_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadSubscription):
        Subscription("https://fcm.googleapis.com/x", p256dh, auth).check()


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://wns2-par02p.notify.windows.com/w/?token=BQ%2f",
        "https://web.push.apple.com/QGuQyavXutnMH",
        "https://push.example.org/1",
    ],
)
def test_known_services_and_those_of_the_operator_are_accepted(endpoint: str) -> None:
    PushServices(service_names(["push.example.org"])).check(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evil.example/fcm.googleapis.com",
        "https://evilpush.apple.com.example/x",
        "https://me:secret@fcm.googleapis.com/x",
        "https://evil.example@127.0.0.1/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::1/x",
        "https://localhost/x",
        "https://fcm.googleapis.com/x y",
        "https://fcm.googleapis.com/\r\nx: y",
        "https://push.apple.com.\u0435xample/x",
        "file:///etc/passwd",
        "",
    ],
)
def test_other_endpoints_are_refused(endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        PushServices().check(endpoint)


@pytest.mark.parametrize("name", ["", "https://push.example.org", "push.example.org:443", "*", "a b", "*.*.org"])
def test_what_is_no_name_of_a_service_is_refused(name: str) -> None:
    with pytest.raises(IgrotekaError, match="push service"):
        service_names([name])


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1"),
        *("224.0.0.1", "::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "ff02::1"),
    ],
)
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_a_name_with_one_private_address_is_not_asked_at_all() -> None:
    services = PushServices(resolve=lambda host, port: ["142.250.1.1", "10.0.0.1"])
    with pytest.raises(OSError, match="no public address"):
        services.post("https://fcm.googleapis.com/x", {}, b"")


def test_the_certificate_of_a_service_is_checked() -> None:
    with push_service() as service:
        mine = replace(service.services(), names=("other.example.org",))
        with pytest.raises(OSError, match="certificate"):
            mine.post("https://other.example.org/push", {}, b"")
        assert service.delivered == []


# When something is told.


BERLIN = NoticeSettings("ann", zone="Europe/Berlin", offset=120)


def test_quiet_hours_may_go_over_midnight() -> None:
    night = replace(BERLIN, quiet_from=22 * 60, quiet_until=7 * 60)
    assert not is_quiet(night, NOON)
    assert is_quiet(night, NOON + 9 * HOUR)  # 23:00 in Berlin
    assert is_quiet(night, NOON + 16 * HOUR)
    assert not is_quiet(night, NOON + 17 * HOUR)
    assert not is_quiet(BERLIN, NOON)


def test_a_notice_of_the_night_comes_in_the_morning() -> None:
    night = replace(BERLIN, quiet_from=22 * 60, quiet_until=7 * 60)
    assert due_time(night, NOON, 0, correspondence=True) == NOON + DELAY_MS
    assert due_time(night, NOON + 9 * HOUR, 0, correspondence=True) == NOON + 17 * HOUR


def test_times_follow_the_zone_of_the_guest_through_the_change_of_the_clocks() -> None:
    october = int(datetime(2026, 10, 24, 20, tzinfo=UTC).timestamp()) * 1000
    assert next_time(BERLIN, 18 * 60, october) - october == 21 * HOUR  # the night has an hour more


def test_an_unknown_zone_has_the_offset_that_it_had() -> None:
    elsewhere = replace(BERLIN, zone="Atlantis/Capital", offset=-60)
    assert next_time(elsewhere, 12 * 60, NOON) == NOON + HOUR


def test_a_digest_does_not_wait_for_what_would_be_over() -> None:
    daily = replace(BERLIN, digest=18 * 60)  # 16:00 in UTC
    assert due_time(daily, NOON, NOON + 3 * DAY, correspondence=True) == NOON + 4 * HOUR
    assert due_time(daily, NOON, NOON + 5 * HOUR, correspondence=True) == NOON + DELAY_MS
    assert due_time(daily, NOON, 0, correspondence=False) == NOON + DELAY_MS


def test_reminders_are_for_correspondence_only() -> None:
    assert reminder_time(BERLIN, NOON + 3 * DAY, 3 * DAY) == NOON + 3 * DAY - 12 * HOUR
    assert reminder_time(BERLIN, NOON + DAY, DAY) == NOON + DAY - 6 * HOUR
    assert reminder_time(BERLIN, NOON + 60_000, 60_000) == 0
    assert reminder_time(BERLIN, 0, 3 * DAY) == 0


# What the operator configures.


def test_urls_of_the_operator_belong_to_guests_and_are_quoted_in_no_error() -> None:
    found = read_targets(["ann=mailto://a:secret@example.org", "ann=json://x", "bob=tgram://y"])
    assert found == {"ann": ("mailto://a:secret@example.org", "json://x"), "bob": ("tgram://y",)}
    for bad in ("mailto://a:secret@example.org", "=json://x", "ann=secret"):
        with pytest.raises(IgrotekaError) as refused:
            read_targets([bad])
        assert "secret" not in str(refused.value)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of Apprise's own imports
def test_apprise_delivers_to_a_url() -> None:
    with push_service(tls=False) as service:
        assert deliver_by_apprise(f"json://127.0.0.1:{service.port}/", "Your turn – Targi", "Sunday")
    (told,) = service.delivered
    assert b"Sunday" in told.body
    assert not deliver_by_apprise("rubbish://", "Your turn", "")
