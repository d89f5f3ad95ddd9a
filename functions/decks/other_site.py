"""Asks the third-party site for a deck, as its public readers do: a form that holds the deck's id."""

from __future__ import annotations

from http.client import HTTPException, HTTPResponse
from urllib.parse import urlencode, urlsplit

from functions.decks.deadline import Deadline, posting

MAX_BYTES = 1024 * 1024
"""Bytes of an answer."""
SECONDS = 4.0
"""For all of it, from looking up the host to the last byte: less than a call may take."""
_PART = 64 * 1024
_HEADERS = {
    "accept": "application/json",
    "connection": "close",
    "content-type": "application/x-www-form-urlencoded",
    "user-agent": "Methuselah",
}


class OtherSite:
    """The one site that may be asked. Only the address of the setting is, whatever it answers."""

    def __init__(self, address: str, seconds: float = SECONDS) -> None:
        self._address, self._seconds = urlsplit(address), seconds

    def fetch(self, deck: str) -> bytes:
        """Give the answer for a deck. Raises OSError for none, another status, or too much of it."""
        if not self._address.netloc:
            raise OSError("no third-party site is set")
        form = urlencode({"id": deck}).encode("ascii")
        deadline = Deadline(self._seconds)
        try:
            with posting(self._address, form, _HEADERS, deadline) as answer:
                if not 200 <= answer.status < 300:
                    raise OSError(f"status {answer.status}")
                return _read(answer, deadline)
        except HTTPException as error:
            raise OSError(str(error)) from error


def _read(answer: HTTPResponse, deadline: Deadline) -> bytes:
    """Read piece by piece, so that a slow site and an endless answer are given up."""
    parts: list[bytes] = []
    size = 0
    while part := answer.read1(_PART):
        parts.append(part)
        size += len(part)
        if size > MAX_BYTES:
            raise OSError("the answer is too large")
        deadline.left()
    deadline.left()
    return b"".join(parts)
