"""Base64 for URLs, without padding, as browsers and push services write bytes."""

from __future__ import annotations

import base64


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes; ValueError if the text is not base64 for URLs. Padding is accepted."""
    bare = text.rstrip("=")
    return base64.b64decode(bare + "=" * (-len(bare) % 4), altchars=b"-_", validate=True)
