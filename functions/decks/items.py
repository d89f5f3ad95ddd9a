"""How decks lie in the main table."""

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

    `rev` counts the changes; `updated` is when the deck itself was changed last, not its flags.
    """

    name = UnicodeAttribute()
    author = UnicodeAttribute()
    description = UnicodeAttribute()
    tags = TextsAttribute()
    cards = CardsAttribute()
    crypt_count = NumberAttribute(attr_name="cryptCount")
    library_count = NumberAttribute(attr_name="libraryCount")
    hidden = BooleanAttribute()
    locked = BooleanAttribute()
    public_child = UnicodeAttribute(attr_name="publicChild", null=True)
    public_parent = UnicodeAttribute(attr_name="publicParent", null=True)
    rev = NumberAttribute()
    created = UnicodeAttribute()
    updated = UnicodeAttribute()


class OwnerItem(MainItem):
    """``USER#<uid>`` / ``PROFILE``, as far as a deck needs to know: there, and not on its way out."""

    deleting = UnicodeAttribute(null=True)


class CreatedItem(MainItem):
    """``MADE#<sha256 of the user and the key of a creation>`` / ``D``: a second try finds the deck."""

    deck = UnicodeAttribute()
