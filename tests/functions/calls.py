"""Calls a function like API Gateway: with an event of format 2.0, through Mangum."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from typing import Any, cast

from fastapi import FastAPI
from mangum import Mangum
from mangum.types import LambdaContext

from tests.functions.databases import ORIGIN


class Context:
    """The Lambda context of a call."""

    aws_request_id = "test-call"


@dataclass(frozen=True)
class Reply:
    """A response as API Gateway gets it."""

    status: int
    headers: dict[str, str]
    cookies: list[str]
    body: bytes

    @property
    def json(self) -> Any:
        """The parsed body."""
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of an error; fails the test when the error has another shape than documented."""
        assert self.headers["content-type"].startswith("application/json")
        assert set(self.json) == {"error"}
        error = self.json["error"]
        assert {"code", "message"} <= set(error) <= {"code", "message", "details"}
        assert isinstance(error["code"], str)
        assert isinstance(error["message"], str)
        return error["code"]


def event(
    method: str, path: str, body: bytes | None, headers: dict[str, str], *, address: str = "203.0.113.7"
) -> dict[str, Any]:
    """An event of payload format 2.0, as AWS documents it; cookies are separate from the headers."""
    path, _, query = path.partition("?")
    named = {name.lower(): value for name, value in headers.items()}
    cookies = named.pop("cookie", "")
    drawn = {
        "version": "2.0",
        "routeKey": "$default",
        "rawPath": path,
        "rawQueryString": query,
        "cookies": cookies.split("; ") if cookies else [],
        "headers": named,
        "requestContext": {
            "accountId": "123456789012",
            "apiId": "api-id",
            "http": {
                "method": method,
                "path": path,
                "protocol": "HTTP/1.1",
                "sourceIp": address,
                "userAgent": named.get("user-agent", ""),
            },
            "requestId": "id",
            "routeKey": "$default",
            "stage": "$default",
            "time": "20/Nov/2026:11:19:07 +0000",
            "timeEpoch": 1795173547000,
        },
        "isBase64Encoded": body is not None,
    }
    return drawn if body is None else {**drawn, "body": base64.b64encode(body).decode()}


@dataclass
class Browser:
    """A client with an IP address and cookies."""

    app: FastAPI
    address: str = "203.0.113.7"
    cookies: dict[str, str] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=lambda: {"origin": ORIGIN})

    def call(self, method: str, path: str, sent_body: Any = None, **headers: str) -> Reply:
        """Call with a JSON body."""
        body = None if sent_body is None else json.dumps(sent_body).encode()
        return self.send(method, path, body, {"content-type": "application/json", **headers})

    def send(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> Reply:
        """Call with any body."""
        sent = {name.replace("_", "-"): value for name, value in {**self.headers, **headers}.items()}
        if self.cookies and "cookie" not in sent:
            sent["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        call = event(method, path, body, sent, address=self.address)
        with _own_event_loop():
            response = Mangum(self.app, lifespan="off")(call, cast(LambdaContext, Context()))
        cookies = response.get("cookies", [])
        for cookie in cookies:
            self._keep(cookie)
        text = response.get("body", "")
        raw = base64.b64decode(text) if response["isBase64Encoded"] else text.encode()
        return Reply(response["statusCode"], response.get("headers", {}), cookies, raw)

    def _keep(self, cookie: str) -> None:
        for name, morsel in SimpleCookie(cookie).items():
            if morsel["max-age"] == "0":
                self.cookies.pop(name, None)
            else:
                self.cookies[name] = morsel.value

    def register(self, username: str = "Theo Bell", password: str = "correct horse", **more: str) -> Reply:
        """Register, which signs in."""
        return self.call("POST", "/api/account", {"username": username, "password": password, **more})

    def log_in(self, username: str = "Theo Bell", password: str = "correct horse", **more: Any) -> Reply:
        """Sign in."""
        return self.call("POST", "/api/login", {"username": username, "password": password, **more})


@contextmanager
def _own_event_loop() -> Iterator[None]:
    """Set the event loop that Mangum takes from the thread, and close it: an open one fails later tests."""
    loop = asyncio.new_event_loop()
    asyncio.set_event_loop(loop)
    try:
        yield
    finally:
        asyncio.set_event_loop(None)
        loop.close()
