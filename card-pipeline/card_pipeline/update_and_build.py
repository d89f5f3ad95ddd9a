"""``update``: fetch the sources, record the day, then build; a playtest round, too."""

from __future__ import annotations

import datetime
import json
from dataclasses import dataclass, replace
from pathlib import Path

from card_pipeline.build_output import Log
from card_pipeline.data_command import DataOptions, run_data
from card_pipeline.playtest_command import update_playtest
from card_pipeline.publish.store import write_aside
from card_pipeline.sources.provenance import FILE
from card_pipeline.sources.upstream import Update
from card_pipeline.update_command import run_update


@dataclass(frozen=True)
class UpdateOptions:
    """Inputs and outputs of the update."""

    data: DataOptions
    sources: Path
    settings: Path
    """Where to fetch from."""
    playtest: Path
    """Where the data of a playtest round go."""


def update_and_build(options: UpdateOptions, log: Log, now: float) -> Update:
    """Fetch into the sources, then publish from them, even if some sources keep their old files.

    Raises SourceError for invalid settings or sources, OSError when writing fails.
    """
    sources = options.sources
    result = run_update(sources, log, options.settings)
    _record_day(sources, result.updated, datetime.datetime.fromtimestamp(now, datetime.UTC).date())
    run_data(replace(options.data, sources=sources), log, now)
    update_playtest(sources, options.playtest, log)
    return result


def _record_day(sources: Path, names: list[str], today: datetime.date) -> None:
    """Record the day of the download for each source: it is used when a server sends no date."""
    if not names:
        return
    path = sources / FILE
    entries = json.loads(path.read_bytes())
    for name in names:
        entries[name]["fetched"] = today.isoformat()
    text = json.dumps(entries, indent=2, sort_keys=True, ensure_ascii=False) + "\n"
    write_aside(path, text.encode())
