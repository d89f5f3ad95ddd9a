"""Sends calls of the SDK directly to the test database: unsigned, each in one write.

Signing, the layers of HTTP and the name of the SDK take two thirds of a call's time, and the database reads
none of them. How the SDK writes a call, reads its answer and tries again stays as it is.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest
from botocore.awsrequest import AWSPreparedRequest, AWSResponse
from botocore.endpoint import Endpoint
from botocore.useragent import sanitize_user_agent_string_component as sanitize

from functions.common.tables import READ_SECONDS

FAKE_SIGNATURE = {
    "Authorization": "AWS4-HMAC-SHA256 Credential=local/20261120/us-east-1/dynamodb/aws4_request, "
    "SignedHeaders=host, Signature=0",
    "X-Amz-Date": "20261120T120000Z",
}


@contextmanager
def quick_calls(endpoint: str) -> Iterator[None]:
    """Send calls to this endpoint directly while the block runs; others are unchanged."""
    usual_request, usual_send = Endpoint.create_request, Endpoint._send
    connections = _ConnectionPool(endpoint)

    def create_request(self: Endpoint, params: dict[str, Any], operation_model: Any = None) -> Any:
        if self.host != endpoint:
            return usual_request(self, params, operation_model)
        headers = params["headers"] | FAKE_SIGNATURE
        return AWSPreparedRequest(params["method"], params["url"], headers, params["body"], False)

    def send(self: Endpoint, request: AWSPreparedRequest) -> AWSResponse:
        return connections.send(request) if self.host == endpoint else usual_send(self, request)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Endpoint, "create_request", create_request)
        patch.setattr(Endpoint, "_send", send)
        patch.setattr("botocore.useragent.sanitize_user_agent_string_component", cache(sanitize))
        try:
            yield
        finally:
            connections.close()


@dataclass
class _Body:
    content: bytes

    def stream(self) -> list[bytes]:
        return [self.content]


class _Connection:
    """One persistent connection that carries one call at a time."""

    def __init__(self, host: str, port: int) -> None:
        self._socket = socket.create_connection((host, port), timeout=READ_SECONDS)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._answers = self._socket.makefile("rb")

    def call(self, request: AWSPreparedRequest) -> AWSResponse:
        headers = {**request.headers, "Host": "localhost", "Content-Length": len(request.body)}
        head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self._socket.sendall(f"{request.method} / HTTP/1.1\r\n{head}\r\n".encode() + request.body)
        status_line = self._answers.readline()
        if not status_line:
            raise ConnectionError("the database closed the connection")
        status = int(status_line[9:12])
        headers_received = {}
        while (line := self._answers.readline().decode().rstrip()) != "":
            name, _, headers_received[name] = line.partition(": ")
        body = self._answers.read(int(headers_received["content-length"]))
        return AWSResponse(request.url, status, headers_received, _Body(body))

    def close(self) -> None:
        self._answers.close()
        self._socket.close()


@dataclass
class _ConnectionPool:
    """As many connections as there are calls at once."""

    endpoint: str
    idle: list[_Connection] = field(default_factory=list)

    def send(self, request: AWSPreparedRequest) -> AWSResponse:
        try:
            connection = self.idle.pop()
        except IndexError:
            host, _, port = self.endpoint.removeprefix("http://").partition(":")
            connection = _Connection(host, int(port))
        try:
            response = connection.call(request)
        except BaseException:
            connection.close()
            raise
        self.idle.append(connection)
        return response

    def close(self) -> None:
        while self.idle:
            self.idle.pop().close()
