"""What the calls of decks take and answer. The site's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from functions.common.byte_length import at_most_bytes
from functions.common.deck_cards import CARD_ID
from functions.common.schemas import RequestBody, ResponseBody
from functions.common.visible_text import one_line_pattern
from functions.decks import limits
from functions.decks.deck import InventoryType

_ONE_LINE = one_line_pattern(something=False)
_SEEN_LINE = one_line_pattern(something=True)
_LINES = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$"

Name = Annotated[str, Field(min_length=1, max_length=limits.MAX_NAME_LENGTH, pattern=_SEEN_LINE)]
Author = Annotated[str, Field(max_length=limits.MAX_AUTHOR_LENGTH, pattern=_ONE_LINE)]
Description = Annotated[
    str,
    Field(max_length=limits.MAX_DESCRIPTION_BYTES, pattern=_LINES, description="at most 16 KB as UTF-8"),
    AfterValidator(at_most_bytes(limits.MAX_DESCRIPTION_BYTES)),
]
Tags = Annotated[
    list[Annotated[str, Field(min_length=1, max_length=limits.MAX_TAG_LENGTH, pattern=_SEEN_LINE)]],
    Field(max_length=limits.MAX_TAGS),
]
CardId = Annotated[str, Field(pattern=CARD_ID)]
BranchName = Annotated[str, Field(max_length=limits.MAX_BRANCH_NAME_LENGTH, pattern=_ONE_LINE)]
AnyDeckId = Annotated[str, Field(min_length=1, max_length=limits.MAX_DECK_ID_LENGTH, pattern=_ONE_LINE)]
Cards = Annotated[
    dict[CardId, Annotated[int, Field(ge=0, le=limits.MAX_COPIES)]],
    Field(max_length=limits.MAX_CARDS, description="card id → copies"),
]
CardChanges = Annotated[
    dict[CardId, Annotated[int, Field(ge=-limits.MAX_COPIES, le=limits.MAX_COPIES)]],
    Field(
        max_length=limits.MAX_CHANGES,
        description="card id → copies from now on; below 0 takes the card out; other cards stay",
    ),
]

MarkerChanges = Annotated[
    dict[CardId, InventoryType | None],
    Field(
        max_length=limits.MAX_CHANGES,
        description="card id → how it uses the inventory, null as its deck does; other cards stay",
    ),
]


class NewDeckRequest(RequestBody):
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


class DeckChangeRequest(RequestBody):
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


class BatchRequest(RequestBody):
    """Ask for several decks by their ids."""

    ids: Annotated[list[Annotated[str, Field(max_length=64)]], Field(max_length=limits.MAX_DECKS_PER_CALL)]


class CreatedDeckResponse(ResponseBody):
    """The deck is made, or was by an earlier try with the same key."""

    success: Literal[True] = True
    deckid: str
    repair_until: str | None = Field(
        default=None,
        description="until then the browser that made a deck of nobody's may change it; null for one's own",
    )
    ends: str | None = Field(default=None, description="when a deck of nobody's is gone; null for one's own")


class ChangedDeckResponse(ResponseBody):
    """The deck is changed."""

    success: Literal[True] = True
    rev: int
    timestamp: str


class RemovedDeckResponse(ResponseBody):
    """The deck is gone, and what went with it."""

    success: Literal[True] = True
    deckid: str
    removed: list[str] = Field(
        description="ids of all decks that are gone: this one, its other revisions, their public copies"
    )


class _StoredDeck(ResponseBody):
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


class ReadDeckResponse(_StoredDeck):
    """A deck as others than its owner see it."""

    is_author: Literal[False] = False
    public_child: bool = Field(description="there is a public copy of it")
    public_parent: bool = Field(description="it is a public copy")


class FamilyResponse(ResponseBody):
    """The revisions of a deck. Name and author are the same for all of them."""

    master: str = Field(description="id of the one that was edited last and stands for all")
    members: list[str] = Field(description="ids, oldest first")


class OwnDeckResponse(_StoredDeck):
    """A deck as its owner sees it."""

    is_author: Literal[True] = True
    branch_name: str = Field(description="label of this revision; empty for a deck without revisions")
    family: FamilyResponse | None = Field(description="null for a deck without revisions")
    inventory_type: InventoryType
    markers: dict[str, InventoryType] = Field(
        description="card id → how it uses the inventory, where not as the deck does"
    )
    public_child: str | None = Field(description="id of its public copy")
    public_parent: str | None = Field(description="id of the deck that it is the public copy of")
    hidden: bool
    locked: bool


class ListedDeckResponse(ResponseBody):
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


class DecksResponse(ResponseBody):
    """All decks of a user, by their ids."""

    decks: list[ListedDeckResponse]
    families: dict[str, FamilyResponse]


class BatchResponse(ResponseBody):
    """The decks asked for."""

    decks: list[OwnDeckResponse | ReadDeckResponse]
    unknown: list[str] = Field(description="no deck has these ids")
    left: list[str] = Field(description="the answer had no room for these: ask again")


class NewBranchRequest(RequestBody):
    """A revision to add. Name and author stay those of the deck: all its revisions share them."""

    name: Name | None = None
    author: Author = ""
    description: Description = ""
    tags: Tags = Field(default_factory=list)
    cards: Cards
    branch_name: BranchName | None = Field(default=None, description="null: the next number, `#2`")


class BranchesRequest(RequestBody):
    """Add revisions, oldest first."""

    branches: Annotated[list[NewBranchRequest], Field(min_length=1, max_length=limits.MAX_BRANCHES_PER_CALL)]


class CopyBranchRequest(RequestBody):
    """Add a revision that is a copy of this or another deck."""

    deckid: AnyDeckId


class BranchResponse(ResponseBody):
    """A revision that was added."""

    deckid: str
    branch_name: str


class BranchesResponse(ResponseBody):
    """The revisions that were added, in the order they were sent, and all of the deck."""

    success: Literal[True] = True
    branches: list[BranchResponse]
    family: FamilyResponse


class RemovedBranchResponse(ResponseBody):
    """The revision is gone."""

    success: Literal[True] = True
    deckid: str
    removed: list[str] = Field(description="ids of all decks that are gone: this one, its public copy")
    master: str = Field(description="the revision that stands for the deck now")
    family: FamilyResponse | None = Field(description="null: only the master is left")


class ImportRequest(RequestBody):
    """Fetch a deck from the third-party site that the service knows."""

    url: Annotated[
        str, Field(max_length=limits.MAX_URL_LENGTH, description="address of a page there, with `#deck/`")
    ]


class ImportedVersionResponse(ResponseBody):
    """An earlier or later version of a deck there."""

    comments: str
    cards: dict[str, int] = Field(description="their card id → copies")


class ImportedDeckResponse(ResponseBody):
    """A deck there. Its card ids are that site's: the published map of ids tells what they are here."""

    name: str
    author: str
    description: str
    cards: dict[str, int] = Field(description="their card id → copies")
    versions: list[ImportedVersionResponse]
