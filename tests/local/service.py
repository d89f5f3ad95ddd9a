"""Runs functions behind the gateway inside a test, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any

from starlette.types import ASGIApp

from infra.local.api import Api
from infra.local.gateway import gateway
from infra.local.routes import read_routes

ROOT = Path(__file__).resolve().parents[2]

INDEX = (
    '<html><script id="theme">1</script>'
    '<script type="application/json" id="settings">{"images":{"host":""}}</script></html>'
)


@dataclass(frozen=True)
class Response:
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def header(self, name: str) -> str | None:
        return next((value for key, value in self.headers if key == name), None)

    def all(self, name: str) -> list[str]:
        return [value for key, value in self.headers if key == name]


Headers = list[tuple[str, str]]
Ask = Callable[[str, str, bytes, Headers | None], Coroutine[Any, Any, Response]]


@dataclass(frozen=True)
class _Running:
    loop: asyncio.AbstractEventLoop
    stop: asyncio.Event
    api: Api
    ask: Ask


def write_site(dist: Path) -> None:
    """Write a site of one page."""
    (dist / "api").mkdir(parents=True)
    for name, content in {"index.html": INDEX, "404.html": INDEX, "api/version": '{"version":"1"}'}.items():
        (dist / name).write_text(content)


class Service:
    """Functions in their processes behind the gateway, in a thread; calls may be concurrent."""

    def __init__(
        self,
        root: Path,
        description: Path,
        environment: dict[str, str],
        dist: Path,
        published: Path | None = None,
    ) -> None:
        self._routes = read_routes(description)
        self._root, self._environment, self._dist = root, environment, dist
        self._published = published
        self._started: Future[_Running] = Future()
        self._thread = Thread(target=lambda: asyncio.run(self._run()))
        self._thread.start()
        self._running = self._started.result(timeout=30)

    def ask(
        self, path: str, method: str = "GET", body: bytes = b"", headers: Headers | None = None
    ) -> Response:
        return self._together([self._running.ask(path, method, body, headers)])[0]

    def at_once(self, *paths: str) -> list[Response]:
        return self._together([self._running.ask(path, "GET", b"", None) for path in paths])

    def invoke(self, name: str, event: dict[str, Any]) -> Any:
        """Call a function's handler directly with an event."""
        function = next(each for each in self._routes.functions if each.name == name)
        called = self._running.api.invoke(function, event)
        return asyncio.run_coroutine_threadsafe(called, self._running.loop).result(timeout=60)

    @property
    def environment(self) -> dict[str, str]:
        """The environment of its functions."""
        return self._environment

    def close(self) -> None:
        self._running.loop.call_soon_threadsafe(self._running.stop.set)
        self._thread.join()

    def _together(self, calls: list[Coroutine[Any, Any, Response]]) -> list[Response]:
        waiting = [asyncio.run_coroutine_threadsafe(call, self._running.loop) for call in calls]
        return [each.result(timeout=60) for each in waiting]

    async def _run(self) -> None:
        async with Api(self._routes, self._root, self._environment, processes=2) as api:
            ask = asking(gateway(self._dist, api=api, published=self._published))
            running = _Running(asyncio.get_running_loop(), asyncio.Event(), api, ask)
            self._started.set_result(running)
            await running.stop.wait()


def asking(app: ASGIApp, client: str = "192.0.2.7") -> Ask:
    """Return a client that passes requests like the server, with raw paths."""

    async def ask(
        path: str, method: str = "GET", body: bytes = b"", headers: Headers | None = None
    ) -> Response:
        raw, _, query = path.partition("?")
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "path": raw,
            "raw_path": raw.encode("latin-1"),
            "query_string": query.encode("latin-1"),
            "scheme": "http",
            "server": ("127.0.0.1", 8080),
            "client": (client, 50000),
            "headers": [
                (k.lower().encode(), v.encode("latin-1")) for k, v in headers or [("host", "localhost:8080")]
            ],
        }
        pieces = [body[start : start + 65_536] for start in range(0, len(body), 65_536)] or [b""]
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            piece = pieces.pop(0)
            return {"type": "http.request", "body": piece, "more_body": bool(pieces)}

        async def send(message: Any) -> None:
            sent.append(message)

        await app(scope, receive, send)
        back = [(name.decode(), value.decode("latin-1")) for name, value in sent[0]["headers"]]
        return Response(sent[0]["status"], back, b"".join(part.get("body", b"") for part in sent[1:]))

    return ask
