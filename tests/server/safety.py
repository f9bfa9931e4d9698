"""What is true of everything that a host answers."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from igroteka.core.errors import IgrotekaError
from igroteka.dossiers import looks_like_id
from igroteka.texts import LANGUAGES, texts_for

SAFE_HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; connect-src 'self'; object-src 'none'; base-uri 'self'; "
    "frame-ancestors 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Refused(Struct, tag_field="tell", tag="refused", forbid_unknown_fields=True):
    """A refusal as docs/protocol.md describes it."""

    id: str
    text: str
    arguments: dict[str, str | int]
    rule: str
    details: list[Refused]


def check_refusal(told: object) -> None:
    """A refusal is the id of a text that both languages have, with the arguments that it needs, and it is short."""
    found = msgspec.convert(told, Refused)
    for language in LANGUAGES:
        assert texts_for(language).error(as_problem(found))
    assert found.text != "error-internal"
    assert not found.rule or looks_like_id(found.rule)
    assert len(msgspec.json.encode(told)) < 16_000


def as_problem(refused: Refused) -> IgrotekaError:
    """The refusal as the host raised it."""
    details = [as_problem(detail) for detail in refused.details]
    return IgrotekaError(refused.text, refused.rule, *details, **refused.arguments)
