"""The account itself."""

from __future__ import annotations

from fastapi import APIRouter, Request

from functions.account.routes.parts import CallerHere, OwnHere, PortsHere, account_answer, let_in
from functions.account.services import changes
from functions.account.services.login import account_of
from functions.account.services.registration import register
from functions.account.shapes import (
    AccountAnswer,
    ChangeWish,
    Done,
    EmailWish,
    PasswordWish,
    RegisterWish,
    SignedOut,
)
from functions.common.auth import AnySession
from functions.common.error_shape import errors
from functions.common.errors import SignedOutError

router = APIRouter(prefix="/api/account", tags=["account"])


@router.get("", responses=errors())
async def show(session: AnySession, ports: PortsHere) -> AccountAnswer | SignedOut:
    """Tell who is signed in."""
    if session is None or session.closing:
        return SignedOut()
    try:
        return account_answer(account_of(session), sends_mail=ports.sends_mail)
    except SignedOutError:
        return SignedOut()


@router.post("", responses=errors(409, 422, 429, 503))
async def create(
    wish: RegisterWish, request: Request, ports: PortsHere, caller: CallerHere, before: AnySession
) -> AccountAnswer:
    """Make an account and sign in. 409 `user-exists`."""
    entered = register(ports, wish.username, wish.password, wish.email, caller)
    if before is not None:
        ports.sessions.revoke(before.id)
    return let_in(request, ports, entered)


@router.put("", responses=errors(401, 422, 429, 503))
async def change(wish: ChangeWish, own: OwnHere, ports: PortsHere, caller: CallerHere) -> Done:
    """Change password, e-mail address or public name, one at a time. 401 `wrong-password`."""
    if isinstance(wish, PasswordWish):
        changes.change_password(ports, own.account, own.session, wish.password, wish.new_password)
    elif isinstance(wish, EmailWish):
        changes.change_email(ports, own.account, wish.password, wish.email, caller.language)
    else:
        changes.change_public_name(own.account, wish.public_name)
    return Done()
