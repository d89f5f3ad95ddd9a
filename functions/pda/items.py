"""Items of the main table that public deck calls use besides the decks."""

from __future__ import annotations

from pynamodb.attributes import UnicodeAttribute

from functions.common.tables import MainItem


class OwnerItem(MainItem):
    """``USER#<uid>`` / ``PROFILE``, the attributes that public decks need."""

    deleting = UnicodeAttribute(null=True)
