"""Conditional writes: what tells a lost race from a failure, and several items written as one."""

from __future__ import annotations

from collections.abc import Callable

from pynamodb.exceptions import PynamoDBException, TransactWriteError
from pynamodb.transactions import TransactWrite

from functions.common.tables import connection

_FAILED = "ConditionalCheckFailedException"
_LOST = frozenset({"ConditionalCheckFailed", "TransactionConflict"})


class LostRaceError(Exception):
    """A transaction found the table other than it had to be; nothing was written."""


def failed_condition(error: PynamoDBException) -> bool:
    """Whether a write was refused by its own condition."""
    return error.cause_response_code == _FAILED


def write_together(fill: Callable[[TransactWrite], None]) -> None:
    """Write all that `fill` puts into the transaction, or nothing.

    Raises LostRaceError when a condition does not hold or another transaction holds an item.
    """
    try:
        with TransactWrite(connection=connection()) as transaction:
            fill(transaction)
    except TransactWriteError as error:
        reasons = {reason.code for reason in error.cancellation_reasons if reason is not None}
        if reasons & _LOST:
            raise LostRaceError from error
        raise
