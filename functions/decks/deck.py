"""What a deck is to the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

InventoryType = Literal["virtual", "flexible", "fixed"]
"""How a deck uses the inventory; a virtual one takes no cards out of it."""


@dataclass(frozen=True)
class Family:
    """The revisions of a deck, which share its name and author."""

    id: str
    master: str
    """Id of the revision that was edited last and stands for all."""
    members: list[str]
    """Ids, oldest first."""
    name: str
    author: str
    rev: int = 0
    """Counts the changes of name and author; it counts for the `rev` of every member."""
    numbered: int = 1
    """Revisions there ever were: the number of the next."""


@dataclass(frozen=True)
class ListedDeck:
    """What a list shows of a deck."""

    id: str
    name: str
    author: str
    tags: list[str]
    branch_name: str
    family: str | None
    main_clan: str | None
    crypt_count: int
    library_count: int
    inventory_type: InventoryType
    hidden: bool
    locked: bool
    public_child: str | None
    public_parent: str | None
    review_of: str | None
    rev: int
    updated: str


@dataclass(frozen=True)
class Repair:
    """Leave to change a deck of nobody's for a short time."""

    token_hash: str
    until: int
    """Seconds since the epoch."""


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
    branch_name: str = ""
    family: Family | None = None
    main_clan: str | None = None
    inventory_type: InventoryType = "virtual"
    markers: dict[str, InventoryType] = field(default_factory=dict)
    """Card id → how it uses the inventory, where not as the deck does."""
    hidden: bool = False
    locked: bool = False
    public_child: str | None = None
    public_parent: str | None = None
    review_of: str | None = None
    repair: Repair | None = None
    ends: int | None = None
    """When a deck of nobody's is gone, in seconds since the epoch."""


@dataclass(frozen=True)
class Edit:
    """What to change in a deck; None leaves a part as it is."""

    name: str | None = None
    author: str | None = None
    description: str | None = None
    tags: list[str] | None = None
    branch_name: str | None = None
    inventory_type: InventoryType | None = None
    """Takes all markers off."""
    markers: Mapping[str, InventoryType | None] = field(default_factory=dict)
    """Card id → how it uses the inventory from now on; None: as its deck does."""
    hidden: bool | None = None
    locked: bool | None = None
    cards: Mapping[str, int] = field(default_factory=dict)
    """Card id → copies from now on; below 0 takes the card out."""
    replace_cards: Mapping[str, int] | None = None
    """All cards of the deck from now on."""

    @property
    def is_of_flags_only(self) -> bool:
        """Whether it leaves the deck itself as it is."""
        return self == Edit(hidden=self.hidden, locked=self.locked)

    @property
    def renames(self) -> bool:
        """Whether it changes what all revisions share."""
        return self.name is not None or self.author is not None
