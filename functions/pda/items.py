"""What public decks need of the main table besides the decks themselves."""

from __future__ import annotations

from pynamodb.attributes import UnicodeAttribute

from functions.common.tables import MainItem


class OwnerItem(MainItem):
    """``USER#<uid>`` / ``PROFILE``, as far as public decks need it: there, and not on its way out."""

    deleting = UnicodeAttribute(null=True)
