"""Errors of requests that the rules refuse. Services raise them without knowing HTTP statuses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

Details = Sequence[Mapping[str, Any]] | Mapping[str, Any]


class RefusedError(Exception):
    """A request that is refused for a reason the user can understand."""

    code: ClassVar[str]
    """Stable code, for which the site has a message in the user's language."""
    message: ClassVar[str]

    def __init__(self, message: str = "", details: Details | None = None) -> None:
        super().__init__(message or self.message)
        self.details = details


class LostRaceError(Exception):
    """The item was changed by another writer in the meantime; nothing was written."""


class SignedOutError(RefusedError):
    """No user is signed in, or the session is over."""

    code = "signed-out"
    message = "LOGGED OUT"


class NotPermittedError(RefusedError):
    """The user lacks the role that the call needs."""

    code = "not-permitted"
    message = "NOT PERMITTED"


class ThrottledError(RefusedError):
    """Too many tries; retry after `retry_after` seconds."""

    code = "throttled"
    message = "TOO MANY ATTEMPTS"

    def __init__(self, retry_after: int) -> None:
        super().__init__(details={"retryAfter": retry_after})
        self.retry_after = retry_after


class BusyError(RefusedError):
    """Too many concurrent writes to the same item; nothing was written, and a retry may succeed."""

    code = "busy"
    message = "CONNECTION PROBLEM"
    retry_after = 1


class InvalidError(RefusedError):
    """A field has an invalid value."""

    code = "invalid"
    message = "INVALID INPUT"

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(details=[{"field": field, "problem": problem}])
