"""Confirming an e-mail address."""

from __future__ import annotations

from fastapi import APIRouter

from functions.account.routes.dependencies import CallerHere, OwnHere, PortsHere
from functions.account.schemas import ConfirmRequest, DoneResponse
from functions.account.services import confirmation
from functions.common.error_shape import errors

router = APIRouter(prefix="/api/account/email", tags=["email"])


@router.post("", responses=errors(401, 409, 422, 429))
async def send_again(own: OwnHere, ports: PortsHere, caller: CallerHere) -> DoneResponse:
    """Send the confirmation mail again. 409 `no-mail` where the operator has set up no mail."""
    confirmation.send_again(ports, own.account, caller.language)
    return DoneResponse()


@router.put("", responses=errors(422, 503))
async def confirm(body: ConfirmRequest, ports: PortsHere) -> DoneResponse:
    """Confirm an address with the secret of a link. 400 `confirm-token`: unknown, used or expired."""
    confirmation.confirm(ports, body.token)
    return DoneResponse()
