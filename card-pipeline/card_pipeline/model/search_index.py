"""Search indexes, which the browser combines instead of reading card texts (docs/rules/search.md §4 to §7).

A card is identified by its position: the cards of one file in ascending order of id, counted from 0.
"""

from __future__ import annotations

from card_pipeline.model.base import Published
from card_pipeline.model.cards import CardId

Postings = list[int]
"""Ascending positions, delta-coded: the first as is, then the difference to the one before."""


class PrintFacts(Published):
    """Per card, the dates the set and precon filters compare. Values index `dates`; -1 = no date."""

    dates: list[str]
    first: list[int]
    """Oldest dated printing, promos not counted."""
    last: list[int]
    """Newest dated printing, promos not counted."""
    promo_first: list[int]
    """Oldest promo printing."""
    promo_last: list[int]


class SearchIndex(Published):
    """Fields of both indexes."""

    count: int
    """Cards in the file this index belongs to."""
    traits: dict[str, Postings]
    """Trait key of the search form → cards."""
    titles: dict[str, Postings]
    """Crypt: title, incl. one gained by merging, and ``non-titled``.
    Library: required title, ``titled``, ``non-titled``, ``titled specific``, ``not required``."""
    artists: dict[str, Postings]
    prints: PrintFacts


class CryptIndex(SearchIndex):
    """``search-crypt.json``."""


class LibraryIndex(SearchIndex):
    """``search-library.json``."""

    sects: dict[str, Postings]
    """Required sect, lower case, and ``not required``."""
    capacity_at_most: dict[int, Postings]
    """Bound N → cards that need capacity ≤ N (``less than 5`` is 4)."""
    capacity_at_least: dict[int, Postings]
    """Bound N → cards that need capacity ≥ N (``above 5`` is 6)."""


class NameEntry(Published):
    """A card for quick search."""

    id: CardId
    name: str
    ascii: str | None = None
    aka: list[str] | None = None
    suffix: str | None = None
    """``G6``, ``ADV`` or ``G6 ADV``: the suffix that distinguishes vampires of one name."""
    initials: str
    """First letters of the words, ASCII lower case: ``gtu``."""
    image: str | None = None
    """Image file, where it is not named by the letters of the name."""


class NameIndex(Published):
    """``names.json``, in ascending order of id."""

    cards: list[NameEntry]
    twd: list[int] | None = None
    """Per card the number of winning decks with it; absent without a real archive."""
