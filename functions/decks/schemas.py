"""Request and response bodies of the deck calls. The site's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, ConfigDict, Field
from pydantic.alias_generators import to_camel
from pydantic.dataclasses import dataclass

from functions.common.byte_length import at_most_bytes
from functions.common.deck_cards import CARD_ID
from functions.common.schemas import RequestModel, ResponseModel
from functions.common.visible_text import one_line_pattern
from functions.decks import limits
from functions.decks.deck import InventoryType, ListedDeck

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
RevisionLabel = Annotated[str, Field(max_length=limits.MAX_REVISION_LABEL_LENGTH, pattern=_ONE_LINE)]
AnyDeckId = Annotated[str, Field(min_length=1, max_length=limits.MAX_DECK_ID_LENGTH, pattern=_ONE_LINE)]
Cards = Annotated[
    dict[CardId, Annotated[int, Field(ge=0, le=limits.MAX_COPIES)]],
    Field(max_length=limits.MAX_CARDS, description="card id → copies"),
]
CardChanges = Annotated[
    dict[CardId, Annotated[int, Field(ge=-limits.MAX_COPIES, le=limits.MAX_COPIES)]],
    Field(
        max_length=limits.MAX_CHANGES,
        description="card id → new number of copies; below 0 removes the card; other cards stay",
    ),
]

MarkerChanges = Annotated[
    dict[CardId, InventoryType | None],
    Field(
        max_length=limits.MAX_CHANGES,
        description="card id → its inventory type, null for that of the deck; other markers stay",
    ),
]


class NewDeckRequest(RequestModel):
    """Create a deck."""

    name: Name = "New deck"
    author: Author = ""
    description: Description = ""
    tags: Tags = Field(default_factory=list)
    cards: Cards = Field(default_factory=dict)
    anonymous: bool = Field(
        default=False, description="without an owner: an import without an account, or a snapshot to share"
    )
    review_of: AnyDeckId | None = Field(
        default=None, description="id of the deck, of any kind, that this one proposes changes to"
    )


class DeckChangeRequest(RequestModel):
    """Change the given fields of a deck; null and absent fields stay as they are."""

    name: Name | None = None
    author: Author | None = None
    description: Description | None = None
    tags: Tags | None = None
    revision_label: RevisionLabel | None = Field(default=None, alias="branchName")
    inventory_type: InventoryType | None = Field(default=None, description="removes all markers")
    markers: MarkerChanges | None = None
    hidden: bool | None = None
    locked: bool | None = None
    cards: CardChanges | None = None
    replace_cards: Cards | None = Field(
        default=None, description="replaces all cards; requires the header If-Match"
    )


class BatchRequest(RequestModel):
    """Read several decks by their ids."""

    ids: Annotated[list[Annotated[str, Field(max_length=64)]], Field(max_length=limits.MAX_DECKS_PER_CALL)]


class CreatedDeckResponse(ResponseModel):
    """The deck was created, now or by an earlier call with the same key."""

    success: Literal[True] = True
    deckid: str
    repair_until: str | None = Field(
        default=None,
        description="end of the time in which the browser that created an anonymous deck may edit it; null"
        " for a deck with an owner",
    )
    ends: str | None = Field(
        default=None, description="when an anonymous deck expires; null for a deck with an owner"
    )


class ChangedDeckResponse(ResponseModel):
    """The deck was changed."""

    success: Literal[True] = True
    rev: int
    timestamp: str


class RemovedDeckResponse(ResponseModel):
    """The deck was deleted, with its other revisions and public copies."""

    success: Literal[True] = True
    deckid: str
    removed: list[str] = Field(
        description="ids of all deleted decks: this one, its other revisions, their public copies"
    )


class _StoredDeck(ResponseModel):
    deckid: str
    name: str
    author: str
    description: str
    cards: dict[str, int]
    tags: list[str]
    rev: int
    created: str
    timestamp: str = Field(description="time of the last change")
    is_non_editable: bool = Field(description="an anonymous deck, without an owner")
    review_of: str | None = Field(description="id of the deck that it proposes changes to")


class ReadDeckResponse(_StoredDeck):
    """A deck as seen by anyone but its owner."""

    is_author: Literal[False] = False
    public_child: bool = Field(description="whether it has a public copy")
    public_parent: bool = Field(description="whether it is a public copy")
    withheld: bool = Field(
        description="cards, description and tags are left out, because the deck has playtest cards"
    )


class RevisionGroupSchema(ResponseModel):
    """The revisions of a deck, which share its name and author."""

    master: str = Field(description="id of the current revision, the one edited last")
    members: list[str] = Field(description="ids, oldest first")


class ReleasedCardSchema(ResponseModel):
    """A playtest card of the deck that a release has replaced."""

    at: str
    card: str = Field(description="id of the playtest card")
    to: str | None = Field(description="id of the released card; null for a card that is gone")
    copies: int


class OwnDeckResponse(_StoredDeck):
    """A deck as seen by its owner."""

    is_author: Literal[True] = True
    revision_label: str = Field(
        alias="branchName", description="label of this revision; empty for a deck without revisions"
    )
    family: RevisionGroupSchema | None = Field(description="null for a deck without revisions")
    inventory_type: InventoryType
    markers: dict[str, InventoryType] = Field(
        description="card id → its inventory type, where it differs from the deck's"
    )
    public_child: str | None = Field(description="id of its public copy")
    public_parent: str | None = Field(description="id of the deck of which it is the public copy")
    hidden: bool
    locked: bool
    released: list[ReleasedCardSchema] = Field(
        description="playtest cards that releases have replaced, oldest first"
    )


_NAMES_IN_LISTS = {
    "id": "deckid",
    "revision_label": "branchName",
    "group": "family",
    "version": "rev",
    "updated": "timestamp",
}


def _name_in_lists(field: str) -> str:
    return _NAMES_IN_LISTS.get(field) or to_camel(field)


@dataclass(frozen=True, config=ConfigDict(alias_generator=_name_in_lists, populate_by_name=True))
class ListedDeckSchema(ListedDeck):
    """A deck in the list of its owner."""


class DecksResponse(ResponseModel):
    """All decks of a user, by their ids."""

    decks: list[ListedDeckSchema]
    families: dict[str, RevisionGroupSchema]


class BatchResponse(ResponseModel):
    """The requested decks."""

    decks: list[OwnDeckResponse | ReadDeckResponse]
    unknown: list[str] = Field(description="ids that no deck has")
    left: list[str] = Field(description="ids that did not fit into the response: request them again")


class NewRevisionSchema(RequestModel):
    """A revision to add. Name and author are ignored: all revisions share those of the deck."""

    name: Name | None = None
    author: Author = ""
    description: Description = ""
    tags: Tags = Field(default_factory=list)
    cards: Cards
    revision_label: RevisionLabel | None = Field(
        default=None, alias="branchName", description="null: the next number, such as `#2`"
    )


class AddRevisionsRequest(RequestModel):
    """Add revisions, oldest first."""

    branches: Annotated[
        list[NewRevisionSchema], Field(min_length=1, max_length=limits.MAX_REVISIONS_PER_CALL)
    ]


class CopyRevisionRequest(RequestModel):
    """Add a revision that is a copy of this or another deck."""

    deckid: AnyDeckId


class RevisionSchema(ResponseModel):
    """An added revision."""

    deckid: str
    revision_label: str = Field(alias="branchName")


class AddedRevisionsResponse(ResponseModel):
    """The added revisions, in the order of the request, and the whole revision group."""

    success: Literal[True] = True
    branches: list[RevisionSchema]
    family: RevisionGroupSchema


class RemovedRevisionResponse(ResponseModel):
    """The revision was deleted."""

    success: Literal[True] = True
    deckid: str
    removed: list[str] = Field(description="ids of all deleted decks: this one and its public copy")
    master: str = Field(description="id of the revision that is current now")
    family: RevisionGroupSchema | None = Field(description="null when only one revision is left")


class ImportRequest(RequestModel):
    """Fetch a deck from the configured third-party site."""

    url: Annotated[
        str, Field(max_length=limits.MAX_URL_LENGTH, description="URL of a page there, with `#deck/`")
    ]


class ImportedVersionSchema(ResponseModel):
    """Another version of a deck on the third-party site."""

    comments: str
    cards: dict[str, int] = Field(description="card id of that site → copies")


class ImportedDeckResponse(ResponseModel):
    """A deck of the third-party site. The published map of card ids translates its ids."""

    name: str
    author: str
    description: str
    cards: dict[str, int] = Field(description="card id of that site → copies")
    versions: list[ImportedVersionSchema]
