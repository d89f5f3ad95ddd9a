"""The settings of the rebuild, read once from its environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from card_pipeline.sources.upstream_settings import FILE as UPSTREAM

from functions.common.settings import SettingsError


@dataclass(frozen=True)
class RebuildSettings:
    """Where the sources come from, and where the site is."""

    site: str
    """``s3://bucket``, or the folder that the local gateway serves."""
    state: Path
    """Folder of the private files of a local site."""
    sources: Path | None
    """The sources folder of this machine; None: an archive among the private files of the site."""
    upstream: Path
    """``upstream.yml``"""
    processors: int
    """Lambda has no semaphores, so other processes cannot be used there."""


def read_rebuild_settings(environment: Mapping[str, str] = os.environ) -> RebuildSettings:
    """Read the settings. Raises SettingsError that names the missing variable."""
    site = environment.get("SITE_FILES", "")
    if not site:
        raise SettingsError("SITE_FILES is not set: there is no place for the published files")
    sources = environment.get("REBUILD_SOURCES", "")
    return RebuildSettings(
        site=site,
        state=Path(environment.get("REBUILD_STATE", "") or "."),
        sources=Path(sources) if sources else None,
        upstream=Path(environment.get("UPSTREAM", "") or UPSTREAM),
        processors=(os.cpu_count() or 1) if sources else 1,
    )
