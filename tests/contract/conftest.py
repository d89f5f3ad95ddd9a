"""Card data for tests of the site's search."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.site_search import PROJECT
from tests.sources import real_sources


@pytest.fixture(scope="session")
def card_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folder with the published data: ``$CARD_DATA``, else ``dist/data``, else built for this run."""
    given = Path(os.environ.get("CARD_DATA", PROJECT / "dist" / "data"))
    if (given / "manifest.json").exists():
        return given
    folder = tmp_path_factory.mktemp("card-data")
    command = [sys.executable, "-m", "card_pipeline.cli", "data", "--out", str(folder)]
    path = os.pathsep.join([str(PROJECT / "card-pipeline"), os.environ.get("PYTHONPATH", "")])
    subprocess.run(command, cwd=PROJECT, env={**os.environ, "PYTHONPATH": path}, check=True)
    return folder


@pytest.fixture(scope="session")
def real_archive() -> Path:
    """The folder of real sources with the archive of winning decks; tests that need it skip without."""
    sources = real_sources()
    if sources is not None and (sources / "twd" / "twd-decks.tar.gz").is_file():
        return sources
    message = "no twd/twd-decks.tar.gz in $SOURCES, sources/ or ../shared/data"
    if os.environ.get("REQUIRE_SOURCES") == "1":
        pytest.fail(message)
    pytest.skip(message)
