"""Request and response bodies of the public deck calls. The site's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from functions.common.schemas import RequestModel, ResponseModel


class PublishRequest(RequestModel):
    """Publish a deck. Tags are accepted and ignored: they are computed from the cards."""

    tags: (
        Annotated[dict[str, list[str]], Field(max_length=2)]
        | Annotated[list[str], Field(max_length=40)]
        | None
    ) = None


class DeckTagsSchema(ResponseModel):
    """The computed tags of a deck, by strength."""

    superior: list[str]
    base: list[str]


class PublicDeckResponse(ResponseModel):
    """A public deck."""

    deckid: str
    name: str
    author: str
    description: str
    cards: dict[str, int] = Field(description="card id → copies, all above 0")
    tags: DeckTagsSchema
    created: str = Field(description="when it was made public")
    timestamp: str = Field(description="when it was last updated from its deck")
    favorited_by: int = Field(description="number of users who have it as a favourite")
    is_favorited: bool = Field(description="whether it is a favourite of the signed-in user")
    is_author: bool = Field(description="whether the signed-in user owns it")
    public_parent: str | None = Field(
        description="id of the deck it is a copy of; null for anyone but its owner"
    )


class PublishedResponse(ResponseModel):
    """The deck was published or its copy updated."""

    success: Literal[True] = True
    deckid: str = Field(description="id of the public copy")
    deck: PublicDeckResponse


class WithdrawnResponse(ResponseModel):
    """The public copy was deleted; the deck itself stays."""

    success: Literal[True] = True
    deckid: str = Field(description="id of the deleted copy")
    public_parent: str = Field(description="id of the deck")


class FavoriteResponse(ResponseModel):
    """Whether the deck is a favourite of the user now, and of how many users."""

    success: Literal[True] = True
    deckid: str
    is_favorited: bool
    favorited_by: int


class MineResponse(ResponseModel):
    """The signed-in user's favourites and public decks, newer than the published files."""

    favorites: list[str] = Field(description="ids; some may no longer be public")
    own: list[str] = Field(description="ids of the user's public decks")
    decks: list[PublicDeckResponse] = Field(
        description="those of them that changed since the given time, newest first; at most 100"
    )
