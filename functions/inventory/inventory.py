"""The inventory of a user, as the services know it.

Its cards are divided into 32 buckets by their ids, so that a change of a card reads and writes a small part
(docs/rules/inventory.md §3).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

BUCKETS = 32

TargetMode = Literal["surplus", "fixed"]


def bucket_of(card: str) -> int:
    """Return the number of the bucket of a card."""
    return int(card) % BUCKETS


@dataclass(frozen=True)
class Target:
    """How many copies of a card the user wants to own."""

    mode: TargetMode
    """`fixed`: `value` copies in total; `surplus`: `value` copies beyond those that decks need."""
    value: int


@dataclass(frozen=True)
class Printing:
    """Copies of a card from one set in one language."""

    set: str
    """Its code: ``FN``."""
    language: str
    """Two letters."""
    copies: int


@dataclass(frozen=True)
class Bucket:
    """The cards of one bucket. Each map has only cards with something to store."""

    number: int
    version: int = 0
    """Counts the changes; 0 for a bucket that was never written."""
    copies: dict[str, int] = field(default_factory=dict)
    targets: dict[str, Target] = field(default_factory=dict)
    printings: dict[str, tuple[Printing, ...]] = field(default_factory=dict)
    """For some cards, where their copies come from."""
    notes: dict[str, int] = field(default_factory=dict)
    """Card id → version of its note: the version of the bucket that the note was written with."""


@dataclass(frozen=True)
class Meta:
    """What belongs to the inventory as a whole."""

    exists: bool = False
    """Whether it is stored."""
    is_frozen: bool = False
    share_key: str | None = None
    versions: dict[int, int] = field(default_factory=dict)
    """Number → version of each bucket that was ever written."""
    version: int = 0
    """Counts the changes of flag and key."""


@dataclass(frozen=True)
class Note:
    """The text of a user about a card."""

    text: str
    version: int


@dataclass(frozen=True)
class CardChange:
    """Changes of one card; what is None stays as it is."""

    add: int | None = None
    """Copies to add, or to take when negative."""
    copies: int | None = None
    """The new number of copies; below 0 removes them."""
    note: str | None = None
    """The new text; an empty one removes the note."""
    target: Target | None = None
    removes_target: bool = False
    printings: tuple[Printing, ...] | None = None
    """All printings; none removes the breakdown."""

    @property
    def is_of_note_only(self) -> bool:
        """Whether it leaves copies, target and printings as they are."""
        return self == CardChange(note=self.note)

    @property
    def adds_nothing(self) -> bool:
        """Whether it only removes."""
        adds_copies = (self.add or 0) > 0 or (self.copies is not None and self.copies >= 0)
        return not (adds_copies or self.note or self.target or self.printings)
