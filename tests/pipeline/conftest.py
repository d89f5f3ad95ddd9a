"""Fixtures of the pipeline tests: the official cards, and real data outside of the repository."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import brotli
import pytest
from card_pipeline.model.cards import CryptFile, LibraryFile
from card_pipeline.model.sets import SetCatalogue
from card_pipeline.model.texts import Flavour
from card_pipeline.publish import encode

from tests.pipeline.official_cards import Official
from tests.pipeline.whole_build import whole_build

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def official() -> Official:
    shapes = whole_build().shapes
    crypt, library = shapes["crypt"], shapes["library"]
    sets, flavour = shapes["sets"], shapes["flavour"]
    assert isinstance(crypt, CryptFile)
    assert isinstance(library, LibraryFile)
    assert isinstance(sets, SetCatalogue)
    assert isinstance(flavour, Flavour)
    return Official(crypt.cards, library.cards, sets, flavour.cards)


@pytest.fixture
def quick_packing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compress fast instead of small, for tests that do not check sizes."""

    def pack(plain: bytes) -> encode.Encoded:
        return encode.Encoded(plain, brotli.compress(plain, quality=1), gzip.compress(plain, 1, mtime=0))

    monkeypatch.setattr(encode, "compress", pack)


@pytest.fixture(scope="session")
def real_data() -> Path:
    """The folder with the real translations and expected figures; absent, tests that need it are skipped."""
    return _folder_with("i18n", "translations")


@pytest.fixture(scope="session")
def real_archive() -> Path:
    """The folder with the real winning decks and expected figures; absent, tests that need it are skipped."""
    return _folder_with("twd", "archive of winning decks")


def _folder_with(entry: str, what: str) -> Path:
    places = [os.environ.get("SOURCES"), "sources", "../shared/data"]
    for place in filter(None, places):
        folder = ROOT / place
        if (folder / entry).is_dir():
            return folder
    message = f"no {what} in $SOURCES, sources/ or ../shared/data"
    if os.environ.get("REQUIRE_SOURCES") == "1":
        pytest.fail(message)
    pytest.skip(message)
