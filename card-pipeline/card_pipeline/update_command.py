"""``update``: fetch the upstream sources; files that a build cannot read are discarded."""

from __future__ import annotations

import datetime
import json
from dataclasses import dataclass
from pathlib import Path

from card_pipeline.build import read
from card_pipeline.build_output import Log
from card_pipeline.publish.store import write_aside
from card_pipeline.sources.provenance import FILE as PROVENANCE
from card_pipeline.sources.upstream import Update, update
from card_pipeline.sources.upstream_settings import FILE, read_upstream


@dataclass(frozen=True)
class Fetching:
    """How sources are fetched."""

    settings: Path = FILE
    """Where from."""
    seconds: float | None = None
    """Limit of all downloads together."""


def run_update(sources: Path, log: Log, now: float, how: Fetching) -> Update:
    """Update the sources folder and record the day. `now`: seconds since 1970.

    Raises SourceError for invalid settings; see also `Update.failed`.
    """
    upstream = read_upstream(how.settings)
    result = update(sources, upstream, lambda folder: read(folder, lambda _: None), log, how.seconds)
    _record_day(sources, result.updated, datetime.datetime.fromtimestamp(now, datetime.UTC).date())
    return result


def _record_day(sources: Path, names: list[str], today: datetime.date) -> None:
    """Record the day on which the files of each source first came: it is used when a server sends no date."""
    if not names:
        return
    path = sources / PROVENANCE
    entries = json.loads(path.read_bytes())
    for name in names:
        entries[name].setdefault("fetched", today.isoformat())
    text = json.dumps(entries, indent=2, sort_keys=True, ensure_ascii=False) + "\n"
    write_aside(path, text.encode())
