"""The local database: a DynamoDB emulator with its tables in the data folder.

In this order: the one at ``DDB_ENDPOINT``; the embedded `dynoxide`, whose SQLite file survives
``kill -9``; `ministack`, if the former has no build for the machine.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv4Address
from pathlib import Path
from typing import IO

from infra.local.compaction import compact
from infra.local.free_port import HOST
from infra.local.parent_death import GRACE_SECONDS, dying_with_parent

DYNOXIDE = Path("node_modules") / "@dynoxide" / "linux-x64" / "dynoxide"
FILE = "dynamo.sqlite"
LOG = "database.log"
START_SECONDS = 20.0
Place = tuple[str, int]
"""Host and port."""
MINISTACK_NOTICE = (
    "Notice: this machine uses ministack as its database, which saves only on a clean stop (Ctrl-C). "
    "A crash loses what was entered since the start.\n"
)


class DatabaseError(Exception):
    """No database is available; the message says what to do."""


@dataclass(frozen=True)
class Plan:
    """How to start the database."""

    command: list[str]
    environment: dict[str, str]
    notice: str = ""


class Database:
    """A database process and its network address."""

    def __init__(self, plan: Plan, place: Place, log: IO[bytes]) -> None:
        self.endpoint = f"http://{place[0]}:{place[1]}"
        self._plan, self._address, self._log = plan, place, log
        self._process = self._start()

    async def keep_running(self, prepare: Callable[[], None]) -> None:
        """Restart the process at the same address whenever it ends, and `prepare` its tables."""
        while True:
            await asyncio.sleep(0.2)
            if self._process.poll() is not None:
                sys.stderr.write("The database stopped; restarting it.\n")
                _close(self._process)
                try:
                    # In the main thread, with which it ends.
                    self._process = self._start()
                    prepare()
                except DatabaseError as problem:
                    sys.stderr.write(f"{problem}\n")

    def stop(self) -> None:
        """Stop the process gracefully."""
        _close(self._process)
        self._process.terminate()
        try:
            self._process.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _start(self) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(  # noqa: S603 (the command is our own)
            dying_with_parent(self._plan.command),
            stdin=subprocess.PIPE,
            stdout=self._log,
            stderr=subprocess.STDOUT,
            env=self._plan.environment,
            # Ctrl-C is for the gateway, which stops the database last.
            process_group=0,
        )
        try:
            _wait_until_open(self._address, process)
        except DatabaseError:
            _close(process)
            process.kill()
            process.wait()
            raise
        return process


@contextmanager
def database(
    outer: Mapping[str, str], root: Path, data: Path, *, memory: bool = False
) -> Iterator[Database | str]:
    """Run the database while the block runs.

    Yields the Database, or the URL of the one at ``DDB_ENDPOINT``, which is not started here. `memory`
    persists nothing. Raises DatabaseError.
    """
    if endpoint := outer.get("DDB_ENDPOINT"):
        yield endpoint
        return
    place = secret_address()
    plan = make_plan(outer, root, data, place, memory=memory)
    sys.stderr.write(plan.notice)
    if not memory:
        compact(data / FILE)
    with (data / LOG).open("wb") as log:
        running = Database(plan, place, log)
        try:
            yield running
        finally:
            running.stop()


def make_plan(outer: Mapping[str, str], root: Path, data: Path, place: Place, *, memory: bool) -> Plan:
    """Choose the program. Raises DatabaseError without one."""
    host, port = place[0], str(place[1])
    embedded = root / DYNOXIDE
    if embedded.is_file():
        if not os.access(embedded, os.X_OK):
            embedded.chmod(0o755)
        file = [] if memory else ["--db-path", str(data / FILE)]
        return Plan([str(embedded), "serve", "--host", host, "--port", port, *file], dict(outer))
    folders = os.pathsep.join([str(Path(sys.executable).parent), outer.get("PATH", "")])
    program = shutil.which("ministack", path=folders)
    if program is None:
        raise DatabaseError(
            "This machine has no database for accounts. The embedded one exists for Linux on x86-64 only "
            "(npm package @dynoxide/linux-x64). Elsewhere, install ministack into the virtual environment "
            "(.venv/bin/pip install ministack), or use your own DynamoDB: make run DDB_ENDPOINT=http://127.0.0.1:8000"
        )
    persistence = {} if memory else {"PERSIST_STATE": "1", "STATE_DIR": str((data / "ministack").resolve())}
    own = {"BIND_HOST": host, "GATEWAY_PORT": port, "SERVICES": "dynamodb", **persistence}
    return Plan([program], {**outer, **own}, "" if memory else MINISTACK_NOTICE)


def _close(process: subprocess.Popen[bytes]) -> None:
    """Close the pipe by which a watched program knows that this process lives."""
    if process.stdin is not None:
        process.stdin.close()


def secret_address() -> Place:
    """Choose a free local address that cannot be guessed.

    The database asks for no password and allows every web page to call it. Its address is what protects it:
    on Linux one of 16 million addresses of the loopback, new with each start, and any port. A web page can
    neither try so many nor name one to rebind a host to. Elsewhere the loopback has one address only.
    """
    host = HOST
    if sys.platform == "linux":
        host = str(IPv4Address("127.1.0.0") + secrets.randbelow(2**24 - 2**17))
    with socket.socket() as probe:
        # On every address: the database refuses a port on which another program listens anywhere.
        probe.bind(("", 0))
        port: int = probe.getsockname()[1]
        return host, port


def _wait_until_open(place: Place, process: subprocess.Popen[bytes]) -> None:
    """Wait until the address responds. Raises DatabaseError when the process ends or takes too long."""
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise DatabaseError(f"The database stopped immediately: see {LOG} in the data folder.")
        try:
            socket.create_connection(place, timeout=1).close()
        except OSError:
            time.sleep(0.005)
        else:
            return
    raise DatabaseError(f"The database did not start: see {LOG} in the data folder.")
