"""Runs the service on this machine, the last step of `make run`: ``python -m infra.local.serve --port 8080``.

Environment: ``DATA_DIR`` (user data), ``DDB_ENDPOINT`` (another database), ``GWN`` (processes of each
function), ``LOG_LEVEL`` of the functions.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp
from uvicorn.config import LOGGING_CONFIG

from infra.edge_headers import ShellError
from infra.local.data_folder import DataFolderError
from infra.local.database import DatabaseError
from infra.local.demo_user import welcome_demo_user
from infra.local.free_port import HOST, port_is_free
from infra.local.routes import RoutesError
from infra.local.slow_clients import Deadlines, closing_slow_clients
from infra.local.stack import Options, stack

GRACE_SECONDS = 5
"""Time for running calls when the service is stopped."""
KEEP_ALIVE_SECONDS = 75
"""Time for a further request on a connection. Clients use a connection again for a while, and a request that
meets its end fails."""
MEMORY_FOLDER = Path(".artifacts/memory")
"""Folder for mails and logs of a start with ``--memory``, with a folder for each port."""
STOPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class _Server(uvicorn.Server):
    """A server that prints its URL once it responds, and leaves stopping to the stack."""

    def __init__(self, config: uvicorn.Config, options: Options) -> None:
        super().__init__(config)
        self._options = options

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals here: uvicorn would raise them again before database and functions are stopped."""
        loop = asyncio.get_running_loop()
        for stop in STOPS:
            loop.add_signal_handler(stop, self.handle_exit, stop, None)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            site = f"http://{HOST}:{self._options.port}"
            message = (
                ""
                if self._options.memory
                else await asyncio.to_thread(welcome_demo_user, site, self._options.data)
            )
            sys.stdout.write(f"\n{message}Methuselah is ready: {site}\n")
            sys.stdout.flush()


async def _serve(options: Options) -> bool:
    async with stack(options, os.environ) as app:
        server = _Server(server_config(app, options.port), options)
        await server.serve()
        return server.started


def server_config(app: ASGIApp, port: int) -> uvicorn.Config:
    """Configure the HTTP server."""
    return uvicorn.Config(
        app,
        http=closing_slow_clients(Deadlines()),
        host=HOST,
        port=port,
        access_log=False,
        log_config=LOGGING_CONFIG,
        log_level="warning",
        lifespan="off",
        server_header=False,
        date_header=True,
        proxy_headers=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def main(arguments: list[str] | None = None) -> int:
    """Serve until interrupted. Returns 1 when something is in use or missing, 2 when dist/ is not built."""
    parsed = _parser().parse_args(arguments)
    if not (parsed.dist / "index.html").is_file():
        sys.stderr.write(f"There is no built site in {parsed.dist}: run `make run`\n")
        return 2
    if not port_is_free(parsed.port):
        sys.stderr.write(f"Port {parsed.port} is in use\n")
        return 1
    data = MEMORY_FOLDER / str(parsed.port) if parsed.memory else parsed.data
    options = Options(parsed.dist, parsed.port, data, parsed.memory, parsed.processes, parsed.cold)
    # User data is readable by its owner alone, regardless of the process that writes it.
    before = os.umask(0o077)
    try:
        return 0 if asyncio.run(_serve(options)) else 1
    except (DataFolderError, DatabaseError, RoutesError, ShellError) as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    finally:
        os.umask(before)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Run the service on this machine")
    parser.add_argument("--dist", type=Path, default=Path("dist"))
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--data", type=Path, default=Path(os.environ.get("DATA_DIR") or ".data"))
    parser.add_argument(
        "--memory", action="store_true", help="for tests: an empty database that is not saved"
    )
    parser.add_argument(
        "--cold", action="store_true", help="for tests: start a function's first process with its first call"
    )
    parser.add_argument("--processes", type=_processes, default=os.environ.get("GWN") or "2")
    return parser


def _processes(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


if __name__ == "__main__":
    sys.exit(main())
