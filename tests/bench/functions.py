"""Costs of cold starts: bytes of zips, time of imports."""

from __future__ import annotations

import re
import statistics
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator

from lambda_builder.__main__ import ARTEFACTS, ROOT, function_names

from infra.local.settings import NO_CREDENTIALS
from tests.bench.budgets import KIB, Measurement

STARTS = 9
LONG, COSTS = 300.0, 3
"""Milliseconds above which the slowest modules of an import are named.

How each could be removed: `functions.….app`, by creating the client of the database with the first call,
which then takes longer; `functions.….schemas`, bodies and answers that pydantic does not check;
`pydantic_core.core_schema`, another library than pydantic.
"""
_MODULE = re.compile(r"import time:\s+(\d+) \|\s+\d+ \|\s+(\S+)")
_IMPORT = """
import sys, time
sys.path.insert(0, sys.argv[1])
wall, processor = time.perf_counter(), time.process_time()
__import__(f"functions.{sys.argv[2]}.handler")
print((time.process_time() - processor) * 1000, (time.perf_counter() - wall) * 1000)
"""
_TOLD = {
    **NO_CREDENTIALS,
    "MAIN_TABLE": "main",
    "SITE_ORIGIN": "http://localhost:8080",
    "STAGE": "local",
    "MAIL_FROM": "methuselah@localhost",
    "PDA_FILES": "nowhere",
    "SITE_FILES": "nowhere",
}


def zip_sizes() -> Iterator[Measurement]:
    """Sizes of the last built zips for the cloud."""
    for function in function_names(ROOT):
        size = (ARTEFACTS / "lambda" / "cloud" / f"{function}.zip").stat().st_size
        yield Measurement(f"Zip of {function}", size / KIB / KIB, "MiB", "Python 3.13 on arm64")


def import_times() -> Iterator[Measurement]:
    """Time from a bare interpreter to a loaded handler, from the zip for this machine.

    Processor time: unlike a function, the measuring machine has other work.
    """
    for function in function_names(ROOT):
        with tempfile.TemporaryDirectory() as folder:
            with zipfile.ZipFile(ARTEFACTS / "lambda" / "host" / f"{function}.zip") as archive:
                archive.extractall(folder)
            # The first start reads the files from the disk.
            starts = [_import_time(folder, function) for _ in range(STARTS + 1)][1:]
            processor, wall = (statistics.median(times) for times in zip(*starts, strict=True))
            largest = f"; most of it: {_largest(folder, function)}" if processor > LONG else ""
        note = (
            f"{wall:.0f} ms by the clock; median of {STARTS} starts, with the client of the database{largest}"
        )
        yield Measurement(f"Import of {function}", processor, "ms", note)


def _largest(folder: str, function: str) -> str:
    """Name the modules with the longest own import times."""
    command = [sys.executable, "-I", "-S", "-B", "-X", "importtime", "-c", _IMPORT, folder, function]
    output = subprocess.run(command, env=_TOLD, check=True, capture_output=True, text=True).stderr
    took = sorted(((int(found[1]), found[2]) for found in _MODULE.finditer(output)), reverse=True)
    return ", ".join(f"{module} {microseconds / 1000:.0f} ms" for microseconds, module in took[:COSTS])


def _import_time(folder: str, function: str) -> tuple[float, float]:
    command = [sys.executable, "-I", "-S", "-B", "-c", _IMPORT, folder, function]
    done = subprocess.run(command, env=_TOLD, check=True, capture_output=True, text=True)
    processor, wall = map(float, done.stdout.split())
    return processor, wall
