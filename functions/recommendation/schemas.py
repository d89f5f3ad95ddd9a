"""What the call of card ideas takes and answers. The site's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from functions.common.schemas import RequestBody, ResponseBody
from functions.recommendation.ideas.evidence import Mark
from functions.recommendation.ideas.reasons import Kind

MAX_CARDS, MAX_COPIES = 1000, 999
"""As of stored decks."""

AnyCardId = Annotated[str, Field(pattern=r"^[1-9][0-9]{0,8}$")]


class IdeasRequest(RequestBody):
    """Ask for ideas for a deck."""

    cards: Annotated[
        dict[AnyCardId, Annotated[int, Field(ge=0, le=MAX_COPIES)]],
        Field(max_length=MAX_CARDS, description="card id → copies; ids that no card has are left out"),
    ]


class ReasonResponse(ResponseBody):
    """Why a card is an idea; what a kind does not tell is null or empty."""

    kind: Kind = Field(
        description="peers: so many percent of a kind of winning decks play it; similar: so many of the decks"
        " most similar do; beside: often played beside these cards; fits: by the rules; staple: no deck yet"
    )
    clan: str | None = Field(description="clan or path of the deck, and of its peers")
    discipline: str | None = Field(description="code of the discipline of the deck, and of its peers")
    percent: int | None
    decks: int | None = Field(description="of which these are percent, or that play it")
    beside: list[int] = Field(description="ids of cards of the deck")


class IdeaResponse(ResponseBody):
    """A card that the deck does not have."""

    card: int
    copies: int | None = Field(description="usual ones; null where winning decks do not tell")
    reason: ReasonResponse


class ShownResponse(ResponseBody):
    """A card of the deck, as similar winning decks have it."""

    card: int
    playing: int = Field(description="how many of the similar decks play it")
    copies: list[int] = Field(description="usual ones: from, middle, to; empty where too few tell")
    mark: Mark | None = Field(description="what stands out: they hardly play it; here are more, fewer copies")


class EvidenceResponse(ResponseBody):
    """What the most similar winning decks show of the cards of the deck."""

    decks: int = Field(description="similar decks; where they are too few, there are no cards")
    cards: list[ShownResponse]


class IdeasResponse(ResponseBody):
    """Ideas, best first; banned cards and those in testing are never among them."""

    crypt: list[IdeaResponse]
    library: list[IdeaResponse]
    staples: bool = Field(description="the deck is empty: these are the cards most played")
    learnt_from: Literal["winners", "products"] = Field(
        description="products: there is no archive of winning decks, so no shares and no copies are told"
    )
    evidence: EvidenceResponse
    unknown: list[str] = Field(description="ids that no card has; they were left out")
