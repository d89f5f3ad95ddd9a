"""Fetches the upstream sources with the first build on a machine, within a time limit."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from card_pipeline.build_output import Log
from card_pipeline.update_command import Fetching, run_update

SECONDS = 30.0
"""Limit of the downloads: a machine behind a broken network still starts."""
PAUSE_SECONDS = 24 * 60 * 60
"""Nothing is fetched again for this time after an attempt that has brought nothing."""
ATTEMPT = "first-fetch"


def fetch_first(sources: Path, artifacts: Path, log: Log, now: float, how: Fetching) -> None:
    """Fill the sources folder if there is none. `now`: seconds since 1970.

    Without a network the build uses the installed card package and samples. Raises SourceError for invalid
    settings, OSError when writing fails.
    """
    attempt = artifacts / ATTEMPT
    if sources.exists() or now - _time_of(attempt) < PAUSE_SECONDS:
        return
    limit = how.seconds or SECONDS
    log(f"Fetching winning decks, translations and newer card files: {limit:g} s at most, FETCH=no skips it…")
    result = run_update(sources, log, now, replace(how, seconds=limit))
    if result.failed:
        log("`make update` fetches what is missing.")
    if not result.updated:
        sources.rmdir()
        artifacts.mkdir(parents=True, exist_ok=True)
        attempt.write_text(f"{now:.0f}\n", encoding="utf-8")
        log("Without them the archives show samples, and say so.")


def _time_of(attempt: Path) -> float:
    try:
        return float(attempt.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return 0.0
