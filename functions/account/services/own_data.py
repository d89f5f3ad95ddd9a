"""What a user has here: to take along, and to look at before it is deleted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from functions.account import belongings
from functions.account.repository import Account


@dataclass(frozen=True)
class Holdings:
    """How much a user has. With the account all of it is deleted."""

    decks: int
    public_decks: int
    """Decks of which a public copy exists; the copies are deleted too."""
    favorites: int
    """They no longer count for the decks they were given to."""
    inventory_cards: int
    """Copies of cards, all together."""


def holdings(account: Account) -> Holdings:
    """Count what a user has. Snapshots that he made are nobody's: they stay until they end."""
    decks = [row for page in belongings.decks(account.id) for row in page if is_deck(row)]
    personal = [row for page in belongings.personal(account.id) for row in page]
    buckets = [
        row["q"] for row in personal if row["sk"].startswith("INV#") and isinstance(row.get("q"), dict)
    ]
    return Holdings(
        decks=sum("publicParent" not in row for row in decks),
        public_decks=sum("publicChild" in row for row in decks),
        favorites=sum(row["sk"].startswith("FAV#") for row in personal),
        inventory_cards=sum(_copies(bucket.values()) for bucket in buckets),
    )


@dataclass(frozen=True)
class Export:
    """Everything that is kept for a user besides his account."""

    decks: list[dict[str, Any]]
    """Whole; revisions with the name and author that they share."""
    other: list[dict[str, Any]]
    """`kind` tells what it is: ``INV#07``, or ``FAM#…`` for the revisions of a deck."""


def export(account: Account) -> Export:
    """Give all that is kept for a user."""
    owned = [item for page in belongings.decks(account.id) for item in belongings.whole(page)]
    families = {item["pk"].partition("#")[2]: item for item in owned if item["pk"].startswith("FAM#")}
    shared = {name: {key: item[key] for key in ("name", "author")} for name, item in families.items()}
    personal = [item for page in belongings.personal(account.id) for item in page]
    return Export(
        decks=[
            {**_without_keys(item), **shared.get(item.get("family", ""), {})}
            for item in filter(is_deck, owned)
        ],
        other=[
            *({"kind": item["pk"], **_without_keys(item)} for item in families.values()),
            *({"kind": item["sk"], **_without_keys(item)} for item in personal),
        ],
    )


def is_deck(row: belongings.Row) -> bool:
    """Whether an item of the owner index is a deck; families lie there as well."""
    key: str = row["pk"]
    return key.startswith("DECK#")


def _copies(counts: Iterable[Any]) -> int:
    return sum(count for count in counts if isinstance(count, int))


def _without_keys(item: dict[str, Any]) -> dict[str, Any]:
    keys = {f"{index}{part}" for index in ("", "gsi1", "gsi2", "gsi3") for part in ("pk", "sk")}
    kept = {name: value for name, value in item.items() if name not in keys}
    return {"id": item["pk"].partition("#")[2], **kept} if item["pk"].startswith("DECK#") else kept
