"""``update`` as a person or the schedule runs it: fetch, note the day, then build from what lies there."""

from __future__ import annotations

import datetime
import json
from dataclasses import replace
from pathlib import Path

from card_pipeline.data_command import DataOptions, run_data
from card_pipeline.made import Say
from card_pipeline.publish.store import write_aside
from card_pipeline.sources.provenance import FILE
from card_pipeline.sources.upstream import Update
from card_pipeline.update_command import run_update


def update_and_build(options: DataOptions, sources: Path, settings: Path, say: Say, now: float) -> Update:
    """Fetch into `sources`, then publish from it, also when some sources keep their old files.

    Raises SourceError for wrong settings or sources, OSError when the disk refuses.
    """
    result = run_update(sources, say, settings)
    _note_day(sources, result.updated, datetime.datetime.fromtimestamp(now, datetime.UTC).date())
    run_data(replace(options, sources=sources), say, now)
    return result


def _note_day(sources: Path, names: list[str], today: datetime.date) -> None:
    """Write the day of the fetch beside each source: it stands in where a server tells no date."""
    if not names:
        return
    path = sources / FILE
    entries = json.loads(path.read_bytes())
    for name in names:
        entries[name]["fetched"] = today.isoformat()
    text = json.dumps(entries, indent=2, sort_keys=True, ensure_ascii=False) + "\n"
    write_aside(path, text.encode())
