"""Builds the app of a function with the middleware and errors that all functions share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, FastAPI
from starlette.middleware.gzip import GZipMiddleware

from functions.common import log
from functions.common.error_responses import handle_errors
from functions.common.request_guard import RequestGuardMiddleware
from functions.common.settings import Settings

MIN_COMPRESSED_BYTES = 1400
"""Bytes: a smaller response fits into one packet anyway. The CDN compresses only files."""


def make_app(
    name: str,
    settings: Settings,
    routers: list[APIRouter],
    statuses: Mapping[str, int] | None = None,
    ports: Any = None,
) -> FastAPI:
    """Create an app.

    `statuses`: code → status of its own errors; `ports`: everything its services depend on.
    """
    log.start_logging(settings.log_level)
    app = FastAPI(title=f"Methuselah: {name}", version="1", openapi_url=None, redirect_slashes=False)
    app.state.settings = settings
    app.state.ports = ports
    app.state.calls = [route for router in routers for route in router.routes]
    # Added directly: an included router would compute each route again on the first call.
    app.router.routes.extend(app.state.calls)
    handle_errors(app, statuses or {})
    app.add_middleware(GZipMiddleware, minimum_size=MIN_COMPRESSED_BYTES)
    app.add_middleware(RequestGuardMiddleware, settings=settings, function=name)
    return app
