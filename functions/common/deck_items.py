"""How decks lie in the main table, and the names that their items have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pynamodb.attributes import Attribute, BooleanAttribute, NumberAttribute, UnicodeAttribute
from pynamodb.constants import LIST, MAP, NUMBER, STRING

from functions.common.tables import MainItem


class CardsAttribute(Attribute[dict[str, int]]):
    """Card id → copies, each of which can be written by itself."""

    attr_type = MAP

    def serialize(self, value: Mapping[str, int]) -> dict[str, dict[str, str]]:
        """Write the map."""
        return {card: {NUMBER: str(copies)} for card, copies in value.items()}

    def deserialize(self, value: Mapping[str, Mapping[str, str]]) -> dict[str, int]:
        """Read the map."""
        return {card: int(copies[NUMBER]) for card, copies in value.items()}


class MarkersAttribute(Attribute[dict[str, str]]):
    """Card id → how it uses the inventory, each of which can be written by itself."""

    attr_type = MAP

    def serialize(self, value: Mapping[str, str]) -> dict[str, dict[str, str]]:
        """Write the map."""
        return {card: {STRING: marker} for card, marker in value.items()}

    def deserialize(self, value: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
        """Read the map."""
        return {card: marker[STRING] for card, marker in value.items()}


class TextsAttribute(Attribute[list[str]]):
    """Texts in their order."""

    attr_type = LIST

    def serialize(self, value: Sequence[str]) -> list[dict[str, str]]:
        """Write the list."""
        return [{STRING: text} for text in value]

    def deserialize(self, value: Sequence[Mapping[str, str]]) -> list[str]:
        """Read the list."""
        return [text[STRING] for text in value]


class DeckItem(MainItem):
    """``DECK#<id>`` / ``META``; gsi1: ``USER#<uid>`` / ``DECK#<id>``, which also says whose it is.

    `rev` counts the changes; `updated` is when the deck itself was changed last, not its flags. One that
    nobody owns has no gsi1, but an end (`ttl`). Revisions name their `family`, whose item has the name and
    author that count.

    A public copy names the deck that it was made of (`publicParent`); `created` is when that was, `updated`
    when it last followed it. It stands in the public index, gsi3.
    """

    name = UnicodeAttribute()
    author = UnicodeAttribute()
    description = UnicodeAttribute()
    tags = TextsAttribute()
    cards = CardsAttribute()
    branch_name = UnicodeAttribute(attr_name="branchName", null=True)
    family = UnicodeAttribute(null=True)
    main_clan = UnicodeAttribute(attr_name="mainClan", null=True)
    inventory_type = UnicodeAttribute(attr_name="inventoryType", null=True)
    markers = MarkersAttribute(null=True)
    review_of = UnicodeAttribute(attr_name="reviewOf", null=True)
    repair_hash = UnicodeAttribute(attr_name="repairHash", null=True)
    repair_until = NumberAttribute(attr_name="repairUntil", null=True)
    crypt_count = NumberAttribute(attr_name="cryptCount")
    library_count = NumberAttribute(attr_name="libraryCount")
    hidden = BooleanAttribute()
    locked = BooleanAttribute()
    public_child = UnicodeAttribute(attr_name="publicChild", null=True)
    public_parent = UnicodeAttribute(attr_name="publicParent", null=True)
    superior_tags = TextsAttribute(attr_name="superiorTags", null=True)
    favorites = NumberAttribute(null=True)
    rev = NumberAttribute()
    created = UnicodeAttribute()
    updated = UnicodeAttribute()


class FamilyItem(MainItem):
    """``FAM#<id>`` / ``META``; gsi1: ``USER#<uid>`` / ``FAM#<id>``. The revisions of a deck.

    The master is this one pointer: whatever meets at the same moment, there is exactly one.
    """

    master = UnicodeAttribute()
    members = TextsAttribute()
    name = UnicodeAttribute()
    author = UnicodeAttribute()
    rev = NumberAttribute()
    numbered = NumberAttribute()


def deck_key(deck: str) -> str:
    """Name the items of a deck."""
    return f"DECK#{deck}"


def family_key(family: str) -> str:
    """Name the item of a family."""
    return f"FAM#{family}"


def user_key(user: str) -> str:
    """Name the items of a user."""
    return f"USER#{user}"
