"""Dependencies of the inventory routes."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Header, Query, Request

from functions.common.auth import settings_of
from functions.common.context import client_address
from functions.inventory.inventory import BUCKETS
from functions.inventory.ports import Ports


async def _ports(request: Request) -> Ports:
    ports: Ports = request.app.state.ports
    return ports


async def _address(request: Request) -> str:
    return client_address(request, settings_of(request))


async def _versions(
    have: Annotated[
        str | None,
        Query(
            pattern=rf"^[0-9]{{1,9}}(\.[0-9]{{1,9}}){{{BUCKETS - 1}}}$",
            description="versions of the 32 buckets that the device has, with dots between them: `7.0.12.…`",
        ),
    ] = None,
) -> tuple[int, ...] | None:
    return None if have is None else tuple(map(int, have.split(".")))


AddressHere = Annotated[str, Depends(_address)]
PortsHere = Annotated[Ports, Depends(_ports)]
KnownVersions = Annotated[tuple[int, ...] | None, Depends(_versions)]
KnownTags = Annotated[str, Header(alias="If-None-Match", description="the ETag that the device has")]
CallKey = Annotated[
    str,
    Header(
        alias="Idempotency-Key",
        min_length=8,
        max_length=128,
        description="chosen by the client for this call; the same key changes nothing again, for 30 days",
    ),
]
