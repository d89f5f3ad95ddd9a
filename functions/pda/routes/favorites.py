"""Favourites."""

from __future__ import annotations

from fastapi import APIRouter

from functions.common.auth import SignedIn
from functions.common.error_shape import errors
from functions.pda.routes.dependencies import DeckId, PortsHere
from functions.pda.schemas import FavoriteResponse
from functions.pda.services import favorites

router = APIRouter(prefix="/api/pda/favorite/{id}", tags=["favorites"])


@router.post("", responses=errors(401, 422, 429, 503))
async def add(deck_id: DeckId, session: SignedIn, ports: PortsHere) -> FavoriteResponse:
    """Make a public deck a favourite; succeeds when it is one already. 400 `unknown-deck`."""
    count = favorites.add(ports, session.user, deck_id)
    return FavoriteResponse(deckid=deck_id, is_favorited=True, favorited_by=count)


@router.delete("", responses=errors(401, 422, 429, 503))
async def withdraw(deck_id: DeckId, session: SignedIn, ports: PortsHere) -> FavoriteResponse:
    """Remove a deck from the favourites; succeeds when it is none, or no longer public."""
    count = favorites.withdraw(ports, session.user, deck_id)
    return FavoriteResponse(deckid=deck_id, is_favorited=False, favorited_by=count)
