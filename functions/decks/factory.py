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
from functions.decks.errors import STATUSES
from functions.decks.import_client import ImportClient
from functions.decks.ports import Ports
from functions.decks.routes import deck, decks, revisions, third_party

ROUTERS = [third_party.router, deck.router, revisions.router, decks.router]


def production_ports(settings: Settings) -> Ports:
    """Create the ports of the deployed services."""
    return Ports(
        clock=system_clock,
        new_deck_id=random_deck_id,
        new_token=random_token,
        sessions=Sessions(system_clock, random_token),
        throttle=(throttle := Throttle(system_clock)),
        capacity=Capacity(throttle),
        card_facts=card_data(settings.card_data, system_clock),
        fetch_deck=ImportClient(settings.deck_import).fetch,
    )


def create_app(settings: Settings, ports: Ports) -> FastAPI:
    """Create the app."""
    return make_app("decks", settings, ROUTERS, STATUSES, ports)
