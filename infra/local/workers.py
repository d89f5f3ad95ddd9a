"""A pool of worker processes for one function: grows with concurrent calls, replaces dead workers."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
import uuid
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from infra.local.worker import LENGTH

GRACE_SECONDS = 3.0
"""Time for a worker to stop by itself when the stack stops."""


class FunctionFailedError(Exception):
    """The function raised, or its process ended before it answered."""


@dataclass(frozen=True)
class Launch:
    """How to start the workers of a function."""

    name: str
    """``account``"""
    handler: str
    """``functions.account.handler.handler``"""
    root: Path
    environment: dict[str, str]


class Worker:
    """One process, serving one call at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, launch: Launch) -> Worker:
        """Start the process; it imports the function while the first call waits for it."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "infra.local.worker",
            launch.handler,
            str(os.getpid()),
            cwd=launch.root,
            env={**launch.environment, "AWS_LAMBDA_FUNCTION_NAME": launch.name},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            # Ctrl-C reaches every process of the terminal's group; the gateway lets calls finish first.
            process_group=0,
        )
        return cls(process)

    @property
    def alive(self) -> bool:
        """Whether the process is known to run."""
        return self._process.returncode is None

    async def call(self, event: dict[str, Any], seconds: float) -> Any:
        """Send one event and wait for the result. Raises FunctionFailedError."""
        frame = json.dumps(
            {"event": event, "id": str(uuid.uuid4()), "deadline": time.time() + seconds}
        ).encode()
        stdin, stdout = self._process.stdin, self._process.stdout
        if stdin is None or stdout is None:
            raise FunctionFailedError("the worker has no pipes")
        try:
            stdin.write(LENGTH.pack(len(frame)) + frame)
            await stdin.drain()
            (length,) = LENGTH.unpack(await stdout.readexactly(LENGTH.size))
            response: dict[str, Any] = json.loads(await stdout.readexactly(length))
        except (OSError, asyncio.IncompleteReadError) as problem:
            raise FunctionFailedError("the worker ended before it answered") from problem
        if "answer" not in response:
            raise FunctionFailedError("the function raised")
        return response["answer"]

    def kill(self) -> None:
        """End the process at once."""
        # asyncio's own `kill` first looks whether the process has ended, which takes its exit status from
        # the thread that waits for it.
        if self.alive:
            with suppress(ProcessLookupError):
                os.kill(self._process.pid, signal.SIGKILL)

    async def stop(self) -> None:
        """Let the process end by itself, then end it."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        try:
            await asyncio.wait_for(self._process.wait(), GRACE_SECONDS)
        except TimeoutError:
            self.kill()
            await self._process.wait()


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

        Raises FunctionFailedError or TimeoutError; the worker is replaced then.
        """
        async with asyncio.timeout(seconds), self._free:
            worker = await self._take()
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

    async def _take(self) -> Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            self._all.discard(worker)
        return await self._start()

    async def _start(self) -> Worker:
        worker = await Worker.start(self._launch)
        self._all.add(worker)
        return worker

    async def _discard(self, worker: Worker) -> None:
        self._all.discard(worker)
        await worker.stop()
