"""Scheduled runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from functions.common import log
from functions.common.exhaustion import retry_after


def run(function: str, event: str, work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """Do the work of a run, and log and return its facts.

    A run ends without them while the database is exhausted or unreachable; the next one does its work.
    """
    try:
        facts = work()
    except Exception as error:
        if retry_after(error) is None:
            raise
        log.failure("exhausted", error, function=function)
        return {}
    log.info(event, function=function, **facts)
    return facts
