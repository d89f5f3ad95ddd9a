"""The data and images of the round: for playtesters only."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Header, Path, Response

from functions.common.auth import Playtester
from functions.common.error_shape import errors
from functions.playtest.errors import NoDataError
from functions.playtest.routes.dependencies import PortsHere
from functions.playtest.schemas import RoundDataResponse
from functions.playtest.services import round_files

router = APIRouter(prefix="/api/playtest", tags=["playtest"])
PRIVATE = {"cache-control": "no-store, private", "vary": "Cookie"}
"""Neither the CDN nor the browser keeps what a revoked tester may no longer see."""
_TYPES = {"webp": "image/webp", "jpg": "image/jpeg", "png": "image/png"}
_UNCHANGED: dict[int | str, dict[str, Any]] = {
    304: {"description": "Unchanged: `If-None-Match` names its ETag"}
}
_IMAGE: dict[int | str, dict[str, Any]] = {
    200: {"description": "The image", "content": {name: {} for name in _TYPES.values()}}
}
KnownTags = Annotated[str, Header(alias="If-None-Match", description="the ETag that the device has")]
ImageName = Annotated[str, Path(alias="name", pattern=r"^[A-Za-z0-9.-]{1,64}$")]


@router.get("/data", responses={**errors(401, 422, 429), **_UNCHANGED}, response_model=RoundDataResponse)
async def data(session: Playtester, ports: PortsHere, tags: KnownTags = "") -> Response:
    """Show cards and precons of the round. 400 `no-playtest-data`, 403 `not-permitted`."""
    found = round_files.data(ports, session.user)
    headers = {**PRIVATE, "etag": found.tag}
    if found.tag in tags:
        return Response(status_code=304, headers=headers)
    return Response(found.content, headers=headers, media_type="application/json")


@router.get("/images/{name}", responses={**errors(401, 422, 429), **_IMAGE}, response_class=Response)
async def image(name: ImageName, session: Playtester, ports: PortsHere) -> Response:
    """Show an image of the round. 400 `no-playtest-data`, 403 `not-permitted`."""
    content = round_files.image(ports, session.user, name)
    kind = _TYPES.get(name.rpartition(".")[2])
    if kind is None:
        raise NoDataError
    return Response(content, headers=PRIVATE, media_type=kind)
