"""Middleware that checks every request before the routes and completes every response."""

from __future__ import annotations

import hmac
import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from fastapi import Response
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from functions.common import log
from functions.common.error_responses import error_response
from functions.common.exhaustion import retry_after
from functions.common.settings import Settings

BODY_LIMIT = 256 * 1024
READING = frozenset({"GET", "HEAD", "OPTIONS"})


@dataclass(frozen=True)
class RequestGuardMiddleware:
    """Admits allowed calls, answers failures in the error shape of the API, and logs every call."""

    app: ASGIApp
    settings: Settings
    function: str

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one call."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        exit_ = _Responder(send, scope)
        begin = time.monotonic()
        try:
            await self._serve(scope, receive, exit_)
        except Exception as error:
            wait = retry_after(error)
            event = "failed" if wait is None else "exhausted"
            log.failure(event, error, function=self.function, route=_route(scope))
            if exit_.status == 0:
                await _failure(wait)(scope, receive, exit_.send)
        log.info(
            "call",
            function=self.function,
            method=scope["method"],
            route=_route(scope),
            status=exit_.status,
            ms=round((time.monotonic() - begin) * 1000, 1),
            request=_request_id(scope),
        )

    async def _serve(self, scope: Scope, receive: Receive, exit_: _Responder) -> None:
        headers = Headers(scope=scope)
        refusal = refuse_by_headers(scope["method"], headers, self.settings)
        if refusal is None:
            body = await _read(receive)
            refusal = _refuse_by_body(body, headers)
        if refusal is not None:
            await refusal(scope, receive, exit_.send)
            return
        await self.app(scope, _replay(body or b"", receive), exit_.send)


def refuse_by_headers(method: str, headers: Mapping[str, str], settings: Settings) -> Response | None:
    """Refuse a call by its headers, if they are not allowed."""
    secret = headers.get("x-cdn-secret", "")
    if settings.cdn_secret and not hmac.compare_digest(secret.encode(), settings.cdn_secret.encode()):
        return error_response(403, "past-cdn", "CALLS MUST COME THROUGH THE SITE")
    if method not in READING and headers.get("origin") not in settings.site_origins:
        return error_response(403, "cross-origin", "WRITES MUST COME FROM THE SITE")
    length = headers.get("content-length", "0")
    if length.isascii() and length.isdigit() and int(length[:12]) > BODY_LIMIT:
        return _too_large()
    return None


def _refuse_by_body(body: bytes | None, headers: Mapping[str, str]) -> Response | None:
    if body is None:
        return _too_large()
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if body and kind != "application/json":
        return error_response(400, "bad-json", "THE BODY IS NOT JSON")
    return None


def _failure(wait: int | None) -> Response:
    """Build the response of a failed call; `wait`: the seconds after which a retry may succeed, if any."""
    if wait is None:
        return error_response(500, "internal", "CONNECTION PROBLEM")
    details, headers = {"retryAfter": wait}, {"retry-after": str(wait)}
    return error_response(503, "busy", "CONNECTION PROBLEM", details, headers)


def _too_large() -> Response:
    return error_response(413, "too-large", "TOO LARGE")


async def _read(receive: Receive) -> bytes | None:
    """Read the whole body; None when it is over the limit."""
    parts: list[bytes] = []
    size, more = 0, True
    while more:
        message = await receive()
        part = message.get("body", b"")
        size += len(part)
        if size > BODY_LIMIT:
            return None
        parts.append(part)
        more = message.get("more_body", False)
    return b"".join(parts)


def _replay(body: bytes, receive: Receive) -> Receive:
    waiting = [body]

    async def again() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return again


def _route(scope: Scope) -> str:
    """Return the path as a pattern: its values may be personal data."""
    return getattr(scope.get("route"), "path", "unmatched")


def _request_id(scope: Scope) -> str:
    return str(getattr(scope.get("aws.context"), "aws_request_id", ""))


@dataclass
class _Responder:
    """Adds the common headers to every response and records its status."""

    to: Send
    scope: Scope
    status: int = 0
    cookies: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.scope.setdefault("state", {})["cookies"] = self.cookies

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            headers.setdefault("cache-control", "no-store")
            headers["x-content-type-options"] = "nosniff"
            for cookie in self.cookies:
                headers.append("set-cookie", cookie)
        await self.to(message)
