"""Writes decks as the file that the site reads: ``PdaArchive`` of the published shapes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orjson
from card_pipeline.facts.cards import is_playtest
from card_pipeline.facts.deck_columns import ColumnDeck, archive_order, day_number, encode_columns

from functions.publisher.archive import Changes, Shown


def encode(changes: Changes, *, with_removed: bool) -> bytes:
    """Write the file, always the same bytes for the same decks. A base has nothing that was removed."""
    decks = sorted(filter(_may_be_seen, changes.decks), key=_order)
    authors = sorted({deck.author for deck in decks})
    place = {author: number for number, author in enumerate(authors)}
    file: dict[str, Any] = {
        "decks": encode_columns([_column(deck) for deck in decks]),
        "authors": authors,
        "authorOf": [place[deck.author] for deck in decks],
        "updated": [day_number(deck.updated[:10]) for deck in decks],
        "favorites": [deck.favorites for deck in decks],
    }
    if with_removed:
        file["removed"] = changes.gone
    return orjson.dumps(file)


def _order(deck: Shown) -> tuple[int, str]:
    return archive_order(day_number(deck.created[:10]), deck.id)


def _column(deck: Shown) -> ColumnDeck:
    return ColumnDeck(deck.id, deck.name, day_number(deck.created[:10]), deck.cards)


def _may_be_seen(deck: Shown) -> bool:
    """Cards in testing never reach the site's files, whatever the table may hold."""
    return not any(map(is_playtest, deck.cards))


def deck_count(decks: Sequence[Shown]) -> int:
    """Count the decks that a file of these holds."""
    return sum(map(_may_be_seen, decks))
