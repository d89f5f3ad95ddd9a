"""The output of a build, before it is written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.model.base import Published
from card_pipeline.model.cards import CryptCard, LibraryCard
from card_pipeline.model.manifest import Source
from card_pipeline.model.search_index import NameEntry
from card_pipeline.model.sets import SetCatalogue
from card_pipeline.model.texts import Flavour

Log = Callable[[str], None]
"""Prints a line of progress."""


@dataclass
class BuildOutput:
    """The files to publish, their sources, and warnings."""

    date: str | None = None
    """Date of the card files."""
    shapes: dict[str, Published] = field(default_factory=dict)
    """By logical name: ``crypt``, ``cards.es-ES``."""
    fonts: dict[str, bytes] = field(default_factory=dict)
    """Files that are no JSON, by logical name: ``icons.otf``."""
    records: dict[str, int] = field(default_factory=dict)
    """Number of records in a file, if it has records."""
    counts: dict[str, int] = field(default_factory=dict)
    sources: list[Source] = field(default_factory=list)
    warnings: BuildWarnings = field(default_factory=BuildWarnings)

    def add(self, name: str, shape: Published, records: int | None = None) -> None:
        """Add a file to publish."""
        self.shapes[name] = shape
        if records is not None:
            self.records[name] = records


@dataclass(frozen=True)
class Cards:
    """The cards and sets that everything else refers to."""

    crypt: list[CryptCard]
    library: list[LibraryCard]
    sets: SetCatalogue
    flavour: Flavour
    winning_decks: Mapping[int, int] | None = None
    """Card id → number of winning decks with it (0 if missing); None without a real archive."""

    @property
    def ids(self) -> frozenset[int]:
        """All card ids."""
        return frozenset({card.id for card in self.crypt} | {card.id for card in self.library})

    def numbers(self, cards: Iterable[CryptCard | LibraryCard | NameEntry]) -> list[int] | None:
        """Return the number of winning decks per card."""
        decks = self.winning_decks
        return None if decks is None else [decks.get(card.id, 0) for card in cards]
