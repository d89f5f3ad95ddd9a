"""Results that take long to compute and that several processes of one test run need."""

from __future__ import annotations

import fcntl
import os
import pickle
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

FOLDER = "SHARED_TEST_RESULTS"
"""Environment variable with the folder of this run, which the processes of the run inherit."""
Result = TypeVar("Result")


def prepare(config: pytest.Config) -> None:
    """Make the folder, in the process that starts the others."""
    if not hasattr(config, "workerinput"):
        folder = tempfile.TemporaryDirectory(prefix="shared-results-")
        os.environ[FOLDER] = folder.name
        config.add_cleanup(folder.cleanup)


def shared(name: str, compute: Callable[[], Result]) -> Result:
    """Return what the first process of the run computes; the others wait and read it."""
    if FOLDER not in os.environ:
        return compute()
    file = Path(os.environ[FOLDER]) / name
    with file.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if file.exists():
            stored: Result = pickle.loads(file.read_bytes())  # noqa: S301 (written by this run)
            return stored
        result = compute()
        file.write_bytes(pickle.dumps(result))
        return result
