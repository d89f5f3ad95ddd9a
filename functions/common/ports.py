"""Inputs that services receive as arguments: time and randomness."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], datetime]
"""Returns the current time in UTC."""

NewToken = Callable[[], str]
"""Creates a secret of 32 random bytes, safe in cookies and links."""

NewId = Callable[[], str]
"""Creates a unique id of 24 hexadecimal digits."""


def system_clock() -> datetime:
    """Return the current time."""
    return datetime.now(UTC)


def random_token() -> str:
    """Create a secret that cannot be guessed."""
    return secrets.token_urlsafe(32)


def random_id() -> str:
    """Create an id, which is neither secret nor guessable."""
    return secrets.token_hex(12)


def iso(moment: datetime) -> str:
    """Format a time like all stored and published times: ``2026-11-20T11:19:07Z``."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def seconds(moment: datetime) -> int:
    """Convert a time to whole seconds since the epoch, the format of the ttl attribute."""
    return int(moment.timestamp())
