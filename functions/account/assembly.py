"""Puts the function together: settings, ports, routes."""

from __future__ import annotations

import asyncio

from fastapi import FastAPI

from functions.account.errors import STATUSES
from functions.account.mail import mailer
from functions.account.passwords import Argon2
from functions.account.ports import Ports
from functions.account.routes import account, login, own_data, resets, sessions
from functions.common.application import make_app
from functions.common.ports import random_id, random_token, system_clock
from functions.common.sessions import Sessions
from functions.common.settings import Settings
from functions.common.throttle import Throttle

ROUTERS = [login.router, account.router, own_data.router, sessions.router, resets.router]


def real_ports(settings: Settings) -> Ports:
    """Give the services the real world."""
    return Ports(
        clock=system_clock,
        new_id=random_id,
        new_token=random_token,
        hasher=Argon2(),
        mailer=mailer(settings, system_clock),
        sessions=Sessions(system_clock, random_token),
        throttle=Throttle(system_clock),
        pause=asyncio.sleep,
        site=settings.site,
    )


def assemble(settings: Settings, ports: Ports) -> FastAPI:
    """Make the app."""
    return make_app("account", settings, ROUTERS, STATUSES, ports)
