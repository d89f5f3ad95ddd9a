"""The facts by which decks of an archive are searched (docs/rules/archives.md §5, §6).

Anarch Convert goes into every kind of crypt. It counts for the size of a crypt and for its tags only: all
other shares are those of the other copies.

=============  ==========================================================================================
clan           the clan or path of more than 1/2 of the copies; the greater of both, on a tie the clan
sect           the sect of more than 65 % of the copies
star           one vampire, its advanced version added, is more than 33 % of the copies
monoclan       all copies are of one clan
capacity       mean of the copies, not rounded
disciplines    what a library card requires and a crypt card has, at any level; Flight, Maleficia and Striga,
               which no vampire has, wherever they are required
types          copies of exactly this type, to be compared with the library: a card of two types counts for
               neither. Bounds of a band belong to it on both sides, and no copies are a share of 0
tags           superior from one and a half times the threshold, base from the threshold: see `THRESHOLDS`
=============  ==========================================================================================
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from card_pipeline.facts.cards import CardFacts
from card_pipeline.facts.copies import CryptCopies, LibraryCopies, deck_copies, total
from card_pipeline.facts.main_clan import ANARCH_CONVERT, main_clan, main_sect
from card_pipeline.facts.tags import Tags, tags

STAR_PERCENT = 33

EXTRA_DISCIPLINES = frozenset({"flight", "mal", "str"})
"""Required by library cards, but possessed by no vampire: Flight, Maleficia, Striga."""

SHARED_TYPES = (
    *("Master", "Action", "Political Action", "Ally", "Equipment", "Retainer"),
    *("Action Modifier", "Reaction", "Combat", "Event"),
)
"""Types whose share can be searched for."""


@dataclass(frozen=True, slots=True)
class ArchiveFacts:
    """The facts of a deck."""

    crypt: int
    """Copies."""
    library: int
    counted: int
    """Copies of the crypt without converts."""
    capacities: int
    """Their capacities together."""
    clan: str | None
    sect: str | None
    star: bool
    monoclan: bool
    disciplines: list[str]
    """Codes, alphabetical."""
    types: dict[str, int]
    """Copies by type, those that the library has."""
    tags: Tags

    @property
    def capacity(self) -> float:
        """Mean capacity, 0 where there are converts only."""
        return self.capacities / (self.counted or 1)


def archive_facts(deck: Mapping[int, int], cards: CardFacts) -> ArchiveFacts:
    """Compute the facts of a deck, card id → copies. Raises UnknownCardsError."""
    copies = deck_copies(deck, cards)
    counted = [(card, count) for card, count in copies.crypt if card.id != ANARCH_CONVERT]
    return ArchiveFacts(
        crypt=total(copies.crypt),
        library=total(copies.library),
        counted=total(counted),
        capacities=sum(card.capacity * count for card, count in counted),
        clan=main_clan(copies.crypt),
        sect=main_sect(copies.crypt),
        star=_has_star(counted),
        monoclan=len({card.clan for card, _ in counted}) == 1,
        disciplines=_disciplines(copies.crypt, copies.library),
        types=_types(copies.library),
        tags=tags(copies.crypt, copies.library),
    )


def _has_star(counted: CryptCopies) -> bool:
    persons: Counter[int] = Counter()
    for card, copies in counted:
        persons[card.base or card.id] += copies
    return 100 * max(persons.values(), default=0) > STAR_PERCENT * total(counted)


def _disciplines(crypt: CryptCopies, library: LibraryCopies) -> list[str]:
    had = {code for card, _ in crypt for code in card.disciplines}
    required = {code for card, _ in library for code in card.disciplines}
    return sorted(required & (had | EXTRA_DISCIPLINES))


def _types(library: LibraryCopies) -> dict[str, int]:
    copies: Counter[str] = Counter()
    for card, count in library:
        copies["/".join(card.types)] += count
    return {name: copies[name] for name in SHARED_TYPES if name in copies}
