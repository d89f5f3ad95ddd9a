"""Computed tags of a deck: what its cards do, and how strongly (docs/rules/decks.md §9.1).

A crypt copy scores 1.5, scaled to a crypt of 12; a library copy 1, scaled to a library of 90; pure masters
above 20 of 90 add to `mmpa`. Scores stay whole numbers, multiplied by 6 x crypt x library, so that a deck
that meets a threshold exactly meets it in every language.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from card_pipeline.facts.copies import CryptCopies, LibraryCopies, total

THRESHOLDS = {
    "accel": 10,
    "ally": 5,
    "bleed": 15,
    "block": 15,
    "combat": 20,
    "mmpa": 10,
    "rush": 8,
    "stealth": 15,
    "swarm": 5,
    "vote": 5,
}
"""Tag → score from which a deck has it; from one and a half times as much it is superior."""

CRYPT_BASELINE, LIBRARY_BASELINE = 12, 90
MASTERS = 20
"""Masters of 90 that any deck may have; two thirds of those above count for ``mmpa``."""


@dataclass(frozen=True, slots=True)
class Tags:
    """Tags of a deck, each list in alphabetical order."""

    superior: list[str]
    base: list[str]


def tags(crypt: CryptCopies, library: LibraryCopies) -> Tags:
    """Compute the tags of a deck."""
    crypt_size, library_size = total(crypt) or 1, total(library) or 1
    unit = 6 * crypt_size * library_size
    scores: Counter[str] = Counter()
    for card, copies in crypt:
        for tag in card.tags:
            scores[tag] += 9 * CRYPT_BASELINE * copies * library_size
    for card_, copies in library:
        for tag in card_.tags:
            scores[tag] += 6 * LIBRARY_BASELINE * copies * crypt_size
    masters = sum(copies for card, copies in library if card.types == ("Master",))
    scores["mmpa"] += 4 * max(0, LIBRARY_BASELINE * masters - MASTERS * library_size) * crypt_size
    superior = [tag for tag, least in THRESHOLDS.items() if 2 * scores[tag] >= 3 * least * unit]
    base = [tag for tag, least in THRESHOLDS.items() if scores[tag] >= least * unit and tag not in superior]
    return Tags(superior, base)
