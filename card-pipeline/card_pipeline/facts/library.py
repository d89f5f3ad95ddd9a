"""Types and costs of a library (docs/rules/decks.md §9.4)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from card_pipeline.facts.copies import LibraryCopies, total

FULL_LIBRARY = 90

TYPE_ORDER = (
    *("Master", "Conviction", "Power", "Action", "Action/Reaction", "Action/Combat", "Political Action"),
    *("Ally", "Equipment", "Retainer", "Action Modifier", "Action Modifier/Combat"),
    *("Action Modifier/Reaction", "Reaction", "Combat", "Combat/Reaction", "Event"),
)
"""Headings of a deck list (docs/rules/search.md §8.6)."""


@dataclass(frozen=True, slots=True)
class TypeShare:
    """The cards of a library under one heading; a card of several types has a heading of its own."""

    type: str
    copies: int
    share: float
    """Of the library, 0 to 1, not rounded."""


@dataclass(frozen=True, slots=True)
class Cost:
    """Total cost of a library; X counts as 0."""

    total: int
    per_full_library: int
    """The same for 90 cards, rounded half up; 0 for an empty library."""


def type_shares(library: LibraryCopies) -> list[TypeShare]:
    """Group the library by type, in the order of a deck list."""
    copies: Counter[str] = Counter()
    for card, count in library:
        copies["/".join(card.types)] += count
    whole = total(library)
    return [TypeShare(name, copies[name], copies[name] / whole) for name in sorted(copies, key=_place)]


def blood(library: LibraryCopies) -> Cost:
    """Sum up the blood costs."""
    return _cost(sum(card.blood * copies for card, copies in library), total(library))


def pool(library: LibraryCopies) -> Cost:
    """Sum up the pool costs."""
    return _cost(sum(card.pool * copies for card, copies in library), total(library))


def _cost(sum_: int, cards: int) -> Cost:
    # Half up in whole numbers: round() would take halves to the even neighbour.
    return Cost(sum_, (2 * FULL_LIBRARY * sum_ + cards) // (2 * cards) if cards else 0)


def _place(heading: str) -> tuple[int, str]:
    return (TYPE_ORDER.index(heading) if heading in TYPE_ORDER else len(TYPE_ORDER), heading)
