"""Distinguishes an exhausted, full or unreachable database from a fault of our own.

Such a call is answered 503 with Retry-After: a later try of the same call may succeed.
"""

from __future__ import annotations

from typing import Any

THROUGHPUT_SECONDS = 2
"""The capacity of the table is counted by the second."""
OUTAGE_SECONDS = 5
"""About what a restart of the database takes."""

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
        # A restarted database has its table only a moment later.
        "ResourceNotFoundException",
        "ServiceUnavailable",
        "ServiceUnavailableException",
    }
)
_NO_ANSWER = frozenset({"botocore.exceptions.ConnectionError", "botocore.exceptions.HTTPClientError"})


def retry_after(error: BaseException) -> int | None:
    """Give the seconds after which a failed call may succeed; None for an error that is no exhaustion."""
    cause = getattr(error, "cause", None) or error
    codes = _codes(error) | _codes(cause)
    if codes & _THROUGHPUT:
        return THROUGHPUT_SECONDS
    return OUTAGE_SECONDS if codes & _OUTAGE or _unreachable(cause) else None


def _codes(error: BaseException) -> set[str]:
    """Name what the database answered: one code, or of a transaction one for each of its items."""
    response: dict[str, Any] = getattr(error, "response", None) or {}
    reasons = getattr(error, "cancellation_reasons", None) or ()
    own = response.get("Error", {}).get("Code", "")
    sent = (reason.get("Code", "") for reason in response.get("CancellationReasons", ()))
    return {own, *sent, *(reason.code for reason in reasons if reason is not None)}


def _unreachable(error: BaseException) -> bool:
    """Whether the client got no answer. By name: functions without a database never import botocore."""
    names = {f"{kind.__module__}.{kind.__name__}" for kind in type(error).__mro__}
    return not names.isdisjoint(_NO_ANSWER)
