"""Forks the processes of functions from one that has imported their libraries, which is most of a start.

Started by `infra.local.forks` as ``python -m infra.local.fork_server 4711``, with a socket as stdin. A
request is a JSON object with the name and handler of a function, and the socket of the new worker; the
response is its process id.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import signal
import socket
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from typing import Never

from functions.common.start import quick_imports
from infra.local.parent_death import die_with_parent
from infra.local.worker import work

LIBRARIES = ("fastapi", "mangum", "pynamodb.models")
MAX_REQUEST = 4096


def serve(requests: socket.socket) -> None:
    """Answer requests until the stack has closed its end."""
    server = os.getpid()
    while True:
        request, sockets, *_ = socket.recv_fds(requests, MAX_REQUEST, 1)
        if not request:
            return
        pid = os.fork()
        if pid == 0:
            requests.close()
            _become_worker(socket.socket(fileno=sockets[0]), server, **json.loads(request))
        os.close(sockets[0])
        requests.sendall(f"{pid}\n".encode())


def _become_worker(calls: socket.socket, server: int, name: str, handler: str) -> Never:
    status = 1
    try:
        # Ctrl-C reaches every process of the terminal's group; the gateway lets calls finish first.
        os.setpgid(0, 0)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.environ["AWS_LAMBDA_FUNCTION_NAME"] = name
        with suppress(OSError):  # only Linux has the file
            Path("/proc/self/comm").write_text(name, encoding="utf-8")
        work(calls, handler, server)
        status = 0
    except Exception:
        traceback.print_exc()
    finally:
        os._exit(status)


def main(parent: int) -> None:
    """Import the libraries and serve."""
    die_with_parent(parent)
    requests = socket.socket(fileno=os.dup(0))
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    # What functions print goes to stderr.
    os.dup2(2, 1)
    # The kernel forgets ended workers at once.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with quick_imports():
        for library in LIBRARIES:
            importlib.import_module(library)
    gc.collect()
    gc.freeze()
    serve(requests)


if __name__ == "__main__":
    main(int(sys.argv[1]))
