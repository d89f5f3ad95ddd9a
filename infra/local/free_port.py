"""Checks that the site's port is free; needs only Python, so it runs before any installation."""

from __future__ import annotations

import socket
import sys

HOST = "127.0.0.1"


def port_is_free(port: int) -> bool:
    """Whether the server can bind the address."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
    return True


def main(arguments: list[str]) -> int:
    """Return 1, with a message, when the port is invalid or in use."""
    if len(arguments) != 1 or not arguments[0].isascii() or not arguments[0].isdigit():
        sys.stderr.write("PORT must be a number: make run PORT=8081\n")
        return 1
    port = int(arguments[0])
    if not 0 < port < 65_536:
        sys.stderr.write("PORT must be between 1 and 65535\n")
        return 1
    if not port_is_free(port):
        sys.stderr.write(
            f"Port {port} is in use: stop that program or choose another port, make run PORT=8081\n"
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
