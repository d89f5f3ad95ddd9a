"""The facts of each card that the facts of decks are computed from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

CRYPT_THRESHOLD = 200_000
"""Crypt ids lie above it, library ids below (docs/rules/search.md §11.1)."""


@dataclass(frozen=True, slots=True)
class CryptFacts:
    """A vampire or an imbued."""

    id: int
    clan: str
    """Clan, or the creed of an imbued."""
    path: str
    """Full name, "" for none."""
    sect: str
    group: int | None
    """None for one of any group."""
    capacity: int
    disciplines: Mapping[str, int]
    """Code → 1 inferior (and virtues), 2 superior."""
    tags: tuple[str, ...]
    """Deck tags the card counts for, see `TAGS`."""
    banned: bool
    base: int | None = None
    """Base card of an advanced vampire: both are the same vampire."""


@dataclass(frozen=True, slots=True)
class LibraryFacts:
    """Any other card."""

    id: int
    types: tuple[str, ...]
    """``("Action Modifier", "Combat")`` for a card that is usable as either."""
    blood: int
    """0 for no cost and for X."""
    pool: int
    tags: tuple[str, ...]
    banned: bool
    clans: tuple[str, ...] = ()
    """Clan or creed requirement; one of them is enough."""
    disciplines: tuple[str, ...] = ()
    """Discipline requirement."""
    all_disciplines: bool = False
    """Whether all of them are required, not one."""


@dataclass(frozen=True, slots=True)
class CardFacts:
    """All cards, by id."""

    crypt: Mapping[int, CryptFacts]
    library: Mapping[int, LibraryFacts]

    def __contains__(self, card: int) -> bool:
        """Whether a card exists."""
        return card in self.crypt or card in self.library


def is_playtest(card: int) -> bool:
    """Whether the id is that of a playtest card (docs/rules/search.md §11.1)."""
    return card > 210_000 if card > CRYPT_THRESHOLD else card > 110_000
