"""``update``: fetch the sources, then build; a playtest round, too."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from card_pipeline.build_output import Log
from card_pipeline.data_command import DataOptions, run_data
from card_pipeline.history.advance import Large
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
    large: Large = "refuse"
    """What becomes of more changes of cards than a new version has."""
    previous: str = ""
    """Published data to compare with, by default those that are replaced."""


def update_and_build(options: UpdateOptions, log: Log, now: float) -> Update:
    """Fetch into the sources, then publish from them, even if some sources keep their old files.

    Raises SourceError for invalid settings or sources, OSError when writing fails.
    """
    sources = options.sources
    previous = options.previous or str(options.data.out)
    how = Fetching(options.settings, large=options.large, previous=previous)
    result = run_update(sources, log, now, how)
    run_data(replace(options.data, sources=sources), log, now)
    update_playtest(sources, options.playtest, log)
    return result
