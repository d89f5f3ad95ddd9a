"""The sessions of a user."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from functions.account.routes.dependencies import OwnHere, PortsHere
from functions.account.schemas import DoneResponse, SessionSchema, SessionsResponse
from functions.account.services import changes
from functions.common.auth import settings_of
from functions.common.cookies import clear_session_cookie
from functions.common.error_shape import errors

router = APIRouter(prefix="/api/account/sessions", tags=["sessions"])


@router.get("", responses=errors(401))
async def list_sessions(own: OwnHere, ports: PortsHere) -> SessionsResponse:
    """List the sessions of the user, newest first."""
    return SessionsResponse(
        sessions=[
            SessionSchema(
                id=session.id,
                created=session.created,
                last_seen=session.last_seen,
                device=session.device,
                remember=session.remember,
                current=session.id == own.session.id,
            )
            for session in ports.sessions.of_user(own.account.id)
        ]
    )


@router.delete("", responses=errors(401, 429, 503))
async def end_others(own: OwnHere, ports: PortsHere) -> DoneResponse:
    """Sign out of all other sessions."""
    changes.end_other_sessions(ports, own.account, own.session)
    return DoneResponse()


@router.delete("/{id}", responses=errors(401, 422))
async def end(
    id: Annotated[str, Path(pattern="^[0-9a-f]{64}$")],  # noqa: A002 (the name in the address)
    own: OwnHere,
    ports: PortsHere,
    request: Request,
) -> DoneResponse:
    """Sign out one of the user's browsers. Succeeds when it is signed out already."""
    ports.sessions.revoke_own(own.account.id, id)
    if id == own.session.id:
        clear_session_cookie(request, settings_of(request))
    return DoneResponse()
