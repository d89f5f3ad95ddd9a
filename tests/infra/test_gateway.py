from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import brotli
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.types import ASGIApp

from infra.cdn_rules import load_rules
from infra.edge_headers import ShellError
from infra.local.gateway import gateway
from infra.stored_files import stored_files

HASHED = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class Response:
    status: int
    headers: dict[str, str]
    body: bytes


def ask(app: ASGIApp, path: str, method: str = "GET", **headers: str) -> Response:
    """Send a request as the server would pass it: with the raw path."""
    raw, _, query = path.partition("?")
    scope = {
        "type": "http",
        "method": method,
        "path": raw,
        "raw_path": raw.encode(),
        "query_string": query.encode(),
        "scheme": "http",
        "server": ("127.0.0.1", 8080),
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
    }
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    async def answer() -> None:
        await app(scope, receive, send)

    asyncio.run(answer())
    headers_back = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return Response(sent[0]["status"], headers_back, b"".join(part.get("body", b"") for part in sent[1:]))


@pytest.fixture
def app(dist: Path) -> ASGIApp:
    return gateway(dist)


@pytest.mark.parametrize(
    ("path", "status", "content_type", "cache"),
    [
        ("/", 200, "text/html; charset=utf-8", "no-cache"),
        ("/crypt?q=%7B%22name%22%3A%22x%22%7D", 200, "text/html; charset=utf-8", "no-cache"),
        ("/cards/200001", 200, "text/html; charset=utf-8", "no-cache"),
        ("/cards/209999", 404, "text/html; charset=utf-8", "no-cache"),
        ("/decks/V5:PTr", 200, "text/html; charset=utf-8", "no-cache"),
        ("/decks/V5:None", 404, "text/html; charset=utf-8", "no-cache"),
        ("/decks/13041", 200, "text/html; charset=utf-8", "no-cache"),
        ("/decks/2k8unknown", 404, "text/html; charset=utf-8", "no-cache"),
        ("/decks/Ab3dE6gH9", 200, "text/html; charset=utf-8", "no-cache"),
        ("/sitemap.xml", 200, "application/xml; charset=utf-8", "no-cache"),
        ("/feeds/changes.atom", 200, "application/atom+xml; charset=utf-8", "public, max-age=3600"),
        ("/feeds/winning-decks.json", 200, "application/feed+json", "public, max-age=3600"),
        ("/robots.txt", 200, "text/plain; charset=utf-8", "public, max-age=86400"),
        ("/no/such/page", 404, "text/html; charset=utf-8", "no-cache"),
        ("/404.html", 404, "text/html; charset=utf-8", "no-cache"),
        ("/assets/main-a1.js", 200, "text/javascript; charset=utf-8", HASHED),
        ("/assets/gone.js", 404, "text/html; charset=utf-8", "no-cache"),
        ("/assets/" + "x" * 5000 + ".js", 404, "text/html; charset=utf-8", "no-cache"),
        ("/data/manifest.json", 200, "application/json", "public, max-age=60"),
        ("/data/crypt.1a2b.json", 200, "application/json", HASHED),
        ("/icons/icon-192.png", 200, "image/png", "public, max-age=86400"),
        ("/manifest.webmanifest", 200, "application/manifest+json", "no-cache"),
        ("/api/version", 200, "application/json", "public, max-age=60"),
        ("/api/none", 404, "application/json", "no-store"),
        ("/%", 400, "text/html; charset=utf-8", "no-store"),
        ("/data/../../pyproject.toml", 400, "text/html; charset=utf-8", "no-store"),
    ],
)
def test_responses_of_the_edge(app: ASGIApp, path: str, status: int, content_type: str, cache: str) -> None:
    answer = ask(app, path)
    assert answer.status == status
    assert answer.headers["content-type"] == content_type
    assert answer.headers["cache-control"] == cache
    assert int(answer.headers["content-length"]) == len(answer.body) > 0


def test_files_of_functions_are_in_a_separate_folder(dist: Path, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "pda"
    folder.mkdir(parents=True)
    (folder / "index").write_bytes(b'{"schema":1}')
    (folder / "base.1.1a2b.json.br").write_bytes(b"small")
    (tmp_path / "data" / "crypt.1a2b.json").write_bytes(b"another")
    app = gateway(dist, published=tmp_path)
    pointer = ask(app, "/data/pda/index", accept_encoding="br")
    assert (pointer.status, pointer.body) == (200, b'{"schema":1}')
    assert pointer.headers["cache-control"] == "public, max-age=20"
    assert pointer.headers["content-type"] == "application/json"
    assert "content-encoding" not in pointer.headers
    base = ask(app, "/data/pda/base.1.1a2b.json", accept_encoding="br")
    assert (base.body, base.headers["content-encoding"]) == (b"small", "br")
    assert base.headers["cache-control"] == HASHED
    assert ask(app, "/data/crypt.1a2b.json").body == b'{"cards":[]}', "the site's own data stay its own"
    assert ask(app, "/data/pda/none.json").status == 404
    assert ask(gateway(dist), "/data/pda/index").status == 404


def test_the_newest_version_of_a_file_has_an_address(app: ASGIApp, dist: Path) -> None:
    manifest = json.loads((dist / "data" / "manifest.json").read_bytes())
    for name, file in manifest["files"].items():
        answer = ask(app, f"/latest/{name}.json", accept_encoding="br")
        assert (answer.status, answer.headers["location"]) == (307, f"/data/{file['path']}")
        assert answer.headers["cache-control"] == "public, max-age=60"
        assert answer.headers["access-control-allow-origin"] == "*"
    assert ask(app, "/latest/none.json").status == 404
    stored = {file.key: file.metadata for file in stored_files(load_rules(), dist)}
    location = f"/data/{manifest['files']['crypt']['path']}"
    assert stored["latest/crypt.json.br"] == {"status": "307", "location": location}


@pytest.mark.parametrize(
    ("path", "is_open"),
    [("/data/manifest.json", True), ("/schemas/crypt.json", True), ("/crypt", False), ("/sw.js", False)],
)
def test_only_data_may_be_read_by_pages_of_other_sites(app: ASGIApp, path: str, is_open: bool) -> None:
    answer = ask(app, path, origin="https://other.example")
    assert answer.status == 200
    assert ("access-control-allow-origin" in answer.headers) == is_open


def test_every_response_has_the_security_headers(app: ASGIApp) -> None:
    for path, method in [("/", "GET"), ("/none", "GET"), ("/%", "GET"), ("/", "POST"), ("/about", "GET")]:
        headers = ask(app, path, method).headers
        assert "script-src 'self' 'sha256-" in headers["content-security-policy"]
        assert "https://img.example.org" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "strict-origin-when-cross-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "strict-transport-security" not in headers


def test_about_is_the_first_page(app: ASGIApp) -> None:
    answer = ask(app, "/about?lang=pt")
    assert (answer.status, answer.headers["location"]) == (308, "/?lang=pt")


def test_the_smallest_form_is_sent(app: ASGIApp, dist: Path) -> None:
    plain = (dist / "index.html").read_bytes()
    small = ask(app, "/", accept_encoding="gzip, deflate, br")
    assert (small.headers["content-encoding"], brotli.decompress(small.body)) == ("br", plain)
    assert ask(app, "/", accept_encoding="gzip").headers["content-encoding"] == "gzip"
    whole = ask(app, "/")
    assert "content-encoding" not in whole.headers
    assert whole.body == plain
    assert whole.headers["vary"] == small.headers["vary"] == "Accept-Encoding"


def test_a_client_that_has_the_file_gets_no_body(app: ASGIApp) -> None:
    first = ask(app, "/data/crypt.1a2b.json", accept_encoding="br")
    known = f'"x", W/{first.headers["etag"]}'
    again = ask(app, "/data/crypt.1a2b.json", accept_encoding="br", if_none_match=known)
    assert (again.status, again.body) == (304, b"")
    assert again.headers["cache-control"] == first.headers["cache-control"]
    other_form = ask(app, "/data/crypt.1a2b.json", if_none_match=first.headers["etag"])
    assert other_form.status == 200


def test_an_error_page_is_never_not_modified(app: ASGIApp) -> None:
    etag = ask(app, "/none").headers["etag"]
    assert ask(app, "/none", if_none_match=etag).status == 404


@pytest.mark.parametrize("path", ["/", "/none", "/%", "/api/none", "/data/manifest.json"])
def test_head_is_get_without_the_body(app: ASGIApp, path: str) -> None:
    get, head = ask(app, path), ask(app, path, "HEAD")
    assert head.body == b""
    assert (head.status, head.headers["content-type"]) == (get.status, get.headers["content-type"])


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "BREW"])
def test_other_methods_are_refused(app: ASGIApp, method: str) -> None:
    answer = ask(app, "/crypt", method)
    assert (answer.status, answer.headers["allow"]) == (405, "GET, HEAD")
    assert b"405 Method Not Allowed" in answer.body


def test_a_link_out_of_dist_is_not_followed(app: ASGIApp, dist: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.json").write_text('{"secret":1}')
    (dist / "data" / "link.json").symlink_to(tmp_path / "secret.json")
    answer = ask(app, "/data/link.json")
    assert answer.status == 404
    assert b"secret" not in answer.body


@settings(
    max_examples=200,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(path=st.text(alphabet="/.%aeFf20cd\\~ \u00f6;:@&=+$,", max_size=30), query=st.text(max_size=10))
def test_no_path_breaks_the_gateway(app: ASGIApp, path: str, query: str) -> None:
    assert ask(app, f"/{path}?{query}").status in (200, 308, 400, 404)


def test_a_folder_without_a_site_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        gateway(tmp_path)
    (tmp_path / "index.html").write_text("<html></html>")
    with pytest.raises(ShellError):
        gateway(tmp_path)
