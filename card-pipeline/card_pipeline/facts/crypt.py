"""Capacities and groups of a crypt (search-rules §5.2, §6.3)."""

from __future__ import annotations

from dataclasses import dataclass

from card_pipeline.facts.copies import CryptCopies

OPENING_DRAW = 4
"""Crypt cards a player begins with."""


@dataclass(frozen=True, slots=True)
class Capacity:
    """What the vampires of a crypt cost."""

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
    each = sorted(card.capacity for card, copies in crypt for _ in range(copies))
    average = sum(each) / len(each) if each else 0.0
    return Capacity(sum(each[:OPENING_DRAW]), sum(each[-OPENING_DRAW:]), average)


def groups(crypt: CryptCopies) -> Groups | None:
    """Span the groups; a vampire of any group goes with all. None where no card has a group."""
    found = [card.group for card, _ in crypt if card.group is not None]
    return Groups(min(found), max(found)) if found else None
