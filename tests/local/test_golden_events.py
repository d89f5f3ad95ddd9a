"""Handwritten events in the form AWS documents: handlers and gateway must agree about them.

``SESSION`` in a file stands for the cookie of a user who is signed in.
"""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from infra.local.events import make_event
from infra.local.routes import Match, read_routes
from infra.local.stack import SERVICE
from tests.local.real_service import real_service
from tests.local.running import needs_dynoxide
from tests.local.service import Headers, Service, asking

pytestmark = [needs_dynoxide, pytest.mark.slow]

EVENTS = Path(__file__).with_name("events")
NAMES = sorted(file.stem for file in EVENTS.glob("*.json"))
STATUSES = {
    "account-forged-cookie": 200,
    "account-name-taken": 409,
    "account-public-name": 200,
    "account-public-name-base64": 200,
    "account-repeated-query": 200,
    "account-signed-in": 200,
    "account-signed-out": 200,
    "branch-signed-out": 401,
    "changelog": 200,
    "deck-import-wrong-address": 400,
    "deck-of-an-archive": 400,
    "deck-signed-out": 401,
    "deck-unknown": 400,
    "decks": 200,
    "favorite-signed-out": 401,
    "health": 200,
    "inventory": 200,
    "inventory-add": 200,
    "inventory-key-unknown": 401,
    "inventory-signed-out": 401,
    "login-broken-json": 400,
    "login-bytes": 400,
    "login-cross-origin": 403,
    "login-form": 400,
    "login-no-origin": 403,
    "login-unknown-user": 400,
    "login-wrong-types": 422,
    "logout-signed-out": 200,
    "oembed-elsewhere": 400,
    "pda-mine": 200,
    "pda-unknown": 400,
    "playtest-data": 403,
    "playtest-report": 403,
    "playtest-signed-out": 401,
    "recommendation-bad-id": 422,
    "sessions": 200,
    "unknown-route": 404,
    "wrong-method": 405,
}
VOLATILE = ("accountId", "apiId", "domainName", "domainPrefix", "requestId", "time", "timeEpoch")


def read(name: str, session: str) -> dict[str, Any]:
    text = (EVENTS / f"{name}.json").read_text(encoding="utf-8")
    event: dict[str, Any] = json.loads(text.replace("SESSION", session))
    return event


def match_of(event: dict[str, Any]) -> Match:
    http = event["requestContext"]["http"]
    match = read_routes(SERVICE).match(http["method"], quote(http["path"]))
    assert match is not None
    return match


def body_of(message: dict[str, Any]) -> bytes:
    """Body of an event or an answer."""
    body = str(message.get("body", ""))
    return base64.b64decode(body) if message["isBase64Encoded"] else body.encode()


def request_of(event: dict[str, Any]) -> tuple[str, str, bytes, Headers]:
    """The request that API Gateway would have made the event of."""
    query = f"?{event['rawQueryString']}" if event["rawQueryString"] else ""
    own = ("x-amzn-trace-id", "x-forwarded-for", "x-forwarded-port", "x-forwarded-proto")
    headers = [(name, value) for name, value in event["headers"].items() if name not in own]
    if "cookies" in event:
        headers.append(("cookie", "; ".join(event["cookies"])))
    return quote(event["rawPath"]) + query, event["requestContext"]["http"]["method"], body_of(event), headers


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with real_service(tmp_path_factory.mktemp("golden")) as running:
        yield running


@pytest.fixture(scope="module")
def session(service: Service) -> str:
    """Cookie of the user whose name is taken in the events."""
    response = service.invoke("account", read("account-name-taken", ""))
    assert response["statusCode"] == 200
    return str(response["cookies"][0]).partition(";")[0]


@pytest.mark.parametrize("name", NAMES)
def test_a_handler_and_the_gateway_give_the_same_response(service: Service, session: str, name: str) -> None:
    event = read(name, session)
    direct = service.invoke(match_of(event).function.name, event)
    through = service.ask(*request_of(event))
    assert direct["statusCode"] == through.status == STATUSES.get(name, through.status)
    assert through.status < 500
    assert through.body == (b"" if name.endswith("-head") else body_of(direct))
    assert through.all("set-cookie") == direct.get("cookies", [])
    for header, value in direct["headers"].items():
        assert through.header(header) == value


@pytest.mark.parametrize("name", NAMES)
def test_the_gateway_creates_the_event_that_aws_documents(name: str) -> None:
    golden = read(name, "session=x")
    made: list[dict[str, Any]] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        path = scope["raw_path"].decode()
        made.append(make_event(request, path, await request.body(), match_of(golden)))
        await Response()(scope, receive, send)

    path, method, body, headers = request_of(golden)
    asyncio.run(asking(app, client="192.0.2.1")(path, method, body, headers))
    assert comparable(made[0]) == comparable(golden)
    assert set(made[0]["requestContext"]) == set(golden["requestContext"])


def comparable(event: dict[str, Any]) -> dict[str, Any]:
    """Remove values that vary between calls, and parse the body."""
    context = {key: value for key, value in event["requestContext"].items() if key not in VOLATILE}
    headers = {key: value for key, value in event["headers"].items() if key != "x-amzn-trace-id"}
    rest = {key: value for key, value in event.items() if key not in ("body", "isBase64Encoded")}
    return {**rest, "requestContext": context, "headers": headers, "decodedBody": body_of(event)}


def test_a_session_means_its_user(service: Service, session: str) -> None:
    signed_in = service.ask(*request_of(read("account-signed-in", session)))
    assert json.loads(signed_in.body)["username"] == "Golden Event"
    forged = service.ask(*request_of(read("account-forged-cookie", session)))
    assert json.loads(forged.body) == {"success": False}


def test_an_error_has_one_shape(service: Service, session: str) -> None:
    for name, status in STATUSES.items():
        if status >= 400:
            response = service.ask(*request_of(read(name, session)))
            error = json.loads(response.body)["error"]
            assert {"code", "message"} <= set(error) <= {"code", "message", "details"}, name
