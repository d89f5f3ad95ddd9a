"""Registers a name on a signal: test_races.py runs it twice at once."""

from __future__ import annotations

import sys

from functions.common.settings import Settings
from functions.common.tables import connect
from tests.functions.databases import ORIGIN
from tests.functions.harness import Harness

if __name__ == "__main__":
    endpoint, table, *names = sys.argv[1:]
    settings = Settings(table, (ORIGIN,), endpoint, "us-east-1", log_level="ERROR")
    connect(settings)
    browser = Harness(settings).browser()
    browser.call("GET", "/api/account")
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.readline()
    for name in names:
        sys.stdout.write(f"{browser.register(name).status}\n")
    sys.stdout.flush()
