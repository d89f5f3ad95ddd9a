"""Writes decks as the file that the site reads: ``PdaArchive`` of the published shapes."""

from __future__ import annotations

from typing import Any

import orjson
from card_pipeline.facts.cards import is_playtest
from card_pipeline.facts.deck_columns import ColumnDeck, archive_order, day_number, encode_columns

from functions.publisher.archive import Changes, PublicDeck


def encode(changes: Changes, *, with_removed: bool) -> bytes:
    """Encode the file, always the same bytes for the same decks. A base lists no removed decks."""
    decks = sorted(filter(_may_be_seen, changes.decks), key=_order)
    authors = sorted({deck.author for deck in decks})
    index = {author: number for number, author in enumerate(authors)}
    file: dict[str, Any] = {
        "decks": encode_columns([_column(deck) for deck in decks]),
        "authors": authors,
        "authorOf": [index[deck.author] for deck in decks],
        "updated": [day_number(deck.updated[:10]) for deck in decks],
        "favorites": [deck.favorites for deck in decks],
    }
    if with_removed:
        file["removed"] = changes.removed
    return orjson.dumps(file)


def _order(deck: PublicDeck) -> tuple[int, str]:
    return archive_order(day_number(deck.created[:10]), deck.id)


def _column(deck: PublicDeck) -> ColumnDeck:
    return ColumnDeck(deck.id, deck.name, day_number(deck.created[:10]), deck.cards)


def _may_be_seen(deck: PublicDeck) -> bool:
    """Decks with playtest cards never reach the site's files, even if the table contains them."""
    return not any(map(is_playtest, deck.cards))
