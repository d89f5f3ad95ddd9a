"""Calls functions at the times that ``serverless.yml`` sets, as the cloud's scheduler does."""

from __future__ import annotations

import asyncio
import re
import sys
import uuid
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import yaml

from infra.local.routes import Function, Routes, RoutesError
from infra.local.settings import REGION
from infra.local.workers import FunctionFailedError
from infra.yaml_file import read_yaml

MAX_CALL = 900.0
"""Seconds that a call outside of API Gateway may take in the cloud."""
CLOUDS_SOONEST, SOONEST = 60.0, 2.0
"""Seconds. Jobs of every minute run more often here, where calls cost nothing: new public decks are found
at once."""
_UNITS = {"minute": 60, "hour": 3600, "day": 86400}
_RATE = re.compile(r"rate\((\d+) (minute|hour|day)s?\)")

Invoke = Callable[[Function, dict[str, Any]], Awaitable[Any]]
Sleep = Callable[[float], Awaitable[None]]


@dataclass(frozen=True)
class Schedule:
    """A function, and how often it is called."""

    function: Function
    every: float
    """Seconds."""
    input: dict[str, Any] | None = None
    """Its payload; None for the default of the scheduler."""


def read_schedules(file: Path, routes: Routes) -> list[Schedule]:
    """Read the schedule events of the functions. Raises RoutesError with the problem."""
    functions = {function.name: function for function in routes.functions}
    try:
        described: dict[str, Any] = read_yaml(file)["functions"]
        return [
            schedule
            for name, body in described.items()
            for event in body.get("events", [])
            if isinstance(event, dict) and "schedule" in event
            for schedule in _schedules(_unhurried(functions[name], body), event["schedule"])
        ]
    except (OSError, yaml.YAMLError, KeyError, TypeError, AttributeError, ValueError) as problem:
        raise RoutesError(f"{file.name}: {problem}") from problem


async def keep(
    schedule: Schedule, invoke: Invoke, sleep: Sleep = asyncio.sleep, *, cold: bool = False
) -> None:
    """Call the function forever, one call after the other; failures are logged.

    `cold`: the first call is one period after the start, too.
    """
    for pause in _pauses(schedule.every, cold):
        await sleep(pause)
        try:
            await invoke(schedule.function, schedule.input or _event(datetime.now(UTC)))
        except (TimeoutError, FunctionFailedError) as problem:
            why = str(problem) or f"no answer within {schedule.function.seconds:g} s"
            sys.stderr.write(f"scheduled {schedule.function.name}: {why}\n")


def _pauses(every: float, cold: bool) -> Iterator[float]:
    if every == CLOUDS_SOONEST:
        return chain([SOONEST if cold else 0.0], repeat(SOONEST))
    return repeat(every)


def _unhurried(function: Function, body: dict[str, Any]) -> Function:
    """Return the function's own timeout: these calls do not pass API Gateway."""
    return replace(function, seconds=min(MAX_CALL, float(body.get("timeout", function.seconds))))


def _schedules(function: Function, event: str | dict[str, Any]) -> list[Schedule]:
    settings: dict[str, Any] = {"rate": event} if isinstance(event, str) else event
    if not settings.get("enabled", True):
        return []
    rates = settings["rate"] if isinstance(settings["rate"], list) else [settings["rate"]]
    return [Schedule(function, _seconds(rate), settings.get("input")) for rate in rates]


def _seconds(rate: str) -> float:
    found = _RATE.fullmatch(rate)
    if found is None or int(found[1]) == 0:
        raise ValueError(f"{rate!r} is not a schedule like rate(15 minutes)")
    return int(found[1]) * _UNITS[found[2]]


def _event(now: datetime) -> dict[str, Any]:
    return {
        "version": "0",
        "id": str(uuid.uuid4()),
        "detail-type": "Scheduled Event",
        "source": "aws.scheduler",
        "account": "000000000000",
        "time": f"{now:%Y-%m-%dT%H:%M:%SZ}",
        "region": REGION,
        "resources": [],
        "detail": "{}",
    }
