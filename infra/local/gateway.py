"""The local gateway: serves dist/ by the rules of the CDN (``infra/cdn-rules.yml``), and the API.

It is an ASGI application; `infra.local.serve` runs it.
"""

from __future__ import annotations

import hashlib
from http import HTTPStatus
from pathlib import Path

from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from infra.cdn_rules import CdnRules, load_rules
from infra.edge_decision import Decision, Redirect, Refuse, Serve, decide, encoded
from infra.edge_headers import frame_headers, read_built_shell, security_headers
from infra.local.api import Api

TWIN = {"": "", "br": ".br", "gzip": ".gz"}
"""Content encoding → extension of the file with it."""
PUBLISHED = "/data/pda/"
"""Files that functions write: in the cloud they are in the bucket with all others, here in another folder."""


def gateway(
    dist: Path, rules: CdnRules | None = None, api: Api | None = None, published: Path | None = None
) -> ASGIApp:
    """Create the application for a built dist/; without `api` there are only files under ``/api``.

    `published`: folder of the files that functions have published.

    Raises ShellError or OSError when dist/ is not built.
    """
    active = rules or load_rules()
    root = dist.resolve()
    roots = {"": root, PUBLISHED: (published or dist).resolve()}
    headers = security_headers(active, read_built_shell(root), cloud=False)
    of_frames = frame_headers(active, cloud=False)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        request = Request(scope, receive)
        path = _raw_path(request)
        if api is not None and _is_call(active, path):
            response = await api.respond(request, path)
        else:
            response = await to_thread.run_sync(_answer, active, roots, request)
        response.headers.update(of_frames if active.is_for_frames(path) else headers)
        await response(scope, receive, send)

    return app


def _answer(rules: CdnRules, roots: dict[str, Path], request: Request) -> Response:
    accept_encoding = request.headers.get("accept-encoding", "")
    path = _raw_path(request)
    decision: Decision = decide(rules, request.method, path, request.url.query, accept_encoding)
    match decision:
        case Refuse(status):
            return _refusal(rules, request, path, status)
        case Redirect(location):
            headers = {"location": location, "cache-control": "no-cache"}
            return Response(status_code=HTTPStatus.PERMANENT_REDIRECT, headers=headers)
        case Serve():
            found = _read(roots[PUBLISHED if decision.file.startswith(PUBLISHED) else ""], decision)
            if found is not None:
                status = HTTPStatus.NOT_FOUND if decision.file == rules.not_found else HTTPStatus.OK
                return _file_response(rules, request, decision, found, status)
            missing = encoded(rules, rules.not_found, accept_encoding)
            page = _read(roots[""], missing) or b""
            return _file_response(rules, request, missing, page, HTTPStatus.NOT_FOUND)


def _is_call(rules: CdnRules, path: str) -> bool:
    """Whether a function answers a path: under /api all but files, such as ``/api/version``."""
    decision = decide(rules, "GET", path, "", "")
    if rules.is_answered_by_function(path):
        return decision != Refuse(HTTPStatus.BAD_REQUEST)
    return path.startswith("/api/") and decision == Refuse(HTTPStatus.NOT_FOUND)


def _raw_path(request: Request) -> str:
    """Return the path as the client sent it; anything else (``*``) stays unchanged."""
    raw: bytes = request.scope.get("raw_path") or request.scope["path"].encode()
    return raw.partition(b"?")[0].decode("latin-1")


def _refusal(rules: CdnRules, request: Request, path: str, status: int) -> Response:
    media_type, body = rules.refusal(status, path)
    headers = {"cache-control": "no-store", "content-type": media_type}
    if status == HTTPStatus.METHOD_NOT_ALLOWED:
        headers["allow"] = ", ".join(rules.methods)
    content = b"" if request.method == "HEAD" else body.encode()
    return Response(content, status, headers)


def _read(root: Path, serve: Serve) -> bytes | None:
    """Read the chosen variant, but nothing outside its root, not even through a link."""
    try:
        file = (root / (serve.file[1:] + TWIN[serve.encoding])).resolve()
        return file.read_bytes() if file.is_relative_to(root) else None
    except OSError:
        # Missing, a folder, or a name too long for the disk: not published.
        return None


def _file_response(
    rules: CdnRules, request: Request, serve: Serve, content: bytes, status: HTTPStatus
) -> Response:
    etag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
    headers = {
        "cache-control": rules.cache_control_of(serve.file),
        "content-type": rules.content_type_of(serve.file),
        "etag": etag,
    }
    if serve.encoding:
        headers["content-encoding"] = serve.encoding
    if any(serve.file.endswith(kind) for kind in rules.compressed):
        headers["vary"] = "Accept-Encoding"
    if status == HTTPStatus.OK and _knows(request, etag):
        del headers["content-type"]
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    headers["content-length"] = str(len(content))
    return Response(b"" if request.method == "HEAD" else content, status, headers)


def _knows(request: Request, etag: str) -> bool:
    """Whether the client has this variant of the file (If-None-Match, weak comparison)."""
    sent = request.headers.get("if-none-match", "")
    return sent.strip() == "*" or etag in (tag.strip().removeprefix("W/") for tag in sent.split(","))
