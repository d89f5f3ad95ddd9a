"""Puts the function together: settings, ports, routes."""

from __future__ import annotations

from fastapi import FastAPI

from functions.common.application import make_app
from functions.common.ports import random_token, system_clock
from functions.common.sessions import Sessions
from functions.common.settings import Settings
from functions.common.throttle import Throttle
from functions.decks.errors import STATUSES
from functions.decks.ids import random_deck_id
from functions.decks.ports import Ports
from functions.decks.routes import deck, decks

ROUTERS = [deck.router, decks.router]


def real_ports() -> Ports:
    """Give the services the real world."""
    return Ports(
        clock=system_clock,
        new_deck_id=random_deck_id,
        sessions=Sessions(system_clock, random_token),
        throttle=Throttle(system_clock),
    )


def assemble(settings: Settings, ports: Ports) -> FastAPI:
    """Make the app."""
    return make_app("decks", settings, ROUTERS, STATUSES, ports)
