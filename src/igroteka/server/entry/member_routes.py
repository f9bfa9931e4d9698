"""HTTP routes of members: becoming one, signing in and out, taking everything along, being deleted."""

from __future__ import annotations

import ipaddress
import secrets
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from igroteka.server.common.base64_urls import encoded
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.common.times import now_ms
from igroteka.server.entry.guests import COOKIE, set_cookie, token_of
from igroteka.server.entry.http import address_of, body, reply
from igroteka.server.entry.reach import named_host
from igroteka.server.entry.requests import (
    BeginPasskey,
    DeleteMe,
    MakeCode,
    NewPasskey,
    SignInByCode,
    SignInByPasskey,
    Which,
)
from igroteka.server.entry.routes import guest_of, guest_payload
from igroteka.server.entry.site import Site, site_of
from igroteka.server.members import webauthn
from igroteka.server.members.departures import carry_out
from igroteka.server.members.export import everything_about
from igroteka.server.members.recovery import code_digest, new_code
from igroteka.server.members.user_agents import device_label
from igroteka.server.members.webauthn import Expected, decoded
from igroteka.server.storage import members as stored
from igroteka.server.storage.members import Departure, DeviceRow, PasskeyRow
from igroteka.server.storage.writer import Conflict
from igroteka.server.tables.commands import Guest, digest

CHALLENGE_MS = 300_000  # in which a challenge must be answered
MAX_PASSKEYS = 20  # of a member
HOST_NAME = "Igroteka"


async def show_member(request: Request) -> Response:
    """GET /api/me/member: the guest's passkeys, recovery code and devices."""
    site = site_of(request)
    site.admit_query(address_of(request))
    return reply(await member_payload(site, await guest_of(request), digest(token_of(request))))


async def member_payload(site: Site, guest: Guest, here: str) -> dict[str, object]:
    """What a member is shown of the ways to sign in; `here` is the digest of the token of this device."""
    read = site.hub.store.read
    passkeys = await read(partial(stored.passkeys_of, guest=guest.id))
    created = await read(partial(stored.code_created, guest=guest.id))
    devices = await read(partial(stored.devices_of, guest=guest.id))
    return {
        "member": bool(passkeys or created),
        "passkeys": [{"id": one.id, "host": one.host, "created": one.created, "used": one.used} for one in passkeys],
        "code": created,
        "devices": [
            {"id": one.id, "label": one.label, "created": one.created, "seen": one.seen, "here": one.digest == here}
            for one in devices
        ],
    }


def device_row(request: Request, guest: str, token: str) -> DeviceRow:
    """The device that sends a request."""
    now, label = now_ms(), device_label(request.headers.get("user-agent", ""))
    return DeviceRow(secrets.token_urlsafe(9), guest, digest(token), label, now, now)


# Passkeys.


def passkey_host(request: Request) -> str:
    """The name of this host that passkeys are made for; refused where browsers make none."""
    host = named_host(request)
    if request.url.scheme != "https" and host != "localhost" and not host.endswith(".localhost"):
        raise NotAllowed("error-passkey-insecure")
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host
    raise NotAllowed("error-passkey-address")


def expected(request: Request, challenge: str) -> Expected:
    """What an answer to a challenge must fit."""
    own = f"{request.url.scheme}://{request.headers.get('host', '')}"
    return Expected(challenge, frozenset({own, *site_of(request).origins}), passkey_host(request))


async def new_challenge(site: Site, guest: str) -> str:
    """A challenge for a guest who adds a passkey; without a guest, for somebody who signs in."""
    challenge, now = webauthn.new_challenge(), now_ms()
    add = partial(stored.add_challenge, id=digest(challenge), guest=guest, now=now, until=now + CHALLENGE_MS)
    if not await site.hub.store.writer.write(add):
        raise NotAllowed("error-too-many")
    return challenge


async def used_challenge(site: Site, client_data: bytes, guest: str) -> str:
    """The challenge that a browser answers, which was made for this guest and is used up now."""
    challenge = webauthn.challenge_of(client_data)
    use = partial(stored.use_challenge, id=digest(challenge), guest=guest, now=now_ms())
    if not await site.hub.store.writer.write(use):
        raise NotAllowed("error-passkey-late")
    return challenge


async def begin_passkey(request: Request) -> Response:
    """POST /api/me/passkeys/options: what a browser needs to make a passkey."""
    await body(request, BeginPasskey)
    site, guest, host = site_of(request), await guest_of(request), passkey_host(request)
    known = await site.hub.store.read(partial(stored.passkeys_of, guest=guest.id))
    if len(known) >= MAX_PASSKEYS:
        raise NotAllowed("error-passkeys-many", most=MAX_PASSKEYS)
    return reply(
        {
            "challenge": await new_challenge(site, guest.id),
            "rp": {"id": host, "name": HOST_NAME},
            "user": {"id": encoded(guest.id.encode()), "name": guest.name, "displayName": guest.name},
            "pubKeyCredParams": [{"type": "public-key", "alg": one} for one in webauthn.ALGORITHMS],
            "excludeCredentials": [{"type": "public-key", "id": one.credential} for one in known if one.host == host],
            "authenticatorSelection": {
                "residentKey": "required",
                "requireResidentKey": True,
                "userVerification": "preferred",
            },
            "attestation": "none",
            "timeout": CHALLENGE_MS,
        }
    )


async def add_passkey(request: Request) -> Response:
    """POST /api/me/passkeys: become a member by a passkey, or add one."""
    site, wanted = site_of(request), await body(request, NewPasskey)
    guest, now = await guest_of(request), now_ms()
    client_data = decoded(wanted.client_data)
    wants = expected(request, await used_challenge(site, client_data, guest.id))
    made = webauthn.made_passkey(client_data, decoded(wanted.attestation), wants)
    credential = encoded(made.id)
    row = PasskeyRow(
        digest(credential), guest.id, credential, encoded(made.public_key), made.counter, wants.host, now, now
    )
    device = device_row(request, guest.id, token_of(request))
    try:
        await site.hub.store.writer.write(partial(stored.add_passkey, row=row, device=device))
    except Conflict:
        raise NotAllowed("error-passkey") from None
    return reply(await member_payload(site, guest, device.digest))


async def remove_passkey(request: Request) -> Response:
    """POST /api/me/passkeys/remove: remove a passkey. The last way to sign in stays."""
    site, wanted = site_of(request), await body(request, Which)
    guest = await guest_of(request)
    known = await site.hub.store.read(partial(stored.passkeys_of, guest=guest.id))
    code = await site.hub.store.read(partial(stored.code_created, guest=guest.id))
    if not code and [one.id for one in known] == [wanted.id]:
        raise NotAllowed("error-last-passkey")
    if not await site.hub.store.writer.write(partial(stored.remove_passkey, guest=guest.id, id=wanted.id)):
        raise NotAllowed("error-nothing-here")
    return reply(await member_payload(site, guest, digest(token_of(request))))


async def make_code(request: Request) -> Response:
    """POST /api/me/recovery-code: become a member by a recovery code, or replace it. It is told only now."""
    await body(request, MakeCode)
    site, guest, code = site_of(request), await guest_of(request), new_code()
    device = device_row(request, guest.id, token_of(request))
    save = partial(stored.set_code, guest=guest.id, digest=code_digest(code), at=now_ms(), device=device)
    await site.hub.store.writer.write(save)
    return reply({"code": code, "member": await member_payload(site, guest, device.digest)})


# Signing in and out.


async def begin_sign_in(request: Request) -> Response:
    """POST /api/sign-in/options: what a browser needs to use a passkey. It finds out by itself who this may be."""
    await body(request, BeginPasskey)
    site, host = site_of(request), passkey_host(request)
    site.admit_sign_in(address_of(request))
    challenge = await new_challenge(site, "")
    return reply({"challenge": challenge, "rpId": host, "userVerification": "preferred", "timeout": CHALLENGE_MS})


async def sign_in_by_passkey(request: Request) -> Response:
    """POST /api/sign-in/passkey: sign in by a passkey."""
    site, wanted = site_of(request), await body(request, SignInByPasskey)
    site.admit_sign_in(address_of(request))
    client_data = decoded(wanted.client_data)
    wants = expected(request, await used_challenge(site, client_data, ""))
    row = await site.hub.store.read(partial(stored.passkey, id=digest(wanted.credential)))
    if row is None or row.host != wants.host:
        raise NotAllowed("error-passkey-unknown")
    signed = decoded(wanted.authenticator_data), decoded(wanted.signature)
    counter = webauthn.check_signature(decoded(row.public_key), client_data, *signed, wants)
    if not await site.hub.store.writer.write(partial(stored.note_use, id=row.id, counter=counter, at=now_ms())):
        raise NotAllowed("error-passkey")
    return await sign_in(request, row.guest_id, join=wanted.join)


async def sign_in_by_code(request: Request) -> Response:
    """POST /api/sign-in/code: sign in by a recovery code."""
    site, wanted = site_of(request), await body(request, SignInByCode)
    site.admit_sign_in(address_of(request))
    found = code_digest(wanted.code)
    member = await site.hub.store.read(partial(stored.guest_of_code, digest=found)) if found else ""
    if not member:
        raise NotAllowed("error-recovery-code")
    return await sign_in(request, member, join=wanted.join)


async def sign_in(request: Request, member: str, *, join: bool) -> Response:
    """Sign this device in. A guest of this device who is no member becomes the member, if they want that."""
    site, store = site_of(request), site_of(request).hub.store
    before = await site.guests.of(request)
    row = await store.read(partial(stored.guest_by_id, guest=member))
    if row is None:
        raise NotAllowed("error-passkey-unknown")
    guest, token = Guest(row.id, row.name, row.address), secrets.token_urlsafe(32)
    device = device_row(request, member, token)
    await store.writer.write(partial(stored.add_device, row=device))
    site.guests.forget(member)  # another device may have been signed out for this one
    if before is not None and await is_member(site, before):
        await sign_out(site, token_of(request))
    elif before is not None and join:
        await depart(site, Departure(before.id, member, now_ms()))
    answer = reply({"guest": guest_payload(guest), "token": token})
    set_cookie(answer, request, token)
    return answer


async def depart(site: Site, departure: Departure) -> None:
    """Make a guest a member, or delete them; their token is not valid any more."""
    await site.members.begin(departure, digest(secrets.token_urlsafe(32)))
    site.guests.forget(departure.guest_id)
    await carry_out(site.hub, departure)
    site.members.close_guest(departure.guest_id)


async def is_member(site: Site, guest: Guest) -> bool:
    return await site.hub.store.read(partial(stored.is_member, guest=guest.id))


async def sign_out(site: Site, token: str) -> None:
    """Sign out the device with this token."""
    guest = await site.hub.store.guest(digest(token))
    devices = await site.hub.store.read(partial(stored.devices_of, guest=guest.id)) if guest else []
    for device in devices:
        if device.digest == digest(token):
            await forget_device(site, device.guest_id, device.id)


async def forget_device(site: Site, guest: str, id: str) -> str:
    """Sign a device out, and close its connections; returns the digest of its token, or nothing if it is unknown."""
    unused = digest(secrets.token_urlsafe(32))
    found = await site.hub.store.writer.write(partial(stored.remove_device, guest=guest, id=id, unused=unused))
    site.guests.forget(guest)
    if found:
        site.members.close_device(found)
    return found


async def remove_device(request: Request) -> Response:
    """POST /api/me/devices/remove: sign a device out; also this one."""
    site, wanted = site_of(request), await body(request, Which)
    guest, here = await guest_of(request), digest(token_of(request))
    if not await is_member(site, guest):
        raise NotAllowed("error-not-member")
    found = await forget_device(site, guest.id, wanted.id)
    if not found:
        raise NotAllowed("error-nothing-here")
    answer = reply(await member_payload(site, guest, here))
    if found == here:
        answer.delete_cookie(COOKIE, path=request.scope.get("root_path") or "/")
    return answer


# Taking everything along, and leaving.


async def export(request: Request) -> Response:
    """GET /api/me/export: everything that this host knows of the guest."""
    site = site_of(request)
    site.admit_export(address_of(request))
    guest = await guest_of(request)
    answer = reply(await everything_about(site.hub, guest.id))
    answer.headers["content-disposition"] = 'attachment; filename="igroteka.json"'
    return answer


async def delete_me(request: Request) -> Response:
    """POST /api/me/delete: delete everything that this host knows of the guest."""
    site, wanted = site_of(request), await body(request, DeleteMe)
    guest = await guest_of(request)
    if wanted.name != guest.name:
        raise NotAllowed("error-delete-name")
    await depart(site, Departure(guest.id, "", now_ms()))
    answer = reply({"deleted": True})
    answer.delete_cookie(COOKIE, path=request.scope.get("root_path") or "/")
    return answer
