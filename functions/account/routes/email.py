"""Confirming an e-mail address."""

from __future__ import annotations

from fastapi import APIRouter

from functions.account.routes.parts import CallerHere, OwnHere, PortsHere
from functions.account.schemas import ConfirmRequest, Done
from functions.account.services import confirmation
from functions.common.error_shape import errors

router = APIRouter(prefix="/api/account/email", tags=["email"])


@router.post("", responses=errors(401, 409, 422, 429))
async def ask_again(own: OwnHere, ports: PortsHere, caller: CallerHere) -> Done:
    """Have the mail with the link sent again. 409 `no-mail` where the operator has set up none."""
    confirmation.ask_again(ports, own.account, caller.language)
    return Done()


@router.put("", responses=errors(422, 503))
async def confirm(body: ConfirmRequest, ports: PortsHere) -> Done:
    """Confirm an address by a link's secret. 400 `confirm-token` when that is unknown, used or too old."""
    confirmation.confirm(ports, body.token)
    return Done()
