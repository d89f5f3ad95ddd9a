"""The published card data for tests: those of the last build or, without one, built for this run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]


def published_data(folder: Path) -> Path:
    """Return a folder with the data: ``$CARD_DATA``, else ``dist/data``, else built into `folder`."""
    given = Path(os.environ.get("CARD_DATA", PROJECT / "dist" / "data"))
    if (given / "manifest.json").exists():
        return given
    command = [sys.executable, "-m", "card_pipeline.cli", "data", "--out", str(folder)]
    path = os.pathsep.join([str(PROJECT / "card-pipeline"), os.environ.get("PYTHONPATH", "")])
    subprocess.run(command, cwd=PROJECT, env={**os.environ, "PYTHONPATH": path}, check=True)
    return folder
