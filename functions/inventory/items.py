"""Items of inventories in the main table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pynamodb.attributes import Attribute, BooleanAttribute, NumberAttribute, UnicodeAttribute
from pynamodb.constants import LIST, MAP, STRING

from functions.common.deck_items import CardsAttribute
from functions.common.tables import MainItem


class TargetsAttribute(Attribute[dict[str, str]]):
    """Card id → target: ``f4`` for fixed, ``s2`` for surplus."""

    attr_type = MAP

    def serialize(self, value: Mapping[str, str]) -> dict[str, dict[str, str]]:
        """Write the map."""
        return {card: {STRING: target} for card, target in value.items()}

    def deserialize(self, value: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
        """Read the map."""
        return {card: target[STRING] for card, target in value.items()}


class PrintingsAttribute(Attribute[dict[str, list[str]]]):
    """Card id → printings in the user's order, each as ``FN/en/2``."""

    attr_type = MAP

    def serialize(self, value: Mapping[str, Sequence[str]]) -> dict[str, dict[str, list[dict[str, str]]]]:
        """Write the map."""
        return {card: {LIST: [{STRING: one} for one in printings]} for card, printings in value.items()}

    def deserialize(
        self, value: Mapping[str, Mapping[str, Sequence[Mapping[str, str]]]]
    ) -> dict[str, list[str]]:
        """Read the map."""
        return {card: [one[STRING] for one in printings[LIST]] for card, printings in value.items()}


class BucketItem(MainItem):
    """``USER#<uid>`` / ``INV#<00-31>``: the cards whose id leaves this number when divided by 32.

    Flat maps by card id; a card without a value is in none of them.
    """

    copies = CardsAttribute(attr_name="q")
    targets = TargetsAttribute(null=True)
    printings = PrintingsAttribute(null=True)
    notes = CardsAttribute(null=True)
    """Card id → version of its note."""
    version = NumberAttribute(attr_name="rev")


class MetaItem(MainItem):
    """``USER#<uid>`` / ``INV#META``: flag, share key, and the versions of all buckets.

    `versions` tells what has changed without a read of the buckets; each write of a bucket sets its own.
    """

    is_frozen = BooleanAttribute(attr_name="isFrozen")
    share_key = UnicodeAttribute(attr_name="shareKey", null=True)
    versions = CardsAttribute(attr_name="revs")
    """Number of a bucket → its version."""
    version = NumberAttribute(attr_name="rev")
    """Counts the changes of the flag and the key."""


class NoteItem(MainItem):
    """``USER#<uid>`` / ``NOTE#<card id>``: the note about a card."""

    text = UnicodeAttribute(attr_name="t")
    version = NumberAttribute(attr_name="rev")


class CallItem(MainItem):
    """``CALL#<sha256 of user and idempotency key>`` / ``C``: a call that has been done, until its `ttl`."""

    body = UnicodeAttribute()
    """Hash of the request."""


class OwnerItem(MainItem):
    """``USER#<uid>`` / ``PROFILE``, the attribute that inventories need."""

    deleting = UnicodeAttribute(null=True)
