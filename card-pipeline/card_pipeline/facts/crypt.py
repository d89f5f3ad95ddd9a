"""Capacities and groups of a crypt (docs/rules/decks.md §9.3)."""

from __future__ import annotations

from dataclasses import dataclass

from card_pipeline.facts.copies import CryptCopies, total

OPENING_DRAW = 4
"""Crypt cards a player begins with."""


@dataclass(frozen=True, slots=True)
class Capacity:
    """Statistics of the capacities of a crypt."""

    lowest: int
    """Sum of the four lowest capacities: the cheapest opening draw."""
    highest: int
    """Sum of the four highest."""
    average: float
    """Mean over all copies, not rounded; 0 for an empty crypt."""


@dataclass(frozen=True, slots=True)
class Groups:
    """The span of groups."""

    lowest: int
    highest: int

    @property
    def are_wrong(self) -> bool:
        """Whether they span more than two consecutive groups."""
        return self.highest - self.lowest > 1


def capacity(crypt: CryptCopies) -> Capacity:
    """Sum up the capacities."""
    cheapest_first = sorted(crypt, key=lambda one: one[0].capacity)
    copies = total(crypt)
    return Capacity(
        lowest=_sum(_first_copies(cheapest_first, OPENING_DRAW)),
        highest=_sum(_first_copies(cheapest_first[::-1], OPENING_DRAW)),
        average=_sum(crypt) / copies if copies else 0.0,
    )


def groups(crypt: CryptCopies) -> Groups | None:
    """Compute the span of groups; a vampire of any group fits all. None when no card has a group."""
    found = [card.group for card, _ in crypt if card.group is not None]
    return Groups(min(found), max(found)) if found else None


def _first_copies(crypt: CryptCopies, wanted: int) -> CryptCopies:
    # Without writing all copies out: a request may claim any number of them.
    taken = []
    for card, copies in crypt:
        taken.append((card, min(copies, wanted)))
        wanted -= taken[-1][1]
    return taken


def _sum(crypt: CryptCopies) -> int:
    return sum(card.capacity * copies for card, copies in crypt)
