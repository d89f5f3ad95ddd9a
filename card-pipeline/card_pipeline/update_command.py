"""``update``: fetch the upstream sources; files that a build cannot read are discarded."""

from __future__ import annotations

from pathlib import Path

from card_pipeline.build import read
from card_pipeline.build_output import Log
from card_pipeline.sources.upstream import Update, update
from card_pipeline.sources.upstream_settings import FILE, read_upstream


def run_update(sources: Path, log: Log, settings: Path = FILE) -> Update:
    """Update the sources folder. Raises SourceError for invalid settings; see also `Update.failed`."""
    return update(sources, read_upstream(settings), lambda folder: read(folder, lambda _: None), log)
