"""Maps items of the table to decks and revision groups and back, and names the items of creations."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, cast

from functions.common.deck_items import DeckItem, RevisionGroupItem, deck_key, user_key
from functions.common.deck_summary import Summary
from functions.decks.deck import Deck, InventoryType, ListedDeck, ReleasedCard, Repair, RevisionGroup

Row = Mapping[str, Mapping[str, Any]]
"""An item as the database sends it: ``{"name": {"S": "Stanislava"}, "rev": {"N": "7"}}``."""

_SAME_FIELDS = {one.name for one in fields(Deck)} & set(DeckItem.get_attributes()) - {
    "group",
    "released",
    "version",
}
"""Fields of a deck that its item has by the same name; those without a value are not stored."""


def creation_item_key(creator: str, key: str) -> str:
    """Name the item of a creation."""
    text = f"{creator}/{key}".encode("utf-8", "surrogatepass")
    return f"MADE#{hashlib.sha256(text).hexdigest()}"


def item_of_new_deck(deck: Deck, summary: Summary) -> DeckItem:
    """Map a new deck to its item."""
    same = {name: getattr(deck, name) for name in _SAME_FIELDS}
    return DeckItem(
        deck_key(deck.id),
        "META",
        gsi1pk=user_key(deck.owner) if deck.owner else None,
        gsi1sk=deck_key(deck.id) if deck.owner else None,
        ttl=deck.ends,
        group=deck.group.id if deck.group else None,
        version=deck.version,
        repair_hash=deck.repair.token_hash if deck.repair else None,
        repair_until=deck.repair.until if deck.repair else None,
        crypt_count=summary.crypt,
        library_count=summary.library,
        **{**same, "main_clan": summary.main_clan},
    )


def deck_of(item: DeckItem, group: RevisionGroup | None) -> Deck:
    """Map an item to a deck; a revision has the name, the author and a part of the version of its group."""
    same = {name: value for name in _SAME_FIELDS if (value := getattr(item, name)) is not None}
    shared = {"name": group.name, "author": group.author} if group else {}
    return Deck(
        id=item.pk.removeprefix("DECK#"),
        owner=item.gsi1pk.removeprefix("USER#") if item.gsi1pk else None,
        version=int(item.version) + (group.version if group else 0),
        group=group,
        released=[released_card_of(one) for one in item.released or ()],
        repair=Repair(item.repair_hash, int(item.repair_until or 0)) if item.repair_hash else None,
        ends=int(item.ttl) if item.ttl else None,
        **{**same, **shared},
    )


def released_card_of(texts: Mapping[str, str]) -> ReleasedCard:
    """Map what is stored of a replaced playtest card."""
    before = texts.get("before")
    copies = int(texts["copies"])
    return ReleasedCard(texts["at"], texts["card"], texts.get("to"), copies, int(before) if before else None)


def texts_of(one: ReleasedCard) -> dict[str, str]:
    """Map a replaced playtest card to what is stored of it."""
    texts = {"at": one.moment, "card": one.card, "copies": str(one.copies)}
    if one.to is not None:
        texts["to"] = one.to
    if one.before is not None:
        texts["before"] = str(one.before)
    return texts


def group_of(item: RevisionGroupItem) -> RevisionGroup:
    """Map an item to a revision group."""
    return RevisionGroup(
        id=item.pk.removeprefix("FAM#"),
        current=item.current,
        members=item.members,
        name=item.name,
        author=item.author,
        version=int(item.version),
        numbered=int(item.numbered),
    )


def listed_of(row: Row, group: RevisionGroup | None) -> ListedDeck:
    """Map a row of the owner index to a listed deck."""
    return ListedDeck(
        id=row["pk"]["S"].removeprefix("DECK#"),
        name=group.name if group else _text(row, "name"),
        author=group.author if group else _text(row, "author"),
        tags=[tag["S"] for tag in row["tags"]["L"]],
        revision_label=_text(row, "branchName"),
        group=group.id if group else None,
        main_clan=_text(row, "mainClan") or None,
        crypt_count=int(row["cryptCount"]["N"]),
        library_count=int(row["libraryCount"]["N"]),
        inventory_type=cast(InventoryType, _text(row, "inventoryType") or "virtual"),
        hidden=row["hidden"]["BOOL"],
        locked=row["locked"]["BOOL"],
        public_child=_text(row, "publicChild") or None,
        public_parent=_text(row, "publicParent") or None,
        review_of=_text(row, "reviewOf") or None,
        version=int(row["rev"]["N"]) + (group.version if group else 0),
        updated=_text(row, "updated"),
    )


def listed_group_of(row: Row) -> RevisionGroup | None:
    """Map a row of the owner index to a revision group; None when the index lacks its attributes."""
    if "master" not in row or "members" not in row:
        return None
    return RevisionGroup(
        id=row["pk"]["S"].removeprefix("FAM#"),
        current=_text(row, "master"),
        members=[member["S"] for member in row["members"]["L"]],
        name=_text(row, "name"),
        author=_text(row, "author"),
        version=int(row["rev"]["N"]),
    )


def _text(row: Row, name: str) -> str:
    text: str = row.get(name, {}).get("S", "")
    return text
