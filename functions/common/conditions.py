"""Conditional writes: distinguish a lost race from a failure, and write several items as one."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

from pynamodb.exceptions import PynamoDBException, TransactWriteError
from pynamodb.transactions import TransactWrite

from functions.common.errors import BusyError, LostRaceError
from functions.common.tables import connection

_FAILED = "ConditionalCheckFailedException"
_CONFLICTING = "TransactionConflictException"
_FAILED_IN_TRANSACTION = "ConditionalCheckFailed"
_CONFLICT = "TransactionConflict"
_TRIES = 5


def failed_condition(error: PynamoDBException) -> bool:
    """Whether a write was refused by its own condition."""
    return _code(error) == _FAILED


def write_together(fill: Callable[[TransactWrite], None]) -> None:
    """Write all that `fill` puts into the transaction, or nothing. `fill` may be called again.

    A transaction that conflicts with another one on the same item is retried.
    Raises LostRaceError when a condition does not hold, BusyError when the conflicts persist.
    """

    def write() -> None:
        with TransactWrite(connection=connection()) as transaction:
            fill(transaction)

    _retry(write)


def write_alone(write: Callable[[], object]) -> None:
    """Write one item; retry on a transaction conflict. Raises LostRaceError and BusyError as above."""
    _retry(write)


def _retry(write: Callable[[], object]) -> None:
    for number in range(1, _TRIES + 1):
        try:
            write()
        except PynamoDBException as error:
            if _lost(error):
                raise LostRaceError from error
            if not _conflicted(error):
                raise
            if number == _TRIES:
                raise BusyError from error
            time.sleep((number * 20 + secrets.randbelow(40)) / 1000)
        else:
            return


def _lost(error: PynamoDBException) -> bool:
    return failed_condition(error) or _FAILED_IN_TRANSACTION in _reasons(error)


def _conflicted(error: PynamoDBException) -> bool:
    return _code(error) == _CONFLICTING or _CONFLICT in _reasons(error)


def _code(error: PynamoDBException) -> str:
    """Return the error code of the database, or "": the response of a timeout is None."""
    response = getattr(error.cause, "response", None) or {}
    code: str = response.get("Error", {}).get("Code", "")
    return code


def _reasons(error: PynamoDBException) -> set[str]:
    if not isinstance(error, TransactWriteError):
        return set()
    return {reason.code for reason in error.cancellation_reasons if reason is not None}
