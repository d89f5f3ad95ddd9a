"""The share key, and the inventories that keys open."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from functions.common.auth import SignedIn
from functions.common.error_shape import errors
from functions.inventory.routes.dependencies import AddressHere, PortsHere
from functions.inventory.schemas import RevokedKeyResponse, SharedInventoryResponse, ShareKeyResponse
from functions.inventory.services import reading, sharing

ShareKey = Annotated[str, Path(alias="key")]

router = APIRouter(prefix="/api/inventory", tags=["inventory"])


@router.put("/key", responses=errors(401, 429, 503))
async def new_key(session: SignedIn, ports: PortsHere) -> ShareKeyResponse:
    """Make a new share key; an older one stops working at once."""
    return ShareKeyResponse(key=sharing.new_key(ports, session.user))


@router.delete("/key", responses=errors(401, 429, 503))
async def revoke_key(session: SignedIn, ports: PortsHere) -> RevokedKeyResponse:
    """Revoke the share key; succeeds when there is none."""
    sharing.revoke_key(ports, session.user)
    return RevokedKeyResponse()


@router.get("/{key}", responses=errors(401, 422, 429))
async def shared(key: ShareKey, ports: PortsHere, address: AddressHere) -> SharedInventoryResponse:
    """Show the copies in an inventory to anyone who has its key. 401 `unknown-key`.

    429 above 60 wrong keys an hour from one address.
    """
    return SharedInventoryResponse(cards=reading.shared(ports, address, key))
