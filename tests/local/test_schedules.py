"""Schedules: read from the service's description, and continued after failing calls."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from infra.local.routes import Function, RoutesError, read_routes
from infra.local.schedules import SOONEST, Schedule, keep, read_schedules
from infra.local.stack import SERVICE
from infra.local.workers import FunctionFailedError
from tests.local.small_service import small_service

FUNCTION = "functions:\n  nightly:\n    handler: handlers.nightly.handler\n"


def read(folder: Path, event: str, timeout: str = "") -> list[Schedule]:
    file = folder / "serverless.yml"
    file.write_text(f"{FUNCTION}{timeout}    events:\n      - {event}\n")
    return read_schedules(file, read_routes(file))


@pytest.mark.parametrize(
    ("event", "periods"),
    [
        ("schedule: rate(1 minute)", [60]),
        ("schedule: rate(15 minutes)", [900]),
        ("schedule: rate(1 day)", [86400]),
        ("schedule: { rate: rate(2 hours), method: scheduler }", [7200]),
        ("schedule: { rate: [rate(1 hour), rate(1 day)] }", [3600, 86400]),
        ("schedule: { rate: rate(1 hour), enabled: false }", []),
        ("httpApi: GET /api/x", []),
        ('httpApi: "*"', []),
    ],
)
def test_periods_are_read(tmp_path: Path, event: str, periods: list[float]) -> None:
    assert [schedule.every for schedule in read(tmp_path, event)] == periods


@pytest.mark.parametrize("rate", ["cron(0 4 * * ? *)", "rate(0 minutes)", "rate(1 week)", "15 minutes"])
def test_unsupported_schedules_are_named(tmp_path: Path, rate: str) -> None:
    with pytest.raises(RoutesError, match=r"serverless\.yml: .* is not a schedule like rate\(15 minutes\)"):
        read(tmp_path, f"schedule: {{ rate: '{rate}' }}")


def test_a_scheduled_call_has_the_time_of_its_function_not_of_the_gateway(tmp_path: Path) -> None:
    (schedule,) = read(tmp_path, "schedule: rate(1 day)", timeout="    timeout: 300\n")
    assert schedule.function.seconds == 300


def test_decks_are_published_and_mails_written_every_minute_and_data_renewed_every_day() -> None:
    schedules = {one.function.name: one for one in read_schedules(SERVICE, read_routes(SERVICE))}
    assert {name: one.every for name, one in schedules.items()} == {
        "accountJobs": 60,
        "publisher": 60,
        "rebuild": 86_400,
    }
    assert schedules["publisher"].function.seconds > 60, "a whole archive takes its time"


def test_failures_are_logged_and_followed_by_the_next_call(capsys: pytest.CaptureFixture[str]) -> None:
    outcomes: list[BaseException | None] = [None, FunctionFailedError("the function raised"), TimeoutError()]
    slept, events = list[float](), list[dict[str, Any]]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) > 4:
            raise asyncio.CancelledError

    async def invoke(_function: Function, event: dict[str, Any]) -> None:
        events.append(event)
        outcome = outcomes.pop(0) if outcomes else None
        if outcome is not None:
            raise outcome

    schedule = Schedule(Function("nightly", "handlers.nightly.handler", 20), 900)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(keep(schedule, invoke, sleep))
    assert slept == [900] * 5
    assert [event["source"] for event in events] == ["aws.scheduler"] * 4
    assert len({event["id"] for event in events}) == 4
    lines = capsys.readouterr().err.splitlines()
    assert lines == ["scheduled nightly: the function raised", "scheduled nightly: no answer within 20 s"]


@pytest.mark.parametrize(
    ("every", "cold", "pauses"),
    [
        (60, False, [0, SOONEST, SOONEST]),
        (60, True, [SOONEST] * 3),
        (120, False, [120] * 3),
        (86400, False, [86400] * 3),
    ],
)
def test_jobs_of_every_minute_run_more_often_here(every: float, cold: bool, pauses: list[float]) -> None:
    slept = list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 3:
            raise asyncio.CancelledError

    async def invoke(_function: Function, _event: dict[str, Any]) -> None:
        return

    often = Schedule(Function("often", "handlers.often.handler", 20), every)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(keep(often, invoke, sleep, cold=cold))
    assert slept == pauses


def test_a_worker_gets_the_event(tmp_path: Path) -> None:
    service = small_service(tmp_path)
    try:
        (schedule,) = read_schedules(tmp_path / "serverless.yml", read_routes(tmp_path / "serverless.yml"))
        assert schedule.function.name == "first"
        response = service.invoke("first", {"source": "aws.scheduler"})
        assert '"source": "aws.scheduler"' in response["body"]
    finally:
        service.close()
