"""The last stage: what the browser searches in instead of reading card texts."""

from __future__ import annotations

from card_pipeline.index import crypt, library, names
from card_pipeline.made import Cards, Made


def make_indexes(made: Made, cards: Cards) -> None:
    """Add the search indexes of crypt and library and the name index."""
    made.add("search-crypt", crypt.build(cards.crypt, cards.sets))
    made.add("search-library", library.build(cards.library, cards.sets))
    index = names.build(cards.crypt, cards.library)
    made.add("names", index, len(index.cards))
