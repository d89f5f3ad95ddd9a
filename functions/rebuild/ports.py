"""Dependencies of the rebuild: clock, published files, sources, options."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from functions.common.ports import Clock
from functions.rebuild.sources import Sources
from infra.site_record import SiteStore


@dataclass(frozen=True)
class Ports:
    """Everything the rebuild depends on."""

    clock: Clock
    store: SiteStore
    sources: Sources
    upstream: Path
    """Where the sources are fetched from."""
    processors: int
    """Processes that write pages at the same time."""
