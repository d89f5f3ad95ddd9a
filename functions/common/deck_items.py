"""Items of decks and revision groups in the main table, and their keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pynamodb.attributes import Attribute, BooleanAttribute, NumberAttribute, UnicodeAttribute
from pynamodb.constants import LIST, MAP, NUMBER, STRING

from functions.common.tables import MainItem


class CardsAttribute(Attribute[dict[str, int]]):
    """Card id → copies, each of which can be written alone."""

    attr_type = MAP

    def serialize(self, value: Mapping[str, int]) -> dict[str, dict[str, str]]:
        """Write the map."""
        return {card: {NUMBER: str(copies)} for card, copies in value.items()}

    def deserialize(self, value: Mapping[str, Mapping[str, str]]) -> dict[str, int]:
        """Read the map."""
        return {card: int(copies[NUMBER]) for card, copies in value.items()}


class MarkersAttribute(Attribute[dict[str, str]]):
    """Card id → its inventory type, each of which can be written alone."""

    attr_type = MAP

    def serialize(self, value: Mapping[str, str]) -> dict[str, dict[str, str]]:
        """Write the map."""
        return {card: {STRING: marker} for card, marker in value.items()}

    def deserialize(self, value: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
        """Read the map."""
        return {card: marker[STRING] for card, marker in value.items()}


class TextsAttribute(Attribute[list[str]]):
    """A list of texts."""

    attr_type = LIST

    def serialize(self, value: Sequence[str]) -> list[dict[str, str]]:
        """Write the list."""
        return [{STRING: text} for text in value]

    def deserialize(self, value: Sequence[Mapping[str, str]]) -> list[str]:
        """Read the list."""
        return [text[STRING] for text in value]


class ReleasedAttribute(Attribute[list[dict[str, str]]]):
    """A list of maps of texts; the decks function says what is in them."""

    attr_type = LIST

    def serialize(self, value: Sequence[Mapping[str, str]]) -> list[dict[str, dict[str, dict[str, str]]]]:
        """Write the list."""
        return [{MAP: {name: {STRING: text} for name, text in one.items()}} for one in value]

    def deserialize(
        self, value: Sequence[Mapping[str, Mapping[str, Mapping[str, str]]]]
    ) -> list[dict[str, str]]:
        """Read the list."""
        return [{name: text[STRING] for name, text in one[MAP].items()} for one in value]


class DeckItem(MainItem):
    """``DECK#<id>`` / ``META``; gsi1: ``USER#<uid>`` / ``DECK#<id>``, which also names the owner.

    `version` counts the changes; `updated` is the last change of the deck itself, not of its flags. An
    anonymous deck has no gsi1, but a `ttl`. Revisions name their `group`, whose item has the valid name and
    author.

    A public copy names its deck (`public_parent`); `created` is its publication, `updated` its last update
    from the deck. It is in the public index, gsi3.

    `released` lists the playtest cards that releases have replaced: ``{"at": …, "card": "210001", "to":
    "201700", "copies": "2", "before": "1"}``, without `to` for a card that is gone.
    """

    name = UnicodeAttribute()
    author = UnicodeAttribute()
    description = UnicodeAttribute()
    tags = TextsAttribute()
    cards = CardsAttribute()
    revision_label = UnicodeAttribute(attr_name="branchName", null=True)
    group = UnicodeAttribute(attr_name="family", null=True)
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
    released = ReleasedAttribute(null=True)
    version = NumberAttribute(attr_name="rev")
    created = UnicodeAttribute()
    updated = UnicodeAttribute()


class RevisionGroupItem(MainItem):
    """``FAM#<id>`` / ``META``; gsi1: ``USER#<uid>`` / ``FAM#<id>``. The revisions of a deck.

    The current revision is this one pointer: even after concurrent writes there is exactly one.
    """

    current = UnicodeAttribute(attr_name="master")
    members = TextsAttribute()
    name = UnicodeAttribute()
    author = UnicodeAttribute()
    version = NumberAttribute(attr_name="rev")
    numbered = NumberAttribute()


def deck_key(deck: str) -> str:
    """Return the partition key of a deck."""
    return f"DECK#{deck}"


def revision_group_key(group: str) -> str:
    """Return the partition key of a revision group."""
    return f"FAM#{group}"


def user_key(user: str) -> str:
    """Return the partition key of a user."""
    return f"USER#{user}"
