"""Ends a child process with its parent, even when the parent is killed.

Run by its path, it starts such a program: ``python parent_death.py signal 4711 /path/program …``.
It uses the standard library only, to start quickly.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

HERE = Path(__file__).resolve()
_PR_SET_PDEATHSIG = 1
GRACE_SECONDS = 5.0
"""Time for a program to stop by itself."""


def dying_with_parent(command: list[str]) -> list[str]:
    """Return the command that runs `command` as a child that ends with this process.

    Its stdin must be a pipe that only this process holds open. Start it from the main thread: on Linux the
    child ends with the thread that started it.
    """
    how = "signal" if sys.platform == "linux" else "watch"
    return [sys.executable, "-I", "-S", str(HERE), how, str(os.getpid()), *command]


def die_with_parent(parent: int) -> None:
    """Ask the kernel for SIGTERM when the parent dies; does nothing outside Linux.

    Raises SystemExit when the parent is already dead.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
        if os.getppid() != parent:
            raise SystemExit(1)


def watch(command: list[str]) -> int:
    """Run a program until stdin ends, then stop it: for kernels without a parent-death signal."""
    early: list[int] = []  # a signal during the start, when nothing could stop the child yet
    signal.signal(signal.SIGTERM, lambda number, _: early.append(number))
    child = subprocess.Popen(command, stdin=subprocess.DEVNULL)  # noqa: S603 (the command is our own)
    try:
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        threading.Thread(target=lambda: os._exit(child.wait()), daemon=True).start()
        while not early and os.read(0, 4096):
            pass
    finally:
        child.terminate()
        try:
            child.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            child.kill()
    return 0


def main(arguments: list[str]) -> int:
    """Become the program (``signal``) or supervise it (``watch``)."""
    how, parent, *command = arguments
    if how == "signal":
        die_with_parent(int(parent))
        os.execv(command[0], command)  # noqa: S606 (the command is our own, no shell is wanted)
    return watch(command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
