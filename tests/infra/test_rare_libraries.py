"""Libraries that count as fetched before they are needed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bench.rare import rare_libraries

RARE = {
    "assets/rare/archive-a1.js": "date not in range 1980-2099",
    "assets/rare/fuse-b2.js": "useExtendedSearch",
    "assets/rare/pdf-file-c3.js": "jsPDF",
    "assets/rare/qr-modules-d4.js": "cannot contain this amount of data",
    "assets/rare/workbook-e5.js": "aoa_to_sheet",
}
CACHED = {"assets/main-f6.js": "export {}"}


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A small site as it is built."""
    for name, content in {**RARE, **CACHED}.items():
        write(tmp_path, name, content)
    write(tmp_path, "sw.js", worker_caching(*CACHED))
    write(tmp_path, "decks.html", '<script type="module" src="/assets/main-f6.js"></script>')
    return tmp_path


def write(dist: Path, name: str, content: str) -> None:
    """Write a file of the site."""
    (dist / name).parent.mkdir(parents=True, exist_ok=True)
    (dist / name).write_text(content)


def worker_caching(*names: str) -> str:
    """A service worker that precaches these files."""
    entries = ",".join(f'{{"revision":null,"url":"/{name}"}}' for name in names)
    return f"precache([{entries}])"


def test_lazily_loaded_libraries_are_not_counted(dist: Path) -> None:
    assert rare_libraries(dist).value == 0


@pytest.mark.parametrize("name", RARE)
def test_a_precached_library_is_counted(dist: Path, name: str) -> None:
    write(dist, "sw.js", worker_caching(*CACHED, name))
    assert rare_libraries(dist).value == 1


def test_a_library_that_a_page_names_is_counted(dist: Path) -> None:
    write(dist, "decks.html", '<meta name="program" content="/assets/rare/pdf-file-c3.js">')
    assert rare_libraries(dist).value == 1


def test_a_library_that_was_built_into_another_file_is_counted(dist: Path) -> None:
    write(dist, "assets/main-f6.js", "aoa_to_sheet")
    assert rare_libraries(dist).value == 1
    assert rare_libraries(dist).note == "xlsx"


def test_a_missing_library_is_an_error(dist: Path) -> None:
    write(dist, "assets/rare/pdf-file-c3.js", "export {}")
    with pytest.raises(ValueError, match="jspdf"):
        rare_libraries(dist)
    write(dist, "sw.js", "precache([])")
    with pytest.raises(ValueError, match="keeps no scripts"):
        rare_libraries(dist)
