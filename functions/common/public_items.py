"""Public decks in the table: by what the publisher finds them, and by what it learns that one is gone.

The public index (gsi3) has a partition for each month: ``PUB#202611``. In it a deck stands at the moment of
its last change that others see: it was made public, followed its deck, won or lost a favourite. So what has
changed since a moment is a range of the index, and a deck only ever moves ahead in it.
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
    """Draw up what remembers that a deck is public no more."""
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
    """Let the publisher see a deck anew."""
    partition, place = public_keys(deck, now)
    return [DeckItem.gsi3pk.set(partition), DeckItem.gsi3sk.set(place)]
