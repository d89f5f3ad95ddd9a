"""Puts the function together: settings, ports, routes."""

from __future__ import annotations

from fastapi import FastAPI

from functions.common.application import make_app
from functions.common.card_data import card_data
from functions.common.ports import system_clock
from functions.common.settings import Settings
from functions.common.throttle import Throttle
from functions.recommendation.errors import STATUSES
from functions.recommendation.ports import Ports
from functions.recommendation.repository import learnt_at
from functions.recommendation.routes import router


def real_ports(settings: Settings) -> Ports:
    """Give the service the real world."""
    return Ports(
        throttle=Throttle(system_clock),
        card_facts=card_data(settings.card_data, system_clock),
        learnt=learnt_at(settings.card_data, system_clock),
    )


def assemble(settings: Settings, ports: Ports) -> FastAPI:
    """Make the app."""
    return make_app("recommendation", settings, [router], STATUSES, ports)
