"""The app as it is deployed, with all settings from the environment."""

from __future__ import annotations

from functions.account.factory import create_app
from functions.account.production_ports import production_ports
from functions.common.settings import read_settings
from functions.common.tables import connect

settings = read_settings()
connect(settings)
app = create_app(settings, production_ports(settings))
