"""The entry point for the scheduler: sends waiting mails and finishes interrupted deletions."""

from __future__ import annotations

from typing import Any

from functions.account.production_ports import job_ports
from functions.account.services import deletion, mails
from functions.common import log, scheduled
from functions.common.settings import read_settings
from functions.common.tables import connect

DELETION_SECONDS = 20.0
"""Time of one run for deletions."""

settings = read_settings()
connect(settings)
log.start_logging(settings.log_level)
ports = job_ports(settings)


def handler(_event: object, _context: object) -> dict[str, Any]:
    """Do the waiting jobs; the result is for the log only."""
    return scheduled.run("account", "jobs", _work)


def _work() -> dict[str, Any]:
    return {"mails": mails.send_due(ports), "decks": deletion.finish_due(ports, DELETION_SECONDS)}
