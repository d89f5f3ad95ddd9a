"""``report.json``: how the published data came about, for people who look at ``/data``.

It stands beside the manifest, and is not named in it.
"""

from __future__ import annotations

from typing import Literal

from card_pipeline.model.base import Published

Outcome = Literal["published", "unchanged", "refused", "failed"]


class SourceReport(Published):
    """A source of the published data."""

    name: str
    """As in the manifest: ``cards``, ``rulings``, ``winning decks`` …"""
    origin: str
    """Package and version, or URL, without local paths."""
    status: Literal["present", "absent", "sample"]
    date: str | None = None
    """ISO date of the data, if the source has one."""
    checked: str | None = None
    """ISO date on which the source was last fetched and could be read."""
    problem: str | None = None
    """Why the last run kept its old files."""


class RunReport(Published):
    """The last run of the rebuild."""

    time: str
    """``2026-11-24T04:00:00Z``"""
    outcome: Outcome
    """`published`: new data; `unchanged`: no source has changed; `refused`: the new data look wrong, so the
    last ones stay; `failed`: an error."""
    problem: str | None = None
    """Why a run was refused or failed."""


class WarningReport(Published):
    """What was unusual in the sources and accepted by rule."""

    rule: str
    count: int
    examples: list[str]
    """Up to three cases."""


class DataReport(Published):
    """``report.json``."""

    version: str
    """Data version, as in the manifest."""
    counts: dict[str, int]
    sources: list[SourceReport]
    warnings: list[WarningReport]
    run: RunReport | None = None
    """Missing where the data were built by hand."""
