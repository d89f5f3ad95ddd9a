"""Connections that end at a moment, whatever the other side does meanwhile.

A socket timeout restarts with every byte: a site that sends one now and then would never be given up.
Here a timer shuts the connection, in the middle of a handshake, of the headers or of the body.
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
    """Seconds that everything together may take, from now on."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds
        self._timer: Timer | None = None
        self._watched: socket.socket | None = None

    def left(self) -> float:
        """Give the seconds that are left. Raises TimeoutError when there are none."""
        seconds = self._end - time.monotonic()
        if seconds <= 0:
            raise TimeoutError
        return seconds

    def watch(self, connected: socket.socket) -> None:
        """Shut a connection when the time is over; by a name of its own, for TLS takes the first one away."""
        self._watched = socket.socket(fileno=os.dup(connected.fileno()))
        self._timer = Timer(self.left(), self._shut)
        self._timer.daemon = True
        self._timer.start()

    def stop(self) -> None:
        """Watch no longer."""
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
    address: SplitResult, form: bytes, headers: dict[str, str], deadline: Deadline
) -> Iterator[HTTPResponse]:
    """Send a form to exactly this address, follow nothing, and give the answer once its headers are there.

    Raises OSError or HTTPException.
    """
    connection = (_Secure if address.scheme == "https" else _Plain)(address.netloc, deadline)
    path = address.path + (f"?{address.query}" if address.query else "")
    try:
        connection.request("POST", path or "/", form, headers)
        with connection.getresponse() as answer:
            yield answer
    finally:
        deadline.stop()
        connection.close()


def _connected(host: str, port: int, deadline: Deadline) -> socket.socket:
    """Connect to the first address of a host that answers in time. Raises OSError."""
    problem: OSError = OSError("the host has no address")
    for family, kind, protocol, _, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        tried = socket.socket(family, kind, protocol)
        try:
            tried.settimeout(deadline.left())
            tried.connect(place)
            deadline.watch(tried)
        except OSError as error:
            tried.close()
            problem = error
        else:
            return tried
    raise problem
