"""The one shape of every error: ``{"error": {"code", "message", "details"?}}``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import Match

from functions.common.errors import BusyError, Details, RefusedError, ThrottledError

STATUSES = {"signed-out": 401, "not-permitted": 403, "throttled": 429, "invalid": 422, "busy": 503}
"""Code → status, for the errors of all functions."""

_CODE_OF_STATUS = {400: "bad-json", 404: "not-found", 405: "method-not-allowed"}
_MESSAGE_OF_CODE = {
    "bad-json": "THE BODY IS NOT JSON",
    "not-found": "NOT FOUND",
    "method-not-allowed": "METHOD NOT ALLOWED",
    "invalid": "INVALID INPUT",
}


def error_response(
    status: int,
    code: str,
    message: str,
    details: Details | None = None,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """Build the response of an error."""
    error: dict[str, Any] = {"code": code, "message": message}
    if details is not None:
        error["details"] = details
    return Response(orjson.dumps({"error": error}), status, headers, "application/json")


def handle_errors(app: FastAPI, statuses: Mapping[str, int]) -> None:
    """Add handlers for refused calls, invalid input and unknown paths.

    `statuses`: code → status of the function's own errors.
    """
    known = {**STATUSES, **statuses}

    async def refused(_request: Request, error: Exception) -> Response:
        refusal = cast(RefusedError, error)
        later = refusal.retry_after if isinstance(refusal, (ThrottledError, BusyError)) else None
        wait = None if later is None else {"retry-after": str(later)}
        return error_response(known[refusal.code], refusal.code, str(refusal), refusal.details, wait)

    app.add_exception_handler(RefusedError, refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _not_served)


async def _invalid(_request: Request, error: Exception) -> Response:
    problems = cast(RequestValidationError, error).errors()
    if any(problem["type"] == "json_invalid" for problem in problems):
        return error_response(400, "bad-json", _MESSAGE_OF_CODE["bad-json"])
    details = [{"field": _field(problem["loc"]), "problem": _problem(problem)} for problem in problems]
    return error_response(422, "invalid", _MESSAGE_OF_CODE["invalid"], details)


async def _not_served(request: Request, error: Exception) -> Response:
    refused = cast(HTTPException, error)
    code = _CODE_OF_STATUS.get(refused.status_code, "refused")
    message = _MESSAGE_OF_CODE.get(code, "REFUSED")
    return error_response(
        refused.status_code, code, message, headers=_allowed(request) if refused.status_code == 405 else None
    )


def _allowed(request: Request) -> dict[str, str]:
    """List all methods of a path: the framework lists those of one route only."""
    found = [route for route in request.app.state.calls if route.matches(request.scope)[0] is not Match.NONE]
    methods = {method for route in found for method in getattr(route, "methods", ())}
    return {"allow": ", ".join(sorted(methods))}


def _field(location: Iterable[Any]) -> str:
    """``("body", "form:email", "email")`` is the field ``email``; the first part says where it was sent.

    ``[key]`` marks an invalid key of a map and follows the key itself.
    """
    names = [str(part) for part in location]
    return ".".join(name for name in names[1:] if not name.startswith(("form:", "[key]"))) or names[0]


def _problem(problem: Mapping[str, Any]) -> str:
    return str(problem["msg"]).removeprefix("Value error, ")
