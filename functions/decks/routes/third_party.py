"""Importing decks of a third-party site."""

from __future__ import annotations

from fastapi import APIRouter

from functions.common.error_shape import errors
from functions.decks.routes.dependencies import AddressHere, PortsHere
from functions.decks.schemas import ImportedDeckResponse, ImportedVersionSchema, ImportRequest
from functions.decks.services import third_party

router = APIRouter(prefix="/api/deck", tags=["deck"])


@router.post("/import", responses=errors(422, 429))
async def fetch(body: ImportRequest, ports: PortsHere, address: AddressHere) -> ImportedDeckResponse:
    """Fetch a deck from the configured third-party site; nothing is stored.

    Requires no account. 400 `no-address` (ENTER URL), `wrong-address` (ERROR IN URL) or `import-failed`
    (ERROR DURING IMPORT).
    """
    deck = third_party.fetch(ports, body.url, address)
    return ImportedDeckResponse(
        name=deck.name,
        author=deck.author,
        description=deck.description,
        cards=deck.cards,
        versions=[ImportedVersionSchema(comments=one.comments, cards=one.cards) for one in deck.versions],
    )
