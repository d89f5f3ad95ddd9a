"""Connects the rebuild to the published site."""

from __future__ import annotations

from pathlib import Path

from functions.common.ports import system_clock
from functions.rebuild.ports import Ports
from functions.rebuild.settings import RebuildSettings
from functions.rebuild.sources import SourcesArchive, SourcesFolder
from infra.site_bucket import site_bucket
from infra.site_folder import SiteFolder
from infra.site_record import SiteStore

_BUCKET = "s3://"


def create_ports(settings: RebuildSettings) -> Ports:
    """Connect to the published site."""
    store = _store(settings)
    sources = SourcesFolder(settings.sources) if settings.sources else SourcesArchive(store)
    return Ports(system_clock, store, sources, settings.upstream, settings.processors)


def _store(settings: RebuildSettings) -> SiteStore:
    if not settings.site.startswith(_BUCKET):
        return SiteFolder(Path(settings.site), settings.state)
    return site_bucket(settings.site.removeprefix(_BUCKET))
