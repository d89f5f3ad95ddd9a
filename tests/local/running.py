"""The whole stack, started like `make run` in processes that tests may kill."""

from __future__ import annotations

import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from infra.local.database import DYNOXIDE
from infra.local.free_port import HOST
from tests.local.service import ROOT

needs_dynoxide = pytest.mark.skipif(
    not (ROOT / DYNOXIDE).is_file(), reason="the embedded database has no build for this machine"
)
CHOICES = ("DATA_DIR", "DDB_ENDPOINT", "GWN")
"""Environment variables that a developer may have set for a local stack."""
READY = "Methuselah is ready: "
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For plain-HTTP clients: the default context loads all CA certificates."""
SECONDS = 60.0
"""Maximum time for a stack to start, and for its pipes to close after it was killed."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def descendants(pid: int) -> list[int]:
    """Every process below one, from /proc (the embedded database runs on Linux only)."""
    parents = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                stat = (folder / "stat").read_text()
            except OSError:
                continue
            parents[int(folder.name)] = int(stat.rpartition(")")[2].split()[1])
    found = [pid]
    for each in found:
        found += [child for child, parent in parents.items() if parent == each]
    return found[1:]


def is_alive(pid: int) -> bool:
    """Whether a process runs and is no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in ("Z", "X")
    except OSError:
        return False


def wait_until_gone(pids: list[int], seconds: float = 20) -> list[int]:
    """Wait for processes to end; returns those that did not."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline and any(map(is_alive, pids)):
        time.sleep(0.02)
    return [pid for pid in pids if is_alive(pid)]


class RunningStack:
    """A stack of a test's own."""

    def __init__(self, dist: Path, port: int, *more: str, **environment: str) -> None:
        command = [sys.executable, "-m", "infra.local.serve", "--dist", str(dist), "--port", str(port), *more]
        outer = {name: value for name, value in os.environ.items() if name not in CHOICES}
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**outer, "PYTHONPATH": f"card-pipeline{os.pathsep}.", **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            process_group=0,
        )
        self.port = port
        self.output = self._read_until_ready()

    def _read_until_ready(self) -> str:
        output = ""
        late = threading.Timer(SECONDS, self.process.kill)
        late.start()
        try:
            for line in self.process.stdout or ():
                output += line
                if line.startswith(READY):
                    return output
        finally:
            late.cancel()
        _, errors = self.process.communicate(timeout=SECONDS)
        raise AssertionError(f"the stack did not start: {errors}")

    def pids(self) -> list[int]:
        """Every process of it."""
        return [self.process.pid, *descendants(self.process.pid)]

    def kill_all(self, chance: random.Random | None = None) -> None:
        """`kill -9` every process of it, in any order, and wait until the last one is gone."""
        pids = self.pids()
        if chance is not None:
            chance.shuffle(pids)
        for pid in pids:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.communicate(timeout=SECONDS)
        assert wait_until_gone(pids) == []

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Stop it like a user; returns its exit status and its output on stderr.

        SIGINT goes to the whole group of processes, as from a terminal.
        """
        if how == signal.SIGINT:
            os.killpg(self.process.pid, how)
        else:
            self.process.send_signal(how)
        _, errors = self.process.communicate(timeout=30)
        return self.process.returncode, errors
