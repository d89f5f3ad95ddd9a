"""Revisions of a deck."""

from __future__ import annotations

from fastapi import APIRouter

from functions.common.auth import SignedIn
from functions.common.error_shape import errors
from functions.decks.routes.edit_of import edit_of_branch
from functions.decks.routes.parts import CreationKey, DeckId, PortsHere, family_answer
from functions.decks.services import branches
from functions.decks.shapes import (
    BranchAnswer,
    BranchesAnswer,
    BranchesWish,
    CopyBranchWish,
    RemovedBranchAnswer,
)

router = APIRouter(prefix="/api/deck/{id}/branch", tags=["branch"])


@router.post("", responses=errors(401, 409, 412, 422, 429, 503))
async def add(
    deck_id: DeckId,
    wish: BranchesWish | CopyBranchWish,
    session: SignedIn,
    ports: PortsHere,
    key: CreationKey = None,
) -> BranchesAnswer:
    """Add revisions to a deck: new ones, or a copy of any deck; the master stays what it is.

    The deck may be any of the revisions there are. Names and authors that are sent are not kept: all
    revisions share the deck's. 400 `unknown-deck`, 401 `not-owner`, 409 `public-deck`, `too-many-revisions`
    (50 of a deck) or `too-many-decks`, 412 `changed-deck`.
    """
    if isinstance(wish, CopyBranchWish):
        added = branches.add_copy(ports, session.user, deck_id, wish.deckid, key)
    else:
        edits = [edit_of_branch(each) for each in wish.branches]
        added = branches.add(ports, session.user, deck_id, edits, key)
    family = branches.family_of(ports, session.user, deck_id)
    return BranchesAnswer(
        branches=[BranchAnswer(deckid=each.id, branch_name=each.branch_name) for each in added],
        family=family_answer(family),
    )


@router.delete("", responses=errors(401, 409, 412, 422, 429, 503))
async def remove(deck_id: DeckId, session: SignedIn, ports: PortsHere) -> RemovedBranchAnswer:
    """Remove one revision, and its public copy; of the master's rest the last becomes the master.

    400 `unknown-deck`, 401 `not-owner`, 409 `public-deck` or `no-revision`, 412 `changed-deck`.
    """
    left = branches.remove(ports, session.user, deck_id)
    return RemovedBranchAnswer(
        deckid=deck_id,
        removed=left.removed,
        master=left.master,
        family=family_answer(left.family) if left.family else None,
    )
