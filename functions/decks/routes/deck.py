"""One deck."""

from __future__ import annotations

from fastapi import APIRouter

from functions.common.auth import AnySession, SignedIn
from functions.common.error_shape import errors
from functions.decks.deck import Edit
from functions.decks.routes.parts import CreationKey, DeckId, PortsHere, RevisionHere, deck_answer
from functions.decks.services import creation, edits, reading
from functions.decks.shapes import (
    ChangedDeckAnswer,
    CreatedDeckAnswer,
    DeckChangeWish,
    NewDeckWish,
    OwnDeckAnswer,
    ReadDeckAnswer,
    RemovedDeckAnswer,
)

router = APIRouter(prefix="/api/deck", tags=["deck"])


@router.post("", responses=errors(401, 422, 429))
async def create(
    wish: NewDeckWish, session: SignedIn, ports: PortsHere, key: CreationKey = None
) -> CreatedDeckAnswer:
    """Make a deck."""
    edit = Edit(
        name=wish.name,
        author=wish.author,
        description=wish.description,
        tags=wish.tags,
        replace_cards=wish.cards,
    )
    return CreatedDeckAnswer(deckid=creation.create(ports, session.user, edit, key))


@router.get("/{id}", responses=errors(422))
async def show(deck_id: DeckId, viewer: AnySession) -> OwnDeckAnswer | ReadDeckAnswer:
    """Show a deck to anybody. 400 `unknown-deck`."""
    return deck_answer(reading.read(deck_id), viewer)


@router.put("/{id}", responses=errors(401, 409, 412, 422))
async def change(
    deck_id: DeckId,
    wish: DeckChangeWish,
    session: SignedIn,
    ports: PortsHere,
    rev: RevisionHere,
) -> ChangedDeckAnswer:
    """Change a deck: cards one by one, or all of them, or what is said about it.

    400 `unknown-deck`, 401 `not-owner`, 409 `locked-deck` or `public-deck`, 412 `changed-deck`.
    """
    edit = Edit(
        name=wish.name,
        author=wish.author,
        description=wish.description,
        tags=wish.tags,
        hidden=wish.hidden,
        locked=wish.locked,
        cards=wish.cards or {},
        replace_cards=wish.replace_cards,
    )
    deck = edits.change(ports, session.user, deck_id, edit, rev)
    return ChangedDeckAnswer(rev=deck.rev, timestamp=deck.updated)


@router.delete("/{id}", responses=errors(401, 409, 422))
async def remove(deck_id: DeckId, session: SignedIn) -> RemovedDeckAnswer:
    """Remove a deck. 400 `unknown-deck`, 401 `not-owner`, 409 `public-deck`."""
    edits.remove(session.user, deck_id)
    return RemovedDeckAnswer(deckid=deck_id)
