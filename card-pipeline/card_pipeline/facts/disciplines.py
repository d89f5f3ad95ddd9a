"""Disciplines of a crypt (docs/rules/decks.md §9.2)."""

from __future__ import annotations

from dataclasses import dataclass

from card_pipeline.facts.copies import CryptCopies, total

SUPERIOR = 2
SUPERIOR_WEIGHT = 1.5


@dataclass(frozen=True, slots=True)
class Discipline:
    """Number of copies of a crypt with a discipline."""

    code: str
    inferior: int
    superior: int
    """0 for a virtue."""

    @property
    def copies(self) -> int:
        """Those having it at any level."""
        return self.inferior + self.superior

    @property
    def weighted(self) -> float:
        """The same, superior counting one and a half."""
        return self.inferior + SUPERIOR_WEIGHT * self.superior


def disciplines(crypt: CryptCopies) -> list[Discipline]:
    """List them by copies, most first; equal ones as they first appear (cards by id, codes by alphabet)."""
    inferior: dict[str, int] = {}
    superior: dict[str, int] = {}
    for card, copies in crypt:
        for code in sorted(card.disciplines):
            level = superior if card.disciplines[code] == SUPERIOR else inferior
            for counts in (inferior, superior):
                counts.setdefault(code, 0)
            level[code] += copies
    found = [Discipline(code, inferior[code], superior[code]) for code in inferior]
    return sorted(found, key=lambda one: -one.copies)


def key_disciplines(crypt: CryptCopies) -> list[str]:
    """Name those that at least half of the crypt has, in the order of `disciplines`."""
    copies = total(crypt)
    return [one.code for one in disciplines(crypt) if 2 * one.copies >= copies]
