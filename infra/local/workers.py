"""A pool of worker processes for one function: grows with concurrent calls, replaces dead workers."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
import uuid
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from infra.local.forks import ForkError, ForkServer
from infra.local.worker import LENGTH

GRACE_SECONDS = 3.0
"""Time for a worker to stop by itself when the stack stops."""
START_SECONDS = 30.0
"""Time for a worker to import its function: no client of an HTTP API waits longer."""
ENDED = "the worker ended before it answered"


class FunctionFailedError(Exception):
    """The function raised, or its process ended before it answered."""


@dataclass(frozen=True)
class Launch:
    """How to start the workers of a function."""

    name: str
    """``account``"""
    handler: str
    """``functions.account.handler.handler``"""
    forks: ForkServer


class Worker:
    """One process, serving one call at a time."""

    def __init__(self, pid: int, responses: asyncio.StreamReader, calls: asyncio.StreamWriter) -> None:
        self._pid = pid
        self._responses = responses
        self._calls = calls

    @classmethod
    async def start(cls, launch: Launch) -> Worker:
        """Start the process and wait until it has imported the function.

        Raises FunctionFailedError or TimeoutError.
        """
        async with asyncio.timeout(START_SECONDS):
            try:
                fork = await launch.forks.fork(launch.name, launch.handler)
            except ForkError as problem:
                raise FunctionFailedError("no process could be started") from problem
            worker = cls(fork.pid, *await asyncio.open_connection(sock=fork.calls))
            try:
                await worker._response()
            except FunctionFailedError:
                await worker.stop()
                raise
            except BaseException:
                worker.kill()
                raise
            return worker

    @property
    def alive(self) -> bool:
        """Whether the process is known to run."""
        return not self._responses.at_eof()

    async def call(self, event: dict[str, Any], seconds: float) -> Any:
        """Send one event and wait for the result. Raises FunctionFailedError."""
        frame = json.dumps(
            {"event": event, "id": str(uuid.uuid4()), "deadline": time.time() + seconds}
        ).encode()
        try:
            self._calls.write(LENGTH.pack(len(frame)) + frame)
            await self._calls.drain()
        except OSError as problem:
            raise FunctionFailedError(ENDED) from problem
        response = await self._response()
        if "answer" not in response:
            raise FunctionFailedError("the function raised")
        return response["answer"]

    def kill(self) -> None:
        """End the process at once."""
        if self.alive:
            with suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)
        self._calls.close()

    async def stop(self) -> None:
        """Let the process end by itself, then end it."""
        try:
            async with asyncio.timeout(GRACE_SECONDS):
                with suppress(OSError):
                    self._calls.write_eof()
                    # The process closes its end when it ends.
                    await self._responses.read()
        except TimeoutError:
            self.kill()
        self._calls.close()

    async def _response(self) -> dict[str, Any]:
        """Wait for the next frame. Raises FunctionFailedError when the process ends."""
        try:
            (length,) = LENGTH.unpack(await self._responses.readexactly(LENGTH.size))
            response: dict[str, Any] = json.loads(await self._responses.readexactly(length))
        except (OSError, asyncio.IncompleteReadError) as problem:
            raise FunctionFailedError(ENDED) from problem
        return response


class Pool:
    """The workers of one function."""

    def __init__(self, launch: Launch, size: int) -> None:
        self._launch = launch
        self._free = asyncio.Semaphore(size)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()

    async def warm(self) -> None:
        """Start the first worker before the first call."""
        self._idle.append(await self._start())

    async def call(self, event: dict[str, Any], seconds: float) -> Any:
        """Call the function within a timeout, which includes the wait for a free worker.

        As in the cloud, the start of a process is no part of it. Raises FunctionFailedError or TimeoutError;
        the worker is replaced then.
        """
        async with asyncio.timeout(seconds) as limit, self._free:
            worker = await self._take(limit)
            try:
                response = await worker.call(event, seconds)
            except FunctionFailedError:
                await self._discard(worker)
                raise
            except BaseException:
                # Timed out or cancelled: no one would read the result.
                self._all.discard(worker)
                worker.kill()
                raise
            self._idle.append(worker)
            return response

    async def close(self) -> None:
        """Stop all workers."""
        await asyncio.gather(*(worker.stop() for worker in self._all))
        self._all.clear()
        self._idle.clear()

    async def _take(self, limit: asyncio.Timeout) -> Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            self._all.discard(worker)
        clock = asyncio.get_running_loop().time
        left = (limit.when() or clock()) - clock()
        limit.reschedule(None)
        try:
            return await self._start()
        finally:
            limit.reschedule(clock() + left)

    async def _start(self) -> Worker:
        worker = await Worker.start(self._launch)
        self._all.add(worker)
        return worker

    async def _discard(self, worker: Worker) -> None:
        self._all.discard(worker)
        await worker.stop()
