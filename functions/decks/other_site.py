"""Asks the third-party site for a deck, as its public readers do: a form that holds the deck's id."""

from __future__ import annotations

import time
from http.client import HTTPException
from typing import Any
from urllib.parse import urlencode
from urllib.request import HTTPRedirectHandler, ProxyHandler, Request, build_opener

LARGEST = 1024 * 1024
"""Bytes of an answer."""
SECONDS = 4.0
"""For the answer to begin, and again for all of it: together less than a call may take."""
_PART = 64 * 1024


class _NoRedirect(HTTPRedirectHandler):
    """Only the address of the setting is asked, whatever it answers."""

    def redirect_request(self, *_arguments: Any, **_more: Any) -> None:
        """Follow nothing: a redirect is an error like any other status."""


class OtherSite:
    """The one site that may be asked."""

    def __init__(self, address: str, seconds: float = SECONDS) -> None:
        self._address, self._seconds = address, seconds
        self._opener = build_opener(_NoRedirect, ProxyHandler({}))

    def fetch(self, deck: str) -> bytes:
        """Give the answer for a deck. Raises OSError for none, another status, or too much of it."""
        if not self._address:
            raise OSError("no third-party site is set")
        form = urlencode({"id": deck}).encode("ascii")
        headers = {"accept": "application/json", "user-agent": "Methuselah"}
        request = Request(self._address, form, headers)  # noqa: S310 (the operator's own setting)
        end = time.monotonic() + self._seconds
        try:
            with self._opener.open(request, timeout=self._seconds) as answer:
                return _read(answer, end)
        except HTTPException as error:
            raise OSError(str(error)) from error


def _read(answer: Any, end: float) -> bytes:
    """Read piece by piece, so that a slow site and an endless answer are given up."""
    parts: list[bytes] = []
    size = 0
    while part := answer.read1(_PART):
        parts.append(part)
        size += len(part)
        if size > LARGEST:
            raise OSError("the answer is too large")
        if time.monotonic() > end:
            raise TimeoutError
    return b"".join(parts)
