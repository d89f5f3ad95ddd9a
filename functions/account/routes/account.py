"""The account itself."""

from __future__ import annotations

from fastapi import APIRouter, Request

from functions.account.routes.dependencies import (
    CallerHere,
    OwnHere,
    PortsHere,
    account_response,
    signed_in_response,
)
from functions.account.schemas import (
    AccountChangeRequest,
    AccountResponse,
    DoneResponse,
    EmailRequest,
    PasswordRequest,
    RegisterRequest,
    SignedOutResponse,
)
from functions.account.services import changes
from functions.account.services.login import account_of
from functions.account.services.registration import register
from functions.common.auth import AnySession
from functions.common.error_shape import errors
from functions.common.errors import SignedOutError

router = APIRouter(prefix="/api/account", tags=["account"])


@router.get("", responses=errors())
async def show(session: AnySession, ports: PortsHere) -> AccountResponse | SignedOutResponse:
    """Show the signed-in user's account."""
    if session is None or session.closing:
        return SignedOutResponse()
    try:
        return account_response(account_of(session), sends_mail=ports.sends_mail)
    except SignedOutError:
        return SignedOutResponse()


@router.post("", responses=errors(409, 422, 429, 503))
async def create(
    body: RegisterRequest, request: Request, ports: PortsHere, caller: CallerHere, before: AnySession
) -> AccountResponse:
    """Create an account and sign in. 409 `user-exists`."""
    started = register(ports, body.username, body.password, body.email, caller)
    if before is not None:
        ports.sessions.revoke(before.id)
    return signed_in_response(request, ports, started)


@router.put("", responses=errors(401, 422, 429, 503))
async def change(
    body: AccountChangeRequest, own: OwnHere, ports: PortsHere, caller: CallerHere
) -> DoneResponse:
    """Change one of password, e-mail address and public name. 401 `wrong-password`."""
    if isinstance(body, PasswordRequest):
        changes.change_password(ports, own.account, own.session, body.password, body.new_password)
    elif isinstance(body, EmailRequest):
        changes.change_email(ports, own.account, body.password, body.email, caller.language)
    else:
        changes.change_public_name(ports, own.account, body.public_name)
    return DoneResponse()
