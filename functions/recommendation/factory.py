"""Creates the app and its production ports."""

from __future__ import annotations

from fastapi import FastAPI

from functions.common.application import make_app
from functions.common.card_data import card_data
from functions.common.ports import system_clock
from functions.common.settings import Settings
from functions.common.throttle import Throttle
from functions.recommendation.errors import STATUSES
from functions.recommendation.ports import Ports
from functions.recommendation.repository import model_at
from functions.recommendation.routes import router


def production_ports(settings: Settings) -> Ports:
    """Create the ports of the deployed service."""
    return Ports(
        throttle=Throttle(system_clock),
        card_facts=card_data(settings.card_data, system_clock),
        model=model_at(settings.card_data, system_clock),
    )


def create_app(settings: Settings, ports: Ports) -> FastAPI:
    """Create the app."""
    return make_app("recommendation", settings, [router], STATUSES, ports)
