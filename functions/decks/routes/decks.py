"""Many decks at once."""

from __future__ import annotations

from fastapi import APIRouter

from functions.common.auth import SignedIn
from functions.common.capacity import Payer
from functions.common.error_shape import errors
from functions.decks.routes.dependencies import PortsHere
from functions.decks.routes.mapping import deck_response, listed_deck_schema, revision_group_schema
from functions.decks.schemas import BatchRequest, BatchResponse, DecksResponse
from functions.decks.services import reading

router = APIRouter(prefix="/api/decks", tags=["decks"])


@router.get("", responses=errors(401, 429))
async def own(session: SignedIn, ports: PortsHere) -> DecksResponse:
    """List the user's decks without their cards; a new `rev` shows that a deck has changed."""
    owned = reading.list_own(ports, session.user)
    return DecksResponse(
        decks=[listed_deck_schema(deck) for deck in owned.decks],
        families={group.id: revision_group_schema(group) for group in owned.groups},
    )


@router.post("/batch", responses=errors(401, 422, 429))
async def batch(body: BatchRequest, session: SignedIn, ports: PortsHere) -> BatchResponse:
    """Show several decks with their cards, in the order of the request, until the response is full."""
    found = reading.read_all(ports, Payer(user=session.user), body.ids)
    return BatchResponse(
        decks=[deck_response(deck, session) for deck in found.decks], unknown=found.unknown, left=found.left
    )
