"""``update``: fetch the sources, then build; a playtest round, too."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from card_pipeline.build_output import Log
from card_pipeline.data_command import DataOptions, run_data
from card_pipeline.playtest_command import update_playtest
from card_pipeline.sources.upstream import Update
from card_pipeline.update_command import Fetching, run_update


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
    result = run_update(sources, log, now, Fetching(options.settings))
    run_data(replace(options.data, sources=sources), log, now)
    update_playtest(sources, options.playtest, log)
    return result
