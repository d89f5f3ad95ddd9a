"""Inputs that rules receive as arguments and never read themselves: time and randomness."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], datetime]
"""Gives the time, in UTC."""

NewToken = Callable[[], str]
"""Gives a secret of 32 random bytes, fit for cookies and links."""

NewId = Callable[[], str]
"""Gives an id that no other item has: 24 hexadecimal digits."""


def system_clock() -> datetime:
    """Tell the time."""
    return datetime.now(UTC)


def random_token() -> str:
    """Make a secret that cannot be guessed."""
    return secrets.token_urlsafe(32)


def random_id() -> str:
    """Make an id. It is not secret, and not guessable either."""
    return secrets.token_hex(12)


def iso(moment: datetime) -> str:
    """Write a time in the format of all stored and published times: ``2026-11-20T11:19:07Z``."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def seconds(moment: datetime) -> int:
    """Write a time as the database's ttl: whole seconds since the epoch."""
    return int(moment.timestamp())
