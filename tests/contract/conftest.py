"""Card data for tests of the site's search."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.card_data import published_data
from tests.sources import real_sources


@pytest.fixture(scope="session")
def card_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folder with the published data."""
    return published_data(tmp_path_factory.mktemp("card-data"))


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
