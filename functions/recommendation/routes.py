"""The route of card ideas."""

from __future__ import annotations

from dataclasses import astuple
from typing import Annotated

from fastapi import APIRouter, Depends, Request

from functions.common.auth import settings_of
from functions.common.context import client_address
from functions.common.error_shape import errors
from functions.recommendation import service
from functions.recommendation.ideas.evidence import Evidence
from functions.recommendation.ideas.reasons import Idea
from functions.recommendation.ports import Ports
from functions.recommendation.schemas import (
    CardEvidenceSchema,
    EvidenceSchema,
    IdeaSchema,
    IdeasRequest,
    IdeasResponse,
    ReasonSchema,
)

router = APIRouter(prefix="/api/deck", tags=["recommendation"])


async def _ports(request: Request) -> Ports:
    ports: Ports = request.app.state.ports
    return ports


async def _address(request: Request) -> str:
    return client_address(request, settings_of(request))


@router.post("/recommendation", responses=errors(422, 429, 503))
async def ideas(
    body: IdeasRequest, ports: Annotated[Ports, Depends(_ports)], address: Annotated[str, Depends(_address)]
) -> IdeasResponse:
    """Suggest cards for a deck, and show how similar winning decks play its cards. Requires no account.

    503 `nothing-learnt`: the published data cannot be read right now.
    """
    found = service.card_ideas(ports, body.cards, address)
    return IdeasResponse(
        crypt=[_idea(one) for one in found.crypt],
        library=[_idea(one) for one in found.library],
        staples=found.staples,
        trained_on="winners" if found.from_winners else "products",
        evidence=_evidence(found.evidence),
        unknown=found.unknown,
    )


def _idea(idea: Idea) -> IdeaSchema:
    why = idea.reason
    return IdeaSchema(
        card=idea.card,
        copies=idea.copies,
        playing=idea.playing,
        reason=ReasonSchema(
            kind=why.kind,
            clan=why.clan,
            discipline=why.discipline,
            percent=why.percent,
            decks=why.decks,
            beside=list(why.beside),
        ),
    )


def _evidence(found: Evidence) -> EvidenceSchema:
    return EvidenceSchema(
        decks=found.decks,
        cards=[
            CardEvidenceSchema(
                card=one.card,
                playing=one.playing,
                copies=list(astuple(one.usual)) if one.usual else [],
                mark=one.mark,
            )
            for one in found.cards
        ],
    )
