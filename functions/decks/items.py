"""What lies in the main table beside the decks themselves."""

from __future__ import annotations

from pynamodb.attributes import NumberAttribute, UnicodeAttribute

from functions.common.tables import MainItem


class OwnerItem(MainItem):
    """``USER#<uid>`` / ``PROFILE``, as far as decks need it: there, not on its way out, and their number."""

    deleting = UnicodeAttribute(null=True)
    decks = NumberAttribute(attr_name="deckCount", null=True)


class CreatedItem(MainItem):
    """``MADE#<sha256 of the user and the key of a creation>`` / ``D``: a second try finds the deck."""

    deck = UnicodeAttribute()
    body = UnicodeAttribute(null=True)
    """Hash of what was asked for; missing in items that were made before there was one."""
