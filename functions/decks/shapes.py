"""What the calls of decks take and answer. The site's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from functions.common.byte_length import at_most_bytes
from functions.common.deck_cards import CARD_ID
from functions.common.shapes import Answer, Wish
from functions.common.visible_text import one_line_pattern
from functions.decks import limits
from functions.decks.deck import InventoryType

_ONE_LINE = one_line_pattern(something=False)
_SEEN_LINE = one_line_pattern(something=True)
_LINES = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$"

Name = Annotated[str, Field(min_length=1, max_length=limits.LONGEST_NAME, pattern=_SEEN_LINE)]
Author = Annotated[str, Field(max_length=limits.LONGEST_AUTHOR, pattern=_ONE_LINE)]
Description = Annotated[
    str,
    Field(max_length=limits.LONGEST_DESCRIPTION, pattern=_LINES, description="at most 16 KB as UTF-8"),
    AfterValidator(at_most_bytes(limits.LONGEST_DESCRIPTION)),
]
Tags = Annotated[
    list[Annotated[str, Field(min_length=1, max_length=limits.LONGEST_TAG, pattern=_SEEN_LINE)]],
    Field(max_length=limits.MOST_TAGS),
]
CardId = Annotated[str, Field(pattern=CARD_ID)]
BranchName = Annotated[str, Field(max_length=limits.LONGEST_BRANCH_NAME, pattern=_ONE_LINE)]
AnyDeckId = Annotated[str, Field(min_length=1, max_length=limits.LONGEST_DECK_ID, pattern=_ONE_LINE)]
Cards = Annotated[
    dict[CardId, Annotated[int, Field(ge=0, le=limits.MOST_COPIES)]],
    Field(max_length=limits.MOST_CARDS, description="card id → copies"),
]
CardChanges = Annotated[
    dict[CardId, Annotated[int, Field(ge=-limits.MOST_COPIES, le=limits.MOST_COPIES)]],
    Field(
        max_length=limits.MOST_CHANGES,
        description="card id → copies from now on; below 0 takes the card out; other cards stay",
    ),
]

MarkerChanges = Annotated[
    dict[CardId, InventoryType | None],
    Field(
        max_length=limits.MOST_CHANGES,
        description="card id → how it uses the inventory, null as its deck does; other cards stay",
    ),
]


class NewDeckWish(Wish):
    """Make a deck."""

    name: Name = "New deck"
    author: Author = ""
    description: Description = ""
    tags: Tags = Field(default_factory=list)
    cards: Cards = Field(default_factory=dict)
    anonymous: bool = Field(
        default=False, description="nobody shall own it: an import without an account, a snapshot to share"
    )
    review_of: AnyDeckId | None = Field(
        default=None, description="the deck of any kind that this one proposes changes of"
    )


class DeckChangeWish(Wish):
    """Change what is sent of a deck; null and absent leave it as it is."""

    name: Name | None = None
    author: Author | None = None
    description: Description | None = None
    tags: Tags | None = None
    branch_name: BranchName | None = None
    inventory_type: InventoryType | None = Field(default=None, description="takes all markers off")
    markers: MarkerChanges | None = None
    hidden: bool | None = None
    locked: bool | None = None
    cards: CardChanges | None = None
    replace_cards: Cards | None = Field(
        default=None, description="all cards from now on; needs the header If-Match"
    )


class BatchWish(Wish):
    """Ask for several decks by their ids."""

    ids: Annotated[list[Annotated[str, Field(max_length=64)]], Field(max_length=limits.MOST_AT_ONCE)]


class CreatedDeckAnswer(Answer):
    """The deck is made, or was by an earlier try with the same key."""

    success: Literal[True] = True
    deckid: str
    repair_until: str | None = Field(
        default=None,
        description="until then the browser that made a deck of nobody's may change it; null for one's own",
    )
    ends: str | None = Field(default=None, description="when a deck of nobody's is gone; null for one's own")


class ChangedDeckAnswer(Answer):
    """The deck is changed."""

    success: Literal[True] = True
    rev: int
    timestamp: str


class RemovedDeckAnswer(Answer):
    """The deck is gone, and what went with it."""

    success: Literal[True] = True
    deckid: str
    removed: list[str] = Field(
        description="ids of all decks that are gone: this one, its other revisions, their public copies"
    )


class _StoredDeck(Answer):
    deckid: str
    name: str
    author: str
    description: str
    cards: dict[str, int]
    tags: list[str]
    rev: int
    created: str
    timestamp: str = Field(description="when the deck was changed last")
    is_non_editable: bool = Field(description="nobody owns it")
    review_of: str | None = Field(description="the deck that it proposes changes of")


class ReadDeckAnswer(_StoredDeck):
    """A deck as others than its owner see it."""

    is_author: Literal[False] = False
    public_child: bool = Field(description="there is a public copy of it")
    public_parent: bool = Field(description="it is a public copy")


class FamilyAnswer(Answer):
    """The revisions of a deck. Name and author are the same for all of them."""

    master: str = Field(description="id of the one that was edited last and stands for all")
    members: list[str] = Field(description="ids, oldest first")


class OwnDeckAnswer(_StoredDeck):
    """A deck as its owner sees it."""

    is_author: Literal[True] = True
    branch_name: str = Field(description="label of this revision; empty for a deck without revisions")
    family: FamilyAnswer | None = Field(description="null for a deck without revisions")
    inventory_type: InventoryType
    markers: dict[str, InventoryType] = Field(
        description="card id → how it uses the inventory, where not as the deck does"
    )
    public_child: str | None = Field(description="id of its public copy")
    public_parent: str | None = Field(description="id of the deck that it is the public copy of")
    hidden: bool
    locked: bool


class ListedDeckAnswer(Answer):
    """A deck in the list of its owner."""

    deckid: str
    name: str
    author: str
    tags: list[str]
    branch_name: str
    family: str | None = Field(description="key of `families`; null for a deck without revisions")
    main_clan: str | None = Field(description="clan or path of more than half of the crypt")
    crypt_count: int
    library_count: int
    inventory_type: InventoryType
    hidden: bool
    locked: bool
    public_child: str | None
    public_parent: str | None
    review_of: str | None
    rev: int
    timestamp: str


class DecksAnswer(Answer):
    """All decks of a user, by their ids."""

    decks: list[ListedDeckAnswer]
    families: dict[str, FamilyAnswer]


class BatchAnswer(Answer):
    """The decks asked for."""

    decks: list[OwnDeckAnswer | ReadDeckAnswer]
    unknown: list[str] = Field(description="no deck has these ids")
    left: list[str] = Field(description="the answer had no room for these: ask again")


class NewBranchWish(Wish):
    """A revision to add. Name and author stay those of the deck: all its revisions share them."""

    name: Name | None = None
    author: Author = ""
    description: Description = ""
    tags: Tags = Field(default_factory=list)
    cards: Cards
    branch_name: BranchName | None = Field(default=None, description="null: the next number, `#2`")


class BranchesWish(Wish):
    """Add revisions, oldest first."""

    branches: Annotated[list[NewBranchWish], Field(min_length=1, max_length=limits.MOST_BRANCHES_AT_ONCE)]


class CopyBranchWish(Wish):
    """Add a revision that is a copy of this or another deck."""

    deckid: AnyDeckId


class BranchAnswer(Answer):
    """A revision that was added."""

    deckid: str
    branch_name: str


class BranchesAnswer(Answer):
    """The revisions that were added, in the order they were sent, and all of the deck."""

    success: Literal[True] = True
    branches: list[BranchAnswer]
    family: FamilyAnswer


class RemovedBranchAnswer(Answer):
    """The revision is gone."""

    success: Literal[True] = True
    deckid: str
    removed: list[str] = Field(description="ids of all decks that are gone: this one, its public copy")
    master: str = Field(description="the revision that stands for the deck now")
    family: FamilyAnswer | None = Field(description="null: only the master is left")


class ImportWish(Wish):
    """Fetch a deck from the third-party site that the service knows."""

    url: Annotated[
        str, Field(max_length=limits.LONGEST_URL, description="address of a page there, with `#deck/`")
    ]


class ImportedVersionAnswer(Answer):
    """An earlier or later version of a deck there."""

    comments: str
    cards: dict[str, int] = Field(description="their card id → copies")


class ImportedDeckAnswer(Answer):
    """A deck there. Its card ids are that site's: the published map of ids tells what they are here."""

    name: str
    author: str
    description: str
    cards: dict[str, int] = Field(description="their card id → copies")
    versions: list[ImportedVersionAnswer]
