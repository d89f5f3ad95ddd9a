"""What a build makes, before it is written anywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from card_pipeline.model.base import Published
from card_pipeline.model.cards import CryptCard, LibraryCard
from card_pipeline.model.manifest import Source
from card_pipeline.model.sets import SetCatalogue
from card_pipeline.model.texts import Flavour
from card_pipeline.notes import Notes

Say = Callable[[str], None]
"""Shows a line of progress."""


@dataclass
class Made:
    """The files to publish, what they were made from, and what a maintainer should know."""

    date: str | None = None
    """Date of the card files."""
    shapes: dict[str, Published] = field(default_factory=dict)
    """By logical name: ``crypt``, ``cards.es-ES``."""
    records: dict[str, int] = field(default_factory=dict)
    """Records in a file, where that means something."""
    counts: dict[str, int] = field(default_factory=dict)
    sources: list[Source] = field(default_factory=list)
    notes: Notes = field(default_factory=Notes)

    def add(self, name: str, shape: Published, records: int | None = None) -> None:
        """Add a file to publish."""
        self.shapes[name] = shape
        if records is not None:
            self.records[name] = records


@dataclass(frozen=True)
class Cards:
    """The cards and sets that all the rest refers to."""

    crypt: list[CryptCard]
    library: list[LibraryCard]
    sets: SetCatalogue
    flavour: Flavour

    @property
    def ids(self) -> frozenset[int]:
        """All card ids."""
        return frozenset({card.id for card in self.crypt} | {card.id for card in self.library})
