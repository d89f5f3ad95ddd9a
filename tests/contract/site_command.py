"""Runs a command of the site's package and reads the JSON that it prints."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from tests.contract.site_search import PROJECT


def site_answer(command: str, *words: str, card_data: Path) -> dict[str, Any]:
    """The output of ``npm run <command>`` in the site's package, with the published cards in a folder."""
    done = subprocess.run(
        ["npm", "run", command, "-w", "site", "--silent", "--", *words],
        cwd=PROJECT,
        env={**os.environ, "CARD_DATA": str(card_data.resolve())},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer
