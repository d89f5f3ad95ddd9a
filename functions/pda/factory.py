"""Creates the app and its production ports."""

from __future__ import annotations

from fastapi import FastAPI

from functions.common.application import make_app
from functions.common.capacity import Capacity
from functions.common.card_data import card_data
from functions.common.deck_ids import random_deck_id
from functions.common.ports import random_token, system_clock
from functions.common.sessions import Sessions
from functions.common.settings import Settings
from functions.common.throttle import Throttle
from functions.pda.errors import STATUSES
from functions.pda.ports import Ports
from functions.pda.routes import decks, favorites, mine

ROUTERS = [mine.router, favorites.router, decks.router]


def production_ports(settings: Settings) -> Ports:
    """Create the ports of the deployed services."""
    return Ports(
        clock=system_clock,
        new_deck_id=random_deck_id,
        sessions=Sessions(system_clock, random_token),
        throttle=(throttle := Throttle(system_clock)),
        capacity=Capacity(throttle),
        card_facts=card_data(settings.card_data, system_clock),
    )


def create_app(settings: Settings, ports: Ports) -> FastAPI:
    """Create the app."""
    return make_app("pda", settings, ROUTERS, STATUSES, ports)
