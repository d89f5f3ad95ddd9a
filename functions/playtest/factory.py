"""Creates the app and its production ports."""

from __future__ import annotations

from fastapi import FastAPI

from functions.common.application import make_app
from functions.common.capacity import Capacity
from functions.common.ports import random_token, system_clock
from functions.common.sessions import Sessions
from functions.common.settings import Settings
from functions.common.throttle import Throttle
from functions.playtest.errors import STATUSES
from functions.playtest.files import round_files
from functions.playtest.ports import Ports
from functions.playtest.routes import data, export, profile, reports, rounds, testers

# `reports` comes last: its paths have two variable parts.
ROUTERS = [data.router, testers.router, profile.router, rounds.router, export.router, reports.router]


def production_ports(settings: Settings) -> Ports:
    """Create the ports of the deployed services."""
    return Ports(
        clock=system_clock,
        sessions=Sessions(system_clock, random_token),
        capacity=Capacity(Throttle(system_clock)),
        files=round_files(settings.playtest_files, system_clock),
    )


def create_app(settings: Settings, ports: Ports) -> FastAPI:
    """Create the app."""
    return make_app("playtest", settings, ROUTERS, STATUSES, ports)
