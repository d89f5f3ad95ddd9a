"""Rounds."""

from __future__ import annotations

from fastapi import APIRouter

from functions.common.auth import PlaytestAdmin, Playtester
from functions.common.error_shape import errors
from functions.playtest.routes.dependencies import PortsHere, RoundId
from functions.playtest.routes.mapping import round_schema
from functions.playtest.schemas import RoundRequest, RoundSchema, RoundsResponse
from functions.playtest.services import rounds

router = APIRouter(prefix="/api/playtest/rounds", tags=["rounds"])


@router.get("", responses=errors(401, 429))
async def listed(session: Playtester, ports: PortsHere) -> RoundsResponse:
    """List all rounds, newest first. 403 `not-permitted`."""
    return RoundsResponse(rounds=[round_schema(one) for one in rounds.listed(ports, session.user)])


@router.put("/{round}", responses=errors(401, 409, 422, 429, 503))
async def put(round_id: RoundId, body: RoundRequest, session: PlaytestAdmin, ports: PortsHere) -> RoundSchema:
    """Open, close, reopen or archive a round; opening creates it.

    400 `no-round`, 403 `not-permitted`, 409 `round-state` while another round is open or when this one is
    archived.
    """
    return round_schema(rounds.put(ports, session.user, round_id, body.state, body.name))
