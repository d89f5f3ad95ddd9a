"""Reads stored decks."""

from __future__ import annotations

from typing import TypeVar

from functions.common.deck_items import DeckItem, RevisionGroupItem, deck_key, revision_group_key
from functions.common.tables import MainItem
from functions.share.shared_deck import SharedDeck

Item = TypeVar("Item", bound=MainItem)


def find(deck: str, now: int) -> SharedDeck | None:
    """Read a deck by its id, unless it has expired; a revision has the name and the author of its group.

    A preview that is one change late does no harm, so the read is eventually consistent.
    """
    item = _get(DeckItem, deck_key(deck))
    if item is None or (item.ttl is not None and item.ttl <= now):
        return None
    group = _get(RevisionGroupItem, revision_group_key(item.group)) if item.group else None
    named = group or item
    return SharedDeck(
        id=deck,
        name=named.name,
        author=named.author,
        cards={int(card): copies for card, copies in item.cards.items()},
        main_clan=item.main_clan,
    )


def _get(kind: type[Item], key: str) -> Item | None:
    try:
        return kind.get(key, "META")
    except kind.DoesNotExist:
        return None
