"""Dependencies of the deck routes."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Header, Path, Request

from functions.common.auth import settings_of
from functions.common.context import client_address
from functions.decks.ports import Ports


async def _ports(request: Request) -> Ports:
    ports: Ports = request.app.state.ports
    return ports


async def _address(request: Request) -> str:
    return client_address(request, settings_of(request))


PortsHere = Annotated[Ports, Depends(_ports)]
AddressHere = Annotated[str, Depends(_address)]
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
