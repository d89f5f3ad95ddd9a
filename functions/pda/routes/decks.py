"""One public deck."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body

from functions.common.auth import MaybeSignedIn, SignedIn
from functions.common.capacity import Payer
from functions.common.error_shape import errors
from functions.pda.public_deck import PublicDeck
from functions.pda.routes.dependencies import AddressHere, DeckId, PortsHere, deck_response
from functions.pda.schemas import PublicDeckResponse, PublishedResponse, PublishRequest, WithdrawnResponse
from functions.pda.services import favorites, publication, reading

PublishBody = Annotated[PublishRequest | None, Body(title="Publish request")]

router = APIRouter(prefix="/api/pda/{id}", tags=["public decks"])


@router.get("", responses=errors(422, 429))
async def show(
    deck_id: DeckId, viewer: MaybeSignedIn, ports: PortsHere, address: AddressHere
) -> PublicDeckResponse:
    """Show a public deck to anyone. 400 `unknown-deck` for any other deck."""
    user = viewer.user if viewer else None
    deck = reading.show(ports, Payer(user or "", address), deck_id)
    return deck_response(deck, user, favorite=favorites.has(user, deck_id))


@router.post("", responses=errors(401, 409, 412, 422, 429, 503))
async def publish(
    deck_id: DeckId, session: SignedIn, ports: PortsHere, _body: PublishBody = None
) -> PublishedResponse:
    """Publish a copy of one's deck. An existing copy stays unchanged.

    400 `unknown-deck`, 401 `not-owner`, 409 `public-deck`, `public-size` (12-35 crypt and 60-90 library
    cards) or `playtest-cards`, 412 `changed-deck`.
    """
    return _published(publication.publish(ports, session.user, deck_id), session.user)


@router.put("", responses=errors(401, 409, 412, 422, 429, 503))
async def sync(
    deck_id: DeckId, session: SignedIn, ports: PortsHere, _body: PublishBody = None
) -> PublishedResponse:
    """Update a public copy from its deck; its date of publication and its favourites stay.

    400 `unknown-deck`, 401 `not-owner`, 409 `public-size` or `playtest-cards`, 412 `changed-deck`.
    """
    return _published(publication.sync(ports, session.user, deck_id), session.user)


@router.delete("", responses=errors(401, 412, 422, 429, 503))
async def remove(deck_id: DeckId, session: SignedIn, ports: PortsHere) -> WithdrawnResponse:
    """Delete a public copy; the deck itself stays.

    400 `unknown-deck`, 401 `not-owner`, 412 `changed-deck`.
    """
    deck = publication.remove(ports, session.user, deck_id)
    return WithdrawnResponse(deckid=deck.id, public_parent=deck.parent)


def _published(deck: PublicDeck, user: str) -> PublishedResponse:
    favorite = favorites.has(user, deck.id)
    return PublishedResponse(deckid=deck.id, deck=deck_response(deck, user, favorite=favorite))
