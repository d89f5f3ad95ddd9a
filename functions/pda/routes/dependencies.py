"""Dependencies of the public deck routes, and the response they share."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request

from functions.common.auth import settings_of
from functions.common.context import client_address
from functions.pda.ports import Ports
from functions.pda.public_deck import PublicDeck
from functions.pda.schemas import DeckTagsSchema, PublicDeckResponse


async def _ports(request: Request) -> Ports:
    ports: Ports = request.app.state.ports
    return ports


async def _address(request: Request) -> str:
    return client_address(request, settings_of(request))


AddressHere = Annotated[str, Depends(_address)]
PortsHere = Annotated[Ports, Depends(_ports)]
DeckId = Annotated[str, Path(alias="id")]


def deck_response(deck: PublicDeck, user: str | None, *, favorite: bool) -> PublicDeckResponse:
    """Show a public deck to a viewer; only its owner learns who owns it."""
    mine = deck.owner == user
    return PublicDeckResponse(
        deckid=deck.id,
        name=deck.name,
        author=deck.author,
        description=deck.description,
        cards=deck.cards,
        tags=DeckTagsSchema(superior=deck.tags.superior, base=deck.tags.base),
        created=deck.created,
        timestamp=deck.updated,
        favorited_by=deck.favorites,
        is_favorited=favorite,
        is_author=mine,
        public_parent=deck.parent if mine else None,
    )
