"""Emulates API Gateway for ``/api/*``: finds the function, calls it with an event, enforces limits."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from infra.local.events import BadResultError, make_event, make_response
from infra.local.forks import ForkServer
from infra.local.routes import Function, Match, Routes
from infra.local.workers import FunctionFailedError, Launch, Pool

MAX_BYTES = 6 * 1024 * 1024
"""Maximum bytes of a request or a response of a function."""
_HOST = re.compile(r"[\w.-]+(?::\d{1,5})?", re.ASCII)

ERRORS = {
    400: ("bad-request", "BAD REQUEST"),
    404: ("not-found", "NOT FOUND"),
    413: ("too-large", "TOO LARGE"),
    502: ("function-failed", "CONNECTION PROBLEM"),
    504: ("timed-out", "CONNECTION PROBLEM"),
}
"""Status → code and message, in the error shape of the API."""


class Api:
    """The HTTP API of the service on this machine."""

    def __init__(self, routes: Routes, root: Path, environment: dict[str, str], processes: int) -> None:
        self._routes = routes
        self._forks = ForkServer(root, environment)
        self._pools = {
            function.name: Pool(Launch(function.name, function.handler, self._forks), processes)
            for function in routes.functions
        }

    async def __aenter__(self) -> Api:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop all of them."""
        for pool in self._pools.values():
            await pool.close()
        await self._forks.close()

    async def warm(self, functions: Iterable[Function]) -> None:
        """Start a process for each of these functions, so that the first call finds it warm."""
        await asyncio.gather(*(self._pools[function.name].warm() for function in functions))

    async def respond(self, request: Request, raw_path: str) -> Response:
        """Answer a request. Failures are answered in the error shape of the API."""
        if not _HOST.fullmatch(request.headers.get("host", "localhost")):
            return refusal(400)
        match = self._routes.match(request.method, raw_path)
        if match is None:
            return refusal(404)
        try:
            body = await _read(request)
        except ClientDisconnect:
            return refusal(400)
        if body is None:
            return refusal(413)
        response = await self._call(request, raw_path, body, match)
        response.headers.setdefault("cache-control", "no-store")
        if request.method == "HEAD":
            response.body = b""
        return response

    async def invoke(self, function: Function, event: dict[str, Any]) -> Any:
        """Call a function with an event. Raises TimeoutError or FunctionFailedError."""
        return await self._pools[function.name].call(event, function.seconds)

    async def _call(self, request: Request, raw_path: str, body: bytes, match: Match) -> Response:
        event = make_event(request, raw_path, body, match)
        try:
            response = make_response(await self.invoke(match.function, event))
        except TimeoutError:
            return _failure(504, match, f"no answer within {match.function.seconds:g} s")
        except (FunctionFailedError, BadResultError) as problem:
            return _failure(502, match, str(problem))
        if len(response.body) > MAX_BYTES:
            return _failure(502, match, "the answer is larger than 6 MB")
        return response


def refusal(status: int) -> Response:
    """Answer in the error shape of the API."""
    code, message = ERRORS[status]
    content = json.dumps({"error": {"code": code, "message": message}})
    return Response(content, status, {"cache-control": "no-store"}, media_type="application/json")


def _failure(status: int, match: Match, why: str) -> Response:
    sys.stderr.write(f"{match.route_key} ({match.function.name}): {why}\n")
    return refusal(status)


async def _read(request: Request) -> bytes | None:
    """Read the body; None when it is too large. All of it is read, so that the client gets the response."""
    chunks: list[bytes] = []
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size <= MAX_BYTES:
            chunks.append(chunk)
        else:
            chunks.clear()
    return b"".join(chunks) if size <= MAX_BYTES else None
