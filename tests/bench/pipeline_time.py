"""Time of a full pipeline build, with all sources of this machine."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.bench.budgets import Measurement
from tests.sources import real_sources


def pipeline_time(root: Path) -> Iterator[Measurement]:
    """Run the pipeline's command into an empty folder, and again over its output."""
    sources = real_sources()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "card_pipeline.cli", "data", "--force"]
        command += ["--out", f"{folder}/data", "--artifacts", f"{folder}/artifacts"]
        if sources is not None:
            command += ["--sources", str(sources)]
        note = "with translations" if sources else "official card files only: no sources folder here"
        for name in ("Pipeline from scratch", "Rebuild of the data"):
            begin = time.monotonic()
            subprocess.run(command, cwd=root, check=True, stdout=subprocess.DEVNULL)
            yield Measurement(name, time.monotonic() - begin, "s", note)
