"""Many decks at once."""

from __future__ import annotations

from fastapi import APIRouter

from functions.common.auth import SignedIn
from functions.common.capacity import Payer
from functions.common.error_shape import errors
from functions.decks.deck import ListedDeck
from functions.decks.routes.parts import PortsHere, deck_answer, family_answer
from functions.decks.schemas import BatchRequest, BatchResponse, DecksResponse, ListedDeckResponse
from functions.decks.services import reading

router = APIRouter(prefix="/api/decks", tags=["decks"])


@router.get("", responses=errors(401, 429))
async def own(session: SignedIn, ports: PortsHere) -> DecksResponse:
    """List the user's decks without their cards; `rev` tells which have changed since they were fetched."""
    owned = reading.list_own(ports, session.user)
    return DecksResponse(
        decks=[_listed(deck) for deck in owned.decks],
        families={family.id: family_answer(family) for family in owned.families},
    )


@router.post("/batch", responses=errors(401, 422, 429))
async def batch(body: BatchRequest, session: SignedIn, ports: PortsHere) -> BatchResponse:
    """Give several decks whole, in the order they are asked for, until the answer is full."""
    found = reading.read_all(ports, Payer(user=session.user), body.ids)
    return BatchResponse(
        decks=[deck_answer(deck, session) for deck in found.decks], unknown=found.unknown, left=found.left
    )


def _listed(deck: ListedDeck) -> ListedDeckResponse:
    facts = dict(vars(deck))
    return ListedDeckResponse(deckid=facts.pop("id"), timestamp=facts.pop("updated"), **facts)
