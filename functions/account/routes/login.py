"""Signing in and out."""

from __future__ import annotations

from fastapi import APIRouter, Request

from functions.account.routes.dependencies import CallerHere, PortsHere, signed_in_response
from functions.account.schemas import AccountResponse, DoneResponse, LoginRequest
from functions.account.services.login import log_in
from functions.common.auth import AnySession, settings_of
from functions.common.cookies import clear_session_cookie
from functions.common.error_shape import errors

router = APIRouter(tags=["login"])


@router.post("/api/login", responses=errors(401, 422, 429, 503))
async def sign_in(
    body: LoginRequest, request: Request, ports: PortsHere, caller: CallerHere, before: AnySession
) -> AccountResponse:
    """Sign in. 400 `unknown-user`, 401 `wrong-password`, 429 `throttled` with Retry-After."""
    started = log_in(ports, body.username, body.password, caller, remember=body.remember)
    if before is not None:
        ports.sessions.revoke(before.id)
    return signed_in_response(request, ports, started)


@router.delete("/api/login", responses=errors())
async def sign_out(request: Request, ports: PortsHere, session: AnySession) -> DoneResponse:
    """Sign out; succeeds without a session, too."""
    if session is not None:
        ports.sessions.revoke(session.id)
    clear_session_cookie(request, settings_of(request))
    return DoneResponse()
