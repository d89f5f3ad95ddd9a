"""The share key of an inventory in the table: the account deletes it, too."""

from __future__ import annotations

from pynamodb.attributes import UnicodeAttribute

from functions.common.tables import MainItem

META = "INV#META"
"""Sort key of the item that knows the share key of its user."""
SHARE_KEY = "shareKey"
"""Attribute of that item."""


class ShareItem(MainItem):
    """``SHARE#<key>`` / ``S``: whose inventory the key opens."""

    uid = UnicodeAttribute()


def share_item(key: str, user: str = "") -> ShareItem:
    """Build the item of a share key; without a user it is only good for deleting it."""
    return ShareItem(f"SHARE#{key}", "S", uid=user)
