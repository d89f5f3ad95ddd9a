"""A new password for somebody who has forgotten it."""

from __future__ import annotations

from fastapi import APIRouter

from functions.account.routes.parts import CallerHere, PortsHere
from functions.account.schemas import AskRequest, Done, ResetByNameRequest, ResetRequest
from functions.account.services import resets
from functions.common.error_shape import errors

router = APIRouter(prefix="/api/account/reset", tags=["reset"])


@router.post("", responses=errors(409, 422, 429))
async def ask(body: AskRequest, ports: PortsHere, caller: CallerHere) -> Done:
    """Have a mail with a link sent, where there is such an account with a confirmed address.

    The answer does not tell whether there is, nor does the time it takes: the mail is written later.
    409 `no-mail` where the operator has set up none.
    """
    if isinstance(body, ResetByNameRequest):
        resets.ask_by_name(ports, body.username, caller)
    else:
        resets.ask_by_email(ports, body.email, caller)
    return Done()


@router.put("", responses=errors(422, 503))
async def use(body: ResetRequest, ports: PortsHere) -> Done:
    """Set a new password with the link's secret. 400 `reset-token` when that is unknown, used or too old."""
    resets.set_password(ports, body.token, body.new_password)
    return Done()
