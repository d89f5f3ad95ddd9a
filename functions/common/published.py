"""Reads files of the published data, so that a new build needs no new functions.

The manifest names files by their content: a file is read again only when the manifest names another one.
Locally the data are a folder; in the cloud they are fetched from the CDN.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from typing import Any, Generic, TypeVar
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

from functions.common import log
from functions.common.capped_read import read_capped
from functions.common.files import Files, Folder
from functions.common.ports import Clock, seconds

MANIFEST = "manifest.json"
REFRESH_SECONDS = 300
"""How often the manifest is read."""
RETRY_SECONDS = 30
"""The same after a failure."""
SECONDS = 2.0
MAX_BYTES = 8 * 1024 * 1024

T = TypeVar("T")


@dataclass(frozen=True)
class Site:
    """The data behind the CDN; the ETag is the mark of a file."""

    url: str

    def changed(self, name: str, mark: str) -> tuple[bytes, str] | None:
        """Fetch a file."""
        headers = {"if-none-match": mark} if mark else {}
        request = Request(f"{self.url}/{name}", headers=headers)  # noqa: S310 (the URL is a setting of the operator)
        try:
            with build_opener(ProxyHandler({})).open(request, timeout=SECONDS) as response:
                return read_capped(response, MAX_BYTES), response.headers.get("etag", "")
        except HTTPError as error:
            if error.code == 304:
                return None
            raise
        except HTTPException as error:
            raise OSError(str(error)) from error


class Latest(Generic[T]):
    """Caches the content of a published file for the lifetime of the process."""

    def __init__(self, published: Files | None, clock: Clock, name: str, read: Callable[[Any], T]) -> None:
        self._published, self._clock, self._name, self._parse = published, clock, name, read
        self._known: T | None = None
        self._file, self._mark = "", ""
        self._next_refresh = 0

    def __call__(self) -> T | None:
        """Return the file's content, as new as the manifest of the last minutes; None while it is unknown.

        A failed read is logged and never fails the call: the last known content stays in use.
        """
        now = seconds(self._clock())
        if self._published is not None and now >= self._next_refresh:
            try:
                self._refresh(self._published)
                self._next_refresh = now + REFRESH_SECONDS
            except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
                log.warning(f"{self._name}-unreadable", error=type(error).__name__)
                self._next_refresh = now + RETRY_SECONDS
        return self._known

    def _refresh(self, published: Files) -> None:
        found = published.changed(MANIFEST, self._mark)
        if found is None:
            return
        content, mark = found
        file = json.loads(content)["files"][self._name]["path"]
        if file != self._file:
            self._known, self._file = self._read(published, file), file
        self._mark = mark

    def _read(self, published: Files, file: str) -> T:
        found: Any = published.changed(file, "")
        return self._parse(json.loads(found[0]))


def published_at(location: str) -> Files | None:
    """Parse the location of the data: a URL, a folder, or empty."""
    if not location:
        return None
    return (
        Site(location.rstrip("/")) if location.startswith(("https://", "http://")) else Folder(Path(location))
    )
