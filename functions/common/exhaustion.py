"""Distinguishes an exhausted, full or unreachable database from a bug.

Such a call is answered with status 503 and Retry-After: a retry may succeed.
"""

from __future__ import annotations

from typing import Any

THROUGHPUT_SECONDS = 2
"""The capacity of the table is counted by the second."""
OUTAGE_SECONDS = 5
"""About the time of a restart of the database."""

_THROUGHPUT = frozenset(
    {
        "LimitExceededException",
        "ProvisionedThroughputExceeded",
        "ProvisionedThroughputExceededException",
        "RequestLimitExceeded",
        "ThrottledException",
        "Throttling",
        "ThrottlingError",
        "ThrottlingException",
        "TooManyRequestsException",
    }
)
_OUTAGE = frozenset(
    {
        "InternalFailure",
        "InternalServerError",
        # A restarted database has its table a moment later.
        "ResourceNotFoundException",
        "ServiceUnavailable",
        "ServiceUnavailableException",
    }
)
_NO_ANSWER = frozenset({"botocore.exceptions.ConnectionError", "botocore.exceptions.HTTPClientError"})


def retry_after(error: BaseException) -> int | None:
    """Return the seconds after which a retry may succeed; None for other errors."""
    cause = getattr(error, "cause", None) or error
    codes = _codes(error) | _codes(cause)
    if codes & _THROUGHPUT:
        return THROUGHPUT_SECONDS
    return OUTAGE_SECONDS if codes & _OUTAGE or _unreachable(cause) else None


def _codes(error: BaseException) -> set[str]:
    """Return the error codes of the database: one, or for a transaction one for each item."""
    response: dict[str, Any] = getattr(error, "response", None) or {}
    reasons = getattr(error, "cancellation_reasons", None) or ()
    own = response.get("Error", {}).get("Code", "")
    sent = (reason.get("Code", "") for reason in response.get("CancellationReasons", ()))
    return {own, *sent, *(reason.code for reason in reasons if reason is not None)}


def _unreachable(error: BaseException) -> bool:
    """Whether there was no response. By name: functions without a database never import botocore."""
    names = {f"{kind.__module__}.{kind.__name__}" for kind in type(error).__mro__}
    return not names.isdisjoint(_NO_ANSWER)
