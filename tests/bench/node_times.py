"""Times of what the site computes, measured without a browser on one processor."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tests.bench.budgets import Measurement


def node_times(root: Path, dist: Path, script: str) -> Iterator[Measurement]:
    """What a script beside this file measures with the published data."""
    done = subprocess.run(
        ["npx", "tsx", f"tests/bench/{script}"],
        cwd=root,
        env={**os.environ, "CARD_DATA": str(dist / "data")},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    for line in done.stdout.splitlines():
        yield Measurement(**json.loads(line))
