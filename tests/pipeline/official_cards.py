"""The cards of the installed card package, as published."""

from __future__ import annotations

from dataclasses import dataclass

from card_pipeline.model.cards import CryptCard, LibraryCard
from card_pipeline.model.sets import SetCatalogue


@dataclass(frozen=True)
class Official:
    """All of them, in ascending order of id."""

    crypt: list[CryptCard]
    library: list[LibraryCard]
    sets: SetCatalogue
    flavour: dict[int, str]

    @property
    def texts(self) -> dict[int, str]:
        return {card.id: card.text for card in self.crypt} | {card.id: card.text for card in self.library}
