"""Everything that `make run` starts, in order, and stops in reverse order."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from starlette.types import ASGIApp

from functions.common.tables import TTL_ATTRIBUTE, table_definition
from infra.local.api import Api
from infra.local.data_folder import data_folder
from infra.local.database import Database, database
from infra.local.gateway import gateway
from infra.local.routes import read_routes
from infra.local.schedules import Schedule, keep, read_schedules
from infra.local.settings import ENDPOINT, OUTBOX, PUBLISHED, TABLE, Locations, function_environment
from infra.local.tables import create_table

ROOT = Path(__file__).resolve().parents[2]
SERVICE = ROOT / "serverless.yml"
REBUILD = "rebuild"
"""Runs once a day: no process waits for its call."""


@dataclass(frozen=True)
class Options:
    """Options of the stack."""

    dist: Path
    port: int
    data: Path
    memory: bool
    """Start empty and persist nothing: for tests."""
    processes: int
    """Maximum number of processes of each function."""
    cold: bool = False
    """Start no process of a function before its first call, and no scheduled call at once: for tests."""


def _runs(schedule: Schedule, options: Options, outer: Mapping[str, str]) -> bool:
    """Whether a schedule runs here: data of given sources are not renewed, nor those of tests."""
    fetches = not (options.memory or outer.get("FETCH") == "no" or outer.get("SOURCES"))
    return fetches or schedule.function.name != REBUILD


@asynccontextmanager
async def stack(options: Options, outer: Mapping[str, str]) -> AsyncIterator[ASGIApp]:
    """Run database and functions while the block runs, and yield the gateway's application.

    Raises DataFolderError, DatabaseError, RoutesError, ShellError or OSError when something is missing.
    """
    async with AsyncExitStack() as running:
        if options.memory:
            running.callback(shutil.rmtree, options.data, ignore_errors=True)
        data = running.enter_context(data_folder(options.data))
        if options.memory:
            for folder in (OUTBOX, PUBLISHED):
                shutil.rmtree(data / folder, ignore_errors=True)
        base = running.enter_context(database(outer, ROOT, data, memory=options.memory))
        endpoint = base.endpoint if isinstance(base, Database) else base
        (data / ENDPOINT).write_text(endpoint, encoding="utf-8")
        running.callback((data / ENDPOINT).unlink, missing_ok=True)
        prepare = partial(create_table, endpoint, table_definition(TABLE), TTL_ATTRIBUTE)
        prepare()
        environment = function_environment(outer, Locations(ROOT, data, options.dist, endpoint), options.port)
        routes = read_routes(SERVICE)
        api = Api(routes, ROOT, environment, options.processes)
        app = gateway(options.dist, api=api, published=data / PUBLISHED)
        schedules = [each for each in read_schedules(SERVICE, routes) if _runs(each, options, outer)]
        await running.enter_async_context(api)
        if not options.cold:
            await api.warm(each for each in routes.functions if each.name != REBUILD)
        for schedule in schedules:
            running.callback(asyncio.create_task(keep(schedule, api.invoke, cold=options.cold)).cancel)
        if isinstance(base, Database):
            watch = asyncio.create_task(base.keep_running(prepare))
            running.callback(watch.cancel)
        yield app
