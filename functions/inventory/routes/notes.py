"""Texts of notes."""

from __future__ import annotations

from fastapi import APIRouter

from functions.common.auth import SignedIn
from functions.common.error_shape import errors
from functions.inventory.routes.dependencies import PortsHere
from functions.inventory.schemas import NoteSchema, NotesRequest, NotesResponse
from functions.inventory.services import reading

router = APIRouter(prefix="/api/inventory/notes", tags=["inventory"])


@router.post("/batch", responses=errors(401, 422, 429))
async def batch(body: NotesRequest, session: SignedIn, ports: PortsHere) -> NotesResponse:
    """Show the notes about several cards, in the order of the request, until the response is full."""
    found = reading.notes(ports, session.user, body.ids)
    return NotesResponse(
        notes={card: NoteSchema(t=note.text, rev=note.version) for card, note in found.notes.items()},
        left=found.left,
    )
