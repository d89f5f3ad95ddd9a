"""The cost of inventory calls, charged to the budgets that all functions share.

Writes are transactions, which cost double: what a change of one card costs is that of its bucket, however
large the inventory is (docs/rules/inventory.md §6).
"""

from __future__ import annotations

from collections.abc import Iterable

from functions.common.capacity import READS, WRITES, Payer, units_of
from functions.inventory.inventory import Bucket
from functions.inventory.ports import Ports
from functions.inventory.repository.writing import Change
from functions.inventory.size import bucket_bytes, note_bytes

_WRITTEN_BYTES = 1024
"""Bytes of an item per write unit of the database; four of them are one unit of the budget."""
_OTHER_ITEMS = 3
"""Account, meta item and idempotency key: one write unit each."""
_TIMES_WRITTEN = 2


def begin_writing(ports: Ports, user: str, units: int = 1) -> None:
    """Charge the minimum for a change before anything is read. Raises ThrottledError."""
    ports.capacity.spend(WRITES, units, Payer(user=user))


def charge_change(ports: Ports, change: Change) -> None:
    """Charge what a change costs beyond the minimum, before it is written. Raises ThrottledError."""
    more = units_of_change(change) - 1
    if more > 0:
        ports.capacity.spend(WRITES, more, Payer(user=change.user))


def units_of_change(change: Change) -> int:
    """Return the cost of a change, in units of the budget."""
    sizes = [*map(bucket_bytes, change.buckets), *map(note_bytes, change.notes.values())]
    written = _OTHER_ITEMS + sum(-(-size // _WRITTEN_BYTES) for size in sizes)
    return -(-_TIMES_WRITTEN * written // 4)


def begin_reading(ports: Ports, payer: Payer, units: int = 1) -> None:
    """Charge the minimum for a call before anything is read. Raises ThrottledError."""
    ports.capacity.spend(READS, units, payer)


def end_reading(ports: Ports, payer: Payer, buckets: Iterable[Bucket]) -> None:
    """Charge the buckets that were read."""
    units = sum(units_of(bucket_bytes(bucket)) for bucket in buckets)
    if units > 0:
        ports.capacity.correct(READS, units, payer)


def end_reading_notes(ports: Ports, payer: Payer, texts: Iterable[str]) -> None:
    """Charge what long notes cost beyond a unit each."""
    more = sum(units_of(note_bytes(text)) - 1 for text in texts)
    if more > 0:
        ports.capacity.correct(READS, more, payer)
