"""The publisher as it is deployed, with all settings from the environment."""

from __future__ import annotations

from typing import Any

from functions.common import log, scheduled
from functions.common.ports import system_clock
from functions.common.settings import read_settings
from functions.common.tables import connect
from functions.publisher.ports import Ports
from functions.publisher.repository import read_changes
from functions.publisher.service import run
from functions.publisher.stores.factory import create_store

settings = read_settings()
connect(settings)
log.start_logging(settings.log_level)
ports = Ports(system_clock, create_store(settings.pda_files), read_changes)


def publish(_event: object, _context: object) -> dict[str, Any]:
    """Update the files; the result is for the log only."""
    return scheduled.run("publisher", "published", _work)


def _work() -> dict[str, Any]:
    result = run(ports)
    return {"outcome": result.outcome, "decks": result.decks, "removed": result.removed}
