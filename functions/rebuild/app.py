"""The rebuild as it is deployed, with all settings from the environment."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from functions.common import log, scheduled
from functions.common.settings import read_settings
from functions.rebuild.factory import create_ports
from functions.rebuild.service import run
from functions.rebuild.settings import read_rebuild_settings

log.start_logging(read_settings().log_level)
ports = create_ports(read_rebuild_settings())


def rebuild(event: dict[str, Any], _context: object) -> dict[str, Any]:
    """Renew the data. ``{"acceptFewer": true}`` publishes even if there are far fewer records than before."""
    return scheduled.run(
        "rebuild", "rebuilt", lambda: asdict(run(ports, accept_fewer=event.get("acceptFewer") is True))
    )
