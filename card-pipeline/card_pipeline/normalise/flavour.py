"""Flavour texts of library cards, published separately."""

from __future__ import annotations

from collections.abc import Sequence

from card_pipeline.model.texts import Flavour
from card_pipeline.normalise.markup import tidy_lines
from card_pipeline.sources.rows import Row


def build_flavour(rows: Sequence[Row]) -> Flavour:
    """Read the Flavor Text column."""
    texts = {row.id(): tidy_lines(row["Flavor Text"]) for row in sorted(rows, key=Row.id)}
    return Flavour(cards={card: text for card, text in texts.items() if text})
