"""The routes of shared decks; the CDN caches their answers for a minute."""

from __future__ import annotations

from html import escape
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.responses import HTMLResponse

from functions.common.deck_errors import UnknownDeckError
from functions.common.error_shape import errors
from functions.share import service
from functions.share.errors import WrongFormatError
from functions.share.frame import STYLE, STYLE_PATH
from functions.share.ports import Ports
from functions.share.schemas import HEIGHT, WIDTH, OembedQuery, OembedResponse

SECONDS = 60
CACHED = {"cache-control": f"public, max-age={SECONDS}"}
READ = ["GET", "HEAD"]
router = APIRouter(tags=["share"])


async def _ports(request: Request) -> Ports:
    ports: Ports = request.app.state.ports
    return ports


UsedPorts = Annotated[Ports, Depends(_ports)]


@router.api_route("/d/{deck}", methods=READ, include_in_schema=False)
async def deck_page(deck: str, ports: UsedPorts) -> HTMLResponse:
    """Answer the application, with the preview of the deck in its head."""
    page, known = service.page(ports, deck)
    return HTMLResponse(page, 200 if known else 404, CACHED)


@router.api_route(STYLE_PATH, methods=READ, include_in_schema=False)
async def frame_style() -> Response:
    """Answer the style sheet of the frames."""
    return Response(STYLE, headers=CACHED, media_type="text/css")


@router.api_route("/embed/decks/{deck}", methods=READ, include_in_schema=False)
async def frame(deck: str, ports: UsedPorts) -> HTMLResponse:
    """Answer a deck for a frame of another site."""
    try:
        return HTMLResponse(service.frame(ports, deck), headers=CACHED)
    except UnknownDeckError:
        return HTMLResponse(_UNKNOWN, 400, CACHED)


@router.get("/api/oembed", responses=errors(400, 422))
async def oembed(
    response: Response, ports: UsedPorts, wanted: Annotated[OembedQuery, Query()]
) -> OembedResponse:
    """Describe how to embed a deck (oEmbed 1.0). Requires no account."""
    if wanted.format != "json":
        raise WrongFormatError
    deck = service.find_by_url(ports, wanted.url)
    title = service.describe(ports, deck).title
    width, height = min(wanted.maxwidth, WIDTH), min(wanted.maxheight, HEIGHT)
    source, name = escape(f"{ports.site}/embed/decks/{deck.id}"), escape(title)
    frame = (
        f'<iframe src="{source}" width="{width}" height="{height}" title="{name}" loading="lazy"></iframe>'
    )
    response.headers.update(CACHED)
    return OembedResponse(
        provider_url=ports.site,
        title=title,
        author_name=deck.author,
        html=frame,
        width=width,
        height=height,
        cache_age=SECONDS,
    )


_UNKNOWN = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>No such deck · Methuselah</title>
<meta name="robots" content="noindex">
<link rel="stylesheet" href="/embed/deck.css">
</head>
<body>
<p>There is no such deck.</p>
</body>
</html>
"""
