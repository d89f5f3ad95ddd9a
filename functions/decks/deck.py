"""What a deck is to the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class ListedDeck:
    """What a list shows of a deck."""

    id: str
    name: str
    author: str
    tags: list[str]
    crypt_count: int
    library_count: int
    hidden: bool
    locked: bool
    public_child: str | None
    public_parent: str | None
    rev: int
    updated: str


@dataclass(frozen=True)
class Deck:
    """A deck as it is stored."""

    id: str
    owner: str | None
    """User id; None for a deck that nobody owns."""
    name: str
    author: str
    description: str
    tags: list[str]
    cards: dict[str, int]
    """Card id → copies."""
    created: str
    updated: str
    rev: int = 1
    hidden: bool = False
    locked: bool = False
    public_child: str | None = None
    public_parent: str | None = None


@dataclass(frozen=True)
class Edit:
    """What to change in a deck; None leaves a part as it is."""

    name: str | None = None
    author: str | None = None
    description: str | None = None
    tags: list[str] | None = None
    hidden: bool | None = None
    locked: bool | None = None
    cards: Mapping[str, int] = field(default_factory=dict)
    """Card id → copies from now on; below 0 takes the card out."""
    replace_cards: Mapping[str, int] | None = None
    """All cards of the deck from now on."""
