"""Dependencies of the playtest routes."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Query, Request

from functions.playtest import limits
from functions.playtest.ports import Ports


async def _ports(request: Request) -> Ports:
    ports: Ports = request.app.state.ports
    return ports


PortsHere = Annotated[Ports, Depends(_ports)]
RoundId = Annotated[str, Path(alias="round", pattern=limits.ROUND_ID)]
SubjectId = Annotated[
    str,
    Path(
        alias="id",
        pattern=r"^[A-Za-z0-9]{1,16}$",
        description="card id, code of a precon, or `general`",
    ),
]
WantedRound = Annotated[
    str | None, Query(alias="round", pattern=limits.ROUND_ID, description="the current one by default")
]
