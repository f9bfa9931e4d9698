"""What a member's list of devices calls a browser: its name and its system, nothing that identifies it."""

from __future__ import annotations

# In this order: most browsers also claim to be others.
BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "YaBrowser": "Yandex",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


def device_label(user_agent: str) -> str:
    """Browser and system of a `User-Agent` header, such as "Firefox · Android"; empty if neither is known."""
    found = [next((name for sign, name in known.items() if sign in user_agent), "") for known in (BROWSERS, SYSTEMS)]
    return " · ".join([name for name in found if name])
