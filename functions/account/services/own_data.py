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
    """Count what a user has."""
    decks = [row for page in belongings.decks(account.id) for row in page]
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


def decks(account: Account) -> list[dict[str, Any]]:
    """Give all decks whole."""
    pages = belongings.decks(account.id)
    return [_without_keys(item) for page in pages for item in belongings.whole(page)]


def other(account: Account) -> list[dict[str, Any]]:
    """Give everything else that is kept for the user; `kind` tells what it is: ``INV#07``."""
    pages = belongings.personal(account.id)
    return [{"kind": item["sk"], **_without_keys(item)} for page in pages for item in page]


def _copies(counts: Iterable[Any]) -> int:
    return sum(count for count in counts if isinstance(count, int))


def _without_keys(item: dict[str, Any]) -> dict[str, Any]:
    keys = {f"{index}{part}" for index in ("", "gsi1", "gsi2", "gsi3") for part in ("pk", "sk")}
    kept = {name: value for name, value in item.items() if name not in keys}
    return {"id": item["pk"].partition("#")[2], **kept} if item["pk"].startswith("DECK#") else kept
