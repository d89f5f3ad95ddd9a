"""Request and response bodies of the card ideas call. The site's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from functions.common.schemas import RequestModel, ResponseModel
from functions.recommendation.ideas.evidence import Mark
from functions.recommendation.ideas.reasons import Kind

MAX_CARDS, MAX_COPIES = 1000, 999
"""As of stored decks."""

AnyCardId = Annotated[str, Field(pattern=r"^[1-9][0-9]{0,8}$")]


class IdeasRequest(RequestModel):
    """Request ideas for a deck."""

    cards: Annotated[
        dict[AnyCardId, Annotated[int, Field(ge=0, le=MAX_COPIES)]],
        Field(max_length=MAX_CARDS, description="card id → copies; unknown ids are ignored"),
    ]


class ReasonSchema(ResponseModel):
    """Why a card is an idea; fields that a kind does not use are null or empty."""

    kind: Kind = Field(
        description="peers: this percentage of comparable winning decks play it; similar: this number of the"
        " most similar decks play it; beside: often played together with these cards; fits: it fits by the"
        " rules; staple: the deck is still empty"
    )
    clan: str | None = Field(description="clan or path of the deck, and of its peers")
    discipline: str | None = Field(description="code of the discipline of the deck, and of its peers")
    percent: int | None
    decks: int | None = Field(description="number of decks that the percentage refers to, or that play it")
    beside: list[int] = Field(description="ids of cards of the deck")


class IdeaSchema(ResponseModel):
    """A card that the deck does not have."""

    card: int
    copies: int | None = Field(description="usual number; null without winning decks that play it")
    playing: int = Field(description="number of similar decks that play it")
    reason: ReasonSchema


class CardEvidenceSchema(ResponseModel):
    """How similar winning decks play a card of the deck."""

    card: int
    playing: int = Field(description="number of similar decks that play it")
    copies: list[int] = Field(
        description="lower quartile, median and upper quartile; empty for too few decks"
    )
    mark: Mark | None = Field(
        description="how the deck differs: similar decks rarely play the card; it has more, or fewer, copies"
    )


class EvidenceSchema(ResponseModel):
    """How the most similar winning decks play the cards of the deck."""

    decks: int = Field(description="number of similar decks; with too few of them `cards` is empty")
    cards: list[CardEvidenceSchema]


class IdeasResponse(ResponseModel):
    """Ideas, best first, without banned and playtest cards."""

    crypt: list[IdeaSchema]
    library: list[IdeaSchema]
    staples: bool = Field(description="whether the deck is empty and the ideas are the most played cards")
    trained_on: Literal["winners", "products"] = Field(
        alias="learntFrom",
        description="what the model was trained on; products: without an archive of winning decks there are"
        " no percentages and no usual copies",
    )
    evidence: EvidenceSchema
    unknown: list[str] = Field(description="ids that no card has; they were ignored")
