"""The tester's own profile."""

from __future__ import annotations

from fastapi import APIRouter

from functions.common.auth import Playtester
from functions.common.error_shape import errors
from functions.playtest.routes.dependencies import PortsHere
from functions.playtest.routes.mapping import profile_response
from functions.playtest.schemas import TesterProfileRequest, TesterProfileResponse
from functions.playtest.services import profile

router = APIRouter(prefix="/api/playtest/profile", tags=["profile"])


@router.get("", responses=errors(401, 429))
async def own(session: Playtester, ports: PortsHere) -> TesterProfileResponse:
    """Show the user's profile. 403 `not-permitted`."""
    return profile_response(*profile.own(ports, session.user))


@router.put("", responses=errors(401, 422, 429, 503))
async def change(body: TesterProfileRequest, session: Playtester, ports: PortsHere) -> TesterProfileResponse:
    """Change the given parts of the user's profile. 403 `not-permitted`."""
    changed = profile.change(
        ports, session.user, language=body.language, liaison=body.liaison, games=body.games
    )
    return profile_response(*changed)
