"""Many decks at once."""

from __future__ import annotations

from fastapi import APIRouter

from functions.common.auth import SignedIn
from functions.common.error_shape import errors
from functions.decks.deck import ListedDeck
from functions.decks.routes.parts import deck_answer
from functions.decks.services import reading
from functions.decks.shapes import BatchAnswer, BatchWish, DecksAnswer, ListedDeckAnswer

router = APIRouter(prefix="/api/decks", tags=["decks"])


@router.get("", responses=errors(401))
async def own(session: SignedIn) -> DecksAnswer:
    """List the user's decks without their cards; `rev` tells which have changed since they were fetched."""
    return DecksAnswer(decks=[_listed(deck) for deck in reading.list_own(session.user)])


@router.post("/batch", responses=errors(401, 422))
async def batch(wish: BatchWish, session: SignedIn) -> BatchAnswer:
    """Give several decks whole, in the order they are asked for."""
    found = reading.read_all(wish.ids)
    return BatchAnswer(
        decks=[deck_answer(deck, session) for deck in found.decks], unknown=found.unknown, left=found.left
    )


def _listed(deck: ListedDeck) -> ListedDeckAnswer:
    return ListedDeckAnswer(
        deckid=deck.id,
        name=deck.name,
        author=deck.author,
        tags=deck.tags,
        crypt_count=deck.crypt_count,
        library_count=deck.library_count,
        hidden=deck.hidden,
        locked=deck.locked,
        public_child=deck.public_child,
        public_parent=deck.public_parent,
        rev=deck.rev,
        timestamp=deck.updated,
    )
