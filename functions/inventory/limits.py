"""Limits of an inventory (docs/rules/inventory.md §1)."""

from __future__ import annotations

MAX_COPIES = 9999
"""Of one card, and of a target."""
MAX_CARDS_PER_CALL = 4200
"""Cards that one call may change: a whole collection."""
MAX_NOTES_PER_CALL = 50
"""Notes that one call may write: each is an item of the transaction, which has at most 100."""
MAX_NOTE_LENGTH = 2000
MAX_NOTE_BYTES = 6000
"""As UTF-8: 2,000 characters of any script in use, but not of emoji."""
MAX_PRINTINGS = 30
"""Of one card: pairs of set and language."""
MAX_BUCKET_BYTES = 100_000
"""Of the 32 buckets each: a transaction of all of them stays below the four million that the database allows.
With all cards and targets a bucket has 4,000."""
MAX_NOTES_READ_PER_CALL = 500
