"""API Gateway's HTTP API, payload format 2.0: requests as events, results of functions as responses."""

from __future__ import annotations

import base64
import binascii
import json
import re
import uuid
from datetime import UTC, datetime
from typing import Any
from urllib.parse import parse_qsl, unquote

from starlette.requests import Request
from starlette.responses import Response

from infra.local.routes import Match

ACCOUNT = "000000000000"
API_ID = "local"
STAGE = "$default"
_TEXT = re.compile(r"text/|application/(?:json|javascript|xml|[\w.+-]+\+(?:json|xml))(?:;|$)")
_HEADER = re.compile(r"[\w!#$%&'*+.^`|~-]+")
_VALUE = re.compile(r"[\t\x20-\x7e\x80-\xff]*")


class BadResultError(Exception):
    """The function's result is invalid for API Gateway."""


def make_event(request: Request, raw_path: str, body: bytes, match: Match) -> dict[str, Any]:
    """Convert a request to the event of a function; `raw_path` is percent-encoded.

    As in the cloud, the path of the event is decoded, empty fields are absent, and a binary body is encoded
    in base64.
    """
    query = request.scope["query_string"].decode("latin-1")
    text = _text(body, request.headers.get("content-type", ""))
    event: dict[str, Any] = {
        "version": "2.0",
        "routeKey": match.route_key,
        "rawPath": unquote(raw_path),
        "rawQueryString": query,
        "headers": _headers(request),
        "requestContext": _context(request, raw_path, match.route_key),
        "isBase64Encoded": bool(body) and text is None,
    }
    optional = {
        "cookies": _cookies(request),
        "queryStringParameters": _joined(parse_qsl(query, keep_blank_values=True, errors="replace")),
        "pathParameters": match.parameters,
        "body": base64.b64encode(body).decode() if text is None else text,
    }
    return event | {name: value for name, value in optional.items() if value}


def make_response(result: Any) -> Response:
    """Convert a function's result to a response. Raises BadResultError.

    Without a status the whole result is the body of a 200, as API Gateway infers it.
    """
    if not isinstance(result, dict) or "statusCode" not in result:
        return Response(_json(result), media_type="application/json")
    status = result["statusCode"]
    if not isinstance(status, int) or not 200 <= status <= 599:
        raise BadResultError(f"status {status!r}")
    response = Response(_body(result), status)
    headers, cookies = result.get("headers") or {}, result.get("cookies") or []
    if not isinstance(headers, dict) or not isinstance(cookies, list):
        raise BadResultError("headers or cookies of a wrong form")
    for name, value in [*headers.items(), *(("set-cookie", cookie) for cookie in cookies)]:
        # Framing is up to the server.
        if name.lower() not in ("content-length", "transfer-encoding", "connection"):
            response.headers.append(*_header(name, value))
    return response


def _headers(request: Request) -> dict[str, str]:
    """Join repeated headers, without those of the connection and cookies."""
    host = request.client.host if request.client else "127.0.0.1"
    forwarded = request.headers.get("x-forwarded-for")
    own = {
        "x-amzn-trace-id": f"Root=1-{int(datetime.now(UTC).timestamp()):08x}-{uuid.uuid4().hex[:24]}",
        "x-forwarded-for": f"{forwarded}, {host}" if forwarded else host,
        "x-forwarded-port": str((request.scope.get("server") or ("", 0))[1]),
        "x-forwarded-proto": request.scope["scheme"],
    }
    sent = [(name, value) for name, value in request.headers.items() if name != "cookie" and name not in own]
    return _joined(sent) | own


def _joined(pairs: list[tuple[str, str]]) -> dict[str, str]:
    joined: dict[str, str] = {}
    for name, value in pairs:
        joined[name] = f"{joined[name]},{value}" if name in joined else value
    return joined


def _cookies(request: Request) -> list[str]:
    sent = ";".join(request.headers.getlist("cookie"))
    return [cookie.strip() for cookie in sent.split(";") if cookie.strip()]


def _text(body: bytes, content_type: str) -> str | None:
    """Read the body as text; None when it must be encoded in base64."""
    if body and not _TEXT.match(content_type.lower()):
        return None
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError:
        return None


def _context(request: Request, raw_path: str, route_key: str) -> dict[str, Any]:
    now = datetime.now(UTC)
    domain = request.headers.get("host", "localhost").partition(":")[0]
    return {
        "accountId": ACCOUNT,
        "apiId": API_ID,
        "domainName": domain,
        "domainPrefix": domain.partition(".")[0],
        "http": {
            "method": request.method,
            "path": unquote(raw_path),
            "protocol": f"HTTP/{request.scope.get('http_version', '1.1')}",
            "sourceIp": request.client.host if request.client else "127.0.0.1",
            "userAgent": request.headers.get("user-agent", ""),
        },
        "requestId": uuid.uuid4().hex[:15] + "=",
        "routeKey": route_key,
        "stage": STAGE,
        "time": now.strftime("%d/%b/%Y:%H:%M:%S +0000"),
        "timeEpoch": int(now.timestamp() * 1000),
    }


def _body(result: dict[str, Any]) -> bytes:
    body = result.get("body") or ""
    if not isinstance(body, str):
        return _json(body)
    if not result.get("isBase64Encoded"):
        return body.encode()
    try:
        return base64.b64decode(body, validate=True)
    except binascii.Error as problem:
        raise BadResultError("the body is no base64") from problem


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def _header(name: str, value: Any) -> tuple[str, str]:
    text = str(value)
    if not _HEADER.fullmatch(name) or not _VALUE.fullmatch(text):
        raise BadResultError(f"header {name!r}")
    return name, text
