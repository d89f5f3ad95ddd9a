"""The cost of playtest calls, charged to the budgets that all functions share."""

from __future__ import annotations

from functions.common.capacity import READS, UNIT_BYTES, WRITES, Budget, Payer
from functions.playtest.ports import Ports

LISTS = Budget("playtest-lists", per_second=1500, per_minute=6000, portion=100)
"""Lists of all reports, for admins: a whole round is about a thousand units, and read in a second."""
_WRITTEN_BYTES = 1024
"""Bytes of an item per write unit of the database; four of them are one unit of the budget."""
_OTHER_ITEMS = 3
"""Account, round and tester: one write unit each."""
_TIMES_WRITTEN = 2
"""A transaction costs double."""
ROLE_CHANGE = 3
"""Units of a change of a role or a round: four small items."""


def begin_reading(ports: Ports, user: str, units: int = 1) -> None:
    """Charge the minimum for a call before anything is read. Raises ThrottledError."""
    ports.capacity.spend(READS, units, Payer(user=user))


def begin_listing(ports: Ports, user: str) -> None:
    """Charge the minimum for a list of all reports. Raises ThrottledError."""
    ports.capacity.spend(LISTS, 2, Payer(user=user))


def end_listing(ports: Ports, user: str, size: int) -> None:
    """Charge the bytes of the list, read eventually consistently, which costs half."""
    units = size // (2 * UNIT_BYTES)
    if units > 0:
        ports.capacity.correct(LISTS, units, Payer(user=user))


def spend_writing(ports: Ports, user: str, units: int = 1) -> None:
    """Charge a change before it is written. Raises ThrottledError."""
    ports.capacity.spend(WRITES, units, Payer(user=user))


def units_of_report(text: str) -> int:
    """Return the cost of writing a report and its copy."""
    of_one = 1 + len(text.encode("utf-8", "surrogatepass")) // _WRITTEN_BYTES
    return -(-_TIMES_WRITTEN * (2 * of_one + _OTHER_ITEMS) // 4)
