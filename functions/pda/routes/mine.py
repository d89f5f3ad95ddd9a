"""What of the archive concerns whoever is signed in."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from functions.common.auth import SignedIn
from functions.common.error_shape import errors
from functions.pda.routes.parts import PortsHere, deck_answer
from functions.pda.schemas import MineResponse
from functions.pda.services import reading

router = APIRouter(prefix="/api/pda/mine", tags=["public decks"])

Since = Annotated[
    str,
    Query(
        pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)?$",
        description="ISO time from which on the published files may lack a change",
    ),
]


@router.get("", responses=errors(401, 422, 429))
async def mine(session: SignedIn, ports: PortsHere, since: Since = "") -> MineResponse:
    """Give one's favourites and one's own public decks: their author finds new ones at once."""
    found = reading.mine(ports, session.user, since)
    favorites = set(found.favorites)
    return MineResponse(
        favorites=found.favorites,
        own=found.own,
        decks=[deck_answer(deck, session.user, favorite=deck.id in favorites) for deck in found.decks],
    )
