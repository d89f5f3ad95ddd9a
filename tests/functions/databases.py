"""The two databases of the tests: moto in the process, and dynoxide with real transactions and races."""

from __future__ import annotations

import os
import platform
import socket
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from moto import mock_aws

from functions.common.settings import Settings
from functions.common.tables import connect, connection, table_definition
from tests.functions.quick_moto import quick_answers

ROOT = Path(__file__).resolve().parents[2]
DYNOXIDE = ROOT / "node_modules" / "@dynoxide" / "linux-x64" / "dynoxide"
ORIGIN = "http://127.0.0.1:8080"


def settings_for(endpoint: str) -> Settings:
    """Settings of a function with a database and a table of its own."""
    return Settings(
        main_table=f"main-{uuid.uuid4().hex}",
        site_origins=(ORIGIN,),
        database_endpoint=endpoint,
        region="us-east-1",
        log_level="ERROR",
    )


def has_dynoxide() -> bool:
    """Whether this machine has the binary. Linux on x86-64 must have it; elsewhere there is no build."""
    if DYNOXIDE.is_file():
        return True
    if sys.platform == "linux" and platform.machine() == "x86_64":
        pytest.fail("node_modules/@dynoxide/linux-x64 is missing: run npm ci")
    return False


@contextmanager
def dynoxide() -> Iterator[str]:
    """Run a database in memory and yield its endpoint."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with subprocess.Popen(
        [DYNOXIDE, "serve", "--port", str(port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as server:
        try:
            _wait_for(port, server)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.kill()


def _wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    for _ in range(500):
        assert server.poll() is None, "dynoxide has ended"
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.01)
    pytest.fail("dynoxide does not answer")


@contextmanager
def moto_table() -> Iterator[Settings]:
    """A new table in moto."""
    credentials = {"AWS_ACCESS_KEY_ID": "moto", "AWS_SECRET_ACCESS_KEY": "moto"}
    before = {name: os.environ.get(name) for name in credentials}
    os.environ.update(credentials)
    try:
        with mock_aws(), quick_answers():
            yield new_table("")
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def new_table(endpoint: str) -> Settings:
    """Create a table and connect all items to it."""
    settings = settings_for(endpoint)
    connect(settings)
    connection().client.create_table(**table_definition(settings.main_table))
    return settings
