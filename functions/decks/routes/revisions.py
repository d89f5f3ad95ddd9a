"""Revisions of a deck."""

from __future__ import annotations

from fastapi import APIRouter

from functions.common.auth import SignedIn
from functions.common.error_shape import errors
from functions.decks.routes.dependencies import CreationKey, DeckId, PortsHere
from functions.decks.routes.mapping import edit_of_revision, revision_group_schema
from functions.decks.schemas import (
    AddedRevisionsResponse,
    AddRevisionsRequest,
    CopyRevisionRequest,
    RemovedRevisionResponse,
    RevisionSchema,
)
from functions.decks.services import revisions

router = APIRouter(prefix="/api/deck/{id}/branch", tags=["branch"])


@router.post("", responses=errors(401, 409, 412, 422, 429, 503))
async def add(
    deck_id: DeckId,
    body: AddRevisionsRequest | CopyRevisionRequest,
    session: SignedIn,
    ports: PortsHere,
    key: CreationKey = None,
) -> AddedRevisionsResponse:
    """Add revisions to a deck: new ones, or a copy of any deck; the current revision does not change.

    The id may be that of any existing revision. Names and authors in the request are ignored: all revisions
    share those of the deck. 400 `unknown-deck`, 401 `not-owner`, 409 `public-deck`, `too-many-revisions` (50
    of a deck), `too-many-decks` or `playtest-deck`, 412 `changed-deck`.
    """
    if isinstance(body, CopyRevisionRequest):
        added = revisions.add_copy(ports, session, deck_id, body.deckid, key)
    else:
        edits = [edit_of_revision(each) for each in body.branches]
        added = revisions.add(ports, session, deck_id, edits, key)
    group = revisions.group_of(ports, session.user, deck_id)
    return AddedRevisionsResponse(
        branches=[RevisionSchema(deckid=each.id, revision_label=each.revision_label) for each in added],
        family=revision_group_schema(group),
    )


@router.delete("", responses=errors(401, 409, 412, 422, 429, 503))
async def remove(deck_id: DeckId, session: SignedIn, ports: PortsHere) -> RemovedRevisionResponse:
    """Delete one revision and its public copy; after the current one, the last of the rest is current.

    400 `unknown-deck`, 401 `not-owner`, 409 `public-deck` or `no-revision`, 412 `changed-deck`.
    """
    result = revisions.remove(ports, session.user, deck_id)
    return RemovedRevisionResponse(
        deckid=deck_id,
        removed=result.removed,
        master=result.current,
        family=revision_group_schema(result.group) if result.group else None,
    )
