"""The rebuild as it is deployed, with all settings from the environment."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from functions.common import log, scheduled
from functions.common.ports import system_clock
from functions.common.settings import read_settings
from functions.rebuild.ports import Ports
from functions.rebuild.service import run
from functions.rebuild.settings import RebuildSettings, read_rebuild_settings
from functions.rebuild.sources import SourcesArchive, SourcesFolder
from infra.site_bucket import site_bucket
from infra.site_folder import SiteFolder
from infra.site_record import SiteStore

_BUCKET = "s3://"
log.start_logging(read_settings().log_level)


def create_ports(settings: RebuildSettings) -> Ports:
    """Connect to the published site."""
    store = _store(settings)
    sources = SourcesFolder(settings.sources) if settings.sources else SourcesArchive(store)
    return Ports(system_clock, store, sources, settings.upstream, settings.processors)


def _store(settings: RebuildSettings) -> SiteStore:
    if not settings.site.startswith(_BUCKET):
        return SiteFolder(Path(settings.site), settings.state)
    return site_bucket(settings.site.removeprefix(_BUCKET))


ports = create_ports(read_rebuild_settings())


def rebuild(event: dict[str, Any], _context: object) -> dict[str, Any]:
    """Renew the data. ``{"acceptFewer": true}`` publishes even if there are far fewer records than before."""
    return scheduled.run(
        "rebuild", "rebuilt", lambda: asdict(run(ports, accept_fewer=event.get("acceptFewer") is True))
    )
