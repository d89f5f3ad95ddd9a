"""Decks, their revision groups and their edits, as the services know them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Annotated, Any, Literal

from pydantic import Field

InventoryType = Literal["virtual", "flexible", "fixed"]
"""How a deck uses the inventory; a virtual one takes no cards out of it."""


@dataclass(frozen=True)
class RevisionGroup:
    """The revisions of a deck, which share its name and author."""

    id: str
    current: str
    """Id of the revision that was edited last and represents all."""
    members: list[str]
    """Ids, oldest first."""
    name: str
    author: str
    version: int = 0
    """Counts the changes of name and author; it is part of the version of every member."""
    numbered: int = 1
    """How many revisions were ever created: the number of the next one."""


@dataclass(frozen=True)
class ListedDeck:
    """A deck in the list of its owner."""

    id: str
    name: str
    author: str
    tags: list[str]
    revision_label: str
    group: Annotated[str | None, Field(description="key of `families`; null for a deck without revisions")]
    main_clan: Annotated[str | None, Field(description="clan or path of more than half of the crypt")]
    crypt_count: int
    library_count: int
    inventory_type: InventoryType
    hidden: bool
    locked: bool
    public_child: str | None
    public_parent: str | None
    review_of: str | None
    version: int
    updated: str


@dataclass(frozen=True)
class Repair:
    """Permission to edit an anonymous deck for a short time."""

    token_hash: str
    until: int
    """Seconds since the epoch."""


@dataclass(frozen=True)
class ReleasedCard:
    """A playtest card of a deck that a release has replaced (docs/rules/playtest.md §9)."""

    moment: str
    card: str
    """Id of the playtest card."""
    to: str | None
    """Id of the released card; None for a card that is gone."""
    copies: int
    before: int | None = None
    """Copies of the released card that the deck had already; None if it did not have the card."""


@dataclass(frozen=True)
class Deck:
    """A deck as it is stored."""

    id: str
    owner: str | None
    """User id; None for an anonymous deck."""
    name: str
    author: str
    description: str
    tags: list[str]
    cards: dict[str, int]
    """Card id → copies."""
    created: str
    updated: str
    version: int = 1
    revision_label: str = ""
    group: RevisionGroup | None = None
    main_clan: str | None = None
    inventory_type: InventoryType = "virtual"
    markers: dict[str, InventoryType] = field(default_factory=dict)
    """Card id → how it uses the inventory, where it differs from the deck."""
    hidden: bool = False
    locked: bool = False
    public_child: str | None = None
    public_parent: str | None = None
    review_of: str | None = None
    released: list[ReleasedCard] = field(default_factory=list)
    """Playtest cards that releases have replaced, oldest first."""
    repair: Repair | None = None
    ends: int | None = None
    """When an anonymous deck expires, in seconds since the epoch."""


@dataclass(frozen=True)
class Edit:
    """Changes of a deck; fields that are None stay as they are."""

    name: str | None = None
    author: str | None = None
    description: str | None = None
    tags: list[str] | None = None
    revision_label: str | None = None
    inventory_type: InventoryType | None = None
    """Removes all markers."""
    markers: Mapping[str, InventoryType | None] = field(default_factory=dict)
    """Card id → its new inventory type; None for that of the deck."""
    hidden: bool | None = None
    locked: bool | None = None
    cards: Mapping[str, int] = field(default_factory=dict)
    """Card id → its new number of copies; below 0 removes the card."""
    replace_cards: Mapping[str, int] | None = None
    """All cards of the edited deck."""

    @property
    def values(self) -> dict[str, Any]:
        """New values by name, of the fields that an edit replaces as a whole."""
        return {name: value for name in VALUE_FIELDS if (value := getattr(self, name)) is not None}

    @property
    def is_of_flags_only(self) -> bool:
        """Whether it leaves the deck itself as it is."""
        return self == Edit(hidden=self.hidden, locked=self.locked)

    @property
    def renames(self) -> bool:
        """Whether it changes what all revisions share."""
        return self.name is not None or self.author is not None


VALUE_FIELDS = tuple(
    one.name for one in fields(Edit) if one.name not in {"markers", "cards", "replace_cards"}
)
"""Fields that an edit, a deck and its item have by the same name."""
