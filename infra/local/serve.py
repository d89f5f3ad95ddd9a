"""Runs the local gateway: ``python -m infra.local.serve --port 8080`` (the last step of `make run`)."""

from __future__ import annotations

import argparse
import socket
import sys
from pathlib import Path

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from infra.local.free_port import HOST, port_is_free
from infra.local.gateway import gateway


class _Server(uvicorn.Server):
    """A server that tells its address once it answers."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            sys.stdout.write(f"\nMethuselah is ready: http://{HOST}:{self.config.port}\n")
            sys.stdout.flush()


def main(arguments: list[str] | None = None) -> int:
    """Serve until interrupted. Returns 1 when the port is taken, 2 when dist/ is not built."""
    parser = argparse.ArgumentParser(description="Serve dist/ by the rules of the CDN")
    parser.add_argument("--dist", type=Path, default=Path("dist"))
    parser.add_argument("--port", type=int, default=8080)
    options = parser.parse_args(arguments)
    if not (options.dist / "index.html").is_file():
        sys.stderr.write(f"{options.dist} holds no built site: run `make run`\n")
        return 2
    if not port_is_free(options.port):
        sys.stderr.write(f"Port {options.port} is in use\n")
        return 1
    config = uvicorn.Config(
        gateway(options.dist),
        host=HOST,
        port=options.port,
        access_log=False,
        log_config=LOGGING_CONFIG,
        log_level="warning",
        lifespan="off",
        server_header=False,
        date_header=True,
    )
    server = _Server(config)
    server.run()
    return 0 if server.started else 1


if __name__ == "__main__":
    sys.exit(main())
