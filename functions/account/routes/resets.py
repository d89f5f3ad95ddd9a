"""Resetting a forgotten password."""

from __future__ import annotations

from fastapi import APIRouter

from functions.account.routes.dependencies import CallerHere, PortsHere
from functions.account.schemas import DoneResponse, ResetByNameRequest, ResetMailRequest, ResetRequest
from functions.account.services import resets
from functions.common.error_shape import errors

router = APIRouter(prefix="/api/account/reset", tags=["reset"])


@router.post("", responses=errors(409, 422, 429))
async def request_mail(body: ResetMailRequest, ports: PortsHere, caller: CallerHere) -> DoneResponse:
    """Send a mail with a link, if there is such an account with a confirmed address.

    Neither the response nor its time reveals whether there is: the mail is sent later.
    409 `no-mail` where the operator has set up no mail.
    """
    if isinstance(body, ResetByNameRequest):
        resets.request_by_name(ports, body.username, caller)
    else:
        resets.request_by_email(ports, body.email, caller)
    return DoneResponse()


@router.put("", responses=errors(422, 503))
async def use(body: ResetRequest, ports: PortsHere) -> DoneResponse:
    """Set a new password with the secret of a link. 400 `reset-token`: unknown, used or expired."""
    resets.set_password(ports, body.token, body.new_password)
    return DoneResponse()
