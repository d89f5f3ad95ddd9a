"""Downloads one file over http or https."""

from __future__ import annotations

import datetime
import hashlib
import time
import urllib.error
from collections.abc import Iterator
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from http.client import HTTPException, HTTPMessage, HTTPResponse
from pathlib import Path
from urllib.request import (
    HTTPDefaultErrorHandler,
    HTTPErrorProcessor,
    HTTPHandler,
    HTTPRedirectHandler,
    HTTPSHandler,
    OpenerDirector,
    ProxyHandler,
    UnknownHandler,
)

MAX_BYTES = 128 * 1024 * 1024
"""Bytes; no source is larger."""

MAX_TIMEOUTS = 20
"""Time limit of a whole file, as a multiple of the timeout."""

_GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)


class FetchError(Exception):
    """A file could not be fetched; the message is the cause."""


class NoFileError(FetchError):
    """The server does not have the file: it says so, or answers with a web page."""


@dataclass(frozen=True)
class Fetched:
    """Facts about a downloaded file."""

    sha256: str
    modified: datetime.date | None
    """Date of its last change, if the server sends one."""


def fetch(url: str, target: Path, timeout: float) -> Fetched:
    """Fetch a file into ``target``.

    Raises FetchError with the cause: timeout, status, truncated, a web page instead of data.
    """
    digest = hashlib.sha256()
    try:
        with _opener().open(url, timeout=timeout) as answer, target.open("wb") as file:
            for part in _parts(answer, timeout):
                digest.update(part)
                file.write(part)
            modified = _modified(answer.headers)
    except urllib.error.HTTPError as problem:
        problem.close()
        error = NoFileError if problem.code in _GONE else FetchError
        raise error(f"the server answers {problem.code} {problem.reason}") from problem
    except TimeoutError as problem:
        raise FetchError(f"timeout, no answer in {timeout:g} s") from problem
    except urllib.error.URLError as problem:
        if isinstance(problem.reason, TimeoutError):
            raise FetchError(f"timeout, no answer in {timeout:g} s") from problem
        raise FetchError(f"no connection ({problem.reason})") from problem
    except (OSError, HTTPException) as problem:
        raise FetchError(f"the connection broke ({type(problem).__name__}: {problem})") from problem
    return Fetched(digest.hexdigest(), modified)


def _opener() -> OpenerDirector:
    """Open only http and https, redirects included: the standard opener would follow one to ftp."""
    opener = OpenerDirector()
    for handler in (
        ProxyHandler,
        UnknownHandler,
        HTTPHandler,
        HTTPSHandler,
        HTTPDefaultErrorHandler,
        HTTPRedirectHandler,
        HTTPErrorProcessor,
    ):
        opener.add_handler(handler())
    opener.addheaders = [("User-Agent", "methuselah-card-pipeline")]
    return opener


def _parts(answer: HTTPResponse, timeout: float) -> Iterator[bytes]:
    expected = answer.headers.get("Content-Length")
    started, size = time.monotonic(), 0
    while part := answer.read1(64 * 1024):
        if not size and part.lstrip()[:15].lower().startswith((b"<!doctype html", b"<html")):
            raise NoFileError("the answer is a web page, not a data file")
        size += len(part)
        if size > MAX_BYTES:
            raise FetchError(f"larger than {MAX_BYTES} bytes")
        if time.monotonic() - started > MAX_TIMEOUTS * timeout:
            raise FetchError(f"timeout, not complete in {MAX_TIMEOUTS * timeout:g} s")
        yield part
    if expected is not None and expected.isdigit() and size != int(expected):
        raise FetchError(f"truncated, {size} of {expected} bytes")
    if not size:
        raise FetchError("the answer is empty")


def _modified(headers: HTTPMessage) -> datetime.date | None:
    try:
        return parsedate_to_datetime(headers["Last-Modified"]).date()
    except (TypeError, ValueError):
        return None
