"""Time of the site's optimiser of seatings, on one processor."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tests.bench.budgets import Measurement

ROUNDS = 3
GROUPS = {"8 to 40 players": range(8, 41), "41 to 60 players": range(41, 61), "200 players": range(200, 201)}


def seating_times(root: Path) -> Iterator[Measurement]:
    """The longest time of each group of numbers of players."""
    for name, players in GROUPS.items():
        done = subprocess.run(
            ["npm", "run", "seat", "-w", "site", "--silent", "--", "--batch"],
            cwd=root,
            input="\n".join(f"{count} {ROUNDS}" for count in players),
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        times = [json.loads(line)["ms"] for line in done.stdout.splitlines()]
        yield Measurement(f"Seating of {name}", max(times), "ms", f"longest of {len(times)}, {ROUNDS} rounds")
