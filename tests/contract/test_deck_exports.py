"""The site's deck exports, through the commands that write with them."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

from tests.contract.site_search import PROJECT

CARDS = 4149


def run(command: str, card_data: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Types a command of the site."""
    return subprocess.run(
        ["npm", "run", command, "-w", "site", "--silent", "--prefix", str(PROJECT), "--", *words],
        env={**os.environ, "CARD_DATA": str(card_data.resolve())},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_every_card_comes_back_from_every_text_format(card_data: Path) -> None:
    done = run("round-trip", card_data)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["cards"] >= CARDS
    assert told["formats"] == 5
