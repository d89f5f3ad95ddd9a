"""How an item of the table becomes what the rules know, and the names that items have."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, cast

from functions.common.deck_items import DeckItem, FamilyItem
from functions.decks.deck import Deck, Family, InventoryType, ListedDeck, Repair

Row = Mapping[str, Mapping[str, Any]]
"""An item as the database sends it: ``{"name": {"S": "Stanislava"}, "rev": {"N": "7"}}``."""


def made_key(creator: str, key: str) -> str:
    """Name the item that remembers a creation."""
    text = f"{creator}/{key}".encode("utf-8", "surrogatepass")
    return f"MADE#{hashlib.sha256(text).hexdigest()}"


def deck_of(item: DeckItem, family: Family | None) -> Deck:
    """Read a deck; a revision has name, author and some of its `rev` from its family."""
    return Deck(
        id=item.pk.removeprefix("DECK#"),
        owner=item.gsi1pk.removeprefix("USER#") if item.gsi1pk else None,
        name=family.name if family else item.name,
        author=family.author if family else item.author,
        description=item.description,
        tags=item.tags,
        cards=item.cards,
        created=item.created,
        updated=item.updated,
        rev=int(item.rev) + (family.rev if family else 0),
        branch_name=item.branch_name or "",
        family=family,
        main_clan=item.main_clan,
        inventory_type=_inventory_type(item.inventory_type),
        markers={card: _inventory_type(kind) for card, kind in (item.markers or {}).items()},
        hidden=item.hidden,
        locked=item.locked,
        public_child=item.public_child,
        public_parent=item.public_parent,
        review_of=item.review_of,
        repair=Repair(item.repair_hash, int(item.repair_until or 0)) if item.repair_hash else None,
        ends=int(item.ttl) if item.ttl else None,
    )


def family_of(item: FamilyItem) -> Family:
    """Read a family."""
    return Family(
        id=item.pk.removeprefix("FAM#"),
        master=item.master,
        members=item.members,
        name=item.name,
        author=item.author,
        rev=int(item.rev),
        numbered=int(item.numbered),
    )


def listed_of(row: Row, family: Family | None) -> ListedDeck:
    """Read a deck of the owner index."""
    return ListedDeck(
        id=row["pk"]["S"].removeprefix("DECK#"),
        name=family.name if family else _text(row, "name"),
        author=family.author if family else _text(row, "author"),
        tags=[tag["S"] for tag in row["tags"]["L"]],
        branch_name=_text(row, "branchName"),
        family=family.id if family else None,
        main_clan=_text(row, "mainClan") or None,
        crypt_count=int(row["cryptCount"]["N"]),
        library_count=int(row["libraryCount"]["N"]),
        inventory_type=_inventory_type(_text(row, "inventoryType")),
        hidden=row["hidden"]["BOOL"],
        locked=row["locked"]["BOOL"],
        public_child=_text(row, "publicChild") or None,
        public_parent=_text(row, "publicParent") or None,
        review_of=_text(row, "reviewOf") or None,
        rev=int(row["rev"]["N"]) + (family.rev if family else 0),
        updated=_text(row, "updated"),
    )


def listed_family_of(row: Row) -> Family | None:
    """Read a family of the owner index; None for one of which the index does not hold enough."""
    if "master" not in row or "members" not in row:
        return None
    return Family(
        id=row["pk"]["S"].removeprefix("FAM#"),
        master=_text(row, "master"),
        members=[member["S"] for member in row["members"]["L"]],
        name=_text(row, "name"),
        author=_text(row, "author"),
        rev=int(row["rev"]["N"]),
    )


def _text(row: Row, name: str) -> str:
    text: str = row.get(name, {}).get("S", "")
    return text


def _inventory_type(stored: str | None) -> InventoryType:
    return cast(InventoryType, stored or "virtual")
