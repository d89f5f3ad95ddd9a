"""Runs the measurements in a browser, against the test site behind the local gateway."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.bench.budgets import Measurement
from tests.built_site import TEST_DIST

PORT = int(os.environ.get("BENCH_PORT", "4280"))
ADDRESS = f"http://127.0.0.1:{PORT}"
SCRIPTS = [
    "first-result.ts",
    "typing.ts",
    "deck-editing.ts",
    "inventory.ts",
    "many-decks.ts",
    "archive-search.ts",
    "winning-shares.ts",
    "lighthouse.ts",
]


def browser_measurements(root: Path, scripts: list[str] | None = None) -> Iterator[Measurement]:
    """Run the scripts beside this file one after the other; each prints its figures as JSON lines."""
    chromium = subprocess.run(
        [sys.executable, "tests/chromium.py"], cwd=root, stdout=subprocess.PIPE, text=True, check=True
    ).stdout.strip()
    environment = {**os.environ, "CHROMIUM_PATH": chromium, "BENCH_ADDRESS": ADDRESS}
    with _gateway(root):
        for script in scripts or SCRIPTS:
            command = ["npx", "tsx", f"tests/bench/{script}"]
            with subprocess.Popen(
                command, cwd=root, env=environment, stdout=subprocess.PIPE, text=True
            ) as process:
                for line in process.stdout or ():
                    yield Measurement(**json.loads(line))
            if process.returncode != 0:
                raise RuntimeError(f"{script} could not measure")


@contextmanager
def _gateway(root: Path) -> Iterator[None]:
    command = [
        sys.executable,
        "-m",
        "infra.local.serve",
        "--memory",
        "--dist",
        str(TEST_DIST),
        "--port",
        str(PORT),
    ]
    server = subprocess.Popen(command, cwd=root, stdout=subprocess.DEVNULL)
    try:
        _wait_until_it_answers(server)
        yield
    finally:
        server.terminate()
        server.wait()


def _wait_until_it_answers(server: subprocess.Popen[bytes]) -> None:
    for _ in range(100):
        if server.poll() is not None:
            break
        try:
            with urllib.request.urlopen(ADDRESS, timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"no gateway at {ADDRESS}")
