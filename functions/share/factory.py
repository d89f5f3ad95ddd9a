"""Creates the app and its production ports."""

from __future__ import annotations

from fastapi import FastAPI

from functions.common.application import make_app
from functions.common.card_data import card_data
from functions.common.ports import system_clock
from functions.common.published import Latest, published_at
from functions.common.settings import Settings
from functions.share import repository
from functions.share.card_names import read_names
from functions.share.errors import STATUSES
from functions.share.ports import Ports
from functions.share.routes import router
from functions.share.shell import Shell

NAMES = "names"


def production_ports(settings: Settings) -> Ports:
    """Create the ports of the deployed service."""
    return Ports(
        clock=system_clock,
        find=repository.find,
        card_facts=card_data(settings.card_data, system_clock),
        names=Latest(published_at(settings.card_data), system_clock, NAMES, read_names),
        shell=Shell(settings.card_data, system_clock),
        site=settings.site,
    )


def create_app(settings: Settings, ports: Ports) -> FastAPI:
    """Create the app."""
    return make_app("share", settings, [router], STATUSES, ports)
