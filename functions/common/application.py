"""Builds the app of a function with the middleware and errors that all functions share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, FastAPI
from starlette.middleware.gzip import GZipMiddleware

from functions.common import log
from functions.common.error_responses import answer_errors
from functions.common.gate import Gate
from functions.common.settings import Settings

SMALLEST_COMPRESSED = 1400
"""Bytes of an answer: a smaller one fits into a packet anyhow. The CDN compresses files only."""


def make_app(
    name: str,
    settings: Settings,
    routers: list[APIRouter],
    statuses: Mapping[str, int] | None = None,
    ports: Any = None,
) -> FastAPI:
    """Make an app.

    `statuses`: code → status of its own refusals; `ports`: the services and clients that its routes use.
    """
    log.start_logging(settings.log_level)
    app = FastAPI(title=f"Methuselah: {name}", version="1", openapi_url=None, redirect_slashes=False)
    app.state.settings = settings
    app.state.ports = ports
    app.state.calls = [route for router in routers for route in router.routes]
    # Added directly: with an included router the first call would compute each route a second time.
    app.router.routes.extend(app.state.calls)
    answer_errors(app, statuses or {})
    app.add_middleware(GZipMiddleware, minimum_size=SMALLEST_COMPRESSED)
    app.add_middleware(Gate, settings=settings, function=name)
    return app
