"""The size of inventory items in the table, which determines the cost of reading and writing them."""

from __future__ import annotations

from functions.inventory.inventory import Bucket

_BASE = 60
"""Names of attributes, keys and version."""
_PER_COPIES = 10
_PER_TARGET = 12
_PER_PRINTINGS, _PER_PRINTING = 10, 16
_PER_NOTE = 10


def bucket_bytes(bucket: Bucket) -> int:
    """Estimate the bytes of a bucket's item."""
    printings = sum(map(len, bucket.printings.values()))
    return (
        _BASE
        + _PER_COPIES * len(bucket.copies)
        + _PER_TARGET * len(bucket.targets)
        + _PER_PRINTINGS * len(bucket.printings)
        + _PER_PRINTING * printings
        + _PER_NOTE * len(bucket.notes)
    )


def note_bytes(text: str) -> int:
    """Estimate the bytes of a note's item."""
    return _BASE + len(text.encode("utf-8", "surrogatepass"))
