"""Conditional writes: what tells a lost race from a failure, and several items written as one."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

from pynamodb.exceptions import PynamoDBException, TransactWriteError
from pynamodb.transactions import TransactWrite

from functions.common.errors import LostRaceError
from functions.common.tables import connection

_FAILED = "ConditionalCheckFailedException"
_FAILED_IN_TRANSACTION = "ConditionalCheckFailed"
_CONFLICT = "TransactionConflict"
_TRIES = 5


def failed_condition(error: PynamoDBException) -> bool:
    """Whether a write was refused by its own condition."""
    return error.cause_response_code == _FAILED


def write_together(fill: Callable[[TransactWrite], None]) -> None:
    """Write all that `fill` puts into the transaction, or nothing. `fill` may be called again.

    A transaction that meets another one at the same item is tried anew.
    Raises LostRaceError when a condition does not hold.
    """
    for number in range(1, _TRIES + 1):
        try:
            with TransactWrite(connection=connection()) as transaction:
                fill(transaction)
        except TransactWriteError as error:
            reasons = {reason.code for reason in error.cancellation_reasons if reason is not None}
            if _FAILED_IN_TRANSACTION in reasons:
                raise LostRaceError from error
            if _CONFLICT not in reasons or number == _TRIES:
                raise
            time.sleep((number * 20 + secrets.randbelow(40)) / 1000)
        else:
            return
