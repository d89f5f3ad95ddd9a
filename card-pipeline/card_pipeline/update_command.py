"""``update``: fetch the upstream sources, keeping what a build could not read out of the sources folder."""

from __future__ import annotations

from pathlib import Path

from card_pipeline.build import read
from card_pipeline.made import Say
from card_pipeline.sources.upstream import Update, update
from card_pipeline.sources.upstream_settings import FILE, read_upstream


def run_update(sources: Path, say: Say, settings: Path = FILE) -> Update:
    """Update the sources folder. Raises SourceError for broken settings; see `Update.failed` for the rest."""
    return update(sources, read_upstream(settings), lambda folder: read(folder, lambda _: None), say)
