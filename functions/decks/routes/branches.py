"""Revisions of a deck."""

from __future__ import annotations

from fastapi import APIRouter

from functions.common.auth import SignedIn
from functions.common.error_shape import errors
from functions.decks.routes.edit_of import edit_of_branch
from functions.decks.routes.parts import CreationKey, DeckId, PortsHere, family_answer
from functions.decks.schemas import (
    BranchesRequest,
    BranchesResponse,
    BranchResponse,
    CopyBranchRequest,
    RemovedBranchResponse,
)
from functions.decks.services import branches

router = APIRouter(prefix="/api/deck/{id}/branch", tags=["branch"])


@router.post("", responses=errors(401, 409, 412, 422, 429, 503))
async def add(
    deck_id: DeckId,
    body: BranchesRequest | CopyBranchRequest,
    session: SignedIn,
    ports: PortsHere,
    key: CreationKey = None,
) -> BranchesResponse:
    """Add revisions to a deck: new ones, or a copy of any deck; the master stays what it is.

    The deck may be any of the revisions there are. Names and authors that are sent are not kept: all
    revisions share the deck's. 400 `unknown-deck`, 401 `not-owner`, 409 `public-deck`, `too-many-revisions`
    (50 of a deck) or `too-many-decks`, 412 `changed-deck`.
    """
    if isinstance(body, CopyBranchRequest):
        added = branches.add_copy(ports, session.user, deck_id, body.deckid, key)
    else:
        edits = [edit_of_branch(each) for each in body.branches]
        added = branches.add(ports, session.user, deck_id, edits, key)
    family = branches.family_of(ports, session.user, deck_id)
    return BranchesResponse(
        branches=[BranchResponse(deckid=each.id, branch_name=each.branch_name) for each in added],
        family=family_answer(family),
    )


@router.delete("", responses=errors(401, 409, 412, 422, 429, 503))
async def remove(deck_id: DeckId, session: SignedIn, ports: PortsHere) -> RemovedBranchResponse:
    """Remove one revision, and its public copy; of the master's rest the last becomes the master.

    400 `unknown-deck`, 401 `not-owner`, 409 `public-deck` or `no-revision`, 412 `changed-deck`.
    """
    left = branches.remove(ports, session.user, deck_id)
    return RemovedBranchResponse(
        deckid=deck_id,
        removed=left.removed,
        master=left.master,
        family=family_answer(left.family) if left.family else None,
    )
