"""Items of the main table that deck calls use besides the decks."""

from __future__ import annotations

from pynamodb.attributes import NumberAttribute, UnicodeAttribute

from functions.common.deck_items import CardsAttribute
from functions.common.tables import MainItem


class OwnerItem(MainItem):
    """``USER#<uid>`` / ``PROFILE``, the attributes that decks need: deletion and number of decks."""

    deleting = UnicodeAttribute(null=True)
    decks = NumberAttribute(attr_name="deckCount", null=True)


class CreatedItem(MainItem):
    """``MADE#<sha256 of creator and idempotency key>`` / ``D``: a retry finds the created deck."""

    deck = UnicodeAttribute()
    body = UnicodeAttribute(null=True)
    """Hash of the request; missing in items created before it was stored."""


class ReleasesItem(MainItem):
    """``PT#RELEASED`` / ``M``: all playtest cards that were ever released, or are gone."""

    cards = CardsAttribute()
    """Playtest id → id of the released card, 0 for a card that is gone."""
    changed = NumberAttribute()
    """Seconds since the epoch."""
    version = NumberAttribute(attr_name="rev")
