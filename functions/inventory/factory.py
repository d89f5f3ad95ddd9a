"""Creates the app and its production ports."""

from __future__ import annotations

from fastapi import FastAPI

from functions.common.application import make_app
from functions.common.capacity import Capacity
from functions.common.card_data import card_data
from functions.common.ports import random_token, system_clock
from functions.common.sessions import Sessions
from functions.common.settings import Settings
from functions.common.throttle import Throttle
from functions.inventory.errors import STATUSES
from functions.inventory.ports import Ports
from functions.inventory.routes import inventory, notes, sharing
from functions.inventory.share_key import random_share_key

ROUTERS = [inventory.router, notes.router, sharing.router]


def production_ports(settings: Settings) -> Ports:
    """Create the ports of the deployed services."""
    return Ports(
        clock=system_clock,
        new_share_key=random_share_key,
        sessions=Sessions(system_clock, random_token),
        throttle=(throttle := Throttle(system_clock)),
        capacity=Capacity(throttle),
        card_facts=card_data(settings.card_data, system_clock),
    )


def create_app(settings: Settings, ports: Ports) -> FastAPI:
    """Create the app."""
    return make_app("inventory", settings, ROUTERS, STATUSES, ports)
