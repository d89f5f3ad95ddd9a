"""Public decks in the table: keys by which the publisher finds them, and items that mark removed ones.

The public index (gsi3) has a partition for each month: ``PUB#202611``. Its sort key begins with the time
of the last change that others see: the deck was published, updated, or gained or lost a favorite. So the
changes since a given time are a range of the index, and a deck only ever moves forward in it.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from pynamodb.expressions.update import Action

from functions.common.deck_items import DeckItem
from functions.common.ports import iso, seconds
from functions.common.tables import MainItem

GONE_IS_KNOWN = timedelta(days=7)
"""How long it is remembered that a deck is public no more; the whole archive is written far more often."""
GONE = "GONE#"


class GoneItem(MainItem):
    """``GONE#<deck>`` / ``G``; gsi3 as a public deck has it: this one is public no more."""


def gone(deck: str, now: datetime) -> GoneItem:
    """Build the item that marks a deck as no longer public."""
    partition, place = public_keys(deck, now)
    end = seconds(now + GONE_IS_KNOWN)
    return GoneItem(f"{GONE}{deck}", "G", gsi3pk=partition, gsi3sk=place, ttl=end)


def public_keys(deck: str, now: datetime) -> tuple[str, str]:
    """Give the place of a deck in the public index: ``PUB#202611``, ``2026-11-22T09:30:00Z#A1b2c3d4e``."""
    return month_key(now), f"{iso(now)}#{deck}"


def month_key(now: datetime) -> str:
    """Name the partition of a month."""
    return f"PUB#{now:%Y%m}"


def moved_ahead(deck: str, now: datetime) -> list[Action]:
    """Move a deck forward in the index, so that the publisher reads it again."""
    partition, place = public_keys(deck, now)
    return [DeckItem.gsi3pk.set(partition), DeckItem.gsi3sk.set(place)]
