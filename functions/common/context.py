"""Facts about the caller for throttles and the list of sessions."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network

from fastapi import Request

from functions.common.settings import Settings

_VIEWER = "cloudfront-viewer-address"
_BROWSERS = (("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"))
_BROWSERS_LAST = (("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"))
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def client_address(request: Request, settings: Settings) -> str:
    """Return the caller's IP address; for IPv6 the /64 network, which belongs to one household.

    The header of the CDN is trusted only where calls prove that they came through the CDN.
    """
    sent = request.headers.get(_VIEWER, "") if settings.cdn_secret else ""
    address = sent.rpartition(":")[0].strip("[]") if sent else (request.client.host if request.client else "")
    try:
        parsed = ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return str(ip_network((parsed, 64), strict=False))
    return str(parsed)


def device(request: Request) -> str:
    """Describe browser and system, ``Firefox on Linux``, so that users recognize their sessions."""
    agent = request.headers.get("user-agent", "")
    browser = _first(agent, (*_BROWSERS, *_BROWSERS_LAST))
    system = _first(agent, _SYSTEMS)
    return " on ".join(filter(None, (browser, system)))


def language(request: Request) -> str:
    """Return the two-letter code of the browser's preferred language."""
    return request.headers.get("accept-language", "")[:2].lower()


def _first(agent: str, names: tuple[tuple[str, str], ...]) -> str:
    return next((name for mark, name in names if mark in agent), "")
