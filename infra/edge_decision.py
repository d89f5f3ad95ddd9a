"""Decides on a request before any file is read; `cloudfront-function.js` decides the same."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import unquote_to_bytes

from infra.cdn_rules import CdnRules, ending, matches

_ESCAPE = re.compile(r"%(?![0-9A-Fa-f]{2})")


@dataclass(frozen=True)
class Serve:
    """Send a file of dist/: ``/crypt.html``; `encoding` is ``br``, ``gzip`` or "" for the plain file."""

    file: str
    encoding: str = ""


@dataclass(frozen=True)
class Redirect:
    """Redirect the client permanently."""

    location: str


@dataclass(frozen=True)
class Refuse:
    """Answer with a plain page: 400, 404 (under /api) or 405."""

    status: int


Decision = Serve | Redirect | Refuse


def decide(rules: CdnRules, method: str, raw_path: str, query: str, accept_encoding: str) -> Decision:
    """Decide on a request.

    `raw_path` is the path as sent, still percent-encoded; `query` has no question mark. An unknown path is
    served as the rules' `not_found` with status 404.
    """
    if method not in rules.methods:
        return Refuse(405)
    path = _decoded(raw_path)
    if path is None:
        return Refuse(400)
    if path in rules.redirects:
        return Redirect(_with_query(rules.redirects[path], query))
    if len(path) > 1 and path.endswith("/") and rules.page_of(path[:-1]):
        return Redirect(_with_query(path[:-1], query))
    file = rules.page_of(path) or _file(rules, path)
    if file is None and path.startswith("/api/"):
        return Refuse(404)
    return encoded(rules, file or rules.not_found, accept_encoding)


def encoded(rules: CdnRules, file: str, accept_encoding: str) -> Serve:
    """Choose the smallest form of a file that the client accepts."""
    if ending(file) not in rules.compressed:
        return Serve(file)
    accepted = {name for name, quality in _accepted(accept_encoding) if quality > 0}
    for encoding in ("br", "gzip"):
        if encoding in accepted:
            return Serve(file, encoding)
    return Serve(file)


def _accepted(header: str) -> list[tuple[str, float]]:
    found = []
    for part in header.split(","):
        name, _, parameters = part.partition(";")
        quality = re.search(r"\bq=([0-9.]+)", parameters)
        found.append((name.strip().lower(), _number(quality[1]) if quality else 1.0))
    return found


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0


def _decoded(raw_path: str) -> str | None:
    """Decode a path; None if it is malformed.

    That is a broken escape, bytes that are not UTF-8, a dot segment, an empty segment, a control
    character, a backslash or an encoded slash.
    """
    if not raw_path.startswith("/") or _ESCAPE.search(raw_path) or "%2f" in raw_path.lower():
        return None
    try:
        path = unquote_to_bytes(raw_path).decode("utf-8")
    except UnicodeDecodeError:
        return None
    if any(character < " " or character in "\\\x7f" for character in path):
        return None
    segments = path[1:].split("/")
    if any(segment in (".", "..") for segment in segments) or "" in segments[:-1]:
        return None
    return path


def _file(rules: CdnRules, path: str) -> str | None:
    known = not path.endswith("/") and any(matches(pattern, path) for pattern in rules.files)
    # Unknown kinds of files are never published; compressed variants are reached by negotiation only.
    return path if known and (path in rules.content_types or ending(path) in rules.content_types) else None


def _with_query(location: str, query: str) -> str:
    return f"{location}?{query}" if query else location
