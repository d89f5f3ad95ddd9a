"""Closes connections of slow clients, so that they occupy neither memory nor sockets.

uvicorn has a deadline only for idle connections; API Gateway and the CDN of the cloud have these as well.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


@dataclass(frozen=True)
class Deadlines:
    """Deadlines of a client, in seconds."""

    headers: float = 10.0
    """From the start of a connection, or of a further request, to the end of the headers."""
    idle: float = 90.0
    """Between a response and the next request; longer than uvicorn's, which closes without an error."""
    body: float = 30.0
    """From the end of the headers to the end of the body."""
    response: float = 30.0
    """To receive any part of the pending output."""

    def of(self, state: Any, is_idle: bool) -> float | None:
        """Return the deadline of what is read next; None while nothing is read."""
        headers = self.idle if is_idle else self.headers
        return {h11.IDLE: headers, h11.SEND_BODY: self.body}.get(state)


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
            state = self.conn.their_state
            # After a response, before anything of the next request.
            is_idle = state is h11.IDLE and self.cycle is not None and not self.conn.trailing_data[0]
            awaited = (state, self.cycle, is_idle)
            if awaited == self._awaited:
                return
            self._awaited = awaited
            _cancel(self._reading)
            seconds = deadlines.of(state, is_idle)
            if seconds is not None and not self.transport.is_closing():
                self._reading = self.loop.call_later(seconds, self.transport.abort)

    return Protocol


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
