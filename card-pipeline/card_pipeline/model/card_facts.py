"""Card facts for functions: enough to check a deck and compute its facts, without names and texts."""

from __future__ import annotations

from typing import Literal

from card_pipeline.model.base import Published
from card_pipeline.model.cards import CryptId, DisciplineCode, LibraryId


class CryptCardFacts(Published):
    """A vampire or an imbued."""

    id: CryptId
    clan: str
    path: str | None = None
    sect: str
    group: int | None = None
    """Absent for one of any group."""
    capacity: int
    disciplines: dict[DisciplineCode, Literal[1, 2]]
    tags: list[str] | None = None
    """Deck tags the card counts for."""
    banned: Literal[True] | None = None
    base: CryptId | None = None
    """Base card of an advanced vampire."""


class LibraryCardFacts(Published):
    """Any other card."""

    id: LibraryId
    types: list[str]
    blood: int | None = None
    """Absent for no cost and for X."""
    pool: int | None = None
    clans: list[str] | None = None
    """Clan or creed requirement; one of them is enough."""
    disciplines: list[DisciplineCode] | None = None
    """Discipline requirement."""
    discipline_logic: Literal["any", "all"] | None = None
    """With several disciplines."""
    tags: list[str] | None = None
    banned: Literal[True] | None = None


class CardFactsFile(Published):
    """``card-facts.json``, each part in ascending order of id."""

    crypt: list[CryptCardFacts]
    library: list[LibraryCardFacts]
