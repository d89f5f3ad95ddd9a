"""What the calls of decks have in common."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Header, Path, Request

from functions.common.auth import settings_of
from functions.common.context import client_address
from functions.common.sessions import Session
from functions.decks.deck import Deck, Family
from functions.decks.ports import Ports
from functions.decks.schemas import OwnDeckResponse, ReadDeckResponse, RevisionGroupSchema


async def _ports(request: Request) -> Ports:
    ports: Ports = request.app.state.ports
    return ports


async def _address(request: Request) -> str:
    return client_address(request, settings_of(request))


async def _revision(
    if_match: Annotated[str | None, Header(pattern=r'^"?[0-9]{1,15}"?$', description="a version: 7")] = None,
) -> int | None:
    return None if if_match is None else int(if_match.strip('"'))


PortsHere = Annotated[Ports, Depends(_ports)]
AddressHere = Annotated[str, Depends(_address)]
RevisionHere = Annotated[int | None, Depends(_revision)]
DeckId = Annotated[str, Path(alias="id")]
CreationKey = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        min_length=8,
        max_length=128,
        description="chosen by the client for this call; the same key gives the same decks",
    ),
]


def deck_response(deck: Deck, viewer: Session | None) -> OwnDeckResponse | ReadDeckResponse:
    """Show a deck to whoever looks at it."""
    if viewer is not None and viewer.user == deck.owner:
        return OwnDeckResponse(
            **_common(deck),
            public_child=deck.public_child,
            public_parent=deck.public_parent,
            branch_name=deck.branch_name,
            family=revision_group_response(deck.family) if deck.family else None,
            inventory_type=deck.inventory_type,
            markers=deck.markers,
            hidden=deck.hidden,
            locked=deck.locked,
        )
    return ReadDeckResponse(
        **_common(deck),
        public_child=deck.public_child is not None,
        public_parent=deck.public_parent is not None,
    )


def revision_group_response(family: Family) -> RevisionGroupSchema:
    """Show the revisions of a deck."""
    return RevisionGroupSchema(master=family.master, members=family.members)


def _common(deck: Deck) -> dict[str, Any]:
    return {
        "deckid": deck.id,
        "name": deck.name,
        "author": deck.author,
        "description": deck.description,
        "cards": deck.cards,
        "tags": deck.tags,
        "rev": deck.rev,
        "created": deck.created,
        "timestamp": deck.updated,
        "is_non_editable": deck.owner is None,
        "review_of": deck.review_of,
    }
