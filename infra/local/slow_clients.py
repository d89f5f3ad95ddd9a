"""Closes connections of slow clients, so that they occupy neither memory nor sockets.

uvicorn has a deadline only for idle connections; API Gateway and the CDN of the cloud have these as well.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


@dataclass(frozen=True)
class Deadlines:
    """Deadlines of a client, in seconds."""

    headers: float = 10.0
    """From the start of a connection, or the end of the previous response, to the end of the headers."""
    body: float = 30.0
    """From the end of the headers to the end of the body."""
    response: float = 30.0
    """To receive any part of the pending output."""


def closing_slow_clients(deadlines: Deadlines) -> type[asyncio.Protocol]:
    """Return uvicorn's protocol of HTTP/1.1 with deadlines."""

    class Protocol(H11Protocol):
        _reading: asyncio.TimerHandle | None = None
        _writing: asyncio.TimerHandle | None = None
        _awaited: object = None
        """The part that is read, and of which request: its deadline runs until it changes."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
            super().connection_made(transport)
            self._await_next()

        def connection_lost(self, exc: Exception | None) -> None:
            _cancel(self._reading)
            _cancel(self._writing)
            super().connection_lost(exc)

        def handle_events(self) -> None:
            super().handle_events()
            self._await_next()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._await_next()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._writing = self.loop.call_later(deadlines.response, self.transport.abort)

        def resume_writing(self) -> None:
            _cancel(self._writing)
            super().resume_writing()

        def _await_next(self) -> None:
            awaited = (self.conn.their_state, self.cycle)
            if awaited == self._awaited:
                return
            self._awaited = awaited
            _cancel(self._reading)
            seconds = {h11.IDLE: deadlines.headers, h11.SEND_BODY: deadlines.body}.get(self.conn.their_state)
            if seconds is not None and not self.transport.is_closing():
                self._reading = self.loop.call_later(seconds, self.transport.abort)

    return Protocol


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
