"""Public decks in the table: keys by which the publisher finds them, and tombstones of removed ones.

The public index (gsi3) has a partition for each month: ``PUB#202611``. Its sort key begins with the time of
the last visible change: the deck was published, updated, or gained or lost a favourite. The changes since a
given time are a range of the index, and decks only move forward in it.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from pynamodb.expressions.update import Action

from functions.common.deck_items import DeckItem
from functions.common.ports import iso, seconds
from functions.common.tables import MainItem

TOMBSTONE_LIFETIME = timedelta(days=7)
"""The whole archive is written far more often."""
TOMBSTONE_PREFIX = "GONE#"


class TombstoneItem(MainItem):
    """``GONE#<deck>`` / ``G``, in gsi3 like a public deck: it is no longer public."""


def tombstone(deck: str, now: datetime) -> TombstoneItem:
    """Build the item that marks a deck as no longer public."""
    partition, sort_key = public_keys(deck, now)
    end = seconds(now + TOMBSTONE_LIFETIME)
    return TombstoneItem(f"{TOMBSTONE_PREFIX}{deck}", "G", gsi3pk=partition, gsi3sk=sort_key, ttl=end)


def public_keys(deck: str, now: datetime) -> tuple[str, str]:
    """Return the keys of a deck in the public index: ``PUB#202611``, ``2026-11-22T09:30:00Z#A1b2c3d4e``."""
    return month_key(now), f"{iso(now)}#{deck}"


def month_key(now: datetime) -> str:
    """Name the partition of a month."""
    return f"PUB#{now:%Y%m}"


def moved_ahead(deck: str, now: datetime) -> list[Action]:
    """Move a deck forward in the index, so that the publisher reads it again."""
    partition, sort_key = public_keys(deck, now)
    return [DeckItem.gsi3pk.set(partition), DeckItem.gsi3sk.set(sort_key)]
