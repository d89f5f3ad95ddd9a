"""Keeps a child process from outliving us, also when we are killed and can do nothing any more.

Run by its path, it starts a program tethered: ``python tether.py tie 4711 /path/program …``.
It needs the standard library only, so that it starts quickly.
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
PATIENCE = 5.0
"""Seconds that a program has to stop by itself."""


def tethered(command: list[str]) -> list[str]:
    """Return the command that runs `command` as a child of ours that ends when we do.

    Its stdin must be a pipe that only we hold open. Start it from the main thread: on Linux the child ends
    with the thread that started it.
    """
    how = "tie" if sys.platform == "linux" else "watch"
    return [sys.executable, "-I", "-S", str(HERE), how, str(os.getpid()), *command]


def die_with(parent: int) -> None:
    """Ask the kernel for SIGTERM when our parent dies; does nothing outside Linux.

    Raises SystemExit when the parent is already gone.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
        if os.getppid() != parent:
            raise SystemExit(1)


def watch(command: list[str]) -> int:
    """Run a program until stdin ends, then stop it: the way where the kernel has no tether."""
    child = subprocess.Popen(command, stdin=subprocess.DEVNULL)  # noqa: S603 (the command is our own)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    threading.Thread(target=lambda: os._exit(child.wait()), daemon=True).start()
    try:
        while os.read(0, 4096):
            pass
    finally:
        child.terminate()
        try:
            child.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            child.kill()
    return 0


def main(arguments: list[str]) -> int:
    """Become the program (``tie``) or watch over it (``watch``)."""
    how, parent, *command = arguments
    if how == "tie":
        die_with(int(parent))
        os.execv(command[0], command)  # noqa: S606 (the command is our own, no shell is wanted)
    return watch(command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
