"""Writes ``provenance.json`` after an update.

{"rulings": {"origin": "github.com/…", "date": "2026-03-01", "files": {
    "rulings.yaml": {"address": "https://…", "date": "2026-03-01", "sha256": "…"}}}}
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from card_pipeline.sources.fetch import Fetched
from card_pipeline.sources.provenance import FILE
from card_pipeline.sources.upstream_settings import UpstreamSource


def write_provenance(
    sources: Path, name: str, source: UpstreamSource, fetched: Mapping[str, Fetched]
) -> None:
    """Replace the entry of one source, unless its files are those of the last download.

    The date is the newest one that the servers sent, if any.
    """
    path = sources / FILE
    entries = _entries(path)
    if _hashes(entries.get(name)) == {file: one.sha256 for file, one in fetched.items()}:
        return
    dates = [one.modified.isoformat() for one in fetched.values() if one.modified is not None]
    files = {
        file: {
            "address": source.files[file],
            **({"date": one.modified.isoformat()} if one.modified is not None else {}),
            "sha256": one.sha256,
        }
        for file, one in fetched.items()
    }
    date = {"date": max(dates)} if dates else {}
    entries[name] = {"origin": source.origin, **date, "files": files}
    aside = path.with_suffix(".new")
    aside.write_text(
        json.dumps(entries, indent=2, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8"
    )
    aside.replace(path)


def _entries(path: Path) -> dict[str, Any]:
    try:
        entries = json.loads(path.read_bytes())
    except (OSError, ValueError):
        return {}
    return entries if isinstance(entries, dict) else {}


def _hashes(entry: Any) -> dict[str, str] | None:
    """Return the hashes of the last download; None where there was none."""
    try:
        return {file: one["sha256"] for file, one in entry["files"].items()}
    except (KeyError, TypeError, AttributeError):
        return None
