"""Creates the app."""

from __future__ import annotations

from fastapi import FastAPI

from functions.account.errors import STATUSES
from functions.account.ports import Ports
from functions.account.routes import account, email, login, own_data, resets, searches, sessions
from functions.common.application import make_app
from functions.common.settings import Settings

ROUTERS = [
    login.router,
    account.router,
    email.router,
    own_data.router,
    sessions.router,
    resets.router,
    searches.router,
]


def create_app(settings: Settings, ports: Ports) -> FastAPI:
    """Create the app."""
    return make_app("account", settings, ROUTERS, STATUSES, ports)
