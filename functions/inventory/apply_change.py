"""Computes a bucket after a change of some of its cards (docs/rules/inventory.md §2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from functions.common.errors import InvalidError
from functions.inventory.inventory import Bucket, CardChange, Printing
from functions.inventory.limits import MAX_BUCKET_BYTES, MAX_COPIES
from functions.inventory.size import bucket_bytes

T = TypeVar("T")


def apply_change(bucket: Bucket, changes: Mapping[str, CardChange]) -> Bucket:
    """Return the bucket after changes of its cards, with the next version; the same one if nothing changes.

    Raises InvalidError for too many copies, printings of more copies than there are, or a bucket that is too
    large. A text always counts as changed, because a bucket does not know the texts.
    """
    after = replace(
        bucket,
        copies={**bucket.copies},
        targets={**bucket.targets},
        printings={**bucket.printings},
        notes={**bucket.notes},
    )
    for card, change in changes.items():
        _set(after.copies, card, _copies(after, card, change))
        _set(after.printings, card, _printings(after, card, change))
        target = None if change.removes_target else change.target or after.targets.get(card)
        _set(after.targets, card, target)
        if change.note is not None:
            _set(after.notes, card, bucket.version + 1 if change.note else None)
    if after == bucket:
        return bucket
    if bucket_bytes(after) > max(MAX_BUCKET_BYTES, bucket_bytes(bucket)):
        raise InvalidError("body", "more than an inventory can hold")
    return replace(after, version=bucket.version + 1)


def removed_cards(bucket: Bucket) -> Bucket:
    """Return the bucket without copies, targets and printings; notes stay."""
    if not (bucket.copies or bucket.targets or bucket.printings):
        return bucket
    return Bucket(bucket.number, bucket.version + 1, notes=bucket.notes)


def _copies(bucket: Bucket, card: str, change: CardChange) -> int | None:
    """Return the new copies of a card; None for one that is not owned."""
    before = bucket.copies.get(card)
    if change.copies is not None:
        return change.copies if change.copies >= 0 else None
    if change.add is None:
        return before
    total = (before or 0) + change.add
    if total > MAX_COPIES:
        raise InvalidError(card, f"at most {MAX_COPIES} copies of a card")
    return total if total > 0 else None


def _printings(bucket: Bucket, card: str, change: CardChange) -> tuple[Printing, ...] | None:
    """Return the new printings of a card, whose copies have been changed already; None for none."""
    copies = bucket.copies.get(card, 0)
    if change.printings is None:
        return _limited(bucket.printings.get(card, ()), copies) or None
    if sum(printing.copies for printing in change.printings) > copies:
        raise InvalidError(f"{card}.printings", "more copies than of the card")
    return change.printings or None


def _limited(printings: tuple[Printing, ...], copies: int) -> tuple[Printing, ...]:
    """Take from the last printings what the copies no longer cover."""
    fitting = []
    for printing in printings:
        left = min(printing.copies, copies)
        copies -= left
        if left > 0:
            fitting.append(replace(printing, copies=left))
    return tuple(fitting)


def _set(values: dict[str, T], card: str, value: T | None) -> None:
    if value is None:
        values.pop(card, None)
    else:
        values[card] = value
