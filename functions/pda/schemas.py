"""What the calls of public decks take and answer. The site's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from functions.common.schemas import RequestBody, ResponseBody


class PublishRequest(RequestBody):
    """Nothing needs to be said. Tags that are sent are not kept: the cards tell them."""

    tags: (
        Annotated[dict[str, list[str]], Field(max_length=2)]
        | Annotated[list[str], Field(max_length=40)]
        | None
    ) = None


class DeckTagsResponse(ResponseBody):
    """How strongly a deck does what its cards count for."""

    superior: list[str]
    base: list[str]


class PublicDeckResponse(ResponseBody):
    """A public deck."""

    deckid: str
    name: str
    author: str
    description: str
    cards: dict[str, int] = Field(description="card id → copies, all above 0")
    tags: DeckTagsResponse
    created: str = Field(description="when it was made public")
    timestamp: str = Field(description="when it last followed the deck that it was made of")
    favorited_by: int = Field(description="how many have it among their favourites")
    is_favorited: bool = Field(description="it is among those of whoever asks")
    is_author: bool
    public_parent: str | None = Field(description="the deck that it was made of, for its owner")


class PublishedResponse(ResponseBody):
    """The deck is public, as it is told."""

    success: Literal[True] = True
    deckid: str = Field(description="id of the public copy")
    deck: PublicDeckResponse


class WithdrawnResponse(ResponseBody):
    """The copy is gone; the deck it was made of stays."""

    success: Literal[True] = True
    deckid: str = Field(description="id of the copy that there was")
    public_parent: str = Field(description="id of the deck")


class FavoriteResponse(ResponseBody):
    """Whether the deck is a favourite now, and of how many."""

    success: Literal[True] = True
    deckid: str
    is_favorited: bool
    favorited_by: int


class MineResponse(ResponseBody):
    """What the archive is to whoever asks, newer than its published files."""

    favorites: list[str] = Field(description="ids; some may be public no more")
    own: list[str] = Field(description="ids of all public decks of the user's")
    decks: list[PublicDeckResponse] = Field(
        description="those of them that were changed since, newest first; at most 100"
    )
