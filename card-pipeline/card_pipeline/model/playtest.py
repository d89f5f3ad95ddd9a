"""The data of a playtest round, which only playtesters may read (docs/rules/playtest.md §2)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from card_pipeline.model.base import Published
from card_pipeline.model.cards import CardId, CryptCard, LibraryCard
from card_pipeline.model.search_index import CryptIndex, LibraryIndex, NameEntry


class RoundName(Published):
    """A round."""

    id: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,31}$")]
    name: str
    """``Second round of 2026``; that of our own sample says so."""


class PlaytestPrecon(Published):
    """A precon of the round."""

    name: str
    clan: str | None = None
    """Clan of more than half of its crypt."""
    crypt: int
    library: int
    """Copies."""
    cards: dict[CardId, Annotated[int, Field(gt=0)]]
    """Card id → copies, of playtest cards and released ones."""


class PlaytestRound(Published):
    """``playtest.json``."""

    round: RoundName
    crypt: list[CryptCard]
    library: list[LibraryCard]
    """Their only set is ``playtest``: code of a precon → copies."""
    precons: dict[str, PlaytestPrecon]
    images: dict[CardId, str]
    """Card → file name below ``images/``; cards without an image are absent."""
    search_crypt: CryptIndex
    search_library: LibraryIndex
    names: list[NameEntry]
    """The indexes of these cards, in the form of those of released cards."""
