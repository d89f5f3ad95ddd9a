"""The demo user of a new local database.

It is registered through the API like any other user; the cloud has none.
"""

from __future__ import annotations

import json
import sys
import urllib.error
import urllib.request
from pathlib import Path
from urllib.response import addinfourl

USERNAME = "demo"
PASSWORD = "golconda"  # noqa: S105 (known on purpose: it opens nothing but this machine's own site)
MARK = "demo-user"
"""File in the data folder: the user was created once and is not created again after its deletion."""
SECONDS = 35


def welcome_demo_user(site: str, data: Path) -> str:
    """Create the user once and return a line about it; `site` is ``http://127.0.0.1:8080``."""
    mark = data / MARK
    known = f"user {USERNAME}, password {PASSWORD}"
    if mark.is_file():
        return f"Demo account: {known}\n"
    try:
        made = _register(site)
    except (urllib.error.URLError, OSError) as problem:
        sys.stderr.write(f"The demo account could not be created: {problem}\n")
        return ""
    mark.write_text(f"{USERNAME}\n", encoding="utf-8")
    return f"First start: a demo account was created: {known}\n" if made else f"Demo account: {known}\n"


def _register(site: str) -> bool:
    """Register and sign out again; False if the user exists. Raises URLError otherwise."""
    body = json.dumps({"username": USERNAME, "password": PASSWORD}).encode()
    headers = {"content-type": "application/json", "origin": site}
    try:
        with _send(site, "/api/account", "POST", headers, body) as reply:
            cookie = reply.headers.get("set-cookie", "").partition(";")[0]
    except urllib.error.HTTPError as refused:
        if refused.code == 409:
            return False
        raise
    _send(site, "/api/login", "DELETE", {"origin": site, "cookie": cookie}).close()
    return True


def _send(
    site: str, path: str, method: str, headers: dict[str, str], body: bytes | None = None
) -> addinfourl:
    request = urllib.request.Request(f"{site}{path}", body, headers, method=method)  # noqa: S310 (our own address)
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    reply: addinfourl = opener.open(request, timeout=SECONDS)
    return reply
