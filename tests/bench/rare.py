"""Libraries for rare features, which are loaded only on demand."""

from __future__ import annotations

import re
from pathlib import Path

from tests.bench.budgets import Measurement

_SIGNATURES = {
    "fflate": "date not in range 1980-2099",
    "fuse.js": "useExtendedSearch",
    "jspdf": "jsPDF",
    "qrcode": "cannot contain this amount of data",
    "xlsx": "aoa_to_sheet",
}
"""Library → a string that only its code contains, in any built file."""
_KEPT = re.compile(r'"url":"/?(assets/[^"]+\.js)"')
_NAMED = re.compile(r'"/?(assets/[^"]+\.js)"')


def rare_libraries(dist: Path) -> Measurement:
    """Count those that the service worker precaches, or that a page names.

    Raises ValueError when a library is in no file, or the worker caches nothing: then the count is wrong.
    """
    cached = set(_KEPT.findall((dist / "sw.js").read_text(encoding="utf-8")))
    if not cached:
        raise ValueError("The service worker keeps no scripts: has the form of its list changed?")
    pages = [page.read_text(encoding="utf-8") for page in sorted(dist.glob("*.html"))]
    early = cached.union(*(_NAMED.findall(page) for page in pages))
    found = sorted(library for library, files in _files(dist).items() if files & early)
    rare = [file for file in early if file.startswith("assets/rare/")]
    return Measurement("Rare libraries precached", max(len(found), len(rare)), "files", ", ".join(found))


def _files(dist: Path) -> dict[str, set[str]]:
    """The scripts that contain each library."""
    scripts = {str(file.relative_to(dist)): file.read_text("utf-8") for file in dist.glob("assets/**/*.js")}
    files = {
        library: {name for name, script in scripts.items() if signature in script}
        for library, signature in _SIGNATURES.items()
    }
    gone = [library for library, holders in files.items() if not holders]
    if gone:
        raise ValueError(
            f"In no script: {', '.join(gone)}. Are they gone, or do they say something else now?"
        )
    return files
