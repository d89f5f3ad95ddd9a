"""The user's own inventory."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from functions.common.auth import SignedIn
from functions.common.error_shape import errors
from functions.inventory.routes.dependencies import CallKey, KnownTags, KnownVersions, PortsHere
from functions.inventory.routes.mapping import change_of, changed_response, inventory_response
from functions.inventory.schemas import (
    AddCardsRequest,
    ChangedInventoryResponse,
    FreezeRequest,
    InventoryResponse,
    PutRequest,
)
from functions.inventory.services import changes, reading, sharing
from functions.inventory.services.changes import Changed

router = APIRouter(prefix="/api/inventory", tags=["inventory"])
_UNCHANGED: dict[int | str, dict[str, Any]] = {
    304: {"description": "Unchanged: `If-None-Match` names its ETag"}
}


@router.get("", responses={**errors(401, 422, 429), **_UNCHANGED}, response_model=InventoryResponse)
async def own(
    session: SignedIn, ports: PortsHere, response: Response, have: KnownVersions, tags: KnownTags = ""
) -> InventoryResponse | Response:
    """Show the inventory; with `have`, only the buckets that have changed since."""
    tag, found = reading.own(ports, session.user, have, tags)
    if found is None:
        return Response(status_code=304, headers={"etag": tag})
    response.headers["etag"] = tag
    return inventory_response(found)


@router.patch("", responses=errors(401, 409, 422, 429, 503))
async def add(
    body: AddCardsRequest, session: SignedIn, ports: PortsHere, key: CallKey
) -> ChangedInventoryResponse:
    """Add copies of cards, or take them: all or nothing.

    A card of which nothing would be left is taken out; its target and note stay. 409 `frozen-inventory`.
    """
    return changed_response(changes.add(ports, session.user, body.root, key))


@router.put("", responses=errors(401, 409, 422, 429, 503))
async def put(body: PutRequest, session: SignedIn, ports: PortsHere) -> ChangedInventoryResponse:
    """Set copies, notes, targets and printings of cards, at most 50 notes; or freeze the inventory.

    409 `frozen-inventory` for anything but notes and the flag itself.
    """
    if isinstance(body, FreezeRequest):
        sharing.freeze(ports, session.user, is_frozen=body.is_frozen)
        return changed_response(Changed({}, {}, body.is_frozen))
    wanted = {card: change_of(change) for card, change in body.root.items()}
    return changed_response(changes.put(ports, session.user, wanted))


@router.delete("", responses=errors(401, 409, 429, 503))
async def remove(session: SignedIn, ports: PortsHere) -> ChangedInventoryResponse:
    """Remove all copies, targets and printings; notes and the share key stay. 409 `frozen-inventory`."""
    return changed_response(changes.remove_cards(ports, session.user))
