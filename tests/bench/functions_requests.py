"""Times of calls: through the whole local stack, and in the framework alone.

Client, gateway, functions and database share this machine: the figures are lower limits of throughput.
"""

from __future__ import annotations

import http.client
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from infra.local.settings import Locations, function_environment
from tests.bench.budgets import Measurement
from tests.local.running import RunningStack, free_port

CONNECTIONS = 4
SECONDS = 5.0
PASSES = 2_000

HANDLER = """
import json, sys, time
from functions.account.handler import handler
from infra.local.worker import Context
event = json.load(open(sys.argv[1]))
context = Context("account", "bench", time.time() + 3600)
times = []
for _ in range(int(sys.argv[2])):
    begin = time.perf_counter()
    answer = handler(event, context)
    times.append(time.perf_counter() - begin)
assert answer["statusCode"] == 200, answer
json.dump(times[len(times) // 10:], sys.stderr)
"""
"""Calls the real handler; the first tenth warms up."""


def request_measurements(root: Path, dist: Path) -> Iterator[Measurement]:
    """Measure account reads through the gateway, then the framework without database and gateway."""
    yield from _account_reads(dist)
    yield from _framework(root)


def _account_reads(dist: Path) -> Iterator[Measurement]:
    stack = RunningStack(dist, free_port(), "--memory", "--processes", str(os.cpu_count() or 1))
    try:
        cookie = _register(stack.port)
        _read_for(stack.port, cookie, SECONDS / 5)
        alone = _read_for(stack.port, cookie, SECONDS, connections=1)
        many = _read_for(stack.port, cookie, SECONDS)
    finally:
        stack.stop()
    for name, times in ((f"{CONNECTIONS} connections", many), ("1 connection", alone)):
        cuts = statistics.quantiles(times, n=100)
        yield Measurement(f"Account reads, {name}", len(times) / SECONDS, "req/s", "through the gateway")
        yield Measurement(f"Account reads, {name}, p50", cuts[49] * 1000, "ms")
        yield Measurement(f"Account reads, {name}, p99", cuts[98] * 1000, "ms")


def _register(port: int) -> str:
    """Register a user and return the cookie."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    headers = {"content-type": "application/json", "origin": f"http://127.0.0.1:{port}"}
    body = json.dumps({"username": "bench", "password": "bench bench"})
    connection.request("POST", "/api/account", body, headers)
    response = connection.getresponse()
    if response.status != 200:
        raise RuntimeError(f"registering answered {response.status}: {response.read().decode()}")
    cookie = (response.getheader("set-cookie") or "").partition(";")[0]
    connection.close()
    return cookie


def _read_for(port: int, cookie: str, seconds: float, connections: int = CONNECTIONS) -> list[float]:
    """Read the account over several connections and return the seconds of every request."""
    times: list[float] = []
    failures: list[BaseException] = []

    def read() -> None:
        try:
            times.extend(_reads(port, cookie, seconds))
        except (OSError, RuntimeError, http.client.HTTPException) as problem:
            failures.append(problem)

    threads = [threading.Thread(target=read) for _ in range(connections)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise RuntimeError("the service failed while it was measured") from failures[0]
    return times


def _reads(port: int, cookie: str, seconds: float) -> Iterator[float]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        begin = time.perf_counter()
        connection.request("GET", "/api/account", headers={"cookie": cookie})
        response = connection.getresponse()
        body = response.read()
        if response.status != 200 or b"username" not in body:
            raise RuntimeError(f"{response.status}: {body.decode()}")
        yield time.perf_counter() - begin
    connection.close()


def _framework(root: Path) -> Iterator[Measurement]:
    """Time a call without storage: the account without a session."""
    with tempfile.TemporaryDirectory() as folder:
        environment = function_environment(
            os.environ, Locations(root, Path(folder), root / "dist", "http://127.0.0.1:9"), 8080
        )
        event = root / "tests" / "local" / "events" / "account-signed-out.json"
        done = subprocess.run(
            [sys.executable, "-c", HANDLER, str(event), str(PASSES)],
            cwd=root,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            check=True,
        )
    times = json.loads(done.stderr)
    yield Measurement(
        "Framework per request", statistics.median(times) * 1000, "ms", "handler without storage"
    )
