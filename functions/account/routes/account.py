"""The account itself."""

from __future__ import annotations

from fastapi import APIRouter, Request

from functions.account.routes.parts import CallerHere, PortsHere, account_answer, let_in
from functions.account.services.login import account_of
from functions.account.services.registration import register
from functions.account.shapes import AccountAnswer, RegisterWish, SignedOut
from functions.common.auth import AnySession
from functions.common.error_shape import errors
from functions.common.errors import SignedOutError

router = APIRouter(prefix="/api/account", tags=["account"])


@router.get("", responses=errors(403, 413))
async def show(session: AnySession) -> AccountAnswer | SignedOut:
    """Tell who is signed in."""
    if session is None or session.closing:
        return SignedOut()
    try:
        return account_answer(account_of(session))
    except SignedOutError:
        return SignedOut()


@router.post("", responses=errors(400, 403, 409, 413, 422, 429))
async def create(
    wish: RegisterWish, request: Request, ports: PortsHere, caller: CallerHere, before: AnySession
) -> AccountAnswer:
    """Make an account and sign in. 409 `user-exists`."""
    entered = register(ports, wish.username, wish.password, wish.email, caller)
    if before is not None:
        ports.sessions.revoke(before.id)
    return let_in(request, entered)
