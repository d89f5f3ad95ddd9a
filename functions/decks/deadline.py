"""Connections with a deadline for the whole exchange.

A socket timeout restarts with every byte: a site that sends one now and then would never be given up. Here a
timer shuts the connection, even in the middle of the handshake, the headers or the body.
"""

from __future__ import annotations

import os
import socket
import ssl
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection
from threading import Timer
from urllib.parse import SplitResult


class Deadline:
    """A time limit for everything together, from now on."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds
        self._timer: Timer | None = None
        self._watched: socket.socket | None = None

    def left(self) -> float:
        """Return the remaining seconds. Raises TimeoutError when there are none."""
        seconds = self._end - time.monotonic()
        if seconds <= 0:
            raise TimeoutError
        return seconds

    def watch(self, connected: socket.socket) -> None:
        """Shut a connection when the time is over, by a duplicate descriptor: TLS detaches the first one."""
        self._watched = socket.socket(fileno=os.dup(connected.fileno()))
        self._timer = Timer(self.left(), self._shut)
        self._timer.daemon = True
        self._timer.start()

    def stop(self) -> None:
        """Stop watching."""
        if self._timer is not None:
            self._timer.cancel()
        if self._watched is not None:
            self._watched.close()

    def _shut(self) -> None:
        if self._watched is not None:
            with suppress(OSError):
                self._watched.shutdown(socket.SHUT_RDWR)


class _Plain(HTTPConnection):
    def __init__(self, host: str, deadline: Deadline) -> None:
        super().__init__(host)
        self._deadline = deadline

    def connect(self) -> None:
        self.sock = _connected(self.host, self.port, self._deadline)


class _Secure(HTTPSConnection):
    def __init__(self, host: str, deadline: Deadline) -> None:
        self._tls = ssl.create_default_context()
        super().__init__(host, context=self._tls)
        self._deadline = deadline

    def connect(self) -> None:
        plain = _connected(self.host, self.port, self._deadline)
        self.sock = self._tls.wrap_socket(plain, server_hostname=self.host)


@contextmanager
def posting(
    url: SplitResult, form: bytes, headers: dict[str, str], deadline: Deadline
) -> Iterator[HTTPResponse]:
    """Post a form to exactly this URL, without redirects, and return the response after its headers.

    Raises OSError or HTTPException.
    """
    connection = (_Secure if url.scheme == "https" else _Plain)(url.netloc, deadline)
    path = url.path + (f"?{url.query}" if url.query else "")
    try:
        connection.request("POST", path or "/", form, headers)
        with connection.getresponse() as response:
            yield response
    finally:
        deadline.stop()
        connection.close()


def _connected(host: str, port: int, deadline: Deadline) -> socket.socket:
    """Connect to the first IP address of a host that answers in time. Raises OSError."""
    problem: OSError = OSError("the host has no address")
    for family, kind, protocol, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        connection = socket.socket(family, kind, protocol)
        try:
            connection.settimeout(deadline.left())
            connection.connect(address)
            deadline.watch(connection)
        except OSError as error:
            connection.close()
            problem = error
        else:
            return connection
    raise problem
