"""The signed-in user's part of the archive of public decks."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from functions.common.auth import SignedIn
from functions.common.error_shape import errors
from functions.pda.routes.dependencies import PortsHere, deck_response
from functions.pda.schemas import MineResponse
from functions.pda.services import reading

router = APIRouter(prefix="/api/pda/mine", tags=["public decks"])

Since = Annotated[
    str,
    Query(
        pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)?$",
        description="ISO time since which the published files may lack changes",
    ),
]


@router.get("", responses=errors(401, 422, 429))
async def mine(session: SignedIn, ports: PortsHere, since: Since = "") -> MineResponse:
    """Show the user's favourites and public decks, which the published files may not contain yet."""
    found = reading.mine(ports, session.user, since)
    favorites = set(found.favorites)
    return MineResponse(
        favorites=found.favorites,
        own=found.own,
        decks=[deck_response(deck, session.user, favorite=deck.id in favorites) for deck in found.decks],
    )
