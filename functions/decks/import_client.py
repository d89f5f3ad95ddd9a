"""Fetches a deck from the third-party site like its public pages: by a form with the id of the deck."""

from __future__ import annotations

from http.client import HTTPException
from urllib.parse import urlencode, urlsplit

from functions.common.capped_read import read_capped
from functions.decks.deadline import Deadline, posting

MAX_BYTES = 1024 * 1024
"""Of a response."""
SECONDS = 4.0
"""For the whole exchange, from the name lookup to the last byte: less than a call may take."""
_HEADERS = {
    "accept": "application/json",
    "connection": "close",
    "content-type": "application/x-www-form-urlencoded",
    "user-agent": "Methuselah",
}


class ImportClient:
    """Client of the one allowed site. Only the configured URL is requested, and no redirect is followed."""

    def __init__(self, url: str, seconds: float = SECONDS) -> None:
        self._url, self._seconds = urlsplit(url), seconds

    def fetch(self, deck: str) -> bytes:
        """Fetch a deck. Raises OSError without a connection, for error statuses and large responses."""
        if not self._url.netloc:
            raise OSError("no third-party site is set")
        form = urlencode({"id": deck}).encode("ascii")
        deadline = Deadline(self._seconds)
        try:
            with posting(self._url, form, _HEADERS, deadline) as response:
                if not 200 <= response.status < 300:
                    raise OSError(f"status {response.status}")
                return read_capped(response, MAX_BYTES, deadline.left)
        except HTTPException as error:
            raise OSError(str(error)) from error
