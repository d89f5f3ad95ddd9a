"""Time of the rules of legality, on one processor."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tests.bench.budgets import Measurement


def legality_times(root: Path, dist: Path) -> Iterator[Measurement]:
    """A deck after an edit, and all decks of an archive."""
    done = subprocess.run(
        ["npx", "tsx", "tests/bench/legality.ts"],
        cwd=root,
        env={**os.environ, "CARD_DATA": str(dist / "data")},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    for line in done.stdout.splitlines():
        yield Measurement(**json.loads(line))
