"""What the calls of decks take and answer. The site's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from functions.common.shapes import Answer, Wish
from functions.decks import limits
from functions.decks.cards import CARD_ID

_ONE_LINE = r"^[^\x00-\x1f\x7f]*$"
_LINES = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$"

Name = Annotated[str, Field(min_length=1, max_length=limits.LONGEST_NAME, pattern=_ONE_LINE)]
Author = Annotated[str, Field(max_length=limits.LONGEST_AUTHOR, pattern=_ONE_LINE)]
Description = Annotated[str, Field(max_length=limits.LONGEST_DESCRIPTION, pattern=_LINES)]
Tags = Annotated[
    list[Annotated[str, Field(min_length=1, max_length=limits.LONGEST_TAG, pattern=_ONE_LINE)]],
    Field(max_length=limits.MOST_TAGS),
]
CardId = Annotated[str, Field(pattern=CARD_ID)]
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


class NewDeckWish(Wish):
    """Make a deck."""

    name: Name = "New deck"
    author: Author = ""
    description: Description = ""
    tags: Tags = Field(default_factory=list)
    cards: Cards = Field(default_factory=dict)


class DeckChangeWish(Wish):
    """Change what is sent of a deck; null and absent leave it as it is."""

    name: Name | None = None
    author: Author | None = None
    description: Description | None = None
    tags: Tags | None = None
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


class ChangedDeckAnswer(Answer):
    """The deck is changed."""

    success: Literal[True] = True
    rev: int
    timestamp: str


class RemovedDeckAnswer(Answer):
    """The deck is gone."""

    success: Literal[True] = True
    deckid: str


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


class ReadDeckAnswer(_StoredDeck):
    """A deck as others than its owner see it."""

    is_author: Literal[False] = False
    public_child: bool = Field(description="there is a public copy of it")
    public_parent: bool = Field(description="it is a public copy")


class OwnDeckAnswer(_StoredDeck):
    """A deck as its owner sees it."""

    is_author: Literal[True] = True
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
    crypt_count: int
    library_count: int
    hidden: bool
    locked: bool
    public_child: str | None
    public_parent: str | None
    rev: int
    timestamp: str


class DecksAnswer(Answer):
    """All decks of a user, by their ids."""

    decks: list[ListedDeckAnswer]


class BatchAnswer(Answer):
    """The decks asked for."""

    decks: list[OwnDeckAnswer | ReadDeckAnswer]
    unknown: list[str] = Field(description="no deck has these ids")
    left: list[str] = Field(description="the answer had no room for these: ask again")
