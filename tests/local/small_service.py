"""A service of small functions, to try the gateway with what real functions never do."""

from __future__ import annotations

import asyncio
import os
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

SERVERLESS = """
functions:
  first:
    handler: rooms/first.handler
    timeout: 20
    events:
      - httpApi: "GET /api/echo"
      - httpApi: { method: "*", path: "/api/things/{id}" }
      - httpApi: { method: post, path: "/api/things/{id}/{rest+}" }
      - httpApi: { method: "*", path: /api/do }
      - schedule: rate(1 day)
  second:
    handler: rooms.second.handler
    events:
      - httpApi: { method: "*", path: /api/second }
  hasty:
    handler: rooms.second.handler
    timeout: 2
    events:
      - httpApi: { method: "*", path: /api/hasty }
"""

FIRST = """
import json, os, time
from pathlib import Path

calls = 0


def meet(me, other):
    Path(me).touch()
    while not Path(other).exists():
        time.sleep(0.01)


def handler(event, context):
    global calls
    calls += 1
    query = event.get("queryStringParameters", {})
    match query.get("how"):
        case "die":
            os._exit(3)
        case "raise":
            raise ValueError("no good")
        case "meet":
            meet(query["me"], query["other"])
        case "print":
            print("a stray line on stdout", flush=True)
        case "set":
            return {"not": {"json"}}
        case "large":
            return {"statusCode": 200, "body": "x" * (6 * 1024 * 1024 + 1)}
        case "odd":
            return json.loads(query["answer"])
    left = context.get_remaining_time_in_millis()
    said = {"event": event, "calls": calls, "pid": os.getpid(), "left": left}
    return {
        "statusCode": 201,
        "headers": {"content-type": "application/json", "x-name": context.function_name},
        "cookies": ["a=1; Path=/", "b=2; Path=/; HttpOnly"],
        "body": json.dumps(said),
    }
"""

SECOND = """
import base64, os, time
from rooms.first import meet


def handler(event, context):
    query = event.get("queryStringParameters", {})
    if "me" in query:
        meet(query["me"], query["other"])
    time.sleep(float(query.get("seconds", 0)))
    name = os.environ["AWS_LAMBDA_FUNCTION_NAME"].encode()
    return {
        "statusCode": 200,
        "headers": {"content-type": "image/png"},
        "body": base64.b64encode(b"\\x00\\xff" + name).decode(),
        "isBase64Encoded": True,
    }
"""

INDEX = (
    '<html><script id="theme">1</script>'
    '<script type="application/json" id="settings">{"images":{"host":""}}</script></html>'
)


@dataclass(frozen=True)
class Answer:
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def header(self, name: str) -> str | None:
        return next((value for key, value in self.headers if key == name), None)

    def all(self, name: str) -> list[str]:
        return [value for key, value in self.headers if key == name]


Headers = list[tuple[str, str]]
Ask = Callable[[str, str, bytes, Headers | None], Coroutine[Any, Any, Answer]]


def small_service(folder: Path) -> None:
    """Write the service and a site of one page."""
    files = {
        "serverless.yml": SERVERLESS,
        "rooms/__init__.py": "",
        "rooms/first.py": FIRST,
        "rooms/second.py": SECOND,
        "dist/index.html": INDEX,
        "dist/404.html": INDEX,
        "dist/api/version": '{"version":"1"}',
    }
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content)


class Service:
    """The small service, running; requests may come at once."""

    def __init__(self, folder: Path, processes: int = 2) -> None:
        small_service(folder)
        started: Future[tuple[asyncio.AbstractEventLoop, asyncio.Event, Ask]] = Future()
        self._thread = Thread(target=lambda: asyncio.run(_run(folder, processes, started)))
        self._thread.start()
        self._loop, self._stop, self._ask = started.result(timeout=30)

    def ask(
        self, path: str, method: str = "GET", body: bytes = b"", headers: Headers | None = None
    ) -> Answer:
        return self._together([self._ask(path, method, body, headers)])[0]

    def at_once(self, *paths: str) -> list[Answer]:
        return self._together([self._ask(path, "GET", b"", None) for path in paths])

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()

    def _together(self, calls: list[Coroutine[Any, Any, Answer]]) -> list[Answer]:
        waiting = [asyncio.run_coroutine_threadsafe(call, self._loop) for call in calls]
        return [each.result(timeout=60) for each in waiting]


async def _run(
    folder: Path, processes: int, started: Future[tuple[asyncio.AbstractEventLoop, asyncio.Event, Ask]]
) -> None:
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    stop = asyncio.Event()
    async with Api(read_routes(folder / "serverless.yml"), folder, environment, processes) as api:
        ask = asking(gateway(folder / "dist", api=api))
        started.set_result((asyncio.get_running_loop(), stop, ask))
        await stop.wait()


def asking(app: ASGIApp) -> Ask:
    """Make a caller that hands over requests as the server does: the path as it came, nothing tidied up."""

    async def ask(
        path: str, method: str = "GET", body: bytes = b"", headers: Headers | None = None
    ) -> Answer:
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
            "client": ("192.0.2.7", 50000),
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
        return Answer(sent[0]["status"], back, b"".join(part.get("body", b"") for part in sent[1:]))

    return ask
