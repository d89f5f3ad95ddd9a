"""Compiles the modules of a function ahead of cold starts."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from lambda_builder.errors import PackageError
from lambda_builder.targets import Target, interpreter

RUN_AT = "/var/task"
"""Where Lambda unpacks a zip; appears in tracebacks."""


def compile_all(folder: Path, target: Target) -> bool:
    """Write ``__pycache__`` beside every module. Returns False when this machine has no such interpreter.

    The files are marked unchecked: they are valid for any timestamps of the unpacked sources.
    Raises PackageError for a module that does not compile.
    """
    python = interpreter(target)
    if python is None:
        return False
    command = [python, "-m", "compileall", "-q", "-f", "--invalidation-mode=unchecked-hash"]
    command += ["-s", str(folder), "-p", RUN_AT, str(folder)]
    # The order in which sets are written depends on the hash seed.
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    if subprocess.run(command, env=environment, check=False).returncode != 0:  # noqa: S603 (ours)
        raise PackageError(f"a module does not compile with Python {target.version}")
    return True
