"""The publisher as it is deployed: everything from the environment."""

from __future__ import annotations

from typing import Any

from functions.common import log, scheduled
from functions.common.ports import system_clock
from functions.common.settings import read_settings
from functions.common.tables import connect
from functions.publisher.ports import Ports
from functions.publisher.repository import read_changes
from functions.publisher.service import run
from functions.publisher.stores.choice import store_at

settings = read_settings()
connect(settings)
log.start_logging(settings.log_level)
ports = Ports(system_clock, store_at(settings.pda_files), read_changes)


def publish(_event: object, _context: object) -> dict[str, Any]:
    """Bring the files up to date; the answer is for the log only."""
    return scheduled.run("publisher", "published", _work)


def _work() -> dict[str, Any]:
    done = run(ports)
    return {"outcome": done.outcome, "decks": done.decks, "removed": done.removed}
