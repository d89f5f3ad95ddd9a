"""Asks the fork server for processes of functions."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

GRACE_SECONDS = 3.0
"""Time for the fork server to stop by itself when the stack stops."""


class ForkError(Exception):
    """The fork server has ended."""


@dataclass(frozen=True)
class Fork:
    """A new process of a function."""

    pid: int
    calls: socket.socket
    """Carries calls and their results."""


class ForkServer:
    """The fork server of a stack. It starts with the first request."""

    def __init__(self, root: Path, environment: dict[str, str]) -> None:
        self._root, self._environment = root, environment
        self._process: subprocess.Popen[bytes] | None = None
        self._requests: socket.socket | None = None
        self._one_at_a_time = asyncio.Lock()

    async def fork(self, name: str, handler: str) -> Fork:
        """Start a process of a function.

        Raises ForkError; the next request starts another fork server then.
        """
        request = json.dumps({"name": name, "handler": handler}).encode()
        ours, theirs = socket.socketpair()
        async with self._one_at_a_time:
            requests = self._connected()
            try:
                with theirs:
                    socket.send_fds(requests, [request], [theirs.fileno()])
                response = await asyncio.get_running_loop().sock_recv(requests, 64)
                if not response:
                    raise ConnectionError("the fork server has ended")
            except BaseException as problem:
                # An unread response would be taken for the next one.
                ours.close()
                self._kill()
                if isinstance(problem, OSError):
                    raise ForkError from problem
                raise
        ours.setblocking(False)
        return Fork(int(response), ours)

    async def close(self) -> None:
        """Stop it."""
        process = self._process
        self._disconnect()
        if process is None:
            return
        try:
            await asyncio.to_thread(process.wait, GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _connected(self) -> socket.socket:
        """Start the fork server, or start it again if it has ended."""
        if self._process is not None and self._process.poll() is not None:
            self._disconnect()
        return self._requests or self._start()

    def _start(self) -> socket.socket:
        self._requests, theirs = socket.socketpair()
        self._requests.setblocking(False)
        with theirs:
            self._process = subprocess.Popen(  # noqa: S603 (the command is our own)
                [sys.executable, "-m", "infra.local.fork_server", str(os.getpid())],
                cwd=self._root,
                env=self._environment,
                stdin=theirs.fileno(),
                stdout=subprocess.DEVNULL,
                process_group=0,
            )
        return self._requests

    def _disconnect(self) -> None:
        if self._requests is not None:
            self._requests.close()
        self._requests = self._process = None

    def _kill(self) -> None:
        process = self._process
        self._disconnect()
        if process is not None:
            process.kill()
            process.wait()
