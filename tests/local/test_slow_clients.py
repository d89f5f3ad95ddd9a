"""Connections of slow clients are closed; others are not."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection

import pytest
import uvicorn
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from infra.local.serve import server_config
from infra.local.slow_clients import Deadlines, closing_slow_clients

pytestmark = pytest.mark.slow

NEVER = 600.0
SOON = 0.3
GIVEN_UP = 20.0
"""Seconds after which a client must be disconnected."""
LARGE = 64 * 1024 * 1024
GET = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n"


@dataclass(frozen=True)
class Listening:
    port: int
    server: uvicorn.Server

    def has_connections(self) -> bool:
        return len(self.server.server_state.connections) > 0


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Respond with the length of the body; ``/large`` responds with more than any buffer holds."""
    request = Request(scope, receive)
    body = await request.body()
    content = bytes(LARGE) if request.url.path == "/large" else str(len(body)).encode()
    await Response(content)(scope, receive, send)


@contextmanager
def server(deadlines: Deadlines) -> Iterator[Listening]:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        config = uvicorn.Config(
            app,
            http=closing_slow_clients(deadlines),
            lifespan="off",
            log_level="error",
            timeout_keep_alive=600,
        )
        running = uvicorn.Server(config)
        thread = threading.Thread(target=lambda: asyncio.run(running.serve([listening])))
        thread.start()
        while not running.started:
            time.sleep(0.001)
        try:
            yield Listening(listening.getsockname()[1], running)
        finally:
            running.should_exit = running.force_exit = True
            thread.join()


@contextmanager
def connected(deadlines: Deadlines) -> Iterator[socket.socket]:
    with (
        server(deadlines) as running,
        socket.create_connection(("127.0.0.1", running.port), timeout=GIVEN_UP) as client,
    ):
        yield client


def is_closed_while(client: socket.socket, drip: Callable[[], bytes]) -> bool:
    """Send bit by bit, and return whether the server closes the connection in time."""
    client.settimeout(0.02)
    deadline = time.monotonic() + GIVEN_UP
    while time.monotonic() < deadline:
        try:
            client.sendall(drip())
            if client.recv(1000) == b"":
                return True
        except TimeoutError:
            continue
        except OSError:
            return True
    return False


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\n", GET])
def test_headers_have_a_deadline(begun: bytes) -> None:
    """Also on a connection with an earlier response."""
    with connected(Deadlines(headers=SOON, body=NEVER, response=NEVER)) as client:
        client.sendall(begun)
        names = iter(range(1_000_000))
        client.sendall(b"GET / HTTP/1.1\r\n" if begun == b"" else b"")
        if begun == GET:
            assert client.recv(1000).startswith(b"HTTP/1.1 200")
            client.sendall(b"GET / HTTP/1.1\r\n")
        assert is_closed_while(client, lambda: b"x-%d: y\r\n" % next(names))


@pytest.mark.parametrize("begun", [b"", GET])
def test_a_silent_connection_is_closed(begun: bytes) -> None:
    with connected(Deadlines(headers=SOON, idle=SOON, body=NEVER, response=NEVER)) as client:
        client.sendall(begun)
        assert is_closed_while(client, lambda: b"")


def test_an_idle_connection_takes_further_requests() -> None:
    """Clients use a connection again: one that has been closed meanwhile fails their request."""
    headers = 1.0
    with server(Deadlines(headers=headers, body=NEVER, response=NEVER)) as running:
        client = HTTPConnection("127.0.0.1", running.port, timeout=GIVEN_UP)
        client.connect()
        used = client.sock
        for _ in range(2):
            client.request("GET", "/")
            assert client.getresponse().read() == b"0"
            time.sleep(1.5 * headers)
        assert client.sock is used
        client.close()
    assert server_config(app, 0).timeout_keep_alive > Deadlines().headers


def test_a_body_has_a_deadline() -> None:
    with connected(Deadlines(headers=NEVER, body=SOON, response=NEVER)) as client:
        client.sendall(POST)
        assert is_closed_while(client, lambda: b"")
    with connected(Deadlines(headers=NEVER, body=SOON, response=NEVER)) as client:
        client.sendall(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n")
        assert is_closed_while(client, lambda: b"x")


def test_a_response_that_is_not_received_is_given_up() -> None:
    """Only the data in the kernel's buffer can still be read."""
    with (
        server(Deadlines(headers=NEVER, body=NEVER, response=SOON)) as running,
        socket.create_connection(("127.0.0.1", running.port), timeout=GIVEN_UP) as client,
    ):
        client.sendall(b"GET /large HTTP/1.1\r\nhost: x\r\n\r\n")
        assert client.recv(1000).startswith(b"HTTP/1.1 200")
        assert running.has_connections()
        deadline = time.monotonic() + GIVEN_UP
        while running.has_connections() and time.monotonic() < deadline:
            time.sleep(0.01)
        assert not running.has_connections()


def test_a_client_that_works_is_not_closed() -> None:
    """The deadlines are per request, not per connection."""
    with (
        connected(Deadlines(headers=0.8, body=0.8, response=0.8)) as client,
        client.makefile("rb") as responses,
    ):
        end = time.monotonic() + 2
        while time.monotonic() < end:
            client.sendall(POST)
            client.sendall(b"x" * 100)
            while responses.readline() != b"\r\n":
                pass
            assert responses.read(3) == b"100"
            time.sleep(0.01)


def test_the_service_gives_slow_clients_half_a_minute_at_most() -> None:
    protocol = server_config(app, 8080).http
    assert getattr(protocol, "__qualname__", "").startswith(closing_slow_clients.__name__)
    assert max(Deadlines().headers, Deadlines().body, Deadlines().response) <= 30
