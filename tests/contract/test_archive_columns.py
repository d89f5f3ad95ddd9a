"""Decks by column: the pipeline writes and reads the shared vector. The site is tested with the same file."""

from __future__ import annotations

import json
from pathlib import Path

from card_pipeline.facts.deck_columns import ColumnDeck, decode_columns, encode_columns

VECTOR = json.loads((Path(__file__).parent / "archive-columns.json").read_text(encoding="utf-8"))
DECKS = [
    ColumnDeck(
        deck["id"], deck["name"], deck["day"], {int(card): count for card, count in deck["cards"].items()}
    )
    for deck in VECTOR["decks"]
]


def test_decks_are_written_as_in_the_vector() -> None:
    assert encode_columns(DECKS) == VECTOR["columns"]


def test_the_vector_is_read_as_the_decks() -> None:
    assert list(decode_columns(VECTOR["columns"])) == DECKS
